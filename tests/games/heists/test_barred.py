"""Whatever lies there to be chosen is offered, or says why it is not."""

import pytest
from support.gangs import BORING, gang, table
from support.questions import all_asked, asked_for
from support.script import say

from darkling.ledger import texts

PLAYED_BY_HAND = ("recruit-or-steal", "meet-the-challenge")


def beside_and_in_hand(asked):
    own = asked.own
    return {held.card for held in own.hand} | set(own.larceny) | set(own.heists)


def to_recruit(asked):
    stacks = {"HT00", "SP00", "GO00", "VA00"}
    return stacks | {code for code in asked.view.streets if code}


def reasons(position, *choices):
    """Return the rules by which things are barred after some choices."""
    say(position, *choices)
    return {code: why.rule for code, why in position.barred(position.waiting[0])}


@pytest.mark.parametrize("prompt", PLAYED_BY_HAND)
def test_every_card_is_offered_or_barred(prompt):
    for asked in asked_for(prompt, "heists"):
        there = beside_and_in_hand(asked) | (to_recruit(asked) if prompt == "recruit-or-steal" else set())
        assert sorted([code for code, _, _ in asked.barred]) == sorted(there - set(asked.things))


def test_every_reason_is_a_sentence_and_names_a_rule():
    rules = set(texts("heists"))
    for asked in all_asked("heists")[::5]:
        for _, why, rule in asked.barred:
            assert asked.said(why)[-1] == "."
            assert rule in rules


def test_whoever_has_no_coins_cannot_be_stolen_from():
    for asked in asked_for("steal-from", "heists"):
        dim = {code for code, _, _ in asked.barred}
        others = {f"P{seat.seat + 1}" for seat in asked.view.seats if seat.seat != asked.seat}
        assert dim == others - set(asked.things)


@pytest.mark.parametrize(
    ("hand", "choices", "code", "rule"),
    [
        pytest.param(["ST06"], [], "BR01", "DH-RECR-01", id="sway"),
        pytest.param(["ST06", "VA00", "HT00"], ["sway ST06"], "BR02", "DH-R-11", id="reserve"),
        pytest.param(["ST06"], [], "HT00", "DH-RECR-03", id="heat"),
        pytest.param(["ST06"], ["sway ST06"], "ST06", "DH-TURN-04", id="used"),
        pytest.param(["ST06", "CO02"], ["sway CO02"], "CO02", "DH-GEN-04", id="inflict"),
        pytest.param(["ST06", "NO05"], ["sway NO05"], "NO05", "DH-ABIL-07", id="steal"),
        pytest.param(["ST06", "GH09"], ["sway GH09"], "GH09", "DH-R-08", id="nothing to count"),
        pytest.param(["ST06", "CR03"], ["sway CR03"], "CR03", "DH-R-04", id="nothing to draw"),
        pytest.param(["HT00"], [], "HT00", "DH-RECR-03", id="recruiting comes first"),
    ],
)
def test_reason_why_something_cannot_be_chosen(hand, choices, code, rule):
    position = table(gang(*hand), streets=BORING)
    assert reasons(position, "streets", *choices)[code] == rule


def test_an_empty_stack_has_nobody_to_recruit():
    position = table(gang("ST06"), streets=BORING, goons=0, heat=0)
    barred = reasons(position, "streets")
    assert (barred["GO00"], barred["HT00"]) == ("DH-R-18", "DH-R-18")


def test_nothing_can_be_buried_without_a_card():
    position = table(gang(larceny=["LA05"]), streets=BORING)
    assert reasons(position, "streets")["LA05"] == "DH-R-64"


def test_what_brings_nothing_is_no_use_at_a_challenge():
    position = table(gang("HT00", "ST06", current="HB01"), streets=BORING)
    assert reasons(position, "heist") == {"HT00": "DH-HEAT-01"}


def test_what_costs_coins_needs_them():
    position = table(gang("ST06"), streets=("NO03", *BORING[1:]))
    assert reasons(position, "streets")["NO03"] == "DH-RECR-06"


@pytest.mark.parametrize(
    ("heist", "choices", "rule"),
    [
        pytest.param("HB01", ["permanent HB01"], "DH-PERM-02", id="used"),
        pytest.param("HB03", [], "DH-R-46", id="nothing to ignore"),
        pytest.param("HA08", [], "DH-PERM-04", id="at the end"),
        pytest.param("HB06", [], "DH-GEN-04", id="costs a coin"),
    ],
)
def test_reason_why_a_permanent_effect_cannot_be_used(heist, choices, rule):
    position = table(gang("ST06", heists=[heist]), streets=BORING)
    assert reasons(position, "streets", *choices)[heist] == rule


def test_an_ability_that_lacks_something_bars_a_card_whose_other_ability_is_done():
    position = table(gang("NO09", "NO01", deck=["ST05"]), streets=BORING)
    assert reasons(position, "streets", "sway NO09", "activate NO09")["NO09"] == "DH-GEN-04"


def test_nothing_is_barred_while_an_effect_asks_something():
    position = table(gang("CR02", "HT00", deck=["ST06"]), streets=BORING)
    assert reasons(position, "streets", "activate CR02") == {}


def test_what_can_be_chosen_in_one_place_is_not_barred_in_another():
    position = table(gang("SP00", "ST06", "ST06"), streets=BORING)
    assert reasons(position, "streets")["SP00"] == "DH-RECR-01"
    assert "SP00" not in reasons(position, "sway ST06")
