"""What monsters do by themselves: their programs, targets and squares (AD-R-80 to AD-R-88).

`next_deed` only looks, so screens and bots may ask it too.
"""

from functools import lru_cache

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.effects import (
    fog,
    in_force,
    is_hidden,
    is_immobile,
    is_stunned,
    taunter,
    total,
)
from darkling.games.darkness.rules.movement import Path, free_in, spread
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import SPANS, is_in_span
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square
from darkling.grid.measures import apart_from
from darkling.grid.sets import (
    KEPT,
    Squares,
    first_of,
    near,
    nearest_in,
    path_along,
    rings_around,
    set_of,
    squares_of,
    steps_in,
)
from darkling.grid.tiles import TiledBoard

ATTACK, GO, HOLD = "attack", "go", "hold"
Deed = tuple[str, Figure, Path]
"""One thing to do: attack someone, go along a path, or nothing more."""
NOTHING: Deed = (HOLD, NOBODY, ())

CLOSEST, WEAKEST, STRONGEST, MOST_HURT, GRUDGE = range(5)
"""Whom a behaviour is about."""
SELECTORS = {
    "B-SNIPE": CLOSEST,
    "B-TURRET": CLOSEST,
    "B-SWARM": CLOSEST,
    "B-PIKE": CLOSEST,
    "B-BRUTE": STRONGEST,
    "B-HUNT": WEAKEST,
    "B-BLOOD": MOST_HURT,
    "B-RAID": WEAKEST,
    "B-GRUDGE": GRUDGE,
}
PLAYERS_ONLY = ("B-BRUTE", "B-HUNT", "B-BLOOD")
"""The behaviours that speak of players; the others speak of enemies (AD-R-88)."""
TURNING = frozenset(["hide", "dominate", "raise"])
"""The effects that change whom a monster can choose."""
NEAR = 3
"""Raiders without an attack left flee from so near."""
REACH = 2
MELEE = SPANS["melee"]


def next_deed(g: Darkness, figure: Figure, attacks_left: int, maneuvers_left: int) -> Deed:
    """Return the first entry of a monster's behaviour that can be done now (AD-R-80)."""
    if g.effects:
        if is_stunned(g, figure):
            return NOTHING
        if is_immobile(g, figure):
            maneuvers_left = 0
    mind = Mind(g, figure)
    target = mind.prey() if attacks_left > 0 else NOBODY
    if target != NOBODY:
        return (ATTACK, target, ())
    if maneuvers_left > 0 and mind.enemies:
        return mind.move(attacks_left > 0)
    return NOTHING


def maneuver_of(g: Darkness, figure: Figure) -> int:
    """Return how far a monster goes in one maneuver."""
    speed = FOES[g.kind[figure]].speed
    return max(0, speed + total(g, figure, "move")) if g.effects else speed


def by_line(g: Darkness, foes: list[Figure]) -> list[Figure]:
    """Return foes in the order in which they act."""
    return [figure for _, first, count in g.line for figure in range(first, first + count) if figure in foes]


