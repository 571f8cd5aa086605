"""Refusals: why something was not done, for a program and for a person."""

from darkling.table.errors import DarklingError


class Refusal(DarklingError):
    """Something asked of the server was not done; nothing has changed.

    Attributes:
        code: for programs.
        text: a sentence that says what to do.
        status: the HTTP status that fits.

    """

    def __init__(self, code: str, text: str, status: int = 409) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status


class BrokenTable(Refusal):
    """What is kept of a table cannot be read. Other tables are none the worse for it."""

    def __init__(self) -> None:
        text = "This table is damaged and cannot be shown. Tell whoever runs the server."
        super().__init__("broken-table", text)
