"""Darkling's positions in the dress of OpenSpiel's states, as far as its Python bots look at them."""

from types import SimpleNamespace
from typing import Any

import msgspec

import darkling


class SpielState:
    """A position as a state of a sequential game: of seats that choose at once, the lowest comes first."""

    def __init__(self, position: darkling.Position) -> None:
        self.position = position

    def get_game(self) -> Any:
        import pyspiel

        kind = SimpleNamespace(
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        )
        return SimpleNamespace(get_type=lambda: kind)

    def current_player(self) -> int:
        return self.position.waiting[0]

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return [option.id for option in self.position.decision(self.current_player()).options]

    def apply_action(self, action: int) -> None:
        self.position.choose(self.current_player(), int(action))

    def information_state_string(self) -> bytes:
        seat = self.current_player()
        # Two questions can come up on the same table, so the decision is part of what the seat sees.
        return msgspec.json.encode([self.position.view(seat), self.position.decision(seat).data()])

    def clone(self) -> "SpielState":
        return SpielState(self.position.clone())

    def is_chance_node(self) -> bool:
        # Chance is in the position: dice fall and cards are turned up within a choice.
        return False

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        """Return 1 for a win, -1 for a defeat, and in between for a shared win, for each seat."""
        won = self.position.result.won
        return [2 * wins / sum(won) - 1 for wins in won]
