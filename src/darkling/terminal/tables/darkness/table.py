"""The table of Attack the Darkness: monsters, heroes, what goes on, the map, and the reader's cards."""

from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.darkness.sight.view import DarknessView
from darkling.games.darkness.telling import blocks
from darkling.games.darkness.telling.names import name
from darkling.table.decision import Seat
from darkling.terminal.palette import ASH
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkness.cards import Held, brief, cards_at_hand, gear, own, slips
from darkling.terminal.tables.darkness.decks import decks
from darkling.terminal.tables.darkness.deeds import deed
from darkling.terminal.tables.darkness.dungeon import site_of
from darkling.terminal.tables.darkness.gallery import gallery
from darkling.terminal.tables.darkness.stage import stage
from darkling.terminal.tables.darkness.strips import heroes, monsters
from darkling.terminal.tables.darkness.teams import order, teams
from darkling.terminal.tables.general import GeneralTable
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import LINES, Sketch
from darkling.terminal.tables.squares.board import GridBoard, Grounds
from darkling.terminal.tables.squares.drawing import LABEL
from darkling.words import Words

SMALL, LARGE = (5, 1), (6, 2)
"""How wide and high a square is where there is little room, and where there is much."""
AROUND = 11
"""So many lines the title, the question, its answers and the keys take, where there is room."""
FRAME = 3
"""So many lines of a map are no squares: the letters of its columns, and the walls around it."""
LEAST = 12
"""So many lines of the map are seen at least before cards are drawn with all that they say."""
LONGEST_BAR = 5
"""What takes more lines stands below the question alone."""


class DungeonTable(GeneralTable):
    """Draws a scene of Attack the Darkness."""

    @property
    def pane(self) -> VerticalScroll:
        """What is scrolled by keys: the map, unless there is more on the table than can be seen."""
        return self if self.max_scroll_y else next(iter(self.query(Grounds)), self)

    def headline(self, scene: TerminalScene) -> str:
        """Return how far the dungeon is, and the round."""
        view: DarknessView = scene.view
        seen = view.progress
        return scene.words.say(
            "headline",
            phase=view.phase,
            map=name(seen.map) if seen.map else "none",
            encounter=seen.encounter,
            encounters=seen.encounters,
            round=seen.round,
        )

    def legend(self, words: Words) -> list[str]:
        """Return what the letters and signs on the table mean."""
        return [words.say(f"tiny-legend{part}") for part in ("", "-arena", "-master")]

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        """Return everyone in strips, what goes on, the map and the cards."""
        return laid(Sketch(scene, self.line_width, self.cramped), self.app.size.height)

    def trophies(self, scene: TerminalScene, seat: Seat) -> Content:
        """Return what became of a hero, or who was none."""
        found = [hero for hero in scene.view.heroes if hero.seat == seat]
        if not found:
            return Content(scene.words.say("tiny-game-master"))
        hero = found[0]
        return Content(scene.words.say("tiny-trophy", kind=name(hero.hero_class or ""), hp=hero.hp))


def laid(sketch: Sketch, lines: int) -> list[Widget]:
    """Return all that lies on the table of a screen with so many lines; what is asked about comes first."""
    everyone = heroes(sketch) if sketch.view.arena is None else [*order(sketch), *teams(sketch)]
    top = [*monsters(sketch), *everyone, *stage(sketch), *gallery(sketch), *decks(sketch)]
    before = len(sketch.drawn)
    cards = cards_at_hand(sketch)
    if not sketch.view.squares:
        return [*top, *brief(sketch, cards), *gear(sketch), *_bar(sketch), *_told(sketch, cards)]
    room = lines - AROUND - _height(top, sketch.width)
    is_short = sketch.cramped or _height(slips(sketch, cards), sketch.width) > room - LEAST
    shown = [*(brief if is_short else slips)(sketch, cards), *gear(sketch)]
    is_about_cards = len(sketch.drawn) > before
    board = _board(sketch, room - (_height(shown, sketch.width) if is_about_cards else 0))
    bar, told = _bar(sketch), _told(sketch, cards if is_short else ())
    if is_about_cards:
        return [*top, *bar, *shown, Grounds(board, *told)]
    return [*top, Grounds(board, *shown, *told), *bar]


def _board(sketch: Sketch, room: int) -> GridBoard:
    """Draw the map, with large squares if it fits into so many lines."""
    rows = len({square.row for square in sketch.view.squares})
    width, height = LARGE if rows * LARGE[1] + FRAME <= room else SMALL
    site = site_of(sketch.scene, width, sketch.width - LABEL)
    sketch.drawn |= {sketch.scene.options[number - 1].name for number in site.options.values()}
    return GridBoard(sketch.scene, site, width, height)


def _height(widgets: Sequence[Static], width: int) -> int:
    """Return how many lines something takes."""
    contents = [widget.content for widget in widgets]
    return sum([content.get_height({}, width) for content in contents if isinstance(content, Content)])


def _told(sketch: Sketch, cards: Sequence[Held]) -> list[Static]:
    """Return in words what the monsters do next, how the heroes stand, and all that is only named above."""
    view: DarknessView = sketch.view
    told = [blocks.line(view), blocks.party(view), blocks.others(view)]
    if own(view) is not None:
        told += [blocks.hand(view) if cards else [], blocks.gear(view), blocks.decks(view)]
    told += [blocks.tiles(view), blocks.bestiary(view), blocks.campaign(view)]
    lines = [LINES.join(sketch.told(block)) for block in told if block]
    return [Static(line.stylize(ASH), classes="line", markup=False) for line in lines]


def _bar(sketch: Sketch) -> list[Static]:
    """Draw what can be chosen apart from the map and the cards, if it is not too long."""
    rest = [option for option in sketch.scene.options if option.name not in sketch.drawn]
    lines = packed([deed(sketch, option) for option in rest], sketch.width)
    if not lines or len(lines) > LONGEST_BAR:
        return []
    names = [option.name for option in rest]
    sketch.drawn.update(names)
    # A click beside the numbers chooses nothing.
    return [Piece(LINES.join(lines), sketch.scene, *names, classes="bar", numbers_only=True)]
