"""Journals: games on their way into a results file, safe from the moment they are finished.

While games are played, a folder stands beside `RESULTS.parquet`:

RESULTS.parquet.parts/
├── run.json                      what the games have in common
├── games.jsonl                   the latest games, as they were finished
└── part-000000000000.parquet     games in order, from the number in the name on

At the end, or when the run is stopped, all of it goes into the results file and the folder is removed.
If the run is killed the folder stays, and the next run goes on with it.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import rmtree
from typing import Self

import msgspec
import polars as pl

from darkling.lab.outcome import Outcome
from darkling.lab.plan import Plan
from darkling.lab.results_file import (
    ROWS_IN_A_GROUP,
    SCHEMA,
    BadResults,
    cannot_write,
    count_rows,
    decode_run,
    encode_run,
    read_results,
    row,
    write_rows,
    writing,
)
from darkling.lab.run_identity import Run, first_difference, run_of

LATEST_BYTES = 1 << 23
"""When so much has been written of the latest games, they become a part, which is far smaller."""
NUMBER = pl.col("number")


class Journal:
    """A results file and the games on their way into it.

    Attributes:
        games: how many are wanted.
        done: all games below this number are finished, and stand in the results file or a part.
        beyond: the numbers from there on that were finished before this run.
        kept: how many games are in the results file since it was last written.

    """

    def __init__(self, path: Path, plan: Plan) -> None:
        """Take up what an earlier run left; raise BadResults if it was another run."""
        self.path = path
        self.run = run_of(plan)
        self.games = plan.games
        self.folder = path.with_name(f"{path.name}.parts")
        self.latest = self.folder / "games.jsonl"
        self._check_run()
        self.parts: list[pl.LazyFrame] = []
        self.done = self.kept = 0
        self._take_up_parts()
        _cut_off_torn_line(self.latest)
        self.beyond = sorted(self._waiting()["number"])
        self.roll_at = LATEST_BYTES

    def missing(self) -> Iterator[range]:
        """Yield the numbers of the games that are not finished."""
        first = self.done
        for number in [*self.beyond, self.games]:
            if first < min(number, self.games):
                yield range(first, min(number, self.games))
            first = number + 1

    def finished(self) -> Iterator[Outcome]:
        """Yield what came of the games that were finished before this run, without what was counted."""
        for part in [*self.parts, self._waiting().lazy()]:
            for first in range(0, count_rows(part), ROWS_IN_A_GROUP):
                yield from self._wanted(part.slice(first, ROWS_IN_A_GROUP))

    def __enter__(self) -> Self:
        """Begin to write, if there is anything to write."""
        if any(self.missing()):
            self.folder.mkdir(exist_ok=True)
            with writing(self.folder / "run.json") as temporary:
                temporary.write_text(encode_run(self.run), encoding="utf-8")
        return self

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Keep what came of some games, whatever happens next."""
        lines = b"".join([msgspec.json.encode(row(outcome)) + b"\n" for outcome in outcomes])
        try:
            size = _append(self.latest, lines)
        except OSError as wrong:
            cannot_write(self.latest, wrong)
        if size > self.roll_at:
            self._make_part()

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Write the results file, unless writing is what went wrong: then the folder keeps everything."""
        if isinstance(error, BadResults) or not self.folder.exists():
            return
        waiting = self._waiting()
        write_rows(self.run, [*self.parts, waiting.lazy()], self.path)
        self.kept = self.done + waiting.height
        rmtree(self.folder)

    def _wanted(self, rows: pl.LazyFrame) -> Iterator[Outcome]:
        columns = rows.select("number", "seed", "decisions", "won", "scores").collect()
        for number, seed, decisions, won, scores in columns.filter(self.games > NUMBER).iter_rows():
            yield Outcome(int(seed), decisions, tuple(won), tuple(scores), number)

    def _check_run(self) -> None:
        if self.path.exists():
            self._compare(read_results(self.path).run)
        if (begun := self.folder / "run.json").exists():
            self._compare(decode_run(begun.read_bytes(), begun))

    def _compare(self, found: Run) -> None:
        if difference := first_difference(found, self.run):
            raise BadResults(
                f"{self.path} belongs to another run: {difference}; expected the same run or a new file"
            )

    def _take_up_parts(self) -> None:
        """Find the parts that follow one another from game 0 on; the results file is the first of them."""
        if self.path.exists():
            frame = read_results(self.path).frame
            # After a stop the last few games may have gaps between them.
            self._take_up(frame.head(frame.select((pl.int_range(pl.len()) == NUMBER).sum()).collect().item()))
        while (part := self._part(self.done)).exists():
            self._take_up(read_results(part).frame)

    def _take_up(self, part: pl.LazyFrame) -> None:
        self.parts.append(part)
        self.done += count_rows(part)

    def _part(self, first: int) -> Path:
        return self.folder / f"part-{first:012}.parquet"

    def _waiting(self) -> pl.DataFrame:
        """Return the finished games that stand in no part, in order."""
        found = [self._read_latest()]
        if self.path.exists():
            found.append(read_results(self.path).frame.filter(self.done <= NUMBER).collect())
        return pl.concat(found).filter(self.done <= NUMBER).unique("number").sort("number")

    def _read_latest(self) -> pl.DataFrame:
        if not self.latest.exists():
            return pl.DataFrame(schema=SCHEMA)
        try:
            return pl.read_ndjson(self.latest, schema=SCHEMA)
        except pl.exceptions.PolarsError:
            raise BadResults(f"{self.latest} is damaged; expected one game a line") from None

    def _make_part(self) -> None:
        """Move the latest games into a part, but for those that have unfinished ones before them."""
        waiting = self._waiting()
        in_order = self.done + pl.int_range(pl.len()) == NUMBER
        part = self._part(self.done)
        write_rows(self.run, [waiting.filter(in_order).lazy()], part)
        with writing(self.latest) as temporary:
            waiting.filter(~in_order).write_ndjson(temporary)
        self._take_up(read_results(part).frame)
        self.roll_at = self.latest.stat().st_size + LATEST_BYTES


def _append(file: Path, content: bytes) -> int:
    """Write at the end of a file; return how long it is now."""
    with file.open("ab", buffering=0) as raw:
        # A disk that is nearly full takes a part of it, and says so only the next time.
        while content:
            content = content[raw.write(content) :]
        return raw.tell()


def _cut_off_torn_line(file: Path) -> None:
    """Cut off what a killed run was just writing."""
    if file.exists():
        os.truncate(file, file.read_bytes().rfind(b"\n") + 1)
