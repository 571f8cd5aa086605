"""`darkling bots`, and bots asked for by other commands."""

import pytest
from support.command import refused, text, written_json

from darkling.bots import NAMES


def test_bots_lists_each_with_how_it_plays(run):
    told = text(run("bots"))
    for name in NAMES:
        assert f" {name} " in told
    assert "any option, all equally likely" in told


def test_bots_as_json(run):
    listed = written_json(run("bots", "--json"))
    assert [bot["name"] for bot in listed] == list(NAMES)
    assert len({bot["about"] for bot in listed}) == len(NAMES)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("clever", "there is no bot 'clever'; there is random, greedy"),
        ("search:0", "expected a budget of iterations or time, such as 200 or 50ms, not '0'"),
        ("search:abc", "not 'abc'"),
        ("greedy:0", "expected an effort of at least 1, such as 300, not '0'"),
        ("hard:5", "expected hard without a budget"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_bot_that_there_is_not_is_refused(run, command, name, says):
    refused(run(command, "dealings", "--bots", name), says)
