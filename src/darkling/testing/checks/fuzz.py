"""Hypothesis over options: any mix of choices, undos, saves, guesses and nonsense keeps a game whole."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import darkling
from darkling.table.game import Game
from darkling.testing.cases import Case
from darkling.testing.playing import shown
from darkling.testing.suite import check, up_to

NUMBERS = st.integers(0, 10**6)


class AnyPlay(RuleBasedStateMachine):
    """A game in the hands of somebody who tries everything."""

    case: Case
    game: Game

    @initialize(seed=NUMBERS)
    def deal(self, seed: int) -> None:
        self.game = self.case.new(seed)

    @precondition(lambda self: not self.game.over)
    @rule(seat=NUMBERS, option=NUMBERS, times=st.integers(1, 12))
    def choose(self, seat: int, option: int, times: int) -> None:
        for _ in range(times):
            if self.game.over:
                return
            waiting = self.game.waiting[seat % len(self.game.waiting)]
            options = self.game.decision(waiting).options
            chosen = options[option % len(options)]
            self.game.choose(waiting, chosen)
            assert self.game.can_undo(waiting) is chosen.undoable

    @rule(seat=NUMBERS, whole_turn=st.booleans())
    def undo(self, seat: int, whole_turn: bool) -> None:
        seat %= self.case.players
        steps = len(self.game.undo_list(seat))
        before = self.game.fingerprint()
        if steps:
            self.game.undo(seat, whole_turn)
            assert len(self.game.undo_list(seat)) < steps
            assert seat in self.game.waiting
        else:
            with pytest.raises(darkling.CannotUndo):
                self.game.undo(seat, whole_turn)
            assert self.game.fingerprint() == before

    @rule(seat=NUMBERS, option=st.integers(-5, 10**4))
    def choose_nonsense(self, seat: int, option: int) -> None:
        seat %= self.case.players
        if seat in self.game.waiting and any(o.id == option for o in self.game.decision(seat).options):
            return
        before = self.game.fingerprint()
        with pytest.raises(darkling.IllegalChoice):
            self.game.choose(seat, option)
        assert self.game.fingerprint() == before

    @rule()
    def save_and_load(self) -> None:
        loaded = darkling.load(self.game.save())
        assert loaded.fingerprint() == self.game.fingerprint()
        self.game = loaded

    @rule(seat=NUMBERS, seed=NUMBERS)
    def guess(self, seat: int, seed: int) -> None:
        seat %= self.case.players
        world = self.game.guess(seat, seed)
        assert shown(world, seat) == shown(self.game.position, seat)
        self.case.type.check(world)

    @invariant()
    def whole(self) -> None:
        self.case.type.check(self.game.position)
        assert bool(self.game.waiting) is not self.game.over


def is_whole(case: Case) -> bool:
    """Say whether games of a case have a beginning."""
    return case.arranged is None


@check(up_to(3), applies=is_whole)
def any_play_keeps_the_game_whole(case: Case) -> None:
    machine: Any = type("AnyPlay", (AnyPlay,), {"case": case})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=12,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
