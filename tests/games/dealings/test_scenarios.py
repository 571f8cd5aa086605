"""The worked examples of the ledger, one by one."""

import pytest
from support.script import offered, say
from support.siege import defeated, draft, flipped, in_play, pile, siege, table, total, trashed, undefeated


@pytest.mark.rule("DD-DEF-04", "DD-DEF-06", "DD-R-05")
def test_x01_jenny_and_ken_draft():
    position = draft(["H54", "H12"], ["H30", "H24"], deck=["T01", "T02", "T03", "T04"])
    jenny, ken = 0, 1
    for seat, card in ((jenny, "T04"), (ken, "T03"), (ken, "T02")):
        assert position.waiting == (seat,)
        say(position, f"take {card}")
    assert in_play(position, jenny) == ["T04", "T01"]
    assert in_play(position, ken) == ["T03", "T02"]
    assert (flipped(position), pile(position, jenny)) == ("H12", ["H54"])
    assert pile(position, ken) == ["H24", "H30"]


@pytest.mark.rule("DD-HAB-02", "DD-R-16", "DD-CARD-07")
def test_x02_halflings_fall_twice():
    position = siege("H03", defenses=["M07", "T02:2", "S05"])
    say(position, "fight", "strike M07", "strike T02")
    assert position.over, "no card is left that may strike, so the fight is done"
    assert defeated(position) == ["H03"]
    assert in_play(position) == ["M07:2", "S05"]
    assert trashed(position) == ["T02"]
    assert undefeated(position) == []


@pytest.mark.rule("DD-CBT-06")
def test_x02_spell_never_strikes_trap_and_minion_halflings():
    position = siege("H03", defenses=["M07", "T02:2", "S05"])
    say(position, "fight")
    assert offered(position) == ["strike M07", "strike T02", "done"]
    say(position, "strike M07")
    assert offered(position) == ["strike T02", "done"]


@pytest.mark.rule("DD-CBT-07", "DD-CBT-09", "DD-CBT-10")
def test_x03_two_strikes_reach_the_armor():
    position = siege("H08", defenses=["T10", "S01", "M09"])
    say(position, "fight", "strike T10", "strike S01", "done")
    assert defeated(position) == ["H08"]
    assert in_play(position) == ["T10:2", "M09"]
    assert trashed(position) == ["S01"]


@pytest.mark.rule("DD-HAB-01", "DD-R-12", "DD-R-19")
def test_x04_thief_escapes_a_total_above_the_armor():
    position = siege("H02", defenses=["T01", "M01", "S02"])
    say(position, "fight", "strike T01", "strike M01", "done")
    assert (defeated(position), undefeated(position)) == ([], ["H02"])
    assert in_play(position) == ["S02"]
    assert trashed(position) == ["T01", "M01"]


@pytest.mark.rule("DD-HAB-01", "DD-R-19")
def test_x04_thief_falls_to_the_exact_total():
    position = siege("H02", defenses=["T01", "M01", "S02"])
    say(position, "fight", "strike T01", "strike S02", "done")
    assert (defeated(position), undefeated(position)) == (["H02"], [])


@pytest.mark.rule("DD-R-12")
def test_x05_rollback_returns_what_struck_in_vain():
    position = siege("H02", defenses=["T01", "M01", "S02"], failed_fight="rollback")
    say(position, "fight", "strike T01", "strike M01", "done")
    assert undefeated(position) == ["H02"]
    assert in_play(position) == ["T01", "M01", "S02"]
    assert trashed(position) == []


@pytest.mark.rule("DD-CBT-03", "DD-CBT-04")
def test_x06_discarded_wizard_takes_no_toll():
    position = siege("H06", defenses=["T02", "S05"])
    say(position, "discard")
    assert undefeated(position) == ["H06"]
    assert in_play(position) == ["T02", "S05"]


@pytest.mark.rule("DD-HAB-03", "DD-CBT-10")
def test_x07_fought_wizard_takes_its_toll_first():
    position = siege("H06", defenses=["T02", "S05"])
    say(position, "fight", "trash T02", "strike S05")
    assert defeated(position) == ["H06"]
    assert in_play(position) == []
    assert trashed(position) == ["T02", "S05"]


@pytest.mark.rule("DD-R-15")
def test_x08_toll_takes_the_only_card():
    position = siege("H06", defenses=["S05"])
    say(position, "fight")
    assert position.over, "the toll and the end of the fight play themselves"
    assert (defeated(position), undefeated(position)) == ([], ["H06"])
    assert trashed(position) == ["S05"]


@pytest.mark.rule("DD-HAB-04", "DD-DAB-01", "DD-DAB-03")
def test_x09_berserker_spares_the_card_rotated_for_a_heavy_hitter():
    position = siege("H11", defenses=["M13", "T09", "S12"])
    say(position, "fight", "strike M13", "rotate T09", "done")
    assert defeated(position) == ["H11"]
    assert in_play(position) == ["T09:2", "S12"]
    assert trashed(position) == ["M13"]


