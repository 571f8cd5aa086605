"""Salt Breath: whom it covers, by itself or as a game master aims it."""

from dataclasses import dataclass

from darkling.games.darkness.rules.bosses import specials
from darkling.games.darkness.rules.space import LONG, SHORT, area_aims, area_boxes, sees
from darkling.games.darkness.rules.state import GAME_MASTER, Darkness, Figure, Hero, Square
from darkling.games.darkness.rules.vocabulary import AIM, BOX, BREATHE_WHERE, PROPOSE, SKIP, WHICH_BREATH
from darkling.grid.measures import apart_from, box
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

Area = tuple[Square, ...]


@dataclass
class Breathe(Rule):
    """AD-GM-05: a game master aims at a square, then takes one of the areas over it; or has it attack.

    Attributes:
        aim: the square.
        covered: the heroes in the area, in marching order; nobody if it does not breathe.

    """

    figure: Figure
    aim: Square = -1
    covered: tuple[Hero, ...] = ()

    def begin(self, g: Darkness) -> Next:
        options = [AIM[square] for square in self.aims(g)]
        if not options:
            return g.done()
        return g.ask(GAME_MASTER, BREATHE_WHERE, [*options, PROPOSE, SKIP], then=self.on_aim)

    def aims(self, g: Darkness) -> list[Square]:
        """Return the squares over which an area can lie that covers a hero."""
        in_sight = area_aims(g, g.at[self.figure], self.distance(g))
        return [square for square in in_sight if self.boxes(g, square)]

    def boxes(self, g: Darkness, aim: Square) -> dict[int, Area]:
        """Return the areas over a square with heroes in them, by their numbers."""
        found = area_boxes(g, g.at[self.figure], self.distance(g), aim)
        return {number: squares for number, squares in found if heroes_in(g, squares)}

    def distance(self, g: Darkness) -> str:
        parts = [effect.part for effect in specials(g.kind[self.figure], "turn") if effect.part is not None]
        return parts[0].whom.distance

    def on_aim(self, g: Darkness, option: Option) -> Next:
        if option.id == PROPOSE.id:
            self.covered = breath(g, self.figure)
        elif option.id != SKIP.id:
            self.aim = option.thing
            options = [BOX[number] for number in self.boxes(g, self.aim)]
            return g.ask(GAME_MASTER, WHICH_BREATH, options, then=self.on_box)
        return g.done()

    def on_box(self, g: Darkness, option: Option) -> Next:
        self.covered = heroes_in(g, self.boxes(g, self.aim)[option.thing])
        return g.done()


def heroes_in(g: Darkness, squares: Area) -> tuple[Hero, ...]:
    """Return the heroes that are awake on some squares, in marching order."""
    return tuple([hero for hero in g.conscious() if g.at[hero] in squares])


def breath(g: Darkness, figure: Figure) -> tuple[Figure, ...]:
    """Return the heroes in the area that covers most of them, in marching order; nobody if it can cover none.

    Of several areas it takes the one whose heroes have the lowest HP together, then the first by its upper
    left corner, by row, then by column, lying before upright.
    """
    best: tuple[int, int, int, int, int] | None = None
    found: tuple[Figure, ...] = ()
    for row, column, is_upright in _boxes_over_heroes(g):
        covered = _covered(g, figure, (column, row), is_upright)
        if covered:
            order = (-len(covered), sum([g.hp[hero] for hero in covered]), row, column, is_upright)
            if best is None or order < best:
                best, found = order, covered
    return found


def _boxes_over_heroes(g: Darkness) -> list[tuple[int, int, int]]:
    """Return all areas with a hero in them: row and column of the corner, and whether one stands upright."""
    found: set[tuple[int, int, int]] = set()
    for hero in g.conscious():
        column, row = g.board.points[g.at[hero]]
        for is_upright, (wide, high) in enumerate(((LONG, SHORT), (SHORT, LONG))):
            found |= {(row - up, column - left, is_upright) for up in range(high) for left in range(wide)}
    return sorted(found)


def _covered(g: Darkness, figure: Figure, corner: tuple[int, int], is_upright: int) -> tuple[Figure, ...]:
    """Return the heroes in an area; nobody if it is not allowed (AD-R-08)."""
    wide, high = (SHORT, LONG) if is_upright else (LONG, SHORT)
    here = g.at[figure]
    squares: tuple[Square, ...] = box(g.board, corner, wide, high)
    far = apart_from(g.board, here)
    if min([far[square] for square in squares]) <= 1 or not any(sees(g, here, to) for to in squares):
        return ()
    return heroes_in(g, squares)
