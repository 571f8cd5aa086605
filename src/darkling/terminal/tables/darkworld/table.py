"""The table of the games that are played on a board of squares: heroes, the board, what can be done."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.darkworld.sight.view import BlowView, HeroView
from darkling.games.darkworld.telling.names import Names
from darkling.games.darkworld.telling.shared_view import camp_worth
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.phrase import Phrase
from darkling.table.telling import Block
from darkling.terminal.palette import BONE, INK, PARCHMENT
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkworld.figures import figures, hero_box, lying, stacked
from darkling.terminal.tables.darkworld.site import busy_square, chosen_plan, own_squares
from darkling.terminal.tables.general import GeneralTable
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.piece import Piece, chip
from darkling.terminal.tables.squares.board import GridBoard, Grounds
from darkling.terminal.tables.squares.plan import FloorPlan
from darkling.terminal.tables.squares.site import Site, options_on
from darkling.words import Words

DIE = f"bold {INK} on {PARCHMENT}"
STEP = "step"
STRIKE = "strike"
"""Given on the box of the hero who is struck."""
SMALL = (5, 1)
"""How wide and high a square is where there is little room."""


class GridTable(GeneralTable):
    """Draws a scene of a Dark World game. A game says what is on its board, and what else is to be told."""

    NAMES: ClassVar[Names]
    PLANS: ClassVar[Sequence[FloorPlan]]
    LARGE: ClassVar[tuple[int, int]] = SMALL
    """How wide and high a square is where there is room."""

    def border(self, view: Any, one: str, other: str) -> str:
        """Say what is between two squares that lie side by side."""
        raise NotImplementedError

    def others(self, scene: TerminalScene) -> Mapping[str, Sequence[Content]]:
        """Return who else stands on the board besides heroes and monsters."""
        raise NotImplementedError

    def things(self, scene: TerminalScene) -> Mapping[str, Content]:
        """Return what is on the board besides magic items."""
        raise NotImplementedError

    def grounds(self, scene: TerminalScene) -> Mapping[str, Content]:
        """Return what is drawn on the ground instead of plain floor."""
        raise NotImplementedError

    def told(self, scene: TerminalScene) -> Iterable[Block]:
        """Return how things stand, beside the options."""
        raise NotImplementedError

    def listed(self, scene: TerminalScene) -> Iterable[Block]:
        """Return what is told below the board."""
        raise NotImplementedError

    def extras(self, _scene: TerminalScene, _hero: int) -> Sequence[str]:
        """Return what a hero has in this game only."""
        return ()

    def busy(self, scene: TerminalScene) -> str | None:
        """Return the square on which something happens."""
        return busy_square(scene.view)

    @property
    def pane(self) -> VerticalScroll:
        """The board, if there is one now."""
        return next(iter(self.query(Grounds)), self)

    def headline(self, scene: TerminalScene) -> str:
        """Return the round."""
        return scene.words.say("headline", round=scene.view.round)

    def legend(self, words: Words) -> list[str]:
        """Return what the letters and signs on the board mean."""
        return [words.say("board-legend")]

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        """Return the heroes, the board, and what can be done beside it."""
        site = self.site(scene)
        board = GridBoard(scene, site, *(SMALL if self.cramped else self.LARGE))
        lines = [Static(text, classes="line", markup=False) for text in _lines(scene, self.listed(scene))]
        return [self._heroes(scene), Grounds(board, *lines), self._bar(scene, site)]

    def trophies(self, scene: TerminalScene, seat: Seat) -> Content:
        """Return what the points of each hero of a seat are made of."""
        assert scene.result is not None, "the game is over"
        counted = {line.criterion: line.value for line in scene.result.lines if line.seat == seat}
        heroes = [hero for hero in scene.view.heroes if hero.seat == seat and hero.hero.lower() in counted]
        lines = [self._points(scene, hero, counted[hero.hero.lower()]) for hero in heroes]
        return Content("\n").join(map(Content, lines))

    def _points(self, scene: TerminalScene, hero: HeroView, points: int) -> str:
        figures, gold = camp_worth(hero), hero.gold or 0
        return scene.words.say(
            "board-points",
            hero=self.NAMES[hero.hero],
            points=points,
            figures=figures,
            gold=gold,
            cards=hero.cards,
            deeds=points - figures - gold - hero.cards,
        )

    def target(self, option: Option) -> str:
        """Return the square on which an option is chosen, if there is one."""
        return option.code

    def site(self, scene: TerminalScene) -> Site:
        """Return the map to be shown, with all that is on it."""
        view, busy = scene.view, self.busy(scene)
        struck = [hero.square for hero in view.heroes if f"{STRIKE} {hero.hero}" in scene.options_by_name]
        plan = chosen_plan(self.PLANS, scene, self.target, busy)
        options = options_on(plan, scene, self.target)
        return Site(
            plan,
            partial(self.border, view),
            stacked(figures(view, self.NAMES), self.others(scene)),
            {**self.things(scene), **lying(view.lying, scene.words)},
            self.grounds(scene),
            _reach(scene),
            options,
            [busy] if busy else struck or ([] if options else own_squares(view, scene.viewer)),
        )

    def _heroes(self, scene: TerminalScene) -> Widget:
        """Draw the heroes in the order of their turns."""
        codes = [hero.hero for hero in scene.view.heroes]
        order = [codes.index(code) for code in scene.view.order]
        rest = [number for number in range(len(codes)) if number not in order]
        return Horizontal(*[self._hero(scene, number) for number in (*order, *rest)], id="seats")

    def _hero(self, scene: TerminalScene, number: int) -> Widget:
        return hero_box(scene, number, self.NAMES, self.extras(scene, number), self.cramped)

    def _bar(self, scene: TerminalScene, site: Site) -> Widget:
        """Draw how things stand, and what can be done apart from the board."""
        told = [Content.styled(line, BONE) for line in _lines(scene, self.told(scene))]
        if scene.view.blow is not None:
            told.append(_dice(scene.view.blow))
        beside = self._beside(scene, site)
        deeds = [_deed(scene, option) for option in beside]
        content = Content("\n").join([*packed(told, self.line_width), *packed(deeds, self.line_width)])
        names = [option.name for option in beside]
        # A click beside the numbers does not end a turn.
        return Piece(content, scene, *names, classes="bar" if content else "bar empty", numbers_only=True)

    def _beside(self, scene: TerminalScene, site: Site) -> list[Option]:
        """Return the options that are neither on the board nor on a hero."""
        on_board = site.options.values()
        options = enumerate(scene.options, 1)
        return [option for number, option in options if number not in on_board and option.verb != STRIKE]


def _lines(scene: TerminalScene, blocks: Iterable[Block]) -> list[str]:
    """Return the lines of blocks as text; what stands in columns elsewhere is a line a row."""
    lines: list[str] = []
    for line in [line for block in blocks for line in block]:
        if isinstance(line, Phrase):
            lines.append(scene.words.render(line))
        else:
            lines += ["   ".join(map(scene.words.render, row)) for row in line]
    return lines


def _reach(scene: TerminalScene) -> list[str]:
    """Return where the reader's figure can walk, if that is what is asked."""
    walks = scene.view.acting is not None and any(option.verb == STEP for option in scene.options)
    return [step.square for step in scene.view.acting.reach] if walks else []


def _deed(scene: TerminalScene, option: Option) -> Content:
    return chip(scene, option.name) + Content.styled(scene.words.option_now(option, scene.view), BONE)


def _dice(blow: BlowView) -> Content:
    return Content(" ").join([Content.styled(f" {die} ", DIE) for die in blow.dice])
