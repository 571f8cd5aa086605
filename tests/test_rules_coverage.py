"""Every rule and ruling of a ledger is proved by a test that carries its id."""

import re

import pytest
from support.coverage import ledger, marked_tests, proofs

from darkling.games import GAMES

# Hardcore, solo and the expansion are not built yet, and with them these.
OTHER_MODES = re.compile(
    r"DD-(HARD|SOLO)-|DD-VIC-04|DD-DEF-08|DD-HAB-07|DD-R-(06|07|08|20|36|37|38|39|41|42|43|44|45|46|48)$"
)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved(game: str) -> None:
    proved = proofs()
    assert [name for name in ledger(game) if not proved[name] and not OTHER_MODES.match(name)] == []


def test_no_test_proves_a_rule_that_is_not_there() -> None:
    known = {name for game in GAMES for name in ledger(game)}
    assert {name: ids for name, ids in marked_tests() if not set(ids) <= known} == {}


def test_no_test_proves_more_than_three() -> None:
    assert {name: ids for name, ids in marked_tests() if len(ids) > 3} == {}
