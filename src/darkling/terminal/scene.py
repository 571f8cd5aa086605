"""A scene: what one reader may see of a game at one moment, and what can be chosen in it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from textual.message import Message

from darkling.table.decision import Decision, Seat
from darkling.table.option import Option
from darkling.table.result import Result, Sides
from darkling.words import Words

Numbered = tuple[int, Option]
"""An option, behind the number by which it can be chosen."""


class OptionChosen(Message):
    """An option of a decision was chosen, by key or by mouse."""

    def __init__(self, decision: Decision, option: Option) -> None:
        super().__init__()
        self.decision = decision
        self.option = option


@dataclass(frozen=True)
class TerminalScene:
    """What is shown; without a decision there is nothing to choose."""

    viewer: Seat | None
    view: Any
    decision: Decision | None
    words: Words
    result: Result | None = None
    """How the game ended, once it has."""
    sides: Sides = ()
    """Who wins and loses together."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen now."""
        return self.decision.options if self.decision else ()

    @cached_property
    def options_by_thing(self) -> dict[str, Numbered]:
        """The options that speak of a thing, by its code."""
        return {option.code: (number, option) for number, option in enumerate(self.options, 1)}

    @cached_property
    def options_by_name(self) -> dict[str, Numbered]:
        return {option.name: (number, option) for number, option in enumerate(self.options, 1)}
