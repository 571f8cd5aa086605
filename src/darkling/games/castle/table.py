"""The table of Korak's castle with the castle's own rules, which shared rules call."""

from darkling.games.castle.cards import BOARD
from darkling.games.castle.castle_turn import CastleTurn
from darkling.games.castle.doomstep import KeepSix, LoseSomething, ReachDoomstep
from darkling.games.castle.korak_turn import KorakTurn
from darkling.games.castle.rooms import OpenDoor
from darkling.games.castle.state import Castle
from darkling.games.darkworld.state import Hero, Monster
from darkling.table.rule import Rule


class CastleTable(Castle):
    """A table of Korak's castle, and what happens when."""

    def hero_turn(self, hero: Hero) -> Rule:
        """Return a hero's turn in the castle."""
        return CastleTurn(hero)

    def overlord_turn(self) -> Rule:
        """Return Korak's turn."""
        return KorakTurn()

    def on_arrival(self, hero: Hero) -> Rule | None:
        """Open a closed door (DW-R-09), or draw cards on the Doomstep."""
        square = self.at[hero]
        door = BOARD.door_beside.get(square, 0)
        if door and not self.doors & door:
            return OpenDoor(hero, door)
        if square == BOARD.doom and hero not in self.arrived:
            return ReachDoomstep(hero)
        return None

    def on_knock_out(self, hero: Hero) -> Rule | None:
        """Lose something if it was in the arena."""
        return LoseSomething(hero) if self.at[hero] == BOARD.doom else None

    def on_kill(self, hero: Hero, monster: Monster) -> Rule | None:  # noqa: ARG002
        """Return nothing: a kill brings nothing else here."""
        return None

    def on_draw(self, hero: Hero) -> Rule | None:
        """Return cards if there are too many."""
        return KeepSix(hero) if self.has_too_many(hero) else None
