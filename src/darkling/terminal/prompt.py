"""The prompt: what is asked, and the numbered answers."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from darkling.terminal.palette import CHIP
from darkling.terminal.scene import Chosen, Scene

BASE = 10


class Prompt(Vertical):
    """Asks a question. Answers are chosen by number, by arrows and Enter, or by mouse.

    `final` is the note on an answer that cannot be taken back.
    """

    def __init__(self, final: str) -> None:
        super().__init__(id="prompt")
        self._final = final
        self.scene: Scene | None = None
        self.typed = 0

    def compose(self) -> ComposeResult:
        """Lay out the question above its answers."""
        yield Static(id="question", markup=False)
        yield OptionList(id="answers")

    @property
    def answers(self) -> OptionList:
        """The list of answers."""
        return self.query_one("#answers", OptionList)

    def ask(self, scene: Scene) -> None:
        """Put the question of a scene."""
        assert scene.decision is not None, "there is something to decide"
        self.scene, self.typed = scene, 0
        self.say(scene.words.prompt(scene.decision))
        self._list(["" if option.undoable else self._final for option in scene.decision.options])

    def say(self, text: str) -> None:
        """Write something in the place of the question."""
        self.query_one("#question", Static).update(text)

    def rest(self, text: str) -> None:
        """Say why there is nothing to choose."""
        self.scene = None
        self.say(text)
        self.answers.clear_options()

    def hint(self, heading: str, notes: list[str]) -> None:
        """Show a hint, with a note on each answer if there are any."""
        self.say(heading)
        if notes:
            self._list(notes)

    def digit(self, digit: int) -> None:
        """Take a digit; choose as soon as no longer number can be meant."""
        if self.scene is None or self.scene.decision is None:
            return
        count = len(self.scene.decision.options)
        typed = self.typed * BASE + digit
        self.typed = typed if 1 <= typed <= count else 0
        if not self.typed:
            return
        self.answers.highlighted = self.typed - 1
        if self.typed * BASE > count:
            self._choose(self.typed - 1)

    @on(OptionList.OptionSelected)
    def _answer(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._choose(event.option_index)

    def _choose(self, index: int) -> None:
        if self.scene is not None and self.scene.decision is not None:
            decision = self.scene.decision
            self.post_message(Chosen(decision, decision.options[index]))

    def _list(self, notes: list[str]) -> None:
        assert self.scene is not None
        assert self.scene.decision is not None
        options = self.scene.decision.options
        offers = [self.scene.words.offer(option, self.scene.view) for option in options]
        rows = zip(offers, notes, strict=True)
        self.answers.clear_options()
        self.answers.add_options([Row(_row(number, *row)) for number, row in enumerate(rows, 1)])
        self.answers.highlighted = 0


def _row(number: int, offer: str, note: str) -> Content:
    chip = (f" {number:<2}", CHIP)
    return Content.assemble(chip, " ", offer, (f"  {note}" if note else "", "italic"))
