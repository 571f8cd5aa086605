"""What seats see and what they do not, what a guess leaves open, and what cannot be taken back."""

import pytest
from games.darkness.arranged import CELLAR, cleared, codes, fight, hero, position
from games.darkness.board import options, play, square, told
from games.darkness.card_words import CODES
from games.darkness.dungeons import prompt
from support.cases import encoded
from support.script import say

from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.events import AdvancementsDrawn, HeroDrew
from darkling.games.darkness.rules.movement import Walk
from darkling.games.darkness.rules.state import Darkness

CLOSED = {**CELLAR, "open_hands": False}
OPEN = {**CELLAR, "open_hands": True}


def cards(*names: str) -> list[str]:
    """Return the codes of cards of both kinds by their names."""
    return [CODES[name] for name in names]


RUNNER = {"acs": cards("Run", "Run", "Stab"), "rcs": cards("Hearty", "Hearty", "Brutish")}
"""A Champion who can answer nothing."""
BLOCKER = {**RUNNER, "acs": cards("Block", "Run", "Stab")}


def company(settings=CLOSED, first=RUNNER, **rest):
    """Return a fight of a Champion and an Assassin at the start of the Champion's turn."""
    return fight(hero("Champion", 1, 1, **first), hero("Assassin", 1, 2), settings=settings, **rest)


def hand_of(g: Darkness, viewer):
    """Return what a viewer sees of the Champion's hand."""
    seen = g.view(viewer).heroes[0]
    return seen.acs, seen.rcs


# Seen.


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize(("settings", "sees"), [(CLOSED, [True, False, False]), (OPEN, [True, True, False])])
def test_a_hand_is_seen_by_its_owner_and_by_allies_if_that_is_agreed(settings, sees):
    g = company(settings)
    hand = tuple(RUNNER["acs"]), tuple(RUNNER["rcs"])
    assert [hand_of(g, viewer) for viewer in (0, 1, None)] == [hand if one else (None, None) for one in sees]
    assert [g.view(viewer).heroes[0].hand for viewer in (0, 1, None)] == [(3, 3)] * 3


@pytest.mark.rule("AD-R-117")
def test_what_others_see_does_not_change_with_a_closed_hand():
    games = [company(first=hand) for hand in (RUNNER, BLOCKER)]
    assert len({encoded(g.view(0)) for g in games}) == 2
    for viewer in (1, None):
        assert len({encoded(g.view(viewer)) for g in games}) == 1


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize(("settings", "sees"), [(CLOSED, [True, False, False]), (OPEN, [True, True, False])])
def test_what_is_scried_is_seen_by_those_who_see_the_hand(settings, sees):
    scried = {"top_acs": cards("Fate"), "under_rcs": cards("Brutish")}
    g = company(settings, {**RUNNER, **scried})
    known = (*[tuple(scried["top_acs"]), (), ()], tuple(scried["under_rcs"]))
    assert [g.view(viewer).heroes[0].known for viewer in (0, 1, None)] == [
        known if one else None for one in sees
    ]


@pytest.mark.parametrize(("settings", "sees"), [(CLOSED, [True, False, False]), (OPEN, [True, True, False])])
def test_advancements_that_are_drawn_are_seen_by_those_who_see_the_hand(settings, sees):
    g = training(settings)
    assert [bool(g.view(viewer).training.drawn) for viewer in (0, 1, None)] == sees
    assert [g.view(viewer).training.count for viewer in (0, 1, None)] == [3] * 3


def training(settings=CLOSED):
    """Return a game in which the Champion has drawn three advancements."""
    seats = hero("Champion", 1, 1), hero("Assassin", 1, 2)
    g = position(seats, phase="advancement", encounter=2, settings={**settings, "dungeon": "sewer"})
    say(g, "train")
    return g


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_what_lies_under_a_tile(viewer):
    g = cleared(hero(), hero("Assassin", 1, 2), flipped={"2": codes("Imps")[0]})
    tiles = g.view(viewer).tiles
    assert [(tile.state, tile.card) for tile in tiles[:3]] == [
        ("stairs", None),
        ("hidden", None),
        ("flipped", codes("Imps")[0]),
    ]
    assert {(tile.state, tile.card) for tile in tiles[3:]} == {("hidden", None)}


# Told.


@pytest.mark.rule("AD-R-117")
def test_only_who_sees_the_hand_is_told_what_is_drawn():
    for settings, told_to in ((CLOSED, [True, False, False]), (OPEN, [True, True, False])):
        g = company(settings, {})
        say(g, "draw_up")
        drawn = told(g.listener, HeroDrew)
        assert [(event.kind, event.count) for event in drawn] == [("AC", 3), ("RC", 3)]
        for event in [*drawn, *told(training(settings).listener, AdvancementsDrawn)]:
            assert [bool(event.seen_by(viewer).cards) for viewer in (0, 1, None)] == told_to
            assert [event.seen_by(viewer).count for viewer in (0, 1, None)] == [3] * 3


# Asked.


def attacked(settings, hand) -> Darkness:
    """Return what comes of an attack by a Zombie on the Champion with this hand."""
    g = company(settings, hand)
    play(g, SingleAttack(2, 0, 2, "melee"))
    return g


@pytest.mark.rule("AD-R-117")
def test_whether_a_seat_is_asked_about_an_attack_does_not_follow_from_a_closed_hand():
    for hand, answers in ((RUNNER, ["pass"]), (BLOCKER, [f"play {CODES['Block']}", "pass"])):
        g = attacked(CLOSED, hand)
        assert (g.waiting, prompt(g), options(g)) == ((0,), "react", answers)
    assert attacked(OPEN, RUNNER).waiting != (0,)
    assert attacked(OPEN, BLOCKER).waiting == (0,)


@pytest.mark.rule("AD-R-117")
def test_a_seat_is_not_asked_if_everyone_knows_that_it_cannot_answer():
    assert attacked(CLOSED, {}).waiting != (0,)
    spent = {"used_acs": cards(*["Block"] * 2, *["Roll w/the Punches"] * 2)}
    assert attacked(CLOSED, {**RUNNER, **spent}).waiting != (0,)


@pytest.mark.rule("AD-R-117", "AD-R-119")
@pytest.mark.parametrize("card", ["Opportunity", "Jab"])
def test_whether_a_seat_may_strike_who_leaves_does_not_follow_from_a_closed_hand(card):
    hand = {"acs": cards(card, "Jab", "Shank"), "rcs": cards("Calculating")}
    seats = hero("Assassin", 11, 3, **hand), hero("Champion", 1, 1)
    for settings, is_asked in ((CLOSED, True), (OPEN, card == "Opportunity")):
        g = fight(*seats, settings=settings)
        play(g, Walk(2, (square(g, 12, 1) if False else g.at[2],), False)) if False else None
        zombie = 2
        play(g, Walk(zombie, (square(g, 12, 5),), False))
        assert (g.waiting == (0,) and prompt(g) == "strike-the-leaving") is is_asked
