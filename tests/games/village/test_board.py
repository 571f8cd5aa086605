"""The board: what the drawing must come to."""

from itertools import combinations, permutations

import pytest

from darkling.games.village.cards.board import (
    BACK_POINTS,
    BEAST_WAYS,
    BUILDINGS,
    DOORWAYS,
    FIGHTS,
    GRID,
    HALL,
    HERO_WAYS,
    IN_BUILDING,
    INSIDE,
    IS_FRONT,
    IS_THRESHOLD,
    IS_UPSTAIRS,
    MONSTER_WAYS,
    NUMBERS,
    POINTS,
    SEWERS,
    SQUARES,
    START,
    STEP,
    TOP,
    TREASURES,
    TRIAL_WAYS,
)
from darkling.grid.paths import area, distances


def square(name):
    return GRID.numbers[name]


def names(squares):
    return sorted(SQUARES[at] for at in squares)


def steps(start, *ends):
    far = distances(HERO_WAYS, square(start))
    return [far[end] for end in ends]


def streets():
    return GRID.marked(".")


def test_94_street_squares_are_joined_whatever_is_closed():
    assert len(streets()) == 94
    closed = tuple([tuple([at for at in ways if IN_BUILDING[at] < 0]) for ways in HERO_WAYS])
    assert set(streets()) <= area(closed, START[0])


def test_no_single_blocked_street_square_cuts_off_anything_but_a_sewer():
    outdoors = set(GRID.marked(".S"))
    for blocked in streets():
        others = outdoors - {blocked}
        ways = tuple([tuple([at for at in ways if at in others]) for ways in HERO_WAYS])
        start = next(at for at in streets() if at in others)
        cut_off = others - area(ways, start)
        assert cut_off <= set(SEWERS), SQUARES[blocked]


def test_the_ways_to_the_buildings_and_to_the_fortress_are_as_long_as_they_should_be():
    assert steps("I13", *NUMBERS) == [3, 7, 11, 8, 12]
    assert steps("F13", *NUMBERS) == [6, 10, 8, 11, 11]
    fronts = GRID.marked("=")
    assert [min(steps(start, *fronts)) for start in ("F13", "G13", "H13", "I13")] == [14, 15, 14, 13]
    assert [steps(start, TOP)[0] for start in ("F13", "G13", "H13", "I13")] == [20, 21, 20, 19]


def test_sewers_are_near_the_entrance_and_the_bridge():
    assert steps("I13", square("K13")) == [4]
    assert steps("F13", square("C13")) == [5]
    fronts = GRID.marked("=")
    assert [min(steps(sewer, *fronts)) for sewer in ("B1", "L1")] == [6, 6]
    assert names(SEWERS) == ["B1", "C13", "K13", "L1"]


@pytest.mark.parametrize(("treasures", "best", "worst"), [(1, 24, 30), (2, 30, 48), (3, 36, 60)])
def test_tours_by_way_of_treasures(treasures, best, worst):
    # A treasure is reached from the squares beside it.
    beside = [[at for at in INSIDE[number] if at in GRID.beside(TREASURES[number])] for number in range(5)]
    lengths = []
    for chosen in combinations(range(5), treasures):
        for order in permutations(chosen):
            lengths.append(tour(square("H13"), [beside[number] for number in order]))
    assert (min(lengths), max(lengths)) == (best, worst)


def tour(start, stops):
    """Return the steps of the shortest walk by way of one square of each stop, in order, to the top."""
    here = {start: 0}
    for stop in [*stops, [TOP]]:
        here = {at: min(far + distances(HERO_WAYS, one)[at] for one, far in here.items()) for at in stop}
    return min(here.values())


def test_the_stair_head_of_the_great_hall_is_18_steps_from_the_entrance():
    assert steps("H13", square("p2")) == [18]
    assert names(at for at in range(len(SQUARES)) if IS_UPSTAIRS[at]) == ["p2", "q1", "q2", "r2"]
    assert names(HERO_WAYS[square("q2")]) == ["p2", "q1", "r2"]


