"""OpenSpiel's searches of its own games: `ismcts.py`, and its twin in C++."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.openspiel import load, play_on
from bench.timing import Block
from darkling.table.chance import Chance

GAMES = ("hearts", "gin_rummy")
CURIOSITY = 1.5
SIMULATIONS = 100
SEVERAL = 3
"""A state with fewer actions is left alone: with one, the bots answer without a search."""


def python_block(game: str) -> Block:
    """Return a block that searches with `ismcts.py`."""
    state = _state(game)
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    luck = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(load(game), evaluator, CURIOSITY, SIMULATIONS, random_state=luck)
    return partial(_search, bot, state)


def cpp_block(game: str) -> Block:
    """Return a block that searches with the bot in C++."""
    state = _state(game)
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, CURIOSITY, SIMULATIONS, -1, most_visited, False, False)
    return partial(_search, bot, state)


SEARCHES: list[tuple[str, Callable[[str], Block]]] = [("ismcts.py", python_block), ("C++ ISMCTS", cpp_block)]


def _state(game: str) -> Any:
    """Return an early state of a random game in which there are several actions."""
    state = load(game).new_initial_state()
    chance, dealer = Chance.seeded(0), Random(0)
    play_on(state, chance, dealer, limit=1)
    while state.is_chance_node() or len(state.legal_actions()) < SEVERAL:
        play_on(state, chance, dealer, limit=1)
    return state


def _search(bot: Any, state: Any) -> int:
    bot.step(state)
    return SIMULATIONS
