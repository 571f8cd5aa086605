"""Set-up positions that cannot occur are refused, and the message says why."""

import pytest

import darkling
from darkling.table.errors import BadPosition

HEROES = [f"H{number:02}" for number in range(1, 55)]
TRAPS = [f"T{number:02}" for number in range(1, 21)]


def hero(*seats, **more):
    """Return the data of a position of the Hero Phase."""
    return {"phase": "hero", "seats": list(seats), **more}


def defense(*seats, **more):
    """Return the data of a position of the Defense Phase."""
    return {"phase": "defense", "seats": list(seats), **more}


def solo(*seats, **more):
    """Return the data of a position of solo play."""
    return {"phase": "solo", "seats": list(seats), **more}


def combat(*seats, **more):
    """Return the data of a position of the Combat Phase."""
    return {"phase": "combat", "seats": list(seats), **more}


def refused(data):
    """Return what is said when the position is refused."""
    with pytest.raises(BadPosition) as wrong:
        darkling.position("dealings", data)
    return str(wrong.value)


def test_positions_of_all_phases_are_accepted_when_nothing_is_wrong():
    one, other = HEROES[:9], HEROES[9:18]
    assert darkling.position("dealings", hero({"hand": one}, {"hand": other})).waiting == (0, 1)
    assert darkling.position("dealings", defense({"kept": one[:8]}, {"kept": other[:8]})).waiting == (0, 1)
    seats = [{"pile": heroes[:8], "defenses": [card]} for heroes, card in ((one, "T01"), (other, "S01"))]
    assert darkling.position("dealings", combat(*seats, first=1)).waiting == (1,)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "array"),
        ({}, "phase"),
        ({"phase": "combat"}, "seats"),
        ({"phase": "draft", "seats": [{}, {}]}, "'draft'"),
        (combat({}, {}, piles=[]), "`piles`"),
        (combat({}, {"cards": []}), "`cards`"),
        (combat({}, {"pile": "H01"}), "$.seats[1].pile"),
        (combat({}, {"pile": [1]}), "$.seats[1].pile[0]"),
        (combat({}, {}, first="0"), "$.first"),
        (combat({}, {}, first=True), "$.first"),
        (combat({}, {}, settings={"colour": "black"}), "`colour`"),
        (combat({}, {}, settings={"failed_fight": "repeat"}), "'repeat'"),
    ],
)
def test_data_of_the_wrong_shape_is_refused(data, said):
    assert said in refused(data)


@pytest.mark.parametrize("seats", [0, 7, 9])
def test_wrong_number_of_seats_is_refused(seats):
    assert f"seats, not {seats}" in refused(combat(*[{}] * seats))


@pytest.mark.parametrize("first", [-1, 2, 99])
def test_first_player_must_be_at_the_table(first):
    assert refused(combat({}, {}, first=first)) == f"dealings: first is {first}, expected a seat from 0 to 1"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (combat({"pile": ["H55"]}, {}), "hero 'H55'"),
        (combat({"defeated": ["T01"]}, {}), "hero 'T01'"),
        (combat({"pile": ["h01"]}, {}), "hero 'h01'"),
        (combat({"defenses": ["H01"]}, {}), "Defense Card 'H01'"),
        (combat({"defenses": ["T21"]}, {}), "Defense Card 'T21'"),
        (combat({}, {}, trashed=["T01:1"]), "Defense Card 'T01:1'"),
        (combat({}, {}, undefeated=[""]), "hero ''"),
        (combat({}, {}, hero_deck=["H00"]), "hero 'H00'"),
        (combat({}, {}, defense_deck=["X01"]), "Defense Card 'X01'"),
    ],
)
def test_unknown_card_is_refused(data, code):
    message = refused(data)
    assert f"there is no {code}" in message
    assert "codes run from" in message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("T01:2", "T01 has no side 2"),
        ("T02:3", "T02 has no side 3"),
        ("T12:4", "T12 has no side 4"),
        ("T09:5", "'T09:5' names no side"),
        ("T02:0", "'T02:0' names no side"),
        ("T02:x", "'T02:x' names no side"),
        ("T02:", "'T02:' names no side"),
        ("T02:-1", "'T02:-1' names no side"),
    ],
)
def test_side_that_a_card_does_not_have_is_refused(text, said):
    assert said in refused(combat({"defenses": [text]}, {}))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (hero({"hand": ["H01", "H02", "H03"]}, {"hand": ["H04", "H05", "H01"]}), "H01"),
        (hero({"hand": ["H01", "H02", "H02"]}, {"hand": ["H04", "H05", "H06"]}), "H02"),
        (
            hero(
                {"hand": ["H01", "H02", "H03"], "kept": ["H04", "H07"]},
                {"hand": ["H04", "H05", "H06"], "kept": ["H08", "H09"]},
            ),
            "H04",
        ),
        (defense({"kept": ["H01", "H02"]}, {"kept": ["H02", "H03"]}), "H02"),
        (defense({"kept": ["H01", "H02"]}, {"kept": ["H03", "H04"]}, dropped=["H04"]), "H04"),
        (
            defense({"kept": ["H01", "H02"]}, {"kept": ["H03", "H04"]}, defense_deck=[*TRAPS[:4], "T01"]),
            "T01",
        ),
        (combat({"pile": ["H01"]}, {"pile": ["H01"]}), "H01"),
        (combat({"pile": ["H01"], "defeated": ["H01"]}, {}), "H01"),
        (combat({"pile": ["H01"]}, {}, undefeated=["H01"]), "H01"),
        (combat({"pile": ["H01"]}, {}, hero_deck=["H01"]), "H01"),
        (combat({"defenses": ["T02"]}, {"defenses": ["T02:2"]}), "T02"),
        (combat({"defenses": ["T02"]}, {}, trashed=["T02"]), "T02"),
        (combat({"defenses": ["T02"]}, {}, defense_deck=["T03", "T02"]), "T02"),
        (combat({}, {}, defense_deck=["T03", "T03"]), "T03"),
    ],
)
def test_card_in_two_places_is_refused(data, code):
    assert refused(data) == f"dealings: {code} is in two places"


