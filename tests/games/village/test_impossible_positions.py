"""Positions of the village that nobody thought of: they are refused, or they can be played on."""

from collections import Counter

import pytest
from hypothesis import strategies as st
from support.broken_dark_worlds import around, broken, chosen_of, items_of, refuses_damage, tried
from support.impossible import restored
from support.villages import monster, table

from darkling.games.village.cards import PIECES, SEWER_CODES, TREASURE_CODES, WARLORD_CODES
from darkling.games.village.cards.board import BUILDINGS, GRID, SQUARES
from darkling.games.village.cards.event_deck import EVENT_CODES
from darkling.table.errors import BadPosition

OUTSIDE = [name for name, mark in zip(SQUARES, GRID.marks, strict=True) if mark in ".S"]
LANES = [square for square in OUTSIDE if square not in ("F12", "G12", "H12", "I12")]
HOUSES = {1: "SMITHY", 2: "INN", 3: "WINDMILL", 4: "CHAPEL", 5: "HALL"}
BEYOND = {*(f"d{column}{row}" for column in (1, 2, 3) for row in (2, 3, 4, 5)), "F1", "G1", "H1", "STEP"}
BREAKS = {
    "order": st.lists(chosen_of(PIECES.hero_codes, "PINK"), max_size=5),
    "round": around(1, 200),
    "actions": around(0, 27),
    "keys": st.lists(chosen_of(PIECES.hero_codes), max_size=4),
    "hostages": st.tuples(*[st.none() | chosen_of(PIECES.hero_codes, "PINK")] * 2),
    "open": st.lists(chosen_of(BUILDINGS, "BARN"), max_size=5),
    "lasting": st.lists(chosen_of(BUILDINGS), max_size=5),
    "known": st.lists(chosen_of(BUILDINGS), max_size=5),
    "treasures": st.dictionaries(chosen_of(BUILDINGS), st.none() | chosen_of(TREASURE_CODES), max_size=3),
    "loose_keys": st.tuples(st.booleans(), st.booleans(), st.booleans()),
    "wheel": around(5, 9),
    "wolf": chosen_of(SQUARES),
    "lurker": chosen_of(SQUARES, PIECES.hero_codes),
    "karrion": chosen_of(BUILDINGS),
    "entered": st.lists(chosen_of(PIECES.hero_codes), max_size=4),
    "lying": st.lists(st.tuples(chosen_of(SQUARES), chosen_of(PIECES.item_codes)), max_size=9),
    "discarded": st.dictionaries(chosen_of(PIECES.item_codes), around(0, 8)),
    "deck": st.text("HMX", max_size=45),
    "known_below": around(0, 40),
    "events": st.lists(chosen_of(EVENT_CODES), max_size=4),
    "events_known": around(0, 30),
    "sewers": st.lists(chosen_of(SEWER_CODES), max_size=4),
    "sewers_known": around(0, 12),
    "warlord": st.lists(chosen_of(WARLORD_CODES), max_size=6),
    "secret": chosen_of(WARLORD_CODES),
    "peeked": st.lists(st.lists(chosen_of(WARLORD_CODES), max_size=3), max_size=5),
    "weakness_shown": st.booleans(),
    "stooped": st.lists(chosen_of(PIECES.hero_codes), max_size=2),
    "wounds": around(0, 8),
    "rolls": st.lists(st.integers(0, 9), max_size=0) | st.lists(st.integers(1, 2), max_size=5),
    "draws": st.lists(chosen_of(PIECES.hero_codes, PIECES.item_codes, "H", "5"), max_size=5),
    "settings": st.just({"boss_damage": "cumulative"}),
    "heroes.square": chosen_of(SQUARES, ["OUT", "TOP", "TOP", "Z9"]),
    "heroes.hp": around(0, 8),
    "heroes.hits": around(0, 18),
    "heroes.misses": around(0, 22),
    "heroes.shown": st.tuples(st.integers(-1, 2), st.integers(0, 2)),
    "heroes.weapon": st.none() | chosen_of(PIECES.weapon_codes, "CLUB"),
    "heroes.items": st.lists(chosen_of(PIECES.item_codes), max_size=4),
    "heroes.coins": around(0, 24),
    "heroes.camp": st.lists(chosen_of(PIECES.figure_codes), max_size=5),
    "monsters.figure": chosen_of(PIECES.figure_codes, "ORC9"),
    "monsters.square": chosen_of(SQUARES, "Z9"),
    "monsters.item": st.none() | chosen_of(PIECES.item_codes),
    "monsters.group": st.integers(-1, 12),
}