@pytest.mark.parametrize(
    ("building", "inside", "beside"),
    [
        (0, 8, ["F11", "F9", "G10"]),
        (1, 8, ["J11", "K10", "L11"]),
        (2, 8, ["B11", "C10", "D11"]),
        (3, 8, ["I3", "J4", "K3"]),
        (4, 11, ["B3", "B5", "C4"]),
    ],
)
def test_treasures_lie_inside_away_from_the_door(building, inside, beside):
    assert len(INSIDE[building]) == inside
    assert names(set(GRID.beside(TREASURES[building])) & set(INSIDE[building])) == beside
    assert square(SQUARES[NUMBERS[building]]) in HERO_WAYS[DOORWAYS[building]]
    assert len(BUILDINGS) == 5


@pytest.mark.rule("DV-PLACE-05")
def test_no_way_leads_onto_a_treasure_space():
    for ways in (HERO_WAYS, MONSTER_WAYS, FIGHTS):
        assert not {at for others in ways for at in others} & set(TREASURES)


@pytest.mark.rule("DV-R-14")
def test_walls_stay_only_the_doorway_joins_inside_and_street():
    for number in range(5):
        out = [(at, to) for at in INSIDE[number] for to in HERO_WAYS[at] if IN_BUILDING[to] != number]
        out = [(at, to) for at, to in out if not IS_UPSTAIRS[to]]
        assert out == [(DOORWAYS[number], NUMBERS[number])]


@pytest.mark.rule("DV-R-15")
def test_nobody_walks_on_the_green():
    assert not {"F7", "G7", "H7"} & set(SQUARES)
    assert names(HERO_WAYS[square("E7")]) == ["D7", "E6", "E8"]


@pytest.mark.rule("DV-R-16", "DV-R-61")
def test_monsters_roam_the_lanes_but_neither_threshold_nor_entrance_nor_bridge():
    roamed = area(MONSTER_WAYS, square("G6"))
    assert not [at for at in roamed if IS_THRESHOLD[at] or IS_FRONT[at] or at in POINTS or at in START]
    assert {*SEWERS, *NUMBERS, *DOORWAYS} <= roamed
    assert not roamed & {STEP, TOP}


@pytest.mark.rule("DV-MOVE-06")
def test_wolf_and_lurker_roam_outdoors_only():
    roamed = area(BEAST_WAYS, square("E7"))
    assert not [at for at in roamed if IN_BUILDING[at] >= 0]
    assert len(roamed) == 94 + 4 - 4


@pytest.mark.rule("DV-R-22")
def test_only_the_guard_is_upstairs_and_he_keeps_off_the_stair():
    assert area(MONSTER_WAYS, square("q1")) == set(GRID.squares(("q1", "q2", "r2")))
    assert square("p2") not in FIGHTS[square("C5")]
    assert square("p2") in HERO_WAYS[square("C5")]
    assert IN_BUILDING[square("C5")] == HALL


@pytest.mark.rule("DV-R-29", "DV-MOVE-05")
def test_one_step_leads_across_the_end_of_the_drawbridge():
    for ways in (HERO_WAYS, MONSTER_WAYS, BEAST_WAYS):
        assert square("I1") in ways[square("E1")]
        assert square("E1") in ways[square("I1")]
    assert square("I1") not in FIGHTS[square("E1")]


@pytest.mark.rule("DV-R-62")
def test_figures_fight_through_doorways_and_onto_the_front_of_the_bridge():
    assert square("I10") in FIGHTS[square("H10")]
    assert square("G2") in FIGHTS[square("G1")]
    assert names(FIGHTS[square("F4")]) == ["E4", "F3", "F5", "G4"]


@pytest.mark.rule("DV-R-44")
def test_the_bridge_has_fifteen_points_joined_in_eight_directions():
    assert len(POINTS) == 15
    assert names(TRIAL_WAYS[square("G1")]) == ["F1", "H1", "d12", "d22", "d32"]
    assert len(TRIAL_WAYS[square("d23")]) == 8
    assert names(BACK_POINTS) == ["d15", "d25", "d35"]
    assert names(HERO_WAYS[square("d22")]) == ["G1", "d12", "d23", "d32"]


@pytest.mark.rule("DV-BOSS-02")
def test_no_way_leads_down_from_the_fortress():
    assert HERO_WAYS[TOP] == ()
    assert names(HERO_WAYS[STEP]) == names((*BACK_POINTS, TOP))
