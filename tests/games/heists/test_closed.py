"""Whatever lies there to be chosen is offered, or says why it is not."""

import pytest
from support.gangs import BORING, gang, table
from support.questions import all_asked, asked_for
from support.script import say

from darkling.games.heists.wording import closed
from darkling.ledger import texts

PLAYED_BY_HAND = ("recruit-or-steal", "meet-the-challenge")


def beside_and_in_hand(asked):
    own = asked.own
    return {held.card for held in own.hand} | set(own.larceny) | set(own.heists)


def to_recruit(asked):
    stacks = {"HT00", "SP00", "GO00", "VA00"}
    return stacks | {code for code in asked.view.streets if code}


def reasons(position, *choices):
    """Return the rules by which things are closed after some choices."""
    say(position, *choices)
    seat = position.waiting[0]
    told = closed(position.decision(seat).prompt, position.view(seat))
    return {code: rule for code, _, rule in told}


@pytest.mark.parametrize("prompt", PLAYED_BY_HAND)
def test_every_card_is_offered_or_closed(prompt):
    for asked in asked_for(prompt, "heists"):
        there = beside_and_in_hand(asked) | (to_recruit(asked) if prompt == "recruit-or-steal" else set())
        assert sorted([code for code, _, _ in asked.closed]) == sorted(there - set(asked.things))


def test_every_reason_is_a_sentence_and_names_a_rule():
    rules = set(texts("heists"))
    for asked in all_asked("heists")[::5]:
        for _, why, rule in asked.closed:
            assert asked.said(why)[-1] == "."
            assert rule in rules


def test_whoever_has_no_coins_cannot_be_stolen_from():
    for asked in asked_for("steal-from", "heists"):
        dim = {code for code, _, _ in asked.closed}
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
    ],
)
def test_reason_why_something_cannot_be_chosen(hand, choices, code, rule):
    position = table(gang(*hand), streets=BORING)
    assert reasons(position, "streets", *choices)[code] == rule


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
