"""The suite finds mistakes: each is made in The Night Watch on purpose, and the check that finds it fails."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from watch import GAME, sight
from watch.rules.events import BribeOpened, HandDealt
from watch.rules.night import LoadCart, SealBribe
from watch.rules.state import Watch
from watch.rules.vocabulary import LOAD, NOT_ON_THE_QUAY, SEAL, SEAL_A_BRIBE
from watch.sight import WatchEyes

from darkling import games
from darkling.table.errors import DarklingError
from darkling.testing import cases_of
from darkling.testing.checks import ALL
from examples import oracle

CHECKS = {check.make.__name__: check for check in ALL}
GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-game.md"


def unsorted(g, seat):
    return [*g.deck, *[bribe for other in g.seats if other != seat for bribe in g.hands[other]]]


def open_hand(g, seat, viewer, honest=sight._seat_view):
    return honest(g, seat, seat)


def asked_without_seal(rule, g):
    options = [SEAL[bribe] for bribe in g.hands[rule.seat]]
    return g.ask(rule.seat, SEAL_A_BRIBE, options, then=rule.on_bribe)


def on_bribe(rule, g, option):
    """Pay at once; the name is that of the step, which the kernel keeps."""
    rule.bribe = option.thing
    g.paid[rule.seat] = (*g.paid[rule.seat], option.thing)
    return g.done()


def listed_order(g, honest=Watch.order):
    return list(honest(g))


def by_another_hand(rule, g):
    return [(str(g.hands[rule.seat - 1]), NOT_ON_THE_QUAY)]


def all_goods(rule, g):
    return [("wine", NOT_ON_THE_QUAY)]


TOLD = GAME.telling
MISTAKES = {
    "`_unseen` is not sorted": ("law_2_a_guess_does_not_depend_on_the_truth", (sight, "_unseen", unsorted)),
    "`redeal` does nothing": (
        "law_3_every_hidden_zone_is_dealt_anew",
        (WatchEyes, "redeal", lambda eyes, g, seat: None),
    ),
    "`view` shows every hand": (
        "law_1_a_seat_cannot_tell_a_guess_from_the_truth",
        (sight, "_seat_view", open_hand),
    ),
    "`BribeOpened` is a plain `Event`": (
        "law_5_two_worlds_tell_the_same_until_one_reveals_something",
        (BribeOpened, "reveals", lambda event, seat: False),
    ),
    "`HandDealt` tells everyone the cards": (
        "law_5_no_card_is_told_that_is_not_shown",
        (HandDealt, "seen_by", lambda event, seat: event),
    ),
    "`.final` is forgotten": (
        "an_option_says_whether_it_can_be_undone",
        (LoadCart, "offer", lambda rule, g, kind: LOAD[kind]),
    ),
    "`seals=True` is forgotten": (
        "an_option_says_whether_it_can_be_undone",
        (SealBribe, "begin", asked_without_seal),
    ),
    "`SealBribe` pays at once": (
        "sealed_choices_write_nothing_to_the_table",
        (SealBribe, "on_bribe", on_bribe),
    ),
    "`order` holds a list": ("invariants_hold_at_every_decision", (Watch, "order", listed_order)),
    "`rules` is empty": ("data_restores_to_the_same_position", {"rules": {}}),
    "`barred` looks at another hand": (
        "law_1_a_seat_cannot_tell_a_guess_from_the_truth",
        (LoadCart, "barred", by_another_hand),
    ),
    "`barred` names what is offered": ("what_is_barred_is_not_offered", (LoadCart, "barred", all_goods)),
    "a question is not declared": (
        "every_question_is_declared",
        {"telling": replace(TOLD, questions=dict([*TOLD.questions.items()][:1]))},
    ),
    "`words.ftl` lacks a sentence": (
        "everything_that_happens_can_be_told",
        {"telling": replace(TOLD, words=files("darkling") / "words.ftl")},
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found(monkeypatch, mistake):
    name, wrong = MISTAKES[mistake]
    game = replace(GAME, **wrong) if isinstance(wrong, dict) else GAME
    case = cases_of(game, oracle)[0]
    way = CHECKS[name].ways[0]
    with monkeypatch.context() as patch:
        patch.setitem(games._registered, game.id, game)
        if game is GAME:
            patch.setattr(*wrong)
        with pytest.raises((AssertionError, DarklingError)):
            CHECKS[name].make(case, *way)
    CHECKS[name].make(cases_of(GAME, oracle)[0], *way)


def test_the_guide_has_them_all():
    rows = [f"| {mistake} | `{name}` |" for mistake, (name, _) in MISTAKES.items()]
    assert "\n".join(rows) in GUIDE.read_text(encoding="utf-8")
