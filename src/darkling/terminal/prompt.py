"""The prompt: what is asked, and the numbered answers."""

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from darkling.terminal.hints import Advice
from darkling.terminal.palette import CHIP
from darkling.terminal.scene import Chosen, Scene
from darkling.words import Phrasebook

BASE = 10
CHIP_WIDTH = 3


class Prompt(Vertical):
    """Asks a question. Answers are chosen by number, by arrows and Enter, or by mouse."""

    def __init__(self, chrome: Phrasebook) -> None:
        super().__init__(id="prompt")
        self._chrome = chrome
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
        self.remove_class("hinted")
        question, options = scene.words.prompt(scene.decision, scene.view), scene.decision.options
        if any(option.undoable for option in options):
            self.say(question)
            self._list(["" if option.undoable else self._chrome.say("final") for option in options])
        else:
            self.say(self._chrome.say("all-final", question=question))
            self._list([""] * len(options))

    def say(self, text: str) -> None:
        """Write something in the place of the question."""
        self.query_one("#question", Static).update(text)

    def rest(self, text: str) -> None:
        """Say why there is nothing to choose."""
        self.scene = None
        self.say(text)
        self.answers.clear_options()

    def hint(self, advice: Advice) -> None:
        """Show a hint, with a note on each answer if there are any, and go to the answer it names."""
        self.say(advice.heading)
        if advice.notes:
            self.add_class("hinted")
            self._list(advice.notes)
        if advice.number:
            self.answers.highlighted = advice.number - 1

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
            self.answer(self.typed)

    def answer(self, number: int) -> None:
        """Give the answer of a number."""
        if self.scene is not None and self.scene.decision is not None:
            decision = self.scene.decision
            self.post_message(Chosen(decision, decision.options[number - 1]))

    @on(OptionList.OptionSelected)
    def _answer(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.answer(event.option_index + 1)

    def _list(self, notes: list[str]) -> None:
        assert self.scene is not None
        assert self.scene.decision is not None
        options = self.scene.decision.options
        offers = [self.scene.words.offer(option, self.scene.view) for option in options]
        rows = zip(offers, notes, strict=True)
        self.answers.clear_options()
        self.answers.add_options([Row(_row(number, *row)) for number, row in enumerate(rows, 1)])
        self.answers.highlighted = 0


def _row(number: int, offer: str, note: str) -> Table:
    """Return an answer beside its number: further lines stand below its first word."""
    row = Table.grid(padding=(0, 1), expand=True)
    row.add_column(width=CHIP_WIDTH)
    row.add_column(ratio=1)
    text = Text.assemble(offer, (f"  {note}" if note else "", "italic"))
    row.add_row(Text(f" {number:<{CHIP_WIDTH - 1}}", CHIP), text)
    return row
