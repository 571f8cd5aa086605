"""Every mode and number of players of Darkling's own games, for tests that go over all of them."""

from pathlib import Path

import darkling
from darkling.games import OWN
from darkling.testing import Case, cases_of, copied, decisions, encoded, random_choice, shown
from darkling.testing.cases import SOAK

__all__ = ["SOAK", "all_cases", "copied", "decisions", "encoded", "random_choice", "shown"]

GOLDEN = Path(__file__).parent.parent / "golden"
SHORTENED = {"castle": {"round_limit": 5}, "village": {"round_limit": 5}}
"""Games that random players would never bring to an end are ended early."""


def all_cases() -> list[Case]:
    """Return a case for every game, mode and number of players."""
    return [case for game in OWN for case in cases_of(darkling.find(game), settings=SHORTENED.get(game))]
