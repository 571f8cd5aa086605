"""Routes about the games, and about the server itself."""

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from darkling.games import find, game_ids
from darkling.ledger import entries
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.settings import described
from darkling.table.errors import UnknownGame
from darkling.table.gametype import GameType
from darkling.wire.tables import GameDetails, GameSummary, Health, RuleEntry, SettingKind
from darkling.words import Words


@get("/health", sync_to_thread=False, responses=PROBLEMS)
def health() -> Health:
    """Say that the server is ready."""
    return Health(ready=True, version=version("darkling"))


@get("/games", sync_to_thread=False, responses=PROBLEMS)
def games() -> list[GameSummary]:
    """List the games."""
    return [_summary(find(game)) for game in game_ids()]


@get("/games/{game:str}", sync_to_thread=False, responses=PROBLEMS)
def game_details(game: FromPath[str]) -> GameDetails:
    """Return all about a game: its settings, its rules, its cards."""
    found = _find(game)
    summary = msgspec.structs.asdict(_summary(found))
    return GameDetails(
        **summary,
        modes={name: dict(settings) for name, settings in found.modes.items()},
        rules=[RuleEntry(entry.id, entry.kind, entry.text, entry.question) for entry in entries(game)],
        cards=found.catalogue() if found.catalogue else None,
    )


@get("/games/{game:str}/words", sync_to_thread=False, media_type=MediaType.TEXT, responses=PROBLEMS)
def game_words(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """Return all sentences of a game, in Fluent; a browser that has them already is told so."""
    text, tag = _words(_find(game).id)
    headers = {"cache-control": "no-cache", "etag": tag}
    # A proxy may have marked the tag as weak.
    if tag in request.headers.get("if-none-match", ""):
        return Response("", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(text, headers=headers)


@cache
def _words(game: str) -> tuple[str, str]:
    """Return the words of a game, and what tells them from those of another version."""
    telling = find(game).telling
    texts = [file.read_text(encoding="utf-8") for file in (*telling.shared_words, telling.words)]
    text = "\n".join(texts)
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'


@cache
def _blurb(game: str) -> str:
    words = Words(game, None, ())
    return words.say("blurb") if words.has("blurb") else ""


def _find(game: str) -> GameType:
    try:
        return find(game)
    except UnknownGame as wrong:
        raise Refusal("no-game", f"Check the address: {wrong}.", 404) from None


def _summary(game: GameType) -> GameSummary:
    settings = msgspec.convert(described(game), dict[str, SettingKind])
    return GameSummary(game.id, game.title, _blurb(game.id), game.players, settings, game.rules_version)
