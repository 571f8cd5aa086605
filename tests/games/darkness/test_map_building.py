"""Maps: how many tiles, where they may lie, and who stands where on the stairs."""

from itertools import product

import pytest
from games.darkness.arranged import outside
from games.darkness.board import play, table, tiles_of
from games.darkness.dungeons import answer, begun, cards_named, entered, prompt, told
from support.script import offered, say

from darkling.games.darkness.cards import PLANS, TILE
from darkling.games.darkness.rules.dungeon_deck import unseen_cards
from darkling.games.darkness.rules.events import HeroPlaced, TilePlaced
from darkling.games.darkness.rules.invariants import check
from darkling.games.darkness.rules.map_building import LayMap
from darkling.games.darkness.rules.maps import farthest_tiles, generated, tiles_wanted
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.state import FACE_DOWN, STAIRS, STAIRS_FACE
from darkling.games.darkness.sight.eyes import DarknessEyes
from darkling.grid.measures import tile_steps
from darkling.grid.placing import places_beside, shared_sides
from darkling.grid.tiles import board_of

WALL = -1


def points(tile):
    """Return the squares that a tile covers: three by four, or lying four by three (AD-R-01)."""
    turned, x, y = tile
    width, height = (4, 3) if turned else (3, 4)
    return {(x + right, y + down) for right, down in product(range(width), range(height))}


def touches(one, other):
    """Say whether a square of one tile is next to one of another, be it at a corner, and none is in both."""
    near = {(x + right, y + down) for x, y in points(other) for right, down in product((-1, 0, 1), repeat=2)}
    return bool(points(one) & near) and not points(one) & points(other)


def overlap(tiles):
    return len(set().union(*map(points, tiles))) < 12 * len(tiles)


def builder(players=1, **settings):
    """Return a game in which the players are about to lay the first tile."""
    g = begun(players, map_building="players", **settings)
    while prompt(g) != "lay-which-way":
        say(g, offered(g)[0])
    return g


# Random maps.


@pytest.mark.rule("AD-R-13", "AD-MAP-07", "AD-MAP-06")
@pytest.mark.parametrize("count", [7, 12, 24])
def test_random_maps_hang_together_and_lie_on_nothing(count):
    """Of many seeds every tile shares two sides with an earlier one at least, and both ways occur."""
    ways = set()
    for seed in range(60):
        g = begun(1, seed)
        tiles = generated(g, count)
        assert len(tiles) == count
        assert not overlap(tiles)
        for number in range(1, count):
            earlier = [board_of(TILE, (tile,)) for tile in tiles[:number]]
            assert any(touches(tiles[number], tile) for tile in tiles[:number])
            assert max(shared_sides(board, tiles[number]) for board in earlier) >= 2
        assert min(tile_steps(board_of(TILE, tiles), [0])) >= 0
        ways |= {turned for turned, _, _ in tiles}
    assert ways == {0, 1}


@pytest.mark.rule("AD-R-13")
def test_random_maps_differ_and_come_again_with_the_seed():
    assert len({entered(1, seed).tiles for seed in range(30)}) == 30
    assert entered(1, 5).tiles == entered(1, 5).tiles


@pytest.mark.rule("AD-R-13")
def test_each_earlier_tile_may_be_the_one_that_is_joined():
    """A map is no chain: second tiles join the first, and third ones either."""
    joined = set()
    for seed in range(60):
        first, second, third = generated(begun(1, seed), 3)
        joined |= {(touches(third, first), touches(third, second))}
        assert touches(second, first)
    assert {(True, False), (False, True)} <= joined


@pytest.mark.rule("AD-MAP-08", "AD-MAP-09", "AD-R-14")
@pytest.mark.parametrize(("won", "count"), [(0, 7), (1, 8), (4, 11), (16, 23), (17, 24), (40, 24)])
def test_a_random_room_has_seven_tiles_and_one_more_for_each_encounter_won(won, count):
    g = begun(1)
    g.won = won
    assert tiles_wanted(g) == count


@pytest.mark.rule("AD-MAP-01", "AD-MAP-03", "AD-MAP-04")
def test_tiles_are_dungeon_cards_but_the_stairs_are_not():
    g = entered(1)
    assert g.faces == (STAIRS_FACE, *[FACE_DOWN] * 6)
    assert len(unseen_cards(g)) == 79 - 9
    tower = entered(1, dungeon="tower")
    assert (len(tower.faces), tower.tiles) == (7, PLANS[3].maps[0].tiles)


@pytest.mark.rule("AD-MAP-02", "AD-MAP-01", "AD-LOS-04")
def test_whatever_is_no_tile_is_wall():
    board = board_of(TILE, tiles_of("V(0,0) V(4,0)"))
    assert {board.square_at((3, y)) for y in range(4)} == {WALL}
    assert board.square_at((4, 3)) >= 0
    assert all(board.points[other][0] < 3 for square in range(12) for other in board.ways[square])


@pytest.mark.rule("AD-R-14", "AD-MAP-04")
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_rooms_of_pre_defined_dungeons_grow_too(plan):
    assert [len(one.tiles) for one in plan.maps] == [7, 8, 9, 10][: len(plan.maps)]
    for one in plan.maps:
        assert not overlap(one.tiles)
        for number in range(1, len(one.tiles)):
            assert any(touches(one.tiles[number], tile) for tile in one.tiles[:number])


# Maps that players build.


