"""Bots play to the end, do not cheat, and choose the same again."""

import os
import subprocess
import sys
from importlib.metadata import entry_points

from darkling.bots import bot
from darkling.games import GROUP, OWN
from darkling.testing.cases import Case
from darkling.testing.playing import decisions
from darkling.testing.suite import check, one, up_to

SLOW = {"normal": 24, "hard": 96}
"""Bots that think long are asked for few of the decisions, and by few players; the others for every 16th."""


def can_play(case: Case, name: str) -> bool:
    """Say whether the game declares what a bot thinks with."""
    return not name.startswith("greedy") or case.type.skill.evaluate is not None


def can_play_elsewhere(case: Case, name: str) -> bool:
    """Say whether a bot can play it in another process, which finds only what is installed."""
    installed = case.game in OWN or entry_points(group=GROUP, name=case.game)
    return bool(installed) and can_play(case, name)


def chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    position = case.start(27)
    for number, (seat, _) in enumerate(decisions(position, 27)):
        if number % SLOW.get(name, 16) == 0:
            world = position.guess(seat, number)
            choices = [bot(name, number).choose(table, seat).id for table in (position, world)]
            assert choices[0] == choices[1], f"decision {number} of seat {seat}"


@check(up_to(3), ways=("random", "greedy:60", "search:6", "easy"), applies=can_play)
def law_6_a_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_a_guess(case, name)


@check(up_to(2), ways=tuple(SLOW), applies=can_play)
def law_6_a_slow_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_a_guess(case, name)


@check(up_to(3), ways=("random", "greedy:20", "easy"), applies=can_play)
def a_bot_plays_to_the_end_and_leaves_the_position_alone(case: Case, name: str) -> None:
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


@check(one, ways=("random", "greedy:20", "search:2"), applies=can_play_elsewhere)
def a_bot_chooses_the_same_in_another_process(case: Case, name: str) -> None:
    code = ONE_GAME.format(game=case.game, name=name, players=case.players, settings=dict(case.settings))
    # Sets come in another order there, which must not matter.
    one_run, other_run = [
        subprocess.check_output([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": number})
        for number in ("1", "2")
    ]
    assert one_run == other_run
