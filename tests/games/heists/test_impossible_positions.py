"""Positions that cannot be are refused: each case that was once let through, and whatever chance makes up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.gangs import BORING, alone, gang, table
from support.impossible import accepted, bounded, broken, plays_on, restores, some

import darkling
from darkling.games.heists.cards.files import BOX
from darkling.table.errors import BadPosition

STARTER = [card.id for card in BOX.starters for _ in range(card.starter)]
STREET = [card.id for card in BOX.streets]
SCOUNDRELS = [card.id for card in BOX.scoundrels]
LARCENY = [card.id for card in BOX.larceny]
CHALLENGES = {heist.id: len(heist.challenges) for heist in BOX.heists}
AUTO = [card.id for card in BOX.auto]
ANY = [*SCOUNDRELS, *LARCENY, *CHALLENGES, "AU01", "-", "XX01"]
NUMBERS = st.integers(-2, 45)

SEAT_FIELDS = {
    "hand": some(ANY, 7),
    "known_held": some(SCOUNDRELS, 2),
    "deck": some(SCOUNDRELS, 9),
    "discard": some(ANY, 9),
    "coins": NUMBERS,
    "larceny": some([*LARCENY, "ST01"], 5),
    "heists": some([*CHALLENGES, "LA01"], 4),
    "current": st.sampled_from([None, *CHALLENGES, "BR01"]),
    "met": st.integers(-1, 5),
}
TABLE_FIELDS = {
    "first": st.integers(-1, 4),
    "turn": st.none() | st.integers(-1, 4),
    "round": st.none() | NUMBERS,
    "streets": some([*STREET, "-", "HT00", "ST01"], 6),
    "street_deck": st.none() | some([*STREET, "GO00", "HB01"], 9),
    **{stack: st.none() | NUMBERS for stack in ("heat", "specters", "goons", "valets")},
    "basic": st.none() | some(CHALLENGES, 3),
    "advanced": st.none() | some(CHALLENGES, 3),
    "known_basic": st.integers(-1, 9),
    "known_advanced": st.integers(-1, 17),
    "larceny": st.none() | some(LARCENY, 9),
    "graveyard": some(ANY, 9),
    "auto_deck": st.none() | some([*AUTO, "ST01"], 4),
    "auto_discard": some(AUTO, 3),
    "control": st.tuples(*[st.integers(-1, 5)] * 4),
    "draws": some([*SCOUNDRELS, *AUTO, "HB01"], 3),
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "hidden_hands": st.booleans(),
            "failed_heist": st.sampled_from(["kept", "lost"]),
            "rounds": st.sampled_from([9, 10, 60]),
            "difficulty": st.sampled_from(["easy", "hard"]),
        },
    ),
}


@st.composite
def positions(draw):
    """Return a night in its tenth round, in which a few fields may be anything."""
    players = draw(st.integers(1, 4))
    decks = [draw(st.permutations(STARTER)) for _ in range(players)]
    seats = [{"hand": deck[:5], "deck": deck[5:], "coins": 3} for deck in decks]
    heists = draw(st.permutations(sorted(CHALLENGES)))
    for number, seat in enumerate(seats):
        if draw(st.booleans()):
            seat.update(current=heists[number], met=2)
    data = {"seats": seats, "streets": draw(st.permutations(STREET))[:5], "round": 10}
    return broken(draw, data, SEAT_FIELDS, TABLE_FIELDS)


@bounded
@given(positions())
def test_whatever_is_made_up_is_refused_or_can_be_played(data):
    g = accepted("heists", data)
    if g is None:
        return
    is_possible(g.view(None), g)
    restores("heists", g)
    plays_on("heists", g)


def is_possible(view, g):
    """Assert what everyone at the table could tell is wrong."""
    assert {card[:2] for card in view.streets if card} <= {"BR", "CO", "CR", "GH", "NO"}
    assert 1 <= view.round <= (view.rounds if g.players > 1 else view.round)
    assert min(view.stacks) >= 0
    for seat in view.seats:
        assert seat.coins >= 0
        assert len([code for code in [*seat.heists, *held(seat)] if code.startswith("HB")]) <= 1
        assert len(seat.heists) + len(held(seat)) < view.round + (seat.seat != view.active)
        own = [*seat.discard, *[card.card for card in seat.hand or ()]]
        assert not Counter([code for code in own if code.startswith("ST")]) - Counter(STARTER)
        assert seat.current is None or 0 <= seat.current.met < CHALLENGES[seat.current.heist]
    if view.auto:
        assert 0 <= view.auto.jobs < view.auto.target
        assert view.auto.heists <= 2
        assert view.auto.larcenies <= (2 if view.auto.heists == 2 else 0)
    box = Counter({card.id: card.copies + card.starter * g.players for card in BOX.scoundrels})
    seen = [code for seat in view.seats for code in (*seat.discard, *[card.card for card in seat.hand or ()])]
    assert not Counter([*seen, *[card for card in (*view.streets, *view.graveyard) if card in box]]) - box


def held(seat):
    """Return the heist that a seat has not completed, if any."""
    return [seat.current.heist] if seat.current else []


@pytest.mark.parametrize(
    ("seats", "rest", "says"),
    [
        ([gang(current="HB01", met=3), gang()], {}, "met of seat 0 is 3, expected 0 to 2"),
        ([gang(), gang()], {"streets": ["HT00", *BORING[:4]]}, "HT00 is in the Streets, which is for street"),
        ([gang(), gang()], {"street_deck": ["ST01"]}, "ST01 is in the street deck, which is for street"),
        ([gang(coins=-3), gang()], {}, "seat 0 has -3 coins; there is no debt"),
        ([gang(), gang()], {"round": 0}, "round is 0, expected 1 to 40"),
        ([gang(), gang()], {"round": 41}, "round is 41, expected 1 to 40"),
        ([gang(), gang()], {"round": 11, "settings": {"rounds": 10}}, "round is 11, expected 1 to 10"),
        (
            [gang(heists=["HA01"]), gang()],
            {"round": 1},
            "too many heists of seat 0 for round 1: found 1, expected 0",
        ),
        (
            [gang(heists=["HA01", "HA02", "HA03"]), gang()],
            {},
            "seat 0 has completed 3 heists, which has ended",
        ),
        ([gang(heists=["HA01", "HA02", "HA03", "HA04"]), gang()], {}, "seat 0 has 4 heists; 3 end the game"),
        ([gang(), gang()], {"turn": 2}, "turn is 2, expected 0 to 1"),
        ([gang(*["HT00"] * 6), gang(), gang()], {}, "seat 0 holds 6 cards; before its turn it has 5 at most"),
        ([gang("ST01", deck=["ST01"]), gang()], {}, "too many ST01 of seat 0: found 2, expected 1 at most"),
        (
            [gang(coins=10**30), gang()],
            {},
            "coins of seat 0 is 1000000000000000000000000000000, expected 0 to",
        ),
        ([gang(), gang()], {"heat": 10**12}, "heat is 1000000000000, expected 0 to 36"),
        ([gang(deck=["HT00"] * 37), gang()], {}, "there are 37 of HT00, and the box holds 36"),
        (
            [gang(current="HB01"), gang()],
            {"settings": {"failed_heist": "lost"}},
            "seat 0 has a current heist; with failed_heist lost, it is not kept",
        ),
        (
            [gang("ST01", known_held=["ST01"]), gang()],
            {},
            "known of the hand of seat 0 is not part of a secret",
        ),
        ([gang(), gang()], {"graveyard": ["HB01"]}, "HB01 is in the Graveyard, which is for"),
        ([gang(), gang()], {"graveyard": ["HA01"]}, "too many heists in the Graveyard: found 1, expected 0"),
        ([gang(larceny=["LA01"]), gang()], {"larceny": ["LA01"] * 8}, "there are 9 of LA01"),
        (
            [gang(), gang()],
            {"basic": [], "advanced": ["HB01"]},
            "HB01 is in the advanced deck, which is for adv",
        ),
        ([gang(), gang()], {"known_basic": 9}, "known_basic is 9, expected 0 to 8"),
        ([gang(), gang()], {"control": [1, 0, 0, 0]}, "the Control card is for solo play"),
        ([gang(), gang()], {"auto_deck": ["AU01"]}, "the Auto Player's cards are for solo play"),
        ([gang(), gang()], {"draws": ["HB01"]}, "HB01 is in draws, which is for cards that are shuffled"),
    ],
)
def test_refused(seats, rest, says):
    with pytest.raises(BadPosition, match=says):
        table(*seats, **rest)


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ({"control": [4, 0, 0, 0]}, "control: jobs is 4, expected 0 to 3"),
        ({"control": [-1, 0, 0, 0]}, "control: jobs is -1, expected 0 to 3"),
        ({"control": [0, 3, 0, 0]}, "control: heists is 3, expected 0 to 2"),
        ({"control": [0, 1, 1, 0]}, "control: larcenies is 1, expected 0"),
        ({"control": [0, 2, 3, 0]}, "control: larcenies is 3, expected 0 to 2"),
        ({"control": [0, 0, 0, 2]}, "control: attacked is 2, expected 0 to 1"),
        (
            {"control": [1, 1, 0, 0], "round": 3},
            "turns of the Auto Player in control and auto_discard: found 3, expected 2",
        ),
        (
            {"auto_discard": ["AU01"], "round": 1},
            "turns of the Auto Player in control and auto_discard: found 1, expected 0",
        ),
        ({"auto_deck": []}, "the Auto Player needs a card to draw"),
        ({"auto_deck": ["AU01"], "auto_discard": ["AU01"]}, "there are 2 of AU01, and the box holds 1"),
        ({"round": 0}, "round is 0, expected 1 to 9999"),
        ({"round": 10**30}, "round is 1000000000000000000000000000000, expected 1 to 9999"),
    ],
)
def test_refused_alone(rest, says):
    with pytest.raises(BadPosition, match=says):
        alone("ST05", **rest)


def test_a_larceny_card_more_than_are_in_use_is_refused():
    every = [card.id for card in BOX.larceny for _ in range(card.copies)]
    with pytest.raises(BadPosition, match="too many larceny cards in use: found 9, expected 8 at most"):
        table(gang(), larceny=every[:9])


def restored(g, stack=None, **fields):
    """Return a saved position with fields of its table, and of the innermost rule, changed."""
    data = g.data()
    data["table"] |= fields
    data["stack"][-1][2] |= stack or {}
    return darkling.find("heists").restore(data)


HELD = 64
"""A card in hand is its number * 64 + marks: for crime 1, for sway 2, activated 4 and 8, a coin 16."""
BRIBE, THIEVES = SCOUNDRELS.index("ST02"), SCOUNDRELS.index("ST04")


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rounds": 9}, "rounds is 9, expected 10 to 60"),
        ({"first": 2}, "first is 2, expected 0 to 1"),
        ({"round": 0}, "round is 0, expected 1 to 40"),
        ({"job_target": 4}, r"the job target is 4, expected one of \[0\]"),
        ({"streets": [-1] * 4}, "the Streets have 5 places, not 4"),
        ({"larceny_box": [0]}, "ST01 is in the larceny cards not used"),
        ({"hands": [[THIEVES * HELD, BRIBE * HELD], []]}, "the hand of seat 0 is not in order"),
        ({"hands": [[BRIBE * HELD + 3], []]}, "ST02 in the hand of seat 0 has impossible marks"),
        ({"hands": [[THIEVES * HELD + 2], []]}, "ST04 in the hand of seat 0 has impossible marks"),
        ({"hands": [[BRIBE * HELD + 16], []]}, "ST02 in the hand of seat 0 has impossible marks"),
        ({"hands": [[BRIBE * HELD + 2 + 48], []]}, "ST02 in the hand of seat 0 has impossible marks"),
        ({"hands": [[THIEVES * HELD + 1 + 4], []]}, "ST04 in the hand of seat 0 has impossible marks"),
        ({"hands": [[], [BRIBE * HELD + 1]]}, "seat 1 has used cards in hand, and it is not its turn"),
    ],
)
def test_damaged_tables_are_refused(fields, says):
    g = table(gang(), gang())
    with pytest.raises(BadPosition, match=f"^heists: {says}"):
        restored(g, **fields)


@pytest.mark.parametrize(
    ("stack", "says"),
    [
        ({"crime": -1}, "crime is -1, expected 0 or more"),
        ({"dues": -1}, "dues is -1, expected 0 or more"),
        ({"recruited": [SCOUNDRELS.index("NO10") + 1]}, "LA01 is in what was recruited"),
        (
            {"permanents": [len(SCOUNDRELS) + len(LARCENY)]},
            "seat 0 has used permanent effects that it does not",
        ),
    ],
)
def test_damaged_hands_in_play_are_refused(stack, says):
    g = table(gang("ST05"), larceny=[])
    g.choose(0, "streets")
    assert restored(g).fingerprint() == g.fingerprint()
    with pytest.raises(BadPosition, match=f"^heists: {says}"):
        restored(g, stack, larceny_box=[])


def test_hidden_hands_are_not_for_one():
    with pytest.raises(BadPosition, match="hidden_hands is for several players"):
        restored(alone("ST05"), hidden_hands=True)


def test_the_auto_player_has_a_job_target():
    with pytest.raises(BadPosition, match=r"the job target is 0, expected one of \[5, 4, 3\]"):
        restored(alone("ST05"), job_target=0)


def test_a_third_heist_of_a_seat_that_has_not_had_its_turn_is_refused():
    g = table(gang("ST05"), gang("ST05", heists=["HA01", "HA02", "HA03"]), first=1, turn=0, round=9)
    assert restored(g).fingerprint() == g.fingerprint()
    with pytest.raises(BadPosition, match="seat 1 has completed 3 heists, which has ended the game"):
        restored(g, first=0)


def test_a_heist_is_completed_once_its_last_bonus_is_settled():
    strong = gang("BR10", "GO00", "GO00", "GO00", current="HB01", met=2)
    g = table(strong)
    for name in ("heist", "all_crime", "attempt_crime"):
        g.choose(0, name)
    assert restored(g).met == [3, 0]
