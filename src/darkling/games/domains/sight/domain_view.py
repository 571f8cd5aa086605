"""What is to be seen of a seat: what it owns and holds, and its Domain."""

from functools import cache

from msgspec.structs import replace

from darkling.games.domains.cards import (
    AREAS,
    HENCHMAN_CODES,
    HENCHMAN_TIMING,
    MONSTER_CODES,
    MONSTER_MAKES,
    NO_CARD,
    RANK,
    SKULLS,
    SPELL_CODES,
    TILE_CODES,
    TIMINGS,
    Card,
)
from darkling.games.domains.cards.items import NOTHING, STORED, Items
from darkling.games.domains.rules.building import BuilderAtWork
from darkling.games.domains.rules.domain import defense, shield
from darkling.games.domains.rules.evil import skulls_a_turn
from darkling.games.domains.rules.places import SPACE_CODES, SPACES, TAVERN_CODES, Space, area_of
from darkling.games.domains.rules.prices import price_of_tile
from darkling.games.domains.rules.production import production_of, together, would_make
from darkling.games.domains.rules.settings import OPEN_STORES
from darkling.games.domains.rules.state import NEUTRALS, SLASHED, Domains
from darkling.games.domains.rules.targets import ATTACKS, PILGRIMAGE, PartyTarget
from darkling.games.domains.rules.tiles import DARK, USED, face_of, is_dark, tile_of
from darkling.games.domains.sight.view import (
    DomainsSeatView,
    HeldTileView,
    HenchmanView,
    MonsterTokenView,
    SpaceView,
)
from darkling.table.decision import Seat

SEATS_SEEN: dict[object, DomainsSeatView] = {}
"""Seats by all that they look like."""
MOST_SEEN = 10_000

Targets = tuple[PartyTarget, ...]
"""Where the parties go, of either tavern."""


def may_see_stores(g: Domains, seat: Seat, viewer: Seat | None) -> bool:
    """Say whether a viewer is shown what a seat owns (DM-STORE-03); every gain and payment was told to it."""
    return seat == viewer or g.over or g.has_agreed(OPEN_STORES)


def seat_view(g: Domains, seat: Seat, viewer: Seat | None, targets: Targets) -> DomainsSeatView:
    """Return a seat. It stays the same for many choices, and looks the same to many eyes: it is made once."""
    stores = g.stores[seat] if may_see_stores(g, seat, viewer) else None
    hand = g.hands[seat] if seat == viewer else None
    aims = tuple([(target.kind, target.space) if target.seat == seat else None for target in targets])
    domain = (g.tiles[seat], g.monsters[seat], g.tokens[seat], g.flips[seat])
    rest = (g.backs(seat), g.henchmen[seat], g.held[seat], g.to_place[seat], g.neutral, g.marks, g.switches)
    key = (seat, stores, hand, aims, domain, rest, _saved(g, seat))
    seen = SEATS_SEEN.get(key)
    if seen is None:
        if len(SEATS_SEEN) >= MOST_SEEN:
            SEATS_SEEN.clear()
        seen = SEATS_SEEN[key] = _look_at(g, seat, stores, hand, targets)
    return seen


def _look_at(
    g: Domains, seat: Seat, stores: Items | None, hand: tuple[Card, ...] | None, targets: Targets
) -> DomainsSeatView:
    attack, defense_deck, control, production = g.backs(seat)
    spaces = tuple([space_view(g, seat, space, targets) for space in range(SPACES)])
    return DomainsSeatView(
        seat=seat,
        stores=stores,
        backs=(attack, defense_deck, control, production),
        hand=None if hand is None else tuple([SPELL_CODES[spell] for spell in hand]),
        henchmen=tuple([_henchman_view(henchman) for henchman in g.henchmen[seat]]),
        held=tuple([_held_view(g, seat, tile, stores) for tile in g.held[seat]]),
        skulls_a_turn=skulls_a_turn(g, seat),
        skulls_if_flipped=skulls_if_flipped(g, seat),
        income=tuple([sum(amounts) for amounts in zip(*[space.makes for space in spaces], strict=True)]),
        to_place=g.to_place[seat],
        neutral=tuple([name for name, hirer in zip(NEUTRALS, g.neutral, strict=True) if hirer == seat]),
        slashed_next=bool(g.marks & SLASHED << seat),
        spaces=spaces,
    )


