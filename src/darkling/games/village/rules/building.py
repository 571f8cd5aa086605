"""Buildings: lifted off the board, guarded, given up and put back."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.state import NO_GROUP, NO_ITEM, OVERLORD, Hero, Monster
from darkling.games.village.cards.board import BUILDINGS, GUARDED, HALL, WINDMILL, Building
from darkling.games.village.rules.events import BuildingClosed, BuildingLifted, GuardSeen, MonstersRecalled
from darkling.games.village.rules.state import KNOWN, LASTING, OPEN, Village
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule

MOST_GUARDS, MOST_IN_WINDMILL = 2, 3


@dataclass
class Lift(Rule):
    """DV-MOVE-01: a building is lifted off and its contents are seen; the Warlord places its guards."""

    hero: Hero
    building: Building

    def begin(self, g: Village) -> Next:
        """Show the treasure, and place monsters (DV-PLACE-01)."""
        building = self.building
        is_news = not g.houses[building] & KNOWN
        g.houses[building] |= OPEN | KNOWN
        g.fence(Fence.REVEALED)
        g.emit(BuildingLifted, g.owner(self.hero), self.hero, building, g.treasures[building])
        if building == HALL and is_news:
            show_guard(g)
        return g.call(placing(g, building), then=self.on_placed)

    def on_placed(self, g: Village, placed: PlaceMonsters) -> Next:
        """Leave a building without guards open for good (DV-R-17)."""
        if not placed.count:
            g.houses[self.building] |= LASTING
        return g.done()


def show_guard(g: Village) -> None:
    """Let everyone see who is on the first floor of the Great Hall: he was placed first of all."""
    item = g.carried[0]
    g.emit(GuardSeen, g.kind(0), (item,) if item != NO_ITEM else ())


def placing(g: Village, building: Building) -> PlaceMonsters:
    """Return the placing of a building's guards (DV-PLACE-01 to 05, DV-MILL-01, DV-HALL-01)."""
    # What is known of an earlier lifting's guards must not be mixed up with these.
    group = building
    while group in g.groups and building != HALL:
        group += len(BUILDINGS)
    most = MOST_IN_WINDMILL if building == WINDMILL else MOST_GUARDS
    return PlaceMonsters(GUARDED[building], group, 0, most, g.limit_of(group))


def recallable(g: Village) -> list[Building]:
    """Return the buildings whose monsters the Warlord may take back (DV-PLACE-06, DV-R-18)."""
    held = [building for building in range(len(BUILDINGS)) if g.guards(building)]
    return [building for building in held if not g.holds_hero(building)]


def recall(g: Village, building: Building) -> None:
    """Take the monsters of a building back to the supply (DV-R-18); those that stay keep their numbers."""
    taken = g.guards(building)
    g.emit(MonstersRecalled, OVERLORD, building, tuple(taken), tuple([g.kind(monster) for monster in taken]))
    for monster in taken:
        take_back(g, monster)


def take_back(g: Village, monster: Monster) -> None:
    """Put a monster back into the supply with its magic item, and forget which figure it was (DV-R-19)."""
    g.put_back(monster)
    if g.carried[monster] != NO_ITEM:
        g.stock[g.carried[monster]] += 1
    # Its type is no secret: the weakest figure of it stands for all.
    g.figures[monster] = g.pieces.kind_of.index(g.kind(monster))
    g.carried[monster], g.seen[monster], g.groups[monster] = NO_ITEM, False, NO_GROUP


def close_empty(g: Village) -> None:
    """Put back the buildings whose last monster has left alive (DV-PLACE-07, DV-R-17)."""
    for building, house in enumerate(g.houses):
        if house & (OPEN | LASTING) == OPEN and g.is_clear(building) and not g.holds_hero(building):
            g.houses[building] &= ~OPEN
            g.emit(BuildingClosed, building)
