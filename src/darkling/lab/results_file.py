"""Results files: Parquet with one row a game, in the order of their numbers, and the run in its metadata."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import polars as pl

from darkling.lab.outcome import Outcome
from darkling.lab.run_identity import FORMAT, Run
from darkling.table.errors import DarklingError
from darkling.table.record import with_todays_names

SCHEMA = pl.Schema(
    {
        "number": pl.Int64(),
        # Text, because a seed may be larger than any whole number of Parquet.
        "seed": pl.String(),
        "decisions": pl.Int32(),
        "won": pl.List(pl.Boolean()),
        "scores": pl.List(pl.Int64()),
        "places": pl.List(pl.Int32()),
        "rounds": pl.Int32(),
        "lead_changes": pl.Int32(),
        "taken": pl.List(pl.List(pl.String())),
        "used": pl.List(pl.List(pl.String())),
        "offered": pl.List(pl.String()),
        "chosen": pl.List(pl.String()),
        "roles": pl.List(pl.String()),
    }
)
"""The columns; what they mean is told in `Outcome`."""
KEY = "darkling"
"""Under it the metadata of a file have its run, as JSON."""


ROWS_IN_A_GROUP = 2048
"""Polars keeps several groups in memory at a time, and a game with its cards and options is a large row."""


class BadResults(DarklingError, ValueError):
    """A results file that cannot be read or written, or belongs to another run."""


@dataclass(frozen=True)
class ResultsFile:
    """A results file: what its games have in common, and a row for each."""

    run: Run
    frame: pl.LazyFrame


def read_results(path: Path) -> ResultsFile:
    """Return what a results file holds, its rows unread; raise BadResults if it is none."""
    try:
        text = pl.read_parquet_metadata(path)[KEY]
    except (pl.exceptions.PolarsError, KeyError):
        _refuse(path)
    return ResultsFile(decode_run(text, path), _with_roles(pl.scan_parquet(path)))


def _with_roles(frame: pl.LazyFrame) -> pl.LazyFrame:
    """Return the rows with the column for roles, which older files do not have."""
    if "roles" in frame.collect_schema():
        return frame
    return frame.with_columns(roles=pl.lit([], dtype=SCHEMA["roles"]))


def row(outcome: Outcome) -> dict[str, Any]:
    return {**msgspec.to_builtins(outcome), "seed": str(outcome.seed)}


def write_rows(run: Run, parts: Sequence[pl.LazyFrame], path: Path) -> None:
    """Write a results file of the rows of all parts, without ever holding all of them in memory."""
    with writing(path) as temporary:
        metadata = {KEY: encode_run(run)}
        pl.concat(parts).sink_parquet(temporary, row_group_size=ROWS_IN_A_GROUP, metadata=metadata)


def count_rows(frame: pl.LazyFrame) -> int:
    return int(frame.select(pl.len()).collect().item())


def encode_run(run: Run) -> str:
    return msgspec.json.encode(run).decode()


def decode_run(text: str | bytes, path: Path) -> Run:
    """Return the run that was found in a file; raise BadResults if it is none of this version."""
    try:
        found = msgspec.json.decode(text)
        if found["format"] == FORMAT:
            return msgspec.convert(with_todays_names(found), Run)
    except (msgspec.MsgspecError, LookupError, TypeError):
        _refuse(path)
    raise BadResults(f"{path}: expected a results file of version {FORMAT}, not {found['format']!r}")


@contextmanager
def writing(path: Path) -> Iterator[Path]:
    """Yield a temporary file, which takes the place of the path only when all of it is written."""
    temporary = path.with_name(f"{path.name}.new")
    try:
        yield temporary
        temporary.replace(path)
    except (pl.exceptions.PolarsError, OSError) as wrong:
        cannot_write(path, wrong)
    finally:
        temporary.unlink(missing_ok=True)


def cannot_write(path: Path, wrong: Exception) -> NoReturn:
    # Polars does not always pass on what the system says.
    reason = wrong.strerror if isinstance(wrong, OSError) else f"disk full? ({wrong})"
    raise BadResults(
        f"cannot write {path}: {reason}; finished games are kept, and the same command goes on with them"
    ) from None


def _refuse(path: Path) -> NoReturn:
    raise BadResults(f"{path}: expected a results file as simulate --out writes it") from None
