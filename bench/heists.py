"""Dark Heists: playing and cloning."""

from functools import partial

import darkling
from bench.play import play, step
from bench.row import MICROSECONDS, PER_SECOND, Bar, Measure
from darkling.table.chance import Chance

GAMES = 60
POSITIONS = 20
CHOICES = 60
CALLS = 100

PLAY_BAR = Bar(100_000, at_least=True)
CLONE_BAR = Bar(15)


def measures() -> list[Measure]:
    """Return what is to be timed."""
    positions = [_under_way(seed) for seed in range(POSITIONS)]
    return [
        Measure("Dark Heists: random play, 2 players", PER_SECOND, _play_games, PLAY_BAR),
        Measure("Dark Heists: clone, under way", MICROSECONDS, partial(_clone, positions), CLONE_BAR),
    ]


def _play_games() -> int:
    chance = Chance.seeded(0)
    return sum(play(darkling.start("heists", 2, seed), chance) for seed in range(GAMES))


def _under_way(seed: int) -> darkling.Position:
    """Return a position after some random choices, each from another game."""
    position = darkling.start("heists", 2, seed)
    chance = Chance.seeded(seed)
    for _ in range(CHOICES):
        step(position, chance)
    return position


def _clone(positions: list[darkling.Position]) -> int:
    for position in positions:
        for _ in range(CALLS):
            position.clone()
    return len(positions) * CALLS
