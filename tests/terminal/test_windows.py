"""Windows that people need not answer, in the terminal: alone, at one keyboard, and line by line."""

import asyncio
from io import StringIO
from time import monotonic

import pytest
from support import counterspell
from support.counterspell import GAME, PASS
from support.house import PATIENCE
from support.screen import board_of, on_screen, press, shown
from support.script import say

import darkling
from darkling import pause
from darkling.terminal import plain
from darkling.terminal.overlays import HandOver
from darkling.terminal.session import Session

LARGE = (100, 40)
ONLY, ORDERED = "You can only pass. Passing for you", "Passing for you, as you asked"
UNTIL_TARGET, THIS_ROUND, NONE = (
    "pass until you are a target",
    "pass this round",
    "asked whenever you can react",
)


@pytest.fixture(autouse=True)
def _at_hand(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with counterspell.at_hand():
        yield


def table(*choices, people):
    """Return a game of three in which so much has happened."""
    game = GAME.new(3)
    say(game, *choices)
    return Session(game, people, "random" if len(people) < game.players else None)


class HeldPause:
    """A pause that ends when the test wants it to."""

    def __init__(self):
        self.begun, self.ended = 0, asyncio.Event()

    async def __call__(self):
        self.begun += 1
        await self.ended.wait()
        self.ended.clear()


async def until(pilot, is_so):
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "that never came"
        await pilot.pause()


class TestFullScreen:
    def play(self, session, script):
        pause = HeldPause()

        async def held(pilot):
            await script(pilot, pause)

        on_screen(session, held, LARGE, pause=pause)
        return session.game

    def test_who_can_only_pass_is_passed_for_after_a_pause(self):
        async def script(pilot, pause):
            await until(pilot, lambda: pause.begun)
            assert ONLY in shown(pilot.app)
            await press(pilot, "1")
            assert game.waiting == (1,), "a key chooses nothing meanwhile"
            pause.ended.set()
            await until(pilot, lambda: pause.begun == 2)
            assert game.waiting == (2,), "a bot waits as long"
            pause.ended.set()
            await until(pilot, lambda: game.waiting != (2,))

        session = table("hex P3", people=(1,))
        game = session.game
        self.play(session, script)

    def test_an_order_is_set_seen_obeyed_and_taken_back(self):
        async def script(pilot, pause):
            board = board_of(pilot.app)
            await press(pilot, "enter")
            assert board.decision is not None
            assert "o When to pass" in shown(pilot.app)
            await press(pilot, "o")
            await until(pilot, lambda: pause.begun)
            assert UNTIL_TARGET in shown(pilot.app)
            assert ORDERED in shown(pilot.app)
            await press(pilot, "o")
            assert THIS_ROUND in shown(pilot.app)
            await press(pilot, "o")
            assert board.decision is not None, "asked again"
            pause.ended.set()
            await pilot.pause()
            assert game.waiting == (2,), "an order that was taken back makes nobody pass"
            await press(pilot, "o")
            await until(pilot, lambda: pause.begun > 1)
            pause.ended.set()
            await until(pilot, lambda: game.waiting == (1,))

        session = table("hex P2", "pass", people=(2, 0, 1))
        game = session.game
        self.play(session, script)

    def test_whoever_takes_a_pass_back_is_asked(self):
        async def script(pilot, pause):
            board = board_of(pilot.app)
            await until(pilot, lambda: pause.begun)
            pause.ended.set()
            await until(pilot, lambda: pause.begun == 2)
            # A bot is at its pause all the while, so that nothing settles.
            pilot.app.simulate_key("u")
            await until(pilot, lambda: board.decision is not None)
            assert [option.verb for option in board.decision.options] == ["pass"]
            assert (game.waiting, pause.begun) == ((1,), 2)
            pilot.app.simulate_key("1")
            await until(pilot, lambda: game.waiting == (2,))

        session = table("hex P3", people=(1,))
        game = session.game
        self.play(session, script)


class TestOneKeyboard:
    def test_the_keyboard_is_handed_over_to_someone_who_can_only_pass(self):
        async def script(pilot):
            await press(pilot, "enter", "3")
            assert isinstance(pilot.app.screen, HandOver)
            assert "Player 2" in shown(pilot.app)
            assert game.waiting == (1,)
            await press(pilot, "enter")
            await until(pilot, lambda: game.waiting == (2,))
            await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
            assert "Player 3" in shown(pilot.app)

        session = table(people=(0, 1, 2))
        game = session.game
        on_screen(session, script, LARGE)

    def test_someone_who_has_ordered_to_pass_need_not_have_it(self):
        async def script(pilot):
            await press(pilot, "enter", "3")
            await until(pilot, lambda: game.waiting == (2,))
            assert "Player 3" in shown(pilot.app), "and Player 2 was passed over"

        session = table(people=(0, 1, 2))
        game = session.game
        session.change_order(1)
        on_screen(session, script, LARGE)


class TestPlainLines:
    def typed(self, session, *lines):
        sink, pauses = StringIO(), []
        plain.play(session, StringIO("".join(f"{line}\n" for line in lines)), sink, pause=pauses.append)
        return " ".join(sink.getvalue().split()), len(pauses)

    def alone(self, *choices, seat):
        """Return a table at which the others hold and pass."""
        session = table(*choices, people=(seat,))
        session.rivals.choice = lambda bot: session.game.decision(bot).options[0]
        return session

    def test_who_can_only_pass_is_passed_for(self):
        session = self.alone("hex P3", seat=1)
        text, pauses = self.typed(session, "q")
        assert ONLY in text
        assert (pauses, session.game.waiting) == (2, (1,)), "one for the person, one for a bot"
        assert "Whom do you hex?" in text

    def test_orders(self):
        session = self.alone("hex P2", "pass", seat=2)
        text, pauses = self.typed(session, "o", "q")
        assert text.index(UNTIL_TARGET) < text.index(ORDERED)
        assert pauses == 1
        text, _ = self.typed(session, "o", "o", "q")
        assert text.index(THIS_ROUND) < text.index(NONE)

    def test_help_tells_what_is_ordered(self):
        text, _ = self.typed(self.alone(seat=0), "?", "o", "?", "q")
        assert [text.count(order) for order in (NONE, UNTIL_TARGET)] == [2, 2]

    def test_a_bot_thinks_within_its_pause(self, monkeypatch):
        session = self.alone("hex P3", seat=1)
        clock, waited = iter(range(0, 1000, 7)), []
        monkeypatch.setattr("darkling.terminal.session.monotonic", lambda: next(clock))
        monkeypatch.setattr(plain, "sleep", waited.append)
        say(session.game, "pass")
        session.let_bots_choose(plain.pause)
        assert waited == [0.0], "it took longer than any pause"
        plain.pause(0.0)
        assert pause.SHORTEST <= waited[-1] <= pause.LONGEST

    def test_a_game_without_windows_has_none(self):
        session = Session(darkling.new("dealings", 2, 7), (0,), "random")
        text, _ = self.typed(session, "o", "q")
        assert "there is nothing to pass" in text


def test_an_order_for_the_round_ends_with_it():
    session = table(people=(0, 1, 2))
    assert [session.change_order(2) for _ in range(2)] == ["until-target", "this-round"]
    say(session.game, "hold", "hold", "hold")
    assert session.order_of(2) is None
    assert session.change_order(2) == "until-target"


def test_whoever_takes_back_an_ordered_pass_gets_the_keyboard_and_is_asked():
    session = table("hex P3", people=(0, 1, 2))
    session.change_order(1)
    assert session.next_person(0) is None
    session.choose(*session.next_pass(0))
    session.undo(1)
    assert (session.next_person(0), session.next_pass(1)) == (1, None)
    session.choose(session.game.decision(1), PASS)
    assert session.asked_again == set()
