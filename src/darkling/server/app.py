"""The application: routes, what goes around them, and what happens when something goes wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from darkling.server.arrival import Arrival
from darkling.server.client_files import page
from darkling.server.config import ServerConfig
from darkling.server.house import House
from darkling.server.problems import MOST_BODY, problem_of
from darkling.server.refusal import Refusal
from darkling.server.routes import accounts, games, live, me, metrics, people, signed_in, tables
from darkling.server.static_answers import READY
from darkling.server.visitors import check_json, check_origin, check_pace, provide_guest
from darkling.wire.tables import Problem

logger = getLogger(__name__)
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
    games.game_words,
    games.lineup,
    me.me,
    me.rename,
    me.my_tables,
    accounts.sign_up,
    accounts.sign_in,
    accounts.sign_out,
    accounts.change_password,
    accounts.recover,
    accounts.codes_left,
    accounts.renew_codes,
    signed_in.browsers,
    signed_in.sign_out_one,
    signed_in.sign_out_others,
    accounts.export,
    accounts.delete,
    people.history,
    people.statistics,
    people.webhook,
    people.set_webhook,
    people.quieted,
    people.quiet,
    people.hear_again,
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


def make_app(config: ServerConfig) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = await House.open(config)
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [_api(), metrics.metrics, page],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Darkling", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", exclude="/live$", exclude_opt_key=READY),
        exception_handlers={Exception: _on_error},
        request_max_body_size=MOST_BODY,
        middleware=[Arrival(config.slowest)],
        dependencies={"house": Provide(_provide_house, sync_to_thread=False)},
        logging_config=None,
    )


def _api() -> Router:
    return Router(
        "/api",
        route_handlers=HANDLERS,
        guards=[check_origin, check_json, check_pace],
        dependencies={"guest": Provide(provide_guest)},
    )


def _provide_house(state: State) -> House:
    house: House = state.house
    return house


def _on_error(request: Request[Any, Any, Any], wrong: Exception) -> Response[Problem]:
    status, problem = problem_of(wrong)
    request.app.state.house.metrics.refusals.labels(problem.code).inc()
    if status >= 500 and not isinstance(wrong, Refusal):
        logger.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    # Such as which methods are allowed.
    own = wrong.headers if isinstance(wrong, HTTPException) else None
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=HEADERS | (own or {}))
