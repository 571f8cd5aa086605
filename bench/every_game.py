"""Playing and cloning, measured the same way in every game but Dark Dealings, which has more to measure."""

from functools import partial
from itertools import count

import darkling
from bench.play import play, step
from bench.row import MICROSECONDS, PER_SECOND, Bar, Measure
from darkling.games import OWN
from darkling.table.chance import Chance

POSITIONS = 20
DECISIONS = 20_000
CHOICES = 60
CALLS = 100
USUAL_BARS = (Bar(80_000, at_least=True), Bar(20))
BARS = {"heists": (Bar(100_000, at_least=True), Bar(15))}


def measures() -> list[Measure]:
    """Return what is to be timed in games of two."""
    return [measure for game in OWN if game != "dealings" for measure in _measures_of(game)]


def _measures_of(game: str) -> list[Measure]:
    title = darkling.find(game).title
    positions = [_under_way(game, seed) for seed in range(POSITIONS)]
    play_bar, clone_bar = BARS.get(game, USUAL_BARS)
    return [
        Measure(f"{title}: random play, 2 players", PER_SECOND, partial(_play_games, game), play_bar),
        Measure(f"{title}: clone, under way", MICROSECONDS, partial(_clone, positions), clone_bar),
    ]


def _play_games(game: str) -> int:
    chance, decisions = Chance.seeded(0), 0
    for seed in count():
        decisions += play(darkling.start(game, 2, seed), chance)
        if decisions >= DECISIONS:
            break
    return decisions


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
