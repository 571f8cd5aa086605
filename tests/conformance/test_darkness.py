"""Attack the Darkness passes the suite that every game passes."""

from games.darkness import oracle
from games.darkness.starts import STARTS
from support.cases import GOLDEN

from darkling.games.darkness import GAME
from darkling.games.darkness.rules import events
from darkling.testing import conformance, never_reached

STANDING = {
    "first dungeon": (2,),
    "adventure": (5, 6, 7),
    "closed hands": (3,),
    "own decks": (1,),
    "campaign": (4,),
    "arena": (2, 3),
    "four teams": (4,),
    "game master": (2, 4),
}
SETTINGS = {"round_cap": 20}
"""Heroes who act at random would fight each other in the arena for ever."""
CASES = {"standing": STANDING, "starts": STARTS, "settings": SETTINGS}
test_conformance = conformance(GAME, oracle=oracle, golden=GOLDEN, **CASES)


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events, **CASES) == []
