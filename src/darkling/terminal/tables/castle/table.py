"""The table of Korak's castle: its rooms, or the arena behind them."""

from collections.abc import Iterable, Mapping, Sequence

from textual.content import Content

from darkling.games.castle.cards import BOARD, GRID
from darkling.games.castle.rules.ways import hero_ways
from darkling.games.castle.sight.view import CastleView, ChestView
from darkling.games.castle.telling.blocks import SHARED, who_acts
from darkling.games.castle.telling.names import NAMES
from darkling.games.darkworld.rules.state import OVERLORD
from darkling.table.telling import Block
from darkling.terminal.palette import ASH, BLOOD, GOLD
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkworld.table import GridTable
from darkling.terminal.tables.squares.plan import FREE, OPEN, WALL, plan_of

WAYS = hero_ways((1 << BOARD.rooms) - 1)
"""Where heroes can step once all doors are open."""
DOORS = {
    frozenset((GRID.names[front], GRID.names[inside])): door
    for door, (front, inside) in enumerate(BOARD.doors)
}
CHEST, EMPTY_CHEST = " ▣ ", " □ "
FOUNTAIN, PLATFORM, ARCH = "♨ ", "◎ ", " ∩ "
THRONE = ("KOR", "AK ")
"""Korak, in the two places of his throne."""


def _grounds() -> dict[str, Content]:
    """Return what is drawn on the floor: fixtures, the Arch, secret doors with the rolls that find them."""
    drawn = BOARD.drawn
    fixtures = {drawn.entrance.fountain: FOUNTAIN, drawn.entrance.platform: PLATFORM}
    secrets = {door.start: f"?{door.numbers}" for door in drawn.secret}
    signs = {**fixtures, **secrets, GRID.names[BOARD.arch[0]]: ARCH}
    return {square: Content.styled(sign, GOLD) for square, sign in signs.items()}


GROUNDS = _grounds()


class CastleTable(GridTable):
    """Draws a scene of Korak's castle."""

    NAMES = NAMES
    PLANS = tuple([plan_of(GRID, drawn, number) for number, drawn in enumerate(BOARD.drawn.map)])
    LARGE = (6, 2)

    def border(self, view: CastleView, one: str, other: str) -> str:
        """Say what is between two squares: walls stand between rooms, and doors are numbered."""
        door = DOORS.get(frozenset((one, other)))
        if door is not None:
            return OPEN if view.doors[door] else str(door + 1)
        here, there = GRID.squares((one, other))
        return FREE if there in WAYS[here] or here in WAYS[there] else WALL

    def others(self, scene: TerminalScene) -> Mapping[str, Sequence[Content]]:
        """Return Korak on his throne, until a hero takes it."""
        korak = [Content.styled(part, f"bold {BLOOD}") for part in THRONE]
        return {} if scene.view.slayer else {GRID.names[BOARD.throne]: korak}

    def things(self, scene: TerminalScene) -> Mapping[str, Content]:
        """Return the chests."""
        return {chest.square: _chest(chest) for chest in scene.view.chests}

    def grounds(self, _scene: TerminalScene) -> Mapping[str, Content]:
        """Return what is drawn on the floor."""
        return GROUNDS

    def told(self, scene: TerminalScene) -> Iterable[Block]:
        """Return who acts, the blow under way, what is being placed."""
        view: CastleView = scene.view
        return [who_acts(view), SHARED.blow(view), SHARED.placing(view)]

    def listed(self, scene: TerminalScene) -> Iterable[Block]:
        """Return the monsters, and for Korak what he has left."""
        view: CastleView = scene.view
        return [SHARED.monsters(view), SHARED.supply(view) if scene.viewer == OVERLORD else []]


def _chest(chest: ChestView) -> Content:
    return Content.styled(EMPTY_CHEST, ASH) if chest.is_empty else Content.styled(CHEST, GOLD)
