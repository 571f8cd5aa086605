"""Heavy Hitter, Detour and Booster."""

import pytest
from support.script import offered, say
from support.siege import defeated, flipped, in_play, pile, siege, table, total, trashed


@pytest.mark.rule("DD-DAB-01")
def test_heavy_hitter_rotates_another_card_before_it_strikes():
    position = siege("H43", defenses=["S13", "T02", "M02"])
    say(position, "fight", "strike S13")
    assert offered(position) == ["rotate T02", "rotate M02"], "neither itself nor nothing"
    assert (total(position), in_play(position)) == (0, ["S13", "T02", "M02"])
    say(position, "rotate M02")
    assert defeated(position) == ["H43"]
    assert in_play(position) == ["S13:2", "T02", "M02:2"]


@pytest.mark.rule("DD-DAB-01")
def test_card_that_is_no_heavy_hitter_rotates_nothing_else():
    position = siege("H43", defenses=["S10", "S02", "M02"])
    say(position, "fight", "strike S10")
    assert (total(position), in_play(position)) == (4, ["S10:2", "S02", "M02"])


@pytest.mark.rule("DD-DAB-02")
def test_rotated_card_may_still_strike():
    position = siege("H40", defenses=["M13", "T12", "S05"])
    say(position, "fight", "strike M13", "rotate T12")
    assert offered(position) == ["strike T12", "strike S05", "done"]
    say(position, "strike T12")
    assert (total(position), in_play(position)) == (9, ["M13:2", "T12:3", "S05"])


@pytest.mark.rule("DD-DAB-03")
@pytest.mark.parametrize(("strikes", "left"), [([], ["T09:2"]), (["strike T09"], [])])
def test_berserker_takes_a_rotated_card_only_if_it_struck(strikes, left):
    position = siege("H47", defenses=["M13", "T09", "S05"])
    say(position, "fight", "strike M13", "rotate T09", *strikes, "done")
    assert defeated(position) == ["H47"]
    assert in_play(position) == [*left, "S05"]


@pytest.mark.rule("DD-DAB-04")
def test_detour_puts_the_flipped_hero_under_the_pile_and_flips_the_next():
    position = siege("H54", "H08", "H13", defenses=["T03", "T14"])
    assert offered(position) == ["fight", "discard", "detour T03", "detour T14"]
    say(position, "detour T14")
    assert (flipped(position), pile(position)) == ("H08", ["H13", "H54"])
    assert in_play(position) == ["T03", "T14:2"]


@pytest.mark.rule("DD-DAB-04")
def test_card_without_detour_sends_nobody_away():
    position = siege("H54", "H08", defenses=["T02", "S13", "M08"])
    assert offered(position) == ["fight", "discard"]


@pytest.mark.rule("DD-DAB-05")
def test_detoured_wizard_takes_no_toll():
    position = siege("H06", "H08", defenses=["S14", "T02"])
    fought = position.clone()
    say(fought, "fight")
    assert offered(fought) == ["trash S14", "trash T02"]
    say(position, "detour S14")
    assert trashed(position) == []
    say(position, "fight")
    assert offered(position) == ["strike S14", "strike T02", "done"], "the next hero is no Wizard"


@pytest.mark.rule("DD-DAB-06")
@pytest.mark.parametrize(
    ("booster", "others", "worth"),
    [
        ("T08", [], 0),
        ("T08", ["S05", "M05"], 0),
        ("T08", ["T05", "S05"], 1),
        ("T17", ["T05", "T02", "M05"], 3),
        ("T17", ["T08", "T20"], 3),
        ("T17:3", ["T05", "T11"], 1),
        ("T08", ["T05", "T11:2", "T07:2"], 2),
    ],
)
def test_booster_gains_one_for_each_other_card_of_its_type(booster, others, worth):
    position = siege("H38", defenses=[booster, *others, "T09"])
    assert position.view(0).seats[0].defenses[0].attack == worth + 1, "T09 is a Trap too"
    say(position, "fight", f"strike {booster[:3]}")
    assert total(position) == worth + 1


@pytest.mark.rule("DD-DAB-06")
def test_other_players_cards_boost_nothing():
    position = table({"pile": ["H24"], "defenses": ["T08", "T01"]}, {"defenses": ["T05", "T09"]})
    say(position, "fight", "strike T08")
    assert total(position) == 1


@pytest.mark.rule("DD-DAB-07")
@pytest.mark.parametrize(("booster", "worth"), [("T08", 3), ("S08", 2), ("M08", 2)])
def test_card_of_several_types_counts_as_each_of_them(booster, worth):
    # TSM, TS and TM.
    position = siege("H54", defenses=[booster, "T18", "S19", "M04:2"])
    say(position, "fight", f"strike {booster}")
    assert total(position) == worth


@pytest.mark.rule("DD-DAB-07")
def test_booster_of_two_types_counts_cards_of_either():
    position = siege("H54", defenses=["T20", "T01", "S01", "M01"])
    say(position, "fight", "strike T20")
    assert total(position) == 1 + 2
    say(position, "strike T20")
    assert total(position) == 3 + 0 + 1, "its second side is Trap alone"
