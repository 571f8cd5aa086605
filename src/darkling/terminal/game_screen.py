"""The screen on which a game is played or watched."""

from asyncio import gather, to_thread
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from darkling.pause import Pause, pause
from darkling.table.decision import Decision, Seat
from darkling.table.option import Option
from darkling.terminal.hints import advice
from darkling.terminal.key_bar import KeyBar, bindings
from darkling.terminal.overlays import HandOver, TextOverlay
from darkling.terminal.own_words import own_words
from darkling.terminal.pace import Pace
from darkling.terminal.palette import BONE, EMBER, GOLD
from darkling.terminal.prompt_pane import PromptPane
from darkling.terminal.scene import OptionChosen, TerminalScene
from darkling.terminal.session import Session
from darkling.terminal.story_pane import StoryPane
from darkling.terminal.tables import table_of
from darkling.terminal.tables.general import GeneralTable

ROOMY_WIDTH, ROOMY_HEIGHT = 100, 32
"""A smaller terminal gets small cards, and the log below them instead of beside them."""
PADDING = 2
"""So many columns beside the title are free."""
STEP = 6
"""So many lines the table is scrolled by a key."""


class GameScreen(Screen[None]):
    """Shows the table to whoever is to decide, and lets bots choose meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = bindings()

    def __init__(self, session: Session, taught: set[str], hints: bool = False, pause: Pause = pause) -> None:
        super().__init__()
        self.session = session
        self.game = session.game
        self.taught = taught
        self.hints = hints
        self.own_words = own_words()
        self.pace = Pace()
        self.pause = pause
        self.passing: list[object] | None = None
        """The decision, as data, for which a pass is about to be made."""
        self.asked: list[object] | None = None
        self.bots_choose = False
        self.drawing_soon = False
        self.handing_over = False
        self.sit_down(session.first if len(session.people) == 1 else None)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Container(id="middle"):
            table = table_of(self.game.id)
            self.set_class(type(table) is GeneralTable, "general")
            self.add_class(self.game.id)
            yield table
            yield StoryPane()
        yield PromptPane(self.own_words)
        yield KeyBar(self.own_words, watching=not self.session.people)

    @property
    def prompt(self) -> PromptPane:
        return self.query_one(PromptPane)

    @property
    def story(self) -> StoryPane:
        return self.query_one(StoryPane)

    @property
    def table(self) -> GeneralTable:
        return self.query_one("#table", GeneralTable)

    @property
    def decision(self) -> Decision | None:
        """What the reader is asked, if anything; not what is passed for them."""
        seat = self.viewer
        if seat is None or seat not in self.game.waiting:
            return None
        decision = self.game.decision(seat)
        return None if decision.data() == self.passing else decision

    async def on_mount(self) -> None:
        if self.session.file is not None:
            self.take_up()
        await self.go_on()

    def take_up(self) -> None:
        """Let nothing be news in a game that was saved: much of it may have had to be forgotten since."""
        for reader in (None, *self.session.people):
            self.story.heard(self.game, reader)

    async def on_resize(self, event: Resize) -> None:
        """Draw anew if there is room for large cards now, or no longer."""
        roomy = event.size.width >= ROOMY_WIDTH and event.size.height >= ROOMY_HEIGHT
        if roomy == self.has_class("compact"):
            self.set_class(not roomy, "compact")
            if not self.handing_over:
                await self.show()

    async def on_option_chosen(self, chosen: OptionChosen) -> None:
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
        self.begin_to_pass()
        person = self.session.next_person(self.viewer)
        if person is not None and person != self.viewer:
            self.hand_over(person)
            return
        if self.game.over and len(self.session.people) > 1:
            self.sit_down(None)
        await self.show()

    async def show(self) -> None:
        result = self.game.result if self.game.over else None
        view, sides = self.game.view(self.viewer), self.game.sides
        scene = TerminalScene(self.viewer, view, self.decision, self.words, result, sides)
        self.query_one("#title", Static).update(self._title(scene))
        await self.table.show(scene)
        self.set_class(not self.table.children, "bare")
        self.prompt.set_class(self.table.shows_all_options, "drawn")
        self.story.tell(self.game, self.words)
        self.query_one(KeyBar).tell(self.game.over, self._may_order())
        if scene.decision is None:
            self.prompt.rest(self._why_nothing_is_asked())
        elif scene.decision.data() != self.asked:
            self.ask(scene)
        self.asked = scene.decision.data() if scene.decision else None
        self.remove_class("hidden")

    def ask(self, scene: TerminalScene) -> None:
        """Put a question, with what a newcomer should know about it."""
        self.prompt.ask(scene)
        self.prompt.option_list.focus()
        lesson = scene.words.lesson(scene.view)
        if lesson and lesson[0] not in self.taught:
            self.taught.add(lesson[0])
            self.app.push_screen(TextOverlay(lesson, self.own_words.say("overlay-closes")))
        if self.hints:
            self.action_hint()

    def sit_down(self, viewer: Seat | None) -> None:
        """Show the table to another reader from now on; None is a spectator."""
        self.viewer = viewer
        self.words = self.session.words(viewer, self.own_words)

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
            self.own_words.say("hand-over", name=name), self.own_words.say("hand-over-how", name=name)
        )
        self.app.push_screen(screen, seated)

    @work(exclusive=True, group="bots")
    async def let_bots_choose(self) -> None:
        """Let bots choose until a person is waited for; they think in a thread, and the screen lives on."""
        while bots := self.session.waiting_bots():
            decision, undone = self.game.decision(bots[0]), self.session.undone
            option, _ = await gather(to_thread(self.session.rivals.thought(bots[0])), self.wait_in(decision))
            if not self.session.people:
                await self.pace.wait()
                self.story.heard(self.game, None)
            if undone == self.session.undone:
                self.session.choose(decision, option)
            self.draw_soon()
        self.bots_choose = False

    async def wait_in(self, decision: Decision) -> None:
        """Let a bot answer no sooner than someone would who can only pass."""
        if self.session.people and decision.pass_option is not None:
            await self.pause()

    def begin_to_pass(self) -> None:
        """Pass for the reader if they can do nothing else, and for whoever has ordered it."""
        found = self.session.next_pass(self.viewer)
        passing = found[0].data() if found else None
        if passing != self.passing:
            self.passing = passing
            if found:
                self.make_pass(*found)

    @work(exclusive=True, group="passes")
    async def make_pass(self, decision: Decision, option: Option) -> None:
        """Pass after a while, unless that is not wanted any more."""
        await self.pause()
        if self.passing == decision.data():
            self.session.choose(decision, option)
            self.draw_soon()

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
        self.prompt.digit(digit)

    def action_choose(self, decision: int, number: int) -> None:
        """Choose the option whose number was clicked on the table, unless something else is asked by now."""
        if self.decision is not None and self.decision.number == decision:
            self.prompt.choose(number)

    async def action_undo(self) -> None:
        """Take the reader's last choice back, or say why that cannot be."""
        if self.viewer is None:
            return
        reason = self.game.why_not_undo(self.viewer)
        if reason is not None:
            self.tell(self.own_words.say("cannot-take-back", reason=self.words.why_not_undo(reason)))
            return
        self.session.undo(self.viewer)
        await self.go_on()

    async def action_order(self) -> None:
        """Order something else beforehand for windows in which the reader can react."""
        if self.viewer is None or not self.session.can_order or self.game.over:
            return
        kind = self.session.change_order(self.viewer)
        self.tell(self.own_words.say(f"order-{kind or 'none'}"))
        await self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what a bot would make of the decision, once it has thought about it."""
        decision = self.decision
        if decision is not None:
            self.prompt.say(self.own_words.say("hint-coming"))
            found = await to_thread(advice, self.game.clone(), decision.seat, self.own_words)
            if self.asked == decision.data():
                self.prompt.hint(found)

    def action_help(self) -> None:
        """Explain the rule behind the question, what cannot be chosen, the phase, and what cards say."""
        if (decision := self.decision) is not None:
            rule = self.own_words.say("rule", id=decision.rule, text=self.words.rule(decision.rule))
            view = self.game.view(self.viewer)
            barred = self.words.barred(decision, self.game.barred(decision.seat), view)
            texts = [rule, *([self.own_words.say("barred"), *barred] if barred else [])]
            texts += [*self.words.lesson(view)[:1], *self.table.legend(self.words), *self.words.glossary()]
            texts.append(self.own_words.say("screen-keys"))
            if self.session.can_order:
                texts.append(self.own_words.say("order-key"))
            self.app.push_screen(TextOverlay(texts, self.own_words.say("overlay-closes")))

    def action_log(self) -> None:
        """Give the log all the room, or the table."""
        self.toggle_class("reading")
        self.story.scroll_end(animate=False)

    def action_scroll_table(self, direction: int) -> None:
        """Scroll the table, or the log if it is being read."""
        pane = self.story if self.has_class("reading") else self.table.pane
        pane.scroll_relative(y=direction * STEP, animate=False)

    def action_save(self) -> None:
        if not self.game.over:
            self.session.save()
            self.tell(self.session.say_saved(self.own_words))

    def action_pause(self) -> None:
        """Stop bots that are watched, or let them go on."""
        self.pace.paused = not self.pace.paused
        self.tell(self.own_words.say("paused" if self.pace.paused else "watching-on"))

    def action_faster(self) -> None:
        self._change_pace(1)

    def action_slower(self) -> None:
        self._change_pace(-1)

    def tell(self, text: str) -> None:
        self.notify(text, markup=False)

    def _change_pace(self, steps: int) -> None:
        self.pace.change(steps)
        self.tell(self.own_words.say("pace", tenths=self.pace.tenths))

    def _title(self, scene: TerminalScene) -> Content:
        """Return what is played and how far it is; without its mode if that would not fit."""
        order = self.session.order_of(self.viewer) if self.viewer is not None else None
        standing = f"   {self.own_words.say(f'order-{order}')}" if order else ""
        headline = self.table.headline(scene)
        games = (self.session.what(self.words, self.own_words), self.session.type.title)
        whole, short = [
            Content.assemble((game, f"bold {GOLD}"), "   ", (headline, BONE), (standing, EMBER))
            for game in games
        ]
        return whole if whole.cell_length <= self.app.size.width - PADDING else short

    def _may_order(self) -> bool:
        """Say whether an order makes sense now: not at a turn of one's own, unless to take it back."""
        if self.viewer is None or not self.session.can_order:
            return False
        decision = self.decision
        can_pass = decision is None or decision.pass_option is not None
        return can_pass or self.session.order_of(self.viewer) is not None

    def _why_nothing_is_asked(self) -> str:
        if self.game.over:
            verdict, *_places = self.words.result(self.game.result, self.game.sides)
            return "\n".join([verdict, self.own_words.say("game-over")])
        if self.viewer in self.game.waiting:
            decision = self.game.decision(self.viewer)
            return self.own_words.say("passing-only" if decision.can_only_pass else "passing-ordered")
        waiting = [self.words.names[seat] for seat in self.game.waiting]
        return self.own_words.say("thinking", name=waiting[0], others=len(waiting) - 1)
