"""A connection of a guest to a table: what it sends is carried out and answered."""

from asyncio import Task, create_task, shield, sleep
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from logging import getLogger
from time import perf_counter
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from darkling.server.ending import end
from darkling.server.house import House
from darkling.server.line import Socket, line_to
from darkling.server.refusal import Refusal
from darkling.server.room import Room
from darkling.server.scene_sender import SceneSender
from darkling.server.store import Unavailable
from darkling.server.texts import checked_text
from darkling.server.visitors import session_of
from darkling.wire.live import (
    MOST_BYTES,
    AskHint,
    ClientMessage,
    Done,
    Hello,
    Ref,
    Refused,
    Rematch,
    Say,
    ServerMessage,
)

logger = getLogger(__name__)


class OnlyRef(msgspec.Struct):
    """All of a message that its answer needs."""

    ref: Ref | None = None


READ_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
READ_REF = msgspec.json.Decoder(OnlyRef)
SECONDS_BETWEEN_LOOKS = 30
"""So often a connection makes sure that its guest is still signed in."""


class Connection:
    """One connection of a guest to a table."""

    def __init__(self, socket: Socket, house: House, room: Room, guest: str, signed_in: bool) -> None:
        self.signed_in = signed_in
        """Whether the guest came with a session. It may have ended since, which is found out soon."""
        self.socket = socket
        self.house = house
        self.room = room
        self.guest = guest
        self.line = line_to(socket)
        self.sender = SceneSender(self.line, house.store, room, guest)
        self._beside: set[Task[None]] = set()
        """What goes on beside the reading."""
        self._hung_up = False

    async def run(self) -> None:
        """Read and write until one side has had enough.

        Not in a task group: it ends in an exception that clings to the table until garbage is looked for.
        """
        self.room.enter(self.guest)
        try:
            with self.house.bus.subscribe(self.room.header.table, self.sender.wake):
                self._begin(self._then_hang_up(self.sender.run))
                if self.signed_in:
                    self._begin(self._then_hang_up(self._watch_session))
                await self._read()
        finally:
            await end(*self._beside)
            self.room.go(self.guest)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _read(self) -> None:
        """Carry out one message after the other. Only here a connection ends: what was begun is done."""
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if self._hung_up:
                return
            message = self._understand(text)
            if isinstance(message, AskHint):
                # Thinking takes a while; what comes next need not wait for it.
                self._begin(self._reply(message))
            else:
                await self._reply(message)

    async def _then_hang_up(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what goes on beside the reading; it ends only if something is wrong, or the guest signed out."""
        try:
            await work()
        except Exception:
            logger.exception("a connection to table %s failed", self.room.header.table)
        finally:
            self._hung_up = True
            self.line.hang_up()

    async def _watch_session(self) -> None:
        """Return when the guest has signed out, here or everywhere."""
        signed_in = True
        while signed_in:
            await sleep(SECONDS_BETWEEN_LOOKS)
            # While the database is away, nobody knows.
            with suppress(Unavailable):
                signed_in = await shield(session_of(self.socket)) == self.guest

    def _understand(self, text: str | bytes) -> ClientMessage | Refused:
        """Return what was sent, or why it is not even looked at."""
        try:
            self.house.messages.spend(self.guest or f"watcher {id(self)}")
            return _read_message(text)
        except Refusal as refusal:
            return Refused(_ref_of(text), refusal.code, refusal.text)

    async def _reply(self, message: ClientMessage | Refused) -> None:
        answer = message if isinstance(message, Refused) else await self._timed_answer(message)
        if isinstance(answer, Refused):
            self.house.metrics.refusals.labels(answer.code).inc()
        await self.line.until_free()
        self.sender.answer(answer)

    async def _timed_answer(self, message: ClientMessage) -> ServerMessage:
        metrics, start = self.house.metrics, perf_counter()
        metrics.count_message(type(message))
        try:
            return await self._answer(message)
        finally:
            metrics.seconds.observe(perf_counter() - start)

    async def _answer(self, message: ClientMessage) -> ServerMessage:
        try:
            return await self._carry_out(message)
        except Refusal as refusal:
            # Whoever was refused may see an old table: show it as it is.
            self.sender.show_again()
            return Refused(message.ref, refusal.code, refusal.text)
        except Exception:
            logger.exception("a message could not be carried out at table %s", self.room.header.table)
            return Refused(message.ref, "server-error", "The server failed. Nothing is lost; try again.")

    async def _carry_out(self, message: ClientMessage) -> ServerMessage:
        match message:
            case Hello():
                self.sender.greet(message)
            case AskHint():
                return await self.room.hint(self.guest, message)
            case Say():
                await self._say(message)
            case Rematch():
                await self._play_again()
            case _:
                await self.room.do(self.guest, message)
        return Done(message.ref)

    async def _play_again(self) -> None:
        """Sit down for another game with the same company."""
        room = await self.house.rooms.rematch(self.room, self.guest)
        await self.house.people.check_welcome(room.host, self.guest)
        await room.sit_again(self.guest, self.room)

    async def _say(self, message: Say) -> None:
        self.house.talk.spend(self.guest)
        checked_text(message.text)
        name = await self.house.store.guest_name(self.guest)
        if name is None:
            raise Refusal("no-guest", "The server does not know you yet. Ask for /api/me first.", 401)
        await self.room.chat(self.guest, name, message)


def _ref_of(text: str | bytes) -> str | None:
    """Return the ref of a message, whatever else is wrong with it."""
    with suppress(msgspec.DecodeError, RecursionError):
        return READ_REF.decode(text).ref
    return None


def _read_message(text: str | bytes) -> ClientMessage:
    if len(text) > MOST_BYTES:
        raise Refusal("too-long", f"A message has {MOST_BYTES} bytes at most.", 413)
    try:
        return READ_MESSAGE.decode(text)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Refusal("bad-message", f"The message cannot be read: {wrong}.", 400) from None
