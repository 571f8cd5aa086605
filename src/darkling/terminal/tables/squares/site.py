"""A site: the map on which something happens, and all that is to be seen on it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from textual.content import Content

from darkling.table.option import Option
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.squares.plan import Border, FloorPlan

Target = Callable[[Option], str]
"""Says on which square an option is chosen."""


@dataclass(frozen=True)
class Site:
    """One map of a board, and what is to be seen on it, by squares."""

    plan: FloorPlan
    border: Border
    figures: Mapping[str, Sequence[Content]]
    things: Mapping[str, Content]
    grounds: Mapping[str, Content]
    """What is drawn on the ground instead of plain floor."""
    reach: Collection[str]
    options: Mapping[str, int]
    """The numbers of the options that are chosen on squares."""
    focus: Sequence[str]
    """What else is to be in sight."""


def options_on(plan: FloorPlan, scene: TerminalScene, target: Target) -> dict[str, int]:
    """Return the numbers of the options that can be chosen on squares of a plan, one a square."""
    numbers: dict[str, int] = {}
    for number, option in enumerate(scene.options, 1):
        if target(option) in plan:
            numbers.setdefault(target(option), number)
    return numbers
