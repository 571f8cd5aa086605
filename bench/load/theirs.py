"""boardgame.io's own server under the same load, by the same kind of scripted clients."""

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from shutil import which

import httpx
import msgspec

from bench.load.processes import Watched, free_port, started
from bench.load.socket import Socket, connect
from bench.load.tables import SEATS, LoadTable

FOLDER = Path(__file__).parent / "peer"
OPEN, CONNECTED, EVENT, PING, PONG = b"0", b"40", b"42", b"2", b"3"
"""What socket.io puts before its messages."""
NAMESPACE = "/cards,"
HAND = 8


def installed() -> bool:
    """Say whether boardgame.io is there: `npm install` in the folder `peer` puts it there."""
    return which("node") is not None and (FOLDER / "node_modules" / "boardgame.io").is_dir()


def serve(folder: Path | None) -> AbstractContextManager[Watched]:
    """Start the server; it keeps its matches in files in a folder, or in memory only."""
    port = free_port()
    command = ["node", str(FOLDER / "server.js"), str(port), *([str(folder)] if folder else [])]
    return started(command, port, NODE_ENV="production")


async def make_tables(port: int, number: int) -> list[tuple[str, list[str]]]:
    """Make matches with all seats taken; return them with the credentials of the seats."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        return [await _make_table(http) for _ in range(number)]


async def _make_table(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    match = (await http.post("/games/cards/create", json={"numPlayers": SEATS})).json()["matchID"]
    seats = []
    for seat in range(SEATS):
        answer = await http.post(
            f"/games/cards/{match}/join", json={"playerID": f"{seat}", "playerName": f"Player {seat}"}
        )
        seats.append(answer.json()["playerCredentials"])
    return match, seats


class Turn(msgspec.Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a scripted client reads of a match."""

    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The match as it is when one comes."""

    state: State


READ_STATE = msgspec.json.Decoder(State)
READ_SYNCED = msgspec.json.Decoder(Synced)


class Players:
    """The four clients of a match."""

    def __init__(self, match: str, credentials: list[str], seed: int) -> None:
        self.table = LoadTable(self._choose, seed)
        self._match = match
        self._credentials = credentials
        self._random = Random(seed)
        self._sockets: list[Socket] = []
        self._state: State | None = None

    async def connect(self, port: int) -> None:
        """Connect, each to their own seat."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            hear = lambda text, seat=seat: self._hear(seat, text)  # noqa: E731
            self._sockets.append(await connect(port, path, hear))

    def leave(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, text: bytes) -> None:
        socket = self._sockets[seat] if seat < len(self._sockets) else None
        if text == PING and socket:
            socket.send(PONG)
        elif text.startswith(EVENT):
            self._on_event(seat, text)
        elif text.startswith(CONNECTED) and socket:
            self._emit(seat, ["sync", self._match, f"{seat}", self._credentials[seat], SEATS])
        elif text.startswith(OPEN):
            asyncio.get_running_loop().call_soon(self._greet, seat)

    def _greet(self, seat: int) -> None:
        self._sockets[seat].send(CONNECTED + NAMESPACE.encode())

    def _on_event(self, seat: int, text: bytes) -> None:
        kind, _, *told = msgspec.json.decode(text[text.index(b"[") :], type=list[msgspec.Raw])
        name = bytes(kind)
        if name == b'"update"':
            self._see(READ_STATE.decode(told[0]))
            self.table.told(seat, len(text))
        elif name == b'"sync"':
            self._see(READ_SYNCED.decode(told[0]).state)

    def _see(self, state: State) -> None:
        if self._state is None or state.number > self._state.number:
            self._state = state

    def _choose(self) -> set[int] | None:
        """Play a card for whoever has the turn; everyone will be told."""
        assert self._state is not None
        seat = int(self._state.ctx.current)
        move = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "play",
                "args": [self._random.randrange(HAND)],
                "playerID": f"{seat}",
                "credentials": self._credentials[seat],
            },
        }
        self._emit(seat, ["update", move, self._state.number, self._match, f"{seat}"])
        return set(range(SEATS))

    def _emit(self, seat: int, event: list[object]) -> None:
        self._sockets[seat].send(EVENT + NAMESPACE.encode() + msgspec.json.encode(event))


async def seat_everyone(port: int, made: list[tuple[str, list[str]]]) -> list[Players]:
    """Connect four clients to each match; return once all have been shown it."""
    companies = [Players(match, seats, seed) for seed, (match, seats) in enumerate(made)]
    for players in companies:
        await players.connect(port)
    await asyncio.sleep(2)
    return companies
