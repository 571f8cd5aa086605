"""The files of the browser client, as it was built into `client`."""

from dataclasses import dataclass
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from darkling.server.refusal import Refusal

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names have a hash of their content in them."""
HASHED = "assets/"


@dataclass(frozen=True)
class ClientFile:
    """A file of the client, read once."""

    content: bytes
    media_type: str
    cache: str


def _client_file(file: Path, folder: Path) -> ClientFile:
    hashed = file.relative_to(folder).as_posix().startswith(HASHED)
    media_type = guess_type(file.name)[0] or MediaType.TEXT
    return ClientFile(file.read_bytes(), media_type, FOREVER if hashed else "no-cache")


def read_client(folder: Path) -> dict[str, ClientFile]:
    """Return all files of the client by their paths; only these are ever served."""
    found = [file for file in folder.rglob("*") if file.is_file()]
    return {file.relative_to(folder).as_posix(): _client_file(file, folder) for file in found}


CLIENT_FOLDER = Path(str(files("darkling.server"))) / "client"
CLIENT_FILES = read_client(CLIENT_FOLDER)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the client; for any other path its one page, which knows what to show."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", HASHED)) and wanted not in CLIENT_FILES:
        raise Refusal("not-found", "There is nothing here.", 404)
    found = CLIENT_FILES.get(wanted) or CLIENT_FILES.get("index.html")
    if found is None:
        raise Refusal("no-client", "The browser client is not built yet. Run: make web", 503)
    headers = {"cache-control": found.cache}
    return Response(found.content, media_type=found.media_type, headers=headers)
