"""What heroes cannot see: the guard upstairs, treasures, strengths, what others have looked at."""

from collections import Counter

import pytest
from support.script import say
from support.villages import dice, monster, table

import darkling
from darkling.games.darkworld.sight.view import possible_strengths
from darkling.games.village.sight.knowledge import redeal
from darkling.table.errors import BadPosition


@pytest.fixture(scope="module")
def posted():
    """Return a position in which the guard has been posted and no building lifted."""
    g = darkling.start("village", 3, 2, {"treasure_setup": "preset"})
    say(g, "figure HEX4", "item WHIP", "square r2")
    return g


def test_nothing_tells_who_guards_the_great_hall(posted):
    view = posted.view(1)
    assert (view.monsters, view.guard_hidden) == ((), True)
    assert [kind.count for kind in view.supply] == [6, 4, 4, 2, 2]
    assert view.stock == (6, 8, 8)
    assert posted.view(0).stock == (6, 8, 7)


def test_the_guard_is_guessed_evenly_among_the_figures(posted):
    guards = [posted.guess(1, seed) for seed in range(120)]
    kinds = Counter(world.kind(0) for world in guards)
    assert set(kinds) == {0, 1, 2, 3, 4}
    assert len({world.places[0] for world in guards}) == 3
    assert {world.carried[0] for world in guards} == {0, 1, 2}


def test_treasures_are_guessed_over_the_buildings_never_lifted():
    g = table(lasting=("SMITHY",), players=2)
    worlds = [g.guess(1, seed).treasures for seed in range(60)]
    assert {world[0] for world in worlds} == {0}
    assert {world[3] for world in worlds} == {1, 2, 3, 4}


def test_strengths_are_guessed_within_the_limit_of_a_building():
    guards = [monster("TRO3", "G9", seen=True), monster("GOB2", "G11")]
    g = table(open=("SMITHY",), monsters=guards)
    assert {g.guess(1, seed).strength(2) for seed in range(40)} == {1, 2}
    g = table(open=("SMITHY",), monsters=[monster("TRO4", "G9", seen=True), monster("GOB1", "G11")])
    assert {g.guess(1, seed).strength(2) for seed in range(40)} == {1}
    assert possible_strengths(g, 2) == (1,)


def test_a_guess_keeps_what_the_seat_has_seen_of_the_warlord_cards():
    g = table(players=3, events=("EV02",), order=("RED",))
    seen = g.warlord_cards[:2]
    for seed in range(20):
        world = g.clone()
        world.chance = world.chance.seeded(seed)
        redeal(world, 1)
        assert world.warlord_cards[:2] == seen
    assert len({g.guess(2, seed).warlord_cards for seed in range(20)}) > 10


@pytest.mark.rule("DV-R-01")
def test_nobody_knows_the_order_of_the_cards_that_an_eliminated_hero_returns():
    worlds = []
    for seed in range(12):
        g = table(
            seed,
            order=(),
            players=3,
            BLUE={"square": "TOP", "hp": 1, "hits": 2, "misses": 2},
            entered=("BLUE",),
        )
        dice(g, (2, 2, 2))
        say(g, "strike BLUE", "misses 0")
        worlds.append(g)
    assert len({world.deck[-4:] for world in worlds}) > 1
    for seat in range(3):
        assert {world.knowledge(seat).below for world in worlds} == {((0, 0, 1, 1),)}
        assert len({worlds[0].guess(seat, number).deck[-4:] for number in range(30)}) == 6


@pytest.mark.rule("DV-R-19")
def test_a_guess_does_not_depend_on_what_a_recalled_monster_was():
    worlds = []
    for goblin, rest in (("GOB1", "GOB2"), ("GOB2", "GOB1")):
        supply = ["TRO3", "TRO4", rest]
        g = table(order=(), open=("SMITHY",), monsters=[monster(goblin, "G9")], supply=supply)
        say(g, "recall SMITHY")
        worlds.append(g.guess(1, 7).fingerprint())
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"players": 6}, "expected 2 to 5 players"),
        ({"wheel": 4}, "`wheel` is 4, expected 5 to 9"),
        ({"loose_keys": (True, True, False)}, "expected 4 in all"),
        (
            {"RED": {"weapon": "AXE"}, "BLUE": {"weapon": "AXE"}},
            "AXE is there 2 times, expected each Golden Weapon once",
        ),
        ({"monsters": [monster("GOB1", "G9")]}, "which is closed"),
        ({"monsters": [monster("GOB1", "G12")]}, "where none may"),
        ({"wolf": "G12"}, "`wolf` is on G12, expected a street"),
        ({"RED": {"square": "Z9"}}, "there is no square 'Z9'"),
        ({"open": ("B9",)}, "there is no building 'B9'"),
        ({"events": ("EV07", "EV07")}, "no other Event card EV07"),
        ({"deck": "H" * 19}, "more cards than there are"),
    ],
)
def test_positions_that_cannot_be_are_refused(given, wrong):
    with pytest.raises(BadPosition, match=wrong):
        table(**given)
