"""RLCard's games, through its environments."""

from functools import partial
from typing import Any

from bench.timing import Block
from darkling.table.chance import Chance

GAMES = 5


def play_block(name: str) -> Block:
    """Return a block that plays games at random and counts the decisions."""
    # Imported late: it may be missing.
    import rlcard

    return partial(_play_games, rlcard.make(name))


def _play_games(env: Any) -> int:
    chance = Chance.seeded(0)
    env.seed(0)
    return sum(_play(env, chance) for _ in range(GAMES))


def _play(env: Any, chance: Chance) -> int:
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[chance.below(len(actions))])
        decisions += 1
    return decisions
