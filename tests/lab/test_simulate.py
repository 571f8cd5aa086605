"""Simulations, in one process and in several."""

from multiprocessing import active_children

import pytest

from darkling.lab.plan import Plan, planned
from darkling.lab.schedule import GameFailed
from darkling.lab.simulate import outcomes, simulate


def plan(games):
    return planned("dealings", ["random"], 4, games, 11, {})


@pytest.mark.parametrize("games", [1, 3, 40])
def test_workers_change_nothing(games):
    assert list(outcomes(plan(games), workers=3)) == list(outcomes(plan(games)))


def test_outcomes_come_in_order():
    assert [outcome.seed for outcome in outcomes(plan(70), workers=2)] == list(range(11, 81))


def test_tick_is_called_after_each_game():
    ticks = []
    assert simulate(plan(5), tick=lambda: ticks.append(1)).games == len(ticks) == 5


def test_workers_end_when_nobody_waits_for_them():
    before = set(active_children())
    played = outcomes(plan(1_000_000), workers=2)
    next(played)
    played.close()
    assert set(active_children()) <= before


def test_what_goes_wrong_in_a_worker_is_told():
    with pytest.raises(GameFailed, match=r"game \d \(seed \d\) failed twice: UnknownBot: there is no bot"):
        list(outcomes(Plan("dealings", ("nobody",) * 2, 4, 0, {}), workers=2))
