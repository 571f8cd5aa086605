"""Victory: who withstood the siege best."""

import pytest
from support.script import say
from support.siege import table

from darkling.games.dealings.rules.outcome import outcome
from darkling.table.errors import RulesError
from darkling.table.result import ScoreLine


@pytest.mark.rule("DD-VIC-01")
def test_most_defeated_heroes_win_when_all_have_been_faced():
    position = table(
        {"defeated": ["H01", "H02"], "pile": ["H08"], "defenses": ["T10", "S01"]},
        {"defeated": ["H54", "H53"], "defenses": ["T01", "T02", "T03", "T04"]},
    )
    assert not position.over
    with pytest.raises(RulesError):
        _ = position.result
    say(position, "fight", "strike T10", "strike S01")
    assert position.result.places == ((0,), (1,)), "3 heroes beat 2, whatever else"
    assert (position.result.won, position.result.decided_by) == ((True, False), ("heroes-defeated",))


@pytest.mark.rule("DD-VIC-01")
def test_undefeated_heroes_do_not_count():
    position = table(
        {"defeated": ["H01"], "pile": ["H50", "H51"], "defenses": ["T01"]},
        {"defeated": ["H02", "H03"], "defenses": ["T02"]},
    )
    say(position, "discard", "discard")
    assert position.result.won == (False, True)


@pytest.mark.rule("DD-VIC-02")
def test_more_defenses_left_break_a_tie():
    position = table(
        {"defeated": ["H54"], "defenses": ["T20"]},
        {"defeated": ["H01"], "defenses": ["T01", "S01"]},
    )
    assert position.result.places == ((1,), (0,)), "before the better hero is looked at"
    assert position.result.decided_by == ("defenses-left",)


@pytest.mark.rule("DD-VIC-03")
def test_highest_single_hero_breaks_the_next_tie():
    position = table(
        {"defeated": ["H40", "H39", "H38"], "defenses": ["T20"]},
        {"defeated": ["H01", "H41", "H02"], "defenses": ["T01"]},
    )
    assert position.result.places == ((1,), (0,)), "the best hero counts, not their sum"
    assert position.result.decided_by == ("best-hero",)


@pytest.mark.rule("DD-VIC-03")
def test_only_tied_players_compare_their_best_heroes():
    position = table(
        {"defeated": ["H10", "H11"], "defenses": ["T01"]},
        {"defeated": ["H54"], "defenses": ["T02"]},
        {"defeated": ["H12", "H13"], "defenses": ["T03"]},
    )
    assert position.result.places == ((2,), (0,), (1,))


@pytest.mark.rule("DD-R-34")
def test_defenses_left_are_counted_by_card_not_by_side():
    position = table({"defenses": ["T09"]}, {"defenses": ["T01", "T02:2"]})
    assert position.result.won == (False, True)
    assert ScoreLine(1, "defenses-left", 2) in position.result.lines


@pytest.mark.rule("DD-R-34")
def test_trashed_defenses_are_not_left():
    position = table({"defenses": ["T01", "T02"], "pile": ["H54"]}, {"defenses": ["S01", "S02"]})
    say(position, "fight", "strike T01", "done")
    assert position.result.won == (False, True)
    assert ScoreLine(0, "defenses-left", 1) in position.result.lines


# No two heroes of the box share a challenge, so equal best heroes need the bare outcome.
@pytest.mark.rule("DD-R-35")
@pytest.mark.parametrize(
    ("one", "other", "places", "decided_by"),
    [
        ((50, 20, 1), (2, 50, 21), ((1,), (0,)), ("hero-2",)),
        ((50, 21, 3), (2, 50, 21), ((0,), (1,)), ("hero-3",)),
        ((50, 21, 3), (3, 21, 50), ((0, 1),), ()),
    ],
)
def test_next_best_heroes_break_a_tie_of_the_best(one, other, places, decided_by):
    result = outcome([one, other], [4, 4])
    assert (result.places, result.decided_by) == (places, decided_by)


@pytest.mark.rule("DD-R-35")
def test_victory_is_shared_when_nobody_defeated_anyone():
    position = table({"defenses": ["T01"]}, {"defenses": ["T02"]}, {})
    assert position.result.places == ((0, 1), (2,))
    assert position.result.won == (True, True, False)


@pytest.mark.rule("DD-R-40")
def test_all_players_are_ranked_by_the_same_criteria():
    position = table(
        {"defeated": ["H40"], "defenses": ["T01", "T02"]},
        {"defeated": ["H41"], "defenses": ["S01"]},
        {"defeated": ["H01", "H02"]},
        {"defeated": ["H42"], "defenses": ["M01", "M02"]},
        {"defenses": ["M03", "M04", "M05"]},
    )
    assert position.result.places == ((2,), (3,), (0,), (1,), (4,))
    assert position.result.decided_by == ("heroes-defeated", "best-hero", "defenses-left", "heroes-defeated")
