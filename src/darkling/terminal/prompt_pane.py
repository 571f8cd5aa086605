"""The pane of the prompt: what is asked, and the numbered options."""

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from darkling.terminal.hints import Advice
from darkling.terminal.palette import CHIP
from darkling.terminal.scene import OptionChosen, TerminalScene
from darkling.words import Phrasebook

BASE = 10
CHIP_WIDTH = 3


class PromptPane(Vertical):
    """Asks a question. Options are chosen by number, by arrows and Enter, or by mouse."""

    def __init__(self, own_words: Phrasebook) -> None:
        super().__init__(id="prompt")
        self._own_words = own_words
        self.scene: TerminalScene | None = None
        self.typed = 0

    def compose(self) -> ComposeResult:
        yield Static(id="question", markup=False)
        yield OptionList(id="options")

    @property
    def option_list(self) -> OptionList:
        return self.query_one("#options", OptionList)

    def ask(self, scene: TerminalScene) -> None:
        assert scene.decision is not None, "there is something to decide"
        self.scene, self.typed = scene, 0
        self.remove_class("hinted")
        question, options = scene.words.prompt(scene.decision, scene.view), scene.decision.options
        if any(option.undoable for option in options):
            self.say(question)
            self._list(["" if option.undoable else self._own_words.say("final") for option in options])
        else:
            self.say(self._own_words.say("all-final", question=question))
            self._list([""] * len(options))

    def say(self, text: str) -> None:
        """Write something in the place of the question."""
        self.query_one("#question", Static).update(text)

    def rest(self, text: str) -> None:
        """Say why there is nothing to choose."""
        self.scene = None
        self.say(text)
        self.option_list.clear_options()

    def hint(self, advice: Advice) -> None:
        """Show a hint, with a note on each option if there are any, and go to the option it names."""
        self.say(advice.heading)
        if advice.notes:
            self.add_class("hinted")
            self._list(advice.notes)
        if advice.number:
            self.option_list.highlighted = advice.number - 1

    def digit(self, digit: int) -> None:
        """Take a digit; choose as soon as no longer number can be meant."""
        if self.scene is None or self.scene.decision is None:
            return
        count = len(self.scene.decision.options)
        typed = self.typed * BASE + digit
        self.typed = typed if 1 <= typed <= count else 0
        if not self.typed:
            return
        self.option_list.highlighted = self.typed - 1
        if self.typed * BASE > count:
            self.choose(self.typed)

    def choose(self, number: int) -> None:
        if self.scene is not None and self.scene.decision is not None:
            decision = self.scene.decision
            self.post_message(OptionChosen(decision, decision.options[number - 1]))

    @on(OptionList.OptionSelected)
    def _on_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index + 1)

    def _list(self, notes: list[str]) -> None:
        assert self.scene is not None
        assert self.scene.decision is not None
        options = self.scene.decision.options
        texts = [self.scene.words.option_now(option, self.scene.view) for option in options]
        rows = zip(texts, notes, strict=True)
        self.option_list.clear_options()
        self.option_list.add_options([Row(_row(number, *row)) for number, row in enumerate(rows, 1)])
        self.option_list.highlighted = 0


def _row(number: int, told: str, note: str) -> Table:
    """Return an option beside its number: further lines stand below its first word."""
    row = Table.grid(padding=(0, 1), expand=True)
    row.add_column(width=CHIP_WIDTH)
    row.add_column(ratio=1)
    text = Text.assemble(told, (f"  {note}" if note else "", "italic"))
    row.add_row(Text(f" {number:<{CHIP_WIDTH - 1}}", CHIP), text)
    return row
