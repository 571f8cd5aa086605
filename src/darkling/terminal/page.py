"""The page: text in paragraphs, blocks and numbered lists, wrapped for a terminal."""

from collections.abc import Sequence
from textwrap import fill
from typing import TextIO

WIDTH = 80
INDENT = "  "


class Page:
    """Writes text to a stream, with a blank line before each paragraph and block."""

    def __init__(self, sink: TextIO) -> None:
        self._sink = sink

    def tell(self, text: str) -> None:
        """Write paragraphs; in the text, a blank line stands between two of them."""
        for paragraph in text.split("\n\n"):
            self.line("")
            self.line(fill(paragraph, WIDTH))

    def block(self, lines: Sequence[str]) -> None:
        """Write a heading and, indented, the lines below it."""
        heading, *others = lines
        self.tell(heading)
        for line in others:
            self.line(fill(line, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT * 2))

    def numbered(self, lines: Sequence[str]) -> None:
        """Write lines with their numbers."""
        digits = len(str(len(lines)))
        for number, line in enumerate(lines, 1):
            mark = f"{number:>{digits}}. "
            self.line(fill(line, WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark)))

    def line(self, text: str) -> None:
        """Write a line as it is."""
        self._sink.write(f"{text}\n")

    def ask(self) -> None:
        """Write the mark after which an answer is typed."""
        self._sink.write("> ")
        self._sink.flush()
