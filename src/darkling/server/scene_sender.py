"""Sending one connection what is new at its table: at once if nothing has to be waited for."""

from asyncio import Event, get_running_loop, shield, sleep

import msgspec
from msgspec.structs import replace

from darkling.server.line import Line
from darkling.server.room import Room
from darkling.server.scenes import Reader
from darkling.server.store import Store, Unavailable
from darkling.wire.live import Chats, Hello, ServerMessage
from darkling.wire.scene import Scene, Story

NOTHING_NEW = Story(0, [])
SECONDS_TO_TRY_AGAIN = 1.0


class SceneSender:
    """Shows a table, as it is, to one connection whenever it has changed, and passes answers on."""

    def __init__(self, line: Line, store: Store, room: Room, guest: str) -> None:
        self._line = line
        self._store = store
        self._room = room
        self._guest = guest
        self._loop = get_running_loop()
        self._answers: list[bytes] = []
        self._woken = False
        self._to_wait = Event()
        """Set when something has to be waited for before what is new can be told."""
        self._waits = False
        self._hello: Hello | None = None
        self._reader: Reader | None = None
        """None from a hello until the next scene."""
        self._shown: Scene | None = None
        """The last scene that was sent; None if the next one is to be sent whatever it shows."""
        self._chats_sent = 0
        self._heard: int | None = None
        """What had been spoken when chats were last looked for; None before the first time."""
        self._hears_players_only = False

    def wake(self) -> None:
        """Tell what is new, once all that is due at this moment is done."""
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._tell)

    def answer(self, message: ServerMessage) -> None:
        """Send an answer, together with what is new."""
        self._answers.append(msgspec.json.encode(message))
        self.wake()

    def greet(self, hello: Hello) -> None:
        """Show the table from its beginning, with the eyes that a hello asks for."""
        self._hello, self._reader, self._chats_sent = hello, None, 0
        self.show_again()

    def show_again(self) -> None:
        self._shown = None
        self.wake()

    async def run(self) -> None:
        """Tell what has to be waited for, until cancelled."""
        while True:
            await self._to_wait.wait()
            self._to_wait.clear()
            self._waits = True
            try:
                await self._wait_and_tell()
            except Unavailable:
                # Whoever looks waits, and so does this.
                await sleep(SECONDS_TO_TRY_AGAIN)
                self._to_wait.set()
            self._waits = False

    def _tell(self) -> None:
        self._woken = False
        texts, self._answers = self._answers, []
        table = self._room.at_hand
        if self._waits or self._reader is None or table is None or not self._can_tell_at_once():
            self._to_wait.set()
        else:
            texts += self._news(self._room.scene_of(table, self._reader))
        if texts:
            self._line.write(texts)

    def _can_tell_at_once(self) -> bool:
        return self._line.is_free and self._heard == self._room.spoken and not self._hears_otherwise()

    async def _wait_and_tell(self) -> None:
        hello = self._hello
        if hello is None:
            return
        if self._reader is None:
            reader = await self._room.reader(self._guest, hello.seat, hello.in_words)
            if hello is not self._hello:
                return
            self._reader = reader
        reader = self._reader
        await self._line.until_free()
        scene = await self._room.scene(reader)
        if reader is not self._reader:
            # Another hello has come meanwhile, and what it asks for follows.
            return
        if texts := self._news(scene):
            self._line.write(texts)
        await self._tell_chats()

    def _news(self, scene: Scene) -> list[bytes]:
        """Return a scene to send, unless it is nothing new: that someone has begun to choose is a secret."""
        if self._shown and not scene.story.events and _lasting(scene) == _lasting(self._shown):
            return []
        self._shown = scene
        return [msgspec.json.encode(scene)]

    def _hears_otherwise(self) -> bool:
        """Say whether the game is over: then players get to read what those said who watched it."""
        return self._hears_players_only != self._room.hears_players_only(self._guest)

    async def _tell_chats(self) -> None:
        if self._hears_otherwise():
            self._hears_players_only = not self._hears_players_only
            self._chats_sent, self._heard = 0, None
        if self._heard == self._room.spoken:
            return
        self._heard = self._room.spoken
        table, after = self._room.header.table, self._chats_sent
        # Broken off in the middle when the reader goes, it would cost a connection to the database.
        chats = await shield(self._store.chats(table, after, self._guest, self._hears_players_only))
        if chats:
            self._chats_sent = chats[-1].number
            self._line.write([msgspec.json.encode(Chats(chats))])


def _lasting(scene: Scene) -> Scene:
    """Return a scene without what changes by itself."""
    seats = [seat if seat.bot_in is None else replace(seat, bot_in=0.0) for seat in scene.seats]
    return replace(scene, seats=seats, timers=[], story=NOTHING_NEW)
