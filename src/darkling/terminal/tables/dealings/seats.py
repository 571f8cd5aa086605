"""The seats of Dark Dealings, drawn: during the game, and what they are left with at its end."""

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.dealings.cards.files import DEFENSES
from darkling.games.dealings.sight.view import DealingsSeatView, DealingsView
from darkling.games.dealings.telling.cards import name
from darkling.terminal.palette import BONE, EMBER, GLOW, GOLD, MOSS, seat_colour
from darkling.terminal.scene import TerminalScene

TOWER = "♜"
"""Stands beside whoever has the dark tower and begins every round of combat."""
TO_ACT = "◆"
DEFEATED = "✓"


def seats(scene: TerminalScene) -> Widget:
    """Draw everything public about the seats, clockwise from the reader."""
    view: DealingsView = scene.view
    first = view.seat or 0
    clockwise = view.seats[first:] + view.seats[:first]
    return Horizontal(*[_seat(scene, seat) for seat in clockwise], id="seats")


def trophies(seat: DealingsSeatView) -> Content:
    """Return the heroes that a seat has defeated, and the defenses it has left, in short."""
    heroes = [part for code in seat.defeated for part in ((f"{DEFEATED} ", MOSS), f"{name(code)}   ")]
    return Content.assemble(*heroes, *_tokens(seat))


def _seat(scene: TerminalScene, seat: DealingsSeatView) -> Widget:
    words, view = scene.words, scene.view
    colour = seat_colour(seat.seat)
    act = (f"{TO_ACT} ", EMBER) if seat.seat in view.waiting else ("", "")
    called = (words.say("who-first", seat=seat.seat), f"bold {colour}")
    tower = (f" {TOWER}" if seat.seat == view.first else "", GOLD)
    box = Static(
        Content.assemble(act, called, tower, "\n", (_score(scene, seat), BONE), "\n", *_tokens(seat)),
        classes="seat",
        markup=False,
    )
    box.styles.border_left = ("outer", colour)
    return box


def _score(scene: TerminalScene, seat: DealingsSeatView) -> str:
    if seat.evicted_by is not None:
        return scene.words.say("seat-evicted", round=seat.evicted)
    return scene.words.say(
        f"seat-{scene.view.phase}",
        hand=seat.hand_size,
        kept=seat.kept_size,
        pile=seat.pile_size,
        defeated=len(seat.defeated),
    )


def _tokens(seat: DealingsSeatView) -> list[tuple[str, str]]:
    """Return the defenses of a seat in short: their types and what they strike for."""
    lying = [(DEFENSES[card.card].sides[card.side - 1].types, card.attack) for card in seat.defenses]
    return [(f"{types}{attack} ", GLOW[types[0]]) for types, attack in lying]
