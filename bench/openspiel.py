"""OpenSpiel's games, through Python."""

from functools import partial
from random import Random
from sys import maxsize
from typing import Any

from bench.timing import Block
from darkling.table.chance import Chance

GAMES = 100
CLONES = 2000


def play_block(name: str) -> Block:
    """Return a block that plays games at random and counts the decisions of players."""
    return partial(_play_games, load(name))


def clone_block(name: str) -> Block:
    """Return a block that clones a state after half the decisions of a random game."""
    game = load(name)
    decisions = play_on(game.new_initial_state(), Chance.seeded(0), Random(0))
    state = game.new_initial_state()
    play_on(state, Chance.seeded(0), Random(0), limit=decisions // 2)
    return partial(_clone, state)


def load(name: str) -> Any:
    """Return a game of OpenSpiel."""
    # Imported late: it may be missing.
    import pyspiel

    return pyspiel.load_game(name)


def _play_games(game: Any) -> int:
    chance, dealer = Chance.seeded(0), Random(0)
    return sum(play_on(game.new_initial_state(), chance, dealer) for _ in range(GAMES))


def play_on(state: Any, chance: Chance, dealer: Random, limit: int = maxsize) -> int:
    """Play on for some decisions or to the end; return how many decisions there were."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), dealer))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            decisions += 1
    return decisions


def _drawn(outcomes: list[tuple[int, float]], dealer: Random) -> int:
    """Draw an outcome by its probability.

    `Random.choices` is so much slower that hearts, with 53 draws a game, would lose 40% of its speed.
    """
    left = dealer.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    # Rounding can leave a crumb, which belongs to the last outcome.
    return outcome


def _clone(state: Any) -> int:
    for _ in range(CLONES):
        state.clone()
    return CLONES
