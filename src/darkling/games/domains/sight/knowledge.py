"""What a seat knows of the cards it cannot see, and how to deal those anew.

Of decks without order everyone can tell the content by subtraction, together with what lies face down of it:
spells in hands by their backs, henchmen in the Far Lands. What a seat owns is hidden from sight only: every
gain and payment is told to all. Of the Fortune deck a seat knows what it saw, and the eras of the rest
(`rules/scrying.py`).
"""

from msgspec import Struct

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    DEATH,
    DECK_OF,
    ERA,
    ERAS,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
    WORLD,
    Card,
)
from darkling.games.domains.cards.items import Items
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    BAG,
    FAR_LANDS,
    HENCHMEN,
    PILE,
    SPELL_DECKS_COUNT,
)
from darkling.games.domains.rules.scrying import UNKNOWN, by_place, entry, era_at, loose
from darkling.games.domains.rules.state import EMPTY, Domains
from darkling.games.domains.sight.view import DomainsView
from darkling.table.decision import Seat

CERTAIN = (WORLD, DEATH)
"""The Fortune cards that are in every deck, each in the block of its era (DM-SET-03, DM-SET-04)."""


class DomainsKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: DomainsView
    stores: tuple[Items, ...]
    """What every seat owns, which everybody can tell who has kept count."""
    spells_unseen: tuple[tuple[str, ...], ...]
    """Of each kind the spells in the deck and in the hands of others, in order of number."""
    henchmen_unseen: tuple[str, ...]
    """Those in the deck, and in the Far Lands where the seat has not looked."""
    adventurers_unseen: tuple[str, ...]
    tiles_unseen: tuple[str, ...]
    monsters_unseen: tuple[str, ...]
    fortune_unseen: tuple[tuple[str, ...], ...]
    """Of each era the cards that may be among those the seat does not know in the deck."""


def what_is_known(g: Domains, seat: Seat, view: DomainsView) -> DomainsKnowledge:
    fortune = unseen_fortune(g, seat)
    return DomainsKnowledge(
        view=view,
        stores=tuple(g.stores),
        spells_unseen=tuple([_codes(SPELL_CODES, pool) for pool in unseen_spells(g, seat)]),
        henchmen_unseen=_codes(HENCHMAN_CODES, unseen_henchmen(g, unseen_slots(g, seat))),
        adventurers_unseen=_codes(ADVENTURER_CODES, g.decks[ADVENTURERS]),
        tiles_unseen=_codes(TILE_CODES, g.decks[BAG]),
        monsters_unseen=_codes(MONSTER_CODES, g.decks[PILE]),
        fortune_unseen=tuple(
            [
                _codes(FORTUNE_CODES, [card for card in fortune if ERA[card] == era])
                for era in range(len(ERAS))
            ]
        ),
    )


def _codes(codes: tuple[str, ...], cards: "tuple[Card, ...] | list[Card]") -> tuple[str, ...]:
    return tuple([codes[card] for card in cards])


def redeal(g: Domains, seat: Seat) -> None:
    """Deal anew what the seat cannot know, uniformly over all that fits its knowledge."""
    redeal_spells(g, seat)
    redeal_far_lands(g, seat)
    redeal_fortune(g, seat)
    forget_for_others(g, seat)


# Spells.


def unseen_spells(g: Domains, seat: Seat) -> list[list[Card]]:
    """Return for each kind the spells in the deck and in other hands, in order of number."""
    pools = [list(deck) for deck in g.decks[:SPELL_DECKS_COUNT]]
    for other in g.seats:
        if other != seat:
            for spell in g.hands[other]:
                pools[DECK_OF[spell]].append(spell)
    for pool in pools:
        pool.sort()
    return pools


def redeal_spells(g: Domains, seat: Seat) -> None:
    """Deal the other hands by their backs; the rest is in the decks."""
    below = g.chance.below
    pools = unseen_spells(g, seat)
    for other in g.seats:
        if other != seat:
            hand = []
            for spell in g.hands[other]:
                pool = pools[DECK_OF[spell]]
                hand.append(pool.pop(below(len(pool))))
            g.hands[other] = tuple(sorted(hand))
    for deck, pool in enumerate(pools):
        g.decks[deck] = tuple(pool)


