"""Positions that cannot be are refused: each kind of mistake, and whatever chance makes up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.impossible import accepted, bounded, broken, plays_on, restores, some

import darkling
from darkling.games.dealings.cards.files import BOX
from darkling.table.errors import BadPosition

HEROES = [hero.id for hero in BOX.heroes]
BASE = [code for code in HEROES if code.startswith("H")]
SIDES = {card.id: len(card.sides) for card in BOX.defenses}
FACES = [*SIDES, *[f"{code}:{side}" for code in SIDES for side in (1, 2, 3, 4)]]

SEAT_FIELDS = {
    "hand": some(HEROES, 9),
    "kept": some(BASE, 8),
    "revealed": some(BASE, 3),
    "pile": some([*BASE, "T01"], 9),
    "defenses": some([*FACES, "H01"], 9),
    "defeated": some(BASE, 9),
    "evicted": st.integers(-1, 9),
    "evicted_by": st.sampled_from([None, *BASE]),
}
TABLE_FIELDS = {
    "phase": st.sampled_from(["hero", "defense", "solo", "combat", "feast"]),
    "first": st.integers(-1, 6),
    "round": st.none() | st.integers(-1, 10),
    "turn": st.none() | st.integers(-1, 6),
    "passes": st.integers(-1, 5),
    "hero_deck": st.none() | some(HEROES, 12),
    "defense_deck": st.none() | some(SIDES, 40),
    "dropped": some(BASE, 4),
    "undefeated": some(BASE, 4),
    "trashed": some(SIDES, 4),
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "mode": st.sampled_from(["normal", "hardcore"]),
            "expansion": st.booleans(),
            "elimination": st.booleans(),
            "memory_aid": st.booleans(),
            "rows": st.integers(2, 8),
        },
    ),
}


@st.composite
def positions(draw):
    """Return a position of some phase, in which a few fields may be anything."""
    phase = draw(st.sampled_from(["hero", "defense", "solo", "combat"]))
    heroes, cards = draw(st.permutations(BASE)), draw(st.permutations(sorted(SIDES)))
    seats = [{} for _ in range(1 if phase == "solo" else draw(st.integers(2, 6)))]
    done = draw(st.integers(0, 3))
    for seat in seats:
        own, heroes, mine, cards = heroes[:8], heroes[8:], cards[: 2 * done], cards[2 * done :]
        used = {"pile": own[: 2 * done], "defenses": mine}
        seat |= {
            "hero": {"hand": own[: 7 - 2 * done], "kept": own[7 - 2 * done : 7]}
            if done
            else {"hand": own[:7]},
            "defense": {"kept": own, **used},
            "solo": used,
            "combat": {"pile": own[done:], "defeated": own[:done], "defenses": mine},
        }[phase]
    data = {"phase": phase, "seats": seats}
    if phase == "defense" and draw(st.booleans()):
        for seat in seats:
            seat["revealed"] = seat["kept"][-2:]
    return broken(draw, data, SEAT_FIELDS, TABLE_FIELDS)


@bounded
@given(positions())
def test_whatever_is_made_up_is_refused_or_can_be_played(data):
    g = accepted("dealings", data)
    if g is None:
        return
    is_possible(g.view(None), g)
    restores("dealings", g)
    plays_on("dealings", g)


def is_possible(view, g):
    """Assert what everyone at the table could tell is wrong."""
    heroes = [view.fight.hero] if view.fight else []
    heroes += [code for code in (*view.hero_row, *view.dropped, *view.undefeated) if code]
    defenses = [*view.available, *view.trashed, *[code for code in view.defense_row if code]]
    for seat in view.seats:
        heroes += [
            *seat.revealed,
            *(seat.pile or ()),
            *seat.defeated,
            *([seat.evicted_by] if seat.evicted else []),
        ]
        defenses += [defense.card for defense in seat.defenses]
        assert all(1 <= defense.side <= SIDES[defense.card] for defense in seat.defenses)
        assert seat.pile_size + len(seat.defeated) <= 8
        assert 0 <= seat.evicted <= view.round
        assert not seat.evicted or view.elimination
    assert max([0, *Counter(heroes).values(), *Counter(defenses).values()]) <= 1
    assert 0 <= view.round <= 8
    assert view.phase == "combat" or len({seat.hand_size for seat in view.seats}) == 1
    assert (view.phase == "solo") <= (g.players == 1)


def combat(*seats, **more):
    """Return the data of a siege."""
    return {"phase": "combat", "seats": seats, **more}


HARDCORE = {"mode": "hardcore"}
FALLEN = {"evicted": 1, "evicted_by": "H50", "pile": ["H01"]}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (combat({}, {}, round=0), "round is 0, expected 1 to 9"),
        (combat({}, {}, round=10), "round is 10, expected 1 to 9"),
        (
            combat({"defeated": ["H01", "H02"]}, {}, round=2),
            "too many heroes defeated by seat 0: found 2, expected 1",
        ),
        (
            combat({"pile": ["H01", "H02"]}, {}, round=8),
            "for seat 0 to face after 7 rounds: found 2, expected 1 at most",
        ),
        (
            combat({}, {}, undefeated=["H01", "H02", "H03"], round=2),
            "too many heroes in undefeated: found 3, expected 2",
        ),
        (
            combat({"evicted": 1, "evicted_by": "H01"}, {}),
            "seat 0 is evicted, which takes the setting elimin",
        ),
        (combat({"evicted": 1}, {}, settings=HARDCORE), "seat 0 is evicted; name the hero in evicted_by"),
        (combat({"evicted_by": "H01"}, {}, settings=HARDCORE), "seat 0 has evicted_by; say in evicted"),
        (combat(FALLEN, {}, round=1, settings=HARDCORE), "evicted of seat 0 is 1, expected 0"),
        (combat({**FALLEN, "evicted": 9}, {}, settings=HARDCORE), "evicted of seat 0 is 9, expected 0 to 8"),
        (
            combat(FALLEN, {}, round=3, settings=HARDCORE),
            "too many seats evicted before round 2: found 1, expected 0",
        ),
        (combat({}, {}, undefeated=["H01"], settings=HARDCORE), "H01 is in undefeated; with elimination it"),
        (
            combat({"pile": ["H01"]}, {"pile": ["H02"], "defeated": ["H03"]}, settings=HARDCORE),
            "too few heroes defeated by seat 0: found 0, expected 1; with elimination it would be evicted",
        ),
        (combat(FALLEN, {}, {}, turn=0, settings=HARDCORE), "turn is 0, a seat that has no hero to face"),
        (combat({"pile": ["H01"]}, {}, turn=1), "turn is 1, a seat that has no hero to face"),
        (combat({"pile": ["H01"]}, {}, turn=2), "turn is 2, expected 0 to 1"),
        (
            combat({}, {}, trashed=sorted(SIDES)[:17]),
            "too many cards in trashed: found 17, expected 16 at most",
        ),
        (
            combat({}, {}, dropped=["H01", "H02", "H03"]),
            "dropped has 3 heroes, expected 0 or 2",
        ),
        (
            combat({"defenses": ["M09:2"]}, {}, round=1),
            "M09 is turned, before the first turn of its seat",
        ),
        (
            combat({"pile": ["H01"]}, {"pile": ["H02"], "defenses": ["M09:2"]}, round=1, turn=1),
            "M09 is turned, before the first turn of its seat",
        ),
        (
            combat({}, {}, round=1, trashed=["T01"]),
            "too many cards in trashed: found 1, expected 0 at most",
        ),
        (
            combat({"defenses": sorted(SIDES)[:8]}, {"pile": ["H02"]}, turn=1, trashed=["T20"], round=1),
            "too many cards in trashed: found 1, expected 0 at most",
        ),
        (combat({}, {}, passes=1), "passes is 1, expected 0"),
        (combat({}, dropped=BASE[:13]), "too many cards in dropped: found 13, expected 12 at most"),
        ({"phase": "solo", "seats": [{}], "passes": 1}, "passes is 1, expected 0"),
        ({"phase": "solo", "seats": [{}], "round": 1}, "round is for the Combat Phase; leave it out"),
        (
            {"phase": "solo", "seats": [{"pile": ["H01", "H02"]}]},
            "pile and defenses of seat 0 have two cards",
        ),
        (
            {"phase": "solo", "seats": [{"pile": ["H01", "H02"], "defenses": ["T02", "T03:2"]}]},
            "T03 is turned, before the Combat Phase",
        ),
        (
            {"phase": "solo", "seats": [{"pile": BASE[:8], "defenses": sorted(SIDES)[:8]}]},
            "pile and defenses of seat 0 have two cards for each deal: 0, 2, 4 or 6",
        ),
    ],
)
def test_refused(data, says):
    with pytest.raises(BadPosition, match=says):
        darkling.position("dealings", data)


KEPT = ["H01", "H02", "H03", "H04"], ["H05", "H06", "H07", "H08"]


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        ({"revealed": ["H01", "H02"]}, {}, "either every seat has two heroes in revealed, or none has any"),
        ({"revealed": ["H01"]}, {"revealed": ["H05"]}, "either every seat has two heroes in revealed"),
        ({"pile": ["H01", "H02"]}, {}, "every seat has the same number of heroes in pile: 0, 2, 4 or 6"),
        (
            {"pile": ["H01", "H09"]},
            {"pile": ["H05", "H06"]},
            "what seat 0 has in hand, revealed and in its pile",
        ),
        (
            {"pile": ["H01", "H02"]},
            {"pile": ["H05", "H06"]},
            "seat 0 has 0 defenses for 2 heroes in its pile",
        ),
        (
            {"pile": KEPT[0], "defenses": ["T01", "T02", "T03", "T04"]},
            {"pile": KEPT[1], "defenses": ["S01", "S02", "S03", "S04"]},
            "no seat has a kept hero that is not in its pile, so the draft is over",
        ),
        ({"hand": ["H01"]}, {}, "seat 0 has cards in hand; in the Defense Phase they follow from kept"),
        ({"evicted": 1, "evicted_by": "H54"}, {}, "somebody is evicted, before the Combat Phase"),
    ],
)
def test_refused_in_the_defense_phase(one, other, says):
    seats = [{"kept": KEPT[0], **one}, {"kept": KEPT[1], **other}]
    with pytest.raises(BadPosition, match=says):
        darkling.position("dealings", {"phase": "defense", "seats": seats})


def test_passes_are_no_more_than_were_made():
    seats = [
        {"hand": ["H10", "H11", "H12"], "kept": KEPT[0]},
        {"hand": ["H13", "H14", "H15"], "kept": KEPT[1]},
    ]
    with pytest.raises(BadPosition, match="passes is 3, expected 0 to 2"):
        darkling.position("dealings", {"phase": "hero", "seats": seats, "passes": 3})


def restored(g, **fields):
    """Return a saved position with fields of its table changed."""
    data = g.data()
    data["table"] |= fields
    return darkling.find("dealings").restore(data)


def in_solo():
    """Return the first deal of solo play."""
    return darkling.position("dealings", {"phase": "solo", "seats": [{}], "settings": {"rows": 3}})


def in_draft():
    """Return the Defense Phase of two seats, in its first round."""
    seats = [{"kept": kept} for kept in KEPT]
    return darkling.position("dealings", {"phase": "defense", "seats": seats})


def in_siege():
    """Return the first turn of a siege."""
    return darkling.position("dealings", combat({"pile": ["H01"], "defenses": ["T02"]}, {}))


@pytest.mark.parametrize(
    ("make", "fields", "says"),
    [
        (in_siege, {"first": 2}, "first is 2, expected 0 to 1"),
        (in_siege, {"rows": 5}, "rows is 5, expected 0"),
        (in_siege, {"no_peeking": True}, "memory_aid shows the piles that no_peeking hides"),
        (in_siege, {"round": 9}, "round is 9, expected 0 to 8"),
        (in_siege, {"available": [0]}, "there are cards in available; the combat phase has none there"),
        (in_siege, {"hero_row": [9]}, "there are cards in hero_row; the combat phase has none there"),
        (in_siege, {"revealed": [[9], []]}, "seat 0 has cards in revealed; the combat phase has none there"),
        (in_siege, {"evicted": [0, 1], "last_faced": [0, 20]}, "seat 1 is evicted, which takes the setting"),
        (
            in_siege,
            {"defeated": [[20], []]},
            "too many heroes defeated by seat 0: found 1, expected 0 at most",
        ),
        (in_solo, {"rows": 8}, "rows is 8, expected 3 to 7"),
        (in_solo, {"rows": 4}, "the rows have 4 heroes and 4 Defense Cards"),
        (in_solo, {"round": 5}, "round is 5, expected 0 to 4"),
        (in_solo, {"round": 2}, "pile and defenses of seat 0 have two cards for each deal"),
        (in_solo, {"hero_row": [-1, 1, 0]}, "as many heroes as Defense Cards are taken from the rows"),
        (in_solo, {"dropped": [53]}, "too many cards in dropped: found 1, expected 0 at most"),
        (in_solo, {"defense_deck": []}, "9 Defense Cards are needed, the deck has 0"),
        (in_solo, {"hero_deck": []}, "9 heroes are needed, the deck has 0"),
        (in_draft, {"available": []}, "0 defenses are available for 0 revealed heroes"),
        (in_draft, {"available": [0, 1, 2]}, "3 defenses are available for 0 revealed heroes"),
        (in_draft, {"passes": 3}, "passes is 3, expected 0 to 2"),
        (in_draft, {"dropped": [53]}, "dropped has 1 heroes, expected 0 or 2"),
        (in_draft, {"hands": [[0, 1, 2, 3], [4, 5, 6]]}, "what seat 1 has in hand, revealed and in its pile"),
        (in_draft, {"trashed": [59]}, "there are cards in trashed; the defense phase has none there"),
        (
            in_draft,
            {"hands": [[3], [7]], "revealed": [[0, 1, 2], [4, 5, 6]]},
            "seat 0 has revealed 3 heroes, 2",
        ),
    ],
)
def test_damaged_tables_are_refused(make, fields, says):
    g = make()
    assert restored(g).fingerprint() == g.fingerprint()
    decks = {"hero_deck": list(range(30, 50)), "defense_deck": list(range(30, 50))}
    with pytest.raises(BadPosition, match=f"^dealings: {says}"):
        restored(g, **{**decks, **fields})


def test_turned_and_trashed_cards_are_of_a_round_that_is_over():
    g = darkling.position("dealings", combat({"pile": ["H01"], "defenses": ["M09:2"]}, {}))
    assert g.round == 2
    g = darkling.position("dealings", combat({"pile": ["H01"]}, {"pile": ["H02"]}, trashed=["T01"]))
    assert g.round == 2
    after = {"pile": ["H01"], "defenses": ["M09:2"]}, {"pile": ["H02"], "defenses": ["S01"]}
    assert darkling.position("dealings", combat(*after, turn=1, trashed=["T01"])).round == 1
