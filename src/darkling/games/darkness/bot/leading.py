"""What a game master tries with each of its monsters: whom to attack, and from where."""

from collections.abc import Sequence

from darkling.games.darkness.bot.blows import hit_worth
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.commanded import CommandedTurn
from darkling.games.darkness.rules.effects import burning
from darkling.games.darkness.rules.monster_attack import damage_of
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import apart, distance_row, steps_row
from darkling.games.darkness.rules.state import Darkness, Figure, Square
from darkling.games.darkness.rules.vocabulary import DONE
from darkling.table.option import Option

SQUARES = 5
"""So many of the squares where a monster may go are tried."""
PER_STEP = 0.1
"""What it counts to be a step nearer to somebody to attack."""
BESIDE = 0.5
"""What speaks against a square for each hero beside it."""
BURN = 3.0


def worth_a_try(g: Darkness, options: Sequence[Option]) -> Sequence[Option]:
    """Return every attack, what its card says, and good squares; to stay if it can hit nobody."""
    commanded = g.running(CommandedTurn)
    assert commanded is not None, "a monster is led"
    ways = [option for option in options if option.verb == "go"]
    worths = square_worths(g, commanded, [option.thing for option in ways])
    ranked = sorted(range(len(ways)), key=worths.__getitem__, reverse=True)
    attacks = [option for option in options if option.verb == "attack"]
    others = [option for option in options if option.verb == "as_printed" or (option is DONE and not attacks)]
    return [*attacks, *others, *[ways[number] for number in ranked[:SQUARES]]]


def square_worths(g: Darkness, commanded: CommandedTurn, squares: Sequence[Square]) -> list[float]:
    """Return how good each square looks: whom one can attack from there, and who is beside it."""
    enemies, fires = enemies_of(g, commanded.figure), burning(g)
    return [_worth(g, commanded, enemies, square) - BURN * (square in fires) for square in squares]


def _worth(g: Darkness, commanded: CommandedTurn, enemies: Sequence[Figure], square: Square) -> float:
    figure = commanded.figure
    card = FOES[g.kind[figure]]
    row, steps = distance_row(g, square, card.distance), steps_row(g, square)
    damage = damage_of(g, figure, commanded.moved + steps[g.at[figure]])
    best = max([hit_worth(g, enemy, damage) for enemy in enemies if row[g.at[enemy]]], default=0.0)
    nearest = min([steps[g.at[enemy]] for enemy in enemies], default=0)
    beside = sum([apart(g, square, g.at[enemy]) <= 1 for enemy in enemies])
    return best * (commanded.attacks > 0) - PER_STEP * nearest - BESIDE * beside
