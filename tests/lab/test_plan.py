"""Plans: one bot for all seats, or one for each."""

import pytest

from darkling.bots import UnknownBot
from darkling.lab.plan import planned
from darkling.table.errors import BadSetting, BadSetup


def plan(bots=("random",), players=None, seed=0, settings=None):
    return planned("dealings", list(bots), players, 1, seed, settings or {})


def test_one_bot_fills_all_seats():
    assert plan(players=4).bots == ("random",) * 4


def test_one_bot_for_each_seat():
    assert plan(["random"] * 3, players=3).bots == ("random",) * 3


def test_as_many_play_as_there_are_bots_and_at_least_two():
    assert len(plan(["random"] * 5).bots) == 5
    assert len(plan().bots) == 2


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (4, 2), (3, 4)])
def test_another_number_of_bots_is_refused(bots, players):
    with pytest.raises(BadSetup, match=f"all {players} players or one for each, not {bots} bots"):
        plan(["random"] * bots, players)


@pytest.mark.parametrize(
    ("error", "given"),
    [
        (BadSetup, {"players": 10**12}),
        (BadSetup, {"players": 0}),
        (BadSetup, {"seed": -1}),
        (BadSetting, {"settings": {"colour": "red"}}),
        (UnknownBot, {"bots": ["nobody"]}),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_at_once(error, given):
    with pytest.raises(error):
        plan(**given)
