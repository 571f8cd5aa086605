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
    "| server | tables | pace | choices/s | median ms | 99 % ms | cpu ms | KB | idle MiB | active MiB |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)
"""As docs/load.md has it."""
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
        print(f"| {name} | {load.tables:,} | the server ended: {type(wrong).__name__} |", flush=True)
        return []


SERVERS: dict[str, Callable[[str, Load], Awaitable[list[Result]]]] = {
    "Darkling, SQLite": _plain,
    "Darkling, SQLite, fast path": _fast,
    "Darkling, two processes, PostgreSQL, Redis, fast path": _two_processes,
    "boardgame.io, files": _peer_in_files,
    "boardgame.io, memory only": _peer_in_memory,
}


def _shown(results: list[Result]) -> list[Result]:
    for result in results:
        print(_line(result), flush=True)
    return results


def _line(result: Result) -> str:
    told = [
        result.server,
        f"{result.tables:,}",
        "people" if result.pace else "full speed",
        f"{result.choices_per_second:,.0f}",
        _milliseconds(result.median_ms),
        _milliseconds(result.tail_ms),
        f"{result.cpu_ms:.2f}",
        f"{result.kilobytes:.0f}",
        f"{result.idle_mib:.2f}",
        f"{result.active_mib:.2f}",
    ]
    return f"| {' | '.join(told)} |"


def _milliseconds(time: float) -> str:
    return f"{time:,.0f}" if time >= 10 else f"{time:.1f}"


if __name__ == "__main__":
    main()
