"""The files of the browser client, as it was built into `client`."""

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from darkling.server.refusal import Refusal
from darkling.server.static_answers import BROTLI, GZIP, PLAIN, READY, StaticAnswer, respond, tag_of
from darkling.server.visitors import check_page_pace

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names have a hash of their content in them."""
HASHED = "assets/"
COMPRESSED = {".gz": GZIP, ".br": BROTLI}
"""What the build has written beside each file that gets smaller by it."""


def _client_file(file: Path, folder: Path) -> StaticAnswer:
    hashed = file.relative_to(folder).as_posix().startswith(HASHED)
    media_type = guess_type(file.name)[0] or MediaType.TEXT
    content = file.read_bytes()
    beside = {encoding: Path(f"{file}{suffix}") for suffix, encoding in COMPRESSED.items()}
    smaller = {encoding: other.read_bytes() for encoding, other in beside.items() if other.exists()}
    return StaticAnswer(
        {PLAIN: content, **smaller}, media_type, FOREVER if hashed else "no-cache", tag_of(content)
    )


def read_client(folder: Path) -> dict[str, StaticAnswer]:
    """Return all files of the client by their paths, read once; only these are ever served."""
    found = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in COMPRESSED]
    return {file.relative_to(folder).as_posix(): _client_file(file, folder) for file in found}


CLIENT_FOLDER = Path(str(files("darkling.server"))) / "client"
CLIENT_FILES = read_client(CLIENT_FOLDER)


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    guards=[check_page_pace],
    opt={READY: True},
)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the client; for any other path its one page, which knows what to show."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", HASHED)) and wanted not in CLIENT_FILES:
        raise Refusal("not-found", "There is nothing here.", 404)
    found = CLIENT_FILES.get(wanted) or CLIENT_FILES.get("index.html")
    if found is None:
        raise Refusal("no-client", "The browser client is not built yet. Run: make web", 503)
    return respond(request, found)
