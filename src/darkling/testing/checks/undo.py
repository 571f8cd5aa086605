"""What can be taken back is taken back whole, and an option says before whether it can be."""

from typing import Any

import pytest

import darkling
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.testing.cases import Case
from darkling.testing.playing import decisions, random_choice, sampled
from darkling.testing.suite import check

MOST_GAMES = 50
"""Three choices in a row by one seat are rare in some modes, so several games are searched for them."""


def session(game: Game, seat: Seat) -> tuple[Any, ...]:
    """Return what an undo must bring back."""
    return game.record, game.events(seat), game.waiting


@check()
def an_option_says_whether_it_can_be_undone(case: Case) -> None:
    game = case.new(8)
    chance = Chance.seeded(8)
    while not game.over:
        seat, option = random_choice(game, chance)
        before = session(game, seat)
        game.choose(seat, option)
        after = session(game, seat)
        assert game.can_undo(seat) is option.undoable, f"{option} by seat {seat}"
        if not option.undoable:
            assert game.undo_list(seat) == []
            with pytest.raises(darkling.CannotUndo, match=game.why_not_undo(seat)):
                game.undo(seat)
            assert session(game, seat) == after
            continue
        assert game.undo_list(seat)[0].option.id == option.id
        game.undo(seat)
        assert session(game, seat) == before
        game.choose(seat, option)
        assert session(game, seat) == after


@check()
def undo_goes_back_step_by_step_to_the_fence_and_no_further(case: Case) -> None:
    # There are games in which nobody ever has three choices in a row to take back.
    any(three_steps_back(case.new(seed), seed) for seed in range(9, 9 + MOST_GAMES))


def three_steps_back(game: Game, seed: int) -> bool:
    """Take back three choices of one seat, if it ever makes as many in a row."""
    trail: dict[Seat, list[str]] = {seat: [] for seat in game.position.seats}
    for seat, _ in decisions(game, seed):
        steps = len(game.undo_list(seat))
        trail[seat] = trail[seat][-steps:] if steps else []
        # In the meantime others may pick in the same sealed choice, but not in a private chain.
        in_company = game.position.lane(seat) is not game.position.private_lane(seat)
        trail[seat].append("" if in_company else game.fingerprint())
        if len(trail[seat]) > 2 and all(trail[seat]):
            for fingerprint in reversed(trail[seat][:-1]):
                game.undo(seat)
                assert game.fingerprint() == fingerprint
            assert not game.can_undo(seat)
            return True
    return False


@check()
def undoing_a_whole_turn_is_undoing_its_choices_one_by_one(case: Case) -> None:
    game = case.new(10)
    for _, seat, _ in sampled(game, 10):
        if len(game.undo_list(seat)) < 2:
            continue
        by_turn, by_step = darkling.load(game.save()), darkling.load(game.save())
        by_turn.undo(seat, whole_turn=True)
        turn = by_turn.position.turns
        while by_step.can_undo(seat) and by_step.fingerprint() != by_turn.fingerprint():
            by_step.undo(seat)
        assert by_step.fingerprint() == by_turn.fingerprint()
        if by_turn.can_undo(seat):
            by_turn.undo(seat)
            assert by_turn.position.turns < turn
