"""The suite itself: which cases stand for all, how their games are played, and that no check changes them."""

import pytest
from support.toy_allies import ALLIES_GAME
from support.toy_spells import SPELLS_GAME, oracle

from darkling import games
from darkling.games.castle import GAME as CASTLE
from darkling.games.dealings import GAME as DEALINGS
from darkling.games.heists import GAME as HEISTS
from darkling.testing import cases_of, never_reached
from darkling.testing.cases import start_cases
from darkling.testing.checks import ALL
from darkling.testing.playthrough import played_again, playthrough
from darkling.testing.suite import every, gathered, up_to

FIGHT = {
    "phase": "combat",
    "seats": [{"pile": ["H08"], "defenses": ["T05", "S05"]}, {}],
    "choices": [(0, "fight"), (0, "strike S05")],
}


def names(cases):
    return [str(case).removeprefix("heists-") for case in cases]


def test_the_first_mode_has_every_number_of_players_and_each_other_mode_one():
    cases = gathered(cases_of(HEISTS))
    assert names(cases.standing) == [
        *("normal-1", "normal-2", "normal-3", "normal-4"),
        *("first_game-2", "unforgiving-3", "hidden_hands-4", "solo_easy-1", "solo_hard-1"),
    ]


def test_a_game_may_name_the_cases_that_stand_for_all():
    modes = {"unforgiving": (3,), "hidden hands": (4,), "solo easy": (1,), "solo hard": (1,)}
    cases = gathered(cases_of(HEISTS), named={"normal": (2,), "first game": (2, 3), **modes})
    assert names(cases.standing)[:3] == ["normal-2", "first_game-2", "first_game-3"]
    assert names(up_to(2)(cases)) == ["normal-2", "first_game-2", "solo_easy-1", "solo_hard-1"]


@pytest.mark.parametrize(
    ("standing", "says"),
    [
        ({"normal": (2, 3, 4, 5), "challenging": (2,)}, r"nothing stands for \[castle-house_rules-2,"),
        ({"normal": (2, 3, 4), "challenging": (2,), "house rules": (3,)}, "castle-normal-5, "),
        ({"normal": (6,)}, "'normal' cannot be played with 6 players"),
        ({"hardcore": (2,)}, "'hardcore' cannot be played with 2 players"),
    ],
)
def test_what_it_names_must_stand_for_every_mode_and_number_of_players(standing, says):
    with pytest.raises(ValueError, match=says):
        gathered(cases_of(CASTLE), named=standing)


def test_a_start_is_a_case_whose_choices_come_first():
    (case,) = start_cases(DEALINGS, {"a fight": FIGHT}, settings={"failed_fight": "rollback"})
    assert (str(case), case.start(1).rollback) == ("dealings-a_fight-2", True)
    assert [stop.option.name for stop in playthrough(case).stops][:2] == ["fight", "strike S05"]
    assert [case] == every(gathered(cases_of(DEALINGS), [case]))[-1:]


def test_what_a_start_says_of_settings_goes_before_those_of_all_games():
    own = FIGHT | {"settings": {"failed_fight": "rollback"}}
    (case,) = start_cases(DEALINGS, {"a fight": own}, settings={"failed_fight": "stays"})
    assert case.start(1).rollback


def test_the_game_of_a_case_is_played_once_and_can_be_played_again():
    case = cases_of(SPELLS_GAME, oracle)[0]
    assert playthrough(case) is playthrough(case)
    for game, stop in played_again(case):
        assert game.fingerprint() == stop.fingerprint
    assert game.fingerprint() == playthrough(case).game.fingerprint()


def test_no_check_changes_the_game_that_all_look_at(monkeypatch):
    monkeypatch.setitem(games._registered, SPELLS_GAME.id, SPELLS_GAME)
    cases = gathered(cases_of(SPELLS_GAME, oracle))
    case = cases.standing[0]
    for check in ALL:
        for way in check.ways:
            if case in check.pick(cases) and check.applies(case, *way):
                check.make(case, *way)
    assert all(stop.position.fingerprint() == stop.fingerprint for stop in playthrough(case).stops)


def test_it_is_told_what_the_games_never_come_to():
    assert never_reached(ALLIES_GAME) == []
    assert never_reached(DEALINGS, starts={"a fight": FIGHT}) == ["question which-first", "verb first"]
