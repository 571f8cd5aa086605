"""The settings of a game: their defaults, the modes made of them, and those that exclude each other."""

import pytest
from support.script import offered
from support.siege import siege

import darkling
from darkling.games.dealings.rules.settings import Agreement, DealingsSettings, agree
from darkling.table.errors import BadPosition, BadSetting


@pytest.mark.rule("DD-R-45", "DD-R-47", "DD-R-48")
@pytest.mark.parametrize(("players", "rows"), [(2, 0), (6, 0), (1, 5)])
def test_defaults_are_normal_play_without_the_expansion(players, rows):
    assert agree(players, DealingsSettings()) == Agreement(
        rows=rows,
        expansion=False,
        no_peeking=False,
        elimination=False,
        rollback=False,
        memory_aid=True,
    )


@pytest.mark.rule("DD-R-45")
@pytest.mark.parametrize(
    ("settings", "no_peeking", "elimination"),
    [
        ({"mode": "normal"}, False, False),
        ({"mode": "hardcore"}, True, True),
        ({"mode": "hardcore", "no_peeking": True, "elimination": True}, True, True),
        ({"mode": "normal", "no_peeking": True}, True, False),
        ({"no_peeking": False, "elimination": True}, False, True),
    ],
)
@pytest.mark.parametrize("players", [1, 4])
def test_mode_sets_what_is_left_open(players, settings, no_peeking, elimination):
    view = darkling.start("dealings", players, 1, settings).view(0)
    assert (view.no_peeking, view.elimination) == (no_peeking, elimination)


@pytest.mark.rule("DD-R-12")
@pytest.mark.parametrize(
    ("given", "rollback"),
    [({}, False), ({"failed_fight": "strikes_stand"}, False), ({"failed_fight": "rollback"}, True)],
)
def test_strikes_of_a_failed_fight_stand_by_default(given, rollback):
    assert agree(2, DealingsSettings(**given)).rollback is rollback


@pytest.mark.parametrize("mode", darkling.find("dealings").modes)
def test_every_named_mode_can_be_played(mode):
    settings = darkling.find("dealings").modes[mode].settings
    players = 1 if "rows" in settings else 2
    assert offered(darkling.start("dealings", players, 1, settings))


# Conflicts.


@pytest.mark.rule("DD-R-45")
@pytest.mark.parametrize("half", ["no_peeking", "elimination"])
def test_hardcore_cannot_go_without_one_of_its_halves(half):
    with pytest.raises(BadSetting, match=f"hardcore sets {half}; choose mode normal"):
        darkling.new("dealings", 2, settings={"mode": "hardcore", half: False})


@pytest.mark.rule("DD-R-46", "DD-R-47")
@pytest.mark.parametrize("settings", [{"no_peeking": True}, {"mode": "hardcore"}])
@pytest.mark.parametrize("players", [1, 2])
def test_memory_aid_cannot_be_had_where_nobody_may_peek(players, settings):
    with pytest.raises(BadSetting, match="memory_aid shows the piles that no_peeking hides"):
        darkling.new("dealings", players, settings={**settings, "memory_aid": True})
    assert not darkling.start("dealings", players, 1, {**settings, "memory_aid": False}).memory_aid


@pytest.mark.rule("DD-SOLO-02")
@pytest.mark.parametrize("players", [2, 6])
def test_rows_are_refused_with_several_players(players):
    with pytest.raises(BadSetting, match="rows is for solo play; leave it out"):
        darkling.new("dealings", players, settings={"rows": 5})


@pytest.mark.rule("DD-SOLO-02")
@pytest.mark.parametrize(
    ("rows", "said"), [(2, ">= 3"), (8, "<= 7"), (0, ">= 3"), (-5, ">= 3"), ("5", "`int"), (True, "`int")]
)
def test_rows_of_impossible_size_are_refused(rows, said):
    with pytest.raises(BadSetting) as refused:
        darkling.new("dealings", 1, settings={"rows": rows})
    for words in (said, "rows", "the settings are mode, rows, expansion"):
        assert words in str(refused.value)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"mode": "easy"}, "'easy'"),
        ({"expansion": 1}, "expansion"),
        ({"no_peeking": "yes"}, "no_peeking"),
        ({"peeking": False}, "`peeking`"),
    ],
)
def test_unknown_or_ill_typed_option_is_named(settings, said):
    with pytest.raises(BadSetting) as refused:
        darkling.new("dealings", 2, settings=settings)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"mode": "hardcore", "elimination": False}, BadSetting),
        ({"no_peeking": True, "memory_aid": True}, BadSetting),
        ({"rows": 4}, BadSetting),
        ({"rows": 9}, BadPosition),
    ],
)
def test_conflicts_are_refused_in_a_set_up_position_too(settings, error):
    with pytest.raises(error):
        siege("H08", defenses=["T01"], **settings)


# The memory aid.


@pytest.mark.rule("DD-R-47", "DD-R-46")
@pytest.mark.parametrize(
    ("settings", "aid"),
    [
        ({}, True),
        ({"elimination": True}, True),
        ({"memory_aid": False}, False),
        ({"no_peeking": True}, False),
        ({"mode": "hardcore"}, False),
    ],
)
def test_memory_aid_is_on_unless_nobody_may_peek(settings, aid):
    position = siege("H08", "H13", defenses=["T01"], **settings)
    assert position.memory_aid is aid
    hidden = 1 if position.no_peeking else 0
    assert position.view(1).seats[0].pile == (("H13",) if aid else None)
    assert position.view(1).seats[0].pile_size == 1 + hidden, "where nobody peeks, H08 is not flipped yet"
