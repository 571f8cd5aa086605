"""Routes about the games, and about the server itself."""

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from darkling.games import find, game_ids
from darkling.ledger import entries
from darkling.server.lineups import lineup_with, mode_shown, usual_seats
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.server.static_answers import READY, StaticAnswer, respond, static_answer
from darkling.server.visitors import TheHouse
from darkling.settings import described
from darkling.table.errors import UnknownGame
from darkling.table.gametype import GameType
from darkling.wire.tables import (
    AskLineup,
    GameDetails,
    GameSummary,
    Health,
    LineupShown,
    RuleEntry,
    SettingKind,
)
from darkling.words import Words

DETAILS = ResponseSpec(GameDetails, description="All about a game.", generate_examples=False)
SENTENCES = ResponseSpec(
    str, description="All its sentences.", media_type=MediaType.TEXT, generate_examples=False
)


@get("/health", responses=PROBLEMS)
async def health(house: TheHouse) -> Health:
    """Say that the server is ready: that it can keep what is played."""
    await house.readiness.check()
    return Health(ready=True, version=version("darkling"))


@get("/games", sync_to_thread=False, responses=PROBLEMS)
def games() -> list[GameSummary]:
    """List the games."""
    return [_summary(game) for game in game_ids()]


@get(
    "/games/{game:str}",
    sync_to_thread=False,
    responses={200: DETAILS, **PROBLEMS},
    opt={READY: True},
)
def game_details(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Return all about a game: its settings, its rules, its cards."""
    return respond(request, _details(_find(game).id))


@get(
    "/games/{game:str}/words",
    sync_to_thread=False,
    media_type=MediaType.TEXT,
    responses={200: SENTENCES, **PROBLEMS},
    opt={READY: True},
)
def game_words(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Return all sentences of a game, in Fluent; a browser that has them already is told so."""
    return respond(request, _words(_find(game).id))


@post("/games/{game:str}/lineup", sync_to_thread=True, status_code=200, responses=PROBLEMS)
def lineup(game: FromPath[str], data: JSONBody[AskLineup]) -> LineupShown:
    """Say who could play a game with some settings, and why others could not."""
    return lineup_with(_find(game), data.settings)


@cache
def _details(game: str) -> StaticAnswer:
    found = find(game)
    details = GameDetails(
        **msgspec.structs.asdict(_summary(game)),
        lineup=lineup_with(found, {}),
        modes={name: mode_shown(found, mode) for name, mode in found.modes.items()},
        rules=[RuleEntry(entry.id, entry.kind, entry.text, entry.question) for entry in entries(game)],
        cards=found.catalogue() if found.catalogue else None,
    )
    return static_answer(msgspec.json.encode(details), MediaType.JSON)


@cache
def _words(game: str) -> StaticAnswer:
    telling = find(game).telling
    texts = [file.read_text(encoding="utf-8") for file in (*telling.shared_words, telling.words)]
    return static_answer("\n".join(texts).encode(), MediaType.TEXT)


def _blurb(game: str) -> str:
    words = Words(game, None, ())
    return words.say("blurb") if words.has("blurb") else ""


def _find(game: str) -> GameType:
    try:
        return find(game)
    except UnknownGame as wrong:
        raise Refusal("no-game", f"Check the address: {wrong}.", 404) from None


@cache
def _summary(game_id: str) -> GameSummary:
    game = find(game_id)
    return GameSummary(
        id=game.id,
        title=game.title,
        blurb=_blurb(game.id),
        players=game.players,
        settings=msgspec.convert(described(game), dict[str, SettingKind]),
        rules_version=game.rules_version,
        companies=game.companies(),
        usual=usual_seats(game, game.usual_mode()),
    )
