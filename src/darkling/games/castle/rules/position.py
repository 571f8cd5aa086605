"""The table of Korak's castle with the castle's own rules, which shared rules call."""

from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.castle_turn import CastleTurn
from darkling.games.castle.rules.doomstep import KeepSix, LoseSomething, ReachDoomstep
from darkling.games.castle.rules.events import TurnMissed
from darkling.games.castle.rules.korak_turn import KorakTurn
from darkling.games.castle.rules.rooms import OpenDoor
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.rules.rounds import Rounds
from darkling.games.darkworld.rules.state import Hero, Monster
from darkling.table.rule import Rule
from darkling.table.zones import without


class CastlePosition(Castle):
    """A table of Korak's castle, and what happens when."""

    def hero_turn(self, hero: Hero) -> Rule:
        return CastleTurn(hero)

    def overlord_turn(self) -> Rule:
        return KorakTurn()

    def on_arrival(self, hero: Hero) -> Rule | None:
        """Open a closed door (DW-R-09), or draw cards on the Doomstep."""
        square = self.at[hero]
        door = self.closed_door(square)
        if door:
            return OpenDoor(hero, door)
        return ReachDoomstep(hero) if self.is_new_doomstep(hero, square) else None

    def on_knock_out(self, hero: Hero) -> Rule | None:
        """Lose something if it was in the arena, and the turn of this round if that is still to come."""
        if self.at[hero] != BOARD.doom:
            return None
        self._sit_out(hero)
        return LoseSomething(hero)

    def _sit_out(self, hero: Hero) -> None:
        """Come round in the next round, not in this one (DW-R-73)."""
        rounds = self.running(Rounds)
        if rounds is not None and hero in self.order[rounds.turn :]:
            self.order = without(self.order, hero)
            self.emit(TurnMissed, self.owner(hero), hero)

    def on_kill(self, hero: Hero, monster: Monster) -> Rule | None:  # noqa: ARG002
        """Return nothing: a kill brings nothing else here."""
        return None

    def on_draw(self, hero: Hero) -> Rule | None:
        """Return cards if there are too many."""
        return KeepSix(hero) if self.has_too_many(hero) else None
