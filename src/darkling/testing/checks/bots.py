"""Bots play to the end, do not cheat, and choose the same again."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from zlib import crc32

from darkling.bots import Bot, bot
from darkling.games import GROUP, OWN
from darkling.testing.cases import SOAK, Case
from darkling.testing.playthrough import SEED, Stop, playthrough
from darkling.testing.suite import check, one, up_to

ASKED = {"random": 8, "greedy:20": 4, "easy": 4, "normal": 4, "hard": 2}
"""At how many questions of a case each bot is asked twice: the longer it thinks, the fewer."""
PLAYERS = ("greedy:20", "search:2")
"""Bots that play whole games."""


def can_play(case: Case, name: str) -> bool:
    """Say whether the game declares what a bot thinks with."""
    return not name.startswith("greedy") or case.type.skill.evaluate is not None


def can_play_elsewhere(case: Case) -> bool:
    """Say whether it can be played in another process, which finds only what is installed."""
    return case.game in OWN or bool(entry_points(group=GROUP, name=case.game))


@check(up_to(3), ways=("random", "greedy:20", "easy"), applies=can_play)
def law_6_a_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_guesses(case, name)


@check(one, ways=("normal", "hard"))
def law_6_a_slow_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    chooses_the_same_in_guesses(case, name)


def chooses_the_same_in_guesses(case: Case, name: str) -> None:
    for stop in some_of(case, playthrough(case).firsts, ASKED[name]):
        chooses_the_same_in_a_guess(stop, name)


def some_of(case: Case, stops: list[Stop], most: int) -> Sequence[Stop]:
    """Return some of the stops, others in each case, so that together they are all questions of a game."""
    if SOAK or len(stops) <= most:
        return stops
    return [stops[(turn_of(case) + number) % len(stops)] for number in range(most)]


def turn_of(case: Case) -> int:
    """Return a number that differs from case to case."""
    return crc32(str(case).encode())


def chooses_the_same_in_a_guess(stop: Stop, name: str) -> None:
    world = stop.position.guess(stop.seat, stop.number)
    choices = [bot(name, stop.number).choose(table, stop.seat).id for table in (stop.position, world)]
    assert choices[0] == choices[1], f"decision {stop.number} of seat {stop.seat}"
    assert stop.position.fingerprint() == stop.fingerprint, "a bot leaves the position alone"


@check(up_to(3))
def bots_play_to_the_end_and_leave_the_position_alone(case: Case) -> None:
    position = case.start(SEED)
    players = seated(case)
    while not position.over:
        seat = position.waiting[0]
        before = position.fingerprint()
        choice = players[seat].choose(position, seat)
        assert position.fingerprint() == before
        position.choose(seat, choice)


def seated(case: Case) -> list[Bot]:
    """Return a bot for each seat, one after the other; which of them begins differs from case to case."""
    names = [name for name in PLAYERS if can_play(case, name)]
    return [bot(names[(turn_of(case) + seat) % len(names)], seat) for seat in range(case.players)]


ONE_GAME = """
import darkling
from darkling.bots import Bot, bot
position = darkling.start({game!r}, {players}, 30, {settings!r})
bots = [bot(name, seat) for seat, name in enumerate({names!r})]
while not position.over:
    seat = position.waiting[0]
    position.choose(seat, bots[seat].choose(position, seat))
print(position.fingerprint())
"""


@check(one, applies=can_play_elsewhere)
def bots_choose_the_same_in_another_process(case: Case) -> None:
    names = [name for name in PLAYERS if can_play(case, name)]
    bots = [names[seat % len(names)] for seat in range(case.players)]
    code = ONE_GAME.format(game=case.game, names=bots, players=case.players, settings=dict(case.settings))
    # Sets come in another order there, which must not matter.
    one_run, other_run = [
        subprocess.check_output([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": number})
        for number in ("1", "2")
    ]
    assert one_run == other_run
