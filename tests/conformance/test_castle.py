"""Korak's castle passes the suite that every game passes."""

from games.castle import oracle
from support.cases import GOLDEN, SHORTENED

from darkling.games.castle import GAME
from darkling.testing import conformance

STANDING = {"normal": (2, 5), "challenging": (3,), "house rules": (4,)}
test_conformance = conformance(
    GAME, oracle=oracle, golden=GOLDEN, settings=SHORTENED["castle"], standing=STANDING
)
