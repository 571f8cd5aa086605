"""One random game of a case, which all checks look at."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.testing.cases import SOAK, Case
from darkling.testing.playing import decisions

ALIKE, EVERY = 6, 16
"""Costly checks are made at the first few questions of a kind, then at every so many of it."""
SEED = 1
MOST_GAMES = 20
"""So many short games are played to see what one long game shows."""
KEPT = 2
"""Of so many cases the games are kept; the checks of a case are made one after the other."""


@dataclass(frozen=True)
class Stop:
    """A decision of a game: how things stood before it, and what was chosen.

    Attributes:
        number: how many choices came before it.
        position: the position at that time. It is for all checks: whoever plays on takes a copy.
        fingerprint: that of the position.
        seat: who chose; others may have been waited for, too.
        option: what was chosen.
        asked: how often the seat's question had been asked before, of whomever.

    """

    number: int
    position: Position
    fingerprint: str
    seat: Seat
    option: Option
    asked: int

    @property
    def is_first(self) -> bool:
        """Whether the most costly checks are made here: where a question is new, in a soak everywhere."""
        return bool(SOAK) or self.asked == 0

    @property
    def is_sample(self) -> bool:
        """Whether costly checks are made here, in a soak everywhere.

        A long game asks the same few questions over and over; one that is rarely asked is checked as often
        as one that is asked all the time.
        """
        return bool(SOAK) or self.asked < ALIKE or self.asked % EVERY == 0


@dataclass(frozen=True)
class Playthrough:
    """A random game, at its end, and all decisions on the way."""

    game: Game
    stops: list[Stop]

    @property
    def firsts(self) -> list[Stop]:
        return [stop for stop in self.stops if stop.is_first]

    @property
    def samples(self) -> list[Stop]:
        return [stop for stop in self.stops if stop.is_sample]


def random_game(case: Case, number: int) -> Playthrough:
    """Play a random game of a case; number 0 is the one that all checks share."""
    game = case.new(SEED + number)
    asked: Counter[str] = Counter()
    stops: list[Stop] = []
    for seat, option in decisions(game, SEED + number, case.opening):
        kind = game.decision(seat).prompt
        stops.append(Stop(len(stops), game.clone(), game.fingerprint(), seat, option, asked[kind]))
        asked[kind] += 1
    return Playthrough(game, stops)


@lru_cache(maxsize=KEPT)
def playthrough(case: Case) -> Playthrough:
    """Return the random game of a case that all checks share."""
    return random_game(case, 0)


def games_of(case: Case) -> Iterator[Playthrough]:
    """Yield the game that all checks share, then others, for what one short game does not show.

    From a set-up position there is but one: it was set up to show something.
    """
    yield playthrough(case)
    for number in range(1, MOST_GAMES if case.arranged is None else 1):
        yield random_game(case, number)


def played_again(case: Case) -> Iterator[tuple[Game, Stop]]:
    """Play the game that all checks share once more, stopping before each choice.

    A check may choose and take back in the meantime, as long as the game is then where it was.
    """
    game = case.new(SEED)
    for stop in playthrough(case).stops:
        yield game, stop
        game.choose(stop.seat, stop.option.id)
