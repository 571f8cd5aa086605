"""The boards: what the ledger says of them, checked square by square."""

import pytest

from darkling.games.castle.cards import BOARD, GRID
from darkling.games.castle.rules.ways import fight_ways, hero_ways, monster_ways
from darkling.grid import area, distances

ALL_DOORS = 255


def steps(start, goal, ways=None):
    return distances(ways or hero_ways(ALL_DOORS), GRID.numbers[start])[GRID.numbers[goal]]


def with_secrets(count):
    """Return the ways with the first secret doors as if they stood open."""
    more = dict(list({start: to for start, (to, _) in BOARD.secrets.items()}.items())[:count])
    return tuple(
        [(*near, *([more[at]] if at in more else [])) for at, near in enumerate(hero_ways(ALL_DOORS))]
    )


@pytest.mark.parametrize("doors", range(9))
def test_open_doors_lead_as_far_as_their_rooms(doors):
    reached = area(hero_ways((1 << doors) - 1), GRID.numbers["C1"])
    rooms = {BOARD.room_of[square] for square in reached if not BOARD.is_arena[square]}
    assert rooms == set(range(doors + 1))


def test_rooms_and_rows_have_their_squares():
    in_rows = [
        sum(BOARD.row_of[s] == row and BOARD.room_of[s] > 0 for s in range(len(GRID))) for row in range(1, 10)
    ]
    assert in_rows == [8] * 3 + [12] * 6
    assert sum(map(bool, BOARD.room_of)) == 96


def test_distances_are_those_of_the_ledger():
    assert [steps(start, "DOOM") for start in ("C1", "C3", "D1", "D3")] == [43, 43, 42, 42]
    assert [steps("D2", GRID.names[front]) for front, _ in BOARD.doors] == [0, 5, 11, 16, 21, 25, 31, 36]
    assert min(steps("DOOM", square) for square in ("c2", "d2", "e2", "f2")) == 7
    # Going through a secret door is no step.
    assert [steps("D2", "DOOM", with_secrets(n)) - n for n in (0, 1, 2)] == [41, 26, 13]


def test_no_legal_chest_cuts_a_room_in_two():
    for room in range(1, 9):
        for chest in BOARD.chest_squares[room]:
            ways = tuple([tuple([s for s in near if s != chest]) for near in fight_ways(0)])
            rest = set(BOARD.in_room[room]) - {chest}
            assert area(ways, min(rest)) >= rest


@pytest.mark.rule("DW-SETUP-10", "DW-R-08")
def test_chests_stand_clear_of_doors_and_of_the_arch():
    names = {GRID.names[square] for room in BOARD.chest_squares for square in room}
    assert not names & {"E2", "H1", "I1", "L3", "F3", "F4", "G6", "G7", "L8", "A6", "A7"}
    assert [len(BOARD.chest_squares[room]) for room in range(1, 9)] == [9, 10, 10, 8, 10, 10, 9, 10]
    assert all(GRID.names[square] in names for square in BOARD.preset)


@pytest.mark.rule("DW-HERO-04", "DW-R-19")
def test_neighbours_share_a_side_and_no_wall():
    near = {GRID.names[square] for square in fight_ways(0)[GRID.numbers["H2"]]}
    assert near == {"H1", "H3", "G2"}
    assert GRID.numbers["I1"] not in fight_ways(0)[GRID.numbers["H1"]]
    assert GRID.numbers["I1"] in fight_ways(2)[GRID.numbers["H1"]]
    assert GRID.numbers["F4"] not in fight_ways(ALL_DOORS)[GRID.numbers["F3"]], "a secret door joins nothing"


@pytest.mark.rule("DW-ARENA-08", "DW-R-59")
def test_stairs_are_adjacent_and_the_landing_is_closed_to_monsters():
    assert GRID.numbers["d3"] in fight_ways(0)[GRID.numbers["d4"]]
    assert GRID.numbers["d2"] in fight_ways(0)[GRID.numbers["d3"]]
    assert GRID.numbers["d8"] not in monster_ways(0)[GRID.numbers["d7"]]
    assert GRID.numbers["d8"] in hero_ways(0)[GRID.numbers["d7"]]


@pytest.mark.rule("DW-R-37")
def test_fountain_and_platform_are_not_squares():
    assert not {"B1", "B3", "A1"} & set(GRID.names)


@pytest.mark.rule("DW-ARCH-01", "DW-ARCH-02", "DW-R-71")
def test_the_arch_is_one_way_for_heroes_and_closed_to_monsters():
    l8, doom = GRID.squares(["L8", "DOOM"])
    assert doom in hero_ways(ALL_DOORS)[l8]
    assert l8 not in hero_ways(ALL_DOORS)[doom]
    assert doom not in monster_ways(ALL_DOORS)[l8]
    assert doom not in fight_ways(ALL_DOORS)[l8]


@pytest.mark.rule("DW-ARCH-03", "DW-ARCH-04", "DW-BOSS-03")
def test_arena_monsters_stay_in_the_arena_below_the_throne():
    reached = area(monster_ways(ALL_DOORS), GRID.numbers["d7"])
    assert not any(BOARD.room_of[square] for square in reached)
    assert BOARD.doom not in reached
    assert not {GRID.numbers[name] for name in ("c2", "d2", "e2", "f2", "THRONE")} & reached
    assert GRID.numbers["d3"] in reached


@pytest.mark.rule("DW-ENTR-01", "DW-R-18", "DW-SECR-08")
def test_monsters_roam_the_rooms_but_not_the_entrance_nor_numbered_squares():
    reached = area(monster_ways(ALL_DOORS), GRID.numbers["E2"])
    assert {BOARD.room_of[square] for square in reached} == set(range(1, 9))
    assert not {GRID.numbers[name] for name in ("D2", "F3", "G6")} & reached
    assert BOARD.room_of[GRID.numbers["I1"]] == 2
    assert area(monster_ways(1), GRID.numbers["E2"]) < set(BOARD.in_room[1]), "they open no doors"