@st.composite
def positions(draw, name):
    """Return a position that can occur, but for what is broken in it: the field of this name."""
    squares = draw(st.lists(chosen_of(LANES), unique=True, min_size=5, max_size=8))
    heroes = {code: {"square": square} for code, square in zip(PIECES.hero_codes, squares, strict=False)}
    if draw(st.booleans()):
        heroes[draw(chosen_of(PIECES.hero_codes))]["square"] = "TOP"
    monsters = [monster("GOB1", squares[4], "BOOTS")]
    data = {"heroes": heroes, "monsters": monsters, "players": draw(st.integers(2, 5))}
    if draw(st.booleans()):
        house = draw(st.sampled_from(sorted(HOUSES)))
        inside = [name for name, mark in zip(SQUARES, GRID.marks, strict=True) if mark == str(house)]
        guards = draw(st.lists(chosen_of(inside), unique=True, max_size=3))
        monsters += [monster(draw(chosen_of(["GOB1", "GUA2", "TRO3"])), square, "WHIP") for square in guards]
        data["open"] = [HOUSES[house]]
    return broken(draw, data, BREAKS, name)


def check_possible(g):
    """Say what is true of every position at the beginning of a turn, apart from the game's code."""
    heroes = [SQUARES[square] for square in g.at if square >= 0]
    others = [SQUARES[square] for square in (*g.places, *g.beasts) if square >= 0]
    standing = [square for square in heroes if square != "TOP"] + others
    assert len(set(standing)) == len(standing)
    for square in standing:
        mark = GRID.marks[GRID.numbers[square]]
        assert not mark.isdigit() or g.houses[int(mark) - 1] & 1, "in a closed house"
    assert not set(heroes) & BEYOND or "TOP" in heroes or -1 in g.at
    assert "LAIR" not in standing
    marks = [GRID.marks[thing // 4] for thing in g.lying]
    assert all(g.houses[int(mark) - 1] & 4 for mark in marks if mark.isdigit()), "nobody has been inside"
    strength = Counter(dict.fromkeys(g.groups, 0))
    for figure, group in zip(g.figures, g.groups, strict=True):
        strength[group] += int(PIECES.figure_codes[figure][-1])
    assert all(strength[group] <= 5 for group in strength if group % 5 in (0, 1, 3))
    assert all(g.at[hero] >= 0 for hero in g.order)
    assert min(*g.coins, g.pit) >= 0
    assert sum(g.coins) + g.pit == 24
    assert sum(g.hits) + sum(g.misses) + len(g.deck) == 40
    assert all(0 <= hp <= 8 for hp in g.hp)
    assert 1 <= g.round <= 200
    assert 5 <= g.wheel <= 9
    held = bin(g.potions).count("1")
    assert -1 in g.at or items_of(g) == [8 - held, 8, 8]
    keys = sum(g.keys) + sum(g.loose_keys) + g.treasures.count(4) + len(g.entered)
    assert keys == 4
    assert sorted([w for w in (*g.treasures, *g.golden) if 0 <= w < 4]) == [0, 1, 2, 3]


def test_whatever_is_set_up_is_refused_or_can_be_played():
    tried("village", positions, BREAKS, check_possible)


G6, TOP = {"square": "G6"}, {"square": "TOP"}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"RED": G6, "BLUE": G6}, "RED and BLUE stand on G6, expected a square for each"),
        ({"monsters": [monster("GOB1", "G6")] * 2}, "2 monsters stand on G6, expected a square for each"),
        ({"wolf": "G6", "monsters": [monster("GOB1", "G6")]}, "`wolf` is on G6, where another figure stands"),
        ({"wolf": "G6", "lurker": "G6"}, "`wolf` is on G6, where another figure stands"),
        ({"RED": G6, "lurker": "G6"}, "`lurker` is on G6, where another figure stands"),
        ({"RED": {"square": "G9"}}, "G9 in SMITHY, which is closed"),
        ({"RED": {"square": "q1"}}, "q1 in HALL, which is closed"),
        ({"RED": {"square": "F10"}, "open": ["SMITHY"]}, "F10, a treasure space"),
        ({"RED": {"square": "LAIR"}}, "LAIR, where heroes come by a Sewer card alone"),
        ({"RED": {"square": "d23"}}, "d23 on the Drawbridge, expected the Trial to be won"),
        ({"RED": {**G6, "hp": 0}}, "hp` is 0 on G6, expected the Village Entrance"),
        (
            {"open": ["SMITHY"], "monsters": [monster("TRO4", "G9"), monster("GUA2", "G10")]},
            "Hit Strength 6 .*expected 5 at most",
        ),
        ({"monsters": [monster("GOB1", "q1")]}, "GOB1 on q1, where none may stand"),
        ({"guard": monster("GUA2", "G6")}, "`guard` is on the first floor of HALL"),
        ({"monsters": [monster("GOB1", "G6", group=1)]}, "GOB1 of group 1, but nobody has lifted INN"),
        (
            {"monsters": [monster("GOB1", "G6", group=5 * 10**9)], "known": ["SMITHY"]},
            "of group 5000000000, expected 0 to 8",
        ),
        ({"guard": monster("GUA2", "q2", seen=True)}, "`guard` is seen, in HALL, which nobody has seen"),
        ({"lying": [("G9", "BOOTS")]}, "`lying` has G9 in SMITHY, which nobody has seen inside"),
        ({"lying": [("p2", "BOOTS")]}, "`lying` has p2 in HALL, which nobody has seen inside"),
        ({"keys": ["RED", "RED"]}, "`keys` has RED more than once, expected each once"),
        ({"open": ["INN", "INN"]}, "`open` has INN more than once, expected each once"),
        ({"peeked": [["WC01", "WC01"]]}, "`peeked` has WC01 more than once"),
        ({"BLUE": {"square": "OUT", "hp": 5}}, "`heroes.BLUE.square` is OUT, so he has neither Hit Points"),
        ({"deck": "HX"}, "`deck` is 'HX', expected H for each Hit card"),
        ({"RED": {"coins": -1}}, "`heroes.RED.coins` is -1, expected 0 or more"),
        ({"RED": {"square": "OUT"}}, "`order` has RED, who is out of the game"),
        ({"round": 0}, "`round` is 0, expected 1 to 200"),
        ({"actions": 30}, "`actions` is 30, expected 0 to 27"),
        ({"karrion": "INN", "open": ["INN"]}, "`karrion` is on building 1, expected one that is closed"),
        ({"treasures": {"SMITHY": None}}, "SWORD is nowhere, expected it in `treasures` or with a hero"),
        ({"treasures": {"SMITHY": "AXE"}}, "SWORD is nowhere"),
        ({"loose_keys": (False, True, True)}, "0 left in the Fortress, expected 4 in all"),
        ({"keys": ["RED"], "loose_keys": (True, False, True)}, "Key of the Great Hall, expected its guard"),
        ({"keys": ["RED"], "loose_keys": (False, True, True)}, "Lurker's Key, expected the Trial to be won"),
        ({"RED": TOP, "keys": ["RED"]}, "`keys` has RED, who left his Key in the Fortress"),
        ({"RED": TOP, "entered": []}, "`entered` is nobody, expected the heroes who are at the top"),
        ({"entered": ["RED"]}, "`entered` is RED, expected the heroes who are at the top"),
        ({"RED": TOP, "lurker": "G6"}, "`lurker` is in a Base Camp exactly when"),
        ({"RED": TOP, "BLUE": TOP, "entered": ["RED", "BLUE"], "lurker": "BLUE"}, "expected BLUE, who has"),
        ({"wounds": 1}, '`wounds` is 1, expected 0 unless `boss_damage` is "cumulative"'),
        ({"weakness_shown": True}, "`weakness_shown` is true, expected a weakness"),
        (
            {"RED": TOP, "weakness_shown": True, "secret": "WC01"},
            "`weakness_shown` is true, expected the weapon with a hero at the top",
        ),
        (
            {"RED": TOP, "weakness_shown": True, "secret": "WC05"},
            "expected the weapon with a hero at the top, or one in `stooped`",
        ),
        (
            {"RED": TOP, "weakness_shown": True, "secret": "WC05", "stooped": ["RED", "RED"]},
            "`stooped` has RED more than once",
        ),
        ({"RED": TOP, "stooped": ["RED"]}, "`stooped` has RED, expected heroes at the top"),
        ({"peeked": [["WC06"]]}, "the secret for seat 1, none of whose heroes has come to the top"),
        ({"peeked": [[], []]}, "`peeked` has 2 seats, expected 1 at most"),
        ({"events_known": 31}, "`events_known` is 31, expected 0 to 30"),
        ({"lying": [("G13", "BOOTS")]}, "`lying` has G13, where no magic item"),
        ({"discarded": {"POTION": 7}}, "there are 9 of POTION, and the box holds 8"),
        ({"rolls": [9]}, "`rolls` has 9, expected what a die shows: 0 to 8"),
    ],
)
def test_what_cannot_occur_is_refused_with_its_field(given, says):
    with pytest.raises(BadPosition, match=says):
        table(**given)


@pytest.mark.parametrize(
    ("field", "value"),
    [("houses", [1, 0, 0, 0, 0]), ("peeked", [32, 64]), ("beasts", [-4, -1]), ("stock", [])],
)
def test_saved_data_that_cannot_occur_is_refused_too(field, value):
    data = table().data()
    restored("village", data)
    data["table"][field] = value
    with pytest.raises(BadPosition, match=field if field != "beasts" else "wolf"):
        restored("village", data)


def test_damaged_saves_are_refused_and_nothing_else_comes_of_them():
    assert refuses_damage("village", table().data()) > 150
