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
