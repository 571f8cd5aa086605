"""Other engines, for scale, next to Darkling's numbers of the same run."""

from collections.abc import Callable
from dataclasses import replace

from bench import openspiel, rlcard_env
from bench.row import MICROSECONDS, PER_SECOND, Measure, Row
from bench.timing import Block


def measures() -> list[Measure]:
    """Return what is to be timed of the peers."""
    return [
        _measure("OpenSpiel hearts, random play", PER_SECOND, openspiel.play_block, "hearts"),
        _measure("OpenSpiel gin_rummy, random play", PER_SECOND, openspiel.play_block, "gin_rummy"),
        _measure("RLCard gin-rummy env, random play", PER_SECOND, rlcard_env.play_block, "gin-rummy"),
        _measure("OpenSpiel hearts, clone", MICROSECONDS, openspiel.clone_block, "hearts"),
        _measure("OpenSpiel gin_rummy, clone", MICROSECONDS, openspiel.clone_block, "gin_rummy"),
    ]


def compared(row: Row, play: Row, clone: Row) -> Row:
    """Return a peer's row with its ratio to ours of the same kind."""
    ours = play if row.unit == PER_SECOND else clone
    if row.value is None or ours.value is None:
        return row
    return replace(row, ratio=row.value / ours.value)


def _measure(label: str, unit: str, make_block: Callable[[str], Block], name: str) -> Measure:
    try:
        return Measure(label, unit, make_block(name))
    except ImportError:
        return Measure(label, unit, None)
