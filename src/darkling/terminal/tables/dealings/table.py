"""The table of Dark Dealings: seats, the fight, and the cards in front of the reader."""

from collections.abc import Callable, Mapping, Sequence

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.dealings.cards.files import HEROES
from darkling.games.dealings.rules.vocabulary import STRIKE_OR_STOP
from darkling.games.dealings.sight.view import DealingsSeatView, DealingsView, DefenseView, FightView
from darkling.games.dealings.telling import blocks
from darkling.games.dealings.telling.cards import class_text
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, phrase
from darkling.table.telling import Block
from darkling.terminal.palette import ASH, BONE, EMBER, GOLD, LINE
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.card import Card, Row, Zone
from darkling.terminal.tables.dealings.cards import (
    defense_face,
    hero_face,
    narrow_defense_face,
    narrow_hero_face,
)
from darkling.terminal.tables.dealings.seats import seats, trophies
from darkling.terminal.tables.general import GeneralTable
from darkling.words import Words

FULL, EMPTY = "█", "░"
MINI_HERO_WIDTH = 25
WIDE_ROW = 5
"""A row of more cards than this is drawn with narrow ones."""
Face = Callable[[str, Words], Content]


class DealingsTable(GeneralTable):
    def headline(self, scene: TerminalScene) -> str:
        heading = HEADLINES[scene.view.phase](scene.view)
        return scene.words.render(heading)

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        return [seats(scene), *PHASES[scene.view.phase](DealingsDrawing(scene, self.cramped))]

    def trophies(self, scene: TerminalScene, seat: Seat) -> Content:
        return trophies(scene.view.seats[seat])


class DealingsDrawing:
    def __init__(self, scene: TerminalScene, cramped: bool) -> None:
        self.scene = scene
        self.cramped = cramped
        self.view: DealingsView = scene.view

    @property
    def own(self) -> DealingsSeatView | None:
        """The reader's own part of the table; None for a spectator."""
        return None if self.view.seat is None else self.view.seats[self.view.seat]

    def heroes(self, block: Block, codes: Sequence[str]) -> list[Widget]:
        """Draw heroes under the heading of a block, if there are any."""
        mini = self._mini(codes)
        cards = [self._card(code, hero_face(code, self.scene.words, mini), mini) for code in codes]
        return [Zone(self._heading(block), cards, MINI_HERO_WIDTH)] if cards else []

    def defenses(self, block: Block, codes: Sequence[str]) -> list[Widget]:
        """Draw defenses that nobody has yet."""
        mini = self._mini(codes)
        cards = [self._card(code, defense_face(code, self.scene.words, mini), mini) for code in codes]
        return [Zone(self._heading(block), cards)] if cards else []

    def row(self, heading: Phrase, codes: Sequence[str | None], wide: Face, narrow: Face) -> list[Widget]:
        """Draw a row of solo play, with its gaps."""
        words, mini = self.scene.words, self.cramped or len(codes) > WIDE_ROW
        face = narrow if mini else wide
        cards = [self._card(code, face(code, words), mini) if code else None for code in codes]
        return [Row(words.render(heading), cards)] if codes else []

    def in_play(self, heading: Phrase, lying: Sequence[DefenseView]) -> list[Widget]:
        """Draw the defenses of a seat with the sides that are up."""
        mini = self.cramped or self.view.phase != "combat" or self.own is None
        cards = [
            self._card(
                card.card, defense_face(card.card, self.scene.words, mini, card), mini, self._why_idle(card)
            )
            for card in lying
        ]
        return [Zone(self.scene.words.render(heading), cards)] if cards else []

    def line(self, block: Block) -> list[Widget]:
        """Draw the first line of a block as text, if there is any."""
        return [Static(self._heading(block), classes="line", markup=False)] if block else []

    def stage(self, fight: FightView) -> Widget:
        """Draw the hero being faced, and how the strikes stand against it."""
        words = self.scene.words
        face = hero_face(fight.hero, words, self.cramped)
        card = Card(fight.hero, face, self.scene, mini=self.cramped)
        return Horizontal(card, Static(self._gauge(fight), classes="gauge", markup=False), classes="stage")

    def _gauge(self, fight: FightView) -> Content:
        words = self.scene.words
        who = words.say("stage", seat=fight.seat)
        reached = words.render(blocks.progress(fight, fight.total, fight.state))
        heading = Content.assemble((who, GOLD), "  ", (reached, f"bold {BONE}"), "\n", *self._bar(fight))
        if self.cramped and fight.fighting:
            # It was told when the hero came.
            return heading
        text = words.render(class_text(HEROES[fight.hero].hero_class))
        return Content.assemble(heading, "\n", (text, ASH))

    def _bar(self, fight: FightView) -> list[tuple[str, str]]:
        unit = 2 if self.cramped else 3
        filled, empty = fight.armor - fight.missing, fight.missing
        return [(FULL * unit * filled, EMBER), (EMPTY * unit * empty, LINE)]

    def _card(self, code: str, face: Content, mini: bool, note: str = "") -> Card:
        return Card(code, face, self.scene, note, mini)

    def _why_idle(self, card: DefenseView) -> str:
        """Say why one of the reader's defenses cannot strike now; empty if that is not the question."""
        decision, fight = self.scene.decision, self.view.fight
        if decision is None or decision.prompt != STRIKE_OR_STOP.key or fight is None:
            return ""
        if card.card in self.scene.options_by_thing:
            return ""
        return self.scene.words.say("idle-struck" if card.card in fight.struck else "idle-type")

    def _mini(self, codes: Sequence[str]) -> bool:
        """Say whether cards are drawn small: for want of room, or since nothing is asked about them."""
        return self.cramped or not any(code in self.scene.options_by_thing for code in codes)

    def _heading(self, block: Block) -> str:
        heading = block[0]
        assert isinstance(heading, Phrase), "a block begins with its heading"
        return self.scene.words.render(heading)


