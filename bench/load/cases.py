"""What is measured: servers, with so many tables, at full speed and at the pace of people."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load import ours, theirs
from bench.load.processes import Watched
from bench.load.tables import LoadTable, Measured, run

GAME = "heists"


@dataclass(frozen=True)
class Load:
    """How much: so many tables, for so many seconds at each pace: seconds of thought before a choice."""

    tables: int
    seconds: float
    paces: tuple[float, ...]


@dataclass(frozen=True)
class Result:
    """What a server did under a load."""

    server: str
    tables: int
    pace: float
    choices_per_second: float
    median_ms: float
    tail_ms: float
    cpu_ms: float
    """Processor time of the server for one choice."""
    kilobytes: float
    """What all four together are sent of one choice."""
    idle_mib: float
    """Memory for a table that is made, and nobody is there."""
    active_mib: float
    """Memory for a table that is being played, with its four connections."""


class Weighed:
    """Servers, and how much memory and time they took between two looks at them."""

    def __init__(self, servers: Sequence[Watched]) -> None:
        self.servers = servers
        self.start = self.memory
        self.idle = 0.0
        self._cpu = 0.0

    @property
    def memory(self) -> float:
        """All memory of the servers, in MiB."""
        return sum([server.memory for server in self.servers])

    def tables_made(self) -> None:
        """Note that tables are made, and nobody is there yet."""
        self.idle = self.memory

    def play_begins(self) -> None:
        """Note that the time from now on is for playing."""
        self._cpu = self._used()

    def result(self, name: str, tables: int, pace: float, measured: Measured) -> Result:
        """Return what came of it all."""
        cpu = (self._used() - self._cpu) * 1000 / max(1, len(measured.latencies))
        return Result(
            server=name,
            tables=tables,
            pace=pace,
            choices_per_second=measured.per_second,
            median_ms=measured.share(0.5),
            tail_ms=measured.share(0.99),
            cpu_ms=cpu,
            kilobytes=measured.kilobytes,
            idle_mib=(self.idle - self.start) / tables,
            active_mib=(self.memory - self.start) / tables,
        )

    def _used(self) -> float:
        return sum([server.cpu_seconds for server in self.servers])


async def measure_ours(name: str, load: Load, shared: Sequence[dict[str, str]]) -> list[Result]:
    """Measure one process of ours for each of some settings: `[{}]` is one on its own, with a file."""
    with serving_ours(shared) as servers:
        weighed = Weighed(servers)
        ports = [server.port for server in servers]
        made = await ours.make_tables(ports[0], GAME, load.tables)
        weighed.tables_made()
        companies = await ours.seat_everyone(ports, made, GAME)
        return await _played(name, load, weighed, [players.table for players in companies])


async def measure_theirs(name: str, load: Load, in_files: bool) -> list[Result]:
    """Measure boardgame.io, with its matches in files or in memory only."""
    with TemporaryDirectory() as folder, theirs.serve(Path(folder) if in_files else None) as server:
        weighed = Weighed([server])
        made = await theirs.make_tables(server.port, load.tables)
        weighed.tables_made()
        companies = await theirs.seat_everyone(server.port, made)
        return await _played(name, load, weighed, [players.table for players in companies])


@contextmanager
def serving_ours(shared: Sequence[dict[str, str]]) -> Iterator[list[Watched]]:
    """Start processes of ours that keep the same key."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        yield [stack.enter_context(ours.serve(Path(folder), **settings)) for settings in shared]


async def _played(name: str, load: Load, weighed: Weighed, tables: list[LoadTable]) -> list[Result]:
    results = []
    for pace in load.paces:
        weighed.play_begins()
        measured = await run(tables, load.seconds, pace)
        results.append(weighed.result(name, load.tables, pace, measured))
    return results
