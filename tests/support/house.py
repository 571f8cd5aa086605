"""A server to test against, and guests who talk to it over the network."""

import os
import ssl
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from darkling.server.config import ServerConfig
from darkling.server.house import House
from darkling.server.run import serving
from support.waiting import PATIENCE

HEADER = {"X-Darkling": "1"}
NO_COOKIES: Mapping[str, str] = {}
UNLIMITED = 1e6
"""So many messages a second nobody sends: tests are faster than people."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks https. Without it, each client would read all certificates of the machine."""
ADDRESSES = count(1)
FAST = os.environ.get("DARKLING_FAST") == "1"
"""Whether servers take the fast path unless told otherwise, as those in processes of their own do."""


async def at_once() -> None:
    """Make no pause in reaction windows."""


class RunningServer:
    """A server in a thread of its own."""

    def __init__(self, data: Path, **config: Any) -> None:
        self.config = ServerConfig(data=data, **{"pause": at_once, "fast": FAST} | config)
        self.address = ""

    def __enter__(self) -> "RunningServer":
        ready = threading.Event()

        def on_ready(address: str) -> None:
            self.address = address
            ready.set()

        def run() -> None:
            self.server.run([listener])
            ready.set()

        self.server, listener = serving(self.config, "127.0.0.1", 0, on_ready)
        self.thread = threading.Thread(target=run)
        self.thread.start()
        assert ready.wait(PATIENCE), "the server did not start in time"
        assert self.address, "the server could not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def app(self) -> Litestar:
        """What answers the requests."""
        app = self.server.config.app
        assert isinstance(app, Litestar)
        return app

    @property
    def house(self) -> House:
        """All parts of the server."""
        house: House = self.app.state.house
        return house

    @property
    def workers(self) -> list[BaseProcess]:
        """The processes in which its bots think."""
        return [thinker.worker.process for thinker in self.house.thinkers.thinkers if thinker.worker]


class Guest:
    """Someone with a browser's cookie, but without a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.http = http_client(address, HEADER | _from_elsewhere())
        self.address = address
        self.me = self.http.get("/api/me").json()
        self.http.put("/api/me", json={"name": name}).raise_for_status()
        self.tables: list[Seated] = []

    def leave(self) -> None:
        for table in self.tables:
            table.close()
        self.http.close()

    def make(self, *seats: str, **wanted: Any) -> str:
        """Make a table; seats are `me`, `open`, or the level of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        answer = self.http.post("/api/tables", json={"game": "dealings", "seats": plans} | wanted)
        answer.raise_for_status()
        return str(answer.json()["table"])

    def invites(self, table: str) -> list[str]:
        return [invite["token"] for invite in self.http.get(f"/api/tables/{table}/invites").json()]

    def join(self, table: str, token: str | None = None) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/join", json={"token": token})

    def move_to(self, address: str) -> None:
        """Go on with a server at another address, as the same guest."""
        self.http = http_client(address, HEADER | _from_elsewhere(), dict(self.http.cookies))
        self.address = address

    def connect(self, table: str, room: int | None = None) -> "Seated":
        """Connect to a table; there is room for so many messages that nobody has read, otherwise for all.

        Where there is room for all, a connection can always be closed: the server's farewell comes last.
        """
        self.tables.append(Seated(self, table, room))
        return self.tables[-1]

    def sit(self, table: str, seat: int | None = None) -> "Seated":
        """Connect to a table, and wait for the first scene."""
        seated = self.connect(table)
        seated.send("hello", seat=seat)
        seated.scene_where(lambda _: True)
        return seated


def http_client(
    address: str, headers: Mapping[str, str] = HEADER, cookies: Mapping[str, str] = NO_COOKIES
) -> httpx.Client:
    """Return what asks a server over HTTP."""
    return httpx.Client(
        base_url=address, headers=headers, cookies=dict(cookies), timeout=PATIENCE, verify=NO_TLS
    )


def _from_elsewhere() -> dict[str, str]:
    """Return what a proxy says of someone from an address of their own: only so many come from one."""
    number = next(ADDRESSES)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class Seated:
    """A guest's connection to a table. It keeps the latest scene, and all that came before it."""

    refs = count()

    def __init__(self, guest: Guest, table: str, room: int | None) -> None:
        self.guest = guest
        self.table = table
        self.scene: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.chats: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.answers: dict[str | None, dict[str, Any]] = {}
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(self._connect(room))

    def send(self, kind: str, ref: str | None = None, **fields: Any) -> str:
        """Send a message, and return its ref."""
        ref = ref or f"r{next(self.refs)}"
        self.socket.send(msgspec.json.encode({"type": kind, "ref": ref, **fields}).decode())
        return ref

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return its answer."""
        return self.answer(self.send(kind, **fields))

    def answer(self, ref: str | None) -> dict[str, Any]:
        while ref not in self.answers:
            self.receive()
        return self.answers.pop(ref)

    def scene_where(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a scene that is as wanted, and return it."""
        while not self.scene or not wanted(self.scene):
            self.receive()
        return self.scene

    def look(self) -> dict[str, Any]:
        """Ask to see the table, and return it."""
        self.scene = {}
        self.send("hello", seat=None)
        return self.scene_where(lambda _: True)

    def choose(self, option: dict[str, Any]) -> dict[str, Any]:
        asked = self.scene["asked"]
        return self.ask("choose", seat=asked["seat"], decision=asked["number"], option=option["id"])

    def play(self, choices: int) -> None:
        """Answer so many decisions, or all until the game is over."""
        for _ in range(choices):
            self.scene_where(lambda scene: scene["asked"] or scene["status"] == "over")
            if self.scene["status"] == "over":
                return
            self.answer_any()

    def answer_any(self) -> None:
        """Answer the open decision, and wait until that shows."""
        asked = self.scene["asked"]
        assert self.choose(Random(asked["number"]).choice(asked["options"]))["type"] == "done"
        self.scene_where(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked["number"])

    def close(self) -> None:
        self.stack.close()

    def _connect(self, room: int | None) -> AbstractContextManager[ClientConnection]:
        http = self.guest.http
        cookie = "; ".join([f"{name}={value}" for name, value in http.cookies.items()])
        url = self.guest.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        # However slow the machine is, nobody hangs up on it.
        patient = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
        heard = {"max_size": None, "max_queue": room}
        return connect(url, additional_headers={"Cookie": cookie}, **heard, **patient)

    def receive_all(self) -> None:
        """Take in one message after the other, until the connection is closed."""
        while True:
            self.receive()

    def receive(self) -> None:
        """Take in the next message."""
        frame = str(self.socket.recv(PATIENCE))
        self.frames.append(frame)
        message = msgspec.json.decode(frame)
        if message["type"] == "scene":
            self.scene = message
            self.story[message["story"]["start"] :] = message["story"]["events"]
        elif message["type"] == "chats":
            # After a hello, all of them come again.
            first = message["chats"][0]["number"]
            self.chats = [chat for chat in self.chats if chat["number"] < first] + message["chats"]
        else:
            self.answers[message.get("ref")] = message


def play_together(*seats: Seated) -> None:
    """Let several people play until the game is over."""
    while any(seat.scene["status"] != "over" for seat in seats):
        for seat in seats:
            if seat.scene["asked"]:
                seat.answer_any()
            elif seat.scene["status"] != "over":
                seat.look()
