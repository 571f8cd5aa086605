"""The Night Watch passes the suite that every game passes."""

from pathlib import Path

from watch import GAME
from watch.rules import events

from darkling.testing import conformance, never_reached
from examples import oracle

test_conformance = conformance(GAME, oracle=oracle, golden=Path(__file__).parent / "golden")


def test_the_suite_comes_to_every_question_verb_and_event():
    assert never_reached(GAME, events) == []
