"""Play line by line: for a terminal of any kind, a screen reader or a pipe."""

from time import sleep
from typing import TextIO

from darkling.pause import drawn_seconds
from darkling.table.decision import Decision
from darkling.table.phrase import Phrase, Said, listed
from darkling.terminal.hints import advice
from darkling.terminal.news import News, paragraphs
from darkling.terminal.own_words import own_words
from darkling.terminal.page import Page
from darkling.terminal.session import Session, Wait, no_pause

QUIT, UNDO, HINT, HELP, LOOK, ORDER = "q", "u", "h", "?", "look", "o"
INTERRUPTED = 130
"""The exit code that shells give to a program stopped by Ctrl-C."""


def pause(spent: float) -> None:
    """Wait as long as someone does who thinks about whether to pass, less the seconds that were spent."""
    sleep(max(0.0, drawn_seconds() - spent))


def play(
    session: Session,
    source: TextIO,
    sink: TextIO,
    hints: bool = False,
    pause: Wait = no_pause,
) -> int:
    """Let a person play a game against bots; save it if they stop early. Return the exit code.

    `hints` come with every question, if wanted. There is a `pause` before each answer of a bot in a window
    that can be passed, and before a pass that is made for the person.
    """
    table = PlainTable(session, source, sink, hints, pause)
    exit_code = 0
    try:
        table.play(resumed=session.file is not None)
    except KeyboardInterrupt:
        exit_code = INTERRUPTED
    if not session.game.over:
        table.save()
    return exit_code


