"""How a route may refuse, for the schema."""

from litestar.openapi import ResponseSpec

from darkling.wire.tables import Problem

REASONS = {
    400: "Not as expected.",
    401: "An unknown guest.",
    403: "Not allowed.",
    404: "Not there.",
    405: "Not this way.",
    409: "Not possible now.",
    413: "Too long.",
    415: "Not JSON.",
    429: "Too much at once.",
}
PROBLEMS = {status: ResponseSpec(Problem, description=reason) for status, reason in REASONS.items()}