@pytest.mark.rule("DD-HAB-05", "DD-CARD-07")
def test_x10_five_strikes_of_two_cards_fell_the_paladin():
    position = siege("H54", defenses=["T12", "M16"])
    say(position, "fight", "strike T12", "strike T12", "strike T12", "strike M16", "strike M16")
    assert total(position) == 12
    say(position, "done")
    assert defeated(position) == ["H54"]
    assert (in_play(position), trashed(position)) == (["M16:3"], ["T12"])


@pytest.mark.rule("DD-R-21", "DD-CARD-08")
def test_x11_side_that_does_not_match_stops_a_second_strike():
    position = siege("H12", defenses=["S07", "S02"])
    say(position, "fight", "strike S07")
    assert offered(position) == ["strike S02", "done"]
    say(position, "strike S02", "strike S02")
    assert defeated(position) == ["H12"]
    assert (in_play(position), trashed(position)) == (["S07:2"], ["S02"])


@pytest.mark.rule("DD-DAB-06", "DD-R-31")
def test_x12_booster_counts_three_other_traps():
    position = siege("H24", defenses=["T08", "T05", "T02", "T07", "T11"])
    say(position, "fight", "strike T08")
    assert total(position) == 3
    say(position, "strike T07", "done")
    assert defeated(position) == ["H24"]


@pytest.mark.rule("DD-R-10", "DD-R-31")
def test_x13_booster_counts_less_after_a_trap_turned_to_spell():
    position = siege("H24", defenses=["T08", "T05", "T02", "T07", "T11"])
    say(position, "fight", "strike T07", "strike T08")
    assert total(position) == 4
    stopped = position.clone()
    say(stopped, "done")
    assert undefeated(stopped) == ["H24"]
    say(position, "strike T02", "done")
    assert defeated(position) == ["H24"]


@pytest.mark.rule("DD-DAB-04", "DD-DAB-05", "DD-R-27")
def test_x14_detour_sends_the_wizard_under_the_pile():
    position = siege("H30", "H08", "H13", "H24", defenses=["S03:2", "S05"])
    say(position, "detour S03")
    assert (in_play(position), trashed(position)) == (["S05"], ["S03"])
    assert flipped(position) == "H08"
    assert pile(position) == ["H13", "H24", "H30"]


@pytest.mark.rule("DD-R-30", "DD-DAB-05")
def test_x14_detoured_wizard_comes_last_and_takes_its_toll_then():
    position = siege("H30", "H08", "H13", "H24", defenses=["S03:2", "S05", "T02"])
    say(position, "detour S03")
    assert position.round == 2
    say(position, "discard", "discard", "discard")
    assert (flipped(position), position.round) == ("H30", 5)
    say(position, "fight")
    assert offered(position) == ["trash S05", "trash T02"]


@pytest.mark.rule("DD-R-29")
def test_x15_last_hero_cannot_be_detoured():
    position = siege("H08", defenses=["M14"])
    assert offered(position) == ["fight", "discard"]


@pytest.mark.rule("DD-R-23")
def test_x16_heavy_hitter_alone_cannot_strike():
    position = siege("H26", defenses=["M13"])
    say(position, "fight")
    assert (position.over, undefeated(position)) == (True, ["H26"])
    assert in_play(position) == ["M13"]


@pytest.mark.rule("DD-R-24", "DD-R-26")
def test_x17_rotation_trashes_a_card_on_its_last_side():
    position = siege("H29", defenses=["S15", "M02:2"])
    say(position, "fight", "strike S15")
    assert defeated(position) == ["H29"]
    assert trashed(position) == ["M02", "S15"], "the rotation comes before the strike"
    assert in_play(position) == []


@pytest.mark.rule("DD-R-24")
def test_x18_rotated_heavy_hitter_needs_no_rotation_of_its_own():
    position = siege("H43", defenses=["T13", "S13", "S05"])
    say(position, "fight", "strike S13", "rotate T13")
    assert offered(position) == ["strike S05", "done"]
    say(position, "done")
    assert defeated(position) == ["H43"]
    assert in_play(position) == ["T13:2", "S13:2", "S05"]


@pytest.mark.rule("DD-HAB-02", "DD-R-17")
def test_x19_halflings_struck_down_once_escape():
    position = siege("H03", defenses=["M05"])
    say(position, "fight", "strike M05")
    assert (defeated(position), undefeated(position)) == ([], ["H03"])
    assert trashed(position) == ["M05"]


@pytest.mark.rule("DD-VIC-01", "DD-VIC-02", "DD-VIC-03")
def test_x20_best_hero_decides_after_heroes_and_defenses():
    position = table(
        {"defeated": ["H41", "H02", "H03", "H04", "H05"], "defenses": ["T01", "T02", "T03"]},
        {"defeated": ["H44", "H07", "H08", "H09", "H10"], "defenses": ["S01", "S02", "S03"]},
        {
            "defeated": ["H54", "H11", "H12", "H13"],
            "pile": ["H14"],
            "defenses": ["M01", "M02", "M03", "M04", "M05", "M06"],
        },
    )
    say(position, "discard")
    assert position.result.places == ((1,), (0,), (2,))
    assert position.result.won == (False, True, False)
    assert position.result.decided_by == ("best-hero", "heroes-defeated")