def hero_phase(drawing: DealingsDrawing) -> list[Widget]:
    view, own = drawing.view, drawing.own
    if own is None:
        return []
    hand = drawing.heroes(blocks.hand(view), own.hand or ())
    kept = drawing.heroes(blocks.kept(view), own.kept or ())
    return [*hand, *drawing.line(blocks.chosen(view)), *kept]


def defense_phase(drawing: DealingsDrawing) -> list[Widget]:
    view, own = drawing.view, drawing.own
    offer = drawing.defenses(blocks.on_offer(view), view.available)
    order = drawing.line(blocks.order(view)) if view.order[view.taken :] else []
    if own is None:
        return [*order, *offer, *_everyone(drawing)]
    hand = drawing.heroes(blocks.hand(view), own.hand or ())
    zones = [*order, *offer, *hand, *drawing.line(blocks.chosen(view)), *_possessions(drawing, own)]
    # In little room, what is asked about stands where it is seen without scrolling.
    return sorted(zones, key=lambda zone: not zone.has_class("asked")) if drawing.cramped else zones


def solo_phase(drawing: DealingsDrawing) -> list[Widget]:
    view, own = drawing.view, drawing.own
    heroes = drawing.row(phrase("row-heroes"), view.hero_row, hero_face, narrow_hero_face)
    row = drawing.row(phrase("row-defenses"), view.defense_row, defense_face, narrow_defense_face)
    return [*heroes, *drawing.line(blocks.lured(view)), *row, *(_possessions(drawing, own) if own else [])]


def combat_phase(drawing: DealingsDrawing) -> list[Widget]:
    view, own = drawing.view, drawing.own
    stage = [drawing.stage(view.fight)] if view.fight else []
    if own is None:
        return [*stage, *_everyone(drawing)]
    heading = phrase("defenses", count=len(own.defenses))
    return [*stage, *drawing.in_play(heading, own.defenses), *drawing.line(blocks.coming(view))]


def _possessions(drawing: DealingsDrawing, own: DealingsSeatView) -> list[Widget]:
    pile = blocks.pile(drawing.view)
    heroes = drawing.heroes(pile, own.pile) if own.pile else drawing.line(pile)
    return [*drawing.in_play(phrase("defenses", count=len(own.defenses)), own.defenses), *heroes]


def _everyone(drawing: DealingsDrawing) -> list[Widget]:
    """Draw the defenses of all seats, for a spectator."""
    zones = [
        drawing.in_play(phrase("seat-defenses", seat=seat.seat), seat.defenses) for seat in drawing.view.seats
    ]
    return [widget for zone in zones for widget in zone]


HEADLINES: Mapping[str, Callable[[DealingsView], Phrase]] = {
    "hero": lambda view: phrase("hero-phase", round=view.round),
    "defense": lambda view: phrase("defense-phase", round=view.round),
    "solo": lambda view: phrase("headline-solo", round=view.round),
    "combat": lambda view: phrase("headline-combat", round=view.round),
}
PHASES: Mapping[str, Callable[[DealingsDrawing], list[Widget]]] = {
    "hero": hero_phase,
    "defense": defense_phase,
    "solo": solo_phase,
    "combat": combat_phase,
}
