"""The WebSocket of a table: messages in, scenes out."""

from asyncio import Event, TaskGroup, shield, sleep
from contextlib import suppress
from logging import getLogger
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from darkling.server.house import House
from darkling.server.refusal import Refusal
from darkling.server.room import Room
from darkling.server.scenes import Reader
from darkling.server.store import Unavailable
from darkling.server.visitors import TheHouse, address_of, guest_of, session_of
from darkling.wire.live import (
    MOST_BYTES,
    AskHint,
    Chats,
    ClientMessage,
    Done,
    Hello,
    Ref,
    Refused,
    Rematch,
    Say,
    ServerMessage,
)
from darkling.wire.scene import Scene, Story

logger = getLogger(__name__)


class OnlyRef(msgspec.Struct):
    """All of a message that its answer needs."""

    ref: Ref | None = None


READ_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
READ_REF = msgspec.json.Decoder(OnlyRef)
SECONDS_BETWEEN_LOOKS = 30
"""So often a connection makes sure that its guest is still signed in."""
NOTHING_NEW = Story(0, [])
CLOSE_CODES = {404: 4404, 429: 4429}
TRY_AGAIN = 1013
"""With these codes a connection is closed to a table that is not there, by too many, or for now."""
SECONDS_TO_TRY_AGAIN = 1.0
Socket = WebSocket[Any, Any, Any]


class Ended(Exception):
    """The connection is over."""


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, house: TheHouse, table: FromPath[str]) -> None:
    """Let a guest, or someone who only watches, take part in a table."""
    await socket.accept()
    try:
        guest = await guest_of(socket) or ""
        with house.doors.enter(guest, address_of(socket)), house.metrics.connections.track_inprogress():
            await Connection(socket, house, await house.rooms.find(table), guest).run()
    except Refusal as refusal:
        await _send(socket, Refused(None, refusal.code, refusal.text))
        await socket.close(CLOSE_CODES.get(refusal.status, TRY_AGAIN))


class Connection:
    """One connection of a guest to a table."""

    def __init__(self, socket: Socket, house: House, room: Room, guest: str) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.guest = guest
        self.hello: Hello | None = None
        self.reader: Reader | None = None
        """None from a hello until the next scene."""
        self.shown: Scene | None = None
        """The last scene that was sent; None if the next one is to be sent whatever it shows."""
        self.chats_sent = 0
        self.heard: int | None = None
        """What had been spoken when chats were last looked for; None before the first time."""
        self.hears_players_only = False

    async def run(self) -> None:
        """Read and write until one side has had enough."""
        self.room.enter(self.guest)
        try:
            with self.house.bus.subscribe(self.room.header.table) as changed:
                async with TaskGroup() as tasks:
                    tasks.create_task(self._read(changed, tasks))
                    tasks.create_task(self._tell(changed))
                    if await session_of(self.socket) is not None:
                        tasks.create_task(self._watch_session())
        except* (Ended, WebSocketDisconnect):
            pass
        finally:
            self.room.go(self.guest)

    async def _read(self, changed: Event, tasks: TaskGroup) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                raise Ended from None
            message = self._understand(text)
            reply = self._reply(message, changed)
            if isinstance(message, AskHint):
                # Thinking takes a while; what comes next need not wait for it.
                tasks.create_task(reply)
            else:
                await reply

    async def _watch_session(self) -> None:
        """End when the guest has signed out, here or everywhere."""
        signed_in = True
        while signed_in:
            await sleep(SECONDS_BETWEEN_LOOKS)
            # While the database is away, nobody knows.
            with suppress(Unavailable):
                signed_in = await shield(session_of(self.socket)) == self.guest
        raise Ended

    def _understand(self, text: str | bytes) -> ClientMessage | Refused:
        """Return what was sent, or why it is not even looked at."""
        try:
            self.house.messages.spend(self.guest or f"watcher {id(self)}")
            return _read_message(text)
        except Refusal as refusal:
            return Refused(_ref_of(text), refusal.code, refusal.text)

    async def _reply(self, message: ClientMessage | Refused, changed: Event) -> None:
        answer = message if isinstance(message, Refused) else await self._timed_answer(message, changed)
        if isinstance(answer, Refused):
            self.house.metrics.refusals.labels(answer.code).inc()
        await _send(self.socket, answer)

    async def _timed_answer(self, message: ClientMessage, changed: Event) -> ServerMessage:
        metrics = self.house.metrics
        metrics.messages.labels(type(message).__name__.lower()).inc()
        with metrics.seconds.time():
            return await self._answer(message, changed)

    async def _answer(self, message: ClientMessage, changed: Event) -> ServerMessage:
        try:
            return await self._carry_out(message, changed)
        except Refusal as refusal:
            # Whoever was refused may see an old table: show it as it is.
            self._show_again(changed)
            return Refused(message.ref, refusal.code, refusal.text)
        except Exception:
            logger.exception("a message could not be carried out at table %s", self.room.header.table)
            return Refused(message.ref, "server-error", "The server failed. Nothing is lost; try again.")

    async def _carry_out(self, message: ClientMessage, changed: Event) -> ServerMessage:
        match message:
            case Hello():
                self.hello, self.reader, self.chats_sent = message, None, 0
                self._show_again(changed)
            case AskHint():
                return await self.room.hint(self.guest, message)
            case Say():
                await self._say(message)
            case Rematch():
                await self.house.rooms.rematch(self.room, self.guest)
            case _:
                await self.room.do(self.guest, message)
        return Done(message.ref)

    async def _say(self, message: Say) -> None:
        name = await self.house.store.guest_name(self.guest)
        if name is None:
            raise Refusal("no-guest", "The server does not know you yet. Ask for /api/me first.", 401)
        await self.room.chat(self.guest, name, message)

    async def _tell(self, changed: Event) -> None:
        """Show the table as it is, whenever it has changed."""
        while True:
            await changed.wait()
            changed.clear()
            try:
                await self._tell_news()
            except Unavailable:
                # Whoever looks waits, and so does this.
                await sleep(SECONDS_TO_TRY_AGAIN)
                changed.set()

    async def _tell_news(self) -> None:
        if self.hello is None:
            return
        if self.reader is None:
            self.reader = await self.room.reader(self.guest, self.hello.seat)
        await self._show(await self.room.scene(self.reader))
        await self._tell_chats()

    async def _show(self, scene: Scene) -> None:
        """Show a scene, unless it is nothing new: that someone has begun a sealed choice is a secret too."""
        if self.shown is None or scene.story.events or _lasting(scene) != _lasting(self.shown):
            self.shown = scene
            await _send(self.socket, scene)

    def _show_again(self, changed: Event) -> None:
        self.shown = None
        changed.set()

    async def _tell_chats(self) -> None:
        if self.hears_players_only != self.room.hears_players_only(self.guest):
            # After the game, players get to read what those said who watched it.
            self.hears_players_only = not self.hears_players_only
            self.chats_sent, self.heard = 0, None
        if self.heard == self.room.spoken:
            return
        self.heard = self.room.spoken
        # Broken off in the middle when the reader goes, it would cost a connection to the database.
        chats = await shield(
            self.house.store.chats(
                self.room.header.table, self.chats_sent, self.guest, self.hears_players_only
            )
        )
        if chats:
            self.chats_sent = chats[-1].number
            await _send(self.socket, Chats(chats))


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


def _lasting(scene: Scene) -> Scene:
    """Return a scene without what changes by itself."""
    return replace(scene, timers=[], story=NOTHING_NEW)


async def _send(socket: Socket, message: ServerMessage) -> None:
    await socket.send_text(msgspec.json.encode(message))
