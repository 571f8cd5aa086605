"""Positions of the castle that nobody thought of: they are refused, or they can be played on."""

from collections import Counter

import pytest
from hypothesis import strategies as st
from support.broken_dark_worlds import around, broken, chosen_of, items_of, refuses_damage, tried
from support.castles import monster, table
from support.impossible import restored

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.table.errors import BadPosition

AT_DOORS = "D2 E2 H1 I1 L3 L4 I5 H5 E6 D6 A6 A7 D9 E9 H8 I8 F3 F4 G6 G7 L8"
LIMITS = {1: 3, 2: 3, 3: 4, 4: 4, 5: 4, 6: 5, 7: 5, 8: 5}
LAIRS = [SQUARES[at] for at in range(len(SQUARES)) if at not in BOARD.no_monsters]
CHESTS = {"L1": "AXE", "H4": "SWORD", "A4": "STAR", "H9": "SPEAR"}
BREAKS = {
    "order": st.lists(chosen_of(PIECES.hero_codes, "PINK"), max_size=5),
    "round": around(1, 200),
    "actions": around(0, 27),
    "doors": st.lists(st.integers(-1, 9), max_size=8),
    "filled": st.lists(st.integers(-1, 9), max_size=8),
    "arrived": st.lists(chosen_of(PIECES.hero_codes), max_size=5),
    "arena": st.booleans(),
    "wounds": around(0, 6),
    "chests": st.dictionaries(chosen_of(SQUARES), st.none() | chosen_of(PIECES.weapon_codes), max_size=5),
    "lying": st.lists(st.tuples(chosen_of(SQUARES), chosen_of(PIECES.item_codes)), max_size=9),
    "discarded": st.dictionaries(chosen_of(PIECES.item_codes, "WHIP"), around(0, 8)),
    "deck": st.text("HMX", max_size=45),
    "known_below": around(0, 40),
    "supply": st.lists(chosen_of(PIECES.figure_codes, "ORC9"), max_size=9),
    "rolls": st.lists(st.integers(-1, 2), max_size=5),
    "draws": st.lists(chosen_of(PIECES.hero_codes, PIECES.item_codes, "HM", "5"), max_size=5),
    "settings": st.fixed_dictionaries(
        {}, optional={"boss_damage": chosen_of(["cumulative", "none"]), "hand_limit_6": st.booleans()}
    ),
    "heroes.square": chosen_of(SQUARES, ["OUT", "Z9"]),
    "heroes.hp": around(0, 8),
    "heroes.hits": around(0, 8),
    "heroes.misses": around(0, 32),
    "heroes.shown": st.tuples(st.integers(-1, 2), st.integers(0, 2)),
    "heroes.weapon": st.none() | chosen_of(PIECES.weapon_codes, "CLUB"),
    "heroes.items": st.lists(chosen_of(PIECES.item_codes), max_size=3),
    "heroes.coins": around(0, 24),
    "heroes.camp": st.lists(chosen_of(PIECES.figure_codes), max_size=5),
    "monsters.figure": chosen_of(PIECES.figure_codes, "ORC9"),
    "monsters.square": chosen_of(SQUARES, "Z9"),
    "monsters.item": st.none() | chosen_of(PIECES.item_codes),
    "monsters.group": st.integers(-1, 10),
}


@st.composite
def positions(draw, name):
    """Return a position that can occur, but for what is broken in it: the field of this name."""
    squares = draw(st.lists(chosen_of(LAIRS), unique=True, min_size=5, max_size=8))
    heroes = {code: {"square": square} for code, square in zip(PIECES.hero_codes, squares, strict=False)}
    figures = draw(
        st.lists(chosen_of(["ORC1", "SKE1", "ORC2"]), min_size=len(squares), max_size=len(squares))
    )
    monsters = [monster(*pair, "BOOTS") for pair in zip(figures[4:], squares[4:], strict=True)]
    data = {"heroes": heroes, "monsters": monsters, "players": draw(st.integers(2, 5))}
    if draw(st.booleans()):
        data["chests"] = {square: weapon for square, weapon in CHESTS.items() if square not in squares}
    return broken(draw, data, BREAKS, name)


def check_possible(g):
    """Say what is true of every position at the beginning of a turn, apart from the game's code."""
    heroes = [SQUARES[square] for square in g.at if square >= 0]
    monsters = [SQUARES[square] for square in g.places if square >= 0]
    chests = [SQUARES[square] for square in g.chests]
    standing = [square for square in heroes if square != "DOOM"] + monsters + chests
    assert len(set(standing)) == len(standing)
    assert not set(AT_DOORS.split()) & set(chests)
    strength = Counter(dict.fromkeys(LIMITS, 0))
    for figure, group in zip(g.figures, g.groups, strict=True):
        strength[group] += int(PIECES.figure_codes[figure][-1])
    assert all(strength[room] <= limit for room, limit in LIMITS.items())
    assert all(g.at[hero] >= 0 for hero in g.order)
    assert min(*g.coins, g.pit) >= 0
    assert sum(g.coins) + g.pit == 24
    assert sum(g.hits) + sum(g.misses) + len(g.deck) == 40
    assert all(0 <= hp <= 8 for hp in g.hp)
    assert 1 <= g.round <= 200
    assert -1 in g.at or items_of(g) == [8, 8, 8]
    empty = [chest for chest, weapon in zip(g.chests, g.weapons, strict=True) if weapon < 0]
    assert all(g.filled >> BOARD.room_of[chest] & 1 for chest in empty)


