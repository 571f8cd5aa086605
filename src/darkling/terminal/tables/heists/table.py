"""The table of Dark Heists: seats, the Streets, the heist under way, and the hand being played."""

from collections.abc import Sequence

from textual.containers import Horizontal, ItemGrid, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.heists.sight.hand_in_play import HeldView, TurnView
from darkling.games.heists.sight.view import HeistsSeatView, HeistsView
from darkling.games.heists.telling import blocks
from darkling.games.heists.telling.cards import HEISTS, lasting, name
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase
from darkling.table.telling import Block
from darkling.terminal.palette import ASH, BONE, GOLD
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.card import STRETCH
from darkling.terminal.tables.general import GeneralTable
from darkling.terminal.tables.heists.cards import (
    held_face,
    held_line,
    pile_line,
    recruiting,
    stack_line,
    street_face,
    street_line,
    trick_face,
    uses,
)
from darkling.terminal.tables.heists.seats import seats
from darkling.terminal.tables.heists.stage import ladder, plan
from darkling.terminal.tables.piece import Piece, chip

CARD_WIDTH, LINE_WIDTH, STACK_WIDTH = 15, 40, 25
DEEDS = (
    "all_crime",
    "all_sway",
    "settle_coin",
    "settle_heat",
    "larceny",
    "attempt_crime",
    "attempt_sway",
    "draw",
    "take",
    "decline",
    "give_up",
    "end_turn",
)
"""What can be done with nothing in particular, in this order."""


class HeistsTable(GeneralTable):
    """Draws a scene of Dark Heists."""

    FEW = 3

    def headline(self, scene: TerminalScene) -> str:
        """Return the round, and whether it is the last."""
        view: HeistsView = scene.view
        return scene.words.say("headline-last" if view.last_round else "headline", round=view.round)

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        """Return the seats above what is being done."""
        return [seats(scene, self.cramped), *HeistsDrawing(scene, self.cramped).zones()]

    def trophies(self, scene: TerminalScene, seat: Seat) -> Content:
        """Return what the notoriety of a seat is made of, and the heists it has completed."""
        assert scene.result is not None, "the game is over"
        done = [
            scene.words.say("trophy", heist=HEISTS[code].name, notoriety=HEISTS[code].notoriety)
            for code in scene.view.seats[seat].heists
        ]
        made_of = scene.words.say("trophies", parts=scene.words.account(scene.result, seat))
        return Content("\n").join(map(Content, [made_of, *([", ".join(done)] if done else [])]))


