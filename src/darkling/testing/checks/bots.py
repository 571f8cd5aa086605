"""Bots play to the end, do not cheat, and choose the same again."""

import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from darkling.bots import bot
from darkling.games import GROUP, OWN
from darkling.testing.cases import Case
from darkling.testing.playing import decisions
from darkling.testing.suite import check, one, up_to

SLOW = {"normal": 24, "hard": 96}
"""Bots that think long are asked for few of the decisions, and by few players; the others for every 16th."""


def need_skill(case: Case, name: str) -> None:
    if name.startswith("greedy") and case.type.skill.evaluate is None:
        pytest.skip("the game declares no `evaluate`, without which `greedy` does not play")


def chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    need_skill(case, name)
    position = case.start(27)
    for number, (seat, _) in enumerate(decisions(position, 27)):
        if number % SLOW.get(name, 16) == 0:
            world = position.guess(seat, number)
            choices = [bot(name, number).choose(table, seat).id for table in (position, world)]
            assert choices[0] == choices[1], f"decision {number} of seat {seat}"


@check(up_to(3), ways=("random", "greedy:60", "search:6", "easy"))
def law_6_a_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_a_guess(case, name)


@check(up_to(2), ways=tuple(SLOW))
def law_6_a_slow_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_a_guess(case, name)


@check(up_to(3), ways=("random", "greedy:20", "easy"))
def a_bot_plays_to_the_end_and_leaves_the_position_alone(case: Case, name: str) -> None:
    need_skill(case, name)
    position = case.start(29)
    player = bot(name, 1)
    while not position.over:
        seat = position.waiting[0]
        before = position.fingerprint()
        choice = player.choose(position, seat)
        assert position.fingerprint() == before
        position.choose(seat, choice)


ONE_GAME = """
import darkling
from darkling.bots import bot
position = darkling.start({game!r}, {players}, 30, {settings!r})
players = [bot({name!r}, seat) for seat in position.seats]
while not position.over:
    seat = position.waiting[0]
    position.choose(seat, players[seat].choose(position, seat))
print(position.fingerprint())
"""


@check(one, ways=("random", "greedy:20", "search:2"))
def a_bot_chooses_the_same_in_another_process(case: Case, name: str) -> None:
    need_skill(case, name)
    if case.game not in OWN and not entry_points(group=GROUP, name=case.game):
        pytest.skip(f"{case.game} is not installed, so another process does not find it")
    code = ONE_GAME.format(game=case.game, name=name, players=case.players, settings=dict(case.settings))
    # Sets come in another order there, which must not matter.
    one_run, other_run = [
        subprocess.check_output([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": number})
        for number in ("1", "2")
    ]
    assert one_run == other_run
