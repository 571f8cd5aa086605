"""The schedule: every game is played once, whatever happens to those who play."""

from dataclasses import replace

import pytest

from darkling.lab.executor import Task, TaskDone
from darkling.lab.outcome import Outcome
from darkling.lab.plan import Plan
from darkling.lab.schedule import GameFailed, Schedule, played
from darkling.table.errors import BadCards

PLAN = Plan("dealings", ("random",) * 2, 20, 100, {})


class Troubled:
    """An executor that fails at some games, each so many times, and keeps a list of what it was handed."""

    def __init__(self, failures, size=1, wrong=None):
        self.failures = failures
        self.size = size
        self.wrong = wrong or ValueError("boom")
        self.handed = []
        self.under_way = []

    def hand_out(self, task):
        self.handed.append(list(task.numbers))
        self.under_way.append(task)

    def next_done(self):
        task = self.under_way.pop(0)
        troubles = [number for number in task.numbers if self.failures.get(number, 0) > 0]
        for number in troubles:
            self.failures[number] -= 1
        if troubles:
            return TaskDone(task, [], wrong=self.wrong)
        return TaskDone(task, [Outcome(0, 1, (True,), (1,), number) for number in task.numbers], 1e-9)


def numbers_played(executor, *missing):
    tasks = [Task(PLAN, numbers) for numbers in missing]
    return [outcome.number for _, chunk in played(tasks, executor) for outcome in chunk]


@pytest.mark.parametrize("size", [1, 2, 7])
@pytest.mark.parametrize("missing", [[range(20)], [range(3, 4), range(8, 19)], []], ids=str)
def test_every_missing_game_is_played_once(missing, size):
    found = numbers_played(Troubled({}, size), *missing)
    assert sorted(found) == [number for numbers in missing for number in numbers]


def test_games_of_a_failed_chunk_are_played_again_one_by_one():
    executor = Troubled({9: 1})
    assert sorted(numbers_played(executor, range(20))) == list(range(20))
    failed = next(handed for handed in executor.handed if 9 in handed)
    assert len(failed) > 1
    at = executor.handed.index(failed)
    assert executor.handed[at + 1 : at + 1 + len(failed)] == [[number] for number in failed]


def test_game_that_fails_twice_is_named_with_its_seed():
    executor = Troubled({9: 2})
    with pytest.raises(GameFailed, match=r"^game 9 \(seed 109\) failed twice: ValueError: boom$"):
        numbers_played(executor, range(20))
    assert executor.handed[-1] == [9]


def test_several_games_may_fail_once():
    executor = Troubled(dict.fromkeys(range(20), 1), size=3)
    assert sorted(numbers_played(executor, range(20))) == list(range(20))


def test_cards_that_cannot_be_used_are_not_the_fault_of_a_game():
    with pytest.raises(BadCards, match="no such card"):
        numbers_played(Troubled({0: 1}, wrong=BadCards("no such card")), range(20))


def sizes(seconds_a_game, games=100_000):
    """Return the sizes of the chunks that are handed to one worker, if games take so long."""
    schedule = Schedule([Task(PLAN, range(games))], workers=1)
    found = []
    while schedule.left:
        chunk = schedule.next_chunk()
        found.append(len(chunk.numbers))
        schedule.settled(TaskDone(chunk, [None] * len(chunk.numbers), seconds_a_game * len(chunk.numbers)))
    assert sum(found) == games
    return found


def test_chunks_take_a_quarter_of_a_second():
    assert sizes(1 / 64)[:7] == [1, 2, 4, 8, 16, 16, 16]


def test_slow_games_are_handed_out_one_by_one():
    assert set(sizes(3.0, games=100)) == {1}


def test_chunks_fit_into_memory_and_become_small_towards_the_end():
    found = sizes(1e-9)
    assert max(found) == 512
    assert found[-4:] == sorted(found[-4:], reverse=True)
    assert found[-1] == 1


def test_games_of_several_plans_are_told_apart():
    other = replace(PLAN, seed=500)
    tasks = [Task(PLAN, range(3)), Task(other, range(2))]
    found = [
        (plan.seed, outcome.number) for plan, chunk in played(tasks, Troubled({}, 2)) for outcome in chunk
    ]
    assert sorted(found) == [(100, 0), (100, 1), (100, 2), (500, 0), (500, 1)]
