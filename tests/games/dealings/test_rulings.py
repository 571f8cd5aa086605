"""Rulings of the ledger that no other file proves."""

import pytest
from support.script import first_option, offered, play_on, say
from support.siege import (
    defeated,
    draft,
    flipped,
    in_play,
    phase,
    pile,
    siege,
    table,
    total,
    trashed,
    undefeated,
)

import darkling
from darkling.table.errors import BadPosition

# Decks.


@pytest.mark.rule("DD-R-09")
@pytest.mark.parametrize("players", [2, 6])
def test_sixty_defenses_always_suffice(players):
    position = darkling.start("dealings", players, seed=1)
    play_on(position, first_option, until=lambda position: phase(position) == "combat")
    assert [len(cards) for cards in position.defenses] == [8] * players
    assert len(position.defense_deck) == 60 - 8 * players


@pytest.mark.rule("DD-R-09")
def test_draft_with_a_short_defense_deck_is_refused():
    heroes = ["H01", "H02", "H03", "H04"], ["H05", "H06", "H07", "H08"]
    deck = ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08"]
    assert draft(*heroes, deck=deck).view(0).defenses_undrawn == 4
    with pytest.raises(BadPosition, match="8 Defense Cards are needed, the deck has 7"):
        draft(*heroes, deck=deck[:7])


# Fights.


@pytest.mark.rule("DD-R-10")
def test_each_strike_is_settled_before_the_next_is_chosen():
    position = siege("H24", defenses=["T13", "T07", "T02:2", "T08"])
    say(position, "fight", "strike T07")
    assert (total(position), in_play(position)) == (2, ["T13", "T07:2", "T02:2", "T08"])
    say(position, "strike T13", "rotate T02")
    assert (total(position), in_play(position)) == (9, ["T13:2", "T07:2", "T08"])
    assert offered(position) == ["strike T08", "done"]
    say(position, "strike T08")
    assert trashed(position) == ["T02"]


@pytest.mark.rule("DD-R-11")
def test_fight_goes_on_until_done_and_is_settled_then():
    position = siege("H08", defenses=["T10", "S01", "M09", "T09"])
    say(position, "fight", "strike T10")
    given_up = position.clone()
    say(given_up, "done")
    assert undefeated(given_up) == ["H08"], "stopped too early"
    say(position, "strike S01")
    assert (defeated(position), offered(position)) == ([], ["strike M09", "strike T09", "done"])
    say(position, "done")
    assert (position.over, defeated(position)) == (True, ["H08"])


@pytest.mark.rule("DD-R-12")
@pytest.mark.parametrize(
    ("failed_fight", "left", "gone"),
    [("strikes_stand", ["M15:2", "T12:2"], ["S02", "T01"]), ("rollback", ["M15", "T12", "S02:2", "T01"], [])],
)
def test_failed_strikes_and_rotations_stand_or_are_undone(failed_fight, left, gone):
    position = siege("H54", "H13", defenses=["M15", "T12", "S02:2", "T01"], failed_fight=failed_fight)
    say(position, "fight", "strike M15", "rotate S02", "strike T12", "strike T01", "done")
    assert undefeated(position) == ["H54"]
    assert (in_play(position), trashed(position)) == (left, gone)


@pytest.mark.rule("DD-R-12")
def test_strikes_may_be_made_without_hope():
    position = siege("H54", defenses=["T02"])
    say(position, "fight", "strike T02")
    assert offered(position) == ["strike T02", "done"]
    say(position, "done")
    assert (undefeated(position), in_play(position)) == (["H54"], ["T02:2"])


@pytest.mark.rule("DD-R-12")
def test_strikes_stand_unless_agreed_otherwise():
    position = siege("H54", defenses=["T01", "S01"])
    say(position, "fight", "strike T01", "done")
    assert (in_play(position), trashed(position)) == (["S01"], ["T01"])


@pytest.mark.rule("DD-R-12")
def test_strikes_of_a_won_fight_are_never_rolled_back():
    position = siege("H24", defenses=["T10", "T02"], failed_fight="rollback")
    say(position, "fight", "strike T10", "strike T02")
    assert (defeated(position), in_play(position)) == (["H24"], ["T10:2", "T02:2"])


