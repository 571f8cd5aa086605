"""Worker processes: they may die, and nothing is lost."""

import os
import signal
from multiprocessing import active_children

import pytest
from support.deadly import DEADLY

from darkling.lab.crew import Task
from darkling.lab.plan import Plan, planned
from darkling.lab.rota import GameFailed
from darkling.lab.simulate import crew_for, outcomes
from darkling.lab.workers import Workers
from darkling.table.errors import BadCards

PLAN = planned("dealings", ["random"], 2, 400, 11, {})


def test_killed_worker_costs_nothing_but_time():
    expected = list(outcomes(PLAN))
    found = outcomes(PLAN, workers=2)
    first = next(found)
    (victim, _) = active_children()
    os.kill(victim.pid, signal.SIGKILL)
    assert [first, *found] == expected
    assert active_children() == []


def test_game_that_kills_its_worker_twice_is_named():
    with pytest.raises(GameFailed, match=r"game 0 \(seed 5\) failed twice: BrokenProcessPool"):
        list(outcomes(DEADLY, workers=2))


def test_failed_task_is_followed_by_a_fresh_process():
    nobody = Plan("dealings", ("nobody",) * 2, 1, 0, {})
    with Workers(1) as crew:
        crew.hand_out(Task(PLAN, range(1), False)).result()
        (before,) = active_children()
        assert crew.hand_out(Task(nobody, range(1), False)).exception() is not None
        crew.hand_out(Task(PLAN, range(1), False)).result()
        assert before.pid not in [process.pid for process in active_children() if process.is_alive()]


def cards(tmp_path, **files):
    for name, content in files.items():
        (tmp_path / f"{name}.toml").write_text(content)
    return Plan("dealings", ("random",) * 2, 3, 7, {}, str(tmp_path))


def test_designer_s_cards_are_played_in_processes_of_their_own(tmp_path):
    plan = cards(tmp_path)
    assert isinstance(crew_for(plan, 1), Workers)
    own = planned("dealings", ["random"], 2, 3, 7, {})
    assert list(outcomes(plan)) == list(outcomes(own))


def test_designer_s_mistake_is_told(tmp_path):
    with pytest.raises(BadCards, match="heroes.toml: not valid TOML"):
        list(outcomes(cards(tmp_path, heroes="[[hero]")))
