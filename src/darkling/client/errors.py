"""What can go wrong between a client and a server.

DarklingError
├── TableRefused    the server did not do what it was asked to, and says why
└── BadLink         not the link of a table
"""

from darkling.table.errors import DarklingError


class TableRefused(DarklingError):
    """The server did not do it; nothing has changed.

    Attributes:
        code: for programs.
        text: for people: why, and what to do.

    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class BadLink(DarklingError, ValueError):
    """The link does not lead to a table."""
