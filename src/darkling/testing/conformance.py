"""The one test of a game that makes every check of the suite."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from darkling import games
from darkling.table.gametype import GameType
from darkling.testing import checks
from darkling.testing.cases import Arranged, Case, Oracle, cases_of, start_cases
from darkling.testing.standing import Counts
from darkling.testing.suite import Cases, Check, gathered


def conformance(
    game: GameType,
    *,
    oracle: Oracle | None,
    golden: Path | None = None,
    settings: Mapping[str, Any] | None = None,
    standing: Counts | None = None,
    starts: Mapping[str, Arranged] | None = None,
) -> Callable[..., None]:
    """Return a test that makes every check with the modes and numbers of players of a game.

    Assign it to a name that begins with `test_`. Its parameters are named by check, game, mode and number
    of players, so that `-k` picks some of them.

    Attributes:
        game: what is tested; it need not be installed.
        oracle: who may see what, written down apart from the game's code; None where nothing is hidden.
        golden: the folder of the golden playthroughs; without one there are none.
        settings: what is agreed in all games, such as a limit for a game that random players do not end.
        standing: for each mode the numbers of players that stand for the rest. Without it the first mode is
            played with all of them, and each other mode with one; in a soak every mode is with all.
        starts: set-up positions by name, for what random players never come to.

    """
    cases = gathered(
        cases_of(game, oracle, golden, settings), start_cases(game, starts or {}, oracle, settings), standing
    )

    @pytest.mark.parametrize(("check", "case", "way"), list(_made_with(cases)))
    def test_conformance(check: Check, case: Case, way: tuple[str, ...]) -> None:
        # What loads a save or asks a bot finds the game by its id.
        with patch.dict(games._registered, {game.id: game}):
            check.make(case, *way)

    return test_conformance


def _made_with(cases: Cases) -> Iterator[Any]:
    """Go from case to case, so that the checks of one can share a game."""
    picked = [(check, set(check.pick(cases))) for check in checks.ALL]
    for case in cases:
        for check in [check for check, its_cases in picked if case in its_cases]:
            for way in check.ways:
                if check.applies(case, *way):
                    yield pytest.param(check, case, way, id="-".join([check.make.__name__, *way, str(case)]))
