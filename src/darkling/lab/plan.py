"""Plans: what is to be played, how often and by whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from darkling.bots import bot
from darkling.games import find
from darkling.table.errors import BadSetup
from darkling.table.result import Sides

COMPANY = 2
"""So many play unless it is said how many: playing alone is something to ask for."""


@dataclass(frozen=True)
class Plan:
    """Games between bots.

    Attributes:
        game: the id of the game.
        bots: for each seat, the name of the bot that plays it.
        games: how many are played.
        seed: of the first game; each game after it has the next one.
        settings: those of the game.
        cards: a folder with card files to play with; "" for the game's own.

    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: Mapping[str, Any]
    cards: str = ""


def planned(
    game: str, bots: Sequence[str], players: int | None, games: int, seed: int, settings: Mapping[str, Any]
) -> Plan:
    """Return a plan that can be played; raise BadSetup or UnknownBot if there is none."""
    if players is None:
        least, _ = find(game).players
        players = max(least, len(bots), COMPANY)
    find(game).start(players, seed, settings)
    for name in bots:
        bot(name, seed)
    return Plan(game, _seated(bots, players), games, seed, settings)


def sides_of(plan: Plan) -> Sides:
    """Return who wins and loses together in the games of a plan."""
    return find(plan.game).start(len(plan.bots), plan.seed, plan.settings).sides()


def _seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for each seat: one bot fills all seats, otherwise there is one for each."""
    if len(bots) not in (1, players):
        raise BadSetup(f"expected one bot for all {players} players or one for each, not {len(bots)} bots")
    return tuple(bots) * (players // len(bots))
