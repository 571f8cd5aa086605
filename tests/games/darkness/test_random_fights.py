"""Fights in which everyone chooses at random: the table is always possible, and no card is lost."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from games.darkness.board import CLASS_NAMES, FOE_NAMES, MAPS, SANCTUM, table
from games.darkness.card_play import all_cards, prompt
from games.darkness.fights import deciding

from darkling.games.darkness.cards import ADVANCEMENTS, CLASSES, DUNGEON_DECK, FOES, ITEMS, TILE, card_of_item
from darkling.games.darkness.rules.box import AC, LEGAL, MOST_COPIES, RC
from darkling.games.darkness.rules.dungeon_deck import cards_of
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.settings import BOSSES_IN_DECK
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, Darkness
from darkling.grid.tiles import board_of
from darkling.table.zones import without

EVERYONE = list(range(len(FOES)))
DECISIONS = 2500
STILL_ASKED = {
    "draw-or-skip",
    "cycle-which",
    "keep-on-top",
    "take-which",
    "stay-up",
    "which-part",
    "choose-target",
}
"""What an action that decides a fight still asks: whom it heals, what it draws, and who stays up."""


def melee(seed: int, foes: list[int]) -> Darkness:
    """Return a room with all classes and these monsters, each on a square of its own; they have equipment."""
    chance = Random(seed)
    places = list(board_of(TILE, MAPS[SANCTUM]).points)
    chance.shuffle(places)
    heroes = [(name, places.pop()) for name in CLASS_NAMES]
    g = table(SANCTUM, heroes, [(FOE_NAMES[foe], places.pop()) for foe in foes], round=0)
    g.agreed |= BOSSES_IN_DECK
    g.chance.reseed(seed)
    equip(g, chance)
    for hero in range(g.heroes):
        deal(g, hero, chance)
    g.hidden = (deck_without_table(g),)
    return g


def equip(g: Darkness, chance: Random) -> None:
    items = chance.sample(range(len(ITEMS)), len(ITEMS))
    advancements = chance.sample(range(len(ADVANCEMENTS)), len(ADVANCEMENTS))
    for hero in range(g.heroes):
        g.items[hero] = tuple(
            sorted([item for item in items[hero :: g.heroes][:2] if ITEMS[item].slots == 1])
        )
        g.advancements[hero] = tuple(sorted(advancements[hero :: g.heroes]))


def deal(g: Darkness, hero: int, chance: Random) -> None:
    """Give a hero decks of all cards that the class may have, three of each but for core cards."""
    kind = g.kind[hero]
    for deck, zone in ((AC, DECK_ACS), (RC, DECK_RCS)):
        core = dict(CLASSES[kind].core) if deck == RC else {}
        cards = [card for card in LEGAL[deck][kind] if card not in core for _ in range(MOST_COPIES)]
        cards = chance.sample(cards, 27) + [card for card, copies in core.items() for _ in range(copies)]
        g.put(hero, zone, tuple(cards))


def deck_without_table(g: Darkness) -> tuple[int, ...]:
    deck = DUNGEON_DECK
    for card in [card for foe, _, _ in g.line for card in cards_of(foe)]:
        deck = without(deck, card)
    for item in [item for held in g.items for item in held]:
        deck = without(deck, card_of_item(item))
    return deck


def random_steps(g: Darkness, seed: int) -> Iterator[str]:
    """Let everyone choose at random until the fight is over; yield what is asked before each choice."""
    chance = Random(seed)
    g.over = False
    g.start(Encounter())
    for _ in range(DECISIONS):
        if g.over:
            return
        yield prompt(g)
        seat = g.waiting[0]
        g.choose(seat, chance.choice(g.decision(seat).options))


@pytest.mark.parametrize("seed", range(4))
def test_all_classes_against_all_monsters(seed: int) -> None:
    g = melee(seed, EVERYONE)
    check(g)
    cards, asked = all_cards(g), Counter()
    for question in random_steps(g, seed):
        check(g)
        asked[question] += 1
        if question == "your-turn":
            assert all_cards(g) == cards
    assert g.over
    assert len(asked) > 12


@pytest.mark.rule("AD-R-125")
@pytest.mark.parametrize("seed", range(5))
def test_short_fights_end_without_a_further_question(seed: int) -> None:
    g = deciding(melee(seed, sorted(Random(seed).sample(EVERYONE, 2))))
    for foe in g.foes():
        g.hp[foe] = min(g.hp[foe], 4)
    for _ in random_steps(g, seed):
        check(g)
    assert g.over
    assert set(g.late) <= STILL_ASKED
