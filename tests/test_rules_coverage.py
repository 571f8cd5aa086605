"""Every rule and ruling of a ledger is proved by a test that carries its id."""

import pytest
from support.coverage import counts, marked_tests

from darkling.games import OWN
from darkling.ledger import entries, proofs, texts


@pytest.mark.parametrize("game", OWN)
def test_every_rule_is_proved(game: str) -> None:
    proved = counts(game)
    assert [name for name in texts(game) if name not in proved] == []


@pytest.mark.parametrize("game", OWN)
def test_stored_counts_are_those_of_the_tests(game: str) -> None:
    assert proofs(game) == counts(game), "the marks of the tests have changed: run `make proofs`"


@pytest.mark.parametrize("game", OWN)
def test_every_id_stands_once(game: str) -> None:
    assert len(texts(game)) == len(entries(game))


def test_no_test_proves_a_rule_that_is_not_there() -> None:
    known = {name for game in OWN for name in texts(game)}
    assert {name: ids for name, ids in marked_tests() if not set(ids) <= known} == {}


def test_no_test_proves_more_than_three() -> None:
    assert {name: ids for name, ids in marked_tests() if len(ids) > 3} == {}
