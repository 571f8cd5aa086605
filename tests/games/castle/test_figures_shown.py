"""What a screen draws without reckoning: points, blows by number of cards, doors, the Haunter's odds."""

from support.castles import RED, dice, monster, table
from support.script import say

HEROES = 1


def fight(roll, **red):
    """Return the table while Red is asked for cards against an Orc in room 1."""
    foe = monster("ORC3", "G2", seen=True)
    g = table(RED={"square": "F2", **red}, doors=[1], monsters=[foe])
    dice(g, *roll)
    say(g, "attack G2")
    return g


def test_a_heros_blow_tells_what_each_number_of_hit_cards_comes_to():
    blow = fight([(1, 0)], hits=3).view(HEROES).blow
    assert (blow.damages, blow.hp_left) == ((1, 2, 3, 4), ())


def test_a_monsters_blow_tells_what_each_number_of_miss_cards_leaves():
    g = fight([(0, 0), (1, 2)], hp=2, misses=2)
    say(g, "hits 0")
    blow = g.view(HEROES).blow
    assert (blow.damages, blow.hp_left) == ((3, 2, 1), (0, 0, 1))


def test_a_grenade_tells_what_each_number_of_hit_cards_does():
    red = {"square": "I2", "items": ["GRENADE"], "hits": 1}
    g = table(RED=red, monsters=[monster("OGR3", "K2")])
    say(g, "throw K2")
    blast = g.view(HEROES).blast
    assert (blast.damages, blast.around) == ((3, 4, 5, 6), (2, 3, 4, 5))


def test_the_points_of_a_hero_are_told_but_for_coins_until_they_are_counted():
    g = table(RED={"square": "C2", "camp": ["ORC3", "ORC1"], "hits": 1, "misses": 1, "coins": 2})
    red = g.view(None).heroes[RED]
    points = {line.part: line.points for line in red.points}
    assert points == {"figures": 4, "gold": 0, "cards": 2, "throne": 0}
    assert (red.total, red.camp_strength) == (6, 4)


def test_a_hero_who_is_out_of_the_game_has_no_points():
    red = table(RED={"square": "OUT", "camp": ["ORC3"]}, order=["BLUE"]).view(None).heroes[RED]
    assert (red.points, red.total) == ((), 0)


def test_only_a_hero_opens_doors_and_only_closed_ones():
    g = table(RED={"square": "C2"}, doors=[1])
    doorsteps = g.view(HEROES).doorsteps
    assert (doorsteps["H1"], set(doorsteps.values())) == (2, {2, 3, 4, 5, 6, 7, 8})
    while not g.view(HEROES).korak_turn:
        say(g, "end_turn")
    assert g.view(HEROES).doorsteps == {}


def test_the_haunters_odds_count_rows_and_spare_entrance_and_arena():
    orcs = [monster("ORC1", "F2"), monster("ORC1", "G2"), monster("ORC1", "F1", group=2)]
    g = table(RED={"square": "C2"}, BLUE={"square": "H1"}, monsters=orcs)
    haunt = g.view(0).haunt
    assert (haunt.numbers, haunt.heroes, haunt.monsters) == (10, 1, 2)
