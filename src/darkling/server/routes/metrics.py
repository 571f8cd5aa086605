"""What the server counts, for whoever looks after it."""

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get

from darkling.server.metrics import CONTENT_TYPE
from darkling.server.problems import KNOWN
from darkling.server.refusal import Refusal
from darkling.server.visitors import TheHouse


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Return the metrics to whoever knows the token; without one set, there is nothing here."""
    token = house.config.metrics_token
    if not token:
        raise Refusal(KNOWN[404].code, KNOWN[404].text, 404)
    told = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not compare_digest(told.encode(), token.encode()):
        raise Refusal(
            "no-token", "Send the header Authorization: Bearer with the server's metrics token.", 401
        )
    house.metrics.tables.set(len(house.rooms.loaded))
    house.metrics.rooms.set(house.rooms.not_freed)
    return Response(house.metrics.text(), headers={"content-type": CONTENT_TYPE})