@pytest.mark.rule("DD-R-13")
@pytest.mark.parametrize("failed_fight", ["strikes_stand", "rollback"])
def test_toll_is_never_refunded(failed_fight):
    position = siege("H27", defenses=["T02", "S05"], failed_fight=failed_fight)
    say(position, "fight", "trash T02", "done")
    assert undefeated(position) == ["H27"]
    assert (in_play(position), trashed(position)) == (["S05"], ["T02"])


@pytest.mark.rule("DD-R-14")
def test_fight_is_offered_even_if_no_card_matches():
    position = siege("H24", "H08", defenses=["S05", "M05"])
    assert offered(position) == ["fight", "discard"]
    say(position, "fight")
    assert (undefeated(position), flipped(position)) == (["H24"], "H08")
    assert in_play(position) == ["S05", "M05"]


@pytest.mark.rule("DD-R-14")
def test_without_defenses_heroes_are_discarded_unasked():
    position = siege("H25", "H24", "H08", defenses=["M05"])
    say(position, "fight", "strike M05")
    assert (position.over, defeated(position)) == (True, ["H25"])
    assert undefeated(position) == ["H24", "H08"]


# Heroes.


@pytest.mark.rule("DD-R-15")
@pytest.mark.parametrize("paid", ["T02", "S05", "M16", "T19"])
def test_any_defense_pays_the_toll_whatever_its_side(paid):
    position = siege("H17", defenses=["T02:2", "S05", "M16:3", "T19"])
    say(position, "fight")
    assert offered(position) == ["trash T02", "trash S05", "trash M16", "trash T19"]
    say(position, f"trash {paid}")
    assert trashed(position) == [paid]
    assert paid not in [card[:3] for card in in_play(position)]


@pytest.mark.rule("DD-R-16")
def test_surplus_of_the_first_fall_is_lost():
    position = siege("H31", defenses=["T05", "S10", "M05", "T01"])
    say(position, "fight", "strike T05")
    assert (position.view(0).fight.defeats, total(position)) == (0, 3)
    say(position, "strike S10")
    assert (position.view(0).fight.defeats, total(position)) == (1, 0), "7 against 4 leaves no 3"
    say(position, "strike M05")
    stopped = position.clone()
    say(stopped, "done")
    assert undefeated(stopped) == ["H31"]
    say(position, "strike T01")
    assert defeated(position) == ["H31"]


@pytest.mark.rule("DD-R-17")
@pytest.mark.parametrize(("last", "falls"), [("T02", False), ("T01", True)])
def test_second_fall_needs_the_full_armor_again(last, falls):
    position = siege("H04", defenses=["S05", last])
    say(position, "fight", "strike S05", f"strike {last}")
    assert (defeated(position), undefeated(position)) == ((["H04"], []) if falls else ([], ["H04"]))


@pytest.mark.rule("DD-R-18")
@pytest.mark.parametrize(("others", "falls"), [(["T01", "T02"], True), (["T01", "T02", "T09"], False)])
def test_boost_cannot_be_waived_against_a_thief(others, falls):
    position = siege("H05", defenses=["T08", *others])
    say(position, "fight")
    assert offered(position).count("strike T08") == 1
    say(position, "strike T08", "done")
    assert (defeated(position), undefeated(position)) == ((["H05"], []) if falls else ([], ["H05"]))


@pytest.mark.rule("DD-R-19")
def test_thief_s_total_is_checked_when_done():
    position = siege("H02", defenses=["T05", "S02", "M02"])
    say(position, "fight", "strike T05")
    exact = position.clone()
    say(exact, "done")
    assert defeated(exact) == ["H02"]
    say(position, "strike S02")
    assert offered(position) == ["strike M02", "done"], "too much does not end the fight"
    say(position, "done")
    assert undefeated(position) == ["H02"], "the total was exact once, but not in the end"


@pytest.mark.rule("DD-R-21")
def test_rotation_for_a_heavy_hitter_helps_a_card_past_a_side():
    # S19 shows TS, S, SM, S in turn; the Knight is vulnerable to Trap and Minion.
    position = siege("H42", defenses=["S19", "M13"])
    say(position, "fight", "strike S19")
    assert offered(position) == ["strike M13", "done"]
    say(position, "strike M13")
    assert in_play(position) == ["S19:3", "M13:2"]
    say(position, "strike S19", "done")
    assert (defeated(position), in_play(position)) == (["H42"], ["S19:4", "M13:2"])


