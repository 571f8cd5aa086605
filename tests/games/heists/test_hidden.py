"""Who knows what: open hands, secret hands, decks known by subtraction."""

from collections import Counter
from itertools import permutations

import pytest
from support.gangs import BORING, codes, gang, hand, table
from support.script import say

import darkling

SECRET = {"hidden_hands": True}


@pytest.mark.rule("DH-GEN-02")
def test_hands_are_open_to_all():
    g = table(gang("ST05"), gang("ST04", "ST06"))
    for viewer in (0, 1, None):
        assert [card.card for card in g.view(viewer).seats[1].hand] == ["ST04", "ST06"]


@pytest.mark.rule("DH-R-60")
def test_a_secret_hand_is_its_owners_until_their_turn():
    g = table(gang("ST05"), gang("ST04", "ST06"), settings=SECRET, streets=BORING)
    assert (g.view(0).seats[1].hand, g.view(None).seats[1].hand) == (None, None)
    assert (len(g.view(1).seats[1].hand), g.view(0).seats[1].hand_size) == (2, 2)
    assert g.view(1).seats[0].hand is not None, "it is their turn"
    say(g, "streets", "end_turn")
    assert (g.view(1).seats[0].hand, len(g.view(0).seats[1].hand)) == (None, 2)


@pytest.mark.rule("DH-R-60")
def test_a_secret_hand_is_guessed_from_the_whole_gang():
    g = table(gang("ST05"), gang("ST04", "ST06", deck=["ST01", "ST02"]), settings=SECRET)
    hands = Counter(tuple(hand(g.guess(0, seed), 1)) for seed in range(600))
    possible = {tuple(sorted(pair)) for pair in permutations(["ST01", "ST02", "ST04", "ST06"], 2)}
    assert set(hands) == possible
    assert min(hands.values()) > 60


@pytest.mark.rule("DH-R-60")
def test_what_was_left_of_a_deck_is_known_to_be_in_hand():
    g = table(
        gang("ST05", deck=["ST01"], discard=["ST04", "ST04", "ST06", "ST06", "ST02"]), gang(), settings=SECRET
    )
    say(g, "streets", "end_turn")
    assert codes(g.known_held[0]) == ["ST01"]
    for seed in range(30):
        world = g.guess(1, seed)
        assert "ST01" in hand(world)
        assert len(hand(world)) == 5
        assert Counter(codes(world.gang(0))) == Counter(codes(g.gang(0)))


def test_a_deck_is_guessed_in_every_order_equally():
    g = table(gang("ST05", deck=["ST01", "ST02", "ST03"]))
    orders = Counter(tuple(codes(g.guess(0, seed).decks[0])) for seed in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_heists_at_the_bottom_keep_their_places_in_a_guess():
    g = table(gang("ST05"), basic=["HB03", "HB01", "HB02", "HB04"])
    say(g, "heist", "basic", "plan HB01", "give_up")
    below = {codes(g.guess(0, seed).heist_decks[0])[-1] for seed in range(20)}
    upper = {tuple(codes(g.guess(0, seed).heist_decks[0])[:-1]) for seed in range(20)}
    assert below == {"HB03"}
    assert upper == {("HB02", "HB04"), ("HB04", "HB02")}


def test_larceny_cards_not_used_are_as_unknown_as_those_in_the_deck():
    g = darkling.start("heists", 2, 3)
    found = {tuple(sorted(g.guess(0, seed).larceny_deck)) for seed in range(20)}
    assert len(found) > 10
    assert len(g.knowledge(0).larceny_unseen) == 16


def test_knowledge_tells_what_is_in_every_deck_by_subtraction():
    g = darkling.start("heists", 2, 3)
    gangs = g.knowledge(0).gangs
    assert [sorted(codes(g.decks[seat]), key=codes(sorted(g.decks[seat])).index) for seat in g.seats] == [
        list(deck) for deck in gangs
    ]
    assert len(g.knowledge(0).streets_unseen) == 65
