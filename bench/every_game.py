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
USUAL_PLAYERS, PLAYERS = 2, {"domains": 4, "darkness": 4}
USUAL_BARS = (Bar(80_000, at_least=True), Bar(20))
BARS = {
    "heists": (Bar(100_000, at_least=True), Bar(15)),
    "domains": (Bar(50_000, at_least=True), Bar(12), Bar(60)),
    "darkness": (Bar(30_000, at_least=True), Bar(25)),
}
"""For random play, a clone and, where a game has a bar for it, a guess."""


def measures() -> list[Measure]:
    """Return what is to be timed."""
    return [measure for game in OWN if game != "dealings" for measure in _measures_of(game)]


def _measures_of(game: str) -> list[Measure]:
    title, players = darkling.find(game).title, PLAYERS.get(game, USUAL_PLAYERS)
    positions = [_under_way(game, players, seed) for seed in range(POSITIONS)]
    play_bar, clone_bar, *guess_bars = BARS.get(game, USUAL_BARS)
    playing = partial(_play_games, game, players)
    return [
        Measure(f"{title}: random play, {players} players", PER_SECOND, playing, play_bar),
        Measure(f"{title}: clone, under way", MICROSECONDS, partial(_clone, positions), clone_bar),
        *[
            Measure(f"{title}: guess, under way", MICROSECONDS, partial(_guess, positions), bar)
            for bar in guess_bars
        ],
    ]


def _play_games(game: str, players: int) -> int:
    chance, decisions = Chance.seeded(0), 0
    for seed in count():
        decisions += play(darkling.start(game, players, seed), chance)
        if decisions >= DECISIONS:
            break
    return decisions


def _under_way(game: str, players: int, seed: int) -> darkling.Position:
    """Return a position after some random choices, each from another game."""
    position = darkling.start(game, players, seed)
    chance = Chance.seeded(seed)
    for _ in range(CHOICES):
        step(position, chance)
    return position


def _clone(positions: list[darkling.Position]) -> int:
    for position in positions:
        for _ in range(CALLS):
            position.clone()
    return len(positions) * CALLS


def _guess(positions: list[darkling.Position]) -> int:
    for position in positions:
        for seed in range(CALLS):
            position.guess(seed % position.players, seed)
    return len(positions) * CALLS
