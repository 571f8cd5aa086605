"""Playing and cloning, measured the same way in every game that has no measures of its own."""

from functools import partial

import darkling
from bench.play import play, step
from bench.row import MICROSECONDS, PER_SECOND, Bar, Measure
from darkling.table.chance import Chance

POSITIONS = 20
CHOICES = 60
CALLS = 100


def measures_of(game: str, games: int, play_bar: Bar, clone_bar: Bar) -> list[Measure]:
    """Return what is to be timed in a game of two."""
    title = darkling.find(game).title
    positions = [_under_way(game, seed) for seed in range(POSITIONS)]
    return [
        Measure(f"{title}: random play, 2 players", PER_SECOND, partial(_play_games, game, games), play_bar),
        Measure(f"{title}: clone, under way", MICROSECONDS, partial(_clone, positions), clone_bar),
    ]


def _play_games(game: str, games: int) -> int:
    chance = Chance.seeded(0)
    return sum(play(darkling.start(game, 2, seed), chance) for seed in range(games))


def _under_way(game: str, seed: int) -> darkling.Position:
    """Return a position after some random choices, each from another game."""
    position = darkling.start(game, 2, seed)
    chance = Chance.seeded(seed)
    for _ in range(CHOICES):
        step(position, chance)
    return position


def _clone(positions: list[darkling.Position]) -> int:
    for position in positions:
        for _ in range(CALLS):
            position.clone()
    return len(positions) * CALLS