@pytest.mark.rule("DD-R-22")
def test_each_strike_of_a_heavy_hitter_at_a_knight_costs_a_rotation():
    position = siege("H54", defenses=["M15", "T09", "S12"])
    say(position, "fight", "strike M15", "rotate T09", "strike M15")
    assert offered(position) == ["rotate T09", "rotate S12"]
    say(position, "rotate T09", "done")
    assert (defeated(position), in_play(position)) == (["H54"], ["M15:3", "T09:3", "S12"])


# Heavy Hitters.


@pytest.mark.rule("DD-R-23", "DD-R-22")
def test_heavy_hitter_stops_when_its_last_helper_is_gone():
    position = siege("H54", defenses=["M15", "T01"])
    say(position, "fight", "strike M15")
    assert (position.over, undefeated(position)) == (True, ["H54"])
    assert (in_play(position), trashed(position)) == (["M15:2"], ["T01"])


@pytest.mark.rule("DD-R-24")
def test_any_other_card_may_be_rotated_for_a_heavy_hitter():
    position = siege("H36", defenses=["S15", "T13", "M09", "T02:2", "S05"])
    say(position, "fight", "strike M09", "strike S15")
    assert offered(position) == ["rotate T13", "rotate M09", "rotate T02", "rotate S05"]
    say(position, "rotate M09")
    assert (total(position), in_play(position)) == (7, ["S15:2", "T13", "M09:3", "T02:2", "S05"])


@pytest.mark.rule("DD-R-25")
def test_rotated_card_may_strike_with_its_new_side():
    position = siege("H44", defenses=["T06", "T11"])
    say(position, "fight")
    assert offered(position) == ["strike T06", "done"], "T11 shows Spell"
    say(position, "strike T06")
    assert offered(position) == ["strike T11", "done"], "T11 shows Trap now"
    say(position, "strike T11")
    assert defeated(position) == ["H44"]


@pytest.mark.rule("DD-R-25")
def test_rotated_card_that_has_struck_may_not_strike_again():
    position = siege("H44", defenses=["T06", "T12", "T09"])
    say(position, "fight", "strike T12", "strike T06", "rotate T12")
    assert in_play(position) == ["T12:3", "T09"]
    assert offered(position) == ["strike T09", "done"]


@pytest.mark.rule("DD-R-26")
@pytest.mark.parametrize(
    ("helper", "left", "gone"), [("M02:2", [], ["M02", "S15"]), ("M02", ["M02:2"], ["S15"])]
)
def test_berserker_leaves_a_helper_that_survived_its_rotation(helper, left, gone):
    position = siege("H29", defenses=["S15", helper, "T01"])
    say(position, "fight", "strike S15", "rotate M02")
    if left:
        say(position, "done")
    assert defeated(position) == ["H29"]
    assert (in_play(position), trashed(position)) == ([*left, "T01"], gone)


# Detours.


@pytest.mark.rule("DD-R-27")
@pytest.mark.parametrize(
    ("card", "left", "gone"), [("T03", ["T03:2", "S05"], []), ("T03:2", ["S05"], ["T03"])]
)
def test_detour_costs_a_rotation(card, left, gone):
    # The hero is vulnerable to Spell alone; a Trap sends it away all the same.
    position = siege("H43", "H24", defenses=[card, "S05"])
    say(position, "detour T03")
    assert (in_play(position), trashed(position)) == (left, gone)


@pytest.mark.rule("DD-R-27")
def test_detour_card_may_strike_the_newly_flipped_hero():
    position = siege("H43", "H24", defenses=["T14", "T05"])
    say(position, "detour T14", "fight")
    assert offered(position) == ["strike T14", "strike T05", "done"]
    say(position, "strike T14", "strike T05")
    assert (defeated(position), in_play(position)) == (["H24"], ["T14:3"])


@pytest.mark.rule("DD-R-28")
def test_detour_may_be_used_again_while_the_card_has_a_side():
    position = siege("H54", "H53", "H52", "H51", defenses=["S03", "S14", "T01"])
    assert offered(position) == ["fight", "discard", "detour S03", "detour S14"]
    say(position, "detour S03", "detour S03")
    assert offered(position) == ["fight", "discard", "detour S14"]
    say(position, "detour S14")
    assert (flipped(position), pile(position)) == ("H51", ["H54", "H53", "H52"])


@pytest.mark.rule("DD-R-28")
def test_detour_is_too_late_once_the_fight_has_begun():
    position = siege("H08", "H54", defenses=["S03", "T05"])
    say(position, "fight")
    assert offered(position) == ["strike S03", "strike T05", "done"]


