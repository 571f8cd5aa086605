"""What a Domain is worth until the end: what it makes, and whether it stands that long."""

from functools import cache, lru_cache

from darkling.games.domains.bot.effect_worth import Has, use_worth
from darkling.games.domains.bot.horizon import (
    Weights,
    productions_left,
    weights_to_come,
    worth_of,
)
from darkling.games.domains.cards import (
    DEFENSE,
    MAKES,
    MONSTER_MAKES,
    MONSTER_SKULLS,
    NO_CARD,
    RANK,
    SKULLS,
    SPECIAL_REPEATS,
    SPECIAL_TIMING,
    TILE_AURA,
    Card,
)
from darkling.games.domains.cards.abilities import ABILITY
from darkling.games.domains.rules.domain import WEAPON_DEFENSE, shield
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.state import ALTAR, WEAPON, Domains
from darkling.games.domains.rules.tiles import STATES, TileInPlay, face_of, has_dark_tile, is_dark, tile_of
from darkling.games.domains.rules.vocabulary import SPECIAL
from darkling.table.decision import Seat

USUAL_PARTY = (10, 8, 8, 6)
USUAL_HELP = 1
"""What an owner usually adds to a defense."""
ALONE, CROWD = 0.6, 0.35
"""How likely the only dark tile at a table is a party's target in a turn, and how fast others lower that."""
MIDDLE_RANK, BY_RANK = 75.0, 0.5
"""Things of middling rank are as likely a target as others, those of rank 1 half as likely again."""
PER_SKULL = 0.04
"""How much more likely each Skull above the first makes it."""
REPELLED = 3.0
ACTION = 1.5
"""What flipping a tile costs: a minion does nothing else meanwhile."""
HOPE = 0.9
"""How much of what a tile may become counts before it has."""
SPECIAL_SHARE, AURA = 0.6, 0.4
"""How much of the special of a dark tile is used, and what a lasting one brings each turn."""

RECENT = 1 << 14
"""So many results are kept: most are asked for again in the same turn."""

Space4 = tuple[TileInPlay, tuple[Card, ...], int]
"""What lies on a space: tile, monsters, tokens."""
Outlook = tuple[float, Weights, int]
"""How often is still produced, what is made is worth, and how many things parties may attack."""


def outlook_of(g: Domains) -> Outlook:
    return round(productions_left(g), 1), weights_to_come(g), crowd_of(g)


def crowd_of(g: Domains) -> int:
    """Return how many things at the table parties may attack."""
    return sum([_exposed(g.tiles[seat], g.monsters[seat]) for seat in g.seats])


@lru_cache(maxsize=RECENT)
def _exposed(tiles: tuple[TileInPlay, ...], monsters: tuple[tuple[Card, ...], ...]) -> int:
    return sum([bool(monsters[space]) or has_dark_tile(tile) for space, tile in enumerate(tiles)])


@cache
def _noticed(skulls: int, rank: int, crowd: int) -> float:
    """Return how likely something is the target of a party in a turn."""
    even = ALONE / (1.0 + CROWD * max(0, crowd - 1))
    ranked = even * (1.0 + BY_RANK * (MIDDLE_RANK - rank) / MIDDLE_RANK)
    return min(0.9, ranked + PER_SKULL * max(0, skulls - 1))


@lru_cache(maxsize=RECENT)
def stands_worth(made: float, productions: float, noticed: float, defense: int) -> float:
    """Return what something makes that may fall before each Production, or hold and be rewarded."""
    beaten = chance_to_beat(USUAL_PARTY, 0, defense + USUAL_HELP)
    each = made + noticed * (1.0 - beaten) * REPELLED
    stands = 1.0 - noticed * beaten
    if stands > 0.999:
        return each * productions
    lasts: float = stands**productions
    return each * stands * (1.0 - lasts) / (1.0 - stands)


def _special(tile: Card, by_kind: Weights, turns: float) -> float:
    """Return what the special of a dark tile brings each turn."""
    if TILE_AURA[tile]:
        return AURA
    use = SPECIAL[tile].id
    if use not in ABILITY:
        return 0.0
    often = 2.0 if SPECIAL_REPEATS[tile] else 1.0
    return SPECIAL_SHARE * often * use_worth(use, by_kind, USUAL_DOMAIN, turns)


USUAL_DOMAIN = Has(1, 2, 1, 2, NO_CARD)


@lru_cache(maxsize=RECENT)
def _dark_worth(tile: Card, outlook: Outlook, shields: int, altars: int) -> float:
    productions, by_kind, crowd = outlook
    face = tile * 2 + 1
    makes = worth_of(MAKES[face], by_kind) + altars
    if SPECIAL_TIMING[tile] >= 0:
        makes += _special(tile, by_kind, productions)
    noticed = _noticed(SKULLS[face] + altars, RANK[face], crowd)
    return stands_worth(makes, productions, noticed, DEFENSE[face] + shields)


@lru_cache(maxsize=RECENT)
def tile_worth(tile: TileInPlay, outlook: Outlook, shields: int = 0, altars: int = 0) -> float:
    """Return what a tile is worth as it lies; a light one also for what it may become, sooner or later."""
    card, (productions, by_kind, crowd) = tile_of(tile), outlook
    if is_dark(tile):
        return _dark_worth(card, outlook, shields, altars)
    makes = worth_of(MAKES[face_of(tile)], by_kind)
    best = stays = makes * productions
    for turns in range(1, int(productions + 0.5)):
        later = _dark_worth(card, (productions - turns, by_kind, crowd + 1), shields, altars)
        best = max(best, makes * turns + later - ACTION)
    return stays + HOPE * (best - stays)


@lru_cache(maxsize=RECENT)
def flip_gain(tile: TileInPlay, outlook: Outlook, shields: int) -> float:
    """Return what turning a tile dark brings before the next Production."""
    productions, by_kind, crowd = outlook
    dark = _dark_worth(tile_of(tile), (productions, by_kind, crowd + 1), shields, 0)
    return dark - tile_worth(tile, outlook, shields)


def built_worth(tile: Card, outlook: Outlook) -> float:
    """Return what a tile is worth once it has been built, light side up."""
    return tile_worth(tile * STATES, outlook)


@lru_cache(maxsize=RECENT)
def _space_worth(lies: Space4, space: Space, outlook: Outlook) -> float:
    """Return what everything on a space is worth."""
    productions, by_kind, crowd = outlook
    tile, monsters, tokens = lies
    shields = sum([shield(monster, space) for monster in monsters]) + WEAPON_DEFENSE * (tokens // WEAPON)
    worth = 0.0
    if tile != NO_CARD:
        worth += tile_worth(tile, outlook, shields, tokens % WEAPON // ALTAR)
        shields += DEFENSE[face_of(tile)]
    for monster in monsters:
        makes = worth_of(MONSTER_MAKES[monster], by_kind)
        noticed = _noticed(MONSTER_SKULLS[monster], monster, crowd)
        worth += stands_worth(makes, productions, 0.6 * noticed, shields)
    return worth


def space_worth(g: Domains, seat: Seat, space: Space, outlook: Outlook) -> float:
    tile, monsters = g.tiles[seat][space], g.monsters[seat][space]
    if tile == NO_CARD and not monsters:
        return 0.0
    lies = (tile if tile == NO_CARD else tile & ~1, monsters, g.tokens[seat][space] & ~1)
    return _space_worth(lies, space, outlook)


def domain_worth(g: Domains, seat: Seat, outlook: Outlook) -> float:
    total = 0.0
    for space in range(SPACES):
        total += space_worth(g, seat, space, outlook)
    return total
