"""A table as a client sees it, over a connection that is made again whenever it breaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from secrets import token_hex

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from darkling.client.errors import TableRefused
from darkling.standing_orders import OrderKind
from darkling.table.decision import Seat
from darkling.wire.live import (
    AskHint,
    Chat,
    Chats,
    Choose,
    ClientMessage,
    Done,
    Hello,
    Hinted,
    Refused,
    Retract,
    Say,
    ServerMessage,
    SetOrder,
)
from darkling.wire.scene import Asked, OptionShown, Scene, Told

MESSAGES: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""How many seconds pass before the first and between later attempts to connect again."""
UNAVAILABLE = "unavailable"
NOT_YET, WAIT_IF_NOT_YET = ("too-fast", UNAVAILABLE), 1.0
"""Refusals after which the same message is sent again, and how many seconds later."""
TOO_MANY_REQUESTS = 429
SERVER_ERRORS = 500


class NotNow(OSError):
    """The server cannot serve the table for now; it is asked again."""


class Table:
    """A table, from now until the end of the game.

    Attributes:
        id: the id of the table.
        scene: the table as it was last seen; None before the first scene.
        story: all that has happened, as far as this guest may know it now.
        chats: what has been said.

    """

    def __init__(self, table: str, live: str, identity: str) -> None:
        self.id = table
        self.scene: Scene | None = None
        self.story: list[Told] = []
        self.chats: list[Chat] = []
        self._live = live
        self._identity = identity
        self._refs = (f"{token_hex(8)}-{number}" for number in count())
        self._changed = asyncio.Event()
        self._answered: tuple[Seat, int] | None = None
        self._unanswered: dict[str, tuple[ClientMessage, asyncio.Future[Done | Hinted]]] = {}
        self._socket: ClientConnection | None = None
        self._failure: Exception | None = None
        self._connection = asyncio.create_task(self._stay_connected())

    async def scenes(self) -> AsyncIterator[Scene]:
        """Yield the table now and whenever it has changed, until the game is over.

        Whoever is slow misses scenes in between, but nothing of the story. A decision is shown until it is
        answered, and not again afterwards.
        """
        if self.scene is not None:
            self._changed.set()
        while True:
            scene = await self._next_scene()
            yield scene
            if scene.status == "over":
                return

    async def choose(self, option: OptionShown) -> None:
        """Choose one of the options of the open decision."""
        asked = self._asked()
        await self._ask(Choose(self.new_ref(), asked.seat, asked.number, option.id))

    async def retract(self, seat: Seat) -> None:
        """Take the last choice of one's seat back."""
        await self._ask(Retract(self.new_ref(), seat))

    async def order(self, seat: Seat, order: OrderKind | None) -> None:
        """Order beforehand when one's seat passes in reaction windows; None takes that back."""
        await self._ask(SetOrder(self.new_ref(), seat, order))

    async def say(self, text: str) -> None:
        """Say something to everyone at the table."""
        await self._ask(Say(self.new_ref(), text))

    async def hint(self) -> Hinted:
        """Return what a bot would make of the open decision."""
        asked = self._asked()
        found = await self._ask(AskHint(self.new_ref(), asked.seat, asked.number))
        assert isinstance(found, Hinted)
        return found

    async def send(self, message: ClientMessage) -> None:
        """Send any other message of `darkling.wire.live`, and wait until it is done."""
        await self._ask(message)

    def new_ref(self) -> str:
        """Return a ref for a message that nobody has used before."""
        return next(self._refs)

    async def close(self) -> None:
        """End the connection; the seat is kept."""
        self._connection.cancel()
        with suppress(asyncio.CancelledError):
            await self._connection
        self._fail(TableRefused("closed", "the client has left the table"))

    def _asked(self) -> Asked:
        if self.scene is None or self.scene.asked is None:
            raise TableRefused("not-waiting", "there is no decision to answer now; wait for the next scene")
        return self.scene.asked

    async def _next_scene(self) -> Scene:
        while True:
            await self._changed.wait()
            self._raise_if_failed()
            self._changed.clear()
            if self.scene is not None and not self._is_answered(self.scene):
                return self.scene

    def _is_answered(self, scene: Scene) -> bool:
        """Say whether a scene asks what has been answered since; the next one does not."""
        return self._answered is not None and _question(scene) == self._answered

    async def _ask(self, message: ClientMessage) -> Done | Hinted:
        """Send a message until the server does it; what was refused is an exception."""
        while True:
            try:
                return await self._ask_once(message)
            except TableRefused as refused:
                if refused.code not in NOT_YET:
                    raise
            await asyncio.sleep(WAIT_IF_NOT_YET)

    async def _ask_once(self, message: ClientMessage) -> Done | Hinted:
        self._raise_if_failed()
        answer: asyncio.Future[Done | Hinted] = asyncio.get_running_loop().create_future()
        self._unanswered[message.ref] = (message, answer)
        try:
            if self._socket is not None:
                await _put(self._socket, message)
            return await answer
        finally:
            del self._unanswered[message.ref]

    async def _stay_connected(self) -> None:
        wait = SHORTEST_WAIT
        try:
            while True:
                try:
                    await self._connect()
                    wait = SHORTEST_WAIT
                except (OSError, InvalidHandshake) as wrong:
                    _pass_over(wrong)
                    wait = min(2 * wait, LONGEST_WAIT)
                await asyncio.sleep(wait)
        except Exception as wrong:
            self._fail(wrong)

    async def _connect(self) -> None:
        """Connect, say hello, send again what is not answered, and listen until the connection ends."""
        headers = {"Cookie": self._identity}
        async with connect(self._live, additional_headers=headers, max_size=None) as socket:
            self._socket = socket
            try:
                await _put(socket, Hello(self.new_ref()))
                for message, _ in list(self._unanswered.values()):
                    await _put(socket, message)
                await self._listen(socket)
            finally:
                self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                self._on_message(MESSAGES.decode(frame))

    def _on_message(self, message: ServerMessage) -> None:
        match message:
            case Scene():
                self._show(message)
            case Done() | Hinted():
                self._on_answer(message)
            case Refused():
                self._on_refusal(message)
            case Chats(chats):
                known = self.chats[-1].number if self.chats else -1
                self.chats += [chat for chat in chats if chat.number > known]

    def _show(self, scene: Scene) -> None:
        self.scene = scene
        if _question(scene) != self._answered:
            self._answered = None
        self.story[scene.story.start :] = scene.story.events
        self._changed.set()

    def _on_answer(self, answer: Done | Hinted) -> None:
        sent, future = self._unanswered.get(answer.ref, (None, None))
        if isinstance(sent, Choose):
            self._answered = (sent.seat, sent.decision)
        elif isinstance(sent, Retract):
            self._ask_again()
        if future is not None and not future.done():
            future.set_result(answer)

    def _ask_again(self) -> None:
        """Show the table even if it looks as before: what was answered is open again."""
        self._answered = None
        self._changed.set()

    def _on_refusal(self, refused: Refused) -> None:
        wrong = TableRefused(refused.code, refused.text)
        sent, future = self._unanswered.get(refused.ref or "", (None, None))
        if sent is None or future is None:
            # A hello, or the table itself, was refused.
            raise NotNow(refused.text) if refused.code in NOT_YET else wrong
        if not future.done():
            future.set_exception(wrong)

    def _raise_if_failed(self) -> None:
        if self._failure is not None:
            raise self._failure

    def _fail(self, wrong: Exception) -> None:
        """Tell everyone who waits that nothing will come any more."""
        self._failure = self._failure or wrong
        self._changed.set()
        for _, future in self._unanswered.values():
            if not future.done():
                future.set_exception(self._failure)


def _question(scene: Scene) -> tuple[Seat, int] | None:
    """Return which decision a scene asks for."""
    return (scene.asked.seat, scene.asked.number) if scene.asked is not None else None


async def _put(socket: ClientConnection, message: ClientMessage) -> None:
    """Send a message; if the connection has just ended, it is sent again over the next."""
    with suppress(ConnectionClosed):
        await socket.send(msgspec.json.encode(message).decode())


def _pass_over(wrong: Exception) -> None:
    """Raise what will not be better next time: the server has understood, and does not want."""
    if not isinstance(wrong, InvalidStatus):
        return
    status = wrong.response.status_code
    if status != TOO_MANY_REQUESTS and status < SERVER_ERRORS:
        raise TableRefused(f"http-{status}", wrong.response.reason_phrase) from None
