"""Combat Phase: flip a hero, fight it or let it go, strike by strike."""

import pytest
from support.script import offered, say
from support.siege import defeated, flipped, in_play, pile, siege, table, total, trashed, undefeated


@pytest.mark.rule("DD-CBT-01")
def test_every_round_goes_clockwise_from_the_same_first_player():
    position = table(
        {"pile": ["H01", "H02"], "defenses": ["T01"]},
        {"pile": ["H03", "H04"], "defenses": ["T02"]},
        {"pile": ["H05", "H06"], "defenses": ["T03"]},
        first=1,
    )
    turns = []
    while not position.over:
        turns.append((position.round, position.waiting[0]))
        say(position, "discard")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


@pytest.mark.rule("DD-CBT-02")
def test_topmost_hero_is_flipped():
    position = siege("H24", "H13", "H08", defenses=["T02"])
    assert (flipped(position), pile(position)) == ("H24", ["H13", "H08"])
    say(position, "discard")
    assert (flipped(position), pile(position)) == ("H13", ["H08"])


@pytest.mark.rule("DD-CBT-03")
def test_flipped_hero_is_fought_or_discarded():
    position = siege("H08", "H13", defenses=["T02"])
    assert offered(position) == ["fight", "discard"]
    fought = position.clone()
    say(fought, "fight")
    assert (flipped(fought), fought.view(0).fight.fighting) == ("H08", True)
    say(position, "discard")
    assert (flipped(position), undefeated(position)) == ("H13", ["H08"])


@pytest.mark.rule("DD-CBT-04")
@pytest.mark.parametrize("hero", ["H02", "H04", "H06", "H11", "H19"])
def test_discarded_hero_does_nothing(hero):
    position = siege(hero, "H08", defenses=["T02", "S05"])
    say(position, "discard")
    assert undefeated(position) == [hero]
    assert (in_play(position), trashed(position)) == (["T02", "S05"], [])
    assert (flipped(position), offered(position)) == ("H08", ["fight", "discard"])


@pytest.mark.rule("DD-CBT-05")
def test_own_pile_may_be_looked_at_but_not_reordered():
    position = siege("H54", "H13", "H08", "H24", defenses=["T02", "S02"], memory_aid=False)
    for choice in ("fight", "strike T02", "done"):
        assert position.view(0).seats[0].pile == ("H13", "H08", "H24")
        say(position, choice)
    assert position.view(0).seats[0].pile == ("H08", "H24")


@pytest.mark.rule("DD-CBT-06")
def test_card_strikes_if_any_of_its_types_matches():
    position = siege("H13", defenses=["T02", "S02", "M02", "M19", "T19", "M05"])
    say(position, "fight")
    # M19 shows Spell and Minion, T19 Trap and Minion; M02 and M05 show Minion alone.
    assert offered(position) == ["strike T02", "strike S02", "strike M19", "strike T19", "done"]


@pytest.mark.rule("DD-CBT-07")
@pytest.mark.parametrize(
    ("last", "sum_of_all", "falls"), [("M02", 5, False), ("M01", 6, True), ("M05", 7, True)]
)
def test_strikes_add_up_and_must_reach_the_armor(last, sum_of_all, falls):
    position = siege("H08", defenses=["T05", "S02", last, "T09"])
    say(position, "fight", "strike T05", "strike S02", f"strike {last}")
    assert total(position) == sum_of_all
    say(position, "done")
    assert (defeated(position), undefeated(position)) == ((["H08"], []) if falls else ([], ["H08"]))


@pytest.mark.rule("DD-CBT-07")
def test_total_starts_anew_with_each_hero():
    position = siege("H08", "H13", defenses=["T05", "S05", "T02", "S02"])
    say(position, "fight", "strike T05", "strike S05", "done", "fight", "strike T02")
    assert (flipped(position), total(position)) == ("H13", 1)
    say(position, "strike S02")
    assert (defeated(position), undefeated(position)) == (["H08"], ["H13"])


