"""What can be agreed before a game, and what is refused."""

import pytest

import darkling
from darkling.table.errors import BadSetting


@pytest.mark.parametrize(
    ("players", "settings", "says"),
    [
        (2, {"difficulty": "hard"}, "difficulty is for solo play"),
        (1, {"hidden_hands": True}, "hidden_hands is for several players"),
        (2, {"rounds": 5}, "rounds"),
        (2, {"starting_coins": 9}, "starting_coins"),
        (2, {"cops": False}, "the settings are difficulty, cop_effects"),
    ],
)
def test_what_does_not_fit_is_refused(players, settings, says):
    with pytest.raises(BadSetting, match=says):
        darkling.start("heists", players, 0, settings)


@pytest.mark.parametrize(("difficulty", "target"), [(None, 4), ("easy", 5), ("standard", 4), ("hard", 3)])
def test_difficulty_is_the_number_of_jobs_to_a_heist(difficulty, target):
    settings = {"difficulty": difficulty} if difficulty else {}
    assert darkling.start("heists", 1, 0, settings).job_target == target
