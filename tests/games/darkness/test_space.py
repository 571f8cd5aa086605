"""Distances, lines of sight and areas."""

import pytest
from games.darkness.board import BASEMENT, SANCTUM, put_effect, square, table

from darkling.games.darkness.rules.space import (
    apart,
    area_aims,
    area_boxes,
    distance_row,
    figures_in,
    free_around,
    free_near,
    in_distance,
    sees,
    squares_in,
    steps_row,
)
from darkling.games.darkness.rules.state import OFF, Darkness

CORRIDORS = "V(0,0) V(0,4) H(3,6) V(7,3)"
TWO_TILES = "V(0,0) V(3,4)"


def fog_on(g: Darkness, *places: tuple[int, int]) -> None:
    put_effect(g, 0, -1, "zone", "fog", rest=tuple([square(g, *place) for place in places]))


@pytest.mark.rule("AD-DST-02", "AD-DST-03", "AD-DST-04")
def test_how_many_squares_each_distance_has_in_an_open_room() -> None:
    g = table(SANCTUM)
    here = square(g, 6, 6)
    found = {distance: set(squares_in(g, here, distance)) for distance in ("melee", "reach", "ranged", "any")}
    assert {distance: len(squares) for distance, squares in found.items()} == {
        "melee": 8,
        "reach": 24,
        "ranged": 99,
        "any": 107,
    }
    assert found["melee"] <= found["reach"]


@pytest.mark.rule("AD-DST-01", "AD-DST-05")
def test_the_ring_at_distance_2_is_within_reach_and_ranged() -> None:
    g = table(SANCTUM)
    here = square(g, 6, 6)
    ring = set(squares_in(g, here, "reach")) & set(squares_in(g, here, "ranged"))
    assert len(ring) == 16
    assert {apart(g, here, other) for other in ring} == {2}


@pytest.mark.rule("AD-LOS-01", "AD-LOS-02")
def test_whom_the_magician_sees_across_the_corridors() -> None:
    g = table(CORRIDORS, heroes=[("Magician", (0, 0))])
    here = square(g, 0, 0)
    assert sees(g, here, square(g, 1, 7))
    assert sees(g, here, square(g, 2, 6))
    assert sees(g, here, square(g, 3, 7))
    assert not sees(g, here, square(g, 4, 7))
    assert not sees(g, here, square(g, 8, 3))
    assert not in_distance(g, here, square(g, 8, 3), "ranged")


@pytest.mark.rule("AD-LOS-03", "AD-LOS-04", "AD-R-02")
def test_whatever_no_tile_covers_is_wall() -> None:
    g = table(CORRIDORS)
    assert g.board.square_at((3, 3)) == OFF
    assert sees(g, square(g, 2, 2), square(g, 0, 5))
    assert not sees(g, square(g, 2, 2), square(g, 7, 3))


@pytest.mark.rule("AD-R-03", "AD-R-04")
def test_a_corner_neither_stops_a_step_nor_a_line() -> None:
    g = table(TWO_TILES)
    here, across = square(g, 2, 3), square(g, 3, 4)
    assert across in g.board.ways[here]
    assert sees(g, here, across)
    assert sees(g, square(g, 0, 1), square(g, 5, 6))
    assert not sees(g, square(g, 2, 2), square(g, 3, 4))


@pytest.mark.rule("AD-R-04")
def test_sight_is_the_same_both_ways_and_figures_do_not_block_it() -> None:
    g = table(BASEMENT, heroes=[("Champion", (1, 1))], foes=[("Demon!", (1, 2))])
    squares = range(len(g.board))
    assert all(sees(g, one, other) == sees(g, other, one) for one in squares for other in squares)
    assert sees(g, square(g, 1, 0), square(g, 1, 3))


@pytest.mark.rule("AD-R-05")
def test_reach_can_fail_behind_a_wall_but_melee_cannot() -> None:
    g = table("V(0,0) V(3,-3) V(3,1)")
    here = square(g, 2, 0)
    assert in_distance(g, here, square(g, 3, 1), "melee")
    g = table(TWO_TILES)
    assert apart(g, square(g, 2, 2), square(g, 3, 4)) == 2
    assert not in_distance(g, square(g, 2, 2), square(g, 3, 4), "reach")


@pytest.mark.rule("AD-R-06")
def test_ones_own_square_is_in_every_distance() -> None:
    g = table(SANCTUM)
    here = square(g, 6, 6)
    for distance in ("melee", "reach", "ranged", "any"):
        assert in_distance(g, here, here, distance)
        assert here not in squares_in(g, here, distance)


