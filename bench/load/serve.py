"""Serve for a load test, where one guest plays at many tables: `python -m bench.load.serve FOLDER PORT`."""

import sys
from pathlib import Path

from darkling.server.run import run
from darkling.server.settings import Settings

UNLIMITED = 1e6


def main() -> None:
    """Serve until told to stop."""
    folder, port = sys.argv[1:]
    run(
        Settings(data=Path(folder), rate=UNLIMITED, guest_sockets=10_000, address_sockets=10_000),
        "127.0.0.1",
        int(port),
        lambda _: print("ready", flush=True),
    )


if __name__ == "__main__":
    main()
