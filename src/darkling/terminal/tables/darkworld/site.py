"""Which map of a Dark World board is shown: where something happens, or where heroes are."""

from collections.abc import Sequence

from darkling.games.darkworld.telling.shared_view import SharedView, hero_of
from darkling.table.decision import Seat
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.squares.plan import FloorPlan
from darkling.terminal.tables.squares.site import Target, options_on


def busy_square(view: SharedView) -> str | None:
    """Return where a hero or a monster acts or fights."""
    if view.blow is not None:
        return hero_of(view, view.blow.hero).square
    if view.acting is None:
        return None
    if view.acting.hero is not None:
        return hero_of(view, view.acting.hero).square
    found = [monster.square for monster in view.monsters if monster.monster == view.acting.monster]
    return found[0] if found else None


def own_squares(view: SharedView, viewer: Seat | None) -> list[str]:
    """Return where the reader's heroes are; all heroes for one who has none."""
    squares = [(hero.seat, hero.square) for hero in view.heroes if hero.square is not None]
    own = [square for seat, square in squares if seat == viewer]
    return own or [square for _, square in squares]


def chosen_plan(
    plans: Sequence[FloorPlan], scene: TerminalScene, target: Target, busy: str | None
) -> FloorPlan:
    """Return the map to be shown: where something happens, or can be chosen, or where heroes are."""
    if busy is not None:
        return next(plan for plan in plans if busy in plan)
    counts = [len(options_on(plan, scene, target)) for plan in plans]
    if any(counts):
        return plans[counts.index(max(counts))]
    squares = own_squares(scene.view, scene.viewer)
    return max(plans, key=lambda plan: sum([square in plan for square in squares]))
