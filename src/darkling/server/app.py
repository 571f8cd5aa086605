"""The application: routes, what goes around them, and what happens when something goes wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from darkling.server.house import House
from darkling.server.pages import page
from darkling.server.refusal import Refusal
from darkling.server.routes import games, live, me, tables
from darkling.server.settings import Settings
from darkling.server.visitors import check_origin, provide_guest, spend_message
from darkling.table.errors import DarklingError
from darkling.wire.tables import Problem

logger = getLogger(__name__)
MOST_BODY = 16_384
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HANDLERS: list[ControllerRouterHandler] = [
    games.health,
    games.games,
    games.game_details,
    me.me,
    me.rename,
    me.my_tables,
    tables.public_tables,
    tables.make_table,
    tables.table_info,
    tables.invites,
    tables.join,
    tables.record,
    tables.replay,
    tables.report,
    live.live,
]


def make_app(settings: Settings) -> Litestar:
    """Return the application of a server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = await House.open(settings)
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [_api(), page],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Darkling", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", exclude="/live$"),
        exception_handlers={Exception: _on_error},
        request_max_body_size=MOST_BODY,
        dependencies={"house": Provide(_provide_house, sync_to_thread=False)},
        logging_config=None,
    )


def _api() -> Router:
    return Router(
        "/api",
        route_handlers=HANDLERS,
        guards=[check_origin, spend_message],
        dependencies={"guest": Provide(provide_guest)},
    )


def _provide_house(state: State) -> House:
    house: House = state.house
    return house


def _on_error(request: Request[Any, Any, Any], wrong: Exception) -> Response[Problem]:
    status, problem = _problem(wrong)
    if status >= 500 and not isinstance(wrong, Refusal):
        logger.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=HEADERS)


def _problem(wrong: Exception) -> tuple[int, Problem]:
    match wrong:
        case Refusal():
            return wrong.status, Problem(wrong.code, wrong.text)
        case ValidationException():
            return 400, Problem("bad-request", _what_is_wrong(wrong))
        case HTTPException():
            return wrong.status_code, Problem(f"http-{wrong.status_code}", wrong.detail)
        case DarklingError():
            return 400, Problem("bad-request", str(wrong))
    return 500, Problem("server-error", "The server failed. Nothing is lost; try again.")


def _what_is_wrong(wrong: ValidationException) -> str:
    """Return which fields are not as expected, and why."""
    found = [each for each in wrong.extra or [] if isinstance(each, dict)]
    told = [f"{each.get('key', 'the body')}: {each.get('message', '')}" for each in found]
    return "; ".join(told) or wrong.detail
