"""Dark Dealings passes the suite that every game passes."""

from games.dealings import oracle
from support.cases import GOLDEN

from darkling.games.dealings import GAME
from darkling.testing import conformance

STANDING = {
    "normal": (2, 4),
    "hardcore": (2,),
    "expansion": (3,),
    "hardcore expansion": (3,),
    "no peeking": (5,),
    "elimination": (6,),
    "rollback": (2,),
    "solo": (1,),
    "solo hardcore": (1,),
    "solo of three": (1,),
    "solo of seven": (1,),
    "no memory aid": (3,),
}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, standing=STANDING)