class HeistsDrawing:
    """Draws the parts of one scene."""

    def __init__(self, scene: TerminalScene, cramped: bool) -> None:
        self.scene = scene
        self.cramped = cramped
        self.view: HeistsView = scene.view

    def zones(self) -> list[Widget]:
        """Return what the question is about: the Streets or a heist, then the reader's cards."""
        cop = self.lines(blocks.cop(self.view)) if self.view.cop else []
        heist = self.heist()
        streets = [] if heist and not self.offered("recruit") else self.streets()
        if self.offered("bury_hand") or self.offered("bury_discard"):
            return [*cop, *heist, *self.bar(), *self.to_bury()]
        hand = [] if self.view.bonus else self.hand()
        if self.cramped:
            # What can be done with the hand is seen without scrolling.
            return [*cop, *heist, *self.bar(), *hand, *streets, *self.beside()]
        return [*cop, *heist, *streets, *self.bar(), *hand, *self.beside()]

    def heist(self) -> list[Widget]:
        """Draw the heists to choose from, or the one that is under way."""
        if self.view.shown:
            return [
                Piece(plan(self.scene, code), self.scene, f"plan {code}", classes="heist")
                for code in self.view.shown
            ]
        doing = self.acting
        if doing is None or doing.current is None or not (self.view.bonus or self._challenged):
            return []
        current = doing.current
        return [Static(ladder(self.scene, current.heist, current.met, self.cramped), classes="heist")]

    def streets(self) -> list[Widget]:
        """Draw who can be recruited, and count what else lies there."""
        face = street_line if self.cramped else street_face
        codes = [code for code in self.view.streets if code is not None]
        cards = [
            Piece(face(code, self.scene), self.scene, recruiting(code), classes="card") for code in codes
        ]
        if self.cramped:
            counts = Static(self._supplies("tiny-supplies"), classes="line", markup=False)
            return [*self.zone("", cards, CARD_WIDTH), Horizontal(*self._stacks(), counts, classes="stacks")]
        heading = Static(self._supplies("tall-supplies"), classes="heading", markup=False)
        grids = [self._grid(cards, CARD_WIDTH), self._grid(self._stacks(), STACK_WIDTH)]
        return [Vertical(heading, *grids, classes="zone market")]

    def hand(self) -> list[Widget]:
        """Draw the reader's hand, or for a spectator the one that is being played."""
        seat = self.holder
        if seat.hand is None:
            return []
        heading = "" if self.cramped else self.scene.words.say("hand", seat=seat.seat)
        return self.zone(heading, [self._held(held) for held in seat.hand], CARD_WIDTH)

    def beside(self) -> list[Widget]:
        seat = self.holder
        tricks = [
            Piece(trick_face(code, self.scene), self.scene, f"play {code}", classes="slip")
            for code in seat.larceny
        ]
        return self.zone("", [*tricks, *[self._permanent(code) for code in seat.heists]], LINE_WIDTH)

    def to_bury(self) -> list[Widget]:
        """Draw what can be buried: of the hand, and of the discard pile."""
        seat, say = self.holder.seat, self.scene.words.say
        return [
            *self.zone(say("hand", seat=seat), self._buried("bury_hand"), LINE_WIDTH),
            *self.zone(say("tiny-discard", seat=seat), self._buried("bury_discard"), LINE_WIDTH),
        ]

    def bar(self) -> list[Widget]:
        """Draw what the hand has come to, and what can be done with nothing in particular."""
        deeds = [
            Content.assemble(chip(self.scene, verb), (self.scene.words.say(f"deed-{verb}"), BONE))
            for verb in DEEDS
            if verb in self.scene.options_by_name
        ]
        lines = [self._pools(self.view.turn)] if self.view.turn else []
        lines += [Content("   ").join(deeds)] if deeds else []
        content = Content("   " if self.cramped else "\n").join(lines)
        # A click beside the numbers does not end a turn.
        return [Piece(content, self.scene, *DEEDS, classes="bar", numbers_only=True)] if lines else []

    def lines(self, block: Block) -> list[Widget]:
        texts = [self.scene.words.render(line) for line in block if isinstance(line, Phrase)]
        return [Vertical(*[Static(text, classes="banner", markup=False) for text in texts], classes="zone")]

    def zone(self, heading: str, pieces: Sequence[Widget], width: int) -> list[Widget]:
        """Draw pieces under a heading, in as many columns as there is room for; lines below each other."""
        if not pieces:
            return []
        title = [Static(heading, classes="heading", markup=False)] if heading else []
        if self.cramped:
            return [Vertical(*title, *pieces, classes="zone")]
        return [Vertical(*title, self._grid(pieces, width), classes="zone")]

    def offered(self, verb: str) -> bool:
        options = self.scene.decision.options if self.scene.decision else ()
        return any(option.verb == verb for option in options)

    @property
    def acting(self) -> HeistsSeatView | None:
        """Whoever's turn it is; None while the Auto Player moves."""
        return None if self.view.active is None else self.view.seats[self.view.active]

    @property
    def holder(self) -> HeistsSeatView:
        """Whose cards are drawn: the reader's, or for a spectator those of whoever's turn it is."""
        if self.view.seat is not None:
            return self.view.seats[self.view.seat]
        return self.acting or self.view.seats[0]

    @property
    def _challenged(self) -> bool:
        return self.view.turn is not None and self.view.turn.challenge is not None

    def _held(self, held: HeldView) -> Piece:
        face = held_line if self.cramped else held_face
        classes = "card used" if held.used else "card"
        return Piece(face(held, self.scene), self.scene, *uses(held), classes=classes)

    def _permanent(self, code: str) -> Piece:
        words, used = self.scene.words, self.view.turn.permanents if self.view.turn else ()
        text = words.say("tiny-used-up") if code in used else words.render(lasting(code))
        face = Content.assemble(chip(self.scene, f"permanent {code}"), (name(code), "bold"), " ", text)
        return Piece(face, self.scene, f"permanent {code}", classes="slip")

    def _buried(self, verb: str) -> list[Piece]:
        answers = [name for name in self.scene.options_by_name if name.startswith(f"{verb} ")]
        return [
            Piece(pile_line(answer, self.scene), self.scene, answer, classes="slip") for answer in answers
        ]

    def _supplies(self, key: str) -> str:
        view = self.view
        return self.scene.words.say(
            key,
            heat=view.stacks[0],
            larceny=view.larceny_left,
            basic=view.basic_left,
            advanced=view.advanced_left,
            graveyard=len(view.graveyard),
        )

    def _stacks(self) -> list[Piece]:
        """Draw the stacks from which anyone can recruit."""
        left = zip(blocks.RECRUITING_STACKS, self.view.stacks[1:], strict=True)
        faces = {code: stack_line(code, count, self.scene, not self.cramped) for code, count in left if count}
        return [Piece(face, self.scene, recruiting(code), classes="slip") for code, face in faces.items()]

    def _grid(self, pieces: Sequence[Widget], width: int) -> Widget:
        grid = ItemGrid(*pieces, min_column_width=width, classes="pieces")
        # A few cards do not stretch over the whole table.
        grid.styles.max_width = len(pieces) * (width + STRETCH)
        return grid

    def _pools(self, turn: TurnView) -> Content:
        words = self.scene.words
        pools = words.say("tiny-pools", crime=turn.crime, sway=turn.sway)
        key = "tiny-reserve" if self.cramped else "tall-reserve"
        reserve = words.say(key, reserve=turn.reserve) if turn.reserve else ""
        return Content.assemble((pools, f"bold {GOLD}"), (f" ({reserve})" if reserve else "", ASH))
