"""Korak's castle passes the suite that every game passes."""

from games.castle import oracle
from games.castle.starts import STARTS
from support.cases import GOLDEN, SHORTENED

from darkling.games.castle import GAME
from darkling.games.castle.rules import events
from darkling.games.darkworld.rules import events as shared_events
from darkling.testing import conformance, never_reached

STANDING = {"normal": (2, 5), "challenging": (3,), "house rules": (4,)}
CASES = {"settings": SHORTENED["castle"], "standing": STANDING, "starts": STARTS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, shared_events, **CASES) == []
