"""What holds for what each seat has, and for its minions."""

from collections.abc import Iterator, Sequence

from darkling.games.domains.cards import (
    HENCHMAN_CODES,
    IS_YELLOW,
    MAY_STAND,
    MERCENARY,
    SPECIAL_TIMING,
    TILE_CODES,
    Card,
)
from darkling.games.domains.cards.items import ITEM_CODES, STORED
from darkling.games.domains.rules.fortune_deck import LOOKED_AT
from darkling.games.domains.rules.places import FAR_LANDS_SLOTS, SPACE_CODES, SPACES, Space, area_of
from darkling.games.domains.rules.scrying import UNKNOWN, by_place, loose
from darkling.games.domains.rules.state import ALTAR, EMPTY, FREE, MINIONS, WEAPON, Domains
from darkling.games.domains.rules.tiles import USED, tile_of
from darkling.games.domains.rules.turn import BEFORE, FOREMAN, PLACEMENT, RESOLUTION
from darkling.table.decision import Seat

Wrong = Iterator[str]
MOST_ITEMS = 9999
"""More than any game brings: the stock never runs out (DM-R-89)."""
MOST_TOKENS = WEAPON // ALTAR - 1
"""Of Altars, and of Weapons, on a space."""
MOST_MINIONS = MINIONS + 1
"""Of a seat, with the slashed one."""


def wrong_seat(g: Domains, seat: Seat) -> Wrong:
    yield from _wrong_store(g, seat)
    for name in ("hands", "held", "flips"):
        yield from _wrong_order(f"{name} of seat {seat}", getattr(g, name)[seat])
    for henchman in g.henchmen[seat]:
        if not 0 <= henchman < 2 * len(HENCHMAN_CODES):
            yield f"henchmen of seat {seat} has {henchman}, expected below {2 * len(HENCHMAN_CODES)}"
    if not 0 <= g.far_seen[seat] < 1 << len(FAR_LANDS_SLOTS):
        yield f"far_seen of seat {seat} is {g.far_seen[seat]}, expected bits of {len(FAR_LANDS_SLOTS)} slots"
    for name in ("tiles", "monsters", "tokens"):
        if len(getattr(g, name)[seat]) != SPACES:
            yield f"{name} of seat {seat} are {len(getattr(g, name)[seat])}, expected {SPACES}"
    for space in range(SPACES):
        yield from _wrong_space(g, seat, space)
    yield from _wrong_scried(g, g.scried[seat], f"what seat {seat} knows of the Fortune deck")
    if seat == 0:
        yield from _wrong_scried(g, g.scried[g.players], "what everybody knows of the Fortune deck")


def _wrong_store(g: Domains, seat: Seat) -> Wrong:
    if len(g.stores[seat]) != STORED:
        yield f"stores of seat {seat} has {len(g.stores[seat])} kinds, expected {STORED}"
    for kind, count in zip(ITEM_CODES, g.stores[seat], strict=False):
        if not 0 <= count <= MOST_ITEMS:
            yield f"{kind} of seat {seat} is {count}, expected 0 to {MOST_ITEMS}"


def _wrong_order(field: str, numbers: Sequence[int]) -> Wrong:
    if list(numbers) != sorted(numbers):
        yield f"{field} is {list(numbers)}, expected in order"


# Domains.


def _wrong_space(g: Domains, seat: Seat, space: Space) -> Wrong:
    tile, monsters, tokens = g.tiles[seat][space], g.monsters[seat][space], g.tokens[seat][space]
    if tile == EMPTY and not monsters and not tokens:
        return
    field = f"{SPACE_CODES[space]} of seat {seat}"
    yield from _wrong_order(f"monsters on {field}", monsters)
    black = [monster for monster in monsters if not IS_YELLOW[monster]]
    if len(black) > 1:
        yield f"{field} has {len(black)} black monsters, expected 1 at most (DM-R-37)"
    if not 0 <= tokens < (MOST_TOKENS + 1) * WEAPON:
        yield f"tokens on {field} are {tokens}, expected less than {(MOST_TOKENS + 1) * WEAPON}"
    if tile != EMPTY:
        yield from _wrong_tile(tile, space, field)


