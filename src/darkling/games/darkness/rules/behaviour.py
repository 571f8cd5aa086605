"""What monsters do by themselves: their programs, targets and squares (AD-R-80 to AD-R-88).

`next_deed` only looks, so screens and bots may ask it too.
"""

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.effects import fog, is_hidden, is_immobile, is_stunned, taunter, total
from darkling.games.darkness.rules.movement import Path, Reach, path_to, spread
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import SPANS, is_in_span
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square
from darkling.grid.measures import apart_from, steps_from

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
        reach: where it can go, once that matters.

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
        self.reach: Reach = ([], [], [])
        self.enemies = self.targets = g.conscious()
        if g.effects:
            self.mind_effects({effect[4] for effect in g.effects})

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
        near = [other for other in self.targets if self.could_hit(other, here)]
        return self.select(near) if near else NOBODY

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
        steps = steps_from(self.board, g.at[other])[self.here]
        if selector == GRUDGE:
            return (int(g.grudge[self.figure] != other), steps, hp)
        return (steps, hp)

    # Moves.

    def move(self, has_attack: bool) -> Deed:
        """Return the first of its moves that can be done now."""
        end = self.flight(has_attack)
        if end < 0:
            end = self.advance(has_attack)
        if end < 0:
            end = self.ending()
        return (GO, NOBODY, path_to(self.reach[2], end)) if end >= 0 else NOTHING

    def flight(self, has_attack: bool) -> Square:
        """Return where it flees to from the closest enemy, if that one is near (AD-R-83); -1 if nowhere."""
        behaviour = self.card.behaviour
        if behaviour == "B-RAID":
            near = -1 if has_attack else NEAR
        else:
            near = self.card.reaches if behaviour in ("B-SNIPE", "B-TURRET") else -1
        if near < 0:
            return -1
        closest = min(self.enemies, key=lambda other: self.rank(CLOSEST, other))
        row = steps_from(self.board, self.g.at[closest])
        if row[self.here] > near:
            return -1
        ends = self.ends()
        farthest = max([row[square] for square in ends], default=-1)
        if farthest <= row[self.here]:
            return -1
        return self.best([square for square in ends if row[square] == farthest])

    def advance(self, has_attack: bool) -> Square:
        """Return where it goes to get at someone, if nobody is in its distance (AD-R-82); -1 if nowhere."""
        behaviour = self.card.behaviour
        if behaviour == "B-TURRET" or (behaviour == "B-RAID" and not has_attack):
            return -1
        if not self.targets or self.is_in_distance(self.here):
            return -1
        row = steps_from(self.board, self.g.at[self.select(self.targets)])
        nearer = [square for square in self.ends() if row[square] < row[self.here]]
        if not nearer:
            return -1
        if behaviour in ("B-SNIPE", "B-PIKE"):
            able = [square for square in nearer if self.is_in_distance(square)]
            nearer = self.soonest(able) or nearer
        nearest = min([row[square] for square in nearer])
        return self.best([square for square in nearer if row[square] == nearest])

    def ending(self) -> Square:
        """Return the nearest square where it likes to end (AD-R-84); -1 if there is none, or it is on one."""
        if self.ends_well(self.here):
            return -1
        fitting = self.soonest([square for square in self.ends() if self.ends_well(square)])
        return self.best(fitting) if fitting else -1

    # Squares.

    def ends(self) -> list[Square]:
        """Return where it can go, nearest first."""
        if not self.reach[1]:
            steps = maneuver_of(self.g, self.figure)
            self.reach = spread(self.g, self.board, self.figure, steps, self.card.flies)
        return self.reach[0]

    def could_hit(self, other: Figure, square: Square) -> bool:
        """Say whether it could attack someone from a square."""
        return is_in_span(self.board, self.g.at[other], square, self.span, 0, self.clouds)

    def is_in_distance(self, square: Square) -> bool:
        """Say whether it could attack anyone from a square."""
        return any(self.could_hit(other, square) for other in self.targets)

    def ends_well(self, square: Square) -> bool:
        """Say whether its behaviour would like to end here: in melee, at reach, or out of reach."""
        board, at = self.board, self.g.at
        nearest = min([apart_from(board, at[other])[square] for other in self.enemies])
        if self.card.ends == "melee":
            return nearest == 1
        return nearest == REACH if self.card.ends == "reach" else nearest > REACH

    def soonest(self, squares: list[Square]) -> list[Square]:
        """Return those of the squares that are the fewest steps away."""
        far = self.reach[1]
        fewest = min([far[square] for square in squares], default=0)
        return [square for square in squares if far[square] == fewest]

    def best(self, squares: list[Square]) -> Square:
        """Return the first by the ties of AD-R-85."""
        return squares[0] if len(squares) == 1 else min(squares, key=self.tie)

    def tie(self, square: Square) -> tuple[bool, bool, int, int, int]:
        column, row = self.board.points[square]
        return (
            not self.ends_well(square),
            not self.is_in_distance(square),
            self.reach[1][square],
            row,
            column,
        )
