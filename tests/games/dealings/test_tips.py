"""Tips are true: whatever they claim of numbers and options is checked in whole games."""

import pytest
from support.cases import encoded
from support.questions import WORDS, all_asked, asked_for
from support.siege import draft, trashed

from darkling.games.dealings.cards import VULNERABLE
from darkling.games.dealings.rules import vocabulary
from darkling.phrasing import Phrasing
from darkling.table.decision import Prompt

TOLD = Phrasing("dealings")
PROMPTS = {prompt.key for prompt in vars(vocabulary).values() if isinstance(prompt, Prompt)}
RARE = "which-first"
"""Random games hardly ever ask this."""


def test_every_question_has_a_tip():
    assert {asked.prompt for asked in all_asked()} | {RARE} == PROMPTS
    for asked in all_asked():
        assert asked.said(asked.tip)[-1] == "."


def test_tips_depend_on_nothing_that_is_hidden():
    for asked in all_asked()[::7]:
        guess = asked.position.guess(asked.seat, seed=5)
        assert encoded(TOLD.tip(asked.decision, guess.view(asked.seat))) == encoded(asked.tip)


def test_order_of_equal_heroes_changes_no_choice():
    offers = []
    for first in (0, 1):
        position = draft(["H06", "E06"], ["H01", "H02"], expansion=True)
        tip = TOLD.tip(position.decision(0), position.view(0))
        assert "same defenses either way" in WORDS["dealings"][0].render(tip)
        position.choose(0, position.decision(0).options[first])
        offers.append([option.name for option in position.decision(0).options])
    assert offers[0] == offers[1]


def test_eight_heroes_will_come():
    for asked in asked_for("drop-a-hero"):
        assert asked.tip.args["count"] == 8


def test_two_defenses_a_player_lie_open():
    for asked in asked_for("reveal-a-hero"):
        assert asked.tip.args["count"] == 2 * asked.position.players == len(asked.position.available)


def test_weaknesses_are_counted_over_the_heroes_one_may_look_at():
    for asked in asked_for("take-a-defense"):
        position, seat = asked.position, asked.seat
        pile = () if position.no_peeking else position.piles[seat]
        heroes = [*position.hands[seat], *position.revealed[seat], *pile]
        counted = [sum(bool(VULNERABLE[hero] & bit) for hero in heroes) for bit in (1, 2, 4)]
        args = asked.tip.args
        assert [args["count"], args["traps"], args["spells"], args["minions"]] == [len(heroes), *counted]


def test_so_many_defenses_are_within_reach_of_a_lured_hero():
    for asked in asked_for("take-from-the-row"):
        assert asked.tip.args["count"] == len(asked.decision.options)


@pytest.mark.parametrize("prompt", ["fight-or-discard", "fight-or-yield"])
def test_so_many_defenses_can_strike_and_what_they_make(prompt):
    for asked in asked_for(prompt):
        after = asked.after("fight")
        if after.waiting == (asked.seat,) and after.decision(asked.seat).prompt == "strike-or-stop":
            faces = [
                after.face_of(asked.seat, option.thing) for option in after.decision(asked.seat).options[:-1]
            ]
            worth = sum([after.attack_value(asked.seat, face) for face in faces])
            assert (asked.tip.args["count"], asked.tip.args["worth"]) == (len(faces), worth)


@pytest.mark.parametrize("prompt", ["give-ground", "rotate-another"])
def test_so_many_would_be_trashed_by_turning(prompt):
    for asked in asked_for(prompt):
        lost = [code for code in asked.things if code in trashed(asked.after(f"rotate {code}"))]
        assert asked.tip.args["last"] == len(lost)


def same_foe(one, other):
    return (one.seat, one.hero, one.defeats) == (other.seat, other.hero, other.defeats)


def strikes_that_settle_it(asked):
    """Return what the strikes are worth that are over at once, each with the total it makes."""
    seat = asked.seat
    for code in asked.things:
        value = next(card.attack for card in asked.own.defenses if card.card == code)
        fight = asked.after(f"strike {code}").view(seat).fight
        # A Heavy Hitter asks something first, Halflings get up again, and a fight may end by itself.
        if fight and not fight.striker and same_foe(fight, asked.view.fight):
            yield value, fight.total


def test_so_many_points_more_will_do():
    told = 0
    for asked in asked_for("strike-or-stop"):
        for value, total in strikes_that_settle_it(asked):
            assert (total >= asked.view.fight.armor) == (value >= asked.tip.args["missing"])
            told += 1
    assert told


def test_one_strike_too_many_can_be_taken_back():
    spoilt = [asked for asked in asked_for("strike-or-stop") if asked.tip.args["state"] == "over"]
    assert spoilt
    assert all(asked.can_undo for asked in spoilt)


def test_enough_for_a_thief_is_exactly_its_armor():
    for asked in asked_for("strike-or-stop"):
        if asked.tip.args["exact"] == "yes":
            fight = asked.view.fight
            assert (asked.tip.args["state"] == "enough") == (fight.total == fight.armor)
