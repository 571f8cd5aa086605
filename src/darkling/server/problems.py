"""Problems: what is told to whoever sent a request that failed."""

from typing import Any

from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from darkling.server.refusal import Refusal
from darkling.table.errors import DarklingError
from darkling.wire.tables import Problem

MOST_BODY = 16_384
"""No request is longer."""
NESTED = Problem("bad-request", "The body cannot be read: it is nested too deeply.")
KNOWN = {
    404: Problem("not-found", "There is nothing here. Check the address."),
    405: Problem("wrong-method", "This address is not asked in that way; see /api/schema/openapi.json."),
    413: Problem("too-long", f"A request has {MOST_BODY} bytes at most."),
}
REASONS = {
    400: "Not as expected.",
    401: "An unknown guest.",
    403: "Not allowed.",
    404: "Not there.",
    405: "Not this way.",
    408: "Too slow.",
    409: "Not possible now.",
    413: "Too long.",
    415: "Not JSON.",
    429: "Too much at once.",
    503: "Not at the moment.",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=reason, generate_examples=False)
    for status, reason in REASONS.items()
}
"""How any route may refuse, for the schema."""
FAILED = Problem("server-error", "The server failed. Nothing is lost; try again.")


def problem_of(wrong: Exception) -> tuple[int, Problem]:
    """Return the status and the problem that an error comes to."""
    match wrong:
        case Refusal():
            return wrong.status, Problem(wrong.code, wrong.text)
        case ValidationException():
            return 400, Problem("bad-request", f"The request is not as expected: {_details(wrong)}.")
        case HTTPException():
            return wrong.status_code, KNOWN.get(wrong.status_code) or _unreadable(wrong)
        case RecursionError():
            return 400, NESTED
        case DarklingError():
            return 400, Problem("bad-request", impossible(wrong))
    return 500, FAILED


def impossible(wrong: DarklingError) -> str:
    """Say that rules do not allow something, and why."""
    return f"That is not possible: {wrong}."


def _unreadable(wrong: HTTPException) -> Problem:
    return Problem("bad-request", f"The request cannot be read: {wrong.detail}.")


def _details(wrong: ValidationException) -> str:
    """Return which fields are not as expected, and why."""
    found = [each for each in wrong.extra or [] if isinstance(each, dict)]
    return "; ".join([_detail(each) for each in found]) or wrong.detail


def _detail(found: dict[str, Any]) -> str:
    key, message = found.get("key"), found.get("message", "")
    if key != "data":
        return f"{key}: {message}"
    # A body that is missing altogether is found out by the framework as a missing key.
    return "it has no body" if message == "'data'" else message
