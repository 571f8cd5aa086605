"""Bots, in every game: they play to the end, do not cheat, and choose the same again."""

import os
import subprocess
import sys

import pytest
from support.cases import SHORTENED, Case, all_cases, decisions

import darkling
from darkling.bots import bot
from darkling.games import GAMES

BOTS = ("random", "greedy:60", "search:6", "easy", "normal", "hard")
SLOW = {"normal": 24, "hard": 96}
"""Bots that think long are asked for few of the decisions, and by few players; the others for every 16th."""
QUICK = ("random", "greedy:20", "easy")
"""Bots that play whole games; an easy one is a `search` that thinks little."""
SMALL = [case for case in all_cases() if case.players in (1, 2, 3)]
ASKED = [(case, name) for case in SMALL for name in BOTS if case.players < 3 or name not in SLOW]


@pytest.mark.parametrize(("case", "name"), ASKED, ids=str)
def test_law_6_a_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    position = case.start(27)
    for number, (seat, _) in enumerate(decisions(position, 27)):
        if number % SLOW.get(name, 16) == 0:
            world = position.guess(seat, number)
            choices = [bot(name, number).choose(table, seat).id for table in (position, world)]
            assert choices[0] == choices[1], f"decision {number} of seat {seat}"


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_bot_plays_to_the_end_and_leaves_the_position_alone(case: Case, name: str) -> None:
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
position = darkling.start({game!r}, {players}, 30, {options!r})
players = [bot({name!r}, seat) for seat in position.seats]
while not position.over:
    seat = position.waiting[0]
    position.choose(seat, players[seat].choose(position, seat))
print(position.fingerprint())
"""


@pytest.mark.parametrize("name", ["random", "greedy:20", "search:2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_the_same_in_another_process(game: str, name: str) -> None:
    code = ONE_GAME.format(
        game=game, name=name, players=max(2, darkling.find(game).players[0]), options=SHORTENED.get(game, {})
    )
    command = [sys.executable, "-c", code]
    # Sets come in another order there, which must not matter.
    one, other = [subprocess.check_output(command, env=os.environ | {"PYTHONHASHSEED": n}) for n in "12"]
    assert one == other
