"""How far the turn is, and everyone's figures."""

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget

from darkling.games.domains.cards.items import SKULLS
from darkling.games.domains.rules.turn import STEPS
from darkling.games.domains.sight.view import DomainsSeatView
from darkling.terminal.palette import ASH, BONE, EMBER, GOLD, MOSS, NIGHT, seat_colour
from darkling.terminal.tables.domains.sketch import MINION, DomainsSketch
from darkling.terminal.tables.sketch import BLANK, LINES

FIRST, TO_ACT, DONE = "♜", "◆", "✓"
STEP, PASSED, LATER = f"bold {NIGHT} on {EMBER}", ASH, BONE


def track(sketch: DomainsSketch) -> Widget:
    """Draw the phases of the turn in a row, the current one plain to see."""
    view = sketch.view
    at = STEPS.index(view.phase) if view.phase in STEPS else -1
    steps = [_step(sketch, number - at, step) for number, step in enumerate(STEPS)]
    return sketch.line(BLANK.join(steps))


def _step(sketch: DomainsSketch, ahead: int, step: str) -> Content:
    text = sketch.say(f"screen-step-{step}")
    if ahead == 0:
        return Content.styled(f" {text} ", STEP)
    return Content.styled(text, LATER if ahead > 0 else PASSED)


def seats(sketch: DomainsSketch) -> Widget:
    """Draw everything public about the seats in short, clockwise from the reader."""
    first = sketch.view.seat or 0
    clockwise = sketch.view.seats[first:] + sketch.view.seats[:first]
    return Horizontal(*[_seat(sketch, seat) for seat in clockwise], id="seats")


def _seat(sketch: DomainsSketch, seat: DomainsSeatView) -> Widget:
    option = f"seat {seat.seat}"
    called = sketch.chip(option) + _called(sketch, seat)
    lines = [called, _figures(sketch, seat), _holds(sketch, seat)]
    if sketch.cramped:
        lines = [BLANK.join(lines[:2]), lines[2]]
    box = sketch.piece(LINES.join(lines), option, classes="seat")
    box.styles.border_left = ("outer", seat_colour(seat.seat))
    return box


def _called(sketch: DomainsSketch, seat: DomainsSeatView) -> Content:
    view, number = sketch.view, seat.seat
    act = (f"{TO_ACT} ", EMBER) if number in view.waiting else ("", "")
    done = view.window is not None and number in view.window.done
    marks = [(f" {DONE}" if done else "", MOSS), (f" {FIRST}" if number == view.first else "", GOLD)]
    return Content.assemble(act, sketch.called(number), *marks)


def _figures(sketch: DomainsSketch, seat: DomainsSeatView) -> Content:
    """Return Skulls, those of a turn, and the minions that are left to place."""
    skulls = sketch.say("tiny-unseen") if seat.stores is None else sketch.item(SKULLS, seat.stores[SKULLS])
    key = "tiny-rate" if sketch.cramped else "tall-rate"
    rate = Content.styled(sketch.say(key, skulls=seat.skulls_a_turn), BONE)
    minions = f"{MINION}{seat.to_place}" if seat.to_place else ""
    more = sketch.say("tiny-slashed") if seat.slashed_next else ""
    left = Content.styled(" ".join(filter(None, (minions, more))), seat_colour(seat.seat))
    return BLANK.join([Content.assemble(skulls), rate, left])


def _holds(sketch: DomainsSketch, seat: DomainsSeatView) -> Content:
    """Return how many spells of each deck a seat holds, henchmen, and tiles that are not built."""
    attack, defense, control, production = seat.backs
    text = sketch.say(
        "tiny-holds",
        attack=attack,
        defense=defense,
        control=control,
        production=production,
        henchmen=len(seat.henchmen),
        tiles=len(seat.held),
    )
    return Content.styled(text, ASH)
