"""OpenSpiel's `ismcts.py` as a bot of ours: its own search, tree and random rollouts, on our positions."""

from sys import maxsize
from time import perf_counter
from typing import Any

from bench.spiel_state import SpielState
from darkling.bots.budget import Budget
from darkling.bots.game_skill import EFFORT, skill_for
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.skill import Notes

CURIOSITY = 1.5
"""As in OpenSpiel's own `ismcts_agent_test.py`."""
SEEDS = 1 << 30


class OutOfTime(Exception):
    """The budget is spent."""


class SpielBot:
    """Asks OpenSpiel's bot; `advised` says that where our game knows what to do, it is followed."""

    def __init__(self, seed: int, budget: Budget, advised: bool) -> None:
        import numpy
        from open_spiel.python.algorithms import ismcts, mcts

        self.chance = Chance.seeded(seed)
        self.budget = budget
        self.advised = advised
        self.notes: Notes = {}
        self.deadline = 0.0
        luck = numpy.random.RandomState(self.chance.below(SEEDS))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        self.search: Any = ismcts.ISMCTSBot(
            None, evaluator, CURIOSITY, budget.iterations or maxsize, random_state=luck
        )
        self.search.set_resampler(self._resample)

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""
        advise = skill_for(position).advise
        if self.advised and advise is not None:
            guess = position.guess(seat, self.chance.below(SEEDS))
            advice = advise(guess, seat, self.notes, EFFORT)
            if advice is not None:
                return advice
        return position.decision(seat).find(int(self._action(SpielState(position))))

    def _action(self, state: SpielState) -> int:
        self.deadline = perf_counter() + self.budget.seconds
        try:
            action: int = self.search.step(state)
        except OutOfTime:
            policy = self.search.get_final_policy(state, self.search._root_node)
            action, _ = max(policy, key=lambda pair: float(pair[1]))
        return action

    def _is_out_of_time(self) -> bool:
        return self.budget.iterations is None and perf_counter() > self.deadline

    def _resample(self, state: SpielState, seat: Seat) -> SpielState:
        # Its policy needs a iteration at least, however short the time.
        if self._is_out_of_time() and self.search._root_node.total_visits > 0:
            raise OutOfTime
        return SpielState(state.position.guess(seat, self.chance.below(SEEDS)))
