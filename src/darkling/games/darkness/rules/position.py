"""The table with the rules that it answers with, so that rules can import the table alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVarTuple

from darkling.games.darkness.rules.calling import with_names
from darkling.games.darkness.rules.foresight import is_foreseen
from darkling.games.darkness.rules.interrupt import LeaveMelee, could_strike, may_hold_strike
from darkling.games.darkness.rules.reaction import Reaction
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, Square
from darkling.table.event import Event
from darkling.table.rule import Rule

Ts = TypeVarTuple("Ts")


@dataclass
class DarknessTable(Darkness):
    """A table of Attack the Darkness."""

    def reaction(self) -> Rule:
        return Reaction()

    def may_strike(self, hero: Hero) -> bool:
        return may_hold_strike(self, hero)

    def parting(self, mover: Figure, ahead: Square) -> Rule | None:
        is_asked = not is_foreseen(self) and could_strike(self, mover, ahead)
        return LeaveMelee(mover, ahead) if is_asked else None

    def emit(self, make: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell what happened, with what its figures and squares are called; a look ahead needs no names."""
        if self.listener is not None:
            super().emit(make, *args)
            if not is_foreseen(self):
                self.listener[-1] = with_names(self, self.listener[-1])
