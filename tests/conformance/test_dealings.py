"""Dark Dealings passes the suite that every game passes."""

from games.dealings import oracle
from support.cases import GOLDEN

from darkling.games.dealings import GAME
from darkling.testing import conformance

test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN)
