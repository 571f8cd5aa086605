"""Dark Heists passes the suite that every game passes."""

from games.heists import oracle
from support.cases import GOLDEN

from darkling.games.heists import GAME
from darkling.testing import conformance

test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN)
