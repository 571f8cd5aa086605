"""Tests that every game passes, for the tests of a game of one's own. They need `darkling[testing]`.

from darkling.testing import conformance

test_conformance = conformance(GAME, oracle=oracle, golden=Path(__file__).parent / "golden")
"""

import pytest

# Before they are imported, so that a failed assert tells its values.
pytest.register_assert_rewrite("darkling.testing.checks")

from darkling.testing.cases import Case, Oracle, cases_of  # noqa: E402
from darkling.testing.conformance import conformance  # noqa: E402
from darkling.testing.playing import copied, decisions, encoded, random_choice, shown  # noqa: E402
from darkling.testing.reach import never_reached  # noqa: E402
from darkling.testing.tree import lines_of_play  # noqa: E402

__all__ = [
    "Case",
    "Oracle",
    "cases_of",
    "conformance",
    "copied",
    "decisions",
    "encoded",
    "lines_of_play",
    "never_reached",
    "random_choice",
    "shown",
]