def _wrong_tile(tile: int, space: Space, field: str) -> Wrong:
    code: Card = tile_of(tile)
    if not MAY_STAND[code][area_of(space)]:
        yield f"{field} has {TILE_CODES[code]}, which may not stand in that Area (DM-FORE-04)"
    if tile & USED and SPECIAL_TIMING[code] < 0:
        yield f"{field} has {TILE_CODES[code]} used, which has nothing to use"


# What seats know.


def _wrong_scried(g: Domains, scried: tuple[int, ...], field: str) -> Wrong:
    """Tell of knowledge that is not so: cards that lie elsewhere, or more of them than anyone looks at."""
    if len(scried) < 2 or scried[0] < 0 or scried[1] < 0 or len(scried) != 2 + scried[0] + scried[1]:
        yield f"{field} is {list(scried)}, expected two counts and so many cards"
        return
    known, members = by_place(scried), loose(scried)
    depth = len(known) + len(members)
    if depth > min(LOOKED_AT, len(g.fortune)):
        yield f"{field} is {depth} deep, expected {min(LOOKED_AT, len(g.fortune))} at most"
    faces = [card for card in members if card != UNKNOWN]
    there = g.fortune[len(known) : depth]
    if known != g.fortune[: len(known)] or not set(faces) <= set(there) or len(set(faces)) < len(faces):
        yield f"{field} is {list(scried)}, and other cards lie there"
    yield from _wrong_order(field, members)


# Minions.


def wrong_minions(g: Domains) -> Wrong:
    """Tell of minions that nobody has, and of those who are out when none are."""
    for field, seats in (("city", g.city), ("neutral", g.neutral)):
        if not all(FREE <= seat < g.players for seat in seats):
            yield f"{field} has seats {sorted(set(seats))}, expected up to {g.players - 1}"
    if not all(0 <= seat < g.players for seat in g.guild):
        yield f"guild has seats {list(g.guild)}, expected up to {g.players - 1}"
    yield from _wrong_order("guild", g.guild)
    for seat in g.seats:
        yield from _wrong_minions_of(g, seat)


def _wrong_minions_of(g: Domains, seat: Seat) -> Wrong:
    flips, left = g.flips[seat], g.to_place[seat]
    if not 0 <= left <= MOST_MINIONS:
        yield f"to_place of seat {seat} is {left}, expected 0 to {MOST_MINIONS}"
    out = g.city.count(seat) + g.guild.count(seat) + len(flips)
    most = MOST_MINIONS + g.neutral.count(seat)
    if out + left > most:
        yield f"too many minions of seat {seat}: found {out + left}, expected {most} at most"
    for space in flips:
        if not 0 <= space < SPACES:
            yield f"flips of seat {seat} has {space}, expected a space below {SPACES}"
        elif g.tiles[seat][space] == EMPTY:
            yield f"flips of seat {seat} has {SPACE_CODES[space]}, where no tile is"
    if len(set(flips)) < len(flips):
        yield f"flips of seat {seat} has a tile twice, expected one minion each (DM-R-09)"


def wrong_in_phase(g: Domains, phase: int) -> Wrong:
    """Tell of what has no place in a phase: minions out of their time, the Mercenary before hers."""
    out = [seat for seat in g.city if seat != FREE] or g.guild or [seat for seat in g.seats if g.flips[seat]]
    if out and (phase <= BEFORE or phase >= FOREMAN):
        yield "minions are out, expected none but from placement to resolution"
    if sum(g.to_place) and phase > PLACEMENT:
        yield f"to_place is {g.to_place}, expected 0 after the placement"
    in_domains = [there for rows in g.monsters for there in rows if MERCENARY in there]
    if in_domains and phase < RESOLUTION:
        yield "the Mercenary is in a Domain, expected at the Docks until minions are resolved"
