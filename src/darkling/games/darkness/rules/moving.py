"""Moves, pushes and teleports that a card grants, as questions (AD-D-18, AD-D-19)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.rules.effects import use_up
from darkling.games.darkness.rules.events import Swapped, Teleported
from darkling.games.darkness.rules.movement import (
    Enter,
    Path,
    Push,
    Walk,
    ends_of,
    place,
    push_squares,
    reachable,
    teleport_squares,
    way_to,
)
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, Square
from darkling.games.darkness.rules.turn_state import count_squares, may_move
from darkling.games.darkness.rules.vocabulary import (
    GO,
    MOVE_BY_CARD,
    NO_PUSH,
    PUSH,
    PUSH_WHERE,
    STAY,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class MoveHero(Rule):
    """A voluntary move: walking, flying or teleporting, up to so many squares, or exactly so many.

    `is_maneuver`: it is one that penalties slow down.
    """

    hero: Hero
    steps: int
    way: str = "move"
    is_full: bool = False
    is_maneuver: bool = False

    def begin(self, g: Darkness) -> Next:
        if not may_move(g, self.hero):
            return g.done()
        return g.ask(g.owner(self.hero), MOVE_BY_CARD, self.reoffer(g), then=self.on_answer)

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        return [*[GO[square] for square in self.squares(g)], STAY]

    def squares(self, g: Darkness) -> list[Square]:
        if self.way == "teleport":
            return sorted(teleport_squares(g, self.hero, self.steps))
        return sorted(self.paths(g)) if self.is_full else ends_of(g, self.hero, self.steps, self.way == "fly")

    def paths(self, g: Darkness) -> dict[Square, Path]:
        """Return where the hero may go, and along which path: that of a teleport is its end."""
        if self.way == "teleport":
            return {square: (square,) for square in teleport_squares(g, self.hero, self.steps)}
        paths = reachable(g, self.hero, self.steps, self.way == "fly")
        return {square: path for square, path in paths.items() if not self.is_full or len(path) == self.steps}

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if self.is_maneuver and (option is not STAY or self.steps == 0):
            # A move of which a penalty leaves nothing has been made worse, too (AD-PVP-13).
            use_up(g, self.hero, "move")
        if option is STAY:
            return g.done()
        if self.way == "teleport":
            return self.teleport(g, option.thing)
        path = way_to(g, self.hero, self.steps, self.way == "fly", option.thing)
        return g.call(Walk(self.hero, path, self.way == "fly"), then=self.on_walked)

    def teleport(self, g: Darkness, square: Square) -> Next:
        count_squares(g, self.hero, apart(g, g.at[self.hero], square))
        place(g, self.hero, square)
        g.emit(Teleported, self.hero, square)
        return g.call(Enter(self.hero), then=self.on_entered)

    def on_entered(self, g: Darkness, _enter: Rule) -> Next:
        return g.done()

    def on_walked(self, g: Darkness, walk: Walk) -> Next:
        count_squares(g, self.hero, len(walk.went))
        return g.done()


@dataclass
class PushTarget(Rule):
    """AD-PSH-01: the pusher chooses where the target ends (AD-R-58)."""

    by: Hero
    figure: Figure
    steps: int

    def begin(self, g: Darkness) -> Next:
        squares = sorted(self.paths(g))
        if not squares:
            return g.done()
        options = [*[PUSH[square] for square in squares], NO_PUSH]
        return g.ask(g.owner(self.by), PUSH_WHERE, options, then=self.on_answer)

    def paths(self, g: Darkness) -> dict[Square, Path]:
        return push_squares(g, self.figure, self.steps)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is NO_PUSH:
            return g.done()
        path = self.paths(g)[option.thing]
        return g.call(Push(self.by, self.figure, path), then=self.on_pushed)

    def on_pushed(self, g: Darkness, _push: Push) -> Next:
        return g.done()


@dataclass
class Swap(Rule):
    """A hero may change places with someone (AD-AC-05); fire burns each that comes to stand in it."""

    hero: Hero
    other: Figure

    def begin(self, g: Darkness) -> Next:
        options = [*[GO[square] for square in self.paths(g)], STAY]
        return g.ask(g.owner(self.hero), MOVE_BY_CARD, options, then=self.on_answer)

    def paths(self, g: Darkness) -> dict[Square, Path]:
        """Return where the hero may go."""
        there = g.at[self.other]
        return {there: (there,)}

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is STAY:
            return g.done()
        g.at[self.hero], g.at[self.other] = g.at[self.other], g.at[self.hero]
        g.emit(Swapped, self.hero, self.other)
        return g.call(Enter(self.hero), then=self.on_entered)

    def on_entered(self, g: Darkness, _enter: Rule) -> Next:
        return g.become(Enter(self.other))
