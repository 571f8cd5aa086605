"""The screen on which a game is played or watched."""

from asyncio import to_thread
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from darkling.table.decision import Decision, Seat
from darkling.terminal.chrome import chrome
from darkling.terminal.hints import advice
from darkling.terminal.keys import Keys, bindings
from darkling.terminal.leaf import HandOver, Leaf
from darkling.terminal.pace import Pace
from darkling.terminal.palette import BONE, GOLD
from darkling.terminal.prompt import Prompt
from darkling.terminal.scene import Chosen, Scene
from darkling.terminal.session import Session
from darkling.terminal.story import Story
from darkling.terminal.tables import table_of
from darkling.terminal.tables.general import GeneralTable

ROOMY_WIDTH, ROOMY_HEIGHT = 100, 32
"""A smaller terminal gets small cards, and the log below them instead of beside them."""
STEP = 6
"""So many lines the table is scrolled by a key."""


class Board(Screen[None]):
    """Shows the table to whoever is to decide, and lets bots choose meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = bindings()

    def __init__(self, session: Session, taught: set[str], hints: bool = False) -> None:
        super().__init__()
        self.session = session
        self.game = session.game
        self.taught = taught
        self.hints = hints
        self.chrome = chrome()
        self.pace = Pace()
        self.asked: list[object] | None = None
        self.bots_choose = False
        self.drawing_soon = False
        self.handing_over = False
        self.sit_down(session.first if len(session.people) == 1 else None)

    def compose(self) -> ComposeResult:
        """Lay out the table beside the log, and the prompt below them."""
        yield Static(id="title", markup=False)
        with Container(id="middle"):
            table = table_of(self.game.id)
            self.set_class(type(table) is GeneralTable, "general")
            self.add_class(self.game.id)
            yield table
            yield Story()
        yield Prompt(self.chrome)
        yield Keys(self.chrome, watching=not self.session.people)

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        return self.query_one(Prompt)

    @property
    def story(self) -> Story:
        """The log."""
        return self.query_one(Story)

    @property
    def table(self) -> GeneralTable:
        """The table."""
        return self.query_one("#table", GeneralTable)

    @property
    def decision(self) -> Decision | None:
        """What the reader is asked, if anything."""
        seat = self.viewer
        return self.game.decision(seat) if seat is not None and seat in self.game.waiting else None

    async def on_mount(self) -> None:
        """Begin."""
        await self.go_on()

    async def on_resize(self, event: Resize) -> None:
        """Draw anew if there is room for large cards now, or no longer."""
        roomy = event.size.width >= ROOMY_WIDTH and event.size.height >= ROOMY_HEIGHT
        if roomy == self.has_class("compact"):
            self.set_class(not roomy, "compact")
            if not self.handing_over:
                await self.show()

    async def on_chosen(self, chosen: Chosen) -> None:
        """Make a person's choice."""
        self.story.heard(self.game, self.viewer)
        if self.session.choose(chosen.decision, chosen.option):
            await self.go_on()

    async def go_on(self) -> None:
        """Let whoever is waited for decide."""
        if self.session.waiting_bots() and not self.bots_choose:
            self.bots_choose = True
            self.let_bots_choose()
        if self.handing_over:
            return
        person = self.session.next_person(self.viewer)
        if person is not None and person != self.viewer:
            self.hand_over(person)
            return
        if self.game.over and len(self.session.people) > 1:
            self.sit_down(None)
        await self.show()

    async def show(self) -> None:
        """Show how things stand."""
        result = self.game.result if self.game.over else None
        scene = Scene(self.viewer, self.game.view(self.viewer), self.decision, self.words, result)
        self.query_one("#title", Static).update(self._title(scene))
        await self.table.show(scene)
        self.set_class(not self.table.children, "bare")
        self.prompt.set_class(self.table.shows_all_answers, "drawn")
        self.story.tell(self.game, self.words)
        self.query_one(Keys).tell(self.game.over)
        if scene.decision is None:
            self.prompt.rest(self._why_nothing_is_asked())
        elif scene.decision.data() != self.asked:
            self.ask(scene)
        self.asked = scene.decision.data() if scene.decision else None
        self.remove_class("hidden")

    def ask(self, scene: Scene) -> None:
        """Put a question, with what a newcomer should know about it."""
        self.prompt.ask(scene)
        self.prompt.answers.focus()
        lesson = scene.words.lesson(scene.view)
        if lesson[0] not in self.taught:
            self.taught.add(lesson[0])
            self.app.push_screen(Leaf(lesson, self.chrome.say("leaf-closes")))
        if self.hints:
            self.action_hint()

    def sit_down(self, viewer: Seat | None) -> None:
        """Show the table to another reader from now on; None is a spectator."""
        self.viewer = viewer
        self.words = self.session.words(viewer, self.chrome)

    def hand_over(self, person: Seat) -> None:
        """Hide the table until another person has the keyboard."""

        async def seated(_: None) -> None:
            self.handing_over = False
            self.sit_down(person)
            await self.go_on()

        self.handing_over = True
        # What the last person saw is not to appear for a moment when the next one sits down.
        self.add_class("hidden")
        name = self.words.names[person]
        screen = HandOver(
            self.chrome.say("hand-over", name=name), self.chrome.say("hand-over-how", name=name)
        )
        self.app.push_screen(screen, seated)

    @work(exclusive=True, group="bots")
    async def let_bots_choose(self) -> None:
        """Let bots choose until a person is waited for; they think in a thread, and the screen lives on."""
        while bots := self.session.waiting_bots():
            decision, undone = self.game.decision(bots[0]), self.session.undone
            option = await to_thread(self.session.rivals.thought(bots[0]))
            if not self.session.people:
                await self.pace.wait()
                self.story.heard(self.game, None)
            if undone == self.session.undone:
                self.session.choose(decision, option)
            self.draw_soon()
        self.bots_choose = False

    def draw_soon(self) -> None:
        """Have the screen itself draw, one thing after the other; bots may be quicker than it is."""
        if not self.drawing_soon:
            self.drawing_soon = True
            self.call_later(self.catch_up)

    async def catch_up(self) -> None:
        """Draw what bots have done meanwhile."""
        self.drawing_soon = False
        await self.go_on()

    def action_digit(self, digit: int) -> None:
        """Take a digit of the number of an answer."""
        self.prompt.digit(digit)

    def action_answer(self, decision: int, number: int) -> None:
        """Give the answer whose number was clicked on the table, unless something else is asked by now."""
        if self.decision is not None and self.decision.number == decision:
            self.prompt.answer(number)

    async def action_undo(self) -> None:
        """Take the reader's last choice back, or say why that cannot be."""
        if self.viewer is None:
            return
        reason = self.game.why_not_undo(self.viewer)
        if reason is not None:
            self.tell(self.chrome.say("cannot-take-back", reason=self.words.why_not_undo(reason)))
            return
        self.session.undo(self.viewer)
        await self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what a bot would make of the decision, once it has thought about it."""
        decision = self.decision
        if decision is not None:
            self.prompt.say(self.chrome.say("hint-coming"))
            found = await to_thread(advice, self.game.clone(), decision.seat, self.chrome)
            if self.asked == decision.data():
                self.prompt.hint(found)

    def action_help(self) -> None:
        """Explain the rule behind the question, the phase, and what is written on cards."""
        if (decision := self.decision) is not None:
            rule = self.chrome.say("rule", id=decision.rule, text=self.words.rule(decision.rule))
            lesson = self.words.lesson(self.game.view(self.viewer))[0]
            texts = [rule, lesson, *self.table.legend(self.words), *self.words.glossary()]
            texts.append(self.chrome.say("screen-keys"))
            self.app.push_screen(Leaf(texts, self.chrome.say("leaf-closes")))

    def action_log(self) -> None:
        """Give the log all the room, or the table."""
        self.toggle_class("reading")
        self.story.scroll_end(animate=False)

    def action_scroll_table(self, direction: int) -> None:
        """Scroll the table, or the log if it is being read."""
        pane = self.story if self.has_class("reading") else self.table.pane
        pane.scroll_relative(y=direction * STEP, animate=False)

    def action_save(self) -> None:
        """Save the game, and go on."""
        if not self.game.over:
            self.session.save()
            self.tell(self.session.say_saved(self.chrome))

    def action_pause(self) -> None:
        """Stop bots that are watched, or let them go on."""
        self.pace.paused = not self.pace.paused
        self.tell(self.chrome.say("paused" if self.pace.paused else "watching-on"))

    def action_faster(self) -> None:
        """Let bots choose sooner."""
        self._change_pace(1)

    def action_slower(self) -> None:
        """Let bots choose later."""
        self._change_pace(-1)

    def tell(self, text: str) -> None:
        """Tell something in passing."""
        self.notify(text, markup=False)

    def _change_pace(self, steps: int) -> None:
        self.pace.change(steps)
        self.tell(self.chrome.say("pace", tenths=self.pace.tenths))

    def _title(self, scene: Scene) -> Content:
        game = self.session.what(self.words, self.chrome)
        return Content.assemble((game, f"bold {GOLD}"), "   ", (self.table.headline(scene), BONE))

    def _why_nothing_is_asked(self) -> str:
        if self.game.over:
            verdict, *_places = self.words.result(self.game.result)
            return "\n".join([verdict, self.chrome.say("game-over")])
        waiting = [self.words.names[seat] for seat in self.game.waiting]
        return self.chrome.say("thinking", name=waiting[0], others=len(waiting) - 1)
