"""Dark Dealings passes the suite that every game passes."""

from games.dealings import oracle
from games.dealings.starts import STARTS
from support.cases import GOLDEN

from darkling.games.dealings import GAME
from darkling.games.dealings.rules import events
from darkling.testing import conformance, never_reached

STANDING = {
    "normal": (2, 4),
    "hardcore": (2,),
    "expansion": (2,),
    "hardcore expansion": (2,),
    "no peeking": (5,),
    "elimination": (6,),
    "rollback": (3,),
    "solo": (1,),
    "solo hardcore": (1,),
    "solo of three": (1,),
    "solo of seven": (1,),
    "no memory aid": (2,),
}
CASES = {"standing": STANDING, "starts": STARTS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, **CASES) == []
