"""What a screen shows besides pieces: odds, walks, and what Korak has in hand."""

from support.castles import RED, at, dice, monster, table
from support.script import say

from darkling.games.castle.cards import GRID

KORAK, HEROES, NOBODY = 0, 1, None
ALL = tuple(range(1, 9))


def blow(figure, roll, seen=False, settings=None, **red):
    """Return the blow of Red against a monster in room 1, after the dice."""
    foe = monster(figure, "G2", seen=seen)
    red = {"square": "F2", "hits": 3, **red}
    g = table(RED=red, doors=[1], monsters=[foe], settings=settings or {})
    dice(g, roll)
    say(g, "attack G2")
    return g.view(HEROES).blow


def test_the_odds_of_a_blow_count_the_figures_that_may_stand_there():
    """Of eight Orcs three have strength 1, three 2, two 3."""
    assert blow("ORC3", (1, 0)).odds == (38, 75, 100, 100)
    assert blow("ORC1", (1, 0)).odds == (38, 75, 100, 100), "the truth does not matter"


def test_the_odds_against_a_known_strength_are_all_or_nothing():
    assert blow("ORC3", (1, 0), seen=True).odds == (0, 0, 100, 100)
    assert blow("ORC3", (1, 0), seen=True, settings={"strict_kill": True}).odds == (0, 0, 0, 100)


def test_a_blow_is_over_once_the_monster_is_slain():
    g = table(RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "G2", "BOOTS")])
    dice(g, (1, 0))
    say(g, "attack G2")
    assert g.view(HEROES).offered.item == "BOOTS"
    assert g.view(HEROES).blow is None


def test_a_walk_stops_at_a_closed_door():
    g = table(RED={"square": "D1"}, BLUE={"square": "C1"})
    while g.view(HEROES).acting.hero != "RED":
        say(g, "end_turn")
    reach = {way.square: way.path for way in g.view(HEROES).acting.reach}
    assert at(g, RED) == "D1"
    assert reach["D2"] == ("D2",)
    assert all("D2" not in path[:-1] for path in reach.values())


def test_a_walk_ends_on_the_doomstep_for_whoever_is_new_there():
    new, again = table(RED={"square": "L8"}, doors=ALL), table(RED={"square": "d8"})
    paths = {way.path for way in new.view(HEROES).acting.reach}
    assert ("DOOM",) in paths
    assert all("DOOM" not in path[:-1] for path in paths)
    assert [g.ends_walk(RED, GRID.numbers["DOOM"]) for g in (new, again)] == [True, False]


def test_only_korak_sees_the_strength_of_the_figure_in_hand():
    g = table(RED={"square": "C2"})
    while g.view(HEROES).acting.hero != "RED":
        say(g, "end_turn")
    say(g, "step D2", "figure ORC2")
    assert g.view(KORAK).placing.strength == 2
    assert [g.view(eyes).placing.strength for eyes in (HEROES, NOBODY)] == [None, None]
    assert [g.view(eyes).placing.kind for eyes in (KORAK, HEROES)] == ["ORC", "ORC"]
