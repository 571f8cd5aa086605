"""Rivals: the bots at a table."""

from collections.abc import Callable, Mapping
from typing import Any

from darkling.bots import bot
from darkling.games import find
from darkling.table.decision import Seat
from darkling.table.errors import BadSetup
from darkling.table.game import Game
from darkling.table.gametype import GameType
from darkling.table.option import Option


def company(
    game: GameType, bots: str | None, people: int = 1, settings: Mapping[str, Any] | None = None
) -> int:
    """Return how many play unless it is said how many: playing alone is something to ask for."""
    least, most = game.players
    wanted = max(least, min(people + len(_names(game, bots)), most))
    possible = sorted(game.lineup(settings or {}).sides)
    return next((count for count in possible if count >= wanted), wanted)


class Rivals:
    """Chooses for all seats but those of people.

    `bots` has the names of the bots, one for all or one for each clockwise from the first person.
    """

    def __init__(self, game: Game, people: tuple[Seat, ...], bots: str | None = None) -> None:
        self._game = game
        self._seed = game.record.seed
        self._names = _by_seat(_names(find(game.id), bots), people, game.players)
        for name in self._names.values():
            # A bot of an unknown name is refused before the game begins.
            bot(name, self._seed)

    def choice(self, seat: Seat) -> Option:
        """Return the choice of a bot made for it alone, so that a resumed game goes on the same."""
        return self.thought(seat)()

    def thought(self, seat: Seat) -> Callable[[], Option]:
        """Return what finds a bot's choice: on a copy, so that it may think while people go on."""
        position = self._game.clone()
        number = position.decision(seat).number
        chooser = bot(self._names[seat], int(f"{self._seed}{seat:02}{number:04}"))
        return lambda: chooser.choose(position, seat)


def _names(game: GameType, bots: str | None) -> list[str]:
    if bots is not None:
        return bots.split(",")
    return ["greedy" if game.skill.evaluate else "random"]


def _by_seat(names: list[str], people: tuple[Seat, ...], players: int) -> dict[Seat, str]:
    """Return the name of the bot for each seat that is no person's."""
    first = people[0] if people else 0
    clockwise = [(first + step) % players for step in range(players)]
    rivals = [seat for seat in clockwise if seat not in people]
    if len(names) not in (1, len(rivals)):
        raise BadSetup(f"expected one bot for all rivals or one for each ({len(rivals)}), not {len(names)}")
    everyone = names * len(rivals) if len(names) == 1 else names
    return dict(zip(rivals, everyone, strict=True))