def test_whatever_is_set_up_is_refused_or_can_be_played():
    tried("castle", positions, BREAKS, check_possible)


F2 = {"square": "F2"}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"RED": F2, "BLUE": F2}, "RED and BLUE stand on F2, expected a square for each"),
        ({"monsters": [monster("ORC1", "F2")] * 2}, "2 monsters stand on F2, expected a square for each"),
        ({"RED": F2, "monsters": [monster("ORC1", "F2")]}, "RED and a monster stand on F2"),
        ({"monsters": [monster("ORC2", "F2"), monster("SKE2", "G2")]}, "Hit Strength 4 .*expected 3 at most"),
        (
            {"monsters": [monster("ORC1", at) for at in ("F1", "F2", "G2")]},
            "has 3 of group 1, expected 2 at most",
        ),
        ({"chests": {"E2": "AXE"}}, "`chests` has E2, expected a square of a room that is at no door"),
        ({"chests": {"F1": "AXE", "F2": "SWORD"}}, "2 chests in room 1, expected a room for each"),
        ({"chests": {"F1": "AXE"}, "RED": {"weapon": "AXE"}}, "AXE is there 2 times"),
        ({"chests": {"F1": None}}, "1 empty chests, and heroes hold 0 Golden Weapons"),
        (
            {"chests": {"L1": None}, "RED": {**F2, "weapon": "AXE"}, "doors": [1]},
            "`filled` has room 2, to which no open door",
        ),
        ({"deck": "HX"}, "`deck` is 'HX', expected H for each Hit card"),
        ({"RED": {"coins": -1}}, "`heroes.RED.coins` is -1, expected 0 or more"),
        ({"RED": {"hits": -1}}, "`heroes.RED.hits` is -1, expected 0 or more"),
        ({"RED": {"misses": -(10**12)}}, "`heroes.RED.misses` is -1000000000000, expected 0 or more"),
        ({"BLUE": {"square": "OUT", "hp": 5}}, "`heroes.BLUE.square` is OUT, so he has neither Hit Points"),
        ({"doors": [1, 1]}, "`doors` has 1 more than once, expected each once"),
        ({"filled": [1, 1], "doors": [1]}, "`filled` has 1 more than once"),
        ({"RED": {"square": "OUT"}}, "`order` has RED, who is out of the game"),
        ({"order": ["BLUE", "BLUE"]}, "`order` has a hero twice"),
        ({"round": 0}, "`round` is 0, expected 1 to 200"),
        ({"round": 3, "settings": {"round_limit": 2}}, "`round` is 3, expected 1 to 2"),
        ({"actions": -1}, "`actions` is -1, expected 0 to 27"),
        ({"RED": F2, "doors": []}, "room 1, to which no open door or secret door leads"),
        ({"RED": {"square": "H1"}, "doors": [1]}, "H1 at a closed door"),
        ({"RED": {"square": "THRONE"}}, "THRONE, where only the slayer of Korak comes"),
        ({"RED": {**F2, "hp": 0}}, "hp` is 0 on F2, expected the Entrance or the Doomstep"),
        ({"arrived": ["RED"]}, "`arrived` has RED, who is not in the arena"),
        ({"RED": {"square": "d7"}, "arrived": []}, "`arrived` is without RED"),
        ({"arena": True}, "`arena` is true, expected a hero to have arrived"),
        ({"wounds": 1}, '`wounds` is 1, expected 0 unless `boss_damage` is "cumulative"'),
        ({"monsters": [monster("ORC1", "F2", group=9)]}, "ORC1 of group 9 on F2, where it cannot have come"),
        ({"lying": [("C2", "BOOTS")]}, "`lying` has C2, where no monster can have left"),
        ({"discarded": {"BOOTS": 9}}, "there are 9 of BOOTS, and the box holds 8"),
        ({"known_below": 41}, "`known_below` is 41, expected 0 to 40"),
        (
            {"RED": {"hits": 7, "misses": 0}, "settings": {"hand_limit_6": True}},
            "7 cards, expected at most 6",
        ),
        ({"rolls": [10]}, "`rolls` has 10, expected what a die shows: 0 to 9"),
        ({"draws": ["PINK"]}, "`draws` has 'PINK', expected one of"),
    ],
)
def test_what_cannot_occur_is_refused_with_its_field(given, says):
    with pytest.raises(BadPosition, match=says):
        table(**given)


def test_saved_data_that_cannot_occur_is_refused_too():
    data = table(BLUE=F2).data()
    restored("castle", data)
    data["table"]["at"][3] = data["table"]["at"][1]
    with pytest.raises(BadPosition, match="BLUE and YELLOW stand on F2"):
        restored("castle", data)


def test_a_chest_is_emptied_in_a_room_that_was_opened():
    data = table(BLUE={**F2, "weapon": "AXE"}, chests={"F1": None}).data()
    restored("castle", data)
    data["table"]["chests"] = [BOARD.preset[0]]
    with pytest.raises(BadPosition, match="`chests` has L1 emptied, in a room that nobody has opened"):
        restored("castle", data)


def test_where_a_chest_is_empty_the_way_there_is_open():
    g = table(RED={"weapon": "AXE"}, chests={"L1": None})
    assert (g.doors, g.filled) == (0b11, 0b110)


def test_damaged_saves_are_refused_and_nothing_else_comes_of_them():
    assert refuses_damage("castle", table().data()) > 150
