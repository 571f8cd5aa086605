"""What is to be seen of the city: Action Spaces and what lies at them, Fortune, decks and discards."""

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    ERA,
    ERAS,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    NO_CARD,
    SPELL_CODES,
    TILE_CODES,
    Card,
)
from darkling.games.domains.cards.items import COINS, METAL, NOTHING, STONE, Items, one
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.rules.domain import is_mercenary_at_docks
from darkling.games.domains.rules.fortune_phase import text_used
from darkling.games.domains.rules.minions import DISPLAY_OF, card_at, why_not_place
from darkling.games.domains.rules.places import (
    ARCHITECT,
    ASSASSIN,
    BUSINESS_DISTRICT,
    COUNCIL_OF_WIZARDS,
    DISCARD_PILES,
    FAR_LANDS,
    GUILD,
    HIRED_THUG,
    INN,
    LOCATION_CODES,
    LOCATION_OF,
    NIKTMARG,
    NIKTMARG_SLOTS,
    PLACE_CODES,
    PLACES,
    ROYAL_COURT,
    SLOT_OF,
    TEMPLE_OF_THE_KULT,
    THE_DOCKS,
    TOWERS_OF_THE_ELEMENTS,
    TOWN_COUNCIL,
    Place,
)
from darkling.games.domains.rules.prices import (
    ASSASSIN_COINS,
    GOODS,
    THUG_COINS,
    gift_of,
    price_of_goods,
    price_of_monster,
    spells_of_council,
)
from darkling.games.domains.rules.scrying import UNKNOWN, OrderFortune, by_place, era_at, loose
from darkling.games.domains.rules.state import DECK_NAMES, EMPTY, FREE, PAST_FORTUNE, Domains
from darkling.games.domains.sight.view import (
    FortuneCardView,
    FortuneView,
    GuildView,
    PileView,
    PlaceView,
    SwitchView,
)
from darkling.table.decision import Seat

SLOT_CODES: dict[int, tuple[str, ...]] = {
    ARCHITECT: TILE_CODES,
    INN: HENCHMAN_CODES,
    FAR_LANDS: HENCHMAN_CODES,
    NIKTMARG_SLOTS: MONSTER_CODES,
}
"""What lies in the slots of each display."""
DECK_CODES = (*[SPELL_CODES] * 4, ADVENTURER_CODES, HENCHMAN_CODES)
SHOWN_CODES = (FORTUNE_CODES, ADVENTURER_CODES, HENCHMAN_CODES, TILE_CODES, MONSTER_CODES, SPELL_CODES)
"""In the order of kinds in `g.shown`."""
GIVING = (BUSINESS_DISTRICT, TEMPLE_OF_THE_KULT, TOWERS_OF_THE_ELEMENTS, TOWN_COUNCIL, ROYAL_COURT)
PRICED = {ASSASSIN: one(COINS, ASSASSIN_COINS), HIRED_THUG: one(COINS, THUG_COINS)}

PLACES_SEEN: dict[object, tuple[PlaceView, ...]] = {}
"""All Action Spaces by all that they look like."""
TERMS_SEEN: dict[object, tuple[Items, ...]] = {}
"""What each Action Space gives, by all that it depends on."""
MOST_SEEN = 5_000


def city_view(g: Domains, viewer: Seat | None) -> tuple[PlaceView, ...]:
    """Return the Action Spaces: they look the same for many choices, and are made once."""
    seat = FREE if viewer is None else viewer
    seen = 0 if viewer is None else g.far_seen[viewer]
    far_lands = tuple(
        [card if seen >> slot & 1 else card != EMPTY for slot, card in enumerate(g.displays[FAR_LANDS])]
    )
    others = (g.displays[INN], g.displays[ARCHITECT], g.displays[NIKTMARG_SLOTS])
    key = (g.city, seen, far_lands, others, _switches(g, seat), is_mercenary_at_docks(g))
    places = PLACES_SEEN.get(key)
    if places is None:
        if len(PLACES_SEEN) >= MOST_SEEN:
            PLACES_SEEN.clear()
        gives = _gives(g, seat)
        places = tuple([_place_view(g, seat, place, seen, gives[place]) for place in range(PLACES)])
        PLACES_SEEN[key] = places
    return places


def _switches(g: Domains, seat: Seat) -> object:
    """Return all on which it depends what is different for a seat this turn."""
    return g.switches if seat == FREE else (g.switches, g.henchmen[seat], g.tiles[seat])