@pytest.mark.rule("AD-R-07")
def test_squares_are_counted_across_walls_and_steps_round_them() -> None:
    g = table("V(0,0) V(3,3) H(4,0)")
    here, there = square(g, 2, 0), square(g, 4, 0)
    assert apart(g, here, there) == 2
    assert steps_row(g, here)[there] == 6


def test_a_longer_weapon_reaches_one_square_farther() -> None:
    g = table(SANCTUM)
    here = square(g, 6, 6)
    assert not in_distance(g, here, square(g, 8, 6), "melee")
    assert in_distance(g, here, square(g, 8, 6), "melee", farther=1)
    assert sum(distance_row(g, here, "reach", 1)) == 48


def test_fog_hides_what_is_in_it_and_behind_it() -> None:
    g = table(SANCTUM)
    fog_on(g, (6, 4), (6, 5), (7, 4), (7, 5), (8, 4), (8, 5))
    below, inside, above = square(g, 6, 7), square(g, 6, 5), square(g, 6, 2)
    assert not sees(g, below, inside)
    assert not sees(g, inside, below)
    assert not sees(g, below, above)
    assert sees(g, below, square(g, 4, 2))
    assert sees(g, square(g, 6, 6), inside)
    assert sees(g, inside, square(g, 6, 4))
    assert not sees(g, square(g, 6, 5), square(g, 8, 5))


def test_who_stands_on_squares() -> None:
    g = table(SANCTUM, heroes=[("Champion", (6, 6), 0)], foes=[("Demon!", (6, 5)), ("Imps", (3, 3))])
    assert figures_in(g, squares_in(g, square(g, 6, 5), "melee")) == [0]
    assert figures_in(g, [square(g, 6, 5), square(g, 6, 6)]) == [0, 1]


def test_free_squares_come_ring_by_ring() -> None:
    g = table(SANCTUM, heroes=[("Champion", (6, 6))], foes=[("Demon!", (5, 5))])
    here = square(g, 6, 6)
    assert [g.board.points[other] for other in free_around(g, here)[:3]] == [(6, 5), (7, 5), (5, 6)]
    assert apart(g, here, free_around(g, here)[7]) == 2
    assert free_near(g, square(g, 1, 2)) == square(g, 1, 2)


# Areas.


@pytest.mark.rule("AD-TGT-06", "AD-TGT-07", "AD-R-08")
def test_a_fireball_may_not_touch_a_square_beside_the_magician() -> None:
    g = table(SANCTUM, heroes=[("Magician", (5, 5))])
    boxes = area_boxes(g, square(g, 5, 5), "ranged", square(g, 8, 5))
    covered = [squares for _, squares in boxes]
    near = {square(g, x, y) for x in (6, 7, 8) for y in (4, 5)}
    far = {square(g, x, y) for x in (7, 8, 9) for y in (4, 5)}
    assert near not in [set(squares) for squares in covered]
    assert far in [set(squares) for squares in covered]
    assert square(g, 6, 4) not in area_aims(g, square(g, 5, 5), "ranged")


@pytest.mark.rule("AD-TGT-05", "AD-R-08")
def test_an_area_lies_or_stands_in_twelve_places_over_a_square() -> None:
    g = table(SANCTUM)
    boxes = area_boxes(g, square(g, 1, 2), "ranged", square(g, 9, 8))
    assert [number for number, _ in boxes] == list(range(12))
    assert all(len(squares) == 6 and square(g, 9, 8) in squares for _, squares in boxes)


def test_areas_over_the_same_floor_are_offered_once() -> None:
    g = table("V(0,0) V(0,4)")
    boxes = [squares for _, squares in area_boxes(g, square(g, 0, 0), "ranged", square(g, 0, 7))]
    assert len(set(boxes)) == len(boxes) < 12


@pytest.mark.rule("AD-TGT-08")
def test_one_visible_square_is_enough_for_an_area() -> None:
    g = table(CORRIDORS)
    here, aim = square(g, 0, 0), square(g, 3, 7)
    assert aim in area_aims(g, here, "ranged")
    unseen = square(g, 4, 7)
    assert any(unseen in squares for _, squares in area_boxes(g, here, "ranged", aim))
    assert unseen not in area_aims(g, here, "ranged")


@pytest.mark.rule("AD-R-06")
def test_an_area_in_melee_may_cover_oneself() -> None:
    g = table(SANCTUM)
    here = square(g, 6, 6)
    assert here in area_aims(g, here, "melee")
    assert here not in area_aims(g, here, "ranged")
    boxes = area_boxes(g, here, "melee", square(g, 7, 7))
    assert all(max(apart(g, here, other) for other in squares) == 1 for _, squares in boxes)
    assert any(here in squares for _, squares in boxes)
