"""What can be agreed before a game, and what is refused."""

import pytest

import darkling
from darkling.table.errors import BadOption


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (2, {"difficulty": "hard"}, "difficulty is for solo play"),
        (1, {"hidden_hands": True}, "hidden_hands is for several players"),
        (2, {"rounds": 5}, "rounds"),
        (2, {"starting_coins": 9}, "starting_coins"),
        (2, {"cops": False}, "the options are difficulty, cop_effects"),
    ],
)
def test_what_does_not_fit_is_refused(players, options, says):
    with pytest.raises(BadOption, match=says):
        darkling.start("heists", players, 0, options)


@pytest.mark.parametrize(("difficulty", "target"), [(None, 4), ("easy", 5), ("standard", 4), ("hard", 3)])
def test_difficulty_is_the_number_of_jobs_to_a_heist(difficulty, target):
    options = {"difficulty": difficulty} if difficulty else {}
    assert darkling.start("heists", 1, 0, options).job_target == target
