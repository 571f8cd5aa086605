"""The table for people and the numbers for programs."""

import json
import platform
from pathlib import Path

from bench.row import MICROSECONDS, Row
from bench.timing import REPEATS
from darkling.table import machine

HEAD = f"{'':36}{'result':>10}{'median':>10}  {'unit':12}{'bar':>11}  {'met':5}{'to ours':>8}"
NOTES = f"""\
Result: the best of {REPEATS} repeats, rows taken in turn; for saves the largest. Bars are held against it.
Garbage collection is on; one thread; set-up of each game is timed; one generator picks for all engines.
Ours counts only real choices, as single options play themselves; peers count every move of a player.
OpenSpiel's set-up is a chance node per card, drawn in Python; RLCard's env makes an observation per move.
An iteration of a search plays a guess on; ours ends in the draft with an estimate of the siege.
To ours: the peer's result divided by Darkling's four-player result of this run, rates or times alike;
for iterations, by the first row of searches."""


def engine() -> str:
    """Say what ran, since the kernel can be compiled and numbers of the two kinds do not compare."""
    kind = "interpreted" if (machine.__file__ or "").endswith(".py") else "compiled"
    return f"Darkling ({kind}), Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def table(rows: list[Row]) -> str:
    """Return the rows as text with aligned columns."""
    return "\n".join([engine(), "", HEAD, *[_line(row) for row in rows], "", NOTES])


def write_json(rows: list[Row], path: Path) -> None:
    """Write the numbers to a file."""
    data = {"engine": engine(), "repeats": REPEATS, "rows": [row.data() for row in rows]}
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def _line(row: Row) -> str:
    if row.value is None:
        return f"{row.label:36}{row.note}"
    value, median = _number(row.value, row.unit), _number(row.median, row.unit)
    bar = "" if row.bar is None else str(row.bar)
    met = {None: "", True: "yes", False: "NO"}[row.met]
    ratio = "" if row.ratio is None else f"x {row.ratio:.2f}"
    return f"{row.label:36}{value:>10}{median:>10}  {row.unit:12}{bar:>11}  {met:5}{ratio:>8}".rstrip()


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    return f"{value:,.2f}" if unit == MICROSECONDS else f"{value:,.0f}"
