"""What a Domain is worth until the end: what it makes, and whether it stands that long."""

from functools import cache

from darkling.games.domains.bot.horizon import productions_left, weights, worth_of
from darkling.games.domains.cards import (
    DEFENSE,
    MAKES,
    MONSTER_MAKES,
    MONSTER_SKULLS,
    NO_CARD,
    SKULLS,
    SPECIAL_TIMING,
    Card,
)
from darkling.games.domains.rules.domain import WEAPON_DEFENSE, shield
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.state import ALTAR, WEAPON, Domains
from darkling.games.domains.rules.tiles import STATES, TileInPlay, face_of, is_dark, tile_of
from darkling.table.decision import Seat

USUAL_PARTY = (10, 8, 8, 6)
USUAL_HELP = 1
"""What an owner usually adds to a defense."""
NOTICED, PER_SKULL, MOST_NOTICED = 0.14, 0.03, 0.4
"""How likely a space that may be attacked is a party's target in a turn, by the Skulls it makes."""
REPELLED = 3.0
ACTION = 1.3
"""What flipping a tile costs: a minion does nothing else meanwhile."""
HOPE = 0.6
"""How much of what a tile may become counts before it has."""
SPECIAL = 0.5
"""What the special of a dark tile brings each turn."""

Space4 = tuple[TileInPlay, tuple[Card, ...], int]
"""What lies on a space: tile, monsters, tokens."""


def survival(skulls: int, defense: int) -> float:
    """Return how likely a space with a defense stands a usual turn."""
    noticed = min(MOST_NOTICED, NOTICED + PER_SKULL * skulls)
    return 1.0 - noticed * chance_to_beat(USUAL_PARTY, 0, defense + USUAL_HELP)


def times_made(stands: float, productions: float) -> float:
    """Return how often something produces that may fall before each time."""
    if stands > 0.999:
        return productions
    lasts: float = stands**productions
    return stands * (1.0 - lasts) / (1.0 - stands)


@cache
def _face_worth(face: int, productions: float, by_kind: tuple[float, ...], more: int) -> float:
    """Return what one side of a tile makes, with Altars and defense of other things on its space."""
    makes, dark = worth_of(MAKES[face], by_kind), bool(face % 2)
    if not dark:
        return makes * productions
    altars, shields = divmod(more, 1000)
    stands = survival(SKULLS[face] + altars, DEFENSE[face] + shields)
    if SPECIAL_TIMING[face // 2] >= 0:
        makes += SPECIAL
    return (makes + altars) * times_made(stands, productions)


@cache
def tile_worth(
    tile: TileInPlay, productions: float, by_kind: tuple[float, ...], shields: int = 0, altars: int = 0
) -> float:
    """Return what a tile is worth as it lies; a light one also for what it may become."""
    face = face_of(tile)
    more = altars * 1000 + shields
    worth = _face_worth(face, productions, by_kind, more)
    if is_dark(tile) or productions < 1:
        return worth
    after = worth_of(MAKES[face], by_kind) + _face_worth(face + 1, productions - 1, by_kind, more)
    return max(worth, worth + HOPE * (after - worth - ACTION))


def flip_gain(tile: TileInPlay, productions: float, by_kind: tuple[float, ...], shields: int) -> float:
    """Return what turning a tile dark brings before the next Production."""
    dark = _face_worth(face_of(tile) + 1, productions, by_kind, shields)
    return dark - tile_worth(tile, productions, by_kind, shields)


@cache
def built_worth(tile: Card, productions: float, by_kind: tuple[float, ...]) -> float:
    """Return what a tile is worth once it has been built, light side up."""
    return tile_worth(tile * STATES, productions, by_kind)


@cache
def _space_worth(lies: Space4, space: Space, productions: float, by_kind: tuple[float, ...]) -> float:
    """Return what everything on a space is worth."""
    tile, monsters, tokens = lies
    shields = sum([shield(monster, space) for monster in monsters]) + WEAPON_DEFENSE * (tokens // WEAPON)
    altars = tokens % WEAPON // ALTAR
    worth = 0.0
    if tile != NO_CARD:
        worth += tile_worth(tile, productions, by_kind, shields, altars)
        shields += DEFENSE[face_of(tile)]
    for monster in monsters:
        makes = worth_of(MONSTER_MAKES[monster], by_kind)
        worth += makes * times_made(survival(MONSTER_SKULLS[monster], shields), productions)
    return worth


def space_worth(g: Domains, seat: Seat, space: Space) -> float:
    lies = (g.tiles[seat][space] & ~1, g.monsters[seat][space], g.tokens[seat][space] & ~1)
    if g.tiles[seat][space] == NO_CARD:
        lies = (NO_CARD, lies[1], lies[2])
        if not lies[1]:
            return 0.0
    return _space_worth(lies, space, round(productions_left(g), 1), weights(g))


def domain_worth(g: Domains, seat: Seat) -> float:
    total = 0.0
    for space in range(SPACES):
        total += space_worth(g, seat, space)
    return total


def tile_of_space(g: Domains, seat: Seat, space: Space) -> Card:
    return tile_of(g.tiles[seat][space])
