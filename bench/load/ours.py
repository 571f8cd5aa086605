"""Darkling under load: guests, their tables, and scripted clients that choose at random."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import count
from pathlib import Path
from random import Random

import httpx
import msgspec

from bench.load.processes import Watched, free_port, started
from bench.load.socket import Socket, connect
from bench.load.tables import SEATS, LoadTable
from darkling.wire.live import Choose, Hello

TABLES_PER_PARTY = 40
"""So many unfinished tables a guest may have made."""
SEALED = {"heists": {"choose-a-turn"}, "dealings": {"keep-a-hero", "reveal-a-hero", "fight-or-discard"}}
"""Questions whose answers the others are not always told of: only the one who answers is waited for."""
PASSED = {"stale", "not-waiting"}
"""How a choice is refused if news that others were told of had not arrived yet."""
REFS = count()


class LoadOption(msgspec.Struct):
    """What a scripted client reads of an option."""

    id: int


class Asked(msgspec.Struct):
    """A decision."""

    seat: int
    number: int
    prompt: str
    options: list[LoadOption]


class Heard(msgspec.Struct):
    """What a scripted client reads of a message."""

    type: str
    ref: str | None = None
    asked: Asked | None = None
    code: str = ""


READ = msgspec.json.Decoder(Heard)


def serve(folder: Path, **settings: str) -> AbstractContextManager[Watched]:
    """Start a server that keeps its data in a folder."""
    port = free_port()
    return started([sys.executable, "-m", "bench.load.serve", str(folder), str(port)], port, **settings)


class Guest:
    """Someone with a cookie."""

    def __init__(self, port: int) -> None:
        address = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=address, headers={"X-Darkling": "1"}, timeout=120)
        self.cookie = ""

    async def arrive(self) -> None:
        """Get a name and a cookie."""
        (await self.http.get("/api/me")).raise_for_status()
        self.cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    async def post(self, path: str, body: dict[str, object]) -> dict[str, str]:
        """Send something; return the answer."""
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found


async def make_tables(port: int, game: str, number: int) -> list[tuple[str, list[Guest]]]:
    """Let parties of four make tables, and sit down at them."""
    made: list[tuple[str, list[Guest]]] = []
    while len(made) < number:
        party = [Guest(port) for _ in range(SEATS)]
        for guest in party:
            await guest.arrive()
        wanted = min(TABLES_PER_PARTY, number - len(made))
        made += [(await _make_table(game, party), party) for _ in range(wanted)]
    return made


async def _make_table(game: str, party: list[Guest]) -> str:
    host, *others = party
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    table = (await host.post("/api/tables", {"game": game, "seats": seats, "public": True}))["table"]
    for guest in others:
        await guest.post(f"/api/tables/{table}/join", {"token": None})
    return table


class Players:
    """The four clients of a table."""

    def __init__(self, game: str, seed: int) -> None:
        self.table = LoadTable(self._choose, seed)
        self._sealed = SEALED[game]
        self._random = Random(seed)
        self._sockets: list[Socket] = []
        self._asked: list[Asked | None] = [None] * SEATS
        self._ref = ""
        """The choice that was sent last."""

    async def connect(self, ports: Sequence[int], table: str, party: list[Guest]) -> None:
        """Connect, each to their own seat, and to the servers in turn."""
        for seat, guest in enumerate(party):
            port = ports[seat % len(ports)]
            path, headers = f"/api/tables/{table}/live", {"Cookie": guest.cookie}
            socket = await connect(port, path, lambda text, seat=seat: self._hear(seat, text), headers)  # type: ignore[misc]
            self._sockets.append(socket)
            socket.send(msgspec.json.encode(Hello("hello", seat)))

    def leave(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, text: bytes) -> None:
        heard = READ.decode(text)
        if heard.type == "scene":
            self._asked[seat] = heard.asked
            self.table.told(seat, len(text))
        elif heard.code in PASSED and heard.ref == self._ref:
            self.table.refused()
        elif heard.type == "refused" and heard.code not in PASSED:
            raise RuntimeError(f"refused: {heard.code}")

    def _choose(self) -> set[int] | None:
        """Choose for anyone who is asked; return who will be told."""
        waiting = [asked for asked in self._asked if asked is not None]
        if not waiting:
            return None
        asked = self._random.choice(waiting)
        option = self._random.choice(asked.options)
        self._ref = f"{next(REFS)}"
        chosen = Choose(self._ref, asked.seat, asked.number, option.id)
        self._sockets[asked.seat].send(msgspec.json.encode(chosen))
        return {asked.seat} if asked.prompt in self._sealed else set(range(SEATS))


async def seat_everyone(
    ports: Sequence[int], made: list[tuple[str, list[Guest]]], game: str
) -> list[Players]:
    """Connect four clients to each table; return once all have been shown it."""
    companies = [Players(game, seed) for seed in range(len(made))]
    for players, (table, party) in zip(companies, made, strict=True):
        await players.connect(ports, table, party)
    await asyncio.sleep(2)
    return companies
