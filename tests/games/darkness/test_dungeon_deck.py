"""The dungeon deck: an unordered deck must be as good as one that was really shuffled."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from games.darkness.board import table
from games.darkness.deck_model import chances, physical
from games.darkness.dungeons import card_named, cards_named, foe_named, foretell

from darkling.games.darkness.cards import DUNGEON_DECK, NO_CARD, boss_cards, item_of
from darkling.games.darkness.rules.dungeon_deck import (
    build_deck,
    deal_tiles,
    deck_size,
    discard,
    draw,
    draw_kind,
    face_down,
    flip,
    has_cards,
    left_to_deal,
    put_below,
    refill,
    strike_line,
    strike_tiles,
)
from darkling.games.darkness.rules.events import DungeonDeckShuffled
from darkling.games.darkness.rules.settings import BOSSES_IN_DECK, RANDOM
from darkling.games.darkness.rules.state import CLAIMED, FACE_DOWN, STAIRS_FACE, Darkness


def our_step(g: Darkness, step):
    """Do the same with the deck of the game."""
    verb, *rest = step.split()
    if verb == "tiles":
        deal_tiles(g, int(rest[0]) + 1)
        return []
    if verb == "flip":
        card = flip(g, int(rest[0]))
        # What is flipped is discarded with the other tiles; here it is at once, so that it comes back sooner.
        g.faces = (*g.faces[: int(rest[0])], CLAIMED, *g.faces[int(rest[0]) + 1 :])
        discard(g, card)
        return [card]
    if verb == "strike":
        strike_tiles(g)
        return []
    if verb == "under":
        put_below(g, [int(card) for card in rest])
        return []
    card = draw(g)
    if verb == "draw" and card != NO_CARD:
        discard(g, card)
    refill(g)
    return [card]


def ours(cards, steps):
    def play(chance):
        g = table()
        g.hidden, g.buried, g.faces, g.dealt = (tuple(cards),), (0,), (), ()
        g.chance = chance
        out = []
        for step in steps:
            out += our_step(g, step)
        return tuple(out)

    return chances(play)


STORIES = {
    "tiles, then draws": (4, ["tiles 2", "draw", "flip 1", "draw", "flip 2"]),
    "shuffled while tiles lie": (4, ["tiles 2", "draw", "draw", "draw", "flip 1", "draw"]),
    "a tile gone for good": (4, ["tiles 2", "draw", "take", "flip 1", "draw", "draw", "flip 2"]),
    "tiles from a deck of known cards": (
        4,
        ["tiles 1", "draw", "draw", "draw", "draw", "strike", "tiles 2", "flip 1", "flip 2", "draw"],
    ),
    "buried tiles come back": (4, ["tiles 2", "strike", "tiles 1", "draw", "flip 1", "draw", "draw"]),
    "the deck runs out while tiles are dealt": (
        4,
        ["draw", "draw", "tiles 3", "flip 1", "flip 3", "draw", "flip 2", "draw"],
    ),
    "three batches at once": (
        5,
        ["draw", "draw", "draw", "tiles 4", "flip 4", "draw", "draw", "flip 1", "flip 3", "draw", "flip 2"],
    ),
    "buried tiles stay apart from those dealt later": (
        3,
        ["tiles 2", "strike", "draw", "draw", "tiles 1", "draw", "flip 1", "draw", "draw"],
    ),
    "buried cards are buried again": (
        3,
        [
            "tiles 1",
            "strike",
            "draw",
            "draw",
            "tiles 1",
            "strike",
            "draw",
            "draw",
            "tiles 2",
            "flip 2",
            "draw",
        ],
    ),
    "bosses under the deck": (3, ["tiles 1", "under 7 8", "draw", "draw", "draw", "draw", "flip 1"]),
    "a boss becomes a tile": (3, ["under 7 8", "draw", "draw", "tiles 2", "draw", "flip 2", "flip 1"]),
    "copies": (0, ["tiles 2", "draw", "draw", "flip 1", "draw"]),
}


@pytest.mark.rule("AD-PRE-04", "AD-R-93", "AD-R-92")
@pytest.mark.parametrize("story", STORIES)
def test_an_unordered_deck_is_as_good_as_a_shuffled_one(story):
    count, steps = STORIES[story]
    cards = list(range(count)) or [1, 1, 2, 3]
    assert ours(cards, steps) == physical(cards, steps)


def test_the_stories_can_tell_decks_apart():
    """Forgetting that what was shuffled is no tile would show."""
    _, steps = STORIES["shuffled while tiles lie"]
    forgetful = Counter()
    for outcome, share in physical([0, 1, 2, 3], steps).items():
        forgetful[outcome[:3]] += share
    assert forgetful != {three: Fraction(1, 24) for three in permutations(range(4), 3)}


# Running out.


def few(*names: str) -> Darkness:
    """Return a table with these cards in the dungeon deck and no map."""
    g = table(tiles="V(0,0)")
    g.hidden, g.buried, g.faces, g.dealt = (cards_named(sorted(names, key=card_named)),), (0,), (), ()
    g.listener = []
    return g


@pytest.mark.rule("AD-CLR-13", "AD-R-93")
def test_a_deck_is_shuffled_when_it_has_run_out_and_not_before():
    g = few("Demon!", "Imps")
    discard(g, card_named("Buckler"))
    draw(g)
    refill(g)
    assert deck_size(g) == 1
    assert g.discard == (card_named("Buckler"),)
    draw(g)
    refill(g)
    assert g.hidden[-1] == (card_named("Buckler"),)
    assert not g.discard
    assert g.listener == [DungeonDeckShuffled()]


@pytest.mark.rule("AD-R-93")
def test_without_any_card_nothing_is_drawn():
    g = few("Demon!")
    assert has_cards(g)
    draw(g)
    assert draw(g) == NO_CARD
    assert not has_cards(g)


@pytest.mark.rule("AD-R-93")
def test_a_map_has_only_as_many_tiles_as_there_are_cards():
    g = few("Demon!", "Imps", "Buckler")
    assert left_to_deal(g) == 3
    assert deal_tiles(g, 7) == 4
    assert g.faces == (STAIRS_FACE, FACE_DOWN, FACE_DOWN, FACE_DOWN)


@pytest.mark.rule("AD-R-92")
def test_tiles_and_monsters_are_discarded_but_not_claimed_equipment():
    g = few("Demon!", "Imps", "Buckler", "Ghouls", "Wraith")
    deal_tiles(g, 4)
    foretell(g, "Demon!", "Buckler")
    flip(g, 1), flip(g, 2)
    g.faces = (g.faces[0], g.faces[1], CLAIMED, FACE_DOWN)
    g.line = ((foe_named("Grimalkin"), 1, 1), (foe_named("Zombies!"), 2, 6))
    strike_tiles(g)
    strike_line(g)
    grimalkin = boss_cards(foe_named("Grimalkin"))
    assert g.discard == tuple(sorted([card_named("Demon!"), card_named("Zombies!"), *grimalkin]))
    assert g.buried == (1,)
    assert (g.tiles, g.faces, g.line) == ((), (), ())


@pytest.mark.rule("AD-BOS-06")
def test_cards_under_the_deck_come_when_all_others_are_gone():
    g = few("Demon!", "Imps")
    put_below(g, boss_cards(foe_named("Grimalkin")))
    put_below(g, [card_named("Wendigo")])
    assert {draw(g), draw(g)} == set(cards_named(["Demon!", "Imps"]))
    assert {draw(g), draw(g)} == set(boss_cards(foe_named("Grimalkin")))
    assert draw(g) == card_named("Wendigo")


# The deck of a dungeon.


def built(plan: int, *items: str, agreed: int = 0) -> Darkness:
    g = table(plan=plan, agreed=agreed)
    g.items[0] = tuple([item_of(card_named(item)) for item in items])
    build_deck(g)
    return g


@pytest.mark.rule("AD-R-94", "AD-R-28", "AD-BOS-07")
def test_a_random_dungeon_has_no_bosses_unless_they_were_agreed_on():
    assert len(built(RANDOM).hidden[0]) == len(DUNGEON_DECK) - 9
    assert built(RANDOM, agreed=BOSSES_IN_DECK).hidden == (DUNGEON_DECK,)


@pytest.mark.rule("AD-R-94", "AD-DUN-01")
def test_the_deck_is_all_cards_but_those_removed_set_aside_or_held():
    sewer = built(1, "Buckler")
    missing = Counter(DUNGEON_DECK)
    missing.subtract(sewer.hidden[0])
    vampires, bosses = [card_named("Vampire")] * 2, range(23, 32)
    assert sewer.aside == tuple(vampires)
    expected = [*vampires, *bosses, card_named("Trap Door"), card_named("Buckler")]
    # The Sewer removes four bosses, which are all there are.
    assert sorted(missing.elements()) == sorted(expected)


# Summons.


@pytest.mark.rule("AD-BOS-08", "AD-R-90")
def test_a_summons_draws_any_fitting_card_of_the_deck():
    def play(chance):
        g = few("Demon!", "Imps", "Aura Knight", "Buckler")
        deal_tiles(g, 2)
        g.chance = chance
        card, _ = draw_kind(g, ["MINION", "OUTSIDER"])
        return card, deck_size(g), len(face_down(g))

    found = chances(play)
    knight, imps = card_named("Aura Knight"), card_named("Imps")
    assert found == {(knight, 2, 1): Fraction(1, 2), (imps, 2, 1): Fraction(1, 2)}


@pytest.mark.rule("AD-R-90")
def test_cards_turned_up_for_a_summons_are_no_tiles():
    """Whoever has seen the Demon in the deck knows that the tile is something else."""

    def play(chance):
        g = few("Demon!", "Imps", "Buckler")
        deal_tiles(g, 2)
        g.chance = chance
        return draw_kind(g, ["OUTSIDER"])[0], flip(g, 1)

    demon, imps, buckler = cards_named(["Demon!", "Imps", "Buckler"])
    sixth = Fraction(1, 6)
    assert chances(play) == {
        (imps, demon): 2 * sixth,
        (imps, buckler): 2 * sixth,
        (NO_CARD, imps): 2 * sixth,
    }


@pytest.mark.rule("AD-R-90")
def test_after_a_summons_the_deck_has_what_was_turned_up_and_what_was_not():
    def play(chance):
        g = few("Demon!", "Imps", "Buckler", "Minotaur")
        deal_tiles(g, 2)
        g.chance = chance
        return draw_kind(g, ["OUTSIDER"])[0], draw(g), flip(g, 1)

    imps, *others = cards_named(["Imps", "Demon!", "Buckler", "Minotaur"])
    as_tile = {(imps, next_one, tile): Fraction(1, 8) for next_one, tile in permutations(others, 2)}
    assert chances(play) == as_tile | {(NO_CARD, one, imps): Fraction(1, 12) for one in others}


@pytest.mark.rule("AD-BOS-08", "AD-R-89")
def test_without_a_fitting_card_in_the_deck_discarded_monsters_come_back():
    g = few("Demon!")
    g.line = ((foe_named("Imps"), 1, 0), (foe_named("Gate Hounds"), 1, 1))
    g.kind.append(foe_named("Gate Hounds")), g.hp.append(5)
    assert draw_kind(g, ["MINION", "OUTSIDER"]) == (card_named("Imps"), (card_named("Demon!"),))
    assert g.line == ((foe_named("Gate Hounds"), 1, 1),)
    discard(g, card_named("Torturer"))
    assert draw_kind(g, ["MINION", "OUTSIDER"])[0] == card_named("Torturer")
    assert draw_kind(g, ["MINION", "OUTSIDER"])[0] == NO_CARD
    assert not g.discard
