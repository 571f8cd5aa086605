"""A scene: what one reader may see of a game at one moment, and what can be chosen in it."""

from dataclasses import dataclass
from typing import Any

from textual.message import Message

from darkling.table.decision import Decision, Seat
from darkling.table.option import Option
from darkling.table.result import Result
from darkling.words import Words


class Chosen(Message):
    """An option was chosen, by key or by mouse, as the answer to a decision."""

    def __init__(self, decision: Decision, option: Option) -> None:
        super().__init__()
        self.decision = decision
        self.option = option


@dataclass(frozen=True)
class Scene:
    """What is shown; without a decision there is nothing to choose."""

    viewer: Seat | None
    view: Any
    decision: Decision | None
    words: Words
    result: Result | None = None
    """How the game ended, once it has."""

    @property
    def offers(self) -> dict[str, tuple[int, Option]]:
        """The options that speak of a thing, by its code, with their numbers."""
        options = self.decision.options if self.decision else ()
        return {option.code: (number, option) for number, option in enumerate(options, 1)}

    @property
    def answers(self) -> dict[str, tuple[int, Option]]:
        """All options by name, with their numbers."""
        options = self.decision.options if self.decision else ()
        return {option.name: (number, option) for number, option in enumerate(options, 1)}
