"""A wish: what somebody would like to play."""

from dataclasses import dataclass, replace
from secrets import randbits
from typing import Any

from darkling.games import find
from darkling.table.company import Company, Lineup
from darkling.table.decision import Seat
from darkling.terminal.dialog_field import FieldChoice
from darkling.terminal.session import Session, seats_of_people
from darkling.words import Phrasebook

SEED_BITS = 64
LEVELS = ("easy", "normal", "hard", "greedy", "random")


@dataclass(frozen=True)
class GameWish:
    """What has to be agreed on before a game. All bots play on one level.

    `alone` is for modes in which one plays against all others: whether the first person does.
    """

    game: str
    players: int = 2
    people: int = 1
    bots: str = "normal"
    mode: str = ""
    alone: bool = False

    def modes(self) -> list[str]:
        """Return the modes that can be played by so many, those of one company together."""
        companies, lineups = find(self.game).companies(), self._lineups()
        found = [mode for mode, lineup in lineups.items() if self.players in lineup.sides]
        return sorted(found, key=lambda mode: companies.index(lineups[mode].company))

    def counts(self) -> list[int]:
        """Return how many can play, in one mode or another."""
        return sorted({count for lineup in self._lineups().values() for count in lineup.sides})

    def companies(self) -> dict[str, Company]:
        """Return in whose company each of these modes is played."""
        lineups = self._lineups()
        return {mode: lineups[mode].company_of(self.players) for mode in self.modes()}

    def changed(self, name: str, value: Any) -> "GameWish":
        """Return the wish with one thing changed, and whatever else has to change with it."""
        return replace(self, **{name: value}).settled()

    def settled(self) -> "GameWish":
        """Return the nearest wish that can be granted."""
        players = min(self.counts(), key=lambda count: abs(count - self.players))
        wish = replace(self, players=players, people=min(self.people, players))
        return wish if self.mode in wish.modes() else replace(wish, mode=wish.modes()[0])

    def granted(self, seed: int | None = None) -> Session:
        """Return a new game as it was wished for."""
        game = find(self.game)
        new = game.new(
            self.players, randbits(SEED_BITS) if seed is None else seed, game.modes[self.mode].settings
        )
        return Session(new, seats_of_people(self.players, self._first_seat(), self.people), self.bots)

    @property
    def can_be_alone(self) -> bool:
        """Whether somebody plays against all others, and it matters who of those at the table."""
        has_lone = self._lineups()[self.mode].company_of(self.players) == "one-against-all"
        return has_lone and 0 < self.people < self.players

    def _first_seat(self) -> Seat:
        lineup = self._lineups()[self.mode]
        lone = lineup.lone if self.alone and self.can_be_alone else None
        return lineup.usual_seat(self.players) if lone is None else lone

    def _lineups(self) -> dict[str, Lineup]:
        game = find(self.game)
        return {name: game.lineup(mode.settings) for name, mode in game.modes.items()}


def levels(own_words: Phrasebook) -> list[FieldChoice]:
    """Return the bots that people are offered, by what they are called."""
    return [(own_words.say(f"level-{level}"), level) for level in LEVELS]


def people(players: int, own_words: Phrasebook) -> list[FieldChoice]:
    """Return how many of so many players can be people, in words."""
    return [(own_words.say("count-people", count=count), count) for count in range(players + 1)]