@pytest.mark.parametrize("sizes", [(9, 7), (3, 5), (8, 8), (4, 4), (1, 1), (0, 0), (11, 11)])
def test_hands_of_wrong_or_different_size_are_refused(sizes):
    hands = HEROES[: sizes[0]], HEROES[20 : 20 + sizes[1]]
    assert "9, 7, 5 or 3" in refused(hero(*[{"hand": hand} for hand in hands]))


@pytest.mark.parametrize("sizes", [(8, 6), (2, 4), (7, 7), (1, 1), (0, 0), (10, 10)])
def test_wrong_numbers_of_kept_heroes_are_refused(sizes):
    kept = HEROES[: sizes[0]], HEROES[20 : 20 + sizes[1]]
    assert "8, 6, 4 or 2" in refused(defense(*[{"kept": heroes} for heroes in kept]))


@pytest.mark.parametrize(
    "seat",
    [
        {"pile": HEROES[:9]},
        {"defeated": HEROES[:9]},
        {"pile": HEROES[:4], "defeated": HEROES[4:9]},
        {"defenses": TRAPS[:9]},
    ],
)
def test_more_than_eight_heroes_or_defenses_are_refused(seat):
    assert refused(combat({}, seat)) == "dealings: seat 1 has more than 8 heroes or defenses"


IN_HERO_PHASE = {"hand": ["H01", "H02", "H03"]}, {"hand": ["H04", "H05", "H06"]}
IN_DEFENSE_PHASE = {"kept": ["H01", "H02"]}, {"kept": ["H03", "H04"]}


@pytest.mark.parametrize(
    ("make", "seats", "zone", "cards"),
    [
        (hero, IN_HERO_PHASE, "pile", {"pile": ["H10"]}),
        (hero, IN_HERO_PHASE, "defenses", {"defenses": ["T01"]}),
        (hero, IN_HERO_PHASE, "defeated", {"defeated": ["H10"]}),
        (defense, IN_DEFENSE_PHASE, "hand", {"hand": ["H10"]}),
        (defense, IN_DEFENSE_PHASE, "defeated", {"defeated": ["H10"]}),
        (combat, ({}, {}), "hand", {"hand": ["H10"]}),
        (combat, ({}, {}), "kept", {"kept": ["H10"]}),
    ],
)
def test_cards_where_the_phase_has_none_are_refused(make, seats, zone, cards):
    one, other = seats
    assert f"seat 1 has cards in {zone}" in refused(make(one, {**other, **cards}))


@pytest.mark.parametrize(
    ("make", "seats", "zone", "cards"),
    [
        (hero, IN_HERO_PHASE, "dropped", ["H10"]),
        (hero, IN_HERO_PHASE, "undefeated", ["H10"]),
        (hero, IN_HERO_PHASE, "trashed", ["T01"]),
        (defense, IN_DEFENSE_PHASE, "undefeated", ["H10"]),
    ],
)
def test_discards_that_the_phase_does_not_have_yet_are_refused(make, seats, zone, cards):
    assert zone in refused(make(*seats, **{zone: cards}))


@pytest.mark.parametrize(
    "seats",
    [
        # Kept by one player only: their hands would differ in the Defense Phase.
        ({"hand": HEROES[:3], "kept": HEROES[10:16]}, {"hand": HEROES[3:6]}),
        # More kept than nine heroes dealt allow.
        ({"hand": HEROES[:9], "kept": HEROES[20:28]}, {"hand": HEROES[9:18], "kept": HEROES[28:36]}),
    ],
)
def test_kept_heroes_that_do_not_fit_the_hands_are_refused(seats):
    assert "kept" in refused(hero(*seats))


@pytest.mark.parametrize("defenses", [["T01"], TRAPS[:8]])
def test_defenses_that_do_not_fit_the_round_of_the_draft_are_refused(defenses):
    seats = {"kept": HEROES[:8], "defenses": defenses}, {"kept": HEROES[8:16]}
    assert "defenses" in refused(defense(*seats))


@pytest.mark.rule("DD-R-09")
@pytest.mark.parametrize(
    ("make", "seats"), [(hero, IN_HERO_PHASE), (defense, IN_DEFENSE_PHASE), (solo, [{}])]
)
def test_deck_too_short_for_the_draft_is_refused(make, seats):
    assert "Defense Cards are needed, the deck has 3" in refused(make(*seats, defense_deck=TRAPS[:3]))
