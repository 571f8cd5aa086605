"""Solo: the Auto Player, its moves, and attacks on it."""

import pytest
from support.gangs import BORING, alone, codes, discard, pools
from support.script import offered, say

import darkling
from darkling.games.heists.rules.state import ATTACKED, AUTO_HEISTS, AUTO_LARCENIES, JOBS

QUIET = {"streets": BORING}


def end_turn(g):
    say(g, "streets", "end_turn")


def after(*auto_deck, **rest):
    """Return a table after a turn in which nothing was done, and the Auto Player's turn."""
    g = alone("ST05", auto_deck=auto_deck, **QUIET | rest)
    end_turn(g)
    return g


@pytest.mark.rule("DH-SOLO-01")
def test_the_solo_player_goes_first_and_takes_turns_with_the_auto_player():
    for seed in range(5):
        g = darkling.start("heists", 1, seed)
        assert (g.first, g.waiting, g.control) == (0, (0,), [0, 0, 0, 0])
    end_turn(g)
    assert (len(g.auto_discard), g.round) == (1, 2)


@pytest.mark.rule("DH-SOLO-02", "DH-R-55")
def test_the_auto_player_wins_at_once_with_its_third_heist():
    g = after("AU09", control=(3, 2, 0, 0))
    assert g.over
    assert g.control[AUTO_HEISTS] == 3
    assert g.control[JOBS] == 0, "the second move is not made"
    assert g.result.won == (False,)


@pytest.mark.rule("DH-R-55")
def test_the_solo_player_wins_at_once_with_a_third_heist():
    has = {"heists": ["HB01", "HA02"], "current": "HA12", "met": 3}
    g = alone(*["GO00"] * 5, gang_has=has, **QUIET)
    say(g, "heist", "all_crime", "attempt_crime", "decline")
    assert g.over
    assert g.result.won == (True,)
    assert [(line.criterion, line.value) for line in g.result.lines[:2]] == [("heists", 3), ("notoriety", 18)]


@pytest.mark.rule("DH-SOLO-03", "DH-R-55")
def test_three_larcenies_are_the_third_heist():
    """Worked example DH-X-24."""
    g = after("AU12", control=(1, 2, 2, 0))
    assert g.over
    assert codes(g.streets) == list(BORING), "the second move is not made"


@pytest.mark.rule("DH-SOLO-03")
def test_larcenies_before_the_second_heist_are_not_counted():
    g = after("AU12", control=(0, 1, 0, 0))
    assert g.control[AUTO_LARCENIES] == 0
    g = after("AU12", control=(0, 2, 0, 0))
    assert g.control[AUTO_LARCENIES] == 1


@pytest.mark.rule("DH-SOLO-05", "DH-R-51")
def test_a_card_a_turn_and_two_moves_a_card():
    g = after("AU09", "AU13")
    assert (g.control[JOBS], len(g.auto_deck)) == (2, 1)
    end_turn(g)
    # AU13: a Heat, and a job.
    assert (g.control[JOBS], codes(g.gang(0)).count("HT00")) == (3, 1)


@pytest.mark.rule("DH-R-51")
def test_an_empty_deck_is_reshuffled():
    g = after("AU09")
    end_turn(g)
    assert (g.auto_deck, len(g.auto_discard)) == ((), 1)


@pytest.mark.rule("DH-R-51", "DH-R-52")
def test_streets_are_refilled_after_its_moves_and_a_cop_hits_the_solo_player_alone():
    # AU20 takes a Ghost and, for want of a Cop, the dearest of the others.
    g = after("AU20", "AU09", street_deck=["CO02", "NO02"])
    assert {"CO02", "NO02"} <= set(codes(g.streets))
    assert codes(g.gang(0)).count("HT00") == 1
    assert g.control[ATTACKED] == 0, "a Cop in its own refill is no attack"


@pytest.mark.rule("DH-SOLO-06", "DH-R-53")
def test_attacked_however_often_it_loses_its_first_move_only():
    """Worked example DH-X-23."""
    g = alone("CO02", "NO05", gang_has={"coins": 2}, auto_deck=["AU09"], **QUIET)
    say(g, "streets", "activate CO02", "target auto", "activate NO05")
    assert (g.coins[0], g.control[ATTACKED], g.stacks[0]) == (1, 1, 36)
    say(g, "end_turn")
    assert (g.control[JOBS], g.control[ATTACKED]) == (1, 0)