def _henchman_view(henchman: int) -> HenchmanView:
    card, used = divmod(henchman, 2)
    return HenchmanView(HENCHMAN_CODES[card], TIMINGS[HENCHMAN_TIMING[card]], bool(used))


def _saved(g: Domains, seat: Seat) -> Items:
    """Return what helpers at the Foreman save a seat that is building."""
    building = g.running(BuilderAtWork)
    return NOTHING if building is None or building.seat != seat else building.less


def _held_view(g: Domains, seat: Seat, tile: Card, stores: Items | None) -> HeldTileView:
    price = price_of_tile(g, seat, tile, _saved(g, seat))
    lacking = None
    if stores is not None:
        missing = [max(0, needed - have) for needed, have in zip(price, stores, strict=False)]
        lacking = (*missing, *NOTHING[STORED:])
    return HeldTileView(TILE_CODES[tile], price, lacking)


def skulls_if_flipped(g: Domains, seat: Seat) -> int:
    """Return the Skulls a turn once the light tiles are dark on which minions of the seat stand."""
    total = skulls_a_turn(g, seat)
    for space in g.flips[seat]:
        if g.has_light(seat, space):
            face = g.face(seat, space)
            total += SKULLS[face + 1] + g.altars(seat, space) - SKULLS[face]
    return total


# Spaces.


@cache
def _empty_space(space: Space, strength: int) -> SpaceView:
    return SpaceView(
        space=SPACE_CODES[space],
        area=AREAS[area_of(space)],
        tile=None,
        dark=False,
        used=False,
        rank=None,
        defense=strength,
        makes=NOTHING,
        makes_if_flipped=NOTHING,
        monsters=(),
        weapons=0,
        altars=0,
        guarded=False,
        minion=False,
        hunted_by=(),
        visited_by=(),
    )


def space_view(g: Domains, seat: Seat, space: Space, targets: Targets) -> SpaceView:
    tile, monsters = g.tiles[seat][space], g.monsters[seat][space]
    empty = _empty_space(space, defense(g, seat, space))
    if tile == NO_CARD:
        if not monsters and not g.tokens[seat][space]:
            return empty
        return replace(
            empty,
            makes=production_of(g, seat, space),
            makes_if_flipped=production_of(g, seat, space),
            monsters=_monsters_view(monsters, space),
            weapons=g.weapons(seat, space),
            guarded=g.is_guarded(seat, space),
            hunted_by=_taverns(targets, ATTACKS, seat, space),
        )
    return SpaceView(
        space=SPACE_CODES[space],
        area=AREAS[area_of(space)],
        tile=TILE_CODES[tile_of(tile)],
        dark=is_dark(tile),
        used=bool(tile & USED),
        rank=RANK[face_of(tile)],
        defense=empty.defense,
        makes=production_of(g, seat, space),
        makes_if_flipped=makes_if_flipped(g, seat, space),
        monsters=_monsters_view(monsters, space),
        weapons=g.weapons(seat, space),
        altars=g.altars(seat, space),
        guarded=g.is_guarded(seat, space),
        minion=space in g.flips[seat],
        hunted_by=_taverns(targets, ATTACKS, seat, space),
        visited_by=_taverns(targets, PILGRIMAGE, seat, space),
    )


def makes_if_flipped(g: Domains, seat: Seat, space: Space) -> Items:
    """Return what a space would make with the other side of its tile up."""
    makes = would_make(g, seat, space, g.tiles[seat][space] ^ DARK)
    for monster in g.monsters[seat][space]:
        makes = together(makes, MONSTER_MAKES[monster])
    return makes


def _monsters_view(monsters: tuple[Card, ...], space: Space) -> tuple[MonsterTokenView, ...]:
    return tuple([MonsterTokenView(MONSTER_CODES[one], shield(one, space)) for one in monsters])


def _taverns(targets: Targets, kind: int, seat: Seat, space: Space) -> tuple[str, ...]:
    """Return the taverns whose parties go to a space, to attack it or as pilgrims."""
    return tuple(
        [
            TAVERN_CODES[tavern]
            for tavern, target in enumerate(targets)
            if (target.kind, target.seat, target.space) == (kind, seat, space)
        ]
    )
