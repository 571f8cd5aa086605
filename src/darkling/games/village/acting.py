"""Where the figure that acts now can walk, for screens."""

from darkling.games.darkworld.hero_turn import HeroTurn
from darkling.games.darkworld.state import Square
from darkling.games.darkworld.view import ActingView, ReachView, acting_view, reach_views
from darkling.games.village.board import (
    BEAST_WAYS,
    HALL,
    HERO_WAYS,
    INSIDE,
    IS_FRONT,
    IS_SEWER,
    MONSTER_WAYS,
    SQUARES,
    STAIR_HEAD,
    TOP,
)
from darkling.games.village.state import HOME, Village
from darkling.games.village.warlord_turn import ENTRIES, BeastTurn
from darkling.grid import Ways, reach

BEAST_NAMES = ("WOLF", "LURKER")


def _stopping(ways: Ways, ends: tuple[bool, ...]) -> Ways:
    """Return the ways with none leading on from squares where a turn ends."""
    return tuple([() if ends[square] else others for square, others in enumerate(ways)])


OVER_THE_BRIDGE = _stopping(HERO_WAYS, IS_SEWER)
TO_THE_BRIDGE = _stopping(OVER_THE_BRIDGE, IS_FRONT)


def village_acting(g: Village) -> tuple[ActingView | None, str | None]:
    """Return whose figure acts now, with where it can walk; and which beast, if it is one."""
    beast = g.running(BeastTurn)
    if beast is not None:
        found = _beast_reach(g, beast)
        return ActingView(None, None, beast.actions, beast.actions, found), BEAST_NAMES[beast.beast]
    ways = OVER_THE_BRIDGE if g.trial_won else TO_THE_BRIDGE
    return acting_view(g, ways, MONSTER_WAYS, _shut(g), SQUARES), None


def _shut(g: Village) -> set[Square]:
    """Return the squares that nobody can enter now, or not the hero whose turn it is."""
    closed = {square for number, inside in enumerate(INSIDE) if not g.is_open(number) for square in inside}
    beasts = {square for square in g.beasts if square >= 0}
    turn = g.running(HeroTurn)
    if turn is not None and not g.keys[turn.hero]:
        beasts.add(TOP)
    if not g.is_clear(HALL):
        beasts.add(STAIR_HEAD)
    return closed | beasts


def _beast_reach(g: Village, turn: BeastTurn) -> tuple[ReachView, ...]:
    """Return where a beast can walk; from home it comes in on one of its two squares."""
    square, heroes = g.beasts[turn.beast], set(g.at)
    taken = {*g.places, *g.beasts}
    if square != HOME:
        return reach_views(reach(BEAST_WAYS, square, turn.actions, taken, heroes), SQUARES)
    found: dict[Square, tuple[Square, ...]] = {}
    for entry in ENTRIES[turn.beast]:
        if g.is_free(entry):
            found.setdefault(entry, (entry,))
            for end, path in reach(BEAST_WAYS, entry, turn.actions - 1, taken, heroes).items():
                found.setdefault(end, (entry, *path))
    return reach_views(found, SQUARES)
