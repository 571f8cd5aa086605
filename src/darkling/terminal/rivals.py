"""Rivals: the bots at a person's table."""

from importlib.util import find_spec

from darkling.bots import bot
from darkling.games import find
from darkling.table.decision import Seat
from darkling.table.errors import BadSetup
from darkling.table.game import Game
from darkling.table.gametype import GameType
from darkling.table.option import Option


def company(game: GameType, bots: str | None) -> int:
    """Return how many play unless it is said how many: playing alone is something to ask for."""
    least, most = game.players
    return max(least, min(1 + len(_names(game, bots)), most))


class Rivals:
    """Chooses for all seats but a person's.

    `bots` has the names of the bots, one for all or one for each seat clockwise from the person's.
    """

    def __init__(self, game: Game, seat: Seat, bots: str | None = None) -> None:
        self._game = game
        self._seed = game.record.seed
        self._names = _by_seat(_names(find(game.id), bots), seat, game.players)
        for name in self._names.values():
            # A bot of an unknown name is refused before the game begins.
            bot(name, self._seed)

    def choice(self, seat: Seat) -> Option:
        """Return the choice of a bot made for it alone, so that a resumed game goes on the same."""
        number = self._game.decision(seat).number
        chooser = bot(self._names[seat], int(f"{self._seed}{seat:02}{number:04}"))
        return chooser.choose(self._game.position, seat)


def _names(game: GameType, bots: str | None) -> list[str]:
    if bots is not None:
        return bots.split(",")
    # A game need not say what a good player looks at.
    return ["greedy" if find_spec(f"{game.package}.bot") else "random"]


def _by_seat(names: list[str], seat: Seat, players: int) -> dict[Seat, str]:
    """Return the name of the bot for each seat but the person's."""
    rivals = [(seat + step) % players for step in range(1, players)]
    if len(names) not in (1, len(rivals)):
        raise BadSetup(f"expected one bot for all rivals or one for each ({len(rivals)}), not {len(names)}")
    everyone = names * len(rivals) if len(names) == 1 else names
    return dict(zip(rivals, everyone, strict=True))
