"""Bots by name, with or without a budget."""

import pytest

from darkling.bots import NAMES, UnknownBot, bot
from darkling.bots.budget import Budget, read_budget
from darkling.bots.search import SearchBot


@pytest.mark.parametrize("name", NAMES)
def test_every_name_that_is_listed_can_be_asked_for(name: str) -> None:
    assert bot(name.replace("N", "20"), 1)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("clever", "there is no bot 'clever'; there is random, greedy, greedy:N, search:N"),
        ("", "there is no bot ''"),
        ("greedy:0", "expected an effort of at least 1, such as 300, not '0'"),
        ("greedy:5ms", "not '5ms'"),
        ("hard:", "expected hard without a budget, not 'hard:': only search and greedy take one"),
        ("search", "such as 200 or 50ms, not ''"),
        ("search:0", "such as 200 or 50ms, not '0'"),
        ("search:abc", "not 'abc'"),
        ("search:-3", "not '-3'"),
        ("search:0ms", "not '0ms'"),
        ("search:50s", "not '50s'"),
    ],
)
def test_any_other_name_is_refused(name: str, says: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        bot(name, 1)
    assert says in str(wrong.value)


def test_a_budget_is_trials_or_time() -> None:
    assert read_budget("200") == Budget(iterations=200)
    assert read_budget("50ms") == Budget(seconds=0.05)
    search = bot("search:7", 1)
    assert isinstance(search, SearchBot)
    assert search.budget == Budget(iterations=7)


def test_a_budget_is_spent() -> None:
    assert len(list(Budget(iterations=7).spend())) == 7
    assert len(list(Budget(seconds=0.0).spend())) == 1
