"""Village of Fear passes the suite that every game passes."""

from games.village import oracle
from games.village.starts import STARTS
from support.cases import GOLDEN, SHORTENED

from darkling.games.darkworld.rules import events as shared_events
from darkling.games.village import GAME
from darkling.games.village.rules import events
from darkling.testing import conformance, never_reached

STANDING = {"normal": (2, 4, 5), "house rules": (3,)}
CASES = {"settings": SHORTENED["village"], "standing": STANDING, "starts": STARTS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, shared_events, **CASES) == []
