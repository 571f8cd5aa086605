"""Village of Fear passes the suite that every game passes."""

from games.village import oracle
from support.cases import GOLDEN, SHORTENED

from darkling.games.village import GAME
from darkling.testing import conformance

test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, settings=SHORTENED["village"])
