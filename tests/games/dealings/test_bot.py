"""The greedy player of Dark Dealings beats chance."""

import pytest

import darkling
from darkling.bots import bot


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    wins = 0
    for seed in range(12):
        position = darkling.start("dealings", 2, seed)
        bots = [bot("random", seed), bot("random", seed + 100)]
        bots[seat] = bot("greedy", seed)
        while not position.over:
            chooser = position.waiting[0]
            position.choose(chooser, bots[chooser].choose(position, chooser))
        wins += position.result.won[seat]
    assert wins >= 11