@pytest.mark.rule("AD-MAP-05", "AD-MAP-06", "AD-R-13")
def test_players_take_turns_in_marching_order_with_three_answers_a_tile():
    g = begun(3, map_building="players")
    answer(g, "class CL1", "class CL2", "class CL3", "next 2", "next 0")
    assert g.tiles == ((0, 0, 0),)
    for number in range(1, 7):
        seat = (2, 0, 1)[(number - 1) % 3]
        assert (g.waiting, prompt(g), offered(g)) == ((seat,), "lay-which-way", ["vertical", "horizontal"])
        answer(g, ("vertical", "horizontal")[number % 2])
        if number > 1:
            assert prompt(g) == "lay-beside"
            answer(g, offered(g)[0])
        assert (g.waiting, prompt(g)) == ((seat,), "lay-where")
        answer(g, offered(g)[-1])
        assert g.tiles[number][0] == number % 2
    assert prompt(g) == "stand-where"
    assert [event.tile for event in told(g, TilePlaced)] == list(g.tiles[1:])


@pytest.mark.rule("AD-POP-01", "AD-MAP-05")
@pytest.mark.parametrize("encounters", [1, 2])
def test_while_a_map_is_laid_its_danger_is_shown(encounters):
    g = builder(2, encounters=encounters)
    g.eyes = DarknessEyes()
    assert g.view(0).progress.level == 2 * 7
    while prompt(g) != "stand-where":
        say(g, offered(g)[0])
        assert g.view(0).progress.level == 2 * 7


@pytest.mark.rule("AD-MAP-07", "AD-R-02", "AD-R-03")
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_place_is_offered_and_no_other(seed):
    """Of all places on the grid exactly those are offered that touch the tile chosen and lie on none."""
    g = builder()
    while prompt(g) != "stand-where":
        turned = (seed + len(g.tiles)) % 2
        answer(g, ("vertical", "horizontal")[turned])
        legal = legal_places(g, turned)
        if prompt(g) == "lay-beside":
            assert offered(g) == [f"beside {anchor}" for anchor in sorted(legal)]
            anchor = sorted(legal)[(seed * 5) % len(legal)]
            answer(g, f"beside {anchor}")
        else:
            (anchor,) = legal
        places = places_beside(TILE, g.tiles[anchor], turned)
        numbers = [int(name.split()[1]) for name in offered(g)]
        assert {places[number] for number in numbers} == legal[anchor]
        assert [places[number][::-1] for number in numbers] == sorted(
            places[number][::-1] for number in numbers
        )
        answer(g, f"offset {numbers[seed * 7 % len(numbers)]}")
        assert g.tiles[-1] in legal[anchor]
    assert not overlap(g.tiles)


def legal_places(g, turned):
    """Return for each tile beside which a new one can lie all its places, by trying the whole grid."""
    xs, ys = [x for _, x, _ in g.tiles], [y for _, _, y in g.tiles]
    grid = product(range(min(xs) - 5, max(xs) + 6), range(min(ys) - 5, max(ys) + 6))
    free = [(turned, x, y) for x, y in grid if not overlap((*g.tiles, (turned, x, y)))]
    found = {}
    for anchor, tile in enumerate(g.tiles):
        places = {place for place in free if touches(place, tile)}
        if places:
            found[anchor] = places
    return found


@pytest.mark.rule("AD-MAP-07")
def test_a_tile_may_touch_another_at_a_corner_only():
    g = builder()
    answer(g, "vertical")
    places = places_beside(TILE, g.tiles[0], 0)
    corner = places.index((0, 3, 4))
    answer(g, f"offset {corner}")
    board = g.board
    assert board.square_at((3, 4)) in board.ways[board.square_at((2, 3))]


# On the stairs.


@pytest.mark.rule("AD-MAP-11", "AD-MAP-03")
def test_everyone_stands_on_a_free_square_of_the_stairs_in_marching_order():
    g = outside(*[{"hero": code} for code in ("CL1", "CL2", "CL3")], march=[2, 0, 1])
    free = [f"stand {square}" for square in range(12)]
    for seat in (2, 0, 1):
        assert (g.waiting, offered(g)) == ((seat,), free)
        say(g, free.pop(seat))
    assert [event.hero for event in told(g, HeroPlaced)] == [2, 0, 1]
    assert all(TILE.tile_of(g.at[hero]) == STAIRS for hero in range(3))
    check(g)


@pytest.mark.rule("AD-MAP-11", "AD-DUN-01")
def test_whoever_fell_through_a_trap_door_begins_far_from_the_stairs():
    g = outside({"hero": "CL1"}, {"hero": "CL2"}, far=[1])
    say(g, "stand 4")
    farthest = 6
    assert farthest_tiles(g) == [farthest]
    assert offered(g) == [f"stand {square}" for square in TILE.squares(farthest)]
    say(g, f"stand {12 * farthest}")
    assert g.far_starters == 0


@pytest.mark.rule("AD-R-93")
def test_a_map_is_smaller_where_there_are_too_few_cards():
    g = table("V(0,0)", plan=1, encounter=1)
    g.hidden, g.discard, g.faces, g.dealt = (cards_named(["Imps", "Imps"]),), cards_named(["Ghouls"]), (), ()
    play(g, LayMap())
    assert g.tiles == PLANS[1].maps[0].tiles[:4]
    assert danger_level(g) == 4
