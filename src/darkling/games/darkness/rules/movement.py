"""Moving on the map: by oneself, square by square, or by being pushed (AD-MOV, AD-PSH)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.approach import Approach, is_watched, next_watch
from darkling.games.darkness.rules.bosses import is_immune_to_push
from darkling.games.darkness.rules.effects import (
    burning,
    fire_on,
    fog,
    is_immobile,
    is_stunned,
)
from darkling.games.darkness.rules.events import Pushed, Walked
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.sides import has_turncoats, is_enemy, is_friend, is_over, strikers
from darkling.games.darkness.rules.space import apart, free_near, sight_row
from darkling.games.darkness.rules.state import OFF, Darkness, Figure, Square
from darkling.grid.measures import apart_from
from darkling.grid.sets import Squares, grown, path_along, set_of, squares_of, walk
from darkling.grid.tiles import TiledBoard
from darkling.table.rule import Next, Rule

Path = tuple[Square, ...]
BESIDE = 1


# Where one can go.


def floor_of(g: Darkness, board: TiledBoard, figure: Figure, flies: bool) -> Squares:
    """Return all squares but those that hold an enemy (AD-MOV-03, AD-MOV-05)."""
    if flies:
        return board.everything
    heroes, at = g.heroes, g.at
    if g.teams or has_turncoats(g):
        enemies = [at[other] for other in range(len(at)) if is_enemy(g, figure, other)]
    else:
        enemies = at[:heroes] if figure >= heroes else at[heroes:]
    return board.everything & ~set_of(board, enemies)


def spread(g: Darkness, board: TiledBoard, figure: Figure, steps: int, flies: bool) -> list[Squares]:
    """Walk so many steps in all directions; return the squares by how many steps they are away.

    The paths along them are those of AD-R-85.
    """
    return walk(board, board.bits[g.at[figure]], floor_of(g, board, figure, flies), steps)


def free_in(g: Darkness, board: TiledBoard, rings: list[Squares]) -> Squares:
    """Return the squares of a walk at which it may end."""
    return sum(rings) & ~set_of(board, g.at)


def ends_of(g: Darkness, figure: Figure, steps: int, flies: bool) -> list[Square]:
    """Return the squares at which a move may end."""
    board = g.board
    return sorted(squares_of(board, free_in(g, board, spread(g, board, figure, steps, flies))))


def way_to(g: Darkness, figure: Figure, steps: int, flies: bool, end: Square) -> Path:
    """Return the path that a move takes to a square at which it may end."""
    care = care_of(g, figure)
    if care is not None:
        return _with_care(g, figure, steps, flies, care)[end]
    board = g.board
    return path_along(board, spread(g, board, figure, steps, flies), end)


def reachable(g: Darkness, figure: Figure, steps: int, flies: bool) -> dict[Square, Path]:
    """Return the squares at which a move may end, each with the path that is taken to it."""
    board, care = g.board, care_of(g, figure)
    rings = spread(g, board, figure, steps, flies)
    ends = squares_of(board, free_in(g, board, rings))
    if care is not None:
        paths = _with_care(g, figure, steps, flies, care)
        return {end: paths[end] for end in ends}
    return {end: path_along(board, rings, end) for end in ends}


Rows = tuple[tuple[int, ...], ...]
Care = tuple[frozenset[Square], Rows]
"""Squares with fire, and how far the squares are from each enemy who could strike."""


def care_of(g: Darkness, figure: Figure) -> Care | None:
    """Return what a figure goes round, if the way is not too long: fire, and enemies who could strike.

    Heroes do (AD-R-57), monsters do not mind it (AD-R-87).
    """
    if not (g.effects or g.teams) or not is_friend(g, figure):
        return None
    board, fires = g.board, frozenset(burning(g))
    rows = tuple([apart_from(board, g.at[hero]) for hero in strikers(g, figure) if g.may_strike(hero)])
    return (fires, rows) if fires or rows else None


def can_go(g: Darkness, figure: Figure, steps: int) -> bool:
    """Say whether a walk may end anywhere: mostly a look at the squares around tells."""
    if steps <= 0:
        return False
    board = g.board
    beside = grown(board, board.bits[g.at[figure]]) & board.everything
    return bool(beside & ~set_of(board, g.at)) or bool(ends_of(g, figure, steps, False))


Route = tuple[int, int, tuple[int, ...]]
"""How many squares of fire a path enters, how many enemies can strike at it as it leaves their melee, and its
squares by their place in the reading order.
"""


def _with_care(g: Darkness, figure: Figure, steps: int, flies: bool, care: Care) -> dict[Square, Path]:
    """Return for each square the path with the least fire, then the fewest blows, then the shortest."""
    board, start, (fires, rows) = g.board, g.at[figure], care
    floor = floor_of(g, board, figure, flies)
    rank = {square: place for place, square in enumerate(board.reading)}
    best: dict[Square, Route] = {start: (0, 0, ())}
    edge = dict(best)
    for _ in range(steps):
        ahead: dict[Square, Route] = {}
        for square, (burns, blows, path) in edge.items():
            for other in board.ways[square]:
                struck = len([row for row in rows if row[square] <= BESIDE < row[other]])
                route = (burns + (other in fires), blows + struck, (*path, rank[other]))
                if board.bits[other] & floor and (other not in ahead or route < ahead[other]):
                    ahead[other] = route
        edge = {end: route for end, route in ahead.items() if end not in best or route[:2] < best[end][:2]}
        best.update(edge)
    del best[start]
    return {end: tuple([board.reading[place] for place in path]) for end, (*_, path) in best.items()}


def teleport_squares(g: Darkness, figure: Figure, most: int) -> list[Square]:
    """Return the free squares in sight within so many squares (AD-R-60)."""
    here, board, taken = g.at[figure], g.board, set(g.at)
    row, seen = apart_from(board, here), sight_row(board, here, fog(g))
    return [
        square for square in range(len(board)) if row[square] <= most and seen[square] and square not in taken
    ]


def flies(g: Darkness, figure: Figure) -> bool:
    """Say whether a figure flies by nature; heroes need a card for it."""
    return figure >= g.heroes and FOES[g.kind[figure]].flies


def push_squares(g: Darkness, figure: Figure, most: int) -> dict[Square, Path]:
    """Return where a figure may be pushed, and along which path (AD-R-58)."""
    if g.hp[figure] <= 0 or is_immune_to_push(g, figure):
        return {}
    board = g.board
    rings = spread(g, board, figure, most, flies(g, figure))
    return {end: path_along(board, rings, end) for end in squares_of(board, free_in(g, board, rings))}


# Being on a square.


def place(g: Darkness, figure: Figure, square: Square) -> None:
    g.at[figure] = square


def fire_due(g: Darkness, figure: Figure) -> int:
    """Return what fire does to a figure where it is, and note it: it burns once a turn."""
    if not g.effects or g.burnt >> figure & 1:
        return 0
    damage = fire_on(g, g.at[figure])
    if damage:
        g.burnt |= 1 << figure
    return damage


def fire_on_way(g: Darkness, figure: Figure, path: Path) -> int:
    """Return what fire would do to a figure on a path: the first fire it enters burns it, if none has yet."""
    if not g.effects or g.burnt >> figure & 1:
        return 0
    burns = [fire_on(g, square) for square in path]
    return next((damage for damage in burns if damage), 0)


@dataclass
class Enter(Rule):
    """A figure has come to stand on a square, or starts its turn there: fire burns it."""

    figure: Figure

    def begin(self, g: Darkness) -> Next:
        damage = fire_due(g, self.figure)
        return g.become(TakeHarm(self.figure, damage, "fire")) if damage else g.done()


# Moves.


def is_up(g: Darkness, figure: Figure) -> bool:
    """Say whether a figure goes on with what it does: it is alive, and the encounter undecided (AD-R-125)."""
    return g.hp[figure] > 0 and not is_over(g)


def can_go_on(g: Darkness, figure: Figure) -> bool:
    """Say whether a move goes on: stuns and immobilizations hold monsters, but not heroes."""
    if not is_up(g, figure):
        return False
    return figure < g.heroes or not g.effects or not (is_stunned(g, figure) or is_immobile(g, figure))


def leaves_melee(g: Darkness, figure: Figure, path: Path) -> bool:
    """Say whether a step of a path leaves the melee of a hero who may strike at the figure."""
    board, here = g.board, g.at[figure]
    for hero in strikers(g, figure):
        row = apart_from(board, g.at[hero])
        was = row[here]
        for square in path:
            now = row[square]
            if was <= BESIDE < now:
                return True
            was = now
    return False


def still_open(g: Darkness, figure: Figure, way: Path, flies: bool) -> Path:
    """Return as much of a way as a figure can go now, to a free square: others may have moved meanwhile."""
    board, here, steps = g.board, g.at[figure], 0
    floor = floor_of(g, board, figure, flies)
    while steps < len(way) and board.bits[way[steps]] & floor and apart(g, here, way[steps]) == 1:
        here, steps = way[steps], steps + 1
    while steps and way[steps - 1] in g.at:
        steps -= 1
    return way[:steps]


def way_back(g: Darkness, figure: Figure, trail: Path) -> Path:
    """Return where a figure goes that was stopped where an ally stands: the last free square of its way."""
    here = g.at[figure]
    if here == OFF or g.at.count(here) == 1:
        return ()
    free = [square for square in trail if square not in g.at]
    return (free[-1] if free else free_near(g, here),)


@dataclass
class Walk(Rule):
    """A figure moves by itself; whoever may strike it, and fire, can stop it (AD-R-119).

    Attributes:
        path: the squares it means to go.
        went: those it has entered.
        told: how many of them have been told.
        came_from: the square before the last one.
        start: the square where it began.

    """

    figure: Figure
    path: Path
    flies: bool
    went: Path = ()
    told: int = 0
    came_from: Square = OFF
    start: Square = OFF

    def begin(self, g: Darkness) -> Next:
        self.start = g.at[self.figure]
        if self.is_undisturbed(g):
            self.went = self.path
            place(g, self.figure, self.path[-1])
            return self.stop(g)
        return self.go_on(g)

    def is_undisturbed(self, g: Darkness) -> bool:
        """Say whether nothing can happen on the way: there is no fire, and nobody strikes."""
        if g.effects and (burning(g) or is_watched(g)):
            return False
        return not leaves_melee(g, self.figure, self.path)

    def go_on(self, g: Darkness) -> Next:
        """Go step by step until someone has to be asked, or something happens."""
        while len(self.went) < len(self.path) and can_go_on(g, self.figure):
            ahead = self.path[len(self.went)]
            if leaves_melee(g, self.figure, (ahead,)):
                window = g.parting(self.figure, ahead)
                if window is not None:
                    self.tell(g)
                    return g.call(window, then=self.on_struck)
            if self.take(g, ahead):
                return self.meet(g)
        return self.stop(g)

    def on_struck(self, g: Darkness, _window: Rule) -> Next:
        """Take the step after all, if one can (AD-R-119), and go on as far as the way is still open."""
        if not can_go_on(g, self.figure):
            return self.stop(g)
        ahead = self.path[len(self.went) :]
        self.path = (*self.went, *still_open(g, self.figure, ahead, self.flies))
        if len(self.path) == len(self.went):
            return self.stop(g)
        return self.meet(g) if self.take(g, self.path[len(self.went)]) else self.go_on(g)

    def take(self, g: Darkness, ahead: Square) -> bool:
        """Take a step; return whether something may happen there."""
        self.came_from = g.at[self.figure]
        place(g, self.figure, ahead)
        self.went = (*self.went, ahead)
        if not g.effects:
            return False
        is_met = next_watch(g, self.figure, self.came_from) is not None or fire_on(g, ahead) > 0
        if is_met:
            self.tell(g)
        return is_met

    def meet(self, g: Darkness) -> Next:
        return g.call(Approach(self.figure, self.came_from), then=self.on_approached)

    def on_approached(self, g: Darkness, _approach: Approach) -> Next:
        if not is_up(g, self.figure) or not self.is_there(g):
            return self.stop(g)
        return g.call(Enter(self.figure), then=self.on_entered)

    def on_entered(self, g: Darkness, _enter: Rule) -> Next:
        return self.go_on(g) if self.is_there(g) else self.stop(g)

    def is_there(self, g: Darkness) -> bool:
        """Say whether it is where its way has taken it: one that lives on after death is elsewhere."""
        return g.at[self.figure] == self.went[-1]

    def tell(self, g: Darkness) -> None:
        """Tell the squares entered since the last time."""
        if len(self.went) > self.told:
            g.emit(Walked, self.figure, self.went[self.told :], self.flies)
            self.told = len(self.went)

    def stop(self, g: Darkness) -> Next:
        self.tell(g)
        back = way_back(g, self.figure, (self.start, *self.went))
        if back:
            place(g, self.figure, back[0])
            g.emit(Walked, self.figure, back, self.flies)
        return g.done()


@dataclass
class Push(Rule):
    """A figure is moved against its will: of all that may stop it only fire does (AD-R-59)."""

    by: Figure
    figure: Figure
    path: Path
    went: int = 0
    told: int = 0
    start: Square = OFF

    def begin(self, g: Darkness) -> Next:
        self.start = g.at[self.figure]
        if not burning(g):
            self.went = len(self.path)
            place(g, self.figure, self.path[-1])
            return self.stop(g)
        return self.go_on(g)

    def go_on(self, g: Darkness) -> Next:
        while self.went < len(self.path) and g.hp[self.figure] > 0:
            place(g, self.figure, self.path[self.went])
            self.went += 1
            damage = fire_due(g, self.figure)
            if damage:
                self.tell(g)
                return g.call(TakeHarm(self.figure, damage, "fire"), then=self.on_burnt)
        return self.stop(g)

    def on_burnt(self, g: Darkness, _harm: TakeHarm) -> Next:
        is_there = g.at[self.figure] == self.path[self.went - 1]
        return self.go_on(g) if is_there else self.stop(g)

    def stop(self, g: Darkness) -> Next:
        self.tell(g)
        back = way_back(g, self.figure, (self.start, *self.path[: self.went]))
        if back:
            place(g, self.figure, back[0])
            g.emit(Pushed, self.by, self.figure, back)
        return g.done()

    def tell(self, g: Darkness) -> None:
        if self.went > self.told:
            g.emit(Pushed, self.by, self.figure, self.path[self.told : self.went])
            self.told = self.went
