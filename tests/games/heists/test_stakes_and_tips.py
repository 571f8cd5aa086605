"""What is said beside a question is there for every one, and true of the table."""

import pytest
from support.cases import encoded
from support.gangs import BORING, gang, table
from support.questions import WORDS, all_asked, asked_for
from support.script import first_option, play_on, say

from darkling.games.heists.rules import vocabulary
from darkling.phrasing import Phrasing
from darkling.table.decision import Prompt

PROMPTS = {prompt.key for prompt in vars(vocabulary).values() if isinstance(prompt, Prompt)}
TOLD = Phrasing("heists")
RARE = {"crime-or-sway", "draw-or-bury"}
"""Random games hardly ever ask this."""


def questions(prompt):
    return asked_for(prompt, "heists")


def test_every_question_says_what_hangs_on_it_and_has_a_tip():
    for prompt in PROMPTS - RARE:
        for asked in questions(prompt)[::9]:
            assert asked.said(asked.stakes)[-1] == "."
            assert asked.said(asked.tip)[-1] == "."


def test_neither_depends_on_anything_that_is_hidden():
    for asked in all_asked("heists")[::17]:
        view = asked.position.guess(asked.seat, seed=5).view(asked.seat)
        assert encoded(TOLD.stakes(asked.decision, view)) == encoded(asked.stakes)
        assert encoded(TOLD.tip(asked.decision, view)) == encoded(asked.tip)


def test_hand_comes_to_what_using_all_of_it_brings():
    for asked in questions("choose-a-turn"):
        after = asked.after("streets")
        hand = after.view(asked.seat).seats[asked.seat].hand
        assert asked.stakes.args["sway"] == sum(held.sway for held in hand)
        assert asked.stakes.args["crime"] == sum(held.crime for held in hand)


def test_challenge_can_be_tried_when_it_says_that_there_is_enough():
    for asked in questions("meet-the-challenge"):
        args = asked.stakes.args
        pools = [pool for pool in ("crime", "sway") if args["needs"] in (pool, "either")]
        enough = any(args[pool] >= args["needed"] for pool in pools) and not args["dues"]
        tries = [option for option in asked.decision.options if option.verb.startswith("attempt")]
        assert bool(tries) == enough


def test_challenges_left_after_the_bonus():
    for asked in questions("take-the-bonus"):
        after = asked.after("decline")
        done = len(after.heists[asked.seat]) > len(asked.position.heists[asked.seat])
        assert done == (asked.stakes.args["left"] == 0) == (asked.tip.args["last"] == "yes")


def test_so_many_are_swept_away():
    # The Auto Player moves right after a sweep, and may bury more.
    swept = [asked for asked in questions("pay-against-the-sweep") if not asked.view.auto]
    assert swept
    for asked in swept:
        before = len(asked.position.graveyard)
        after = asked.after("offer 0")
        play_on(after, first_option, until=lambda g: g.view(None).sweep is None)
        assert len(after.graveyard) - before == asked.stakes.args["swept"]


@pytest.mark.parametrize(
    ("hand", "choice", "told"),
    [
        ("VA00", "permanent HA15", "So far you have 0 crime and 3 sway."),
        ("CR02", "activate CR02", "One of the two; a card that is buried leaves your gang for good."),
    ],
)
def test_rare_questions_say_as_much(hand, choice, told):
    position = table(gang("VA00", hand, heists=["HA15"], deck=["ST01"]), streets=BORING)
    say(position, "streets", "sway VA00", choice)
    decision, view = position.decision(0), position.view(0)
    assert decision.prompt in RARE
    assert WORDS["heists"][0].render(TOLD.stakes(decision, view)) == told
    assert WORDS["heists"][0].render(TOLD.tip(decision, view))[-1] == "."
