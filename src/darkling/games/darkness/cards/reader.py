"""Reading a short text from the left, and saying where it goes wrong."""

import re
from collections.abc import Collection

from darkling.table.errors import BadCards

WORD = re.compile(r"[A-Za-z_]+")
COUNT = re.compile(r"\d+")
SHOWN = 12
"""How many letters of what was found instead are shown."""


class CardReader:
    """A text of a card and how far it has been read; blanks before what is read next do not matter."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def sees(self, mark: str) -> bool:
        """Return whether a mark comes next."""
        self._skip_blanks()
        return self.text.startswith(mark, self.at)

    def takes(self, mark: str) -> bool:
        """Read a mark, if it comes next."""
        found = self.sees(mark)
        if found:
            self.at += len(mark)
        return found

    def need(self, mark: str) -> None:
        if not self.takes(mark):
            raise self.wrong(f"'{mark}'")

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Read what a pattern allows."""
        self._skip_blanks()
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.wrong(expected)
        self.at = found.end()
        return found.group()

    def next_word(self) -> str:
        """Return the word that comes next, without reading it."""
        self._skip_blanks()
        found = WORD.match(self.text, self.at)
        return found.group() if found else ""

    def word(self, words: Collection[str], expected: str) -> str:
        """Read one of some words."""
        found = self.next_word()
        if found not in words:
            raise self.wrong(f"{expected} ({', '.join(words)})")
        self.at += len(found)
        return found

    def count(self) -> int:
        return int(self.match(COUNT, "a number"))

    def close(self, expected: str) -> None:
        """See that nothing is left."""
        self._skip_blanks()
        if self.at < len(self.text):
            raise self.wrong(expected)

    def wrong(self, expected: str) -> BadCards:
        """Return the error that says what was expected here."""
        self._skip_blanks()
        rest = self.text[self.at : self.at + SHOWN]
        found = f"'{rest}'" if rest else "the end"
        return BadCards(f"column {self.at + 1} of '{self.text}': expected {expected}, found {found}")

    def _skip_blanks(self) -> None:
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1
