"""Bots, in every game: they play to the end, do not cheat, and choose the same again."""

import pytest
from support.cases import Case, all_cases, decisions

from darkling.bots import BOTS, UnknownBot, bot

SMALL = [case for case in all_cases() if case.players in (1, 2, 3)]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_law_6_a_bot_chooses_the_same_in_a_guess(case: Case, name: str) -> None:
    position = case.start(27)
    for number, (seat, _) in enumerate(decisions(position, 27)):
        if number % 4 == 0:
            world = position.guess(seat, number)
            choices = [bot(name, number).choose(table, seat).id for table in (position, world)]
            assert choices[0] == choices[1], f"decision {number} of seat {seat}"


@pytest.mark.parametrize("name", BOTS)
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


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'clever'; there is random, greedy"):
        bot("clever", 1)
