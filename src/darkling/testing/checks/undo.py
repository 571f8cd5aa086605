"""What can be taken back is taken back whole, and an option says before whether it can be."""

from typing import Any

import pytest

import darkling
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.record import Choice
from darkling.testing.cases import Case
from darkling.testing.playing import decisions
from darkling.testing.playthrough import SEED, Stop, played_again, playthrough
from darkling.testing.suite import check

SEARCHED = 50
"""Three choices in a row by one seat are rare in some modes, so several games are searched for them."""


def session(game: Game) -> tuple[Any, ...]:
    """Return what an undo must bring back."""
    return game.record, game.moment, game.waiting


@check()
def an_option_says_whether_it_can_be_undone(case: Case) -> None:
    game = case.new(SEED)
    for stop in playthrough(case).stops:
        before = session(game)
        game.choose(stop.seat, stop.option.id)
        assert game.can_undo(stop.seat) is stop.option.undoable, f"{stop.option} by seat {stop.seat}"
        if stop.option.undoable:
            is_taken_back_whole(game, stop, before)
        else:
            cannot_be_taken_back(game, stop.seat)


def is_taken_back_whole(game: Game, stop: Stop, before: tuple[Any, ...]) -> None:
    """Take a choice back, and make it again."""
    after = session(game)
    assert game.undo_list(stop.seat)[0].option.id == stop.option.id
    game.undo(stop.seat)
    assert session(game) == before
    game.choose(stop.seat, stop.option.id)
    assert session(game) == after


def cannot_be_taken_back(game: Game, seat: Seat) -> None:
    after = session(game)
    assert game.undo_list(seat) == []
    with pytest.raises(darkling.CannotUndo, match=game.why_not_undo(seat)):
        game.undo(seat)
    assert session(game) == after


@check()
def undo_goes_back_step_by_step_to_the_fence_and_no_further(case: Case) -> None:
    # There are games in which nobody ever has three choices in a row to take back.
    any(three_steps_back(case.new(seed), seed) for seed in range(SEED, SEED + SEARCHED))


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
    for game, stop in played_again(case):
        if stop.is_sample and len(game.undo_list(stop.seat)) > 1:
            a_turn_is_its_steps(game, stop.seat)
            assert game.fingerprint() == stop.fingerprint


def a_turn_is_its_steps(game: Game, seat: Seat) -> None:
    """Take back a turn at once, and again step by step; leave the game as it was."""
    made = game.record.choices
    game.undo(seat, whole_turn=True)
    start, turn, rest = game.fingerprint(), game.position.turns, game.can_undo(seat)
    if rest:
        game.undo(seat)
        assert game.position.turns < turn
    choose_again(game, seat, made)
    while game.can_undo(seat) and game.fingerprint() != start:
        game.undo(seat)
    assert (game.fingerprint(), game.can_undo(seat)) == (start, rest)
    choose_again(game, seat, made)


def choose_again(game: Game, seat: Seat, made: list[Choice]) -> None:
    """Make the choices again that were taken back: all since then, or in private only the seat's own."""
    left = game.record.choices
    missing = len(made) - len(left)
    own = [choice for choice in made if choice[0] == seat]
    for chooser, option in made[len(left) :] if made[: len(left)] == left else own[-missing:]:
        game.choose(chooser, option)
