"""Worker processes: they may die, and nothing is lost."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest
from support.deadly import DEADLY

from darkling.lab.executor import Task
from darkling.lab.plan import Plan, planned
from darkling.lab.schedule import GameFailed
from darkling.lab.simulate import executor_for, outcomes
from darkling.lab.workers import Workers
from darkling.table.errors import BadCards

NOBODY = Plan("dealings", ("nobody",) * 2, 1, 0, {})
PLAN = planned("dealings", ["random"], 2, 400, 11, {})


@pytest.fixture
def new_children():
    """Tell which processes were begun in this test and still run; none must be left."""
    before = set(active_children())
    yield lambda: set(active_children()) - before
    assert set(active_children()) <= before


def test_killed_worker_costs_nothing_but_time(new_children):
    expected = list(outcomes(PLAN))
    found = outcomes(PLAN, workers=2)
    first = next(found)
    (victim, _) = new_children()
    os.kill(victim.pid, signal.SIGKILL)
    assert [first, *found] == expected


def test_game_that_kills_its_worker_twice_is_named():
    with pytest.raises(GameFailed, match=r"game 0 \(seed 5\) failed twice: ChildProcessError: worker died"):
        list(outcomes(DEADLY, workers=2))


def test_failed_task_is_followed_by_a_fresh_process(new_children):
    with Workers(1) as executor:
        assert played_by(executor, PLAN).wrong is None
        before = new_children()
        assert played_by(executor, PLAN).wrong is None
        assert new_children() == before
        assert "nobody" in str(played_by(executor, NOBODY).wrong)
        assert played_by(executor, PLAN).wrong is None
        assert len(new_children()) == 1
        assert new_children() != before


def played_by(executor, plan):
    executor.hand_out(Task(plan, range(1)))
    return executor.next_done()


def test_worker_leaves_ctrl_c_to_its_parent_from_the_first_moment(new_children):
    with Workers(1) as executor:
        executor.hand_out(Task(PLAN, range(1)))
        (worker,) = new_children()
        os.kill(worker.pid, signal.SIGINT)
        assert executor.next_done().wrong is None
        os.kill(worker.pid, signal.SIGINT)
        assert played_by(executor, PLAN).wrong is None


def test_worker_killed_in_the_middle_of_its_answer_is_dead_like_any_other():
    executor = Workers(1)
    executor.hand_out(Task(PLAN, range(1000), counting=True))
    (line,) = executor.busy
    # The answer is larger than the line holds, so that the worker waits for somebody to read on.
    assert line.poll(60)
    os.kill(executor.busy[line].process.pid, signal.SIGKILL)
    assert str(executor.next_done().wrong) == "worker died"
    executor.__exit__()


def cards(tmp_path, **files):
    for name, content in files.items():
        (tmp_path / f"{name}.toml").write_text(content)
    return Plan("dealings", ("random",) * 2, 3, 7, {}, str(tmp_path))


def test_designer_s_cards_are_played_in_processes_of_their_own(tmp_path):
    plan = cards(tmp_path)
    assert isinstance(executor_for(plan, 1), Workers)
    own = planned("dealings", ["random"], 2, 3, 7, {})
    assert list(outcomes(plan)) == list(outcomes(own))


def test_designer_s_mistake_is_told(tmp_path):
    with pytest.raises(BadCards, match="heroes.toml: not valid TOML"):
        list(outcomes(cards(tmp_path, heroes="[[hero]")))


LONG_TASK = """
from darkling.lab.executor import Task
from darkling.lab.plan import planned
from darkling.lab.workers import Workers

executor = Workers(1)
executor.hand_out(Task(planned("dealings", ["random"], 2, 1, 0, {}), range(1)))
executor.next_done()
executor.hand_out(Task(planned("dealings", ["random"], 2, 1, 0, {}), range(10**7)))
print("begun", flush=True)
executor.next_done()
"""


def test_worker_ends_in_the_middle_of_its_task_if_its_parent_is_killed():
    parent = subprocess.Popen([sys.executable, "-c", LONG_TASK], stdout=subprocess.PIPE)
    assert parent.stdout.readline() == b"begun\n"
    parent.kill()
    # The output stays open as long as the worker has it.
    parent.communicate(timeout=60)