@pytest.mark.rule("DH-SOLO-07", "DH-SOLO-08", "DH-R-53")
@pytest.mark.parametrize(
    ("card", "choices", "coins"),
    [("NO05", [], 1), ("CO02", ["target auto"], -2), ("GH07", ["target auto"], -2), ("NO07", [], 2)],
)
def test_stealing_inflicting_and_ransom_are_attacks(card, choices, coins):
    g = alone(card, gang_has={"coins": 2}, **QUIET)
    say(g, "streets", f"activate {card}", *choices)
    assert (g.coins[0], g.control[ATTACKED]) == (2 + coins, 1)


@pytest.mark.rule("DH-SOLO-07")
def test_inflicting_on_oneself_is_no_attack():
    g = alone("CO02", gang_has={"coins": 2}, **QUIET)
    say(g, "streets", "activate CO02", "target P1")
    assert (g.control[ATTACKED], discard(g)) == (0, ["HT00"])


@pytest.mark.rule("DH-SOLO-07", "DH-R-52")
@pytest.mark.parametrize(
    ("cop", "attacked"), [("CO02", True), ("CO05", True), ("CO04", False), ("CO03", False)]
)
def test_heat_of_a_cop_in_ones_own_refill_is_an_attack(cop, attacked):
    g = alone("ST05", auto_deck=["AU09"], streets=[*BORING[:4], "-"], street_deck=[cop, *BORING])
    end_turn(g)
    assert g.control[JOBS] == (1 if attacked else 2)


@pytest.mark.rule("DH-SOLO-09", "DH-R-54")
@pytest.mark.parametrize(("difficulty", "target"), [("easy", 5), ("standard", 4), ("hard", 3)])
def test_at_its_target_the_job_track_makes_a_heist_and_buries_one(difficulty, target):
    g = after(
        "AU06", control=(target - 1, 0, 0, 0), settings={"difficulty": difficulty}, advanced=["HA05", "HA06"]
    )
    assert g.control[:2] == [0, 1]
    assert codes(g.heist_decks[1]) == ["HA06"]
    assert "HA05" in codes(g.graveyard)


@pytest.mark.rule("DH-SOLO-09")
def test_its_larceny_buries_the_top_larceny_card():
    g = after("AU06", larceny=["LA08", "LA09"])
    assert (codes(g.larceny_deck), codes(g.graveyard)) == (["LA09"], ["LA08"])
    assert g.kept == [()]
    g = after("AU06", larceny=[])
    assert g.graveyard == ()


@pytest.mark.rule("DH-R-56")
def test_pay_or_sweep_is_one_coin():
    g = alone("ST05", gang_has={"coins": 3}, streets=[*BORING[:4], "-"], street_deck=["CO03"])
    end_turn(g)
    assert offered(g) == ["offer 0", "offer 1"]
    say(g, "offer 1")
    assert g.coins[0] == 2


@pytest.mark.rule("DH-R-57")
@pytest.mark.parametrize(
    ("streets", "buried"),
    [
        (["BR01", "BR05", "BR06", "NO09", "GH01"], "BR05"),
        (["NO01", "NO09", "GH01", "GH09", "NO02"], "NO09"),
        (["NO01", "BR03", "GH01", "GH09", "NO02"], "BR03"),
    ],
)
def test_it_recruits_the_dearest_of_its_suit_or_of_all(streets, buried):
    # AU01: a job, and a Brutal card.
    g = after("AU01", streets=streets)
    assert codes(g.graveyard) == [buried]


@pytest.mark.rule("DH-R-58")
@pytest.mark.parametrize(
    ("auto", "coins", "trouble"),
    [("AU13", 3, "HT00"), ("AU15", 3, "SP00"), ("AU16", 1, None), ("AU08", 2, None)],
)
def test_its_attacks_hit_the_solo_player(auto, coins, trouble):
    g = after(auto, gang_has={"coins": 3})
    assert g.coins[0] == coins
    assert discard(g) == ([trouble] if trouble else [])


@pytest.mark.rule("DH-R-58", "DH-R-29")
def test_its_ransom_is_answered_by_the_solo_player_and_paid_to_the_supply():
    g = after(
        "AU17", gang_has={"coins": 3, "discard": ["SP00"], "deck": ["ST04"] * 2 + ["ST06"] * 2 + ["ST01"]}
    )
    assert offered(g) == ["pay", "refuse"]
    refused = g.clone()
    say(g, "pay")
    assert (g.coins[0], g.control[JOBS]) == (1, 1)
    say(refused, "refuse")
    assert (refused.coins[0], len(refused.graveyard)) == (3, 1)


@pytest.mark.rule("DH-SOLO-01")
def test_the_solo_player_recruits_commits_larceny_and_does_heists_as_usual():
    g = alone("GO00", "VA00", **QUIET)
    assert offered(g) == ["streets", "heist"]
    say(g, "streets", "crime GO00", "larceny", "sway VA00", "recruit GH01")
    assert pools(g)[:2] == (0, 1)
