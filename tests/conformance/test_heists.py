"""Dark Heists passes the suite that every game passes."""

from games.heists import oracle
from support.cases import GOLDEN

from darkling.games.heists import GAME
from darkling.testing import conformance

STANDING = {
    "normal": (1, 2),
    "first game": (2,),
    "unforgiving": (3,),
    "hidden hands": (4,),
    "solo easy": (1,),
    "solo hard": (1,),
}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, standing=STANDING)
