"""Dark Heists passes the suite that every game passes."""

from games.heists import oracle
from games.heists.starts import STARTS
from support.cases import GOLDEN

from darkling.games.heists import GAME
from darkling.games.heists.rules import events
from darkling.testing import conformance, never_reached

STANDING = {
    "normal": (1, 2),
    "first game": (2,),
    "unforgiving": (3,),
    "hidden hands": (4,),
    "solo easy": (1,),
    "solo hard": (1,),
}
CASES = {"standing": STANDING, "starts": STARTS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, **CASES) == []
