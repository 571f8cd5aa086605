"""Korak's turn: the arena is filled, and the Haunter may be summoned."""

from dataclasses import dataclass

from darkling.games.castle.rules.haunter import Haunter
from darkling.games.castle.rules.rooms import fill_arena
from darkling.games.castle.rules.state import Castle
from darkling.games.castle.rules.vocabulary import HAUNTER
from darkling.games.darkworld.rules.overlord_turn import OverlordTurn
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.table.option import Option
from darkling.table.rule import Next


@dataclass
class KorakTurn(OverlordTurn):
    """DW-KORAK: the overlord's turn, with what only the castle has."""

    haunted: bool = False
    """Whether the Haunter has been summoned this turn."""

    def first(self, g: Castle) -> PlaceMonsters | None:
        """Fill the arena, once a hero has reached the Doomstep (DW-ARENA-02, DW-R-57)."""
        return fill_arena(g) if g.arrived and not g.arena else None

    def others(self, g: Castle) -> list[Option]:
        """Offer the Haunter once a turn, until a hero has reached the Doomstep (DW-HAUNT-06)."""
        return [] if self.haunted or g.arrived else [HAUNTER.final]

    def on_other(self, g: Castle, _option: Option) -> Next:
        """Summon the Haunter (DW-KORAK-03)."""
        self.haunted = True
        return g.call(Haunter(), then=self.on_haunted)

    def on_haunted(self, g: Castle, _haunter: Haunter) -> Next:
        return self.act(g)
