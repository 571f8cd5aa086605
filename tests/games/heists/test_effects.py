"""Effects: each has its words, and is the same again when a game is loaded."""

import pytest

from darkling.games.heists.cards.effect_tables import BONUS_OF, EFFECTS, MOVE_OF, MOVES
from darkling.games.heists.telling.cards import effect, in_brief, in_short, move
from darkling.words import Words

WORDS = Words("heists", 0, ["Ada"])
ABILITIES = [one for effects in EFFECTS.abilities.values() for one in effects]
TRICKS = [one for effects in EFFECTS.tricks.values() for one in effects]
BONUSES = [one for effects in EFFECTS.bonuses.values() for one in effects]
PERMANENTS = list(EFFECTS.permanents.values())
AUTO_MOVES = [one for moves in EFFECTS.moves.values() for one in moves]


@pytest.mark.parametrize("one", sorted({*ABILITIES, *TRICKS, *BONUSES, *PERMANENTS}, key=repr), ids=repr)
def test_every_effect_is_told_at_length_and_in_short(one):
    assert WORDS.render(effect(one))
    assert WORDS.render(in_short(one))


@pytest.mark.parametrize("one", sorted({*ABILITIES, *BONUSES}, key=repr), ids=repr)
def test_what_stands_on_a_face_is_told_in_brief(one):
    assert WORDS.render(in_brief(one))


@pytest.mark.parametrize("one", sorted(set(AUTO_MOVES), key=repr), ids=repr)
def test_every_move_is_told(one):
    assert WORDS.render(move(one))


def test_a_bonus_is_found_by_its_numbers():
    assert [BONUS_OF[bonus.deed()] for bonus in BONUSES] == BONUSES


def test_a_move_is_found_by_its_name_and_number():
    assert [MOVE_OF[saved] for saved_moves in MOVES for saved in saved_moves] == AUTO_MOVES


def test_what_has_to_be_paid_is_a_cost():
    assert {one.tag for one in ABILITIES if one.is_cost} == {"penalty", "upkeep", "coin_or_heat"}
