"""Whether the fast path fits the uvicorn that is installed."""

import asyncio
from importlib.metadata import version

SERIES = "0.54"
"""The versions of uvicorn that it is made for; the extra `fast` asks for these."""


class DoesNotFit(Exception):
    """The fast path cannot be used, and why."""


def fast_socket() -> type[asyncio.Protocol]:
    """Return what speaks WebSocket on the fast path; raise DoesNotFit if it would not work here."""
    installed = version("uvicorn")
    if not installed.startswith(f"{SERIES}."):
        raise DoesNotFit(f"it is made for uvicorn {SERIES}, and this is {installed}")
    try:
        # What has gone from uvicorn may be missed at an import already.
        from darkling.server.fast_path.direct_socket import DirectSocket
        from darkling.server.fast_path.rehearsal import rehearse

        asyncio.run(rehearse(DirectSocket))
    except Exception as wrong:
        raise DoesNotFit(f"it does not work with uvicorn {installed}: {wrong!r}") from wrong
    return DirectSocket
