"""General rules hold in every mode, unless the mode's own section changes them."""

import pytest
from games.darkness.arranged import ZOMBIES, hero, position
from games.darkness.duels import arena, fighter

from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS


def adventure():
    return position([hero("Champion"), hero("Templar", 1, 2)], foes=[ZOMBIES])


def tabletop():
    return position(
        [hero("Champion"), hero("Templar", 1, 2)],
        settings={"play": "tabletop", "dungeon": "cellar"},
        foes=[ZOMBIES],
    )


def duel():
    return arena(fighter("Champion", 1, 1), fighter("Templar", 3, 1))


@pytest.mark.rule("AD-MOD-04")
@pytest.mark.parametrize("mode", [adventure, tabletop, duel])
def test_a_turn_of_a_hero_is_the_same_in_every_mode(mode):
    g = mode()
    seat = g.owner(0)
    if g.decision(seat).prompt == "draw-your-cards":
        g.choose(seat, "draw_up")
    assert (len(g.pile(0, HAND_ACS)), len(g.pile(0, HAND_RCS))) == (3, 3)
    names = {option.name for option in g.decision(seat).options}
    assert {"free_move", "end_turn"} <= names
    g.choose(seat, "free_move")
    reached = {option.thing for option in g.decision(seat).options if option.verb == "go"}
    assert reached == {way.square for way in g.view(seat).ways}
    g.choose(seat, f"go {min(reached)}")
    assert "free_move" not in {option.name for option in g.decision(seat).options}
    g.choose(seat, "end_turn")
    assert {option.name for option in g.decision(seat).options} == {"keep_hand", "discard_hand"}
