"""Answers that are the same for everyone: encoded and compressed once, and kept by browsers."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

PLAIN, GZIP, BROTLI = "identity", "gzip", "br"
BEST_FIRST = (BROTLI, GZIP)
READY = "is_static"
"""Marks routes whose answers must not be compressed again."""


@dataclass(frozen=True)
class StaticAnswer:
    """Something to send, in the encodings that it is kept in; `tag` tells it from other versions."""

    encoded: dict[str, bytes]
    media_type: str
    cache: str
    tag: str


def static_answer(content: bytes, media_type: str) -> StaticAnswer:
    """Return an answer that browsers keep, but ask about each time."""
    encoded = {PLAIN: content, GZIP: gzip.compress(content)}
    return StaticAnswer(encoded, media_type, "no-cache", tag_of(content))


def tag_of(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:16]}"'


def respond(request: Request[Any, Any, Any], answer: StaticAnswer) -> Response[bytes]:
    """Send an answer as small as the client takes it, or only word that it has the latest version."""
    headers = {"cache-control": answer.cache, "etag": answer.tag, "vary": "accept-encoding"}
    # A proxy may have marked the tag as weak.
    if answer.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    encoding = encoding_for(request.headers.get("accept-encoding", ""), answer)
    if encoding != PLAIN:
        headers["content-encoding"] = encoding
    return Response(answer.encoded[encoding], media_type=answer.media_type, headers=headers)


def encoding_for(accepted: str, answer: StaticAnswer) -> str:
    """Return the best encoding that is at hand and wanted."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        wanted[name.strip()] = quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((each for each in BEST_FIRST if wanted.get(each) and each in answer.encoded), PLAIN)
