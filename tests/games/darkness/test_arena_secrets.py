"""Who knows what in the arena: teams see their own hands and no others."""

import pytest
from games.darkness.board import options, told
from games.darkness.card_play import answer, prompt
from games.darkness.duels import arena, end_turn, fighter, go
from support.script import offered, say

import darkling
from darkling.games.darkness.cards import ACTION_CODES
from darkling.games.darkness.rules.events import HeroDrew
from darkling.games.darkness.rules.reaction import DEFENDS
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS
from darkling.table.machine import Fence

WORLDS = 30


def four(**rest):
    """Return two against two, seats 0 and 2 against 1 and 3."""
    seats = [
        fighter("Assassin", 5, 1, "3 Jab, 3 Calculating"),
        fighter("Champion", 6, 1, "2 Block, Run, 3 Hearty"),
        fighter("Templar", 4, 1, "3 Walk, 3 Holy"),
        fighter("Samurai", 6, 2, "3 Run, 3 Disciplined"),
    ]
    return arena(*seats, **rest)


@pytest.mark.rule("AD-R-117")
@pytest.mark.parametrize(
    ("settings", "seen"), [({}, [0, 2]), ({"open_hands": False}, [0]), ({"teams": 4}, [0])]
)
def test_a_team_sees_its_own_hands_and_nobody_else_does(settings, seen):
    g = four(settings=settings)
    shown = [hero.seat for hero in g.view(0).heroes if hero.acs is not None]
    assert shown == seen
    assert all(hero.acs is None for hero in g.view(None).heroes)
    assert [hero.hand for hero in g.view(0).heroes] == [(3, 3)] * 4


@pytest.mark.rule("AD-R-117")
def test_cards_that_are_drawn_are_told_to_the_team_alone():
    g = four()
    g.listener = []
    go(g, "Jab:", "6/1", "pass")
    end_turn(g)
    (drew,) = [event for event in told(g.listener, HeroDrew) if event.hero == 0]
    assert [bool(drew.seen_by(seat).cards) for seat in (0, 1, 2, 3, None)] == [
        True,
        False,
        True,
        False,
        False,
    ]
    assert drew.seen_by(1).count == 1


@pytest.mark.rule("AD-R-117")
def test_a_guess_deals_the_hands_of_other_teams_anew_and_leaves_those_of_the_own():
    g = four()
    guesses = [g.guess(0, seed) for seed in range(WORLDS)]
    ways = [
        len({(world.pile(hero, HAND_ACS), world.pile(hero, HAND_RCS)) for world in guesses})
        for hero in range(4)
    ]
    assert (ways[0], ways[2]) == (1, 1)
    assert min(ways[1], ways[3]) > WORLDS // 3
    for world in guesses:
        listed = [hero.listed for hero in world.view(0).heroes]
        assert listed == [hero.listed for hero in g.view(0).heroes], "what a hand and its deck hold is known"


def hand_of(g, hero):
    return g.pile(hero, HAND_ACS), g.pile(hero, HAND_RCS)


@pytest.mark.rule("AD-R-117")
def test_naming_a_card_shows_it_and_cannot_be_taken_back():
    settings = {"play": "arena", "unique_classes": False}
    game = darkling.new("darkness", players=2, seed=1, settings=settings)
    say(game, "class CL2", "class CL2")
    while game.decision(game.waiting[0]).prompt == "stand-where":
        say(game, offered(game)[0])
    seat = game.waiting[0]
    play = next(option for option in game.decision(seat).options if option.verb in ("play", "end_turn"))
    assert play.undoable is (play.verb == "end_turn")
    game.choose(seat, play)
    if play.verb == "play":
        assert game.why_not_undo(seat) == Fence.SHOWN.value


@pytest.mark.rule("AD-R-117")
def test_whether_a_hero_is_asked_for_an_answer_does_not_tell_its_hand():
    """Only what lies open counts: the Champion's Blocks may be in its deck."""
    held, unheld = "2 Block, Run, 3 Hearty", "3 Run, 3 Hearty"
    asked = []
    for cards in (held, unheld):
        g = arena(fighter("Assassin", 5, 1, "3 Jab, 3 Calculating"), fighter("Champion", 6, 1, cards))
        for step in ("Jab:", "6/1"):
            answer(g, step)
        asked.append((prompt(g), g.waiting))
        assert options(g)[-1] == "pass"
    assert asked == [("react", (1,))] * 2


@pytest.mark.rule("AD-R-117")
def test_a_hero_whose_defenses_all_lie_open_is_not_asked():
    blocks = ["AC097", "AC097", "AC006", "AC006"]
    g = arena(
        fighter("Assassin", 5, 1, "3 Jab, 3 Calculating"),
        fighter("Champion", 6, 1, "3 Run, 3 Hearty", used_acs=blocks),
    )
    left = set(g.view(None).heroes[1].listed[0])
    assert not left & {"AC097", "AC006"}
    for step in ("Jab:", "6/1"):
        answer(g, step)
    assert (prompt(g) == "react") == any(defends(code) for code in left)


def defends(code):
    return ACTION_CODES.index(code) in DEFENDS


def test_what_others_see_of_an_action_is_its_card_and_what_is_paid():
    g = four()
    go(g, "Jab")
    shown = [g.view(seat).action.spoken for seat in (0, 1, None)]
    assert shown == [("AC014",)] * 3
