"""The one test of a game that makes every check of the suite."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from darkling import games
from darkling.table.gametype import GameType
from darkling.testing import checks
from darkling.testing.cases import Case, Oracle, cases_of
from darkling.testing.suite import Check


def conformance(
    game: GameType,
    *,
    oracle: Oracle | None,
    golden: Path | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Callable[..., None]:
    """Return a test that makes every check with every mode and number of players of a game.

    Assign it to a name that begins with `test_`. Its parameters are named by check, game, mode and number
    of players, so that `-k` picks some of them.

    Attributes:
        game: what is tested; it need not be installed.
        oracle: who may see what, written down apart from the game's code; None where nothing is hidden.
        golden: the folder of the golden playthroughs; without one there are none.
        settings: what is agreed in all games, such as a limit for a game that random players do not end.

    """
    cases = cases_of(game, oracle, golden, settings)

    @pytest.mark.parametrize(("check", "case", "way"), list(_made_with(cases)))
    def test_conformance(check: Check, case: Case, way: tuple[str, ...]) -> None:
        # What loads a save or asks a bot finds the game by its id.
        with patch.dict(games._registered, {game.id: game}):
            check.make(case, *way)

    return test_conformance


def _made_with(cases: list[Case]) -> Iterator[Any]:
    for check in checks.ALL:
        for case in check.pick(cases):
            for way in check.ways:
                if check.applies(case, *way):
                    yield pytest.param(check, case, way, id="-".join([check.make.__name__, *way, str(case)]))
