"""The heroes of a position set up by hand: their cards, and what they have been through."""

from collections.abc import Sequence

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    ADVANCEMENTS,
    CLASS_CODES,
    ITEM_CODES,
    ITEMS,
    RESOURCE_CODES,
)
from darkling.games.darkness.cards.language import AdvancementCard, ItemCard
from darkling.games.darkness.rules.arranged_shapes import GAME, ArrangedDelver, Codes
from darkling.games.darkness.rules.box import AC, DECK_SIZE, RC, sample
from darkling.games.darkness.rules.campaign import BETWEEN, ENTRY, ROUNDS
from darkling.games.darkness.rules.deck_changes import LEAST, WORDS
from darkling.games.darkness.rules.draws import DECKS, HANDS, TOPS, UNDERS, set_scried
from darkling.games.darkness.rules.reckoning import SAMURAI
from darkling.games.darkness.rules.state import (
    ADVANCEMENTS_FROM,
    FATIGUED,
    PILE_ACS,
    PILE_RCS,
    POISE,
    Darkness,
    Hero,
)
from darkling.table.arranging import card_number, check_most, check_range
from darkling.table.errors import BadPosition
from darkling.table.zones import without

PILES = (PILE_ACS, PILE_RCS)
CODES = (ACTION_CODES, RESOURCE_CODES)
KINDS = ("actions", "resources")
LASTING_USES = ("round", "encounter", "dungeon")
"""How often something may be used that is not usable again with every turn."""


def arrange_hero(g: Darkness, hero: Hero, arranged: ArrangedDelver, phase: str) -> None:
    g.kind[hero] = card_number(GAME, arranged.hero, CLASS_CODES, "class")
    g.advancements[hero] = numbers(arranged.advancements, ADVANCEMENT_CODES, "advancement")
    g.items[hero] = numbers(arranged.items, ITEM_CODES, "equipment")
    g.hp[hero] = g.max_hp(hero) if arranged.hp is None else arranged.hp
    check_range(GAME, f"hp of seat {hero}", g.hp[hero], 0, g.max_hp(hero))
    g.marks[hero] = FATIGUED * arranged.fatigued | POISE * arranged.poise
    _deal(g, hero, AC, arranged.actions, (arranged.acs, arranged.used_acs))
    _deal(g, hero, RC, arranged.resources, (arranged.rcs, arranged.used_rcs))
    _scry(g, hero, AC, arranged.top_acs, arranged.under_acs)
    _scry(g, hero, RC, arranged.top_rcs, arranged.under_rcs)
    for code in arranged.spent:
        g.spend(hero, _spent_bit(g, hero, code))
    _check_state(g, hero, arranged, phase)


def numbers(codes: Sequence[str], known: Sequence[str], what: str) -> tuple[int, ...]:
    return tuple(sorted([card_number(GAME, code, known, what) for code in codes]))


# Cards.


def _deal(g: Darkness, hero: Hero, kind: int, owned: Codes | None, named: tuple[Codes, Codes]) -> None:
    """Put the cards that are named in hand and discard pile; what is left of all is the deck."""
    deck = sample(g, kind, g.kind[hero])
    if owned is not None:
        deck = numbers(owned, CODES[kind], "card")
    _check_size(g, hero, kind, len(deck))
    for where, codes in zip((HANDS[kind], PILES[kind]), named, strict=True):
        for one in codes:
            number = card_number(GAME, one, CODES[kind], "card")
            if number not in deck:
                raise BadPosition(f"{GAME}: seat {hero} has more of {one} than its {KINDS[kind]} hold")
            deck = without(deck, number)
        g.put(hero, where, numbers(codes, CODES[kind], "card"))
    g.put(hero, DECKS[kind], deck)


def _check_size(g: Darkness, hero: Hero, kind: int, found: int) -> None:
    """AD-BLD-10: decks begin with 27 cards, and advancements add and remove some."""
    least = most = DECK_SIZE
    for one in g.advancements[hero]:
        for effect in ADVANCEMENTS[one].effects:
            operation, _, word = effect.what.partition(" ")
            if effect.verb == "deck" and kind in WORDS[word]:
                most += effect.amount.number * (operation == "add")
                least -= effect.amount.number * (operation == "remove")
    check_range(GAME, f"number of {KINDS[kind]} of seat {hero}", found, max(LEAST, least), most)


def _scry(g: Darkness, hero: Hero, kind: int, top: Codes, under: Codes) -> None:
    """Note what the hero knows of the order of a deck."""
    for where, codes in ((TOPS[kind], top), (UNDERS[kind], under)):
        set_scried(g, hero, where, tuple([card_number(GAME, one, CODES[kind], "card") for one in codes]))


# What they have been through.


def _spent_bit(g: Darkness, hero: Hero, code: str) -> int:
    """Return the bit for something that a hero has used up for now."""
    cards: list[ItemCard | AdvancementCard] = [ITEMS[item] for item in g.items[hero]]
    cards += [ADVANCEMENTS[one] for one in g.advancements[hero]]
    if code not in [card.code for card in cards if card.per in LASTING_USES]:
        raise BadPosition(
            f"{GAME}: spent of seat {hero} has {code!r}, expected something of its own that is used once a"
            f" round, an encounter or a dungeon"
        )
    if code in ITEM_CODES:
        return ITEM_CODES.index(code)
    return ADVANCEMENTS_FROM + ADVANCEMENT_CODES.index(code)


def _check_state(g: Darkness, hero: Hero, arranged: ArrangedDelver, phase: str) -> None:
    hand = len(arranged.acs) + len(arranged.rcs)
    if not g.hp[hero]:
        check_most(GAME, f"cards in the hand of seat {hero}, which is unconscious", hand, 0)
    if arranged.fatigued:
        kept = g.stat(hero, "fatiguekeep")
        check_most(GAME, f"cards in the hand of seat {hero}, which is fatigued", hand, kept)
    if arranged.poise and (phase != ROUNDS or g.kind[hero] != SAMURAI):
        raise BadPosition(f"{GAME}: seat {hero} has poise, expected only of a Samurai in a fight")
    if phase != ROUNDS and arranged.offenders:
        raise BadPosition(f"{GAME}: seat {hero} has offenders, and no encounter is under way: leave them out")
    if phase in (ENTRY, BETWEEN) and arranged.at is not None:
        raise BadPosition(f"{GAME}: seat {hero} stands somewhere, and no map is laid: leave `at` out")
