"""Reports: a results file read, and compared with another if there is one."""

from pathlib import Path
from typing import Any

import msgspec

from darkling.lab.report.compare import Comparison, Edited, compared
from darkling.lab.report.figures import Figures, figures
from darkling.lab.results_file import BadResults, ResultsFile, count_rows, read_results

NOTHING_EDITED: Edited = {}


class Report(msgspec.Struct, frozen=True):
    """The figures of a results file, and what changed since another."""

    figures: Figures
    comparison: Comparison | None

    def data(self) -> dict[str, Any]:
        return {**msgspec.structs.asdict(self.figures), "comparison": self.comparison}


def report(path: Path, against: Path | None = None, edited: Edited = NOTHING_EDITED) -> Report:
    """Report on a results file; raise BadResults if it cannot be read, or not be compared."""
    results = _games_in(path)
    comparison = compared(results, _games_in(against), edited) if against is not None else None
    return Report(figures(results), comparison)


def _games_in(path: Path) -> ResultsFile:
    results = read_results(path)
    if not count_rows(results.frame):
        raise BadResults(f"{path}: expected results of at least one game, there are none")
    return results
