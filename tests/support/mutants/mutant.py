"""A mutant: one small mistake in the sources, which some test has to notice."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).parents[3]
SOURCES = Path("src") / "darkling"
Kind = Literal["rule", "secret", "fence", "kernel", "front"]
"""A broken rule, a secret that leaks, a way back where there is none, the engine, or whoever shows games."""


class Stale(Exception):
    """A mutant whose text is not found in the sources exactly once, so that it would change nothing."""


@dataclass(frozen=True)
class Mutant:
    """A mistake to be made on purpose.

    Attributes:
        name: what is wrong then, in words.
        kind: what it is a mistake about.
        file: where it is made, below `src/darkling`.
        find: the text that is replaced; it must be there once.
        by: what it is replaced by.
        scope: the tests of `make test` that are run, as folders or files, one after the other.

    """

    name: str
    kind: Kind
    file: str
    find: str
    by: str
    scope: tuple[str, ...]

    def has_any(self, texts: list[str]) -> bool:
        """Tell whether one of the texts is in its name or its file."""
        return any(text in self.name or text in self.file for text in texts)

    def path(self, root: Path) -> Path:
        """Return the file in a copy of the project."""
        return root / SOURCES / self.file

    def made_in(self, text: str) -> str:
        """Return the text of the file with the mistake; raise Stale unless there is one place for it."""
        found = text.count(self.find)
        if found != 1:
            raise Stale(f"{self.name}: {self.file} has its text {found} times, expected once")
        return text.replace(self.find, self.by)
