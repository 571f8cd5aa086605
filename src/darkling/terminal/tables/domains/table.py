"""The table of Dark Domains: the turn, the city, the parties, Domains, and what the reader holds."""

from collections.abc import Callable, Sequence

from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from darkling.games.domains.sight.view import DomainsView
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.terminal.palette import BONE
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.domains.city import city
from darkling.terminal.tables.domains.goods import hand, held, henchmen, stores
from darkling.terminal.tables.domains.realm import own_domain, rivals
from darkling.terminal.tables.domains.seats import seats, track
from darkling.terminal.tables.domains.sketch import DomainsSketch
from darkling.terminal.tables.domains.stage import (
    attack,
    building,
    fortune,
    parties,
    plan,
    reaction,
    resolving,
)
from darkling.terminal.tables.general import GeneralTable
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import LINES
from darkling.words import Words

SHORT = 30
Part = Callable[[DomainsSketch], list[Widget]]
STAGE: Sequence[Part] = (stores, resolving, attack, reaction, plan, building)
"""What the reader owns and what goes on now: it stands above everything else."""
PARTS: Sequence[Part] = (hand, held, own_domain, parties, fortune, city, henchmen, rivals)
"""All that lies on the table; where most can be chosen goes first."""


class DomainsTable(GeneralTable):
    """Draws a scene of Dark Domains."""

    FEW = 3

    async def show(self, scene: TerminalScene) -> None:
        """Show a scene; a new question begins at the top."""
        asked = None if self.scene is None or self.scene.decision is None else self.scene.decision.prompt
        await super().show(scene)
        if scene.decision is not None and scene.decision.prompt != asked:
            self.scroll_home(animate=False)

    def headline(self, scene: TerminalScene) -> str:
        """Return the turn, whether it is the last, and its phase."""
        view: DomainsView = scene.view
        return scene.words.say(
            "headline-last" if view.last_turn else "headline", turn=view.turn, phase=view.phase
        )

    def legend(self, words: Words) -> list[str]:
        """Return what the signs on the table mean."""
        return [words.say("tiny-legend")]

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        """Return the turn and the seats, what goes on, and all that lies on the table."""
        return laid(DomainsSketch(scene, self.line_width, self.cramped))

    def trophies(self, scene: TerminalScene, seat: Seat) -> Content:
        """Return what a seat owns at the end."""
        sketch = DomainsSketch(scene, self.line_width, self.cramped)
        owned = scene.view.seats[seat].stores
        return sketch.store(owned) if owned is not None else Content("")


def laid(sketch: DomainsSketch) -> list[Widget]:
    """Return all that lies on the table; what is asked about stands above the rest."""
    top = [track(sketch), seats(sketch), *[widget for part in STAGE for widget in part(sketch)]]
    zones = [zone for zone, _ in sorted(_zones(sketch), key=lambda drawn: -drawn[1])]
    return [*top, *_bar(sketch), *zones]


def _zones(sketch: DomainsSketch) -> list[tuple[Widget, int]]:
    """Draw the parts of the table, and count what can be chosen on each."""
    zones: list[tuple[Widget, int]] = []
    for part in PARTS:
        before = len(sketch.drawn)
        widgets = part(sketch)
        if widgets:
            zones.append((Vertical(*widgets, classes="zone"), len(sketch.drawn) - before))
    return zones


def _told(sketch: DomainsSketch, option: Option) -> str:
    """Return what an option does, as the table stands if that is short."""
    words = sketch.scene.words
    now = words.option_now(option, sketch.view)
    return now if len(now) <= SHORT else words.option(option)


def _bar(sketch: DomainsSketch) -> list[Widget]:
    """Draw what can be chosen but has no place on the table."""
    rest = [option for option in sketch.scene.options if option.name not in sketch.drawn]
    if not rest:
        return []
    deeds = [sketch.chip(option.name) + Content.styled(_told(sketch, option), BONE) for option in rest]
    names = [option.name for option in rest]
    content = LINES.join(packed(deeds, sketch.width))
    # A click beside the numbers chooses nothing.
    return [Piece(content, sketch.scene, *names, classes="bar", numbers_only=True)]