# The Far Lands.


def unseen_slots(g: Domains, seat: Seat) -> list[int]:
    """Return the slots of the Far Lands in which lies somebody whom the seat has not seen."""
    return [
        slot
        for slot, henchman in enumerate(g.displays[FAR_LANDS])
        if henchman != EMPTY and not g.far_seen[seat] >> slot & 1
    ]


def unseen_henchmen(g: Domains, slots: list[int]) -> list[Card]:
    """Return the henchmen of the deck and of some slots of the Far Lands, in order of number."""
    return sorted([*g.decks[HENCHMEN], *[g.displays[FAR_LANDS][slot] for slot in slots]])


def redeal_far_lands(g: Domains, seat: Seat) -> None:
    slots = unseen_slots(g, seat)
    if slots:
        pool = unseen_henchmen(g, slots)
        row = list(g.displays[FAR_LANDS])
        for slot in slots:
            row[slot] = pool.pop(g.chance.below(len(pool)))
        g.displays[FAR_LANDS] = tuple(row)
        g.decks[HENCHMEN] = tuple(pool)


# The Fortune deck.


def unseen_fortune(g: Domains, seat: Seat) -> list[Card]:
    """Return the cards whose faces the seat does not know, in the deck or left out, in order of number."""
    scried = g.scried[seat]
    hidden = sorted([*g.fortune[scried[0] :], *g.fortune_out])
    for card in loose(scried):
        if card != UNKNOWN:
            hidden.remove(card)
    return hidden


def redeal_fortune(g: Domains, seat: Seat) -> None:
    """Fill the places that the seat does not know with cards of their eras; loose ones in any order."""
    known, members = by_place(g.scried[seat]), loose(g.scried[seat])
    top, left = len(known) + len(members), len(g.fortune)
    if left == len(known):
        return
    shuffled = [card for card in members if card != UNKNOWN]
    eras = _eras_of_unknown(g.fortune[len(known) : top], shuffled)
    below = [era_at(left, place) for place in range(top, left)]
    drawn, rest = _drawn_by_era(g, unseen_fortune(g, seat), [*eras, *below])
    shuffled += [drawn[era].pop() for era in eras]
    if len(shuffled) > 1:
        shuffled = g.chance.shuffled(sorted(shuffled))
    g.fortune = (*known, *shuffled, *[drawn[era].pop() for era in below])
    g.fortune_out = tuple(rest)


def _eras_of_unknown(cards: tuple[Card, ...], known: list[Card]) -> list[int]:
    """Return the eras of those of the loose cards whose faces are not known: everybody can count them."""
    eras = sorted([ERA[card] for card in cards])
    for card in known:
        eras.remove(ERA[card])
    return eras


def _drawn_by_era(g: Domains, hidden: list[Card], eras: list[int]) -> tuple[list[list[Card]], list[Card]]:
    """Draw a card for each of these eras, by era and in random order; return what is left over, too.

    The World and Death are among them if they are hidden at all.
    """
    draw = g.chance.below
    drawn: list[list[Card]] = []
    rest: list[Card] = []
    for era in range(len(ERAS)):
        count = eras.count(era)
        pool = [card for card in hidden if ERA[card] == era]
        cards = [pool.pop() for _ in CERTAIN if pool and pool[-1] in CERTAIN]
        while len(cards) < count:
            cards.append(pool.pop(draw(len(pool))))
        if count > 1 and cards[0] in CERTAIN:
            at = draw(count)
            cards[0], cards[at] = cards[at], cards[0]
        drawn.append(cards)
        rest += pool
    return drawn, rest


def forget_for_others(g: Domains, seat: Seat) -> None:
    """Let the others know of the Fortune deck what everybody can tell that they have seen."""
    for at, scried in enumerate(g.scried):
        if at != seat and (scried[0] or scried[1]):
            g.scried[at] = entry(g.fortune[: scried[0]], (UNKNOWN,) * scried[1])
