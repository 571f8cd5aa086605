"""What a game master sees and what not, and what the others cannot see of what the game master knows."""

from collections import Counter
from fractions import Fraction

import pytest
from games.darkness.arranged import hero
from games.darkness.board import options, play
from games.darkness.card_words import CODES
from games.darkness.deck_model import chances
from games.darkness.dungeons import answer, prompt
from games.darkness.led import MASTER, at_entry, at_rest, code_of, foes, led_fight
from support.cases import encoded
from support.script import say

from darkling.games.darkness.cards import ACTION_CODES, DUNGEON_CODES
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.dungeon_deck import (
    discard,
    draw,
    face_down,
    flip,
    refill,
    search,
    searched,
    stand_in,
    surely_in_deck,
    unseen_cards,
)
from darkling.games.darkness.rules.reaction import is_asked
from darkling.games.darkness.rules.state import HAND_ACS
from darkling.games.darkness.rules.told_deck import known_to, see
from darkling.games.darkness.sight.dungeon_guess import redeal_dungeon

OPEN, CLOSED = {"open_hands": True}, {"open_hands": False}
SEATS = (
    hero("Champion", 2, 1, acs=[CODES["Block"]], rcs=[CODES["Hearty"]]),
    hero("Templar", 1, 1, acs=[CODES["Bash"]], rcs=[CODES["Holy"]]),
)
A, B, C, D = range(4)


def company(settings=None):
    return led_fight(foes("Aura Knight", (8, 1)), seats=SEATS, settings=settings)


# Hands.


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize(
    ("settings", "sees"), [(OPEN, [False, True, True, False]), (CLOSED, [False, True, False, False])]
)
def test_the_game_master_sees_no_hand(settings, sees):
    g = company(settings)
    assert [g.view(viewer).heroes[0].acs is not None for viewer in (MASTER, 1, 2, None)] == sees


@pytest.mark.rule("AD-R-117")
def test_a_guess_of_the_game_master_deals_hands_anew_and_one_of_an_ally_does_not():
    g = company(OPEN)
    hands = {seat: {g.guess(seat, seed).pile(0, HAND_ACS) for seed in range(20)} for seat in (MASTER, 1, 2)}
    assert len(hands[MASTER]) > 1
    assert hands[1] == hands[2] == {(ACTION_CODES.index(CODES["Block"]),)}


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize("held", ["Block", "Bash"])
def test_whether_a_hero_is_asked_does_not_depend_on_the_hand(held):
    """With open hands, too: the game master would learn from a silence that there is no answer."""
    seat = hero("Champion", 2, 1, acs=[CODES["Block"]], rcs=[CODES["Hearty"]])
    if held != "Block":
        seat["acs"] = [CODES["Run"]]
    g = at_rest(led_fight(foes("Aura Knight", (3, 1)), seats=(seat,), settings=OPEN))
    play(g, SingleAttack(1, 0, 4, "melee"))
    assert (g.waiting, prompt(g)) == ((1,), "react")
    assert is_asked(g, 0, g.running(SingleAttack), [])


# What monsters will do.


@pytest.mark.rule("AD-GM-05")
def test_only_the_game_master_sees_what_the_cards_would_do():
    g = company()
    assert [bool(g.view(viewer).line[0].figures[0].next) for viewer in (MASTER, 1, None)] == [
        True,
        False,
        False,
    ]
    near = led_fight(foes("Aura Knight", (3, 1)), seats=SEATS)
    assert [near.view(viewer).heroes[0].threatened for viewer in (MASTER, 1, None)] == [4, 0, 0]


# The deck that was searched.


def picking(*seats):
    """Return a game in which the game master has searched the deck of a first room."""
    g = at_entry(*seats or (hero(), hero("Templar")))
    while prompt(g) != "enlist-whom":
        names = options(g)
        say(g, "propose" if "propose" in names else names[0])
    return g


@pytest.mark.rule("AD-R-108")
def test_the_game_master_knows_what_the_deck_has_and_what_the_tiles_have_together():
    g = picking()
    assert sorted(g.view(MASTER).progress.sure) == sorted([DUNGEON_CODES[card] for card in searched(g)])
    known = g.eyes.knowledge(g, MASTER)
    assert [len(batch) for batch in known.hidden] == [len(face_down(g)), len(searched(g))]
    worlds = {g.guess(MASTER, seed).hidden for seed in range(10)}
    assert worlds == {g.hidden}


@pytest.mark.rule("AD-R-108")
@pytest.mark.parametrize("viewer", [1, None])
def test_the_others_see_nothing_of_the_deck(viewer):
    g = picking()
    seen = g.view(viewer)
    assert (seen.progress.sure, seen.master.muster.recruits) == ((), None)


@pytest.mark.rule("AD-R-108")
def test_to_the_others_it_makes_no_difference_what_the_deck_has():
    g, other = picking(), picking()
    tiles, deck = other.hidden
    changed = (deck[0], *tiles[1:]), (tiles[0], *deck[1:])
    other.hidden = tuple([tuple(sorted(cards)) for cards in changed])
    for viewer in (1, None):
        assert encoded(g.view(viewer)) == encoded(other.view(viewer))
    assert encoded(g.view(MASTER)) != encoded(other.view(MASTER))
    assert encoded(g.eyes.knowledge(g, 1)) == encoded(other.eyes.knowledge(other, 1))


