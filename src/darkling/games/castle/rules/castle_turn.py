"""A hero's turn in the castle: secret doors, chests, grenades and the Teleport Platform besides."""

from collections.abc import Iterable
from dataclasses import dataclass

from darkling.games.castle.cards import BOARD, SQUARES
from darkling.games.castle.rules.events import (
    ChestOpened,
    HeroLanded,
    SecretDoorFound,
    SecretDoorMissed,
)
from darkling.games.castle.rules.grenade import GRENADE, Grenade
from darkling.games.castle.rules.secret_door import GoThrough
from darkling.games.castle.rules.state import EMPTY, Castle
from darkling.games.castle.rules.vocabulary import (
    LAND,
    LAND_ON,
    MOVE_AWAY,
    OPEN_CHEST,
    PLATFORM,
    RETREAT,
    SEARCH,
    THROW,
)
from darkling.games.castle.rules.ways import throws
from darkling.games.darkworld.rules.events import HeroStepped
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.state import ACTIONS
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next

DIE_SIDES = 10


@dataclass
class CastleTurn(HeroTurn):
    """DW-HERO: a hero's turn, with what only the castle has."""

    searched: bool = False
    """Whether the hero has rolled for the secret door of this square (DW-R-41)."""

    def left_square(self) -> None:
        """Another visit is another search."""
        self.searched = False

    def others(self, g: Castle) -> list[Option]:
        """Offer secret doors, chests, grenades and the Platform."""
        hero = self.hero
        square = g.at[hero]
        options: list[Option] = []
        if square in BOARD.secrets and not self.searched:
            options.append(SEARCH.final)
        chest = g.chest_in_room(hero)
        if chest >= 0 and g.is_beside(hero, chest) and not g.why_chest_shut(hero):
            options.append(OPEN_CHEST.final)
        if GRENADE in g.bags[hero]:
            options += self.targets(g)
        if BOARD.is_entrance[square] and self.actions >= ACTIONS and g.chain() > 1:
            options.append(PLATFORM)
        return options

    def others_barred(self, g: Castle) -> Iterable[Barred]:
        """Return the chest of the hero's room while it stays shut."""
        chest, why = g.chest_in_room(self.hero), g.why_chest_shut(self.hero)
        return [(SQUARES[g.chests[chest]], why)] if chest >= 0 and why else []

    def targets(self, g: Castle) -> list[Option]:
        """Return the monsters in a grenade's range; without cards to add, the blast comes at once."""
        hero = self.hero
        near = [square for square in throws(g.doors)[g.at[hero]] if square in g.places]
        return [THROW[square] if g.cards_of(hero) else THROW[square].final for square in near]

    def on_other(self, g: Castle, option: Option) -> Next:
        if option.verb == "search":
            return self.search(g)
        if option.verb == "open":
            return self.open_chest(g)
        if option.verb == "throw":
            return g.call(Grenade(self.hero, option.thing), then=self.on_met)
        return self.use_platform(g)

    # Secret doors.

    def search(self, g: Castle) -> Next:
        """Roll for the secret door (DW-SECR-01, DW-SECR-02)."""
        hero = self.hero
        rolled = g.roll_face(range(DIE_SIDES))
        behind, numbers = BOARD.secrets[g.at[hero]]
        if 1 <= rolled <= numbers:
            self.searched = False
            # Told at once: that the room behind is filled next gives it away.
            g.emit(SecretDoorFound, g.owner(hero), hero, rolled)
            return g.call(GoThrough(hero, behind), then=self.on_met)
        g.emit(SecretDoorMissed, g.owner(hero), hero, rolled)
        return self.miss(g)

    def miss(self, g: Castle) -> Next:
        """Lose all further steps, and move one square away if there is room (DW-SECR-03, DW-R-42)."""
        self.searched = True
        self.walled = self.actions
        options = [RETREAT[square] for square in g.hero_ways(g.at[self.hero]) if g.is_free(square)]
        if not options:
            return self.act(g)
        return g.ask(g.owner(self.hero), MOVE_AWAY, options, then=self.on_retreat)

    def on_retreat(self, g: Castle, option: Option) -> Next:
        """Move away (DW-DEC-08)."""
        g.at[self.hero] = option.thing
        g.emit(HeroStepped, g.owner(self.hero), self.hero, option.thing)
        self.left_square()
        return self.act(g)

    # Chests and the Platform.

    def open_chest(self, g: Castle) -> Next:
        """Take the Golden Weapon and leave the basic one (DW-CHEST-04)."""
        hero, number = self.hero, g.chest_in_room(self.hero)
        weapon = g.weapons[number]
        g.golden[hero] = weapon
        g.weapons = (*g.weapons[:number], EMPTY, *g.weapons[number + 1 :])
        g.fence(Fence.REVEALED)
        g.emit(ChestOpened, g.owner(hero), hero, weapon, g.chests[number])
        return self.act(g)

    def use_platform(self, g: Castle) -> Next:
        """Step onto the Teleport Platform, which costs a turn (DW-TELE-01)."""
        self.actions -= ACTIONS
        self.walled = min(self.walled, self.actions)
        options = [LAND[square] for square in g.landing_squares()]
        return g.ask(g.owner(self.hero), LAND_ON, options, then=self.on_landing)

    def on_landing(self, g: Castle, option: Option) -> Next:
        """Land there and stay (DW-R-38)."""
        g.at[self.hero] = option.thing
        g.emit(HeroLanded, g.owner(self.hero), self.hero, option.thing)
        return self.act(g)
