"""What each class of heroes does to its overlord."""

from statistics import mean

import pytest
from support.script import offered, say
from support.siege import defeated, in_play, siege, total, trashed, undefeated

from darkling.games.dealings.cards.files import BOX


@pytest.mark.rule("DD-HAB-01")
@pytest.mark.parametrize(("last", "falls"), [("T02", False), ("T01", True), ("T05", False)])
def test_thief_needs_the_exact_total(last, falls):
    # Armor 7: totals of 6, 7 and 8.
    position = siege("H18", defenses=["S10", "M02", last, "S09"])
    say(position, "fight", "strike S10", "strike M02", f"strike {last}", "done")
    assert (defeated(position), undefeated(position)) == ((["H18"], []) if falls else ([], ["H18"]))


@pytest.mark.rule("DD-HAB-02")
def test_halflings_must_fall_twice_in_the_same_fight():
    position = siege("H04", "H10", defenses=["T01", "S01", "T05", "S05"])
    say(position, "fight", "strike T01")
    assert position.view(0).fight.defeats == 1
    say(position, "strike S01", "done")
    assert defeated(position) == ["H04"]
    say(position, "fight", "strike T05", "done")
    assert undefeated(position) == ["H10"], "one fall is not enough, whatever the first hero did"


@pytest.mark.rule("DD-HAB-02")
def test_one_card_cannot_fell_halflings_however_strong():
    # S16 has three strong sides, but strikes these Halflings only once.
    position = siege("H16", defenses=["S16"])
    say(position, "fight", "strike S16")
    assert (position.over, undefeated(position)) == (True, ["H16"])
    assert in_play(position) == ["S16:2"]


@pytest.mark.rule("DD-HAB-03")
def test_wizard_takes_one_card_before_the_first_strike():
    position = siege("H27", defenses=["T02", "S10", "M05"])
    say(position, "fight")
    assert offered(position) == ["trash T02", "trash S10", "trash M05"]
    say(position, "trash M05")
    assert (trashed(position), total(position)) == (["M05"], 0)
    assert offered(position) == ["strike T02", "strike S10", "done"]


@pytest.mark.rule("DD-HAB-03")
def test_trashed_card_is_missing_in_the_fight():
    position = siege("H20", defenses=["T05", "S02"])
    say(position, "fight", "trash T05", "strike S02")
    assert (defeated(position), undefeated(position)) == ([], ["H20"])


@pytest.mark.rule("DD-HAB-04")
def test_defeated_berserker_takes_all_that_struck_it():
    position = siege("H11", defenses=["T12", "M16", "S09", "T01"])
    say(position, "fight", "strike T12", "strike T01", "strike M16", "done")
    assert defeated(position) == ["H11"]
    assert in_play(position) == ["S09"], "T12 and M16 had sides left, S09 did not strike"
    assert sorted(trashed(position)) == ["M16", "T01", "T12"]


@pytest.mark.rule("DD-HAB-05")
def test_card_strikes_a_knight_with_one_side_after_another():
    position = siege("H54", defenses=["T16", "M12"])
    say(position, "fight")
    for sum_so_far in (4, 6):
        say(position, "strike T16")
        assert total(position) == sum_so_far
    say(position, "strike M12", "strike M12")
    assert (total(position), in_play(position)) == (9, ["T16:3", "M12:3"])
    say(position, "strike M12", "done")
    assert (defeated(position), in_play(position)) == (["H54"], ["T16:3"]), "some sides are enough"


@pytest.mark.rule("DD-HAB-06")
def test_ranger_has_no_ability():
    position = siege("H08", defenses=["T16", "S16", "M09"])
    say(position, "fight")
    assert offered(position) == ["strike T16", "strike S16", "strike M09", "done"], "no toll"
    say(position, "strike T16")
    assert "strike T16" not in offered(position), "no second strike"
    say(position, "strike S16", "done")
    assert defeated(position) == ["H08"], "8 against 6, and once is enough"
    assert in_play(position) == ["T16:2", "S16:2", "M09"], "no striker trashed"


@pytest.mark.rule("DD-HAB-06")
def test_rangers_have_more_armor_than_the_average_hero():
    rangers = [hero.armor for hero in BOX.heroes if hero.hero_class == "ranger"]
    assert mean(rangers) > mean([hero.armor for hero in BOX.heroes])
