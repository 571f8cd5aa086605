"""Pieces on the table: things on which more than one answer may be given, each behind its number."""

from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from darkling.terminal.palette import CHIP
from darkling.terminal.scene import Chosen, Scene


class Piece(Static):
    """Something on the table. If it stands for one answer, a click anywhere on it gives that answer."""

    def __init__(self, face: Content, scene: Scene, *names: str, classes: str = "") -> None:
        super().__init__(face, markup=False, classes=classes)
        self.decision = scene.decision
        self.offers = [scene.answers[name] for name in names if name in scene.answers]
        self.set_class(bool(self.offers), "offered")

    def on_click(self, event: Click) -> None:
        """Choose what the piece stands for; among several answers, their numbers are clicked."""
        if self.decision is not None and len(self.offers) == 1:
            event.stop()
            self.post_message(Chosen(self.decision, self.offers[0][1]))


def chip(scene: Scene, name: str) -> Content:
    """Return the number of an answer and a blank, which can be clicked; nothing if it is not offered."""
    if scene.decision is None or name not in scene.answers:
        return Content("")
    number = scene.answers[name][0]
    link = f"@click=screen.answer({scene.decision.number}, {number})"
    return Content.from_markup(f"[{link}][{CHIP}]$number[/][/] ", number=f" {number} ")
