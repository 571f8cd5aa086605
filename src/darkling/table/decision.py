"""Decisions: what a seat is asked, and what it may choose."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.table.errors import IllegalChoice
from darkling.table.option import Option

Seat = int
"""A place at the table: 0, 1, 2 … clockwise."""


@dataclass(frozen=True)
class Prompt:
    """A question: the key of its words, and the id of the rule behind it."""

    key: str
    rule: str


class Decision:
    """A question put to a seat. It never changes, so copies of a position share it.

    Attributes:
        seat: who is asked.
        number: how many decisions this seat has made before; a stale click shows by it.
        asked: the question.
        options: everything that may be chosen; nothing else is accepted.
        window: whether this is a reaction window, asked even when there is only one option.
        seals: whether the choice ends the seat's part of a simultaneous choice; where only some options do,
            their ids.

    """

    def __init__(
        self,
        seat: Seat,
        number: int,
        asked: Prompt,
        options: tuple[Option, ...],
        window: bool = False,
        seals: bool | tuple[int, ...] = False,
    ) -> None:
        self.seat = seat
        self.number = number
        self.asked = asked
        self.options = options
        self.window = window
        self.seals = seals

    def __repr__(self) -> str:
        return f"<decision {self.number} of seat {self.seat}: {self.prompt} {list(self.options)}>"

    @property
    def prompt(self) -> str:
        """The key of the question's words."""
        return self.asked.key

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.asked.rule

    @property
    def pass_option(self) -> Option | None:
        """The option that passes, if this is a reaction window that has one."""
        for option in self.options:
            if option.passes and self.window:
                return option
        return None

    @property
    def can_only_pass(self) -> bool:
        """Whether the seat is asked only since its silence would show its hand."""
        return len(self.options) == 1 and self.pass_option is not None

    def find(self, wanted: Option | int | str) -> Option:
        """Return the option that is wanted: itself, by its id or by its name, if it is offered."""
        asked = wanted.id if isinstance(wanted, Option) else wanted
        for option in self.options:
            if asked in (option.id, option.name):
                return option
        name = wanted.name if isinstance(wanted, Option) else wanted
        offered = ", ".join([repr(option.name) for option in self.options])
        raise IllegalChoice(f"seat {self.seat} cannot choose {name!r} now; it may choose {offered}")

    def offering(self, options: Sequence[Option], number: int) -> "Decision":
        """Return the same question with other options, under another number."""
        return Decision(self.seat, number, self.asked, tuple(options), self.window, self.seals)

    def is_sealed_by(self, option: Option) -> bool:
        """Say whether an option ends the seat's part of a simultaneous choice."""
        return self.seals if isinstance(self.seals, bool) else option.id in self.seals

    def final(self) -> "Decision":
        """Return the same question, what ends the seat's part marked as not to be taken back."""
        options = [option.final if self.is_sealed_by(option) else option for option in self.options]
        return self.offering(options, self.number)

    def data(self) -> list[object]:
        """Return the decision as plain data."""
        options = [option.id if option.undoable else ~option.id for option in self.options]
        return [self.seat, self.number, self.prompt, self.rule, options, self.window, self.seals]
