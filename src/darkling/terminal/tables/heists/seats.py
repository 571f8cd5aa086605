"""The seats of Dark Heists, drawn: everyone's gang in short, and the Auto Player's Control card."""

from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.heists.rules.vocabulary import TARGET
from darkling.games.heists.sight.view import AutoView, HeistsSeatView, HeistsView, HeistView
from darkling.games.heists.telling.cards import HEISTS, moves
from darkling.terminal.palette import ASH, BLOOD, BONE, EMBER, GOLD, seat_colour
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.piece import Piece, chip

BEGINS = "♜"
"""Stands beside whoever begins every round."""
TO_ACT = "◆"


def seats(scene: TerminalScene, cramped: bool) -> Widget:
    """Draw everything public about the seats, clockwise from the reader; alone, the Auto Player too."""
    view: HeistsView = scene.view
    first = view.seat or 0
    clockwise = view.seats[first:] + view.seats[:first]
    boxes = [_seat(scene, seat, cramped) for seat in clockwise]
    return Horizontal(*boxes, *([_auto(scene, view.auto, cramped)] if view.auto else []), id="seats")


def _seat(scene: TerminalScene, seat: HeistsSeatView, cramped: bool) -> Widget:
    target = TARGET[seat.seat].name
    lines = [Content.assemble(chip(scene, target), *_called(scene, seat)), *_figures(scene, seat, cramped)]
    if cramped:
        called, figures, *rest = lines
        lines = [Content(" ").join([called, figures]), Content(" ").join(rest)]
    return _box(Piece(Content("\n").join(lines), scene, target, classes="seat"), seat_colour(seat.seat))


def _called(scene: TerminalScene, seat: HeistsSeatView) -> list[tuple[str, str]]:
    view: HeistsView = scene.view
    act = (f"{TO_ACT} ", EMBER) if seat.seat in view.waiting else ("", "")
    begins = f" {BEGINS}" if seat.seat == view.first and not view.auto else ""
    called = scene.words.say("who-first", seat=seat.seat)
    return [act, (called, f"bold {seat_colour(seat.seat)}"), (begins, GOLD)]


def _figures(scene: TerminalScene, seat: HeistsSeatView, cramped: bool) -> list[Content]:
    """Return the figures of a seat, its piles, and the heist it is doing, line by line."""
    length = "tiny" if cramped else "tall"
    counts = {
        "notoriety": seat.total,
        "amount": seat.coins,
        "heists": len(seat.heists),
        "deck": seat.deck_size,
        "pile": len(seat.discard),
    }
    figures = scene.words.say(f"{length}-seat-figures", **counts)
    piles = scene.words.say(f"{length}-seat-piles", **counts)
    doing = [_doing(scene, seat.current, f"{length}-seat-heist")] if seat.current else []
    return [Content.styled(figures, BONE), Content.styled(piles, ASH), *doing]


def _doing(scene: TerminalScene, current: HeistView, key: str) -> Content:
    card = HEISTS[current.heist]
    text = scene.words.say(key, heist=card.name, met=current.met, challenges=len(card.challenges))
    return Content.styled(text, GOLD)


def _auto(scene: TerminalScene, control: AutoView, cramped: bool) -> Widget:
    words, target = scene.words, TARGET[-1].name
    called = Content.styled(words.say("auto-player-first"), f"bold {BLOOD}")
    attacked = f"  {words.say('tiny-attacked')}" if control.attacked else ""
    tracks = words.say(
        "tiny-auto",
        heists=control.heists,
        jobs=control.jobs,
        target=control.target,
        larcenies=control.larcenies,
    )
    last = words.say("tiny-last-moves", **moves(control.last)) if control.last else ""
    lines = [Content.assemble(chip(scene, target), called, (attacked, EMBER)), Content.styled(tracks, BONE)]
    if last and not cramped:
        lines.append(Content.styled(last, ASH))
    return _box(Piece(Content("\n").join(lines), scene, target, classes="seat"), BLOOD)


def _box(box: Static, colour: str) -> Widget:
    box.styles.border_left = ("outer", colour)
    return box
