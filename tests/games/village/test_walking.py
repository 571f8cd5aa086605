"""Where the view says that a figure can walk: wherever its steps lead."""

from support.script import say
from support.villages import monster, table

HERO, WARLORD = 1, 0


def walks(g, seat=HERO):
    """Return the squares that the acting figure can walk to, with the paths."""
    return {way.square: way.path for way in g.view(seat).acting.reach}


def test_a_hero_walks_on_from_the_sewer_on_which_his_turn_begins():
    assert walks(table(RED={"square": "L1"}))["K2"] == ("L2", "K2")


def test_a_walk_ends_in_a_sewer_and_at_the_drawbridge():
    found = walks(table(RED={"square": "L2"}))
    assert found["L1"] == ("L1",)
    assert all("L1" not in path[:-1] for path in found.values())
    found = walks(table(RED={"square": "G2"}))
    assert "G1" in found
    assert not any(square.startswith("d") for square in found)


def test_nobody_walks_in_the_trial():
    g = table(RED={"square": "F2"})
    say(g, "step F1")
    assert walks(g) == {}


def test_guards_below_and_heroes_on_the_stair_are_in_the_way_as_in_the_rules():
    hall = {"hostages": (None, "RED"), "open": ("HALL",)}
    guarded = {**hall, "monsters": [monster("GOB1", "C4")]}
    assert "p2" not in walks(table(RED={"square": "C5"}, **guarded))
    assert "p2" in walks(table(RED={"square": "q2"}, **guarded))
    assert "C5" in walks(table(RED={"square": "p2"}, **hall))
    assert set(walks(table(RED={"square": "p2"}, BLUE={"square": "C5"}, **hall))) == {"q1", "q2", "r2"}


def test_a_monster_passes_the_wolf_and_does_not_stay_with_him():
    g = table(order=(), monsters=[monster("GOB1", "G6")], wolf="G5")
    say(g, "activate G6")
    found = walks(g, WARLORD)
    assert found["G4"] == ("G5", "G4")
    assert "G5" not in found


def test_a_beast_comes_in_where_it_is_nearest():
    g = table(order=())
    say(g, "lurker")
    assert {entry for entry in walks(g, WARLORD).values() if len(entry) == 1} == {("E1",), ("I1",)}
    assert walks(g, WARLORD)["I2"] == ("I1", "I2")
