"""The Trial of Stealth."""

from collections import Counter

import pytest
from support.script import offered, say
from support.villages import BLUE, LURKER, RED, at, beast, game_of, square, table, things, turn

from darkling.games.village.cards.board import SQUARES, TRIAL_WAYS
from darkling.games.village.rules.trial import Trial
from darkling.games.village.sight.knowledge import lurker_points


def on_bridge(**given):
    """Return a position in which red has just stepped onto G1."""
    red = {"square": "G2", **given.pop("red", {})}
    g = table(RED=red, **{"order": ("RED", "BLUE"), **given})
    say(g, "step G1")
    return g


@pytest.mark.rule("DV-TRIAL-01", "DV-TRIAL-03", "DV-TRIAL-04")
def test_the_trial_begins_on_the_bridge_and_the_lurker_is_called_back():
    g = on_bridge(lurker="E6")
    assert (beast(g, LURKER), SQUARES[g.running(Trial).lurker]) == ("HOME", "d25")
    assert sorted(things(g, "sneak")) == ["F1", "H1", "d12", "d22", "d32"]
    assert g.view(1).trial.hero == "RED"


@pytest.mark.rule("DV-TRIAL-06", "DV-R-45")
def test_the_hero_moves_first_and_must_move_along_any_line():
    g = on_bridge()
    assert g.waiting == (1,)
    assert {option.verb for option in g.decision(1).options} == {"sneak"}
    say(g, "sneak d22", "prowl d24")
    assert len(things(g, "sneak")) == 8


@pytest.mark.rule("DV-TRIAL-05", "DV-TRIAL-07", "DV-TRIAL-08")
def test_the_lurker_moves_in_secret_and_whoever_meets_him_is_knocked_out():
    game = game_of(on_bridge())
    say(game, "sneak d22", "prowl d24", "sneak d33")
    assert "prowl d33" not in offered(game), "not onto the hero's point"
    say(game, "prowl d34")
    assert (game.view(0).trial.lurker, game.view(1).trial.lurker, game.view(None).trial.lurker) == (
        "d34",
        None,
        None,
    )
    assert not [event for event in game.events(1) if type(event).__name__ == "LurkerProwled"]
    say(game, "sneak d34")
    g = game.position
    assert (at(g, RED), g.hp[RED], g.wheel, turn(g).hero) == ("F13", 0, 6, BLUE)
    caught = [event for event in game.events(1) if type(event).__name__ == "HeroCaught"]
    assert [SQUARES[event.square] for event in caught] == ["d34"]


@pytest.mark.rule("DV-TRIAL-09", "DV-TRIAL-10", "DV-R-51")
def test_who_comes_across_takes_lurker_and_key_and_goes_up():
    g = on_bridge(deck="HHM")
    say(g, "sneak d22", "prowl d24", "sneak d33", "prowl d23", "sneak d34", "prowl d24", "sneak d35", "look")
    assert (g.has_lurker(RED), at(g, RED), g.hits[RED], g.misses[RED]) == (True, "TOP", 2, 1)
    assert (g.loose_keys[0], g.entered, turn(g).hero) == (False, (RED,), BLUE)


@pytest.mark.rule("DV-TRIAL-11", "DV-TRIAL-02", "DV-R-47")
def test_the_way_is_open_to_all_from_then_on():
    g = on_bridge(BLUE={"square": "F2"}, red={"items": ["BOOTS"]})
    assert "use" not in {option.verb for option in g.decision(1).options}
    say(
        g,
        "sneak d12",
        "prowl d24",
        "sneak d13",
        "prowl d34",
        "sneak d14",
        "prowl d24",
        "sneak d15",
        "look_away",
    )
    assert turn(g).hero == BLUE
    say(g, "step F1", "step d12")
    assert sorted(things(g, "step")) == ["F1", "d13", "d22"], "no more diagonals"


@pytest.mark.rule("DV-R-48")
def test_a_winner_with_a_key_leaves_that_of_the_lurker_on_the_step():
    g = on_bridge(keys=("RED",), treasures={"CHAPEL": None})
    say(
        g,
        "sneak d22",
        "prowl d24",
        "sneak d33",
        "prowl d23",
        "sneak d34",
        "prowl d24",
        "sneak d35",
        "look_away",
    )
    assert (g.loose_keys[0], g.keys) == (True, [False] * 4)
    g = table(RED={"square": "d25"}, BLUE={"square": "TOP"}, loose_keys=(True, True, False))
    say(g, "step STEP", "key", "step TOP", "look_away")
    assert (at(g, RED), g.loose_keys[0], turn(g).actions) == ("TOP", False, 1)


@pytest.mark.rule("DV-R-46")
def test_who_has_not_come_across_in_twelve_moves_is_caught():
    g = on_bridge()
    for number in range(12):
        say(g, "sneak F1" if number % 2 == 0 else "sneak G1")
        if g.waiting == (0,):
            say(g, "prowl d35" if g.running(Trial).lurker == square("d25") else "prowl d25")
    assert (at(g, RED), g.hp[RED]) == ("F13", 0)


def test_what_is_known_of_the_lurker_is_what_his_ways_allow():
    g = on_bridge()
    say(g, "sneak d22")
    trial = g.running(Trial)
    assert {SQUARES[point] for point in lurker_points(trial)} == {"d25"}
    say(g, "prowl d24", "sneak d33")
    assert {SQUARES[point] for point in lurker_points(trial)} == {"d15", "d14", "d24", "d34", "d35"}
    found = Counter(g.guess(1, seed).running(Trial).lurker for seed in range(100))
    assert {SQUARES[point] for point in found} == {"d15", "d14", "d24", "d34", "d35"}
    assert g.guess(0, 1).running(Trial).lurker == square("d24")


def test_the_warlord_is_asked_about_a_guessed_lurker_in_a_guess():
    """What he is offered must not tell where the Lurker is in truth."""
    g = on_bridge()
    say(g, "sneak d22", "prowl d24", "sneak d33")
    for seed in range(20):
        world = g.guess(1, seed)
        lurker = world.running(Trial).lurker
        around = {SQUARES[point] for point in TRIAL_WAYS[lurker]} - {"d33"}
        assert set(things(world, "prowl")) == around
        world.choose(0, world.decision(0).options[-1])
        assert world.waiting == (1,)
