"""Pieces on the table: things that more than one option may be about, each behind its number."""

from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from darkling.terminal.palette import CHIP
from darkling.terminal.scene import OptionChosen, TerminalScene


class Piece(Static):
    """Something on the table. If it stands for one option, a click anywhere on it chooses that one."""

    def __init__(
        self, face: Content, scene: TerminalScene, *names: str, classes: str = "", numbers_only: bool = False
    ) -> None:
        super().__init__(face, markup=False, classes=classes)
        self.numbers_only = numbers_only
        self.decision = scene.decision
        self.options = [scene.options_by_name[name] for name in names if name in scene.options_by_name]
        self.set_class(bool(self.options), "offered", update=False)

    def on_click(self, event: Click) -> None:
        """Choose what the piece stands for; among several options, their numbers are clicked."""
        if self.decision is not None and len(self.options) == 1 and not self.numbers_only:
            event.stop()
            self.post_message(OptionChosen(self.decision, self.options[0][1]))


def chip(scene: TerminalScene, name: str) -> Content:
    """Return the number of an option and a blank, which can be clicked; nothing if it is not offered."""
    if scene.decision is None or name not in scene.options_by_name:
        return Content("")
    number = scene.options_by_name[name][0]
    link = f"@click=screen.choose({scene.decision.number}, {number})"
    return Content.from_markup(f"[{link}][{CHIP}]$number[/][/] ", number=f" {number} ")