class PlainTable:
    """A table at which one seat is a person's, and the others are bots'."""

    def __init__(
        self,
        session: Session,
        source: TextIO,
        sink: TextIO,
        hints: bool = False,
        pause: Wait = no_pause,
    ) -> None:
        self.session = session
        self.game = session.game
        self.seat = session.first
        self.hints = hints
        self.pause = pause
        self.own_words = own_words()
        self.words = session.words(self.seat, self.own_words)
        self.source = source
        self.page = Page(sink)
        self.news = News(self.game, self.seat)
        self.taught: set[str] = set()

    def play(self, resumed: bool) -> None:
        """Play to the end, or until the person stops."""
        self._welcome(resumed)
        while not self.game.over:
            self.session.let_bots_choose(self.pause)
            if self._passes():
                continue
            if self.seat in self.game.waiting and not self._ask():
                return
        self._tell_news()
        self.page.result(self.words, self.game.result, self.game.sides)

    def save(self) -> None:
        """Save the game, and tell where, and how to go on."""
        self.session.save()
        self.page.line("")
        self.page.line(self.session.say_saved(self.own_words))

    def _welcome(self, resumed: bool) -> None:
        if resumed:
            self.news.latest()
            self.page.tell(self.own_words.say("goes-on", title=self.session.type.title))
        else:
            self.page.tell(self._say_welcome())
        self._tell_keys()

    def _say_welcome(self) -> str:
        """Say what is played, with whom and against whom."""
        own = next(side for side in self.game.sides if self.seat in side)
        names, count = self.words.names, self.game.players
        clockwise = [(self.seat + step) % count for step in range(1, count)]
        friends = [names[seat] for seat in clockwise if seat in own]
        rivals = [names[seat] for seat in clockwise if seat not in own]
        return self.own_words.say(
            "welcome",
            game=self.session.what(self.words, self.own_words),
            bots=self.game.players - 1,
            company="mixed" if friends and rivals else "friends" if friends else "rivals",
            friends=self._and(friends),
            rivals=self._and(rivals),
        )

    def _and(self, names: list[str]) -> Said:
        said = listed(names)
        return self.words.render(said) if isinstance(said, Phrase) else said

    def _tell_keys(self) -> None:
        self.page.tell(self.own_words.say("keys"))
        if self.session.can_order:
            self.page.tell(self.own_words.say("order-key"))
            self._tell_order()

    def _tell_order(self) -> None:
        self.page.tell(self.own_words.say(f"order-{self.session.order_of(self.seat) or 'none'}"))

    def _ask(self) -> bool:
        """Put a decision to the person; say whether they go on."""
        self._tell_news()
        self._teach()
        self._show_table()
        self._show_question()
        while True:
            typed = self._read()
            if typed == QUIT:
                return False
            if self._obey(typed):
                return True

    def _passes(self) -> bool:
        """Pass for the person if they can do nothing else, or have ordered it; say whether that was so."""
        found = self.session.next_pass(self.seat)
        if found is None:
            return False
        decision, option = found
        self._tell_news()
        self.page.tell(self.own_words.say("passing-only" if decision.can_only_pass else "passing-ordered"))
        self.pause(0.0)
        return self.session.choose(decision, option)

    def _tell_news(self) -> None:
        for paragraph in paragraphs(self.news.latest(), self.words):
            self.page.tell(paragraph)

    def _teach(self) -> None:
        lesson = self.words.lesson(self.game.view(self.seat))
        if lesson and lesson[0] not in self.taught:
            self.taught.add(lesson[0])
            self.page.block(lesson)

    def _show_table(self) -> None:
        decision = self.game.decision(self.seat)
        for block in self.words.table(decision, self.game.view(self.seat)):
            self.page.block(block)
        if summary := self.words.summary(self.game.view(self.seat)):
            self.page.tell(summary)

    def _show_question(self) -> None:
        decision = self.game.decision(self.seat)
        view = self.game.view(self.seat)
        self.page.tell(self.words.prompt(decision, view))
        self.page.numbered([self.words.option_now(option, view) for option in decision.options])
        if self.hints:
            self._give_hint()

    def _give_hint(self) -> None:
        found = advice(self.game.position, self.seat, self.own_words)
        self.page.tell(found.heading)
        self.page.numbered(found.notes)

    def _read(self) -> str:
        """Return what the person typed; the end of the input is taken as quitting."""
        self.page.ask()
        try:
            line = self.source.readline()
        except UnicodeDecodeError:
            return ""
        return line.strip().lower() if line else QUIT

    def _obey(self, typed: str) -> bool:
        """Do what the person typed; say whether the game moved."""
        decision = self.game.decision(self.seat)
        numbered = {str(number): option for number, option in enumerate(decision.options, 1)}
        if typed in numbered:
            return self.session.choose(decision, numbered[typed])
        if typed == UNDO:
            return self._take_back()
        if typed == HELP:
            self._explain(decision)
        elif typed == ORDER:
            return self._order()
        elif typed == HINT:
            self._give_hint()
        elif typed.split()[:1] == [LOOK]:
            self._look(typed.split()[1:])
        else:
            self.page.tell(self.own_words.say("expected", last=len(numbered)))
        return False

    def _order(self) -> bool:
        """Order something else beforehand for windows; say whether it makes the open question pass."""
        if not self.session.can_order:
            self.page.tell(self.own_words.say("no-orders"))
            return False
        self.session.change_order(self.seat)
        self._tell_order()
        return self.session.next_pass(self.seat) is not None

    def _look(self, wanted: list[str]) -> None:
        """Show the things whose names have all the words that were typed, or say what there is to see."""
        things = self.words.looks(self.game.view(self.seat))
        if not things:
            self._show_table()
            return
        found = [name for name in things if wanted and set(wanted) <= set(name.lower().split())]
        for name in found:
            self.page.block(things[name])
        if not found:
            self.page.tell(self.own_words.say("look", things=", ".join(things)))

    def _take_back(self) -> bool:
        reason = self.game.why_not_undo(self.seat)
        if reason is not None:
            self.page.tell(self.own_words.say("cannot-take-back", reason=self.words.why_not_undo(reason)))
            return False
        self.session.undo(self.seat)
        self.news.taken_back()
        self.page.tell(self.own_words.say("taken-back"))
        return True

    def _explain(self, decision: Decision) -> None:
        rule = self.own_words.say("rule", id=decision.rule, text=self.words.rule(decision.rule))
        self.page.block([rule, *self.words.glossary()])
        barred = self.words.barred(decision, self.game.barred(self.seat), self.game.view(self.seat))
        if barred:
            self.page.block([self.own_words.say("barred"), *barred])
        self._tell_keys()
        self._show_question()
