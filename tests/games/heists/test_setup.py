"""Set-up: decks, stacks, hands."""

from collections import Counter

import pytest
from support.gangs import codes

import darkling
from darkling.games.heists.cards import ALL_STREET, CODES, STREET_EFFECT

STARTER_DECK = {"ST01": 1, "ST02": 1, "ST03": 1, "ST04": 2, "ST05": 2, "ST06": 2, "SP00": 1}


def whole_gang(g, seat):
    return dict(Counter(codes(g.gang(seat))))


@pytest.mark.rule("DH-SETUP-01")
def test_shared_table_has_all_its_decks_and_stacks():
    g = darkling.start("heists", 3, 1)
    assert g.stacks == [36, 16, 12, 12]
    assert [len(deck) for deck in g.heist_decks] == [8, 16]
    assert sorted([*g.streets, *g.street_deck]) == sorted(ALL_STREET)
    assert g.graveyard == ()


@pytest.mark.rule("DH-SETUP-02")
def test_everyone_starts_with_the_same_ten_cards():
    g = darkling.start("heists", 4, 2)
    assert [whole_gang(g, seat) for seat in g.seats] == [STARTER_DECK] * 4


@pytest.mark.rule("DH-R-01")
@pytest.mark.parametrize(("players", "larceny"), [(1, 8), (2, 8), (3, 12), (4, 16)])
def test_streets_larceny_cards_and_coins_are_laid_out(players, larceny):
    g = darkling.start("heists", players, 3)
    assert (len(g.streets), len(g.street_deck)) == (5, 65)
    assert (len(g.larceny_deck), len(g.larceny_box)) == (larceny, 16 - larceny)
    assert g.coins == [0] * players
    assert darkling.start("heists", players, 3, {"starting_coins": 3}).coins == [3] * players


@pytest.mark.rule("DH-R-01")
def test_any_seat_may_begin():
    assert {darkling.start("heists", 4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("DH-R-02")
def test_cops_among_the_first_cards_of_the_streets_have_no_effect():
    for seed in range(60):
        g = darkling.start("heists", 2, seed)
        assert (g.stacks[0], g.graveyard) == (36, ())
    assert any(STREET_EFFECT[card] for seed in range(5) for card in darkling.start("heists", 2, seed).streets)


@pytest.mark.rule("DH-R-03", "DH-TURN-01")
def test_first_hands_are_drawn_in_set_up():
    g = darkling.start("heists", 3, 4)
    assert [(len(g.hands[seat]), len(g.decks[seat])) for seat in g.seats] == [(5, 5)] * 3


@pytest.mark.rule("DH-SOLO-04")
def test_control_card_lies_apart_from_the_auto_players_deck():
    g = darkling.start("heists", 1, 5)
    assert sorted(g.auto_deck) == list(range(20))
    assert g.control == [0, 0, 0, 0]
    assert darkling.start("heists", 1, 6).auto_deck != g.auto_deck


def test_several_players_have_no_auto_player():
    g = darkling.start("heists", 2, 5)
    assert (g.auto_deck, g.view(0).auto) == ((), None)


def test_codes_stand_once():
    assert len(set(CODES)) == len(CODES) == 60 + 10 + 24
