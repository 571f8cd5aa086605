"""Every game, mode and number of players, for the tests that all games share."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

import darkling
from darkling.games import GAMES
from darkling.table.chance import Chance
from darkling.table.errors import BadOption

SHORTENED = {"castle": {"round_limit": 5}, "village": {"round_limit": 5}}
"""Games that random players would never bring to an end are ended early."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    mode: str
    players: int
    round: int = 0
    """Which of the rounds of a soak; each plays other games."""

    def __str__(self) -> str:
        name = f"{self.game}-{self.mode.replace(' ', '_')}-{self.players}"
        return f"{name}-round_{self.round}" if self.round else name

    @property
    def type(self) -> Any:
        return darkling.find(self.game)

    @property
    def options(self) -> Mapping[str, Any]:
        return {**self.type.modes[self.mode], **SHORTENED.get(self.game, {})}

    def new(self, seed: int) -> Any:
        return darkling.new(self.game, self.players, seed + 1000 * self.round, self.options)

    def start(self, seed: int) -> Any:
        return darkling.start(self.game, self.players, seed + 1000 * self.round, self.options)


def all_cases(rounds: int = 1) -> list[Case]:
    """Return a case for every game, mode and number of players."""
    cases = []
    for game in GAMES:
        least, most = darkling.find(game).players
        for mode in darkling.find(game).modes:
            counts = [players for players in range(least, most + 1) if is_playable(game, mode, players)]
            cases += [Case(game, mode, players, n) for players in counts for n in range(rounds)]
    return cases


def is_playable(game: str, mode: str, players: int) -> bool:
    """Say whether a mode is for this number of players: some are for one alone."""
    try:
        darkling.start(game, players, 0, darkling.find(game).modes[mode])
    except BadOption:
        return False
    return True


SOAK = int(os.environ.get("DARKLING_SOAK", "0"))
"""How many rounds `make soak` plays of each case; 0 outside of it."""
CASES = pytest.mark.parametrize("case", all_cases(SOAK or 1), ids=str)
"""For tests that every game passes."""
ALIKE, EVERY = 6, 16
"""Costly checks are made at the first few questions of a kind, then at every so many of it."""


def random_choice(game: Any, chance: Chance) -> tuple[int, Any]:
    """Return a random waiting seat and one of its options: answers arrive in any order."""
    seat = game.waiting[chance.below(len(game.waiting))]
    options = game.decision(seat).options
    return seat, options[chance.below(len(options))]


def decisions(game: Any, seed: int) -> Iterator[tuple[int, Any]]:
    """Play a random game to its end, stopping before each choice with the choice about to be made."""
    chance = Chance.seeded(seed)
    while not game.over:
        seat, option = random_choice(game, chance)
        yield seat, option
        game.choose(seat, option)


def sampled(game: Any, seed: int) -> Iterator[tuple[int, int, Any]]:
    """Play on as `decisions` does, stopping where a costly check is made: in a soak, everywhere.

    Each stop has its number. A long game asks the same few questions over and over; a question that is
    rarely asked is checked as often as one that is asked all the time.
    """
    asked: Counter[str] = Counter()
    for number, (seat, option) in enumerate(decisions(game, seed)):
        kind = game.decision(seat).prompt
        asked[kind] += 1
        if SOAK or asked[kind] <= ALIKE or asked[kind] % EVERY == 0:
            yield number, seat, option


def encoded(value: Any) -> bytes:
    """Return a view, event or other value as bytes, to compare what a seat is shown."""
    return msgspec.json.encode(value)


def copied(data: Any) -> Any:
    """Return a copy of plain data, sooner than `deepcopy` does."""
    return msgspec.json.decode(encoded(data))


def shown(position: Any, seat: int) -> dict[str, bytes]:
    """Return everything that is put before a seat, as bytes."""
    open_decision = position.decision(seat).data() if seat in position.waiting else None
    return {
        "view": encoded(position.view(seat)),
        "spectator": encoded(position.view(None)),
        "knowledge": encoded(position.knowledge(seat)),
        "decision": encoded(open_decision),
        "waiting": encoded(position.waiting),
    }
