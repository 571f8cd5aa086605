"""The table of the Village of Fear: lanes and buildings, the Drawbridge and the Fortress behind it."""

from collections.abc import Iterable, Mapping, Sequence

from textual.content import Content

from darkling.games.darkworld.rules.state import OVERLORD
from darkling.games.darkworld.telling.shared_view import hero_of
from darkling.games.village.cards.board import (
    BOARD,
    BUILDINGS,
    GRID,
    HERO_WAYS,
    NUMBERS,
    SEWERS,
    SQUARES,
    STAIR_FOOT,
    STEP,
    TOP,
    TREASURES,
)
from darkling.games.village.sight.view import VillageView
from darkling.games.village.telling import blocks
from darkling.games.village.telling.names import NAMES
from darkling.table.option import Option
from darkling.table.telling import Block
from darkling.terminal.palette import ASH, BLOOD, GOLD, INK_ASH, LINE, MOSS
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkworld.figures import stacked
from darkling.terminal.tables.darkworld.site import busy_square
from darkling.terminal.tables.darkworld.table import SMALL, GridTable
from darkling.terminal.tables.squares.plan import FREE, WALL, plan_of
from darkling.terminal.tables.village.houses import DOORS, door, roofs, treasures

GREEN, MOAT, FOUNTAIN, ROCK = "G", "~", "F", "#"
SIGNS = {
    MOAT: ("~" * SMALL[0], INK_ASH),
    GREEN: (" ♣ ", MOSS),
    FOUNTAIN: (" ♨ ", GOLD),
    ROCK: ("░" * SMALL[0], LINE),
}
"""What is drawn where nobody can stand, by the letters of the map."""
PLANS = tuple([plan_of(GRID, drawn, number, "".join(SIGNS)) for number, drawn in enumerate(BOARD.map)])
SEWER, STAIR, TRAIL = " ≡ ", " ↑ ", " • "
WOLF, LURKER = "WLF", "LRK"
KENNEL = "G7"
"""The middle of the Green, where the Wolf lies."""
WARLORD = ("WAR", "LOR", "D")
"""He, in the three places of the top of the Fortress."""
HOUSES = {building: SQUARES[treasure] for building, treasure in zip(BUILDINGS, TREASURES, strict=True)}
EXTRAS = ("key", "miller", "mayor", "lurker")


def _signs() -> dict[str, Content]:
    """Return what is always drawn on the ground."""
    marks = {
        square: SIGNS[mark]
        for plan in PLANS
        for square, mark in plan.marks.items()
        if mark in SIGNS and square in plan.solid
    }
    sewers = {SQUARES[square]: (SEWER, GOLD) for square in SEWERS}
    doors = {SQUARES[square]: (f" {number} ", GOLD) for number, square in enumerate(NUMBERS, 1)}
    stair = {SQUARES[STAIR_FOOT]: (STAIR, GOLD)}
    return {square: Content.styled(*sign) for square, sign in {**marks, **sewers, **doors, **stair}.items()}


GROUNDS = _signs()


class VillageTable(GridTable):
    """Draws a scene of the Village of Fear."""

    NAMES = NAMES
    PLANS = PLANS

    def headline(self, scene: TerminalScene) -> str:
        """Return the round, and what the Warlord's wheel shows."""
        return scene.words.say("headline", round=scene.view.round, wheel=scene.view.wheel)

    def target(self, option: Option) -> str:
        """Return the square of an option; a building is chosen where its treasure lies."""
        return HOUSES.get(option.code, option.code)

    def border(self, view: VillageView, one: str, other: str) -> str:
        """Say what is between two squares: buildings have walls, and a door each."""
        number = DOORS.get(frozenset((one, other)))
        if number is not None:
            return door(view.buildings[number], number)
        here, there = GRID.squares((one, other))
        joined = there in HERO_WAYS[here] or here in HERO_WAYS[there]
        return FREE if joined or GRID.marks[here] == GRID.marks[there] else WALL

    def others(self, scene: TerminalScene) -> Mapping[str, Sequence[Content]]:
        """Return the Warlord, and the beasts where they are."""
        view: VillageView = scene.view
        alone = not any(hero.square == SQUARES[TOP] for hero in view.heroes)
        warlord = [] if view.slayer else [_foe(part) for part in WARLORD[: len(WARLORD) if alone else 1]]
        return stacked(
            {SQUARES[TOP]: warlord, view.wolf or KENNEL: [_foe(WOLF)]},
            {square: [_foe(LURKER)] for square in _lurker(view)},
        )

    def things(self, scene: TerminalScene) -> Mapping[str, Content]:
        """Return the treasures that can be seen."""
        return treasures(scene.view)

    def grounds(self, scene: TerminalScene) -> Mapping[str, Content]:
        """Return roofs, sewers, doors, and in the Trial the hero's way so far."""
        view: VillageView = scene.view
        trail = view.trial.trail if view.trial else ()
        return {**GROUNDS, **roofs(view), **{point: Content.styled(TRAIL, ASH) for point in trail}}

    def told(self, scene: TerminalScene) -> Iterable[Block]:
        """Return who acts, the blow under way, what is being placed, how the Trial stands."""
        view: VillageView = scene.view
        acting = blocks.trial(view) or blocks.who_acts(view)
        return [acting, blocks.SHARED.blow(view), blocks.SHARED.placing(view)]

    def listed(self, scene: TerminalScene) -> Iterable[Block]:
        """Return what else is known; and for the Warlord what he has left."""
        view: VillageView = scene.view
        supply = blocks.SHARED.supply(view) if scene.viewer == OVERLORD else []
        return [
            blocks.SHARED.monsters(view),
            blocks.progress(view),
            blocks.buildings(view),
            blocks.warlord_cards_seen(view),
            supply,
        ]

    def extras(self, scene: TerminalScene, hero: int) -> Sequence[str]:
        """Return the Key and the hostages of a hero, and the Lurker if he has caught him."""
        view: VillageView = scene.view
        code = view.heroes[hero].hero
        held = (view.keys[hero], *[keeper == code for keeper in (*view.hostages, view.lurker_camp)])
        return [
            scene.words.say("board-extra", thing=thing)
            for thing, has in zip(EXTRAS, held, strict=True)
            if has
        ]

    def busy(self, scene: TerminalScene) -> str | None:
        """Return where a hero sneaks, a beast prowls, or a figure acts."""
        view: VillageView = scene.view
        if view.trial is not None:
            return hero_of(view, view.trial.hero).square
        if view.beast is not None:
            return view.wolf if view.beast == "WOLF" else view.lurker
        return busy_square(view)


def _lurker(view: VillageView) -> list[str]:
    """Return where the Lurker is, if the reader can tell."""
    if view.trial is not None:
        return [view.trial.lurker] if view.trial.lurker else []
    return [] if view.lurker_camp else [view.lurker or SQUARES[STEP]]


def _foe(text: str) -> Content:
    return Content.styled(text, f"bold {BLOOD}")
