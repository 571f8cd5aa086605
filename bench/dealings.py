"""Dark Dealings: playing, cloning, guessing, saving."""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice

import darkling
from bench.play import When, fourth_fight, moments, play, second_reveal, third_choice
from bench.row import BYTES, MICROSECONDS, PER_SECOND, Bar, Measure, Row
from darkling.games.dealings.rules.state import Dealings
from darkling.table.chance import Chance

GAMES = 150
SAVES = 20
CALLS = 100

PLAY_BAR = Bar(200_000, at_least=True)
CLONE_BAR = Bar(8)
GUESS_BAR = Bar(60)
SAVE_BAR = Bar(65_536)


def measures() -> list[Measure]:
    """Return what is to be timed; the first two are what peers are held against."""
    return [
        _play_measure(4, PLAY_BAR),
        Measure(
            "clone, in a fight of round 4", MICROSECONDS, partial(_clone, moments(fourth_fight)), CLONE_BAR
        ),
        _play_measure(2),
        _play_measure(6),
        _guess_measure("guess, Hero Phase, third choice", third_choice),
        _guess_measure("guess, Defense Phase, round 2", second_reveal),
    ]


def save_rows() -> list[Row]:
    """Measure the saves of finished games."""
    return [_save_row(4), _save_row(6)]


def _play_measure(players: int, bar: Bar | None = None) -> Measure:
    return Measure(f"random play, {players} players", PER_SECOND, partial(_play_games, players), bar)


def _play_games(players: int) -> int:
    chance = Chance.seeded(0)
    return sum(play(darkling.start("dealings", players, seed), chance) for seed in range(GAMES))


def _clone(positions: list[Dealings]) -> int:
    for position in positions:
        for _ in range(CALLS):
            position.clone()
    return len(positions) * CALLS


def _guess_measure(label: str, when: When) -> Measure:
    return Measure(label, MICROSECONDS, partial(_guess, moments(when), count()), GUESS_BAR)


def _guess(positions: list[Dealings], seeds: Iterator[int]) -> int:
    """Guess for the seat that is to choose, with a new seed each time, in every repeat."""
    for position in positions:
        seat = position.waiting[0]
        for seed in islice(seeds, CALLS):
            position.guess(seat, seed)
    return len(positions) * CALLS


def _save_row(players: int) -> Row:
    label = f"save, {players} players, largest of {SAVES}"
    return Row(label, BYTES, max(_save_size(players, seed) for seed in range(SAVES)), bar=SAVE_BAR)


def _save_size(players: int, seed: int) -> int:
    game = darkling.new("dealings", players, seed)
    play(game, Chance.seeded(seed))
    return len(game.save())