@pytest.mark.rule("DD-CBT-08")
def test_defeated_hero_goes_to_its_own_overlord_s_pile():
    position = table(
        {"pile": ["H08"], "defenses": ["T10", "T01"]},
        {"pile": ["H13"], "defenses": ["S10", "S01"]},
    )
    say(position, "fight", "strike T10", "strike T01", "fight", "strike S10", "strike S01")
    assert (defeated(position, 0), defeated(position, 1)) == (["H08"], ["H13"])
    assert undefeated(position) == []


@pytest.mark.rule("DD-CBT-09")
def test_each_striking_card_turns_one_step_and_no_other():
    position = siege("H08", defenses=["T12", "S12", "M16", "T09:3"])
    say(position, "fight", "strike T12", "strike T09", "strike M16", "done")
    assert in_play(position) == ["T12:2", "S12", "M16:2", "T09:4"]


@pytest.mark.rule("DD-CBT-10")
def test_card_without_a_further_side_goes_to_the_discards():
    position = siege("H08", "H13", defenses=["T01", "T02:2", "S12:3", "S09:3"])
    say(position, "fight", "strike T01", "strike T02", "strike S12", "strike S09")
    assert trashed(position) == ["T01", "T02", "S12"]
    assert in_play(position) == ["S09:4"]


@pytest.mark.rule("DD-CBT-11")
@pytest.mark.parametrize(("hero", "again"), [("H08", False), ("H04", False), ("H47", False), ("H19", True)])
def test_card_strikes_only_a_knight_more_than_once(hero, again):
    position = siege(hero, defenses=["T09", "S09"])
    say(position, "fight", "strike T09")
    assert offered(position) == [*(["strike T09"] if again else []), "strike S09", "done"]


@pytest.mark.rule("DD-CBT-11")
def test_card_may_strike_the_next_hero():
    position = siege("H08", "H13", defenses=["T09", "S09"])
    say(position, "fight", "strike T09", "done", "fight")
    assert offered(position) == ["strike T09", "strike S09", "done"]


@pytest.mark.rule("DD-CBT-12")
def test_more_cards_than_needed_may_strike():
    position = siege("H08", defenses=["T10", "S01", "M12", "T09"])
    say(position, "fight", "strike T10", "strike S01", "strike M12", "strike T09")
    assert defeated(position) == ["H08"]
    assert in_play(position) == ["T10:2", "M12:2", "T09:2"], "the extra strike turns M12 to its better side"


@pytest.mark.rule("DD-CBT-13")
def test_undefeated_heroes_of_all_players_share_a_pile():
    position = table(
        {"pile": ["H08"], "defenses": ["T10", "S05"]},
        {"pile": ["H13"], "defenses": ["T02"]},
    )
    say(position, "fight", "strike T10", "done", "discard")
    assert undefeated(position) == ["H08", "H13"]
    assert (defeated(position, 0), defeated(position, 1)) == ([], [])


@pytest.mark.rule("DD-CBT-13", "DD-HAB-04")
def test_berserker_that_was_not_defeated_trashes_nothing():
    position = siege("H47", defenses=["T12", "M16"])
    say(position, "fight", "strike T12", "strike M16")
    assert undefeated(position) == ["H47"]
    assert (in_play(position), trashed(position)) == (["T12:2", "M16:2"], [])


@pytest.mark.rule("DD-CBT-14")
def test_rounds_go_on_until_every_hero_has_been_faced():
    heroes = [[f"H{seat * 8 + number:02}" for number in range(1, 9)] for seat in range(2)]
    position = table(
        *[{"pile": pile, "defenses": [card]} for pile, card in zip(heroes, ["T01", "S01"], strict=True)]
    )
    rounds = []
    while not position.over:
        rounds.append(position.round)
        say(position, "discard")
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    assert sorted(undefeated(position)) == sorted(heroes[0] + heroes[1])
