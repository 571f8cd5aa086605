"""Dark Domains passes the suite that every game passes."""

from games.domains import oracle
from games.domains.starts import STARTS
from support.cases import GOLDEN

from darkling.games.domains import GAME
from darkling.games.domains.rules import events
from darkling.testing import conformance, never_reached

STANDING = {"normal": (2, 5), "open stores": (3, 4)}
CASES = {"standing": STANDING, "starts": STARTS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, **CASES) == []
