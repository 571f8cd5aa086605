"""The Night Watch passes the suite that every game passes."""

from pathlib import Path

from watch import GAME

from darkling.testing import conformance
from examples import oracle

test_conformance = conformance(GAME, oracle=oracle, golden=Path(__file__).parent / "golden")
