"""A site: the map on which something happens, and all that is to be seen on it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from textual.content import Content

from darkling.games.darkworld.sight import Sight, hero_of
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.terminal.scene import Scene
from darkling.terminal.tables.grid_plan import Border, Plan

Target = Callable[[Option], str]
"""Says on which square an answer is given."""


@dataclass(frozen=True)
class Site:
    """One map of a board, and what is to be seen on it, by squares."""

    plan: Plan
    border: Border
    figures: Mapping[str, Sequence[Content]]
    things: Mapping[str, Content]
    grounds: Mapping[str, Content]
    """What is drawn on the ground instead of plain floor."""
    reach: Collection[str]
    answers: Mapping[str, int]
    """The numbers of the answers that are given on squares."""
    focus: Sequence[str]
    """What else is to be in sight."""


def busy_square(view: Sight) -> str | None:
    """Return where a hero or a monster acts or fights."""
    if view.blow is not None:
        return hero_of(view, view.blow.hero).square
    if view.acting is None:
        return None
    if view.acting.hero is not None:
        return hero_of(view, view.acting.hero).square
    found = [monster.square for monster in view.monsters if monster.monster == view.acting.monster]
    return found[0] if found else None


def own_squares(view: Sight, viewer: Seat | None) -> list[str]:
    """Return where the reader's heroes are; all heroes for one who has none."""
    squares = [(hero.seat, hero.square) for hero in view.heroes if hero.square is not None]
    own = [square for seat, square in squares if seat == viewer]
    return own or [square for _, square in squares]


def answers_on(plan: Plan, scene: Scene, target: Target) -> dict[str, int]:
    """Return the numbers of the answers that can be given on squares of a plan, one a square."""
    numbers: dict[str, int] = {}
    for number, option in enumerate(scene.decision.options if scene.decision else (), 1):
        if target(option) in plan:
            numbers.setdefault(target(option), number)
    return numbers


def chosen_plan(plans: Sequence[Plan], scene: Scene, target: Target, busy: str | None) -> Plan:
    """Return the map to be shown: where something happens, or can be chosen, or where heroes are."""
    if busy is not None:
        return next(plan for plan in plans if busy in plan)
    answers = [len(answers_on(plan, scene, target)) for plan in plans]
    if any(answers):
        return plans[answers.index(max(answers))]
    squares = own_squares(scene.view, scene.viewer)
    return max(plans, key=lambda plan: sum([square in plan for square in squares]))
