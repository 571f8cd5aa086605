"""The client: one guest of a server, and the tables where they sit or watch."""

import asyncio
from http.cookies import SimpleCookie
from typing import Self, TypeVar

import httpx
import msgspec

from darkling.client.errors import TableRefused
from darkling.client.table import Table
from darkling.wire.tables import (
    GameDetails,
    GameSummary,
    Invite,
    Join,
    Joined,
    Me,
    NewTable,
    Problem,
    Rename,
    TableAddress,
    TableInfo,
)

T = TypeVar("T")
HEADERS = {"X-Darkling": "1", "Content-Type": "application/json"}
SECONDS_TO_ANSWER = 30.0
SECONDS_TO_TRY_AGAIN, MOST_TRIES = 1.0, 30
UNAVAILABLE = 503


class Client:
    """A guest of a server.

    Attributes:
        me: the guest's public id and name, once the client is entered.

    """

    me: Me

    def __init__(self, address: str, name: str | None = None, identity: str | None = None) -> None:
        self.address = address.rstrip("/")
        self._name = name
        self._http = httpx.AsyncClient(
            base_url=self.address,
            headers=HEADERS,
            cookies={key: kept.value for key, kept in SimpleCookie(identity or "").items()},
            timeout=SECONDS_TO_ANSWER,
        )
        self._tables: list[Table] = []

    @property
    def identity(self) -> str:
        """The secret that proves who this guest is: a later client that is given it has the same seats."""
        return "; ".join([f"{name}={value}" for name, value in self._http.cookies.items()])

    async def games(self) -> list[GameSummary]:
        """Return the games that can be played."""
        return await self._get("/api/games", list[GameSummary])

    async def game(self, game: str) -> GameDetails:
        """Return all about a game: its settings, its rules, its cards."""
        return await self._get(f"/api/games/{game}", GameDetails)

    async def public_tables(self) -> list[TableInfo]:
        """Return the tables that everyone may see."""
        return await self._get("/api/tables", list[TableInfo])

    async def my_tables(self) -> list[TableInfo]:
        """Return the tables where this guest has a seat."""
        return await self._get("/api/my-tables", list[TableInfo])

    async def make(self, wanted: NewTable) -> Table:
        """Make a table, and go there."""
        # Not asked again by itself: that could make two.
        made = await self._http.post("/api/tables", content=msgspec.json.encode(wanted))
        return self.watch(_read(made, TableAddress).table)

    async def invites(self, table: str) -> list[Invite]:
        """Return what lets others sit down at a table that this guest has made."""
        return await self._get(f"/api/tables/{table}/invites", list[Invite])

    async def join(self, table: str, token: str | None = None) -> Table:
        """Sit down at a table: with an invite's token, or without one at a public table; or come back."""
        await self._send("POST", f"/api/tables/{table}/join", Join(token), Joined)
        return self.watch(table)

    def watch(self, table: str) -> Table:
        """Go to a table: to one's seat if one has one there, otherwise to watch."""
        live = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._tables.append(Table(table, live, self.identity))
        return self._tables[-1]

    async def close(self) -> None:
        """Leave all tables; seats are kept."""
        for table in self._tables:
            await table.close()
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        try:
            self.me = await self._get("/api/me", Me)
            if self._name is not None:
                self.me = await self._send("PUT", "/api/me", Rename(self._name), Me)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _get(self, path: str, kind: type[T]) -> T:
        return await self._ask("GET", path, b"", kind)

    async def _send(self, method: str, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return await self._ask(method, path, msgspec.json.encode(body), kind)

    async def _ask(self, method: str, path: str, body: bytes, kind: type[T]) -> T:
        """Ask for something that may be asked for twice, until the server is able to answer."""
        for _ in range(MOST_TRIES):
            response = await self._http.request(method, path, content=body)
            if response.status_code != UNAVAILABLE:
                break
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
        return _read(response, kind)


def _read(response: httpx.Response, kind: type[T]) -> T:
    """Return what a server has answered; raise TableRefused if it did not do as asked."""
    if response.is_success:
        return msgspec.json.decode(response.content, type=kind)
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        raise TableRefused(f"http-{response.status_code}", response.reason_phrase) from None
    raise TableRefused(problem.code, problem.text)
