"""Defense Phase: reveal two heroes, take defenses in the order of their challenge."""

import pytest
from support.script import first_option, offered, play_on, say
from support.siege import draft, flipped, in_play, last_hands, phase, pile

import darkling
from darkling.games.dealings.cards import DEFENSE_CODES
from darkling.games.dealings.rules.events import DefensesTurnedUp, DefenseTaken

DECK = ["T01", "S02", "M03", "T04", "S05", "M06", "T07", "S08"]


def two_rounds():
    """Return a draft of two players with four heroes each, and just enough defenses."""
    return draft(["H54", "H12", "H30", "H02"], ["H50", "H20", "H10", "H01"], deck=DECK)


def reveal_first_round(position):
    """Let both players reveal their two strongest heroes."""
    say(position, "reveal H54", "reveal H30", seat=0)
    say(position, "reveal H50", "reveal H20", seat=1)


@pytest.mark.rule("DD-DEF-01")
def test_eight_kept_heroes_become_a_secret_hand():
    position = last_hands()
    say(position, "drop H01", seat=0)
    say(position, "drop H04", seat=1)
    own = position.view(0).seats[0]
    assert own.hand == ("H02", "H03", "H11", "H12", "H13", "H14", "H15", "H16")
    for other in (1, None):
        seat = position.view(other).seats[0]
        assert (seat.hand, seat.hand_size) == (None, 8)


@pytest.mark.rule("DD-DEF-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_defenses_per_player_are_turned_up_from_the_deck(players):
    position = darkling.start("dealings", players, seed=1)
    deck = [DEFENSE_CODES[card] for card in position.defense_deck]
    assert position.view(0).available == (), "not before the Defense Phase"
    play_on(position, first_option, until=lambda position: phase(position) == "defense")
    assert position.view(0).available == tuple(deck[: 2 * players])
    assert position.view(0).defenses_undrawn == 60 - 2 * players


@pytest.mark.rule("DD-DEF-03")
def test_heroes_are_chosen_in_secret_and_revealed_together():
    position = two_rounds()
    assert position.view(0).available == tuple(DECK[:4]), "the cards are seen before the choice"
    assert position.waiting == (0, 1)
    say(position, "reveal H54", "reveal H12", seat=0)
    assert position.waiting == (1,)
    assert [(seat.hand_size, seat.revealed) for seat in position.view(1).seats] == [(4, ()), (4, ())]
    say(position, "reveal H50", "reveal H01", seat=1)
    for viewer in (0, 1, None):
        assert [seat.revealed for seat in position.view(viewer).seats] == [("H12", "H54"), ("H01", "H50")]


@pytest.mark.rule("DD-DEF-03")
def test_two_heroes_of_the_hand_are_chosen_one_after_the_other():
    position = two_rounds()
    say(position, "reveal H30", seat=0)
    assert offered(position, seat=0) == ["reveal H02", "reveal H12", "reveal H54"]
    say(position, "reveal H12", seat=0)
    assert position.waiting == (1,)


@pytest.mark.rule("DD-DEF-04")
def test_defenses_are_taken_in_descending_order_of_challenge():
    position = draft(["H10", "H40"], ["H54", "H01"], ["H39", "H41"], deck=DECK[:6])
    takers = []
    while phase(position) == "defense":
        takers.append((position.waiting[0], len(offered(position))))
        say(position, offered(position)[-1])
    assert takers == [(1, 6), (2, 5), (0, 4), (2, 3), (0, 2)], "the last card plays itself"
    assert [in_play(position, seat) for seat in position.seats] == [
        ["T04", "S02"],
        ["M06", "T01"],
        ["S05", "M03"],
    ]


@pytest.mark.rule("DD-DEF-05")
def test_every_card_must_be_taken_even_the_last_one():
    position = two_rounds()
    reveal_first_round(position)
    for left in (4, 3, 2):
        cards = position.view(None).available
        assert len(cards) == left
        assert offered(position) == [f"take {card}" for card in cards]
        say(position, f"take {cards[0]}")
    assert in_play(position, 0) == ["T01", "M03"]
    assert in_play(position, 1) == ["S02", "T04"], "the last card has no other taker"


@pytest.mark.rule("DD-DEF-06")
def test_used_hero_goes_on_top_of_its_owner_s_pile():
    position = two_rounds()
    reveal_first_round(position)
    say(position, "take T01")
    assert (pile(position, 0), pile(position, 1)) == (["H54"], [])
    assert position.view(None).seats[0].revealed == ("H30",)
    say(position, "take S02")
    assert (pile(position, 0), pile(position, 1)) == (["H54"], ["H50"])
    say(position, "take M03")
    assert (pile(position, 0), pile(position, 1)) == (["H30", "H54"], ["H20", "H50"])


@pytest.mark.rule("DD-DEF-07")
def test_new_cards_come_when_all_are_taken():
    position = two_rounds()
    reveal_first_round(position)
    say(position, "take T04", "take M03")
    assert position.view(None).available == ("T01", "S02")
    say(position, "take S02")
    assert position.view(None).available == tuple(DECK[4:])
    assert position.view(0).seats[0].hand == (), "the last two heroes reveal themselves"
    assert [pick.hero for pick in position.view(None).order] == ["H12", "H10", "H02", "H01"]


@pytest.mark.rule("DD-DEF-07")
def test_four_rounds_give_everyone_eight_defenses():
    game = darkling.new("dealings", 3, seed=2)
    play_on(game, first_option, until=lambda game: phase(game) == "combat")
    told = [event for event in game.events(None) if isinstance(event, (DefensesTurnedUp, DefenseTaken))]
    assert [type(event) for event in told] == [DefensesTurnedUp, *[DefenseTaken] * 6] * 4
    turned_up = [card for event in told if isinstance(event, DefensesTurnedUp) for card in event.defenses]
    assert len(set(turned_up)) == 24
    assert [(seat.hand_size, len(seat.defenses)) for seat in game.view(None).seats] == [(0, 8)] * 3


@pytest.mark.rule("DD-DEF-09")
def test_everyone_sees_all_defenses_in_play():
    position = two_rounds()
    reveal_first_round(position)
    say(position, "take T04", "take M03")
    for viewer in (0, 1, None):
        seats = position.view(viewer).seats
        assert [[card.card for card in seat.defenses] for seat in seats] == [["T04"], ["M03"]]


@pytest.mark.rule("DD-R-04")
def test_defenses_come_into_play_on_their_first_side():
    position = draft(["H54", "H53"], ["H02", "H01"], deck=["T09", "S12", "M16", "T20"])
    say(position, "take T09", "take S12", "take M16")
    for seat in position.view(None).seats:
        assert [card.side for card in seat.defenses] == [1, 1]


@pytest.mark.rule("DD-R-05")
def test_heroes_come_in_the_reverse_order_of_their_use():
    position = two_rounds()
    reveal_first_round(position)
    say(position, *[f"take {card}" for card in ("T01", "S02", "M03", "S05", "M06", "T07")])
    faced = []
    while not position.over:
        faced.append((position.waiting[0], flipped(position)))
        say(position, "discard")
    assert [hero for seat, hero in faced if seat == 0] == ["H02", "H12", "H30", "H54"]
    assert [hero for seat, hero in faced if seat == 1] == ["H01", "H10", "H20", "H50"]
