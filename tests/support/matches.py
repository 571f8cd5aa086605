"""Matches between bots, for tests of how well they play."""

from typing import Any

import darkling
from darkling.bots import bot


def played(game: str, bots: list[Any], seed: int) -> Any:
    """Return the position at the end of a game between bots."""
    position = darkling.start(game, len(bots), seed)
    while not position.over:
        seat = position.waiting[0]
        position.choose(seat, bots[seat].choose(position, seat))
    return position


def wins_of_greedy(game: str, seat: int, games: int) -> int:
    """Return how often greedy wins from a seat against random."""
    wins = 0
    for seed in range(games):
        bots = [bot("random", seed), bot("random", seed + 100)]
        bots[seat] = bot("greedy", seed)
        wins += played(game, bots, seed).result.won[seat]
    return wins
