"""Routes about the games, and about the server itself."""

from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from darkling.games import GAMES, find
from darkling.ledger import entries
from darkling.options import described
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.table.errors import UnknownGame
from darkling.table.gametype import GameType
from darkling.wire.tables import GameDetails, GameSummary, Health, OptionKind, RuleEntry


@get("/health", sync_to_thread=False, responses=PROBLEMS)
def health() -> Health:
    """Say that the server is ready."""
    return Health(ready=True, version=version("darkling"))


@get("/games", sync_to_thread=False, responses=PROBLEMS)
def games() -> list[GameSummary]:
    """List the games."""
    return [_summary(find(game)) for game in GAMES]


@get("/games/{game:str}", sync_to_thread=False, responses=PROBLEMS)
def game_details(game: FromPath[str]) -> GameDetails:
    """Return all about a game: its options, its rules, its cards."""
    found = _find(game)
    summary = msgspec.structs.asdict(_summary(found))
    return GameDetails(
        **summary,
        modes={name: dict(options) for name, options in found.modes.items()},
        rules=[RuleEntry(entry.id, entry.kind, entry.text, entry.question) for entry in entries(game)],
        cards=_catalogue(found.package),
    )


def _find(game: str) -> GameType:
    try:
        return find(game)
    except UnknownGame as wrong:
        raise Refusal("no-game", f"Check the address: {wrong}.", 404) from None


def _summary(game: GameType) -> GameSummary:
    options = msgspec.convert(described(game), dict[str, OptionKind])
    return GameSummary(game.id, game.title, game.players, options, game.rules_version)


def _catalogue(package: str) -> Any:
    """Return the cards of a game as its screen wants them; a game may have none."""
    module = f"{package}.catalogue"
    return import_module(module).catalogue() if find_spec(module) else None
