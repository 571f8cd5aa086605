"""Serve for a load test, where one guest plays at many tables: `python -m bench.load.serve FOLDER PORT`."""

import sys
from os import environ
from pathlib import Path

from darkling.server.config import ServerConfig
from darkling.server.run import run

UNLIMITED = 1_000_000


def main() -> None:
    """Serve until told to stop."""
    folder, port = sys.argv[1:]
    config = ServerConfig(
        data=Path(folder),
        database_address=environ.get("DARKLING_DATABASE", ""),
        bus=environ.get("DARKLING_BUS", ""),
        fast=environ.get("DARKLING_FAST") == "1",
        rate=UNLIMITED,
        guest_sockets=UNLIMITED,
        address_sockets=UNLIMITED,
    )
    run(config, "127.0.0.1", int(port), lambda _: print("ready", flush=True))


if __name__ == "__main__":
    main()
