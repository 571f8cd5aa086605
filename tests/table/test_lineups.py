"""Lineups: for whom a mode is, found from the rules of the game."""

import pytest
from support.toy_lanterns import GAME as LANTERNS
from support.toy_tug import GAME as TUG

from darkling.games import OWN, find
from darkling.table.company import Mode, company_of
from darkling.table.errors import BadSetting

COMPANIES = {
    "dealings": ["each-for-themselves", "alone"],
    "heists": ["each-for-themselves", "alone"],
    "castle": ["one-against-all"],
    "village": ["one-against-all"],
    "domains": ["each-for-themselves"],
}


@pytest.mark.parametrize(
    ("sides", "company"),
    [
        (((0,),), "alone"),
        (((0, 1, 2),), "together"),
        (((0,), (1, 2, 3)), "one-against-all"),
        (((1, 2, 3), (0,)), "one-against-all"),
        (((0,), (1,)), "teams"),
        (((0, 2), (1, 3)), "teams"),
        (((0, 3), (1,), (2,)), "teams"),
        (((0,), (1,), (2,)), "each-for-themselves"),
    ],
)
def test_sides_tell_with_whom_and_against_whom_a_game_is_played(sides, company):
    assert company_of(sides) == company


@pytest.mark.parametrize("game", COMPANIES)
def test_the_companies_of_a_game_come_with_the_most_usual_first(game):
    assert find(game).companies() == COMPANIES[game]


@pytest.mark.parametrize("game", OWN)
def test_every_mode_is_for_someone(game):
    for mode in find(game).modes.values():
        lineup = find(game).lineup(mode.settings)
        assert {*lineup.sides, *lineup.why_not} == {*range(find(game).players[0], find(game).players[1] + 1)}
        assert not {*lineup.sides} & {*lineup.why_not}
        assert lineup.nearest(mode.usual) in lineup.sides


def test_a_game_of_teams_skips_the_numbers_that_do_not_divide():
    lineup = TUG.lineup({})
    assert (lineup.company, list(lineup.sides), list(lineup.why_not)) == ("teams", [2, 4], [3])
    assert "not 3 players" in str(lineup.why_not[3])
    assert lineup.lone is None


def test_one_against_all_names_the_seat_that_stands_alone():
    lineup = TUG.lineup({"lone": True})
    assert (lineup.company, lineup.lone, lineup.least, lineup.most) == ("one-against-all", 0, 2, 4)
    assert find("castle").lineup({}).lone == 0


def test_one_who_plays_alone_is_alone_in_any_mode():
    lineup = LANTERNS.lineup({})
    assert lineup.company_of(lineup.most) == "together"
    assert lineup.company_of(1) == "alone"


def test_the_nearest_number_of_players_is_one_that_there_may_be():
    lineup = find("heists").lineup({"difficulty": "hard"})
    assert (lineup.company, lineup.nearest(Mode().usual)) == ("alone", 1)


def test_settings_that_do_not_go_together_are_for_nobody():
    with pytest.raises(BadSetting, match="no_peeking hides"):
        find("dealings").lineup({"no_peeking": True, "memory_aid": True})
    with pytest.raises(BadSetting, match="the settings are"):
        find("dealings").lineup({"colour": "red"})


@pytest.mark.parametrize(
    ("settings", "company", "counts"),
    [
        ({}, "together", range(1, 8)),
        ({"dungeon": "cellar"}, "together", range(1, 8)),
        ({"play": "tabletop"}, "one-against-all", range(2, 9)),
        ({"play": "arena"}, "teams", range(2, 7)),
        ({"play": "arena", "teams": 3}, "teams", range(3, 10)),
        ({"play": "arena", "teams": 4}, "teams", range(4, 13)),
    ],
    ids=str,
)
def test_all_plays_of_attack_the_darkness_find_their_company(settings, company, counts):
    lineup = find("darkness").lineup(settings)
    assert (lineup.company, list(lineup.sides)) == (company, list(counts))


def test_the_game_master_stands_alone():
    assert find("darkness").lineup({"play": "tabletop"}).lone == 0
