"""The page: text in paragraphs, blocks and numbered lists, wrapped for a terminal."""

from collections.abc import Sequence
from itertools import groupby, zip_longest
from textwrap import fill, wrap
from typing import TextIO

from darkling.table.result import Result, Sides
from darkling.words import Line, Words

WIDTH = 80
HALF = WIDTH // 2
INDENT = "  "
GAP = 2
"""Blanks between two columns."""
MANY = 20
"""A list that is longer is hard to read with a line for each entry."""


class Page:
    """Writes text to a stream, with a blank line before each paragraph and block."""

    def __init__(self, sink: TextIO) -> None:
        self._sink = sink

    def tell(self, text: str) -> None:
        """Write paragraphs; in the text, a blank line stands between two of them."""
        for paragraph in paragraphs(text):
            self.line("")
            self.line(fill(paragraph, WIDTH))

    def block(self, lines: Sequence[Line]) -> None:
        """Write a heading and, indented, the lines below it."""
        heading, *others = lines
        self.tell(str(heading))
        for line in others:
            if isinstance(line, str):
                self.line(fill(line, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT * 2))
            else:
                self.grid(line)

    def result(self, words: Words, result: Result, sides: Sides) -> None:
        """Write how a game ended, and what the scores are made of if there is more to tell."""
        self.block(words.result(result, sides))
        if accounts := words.accounts(result):
            self.block(accounts)

    def grid(self, rows: Sequence[tuple[str, ...]]) -> None:
        """Write rows of cells in columns, with a blank line above each row."""
        widths = _widths(rows)
        for row in rows:
            self.line("")
            wrapped = [wrap(cell, width - GAP) for cell, width in zip(row, widths, strict=True)]
            for parts in zip_longest(*wrapped, fillvalue=""):
                cells = [part.ljust(width) for part, width in zip(parts, widths, strict=True)]
                self.line((INDENT + "".join(cells)).rstrip())

    def numbered(self, lines: Sequence[str]) -> None:
        """Write lines with their numbers; of many, short ones stand side by side."""
        digits = len(str(len(lines)))
        cells = [f"{number:>{digits}}. {line}" for number, line in enumerate(lines, 1)]
        for is_short, group in groupby(cells, lambda cell: len(lines) > MANY and len(cell) + GAP <= HALF):
            if is_short:
                self._abreast(list(group))
                continue
            for cell in group:
                self.line(fill(cell, WIDTH, subsequent_indent=" " * (digits + len(". "))))

    def _abreast(self, cells: Sequence[str]) -> None:
        """Write as many cells to a line as fit."""
        width = max(map(len, cells)) + GAP
        count = WIDTH // width
        for start in range(0, len(cells), count):
            self.line("".join([cell.ljust(width) for cell in cells[start : start + count]]).rstrip())

    def line(self, text: str) -> None:
        """Write a line as it is."""
        self._sink.write(f"{text}\n")

    def ask(self) -> None:
        """Write the mark after which something is typed."""
        self._sink.write("> ")
        self._sink.flush()


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text, each on one line; in the text, a blank line stands between two."""
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


def _widths(rows: Sequence[tuple[str, ...]]) -> list[int]:
    """Return the widths of columns: what the longest word of each needs, and an equal share of the rest."""
    needs = [
        GAP + max([len(word) for cell in column for word in cell.split()])
        for column in zip(*rows, strict=True)
    ]
    share = (WIDTH - len(INDENT) - sum(needs)) // len(needs)
    return [need + share for need in needs]