class Mind:
    """What a monster sees from where it stands; made for one question.

    Attributes:
        enemies: whom it can choose, in the order of ties: heroes by march, then dominated monsters by line.
        targets: those of them whom its behaviour is about.
        enemy_squares: where its enemies are.
        target_squares: where those are whom its behaviour is about.
        rings: where it can walk, by the number of steps; empty until that matters.
        ends: the squares of these at which it can end.

    """

    def __init__(self, g: Darkness, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.card = FOES[g.kind[figure]]
        self.board = g.board
        self.here: Square = g.at[figure]
        self.taunter = NOBODY
        self.clouds: tuple[Square, ...] = ()
        self.span = SPANS[self.card.distance]
        self.rings: list[Squares] = []
        self.ends: Squares = 0
        self.enemies = self.targets = g.conscious()
        if g.effects:
            self.mind_effects(in_force(g).verbs)
        at = g.at
        self.enemy_squares = self.target_squares = tuple([at[enemy] for enemy in self.enemies])
        if self.targets is not self.enemies:
            self.target_squares = tuple([at[target] for target in self.targets])

    def mind_effects(self, verbs: set[str]) -> None:
        """Note what effects in play change about whom it sees and chooses."""
        g = self.g
        if "taunt" in verbs:
            self.taunter = taunter(g, self.figure)
        if "zone" in verbs:
            self.clouds = fog(g)
        if TURNING & verbs:
            self.enemies = self.targets = self.selectable()
        if self.card.behaviour in PLAYERS_ONLY:
            self.targets = [enemy for enemy in self.enemies if enemy < g.heroes]

    def selectable(self) -> list[Figure]:
        """Return its enemies without heroes who hide, if not beside it (AD-R-88)."""
        g, far = self.g, apart_from(self.board, self.here)
        enemies = enemies_of(g, self.figure)
        heroes = [e for e in enemies if e < g.heroes and (far[g.at[e]] == 1 or not is_hidden(g, e))]
        return heroes + by_line(g, [enemy for enemy in enemies if enemy >= g.heroes])

    # Targets.

    def prey(self) -> Figure:
        """Return whom it attacks from where it stands (AD-R-81)."""
        here = self.here
        if self.span == MELEE and not self.in_distance(self.board.bits[here]):
            return NOBODY
        within = [other for other in self.targets if self.could_hit(other, here)]
        return self.select(within) if within else NOBODY

    def select(self, among: list[Figure]) -> Figure:
        """Return the target of an entry; of equals the one with the lowest HP, then the first (AD-R-85)."""
        if self.taunter in among:
            return self.taunter
        if len(among) == 1:
            return among[0]
        selector = SELECTORS[self.card.behaviour]
        return min(among, key=lambda other: self.rank(selector, other))

    def rank(self, selector: int, other: Figure) -> tuple[int, ...]:
        """Return what is chosen by; the lowest is chosen."""
        g = self.g
        hp = g.hp[other]
        if selector == WEAKEST:
            return (hp,)
        if selector == STRONGEST:
            return (-hp,)
        if selector == MOST_HURT:
            return (hp - g.max_hp(other), hp)
        steps = self.steps_to(other)
        if selector == GRUDGE:
            return (int(g.grudge[self.figure] != other), steps, hp)
        return (steps, hp)

    def steps_to(self, other: Figure) -> int:
        """Return how many steps away someone is."""
        return steps_in(rings_around(self.board, self.g.at[other]), self.board.bits[self.here])

    # Moves.

    def move(self, has_attack: bool) -> Deed:
        """Return the first of its moves that can be done now."""
        end = self.flight(has_attack) or self.advance(has_attack) or self.ending()
        return (GO, NOBODY, path_along(self.board, self.rings, first_of(self.board, end))) if end else NOTHING

    def flight(self, has_attack: bool) -> Squares:
        """Return where it flees to from the closest enemy, if that one is near (AD-R-83)."""
        behaviour = self.card.behaviour
        if behaviour == "B-RAID":
            too_near = -1 if has_attack else NEAR
        else:
            too_near = self.card.reaches if behaviour in ("B-SNIPE", "B-TURRET") else -1
        if too_near < 0:
            return 0
        closest = min(self.enemies, key=lambda other: self.rank(CLOSEST, other))
        steps = self.steps_to(closest)
        if steps > too_near:
            return 0
        self.look_around()
        farther = rings_around(self.board, self.g.at[closest])[steps + 1 :]
        return self.best(nearest_in(farther[::-1], self.ends))

    def advance(self, has_attack: bool) -> Squares:
        """Return where it goes to get at someone, if nobody is in its distance (AD-R-82)."""
        behaviour = self.card.behaviour
        if behaviour == "B-TURRET" or (behaviour == "B-RAID" and not has_attack):
            return 0
        here = self.board.bits[self.here]
        if not self.targets or self.in_distance(here):
            return 0
        target = self.select(self.targets)
        self.look_around()
        nearer = rings_around(self.board, self.g.at[target])[: self.steps_to(target)]
        if behaviour in ("B-SNIPE", "B-PIKE"):
            able = nearest_in(self.rings, self.in_distance(self.ends & sum(nearer)))
            if able:
                return self.best(nearest_in(nearer, able))
        return self.best(nearest_in(nearer, self.ends))

    def ending(self) -> Squares:
        """Return the nearest square where it likes to end (AD-R-84), if it is on none."""
        liked = self.liked()
        if self.board.bits[self.here] & liked:
            return 0
        self.look_around()
        return self.best(nearest_in(self.rings, self.ends & liked))

    # Squares.

    def look_around(self) -> None:
        """Find out where it can go."""
        if not self.rings:
            steps = maneuver_of(self.g, self.figure)
            self.rings = spread(self.g, self.board, self.figure, steps, self.card.flies)
            self.ends = free_in(self.g, self.board, self.rings)

    def could_hit(self, other: Figure, square: Square) -> bool:
        """Say whether it could attack someone from a square."""
        return is_in_span(self.board, self.g.at[other], square, self.span, 0, self.clouds)

    def in_distance(self, squares: Squares) -> Squares:
        """Return those of some squares from which it could attack anyone."""
        board, there, found = self.board, self.target_squares, 0
        if self.span == MELEE:
            return squares & _beside(board, there)
        for square in squares_of(board, squares & _in_span(board, there, self.card.distance)):
            if any(is_in_span(board, other, square, self.span, 0, self.clouds) for other in there):
                found |= board.bits[square]
        return found

    def liked(self) -> Squares:
        """Return where its behaviour would like to end: in melee, at reach, or out of reach."""
        return _liked(self.board, self.enemy_squares, self.card.ends)

    def best(self, squares: Squares) -> Squares:
        """Return those that come first by the ties of AD-R-85; of these the lowest is the first."""
        if squares & squares - 1:
            squares = squares & self.liked() or squares
        if squares & squares - 1:
            squares = self.in_distance(squares) or squares
        return nearest_in(self.rings, squares)


@lru_cache(maxsize=KEPT)
def _beside(board: TiledBoard, figures: tuple[Square, ...]) -> Squares:
    """Return the squares in melee with any of some figures."""
    found = 0
    for square in figures:
        found |= near(board, (square,), 1) & ~board.bits[square]
    return found


@lru_cache(maxsize=KEPT)
def _in_span(board: TiledBoard, figures: tuple[Square, ...], distance: str) -> Squares:
    """Return the squares as near and as far from any of some figures as a distance wants it."""
    found, (least, most) = 0, SPANS[distance]
    for square in figures:
        far = near(board, (square,), most) if most <= REACH else board.everything
        found |= far & ~near(board, (square,), least - 1)
    return found


@lru_cache(maxsize=KEPT)
def _liked(board: TiledBoard, enemies: tuple[Square, ...], ends: str) -> Squares:
    """Return the squares of which the nearest enemy is as far as a behaviour likes it to be."""
    beside, reach = near(board, enemies, 1), near(board, enemies, REACH)
    if ends == "melee":
        return beside & ~set_of(board, enemies)
    return reach & ~beside if ends == "reach" else board.everything & ~reach