@pytest.mark.rule("AD-R-108")
def test_a_guess_of_a_hero_lays_deck_and_tiles_anew():
    g = picking()
    worlds = [g.guess(1, seed) for seed in range(10)]
    assert len({world.hidden for world in worlds}) == 10
    assert {tuple(sorted(unseen_cards(world))) for world in worlds} == {tuple(sorted(unseen_cards(g)))}
    assert {world.told_hidden for world in worlds} == {g.told_hidden}
    offered = {tuple(option.name for option in world.decision(MASTER).options) for world in worlds}
    assert len(offered) > 1


@pytest.mark.rule("AD-R-108")
def test_a_card_that_was_picked_is_known_to_all_to_be_gone():
    g = picking()
    answer(g, f"enlist {code_of('Demon!')}", "propose")
    for viewer in (MASTER, 1):
        lying = [card for batch in known_to(g, viewer).hidden for card in batch]
        assert sorted(lying) == sorted(unseen_cards(g))


def small(tiles=1):
    """Return a deck of A, B, C, D, of which so many lie under tiles."""
    g = at_rest(led_fight(foes("Zombies!", (8, 3)), seats=SEATS))
    g.faces, g.dealt = (-2, *[-1] * tiles), (0,) * (tiles + 1)
    g.hidden, g.buried = ((A, B, C, D),), (0,)
    g.told_hidden, g.told_dealt, g.told_buried = g.hidden, g.dealt, g.buried
    return g


def outcomes(make, play_it):
    """Return how likely each outcome is, over all that chance can bring."""

    def once(chance):
        g = make()
        g.chance = chance
        return play_it(g)

    return chances(once)


def searched_first(g):
    search(g)
    return g


def test_a_search_finds_every_deck_alike():
    found = outcomes(small, lambda g: searched(searched_first(g)))
    assert found == dict.fromkeys([(A, B, C), (A, B, D), (A, C, D), (B, C, D)], Fraction(1, 4))


def test_a_search_changes_nothing_of_what_a_tile_may_be():
    assert outcomes(small, lambda g: flip(searched_first(g), 1)) == dict.fromkeys(range(4), Fraction(1, 4))


def guess_of_tile(g):
    search(g)
    redeal_dungeon(g)
    return g.hidden[0][0], flip(g, 1)


def test_to_those_who_have_not_searched_each_card_may_lie_under_a_tile():
    found = outcomes(small, guess_of_tile)
    assert found == {(card, card): Fraction(1, 4) for card in range(4)}


def drawn_then_guessed(g):
    """The game master searches, a card comes to light, and one who has not searched guesses the tile."""
    search(g)
    card = draw(g)
    redeal_dungeon(g)
    return card, flip(g, 1)


def test_what_came_to_light_lies_nowhere_else():
    found = outcomes(small, drawn_then_guessed)
    assert found == {(one, two): Fraction(1, 12) for one in range(4) for two in range(4) if one != two}


def test_what_is_shuffled_in_after_a_search_lies_in_the_deck_for_all():
    g = small(tiles=2)
    search(g)
    first, second = draw(g), draw(g)
    discard(g, first, second)
    refill(g)
    for viewer in (MASTER, 1):
        assert surely_in_deck(g, known_to(g, viewer)) == sorted([first, second])
    redeal_dungeon(g)
    assert sorted(searched(g)) == sorted([first, second])


def test_a_card_that_was_buried_is_found_behind_its_stand_in():
    g = small(tiles=1)
    g.faces, g.dealt, g.told_dealt = (-2,), (0,), (0,)
    g.hidden = g.told_hidden = ((A, B), (stand_in(0), stand_in(0), C))
    g.buried = g.told_buried = (0, 0)
    see(g, A, 1)
    assert g.told_hidden == ((B,), (stand_in(0), C))
    see(g, C, 1)
    assert g.told_hidden == ((B,), (stand_in(0),))


def test_a_search_looks_behind_stand_ins_and_the_others_do_not():
    g = small(tiles=1)
    g.faces, g.dealt, g.told_dealt = (-2, -1), (0, 0), (0, 0)
    g.hidden = g.told_hidden = ((A, B), (stand_in(0), C))
    g.buried = g.told_buried = (0, 0)
    search(g)
    assert Counter(searched(g)) in (Counter([A, C]), Counter([B, C]))
    assert g.told_hidden == ((A, B), (stand_in(0), C))
    tiles = {g.guess(1, seed).hidden[0] for seed in range(30)}
    assert tiles == {(A,), (B,)}


LAYOUTS = {
    "a newer batch": (((A, B, C), (D,)), (0, 0), (0, 0)),
    "a card is buried": (((A, B, C), (D,)), (0, 0), (1, 0)),
    "the tile is new": (((A, B, C), (D,)), (0, 1), (0, 0)),
    "all are buried but one": (((A, B), (C, D)), (0, 0), (1, 1)),
    "a buried card was shuffled in": (((A, B), (stand_in(0), C)), (0, 0), (0, 0)),
}
"""The batches, those of the stairs and of a tile, and how many cards are buried."""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_guess_of_a_tile_is_as_likely_as_what_lies_there(layout):
    def laid():
        g = small()
        g.hidden, g.dealt, g.buried = LAYOUTS[layout]
        g.told_hidden, g.told_dealt, g.told_buried = LAYOUTS[layout]
        return g

    def guessed(g):
        redeal_dungeon(g)
        return flip(g, 1)

    assert outcomes(laid, guessed) == outcomes(laid, lambda g: flip(g, 1))
