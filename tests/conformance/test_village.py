"""Village of Fear passes the suite that every game passes."""

from games.village import oracle
from support.cases import GOLDEN, SHORTENED

from darkling.games.village import GAME
from darkling.testing import conformance

STANDING = {"normal": (2, 4, 5), "house rules": (3,)}
test_conformance = conformance(
    GAME, oracle=oracle, golden=GOLDEN, settings=SHORTENED["village"], standing=STANDING
)