def _gives(g: Domains, seat: Seat) -> tuple[Items, ...]:
    key = _switches(g, seat)
    gives = TERMS_SEEN.get(key)
    if gives is None:
        if len(TERMS_SEEN) >= MOST_SEEN:
            TERMS_SEEN.clear()
        gives = TERMS_SEEN[key] = tuple([_given(g, seat, place) for place in range(PLACES)])
    return gives


def _given(g: Domains, seat: Seat, place: Place) -> Items:
    if LOCATION_OF[place] in GIVING:
        return gift_of(g, seat, place)
    return spells_of_council(g, seat) if LOCATION_OF[place] == COUNCIL_OF_WIZARDS else NOTHING


def _place_view(g: Domains, seat: Seat, place: Place, seen: int, gives: Items) -> PlaceView:
    location = LOCATION_OF[place]
    card, filled = NO_CARD, True
    price = PRICED.get(location, NOTHING)
    code = None
    if location in DISPLAY_OF:
        card = card_at(g, place)
        filled = card != EMPTY
        display = DISPLAY_OF[location]
        if filled and (display != FAR_LANDS or seen >> SLOT_OF[place] & 1):
            code = SLOT_CODES[display][card]
        if filled and location == NIKTMARG:
            price = one(COINS, price_of_monster(g, seat, card))
    elif location == THE_DOCKS:
        filled = is_mercenary_at_docks(g)
    return PlaceView(
        place=PLACE_CODES[place],
        location=LOCATION_CODES[location],
        seat=None if g.city[place] == FREE else g.city[place],
        card=code,
        filled=filled,
        open=why_not_place(g, place) is None,
        price=price,
        gives=gives,
    )


def guild_view(g: Domains, viewer: Seat | None) -> GuildView:
    seat = FREE if viewer is None else viewer
    prices = {kind: price_of_goods(g, seat, number) for number, (kind, _, _) in enumerate(GOODS)}
    return GuildView(place=PLACE_CODES[GUILD], minions=g.guild, metal=prices[METAL], stone=prices[STONE])


# Fortune.


def fortune_view(g: Domains, viewer: Seat | None) -> FortuneView:
    scried = g.scried[-1] if viewer is None else g.scried[viewer]
    known, members = by_place(scried), loose(scried)
    if len(members) == 1 and members[0] != UNKNOWN:
        # It lies in the only place in which it can be.
        known, members = known + members, ()
    shown = g.fortune_shown
    return FortuneView(
        cards=tuple(
            [FortuneCardView(FORTUNE_CODES[card], text_used(shown, at)) for at, card in enumerate(shown)]
        ),
        left=len(g.fortune),
        past=tuple([FORTUNE_CODES[card] for card in g.box[PAST_FORTUNE]]),
        known=tuple([FORTUNE_CODES[card] for card in known]),
        somewhere=tuple([FORTUNE_CODES[card] for card in members if card != UNKNOWN]),
        loose=len(members),
        eras=_eras(g, known, len(members)),
        ordered=_ordered(g, viewer),
    )


def _eras(g: Domains, known: tuple[Card, ...], loose_places: int) -> tuple[str | None, ...]:
    """Return the eras of the cards in the deck; how many of each are loose, everybody can count."""
    top, left = len(known) + loose_places, len(g.fortune)
    mixed = {ERA[card] for card in g.fortune[len(known) : top]}
    of_loose = ERAS[min(mixed)] if len(mixed) == 1 else None
    below = [ERAS[era_at(left, place)] for place in range(top, left)]
    return (*[ERAS[ERA[card]] for card in known], *[of_loose] * loose_places, *below)


def _ordered(g: Domains, viewer: Seat | None) -> tuple[str, ...]:
    ordering = None if viewer is None else g.sealed(viewer)
    if not isinstance(ordering, OrderFortune):
        return ()
    return tuple([FORTUNE_CODES[card] for card in ordering.ordered])


def switches_view(g: Domains) -> tuple[SwitchView, ...]:
    return tuple([SwitchView(SWITCHES[at], amount) for at, amount in enumerate(g.switches) if amount])


# Decks and discards.


def piles_view(g: Domains) -> tuple[PileView, ...]:
    return tuple([_pile_view(g, deck) for deck in range(len(DECK_NAMES))])


def _pile_view(g: Domains, deck: int) -> PileView:
    discards = g.discards[deck] if deck < DISCARD_PILES else ()
    return PileView(
        deck=DECK_NAMES[deck],
        left=len(g.decks[deck]),
        top=DECK_CODES[deck][discards[-1]] if discards else None,
        discarded=len(discards),
    )


def shown_view(g: Domains) -> tuple[str, ...]:
    """Return the codes of all that has come to light this turn."""
    return tuple([codes[card] for codes, cards in zip(SHOWN_CODES, g.shown, strict=True) for card in cards])
