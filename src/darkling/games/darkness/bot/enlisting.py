"""Which monsters a game master picks, and where it lets them stand."""

from collections import Counter
from collections.abc import Sequence

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.mustering import Deploy, Muster, free_squares
from darkling.games.darkness.rules.space import distance_row, steps_row
from darkling.games.darkness.rules.state import OFF, Darkness, Hero, Square
from darkling.table.option import Option

DREADED = (
    *[0.7, 0.15, 0.3, 0.1, 0.3, 0.5, 0.7, 0.25, 0.3, 0.3, 0.3, 0.05, 0.45, 0.15, 0.15, 0.2, 0.3, 0.35, 0.25],
    *[0.4, 0.2, 0.15, 0.3, 0.3, 0.3, 0.3, 0.3],
)
"""What a point of danger is worth, by the number of the foe.

Three heroes of `greedy` met as many of one kind as there may be; it is the part of their hit points that they
lost. Shooters hurt most. The smallest, of which there are many, fall to the areas of the heroes. Of bosses it
is not known.
"""
VARIETY = 10
"""By so many percent a card may count more than it is worth, so that no two dungeons are alike."""
IN_SIGHT = 2.0
"""What it is worth to a shooter to have a hero in sight from where it begins."""


def enlist(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Pick one of the monsters that are dreaded most for the danger there may be; stop when none fits."""
    picking = g.running(Muster)
    assert picking is not None, "monsters are being picked"
    found = best_cards(picking.available(g), picking.most() - picking.total(), _worths(g))
    return next(
        (option for option in options if option.verb == "enlist" and option.thing in found), options[-1]
    )


def _worths(g: Darkness) -> list[float]:
    """Return what a card of each foe is worth in this encounter."""
    return [
        worth * card.danger * (1 + g.chance.below(VARIETY) / 100)
        for worth, card in zip(DREADED, FOES, strict=True)
    ]


def best_cards(available: Counter[int], danger: int, worths: Sequence[float]) -> list[int]:
    """Return the cards that are worth most together, of those that come to no more than so much danger."""
    best: list[tuple[float, list[int]]] = [(0.0, [])] * (danger + 1)
    for foe in sorted(available.elements()):
        cost = FOES[foe].danger
        for room in range(danger, cost - 1, -1):
            worth, cards = best[room - cost]
            if worth + worths[foe] > best[room][0]:
                best[room] = (worth + worths[foe], [*cards, foe])
    return best[danger][1]


def muster(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Choose the tile with the best square."""
    tiles = [option for option in options if option.verb == "on_tile"]
    worths = [max(square_worths(g, free_squares(g, option.thing))) for option in tiles]
    return tiles[max(range(len(tiles)), key=worths.__getitem__)]


def place(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Choose the best square of a tile."""
    squares = [option for option in options if option.verb == "stand"]
    worths = square_worths(g, [option.thing for option in squares])
    return squares[max(range(len(squares)), key=worths.__getitem__)]


def square_worths(g: Darkness, squares: Sequence[Square]) -> list[float]:
    """Return how well a monster of the card that is being placed would begin on each of some squares.

    It is well to be far from the heroes: whoever comes meets all of them at once.
    Shooters like to see.
    """
    deploying = g.running(Deploy)
    assert deploying is not None, "monsters are being placed"
    distance = FOES[deploying.foe].distance
    heroes = [at for at in g.at[: g.heroes] if at != OFF]
    far = [min([steps_row(g, at)[square] for at in heroes]) for square in squares]
    if distance != "ranged":
        return [float(steps) for steps in far]
    seen = [distance_row(g, at, distance) for at in heroes]
    return [
        steps + IN_SIGHT * any(row[square] for row in seen)
        for steps, square in zip(far, squares, strict=True)
    ]