@pytest.mark.rule("DD-R-29")
def test_detour_needs_another_hero_in_the_pile():
    position = siege("H08", "H54", defenses=["M14"])
    assert offered(position) == ["fight", "discard", "detour M14"]
    say(position, "discard")
    assert (flipped(position), offered(position)) == ("H54", ["fight", "discard"])


@pytest.mark.rule("DD-R-30")
def test_detoured_hero_is_faced_last_and_everyone_faces_one_hero_a_round():
    position = table(
        {"pile": ["H54", "H08", "H13"], "defenses": ["M14"]},
        {"pile": ["H01", "H02", "H03"], "defenses": ["T01"]},
    )
    say(position, "detour M14")
    faced = []
    while not position.over:
        faced.append((position.round, flipped(position)))
        say(position, "discard")
    assert faced == [(1, "H08"), (1, "H01"), (2, "H13"), (2, "H02"), (3, "H54"), (3, "H03")]


# Boosters, and cards in general.


@pytest.mark.rule("DD-R-31")
@pytest.mark.parametrize(
    ("strikes", "worth"),
    [
        ([], 3),
        (["strike T02"], 3),
        (["strike T01"], 2),
        (["strike T07"], 2),
        (["strike T01", "strike T07"], 1),
    ],
)
def test_booster_counts_what_is_in_play_when_it_strikes(strikes, worth):
    # T02 stays a Trap after striking, T01 is trashed, T07 turns to Spell.
    position = siege("H38", defenses=["T08", "T02", "T01", "T07"])
    say(position, "fight", *strikes)
    before = total(position)
    say(position, "strike T08")
    assert total(position) - before == worth


@pytest.mark.rule("DD-R-31")
def test_card_that_shares_two_types_counts_once():
    position = siege("H54", defenses=["T20", "T18", "S19", "M01"])
    say(position, "fight", "strike T20")
    assert total(position) == 1 + 2


@pytest.mark.rule("DD-R-31")
def test_booster_counts_before_its_own_rotation():
    # On its first side T20 is Trap and Spell, on its second Trap alone.
    position = siege("H43", defenses=["T20", "S01", "S05"])
    say(position, "fight", "strike T20")
    assert (total(position), in_play(position)) == (3, ["T20:2", "S01", "S05"])


@pytest.mark.rule("DD-R-32")
def test_strike_worth_nothing_is_a_strike():
    position = siege("H24", defenses=["T08", "S05"])
    say(position, "fight")
    assert offered(position) == ["strike T08", "done"]
    say(position, "strike T08")
    assert (undefeated(position), in_play(position)) == (["H24"], ["T08:2", "S05"])


@pytest.mark.rule("DD-R-33")
@pytest.mark.parametrize(("card", "value"), [("M15", 6), ("M15:2", 6), ("M15:3", 5)])
def test_heavy_hitter_needs_a_rotation_on_every_side(card, value):
    position = siege("H49", defenses=[card, "T09", "S05"])
    say(position, "fight", "strike M15")
    assert offered(position) == ["rotate T09", "rotate S05"]
    say(position, "rotate S05")
    assert total(position) == value


@pytest.mark.rule("DD-R-33")
@pytest.mark.parametrize(("card", "value"), [("T17", 1), ("T17:2", 1), ("T17:3", 0)])
def test_booster_boosts_on_every_side(card, value):
    position = siege("H49", defenses=[card, "T09", "T01"])
    say(position, "fight", "strike T17")
    assert total(position) == value + 2


@pytest.mark.rule("DD-R-33")
@pytest.mark.parametrize("side", [1, 2, 3])
def test_detour_works_on_every_side(side):
    position = siege("H54", "H08", defenses=[f"M14:{side}", "T01"])
    say(position, "detour M14")
    assert flipped(position) == "H08"


# What may be looked at.


@pytest.mark.rule("DD-R-47")
@pytest.mark.parametrize(
    ("settings", "others"), [({}, ("H13",)), ({"memory_aid": True}, ("H13",)), ({"memory_aid": False}, None)]
)
def test_other_piles_are_seen_only_with_the_memory_aid(settings, others):
    position = siege("H08", "H13", defenses=["T01"], **settings)
    assert position.view(0).seats[0].pile == ("H13",)
    for viewer in (1, None):
        seat = position.view(viewer).seats[0]
        assert (seat.pile, seat.pile_size) == (others, 1)
