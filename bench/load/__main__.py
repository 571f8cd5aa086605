"""Run the load tests: `python -m bench.load [--tables 200,1000] [--seconds 20] [--only NAME]`."""

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

from httpx import HTTPError

from bench.load import theirs
from bench.load.cases import Load, Result, measure_ours, measure_theirs
from bench.load.stores import running_stores

HEAD = (
    f"{'':36}{'tables':>7}{'choices/s':>11}{'median ms':>11}{'99 % ms':>9}{'cpu ms':>8}"
    f"{'KB':>6}{'idle MiB':>10}{'active MiB':>12}"
)
FAST = {"DARKLING_FAST": "1"}
THOUGHT = 5.0
"""Seconds from one choice at a table to the next, on average, at the pace of people."""


def main() -> None:
    """Measure, print, and write the numbers if asked to."""
    arguments = _arguments()
    print(HEAD, flush=True)
    results = asyncio.run(_measure_all(arguments))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=2) + "\n")


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="bench.load", description="Load Darkling's server, next to boardgame.io's.")
    parser.add_argument("--tables", default="200,1000", help="how many tables, with commas between")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes")
    parser.add_argument("--only", default="", metavar="TEXT", help="measure servers with this in their name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers to a file")
    return parser.parse_args()


async def _measure_all(arguments: Namespace) -> list[Result]:
    if not theirs.installed():
        sys.stderr.write("boardgame.io is not installed; `make load` does it\n")
    results = []
    for tables in [int(number) for number in arguments.tables.split(",")]:
        load = Load(tables, arguments.seconds, (0.0, THOUGHT))
        for name, measure in SERVERS.items():
            if arguments.only in name:
                results += _shown(await measure(name, load))
    return results


async def _plain(name: str, load: Load) -> list[Result]:
    return await measure_ours(name, load, [{}])


async def _fast(name: str, load: Load) -> list[Result]:
    return await measure_ours(name, load, [FAST])


async def _two_processes(name: str, load: Load) -> list[Result]:
    with running_stores() as shared:
        return await measure_ours(name, load, [shared | FAST] * 2) if shared is not None else []


async def _peer_in_files(name: str, load: Load) -> list[Result]:
    return await _peer(name, load, in_files=True)


async def _peer_in_memory(name: str, load: Load) -> list[Result]:
    return await _peer(name, load, in_files=False)


async def _peer(name: str, load: Load, in_files: bool) -> list[Result]:
    """Measure the peer; with many tables in files it has been seen to end in the middle."""
    if not theirs.installed():
        return []
    try:
        return await measure_theirs(name, load, in_files)
    except (OSError, HTTPError) as wrong:
        print(f"{name:36}{load.tables:>7}  the server ended: {type(wrong).__name__}", flush=True)
        return []


SERVERS: dict[str, Callable[[str, Load], Awaitable[list[Result]]]] = {
    "Darkling, plain ASGI, SQLite": _plain,
    "Darkling, fast path, SQLite": _fast,
    "Darkling, fast path x 2, PostgreSQL": _two_processes,
    "boardgame.io, files": _peer_in_files,
    "boardgame.io, memory only": _peer_in_memory,
}


def _shown(results: list[Result]) -> list[Result]:
    for result in results:
        print(_line(result), flush=True)
    return results


def _line(result: Result) -> str:
    kind = "at full speed" if result.pace == 0 else f"a choice every {result.pace:g} s"
    return (
        f"{result.server:36}{result.tables:>7}{result.choices_per_second:>11,.0f}{result.median_ms:>11,.1f}"
        f"{result.tail_ms:>9,.1f}{result.cpu_ms:>8.2f}{result.kilobytes:>6.1f}"
        f"{result.idle_mib:>10.3f}{result.active_mib:>12.3f}  {kind}"
    )


if __name__ == "__main__":
    main()
