"""Bots play The Night Watch with what it declares of skill."""

import pytest
from watch import GAME

from darkling.bots import bot


def wins(name: str, seed: int, seat: int) -> float:
    """Return what a bot wins against one that plays at random."""
    position = GAME.start(2, seed)
    bots = [bot("random", seed), bot("random", seed)]
    bots[seat] = bot(name, seed)
    while not position.over:
        chooser = position.waiting[0]
        position.choose(chooser, bots[chooser].choose(position, chooser))
    return position.result.won[seat] / sum(position.result.won)


@pytest.mark.parametrize(("name", "deals", "least"), [("search:60", 8, 13), ("greedy", 30, 42)])
def test_a_bot_that_thinks_beats_random(name: str, deals: int, least: int) -> None:
    assert sum([wins(name, seed, seat) for seed in range(deals) for seat in (0, 1)]) >= least
