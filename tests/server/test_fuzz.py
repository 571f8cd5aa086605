"""Messages without sense, again, in any order: each is answered once, and the log stays the truth."""

import asyncio
from contextlib import closing, suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from msgspec import DecodeError, json
from support.house import Guest, Seated

from darkling.server.connection import READ_MESSAGE
from darkling.server.scenes import Reader, Scene, scene
from darkling.server.store import Store
from darkling.server.table_state import TableState

# Pings of open connections are numbered at random, in the same process as the strategies.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
KINDS = [
    *("hello", "choose", "retract", "ask-back", "answer-back", "ask-hint", "say", "seat-bot", "open-seat"),
    *("leave", "return", "resign", "pause", "resume", "rematch", "cheat", ""),
]
NUMBERS = some.integers(-1, 4) | some.integers(-(2**70), 2**70) | some.none() | some.booleans()
ODD = some.text(max_size=8) | NUMBERS
FIELDS = {
    "type": some.sampled_from(KINDS) | ODD,
    "ref": some.text(min_size=1, max_size=40) | ODD,
    "seat": NUMBERS | ODD,
    "decision": NUMBERS,
    "option": NUMBERS,
    "agree": some.booleans() | ODD,
    "level": some.sampled_from(["easy", "godlike"]) | ODD,
    "text": some.text(max_size=20) | ODD,
    "seed": NUMBERS,
}
NONSENSE = some.fixed_dictionaries({}, optional=FIELDS).map(lambda fields: json.encode(fields).decode())
PEOPLE = some.integers(0, 2)
STEPS = some.lists(
    some.tuples(some.just("sense"), PEOPLE, some.integers(0, 2**16))
    | some.tuples(some.just("again"), PEOPLE, some.integers(0, 2**16))
    | some.tuples(some.just("bent"), PEOPLE, some.integers(0, 2**16))
    | some.tuples(some.just("nonsense"), PEOPLE, NONSENSE)
    | some.tuples(some.just("noise"), PEOPLE, some.binary(max_size=40) | some.text(max_size=40)),
    min_size=10,
    max_size=40,
)
bounded = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def people(server):
    """Two who play, and one who has no seat."""
    people = [Guest(server.address, name) for name in ("Ada", "Ben", "Eve")]
    yield people
    for each in people:
        each.leave()


class Game:
    """A table that two people have joined, with all three connected to it."""

    def __init__(self, people: list[Guest]) -> None:
        ada, ben, eve = people
        self.table = ada.make("me", "open", hints=False)
        ben.join(self.table, ada.invites(self.table)[0])
        self.seats = [person.sit(self.table) for person in people]
        self.sent: list[str | bytes] = []
        self.counts = [0, 0, 0]

    def step(self, kind: str, who: int, what: Any) -> None:
        text = {"sense": self._sense, "again": self._again, "bent": self._bent}.get(kind, lambda _, it: it)(
            who, what
        )
        self.sent.append(text)
        self.counts[who] += 1
        self.seats[who].socket.send(text)

    def _sense(self, who: int, what: int) -> str:
        """Return what someone might really send: mostly a choice that is on offer as far as they know."""
        random, asked = Random(what), self.seats[who].scene["asked"]
        ref = f"{random.randrange(1000)}"
        if asked is None or random.random() < 0.3:
            kind = random.choice(["retract", "ask-back", "leave", "return", "pause", "resume"])
            return json.encode({"type": kind, "ref": ref, **seat_of(kind, who)}).decode()
        option = random.choice(asked["options"])["id"]
        chosen = {"seat": asked["seat"], "decision": asked["number"], "option": option}
        return json.encode({"type": "choose", "ref": ref, **chosen}).decode()

    def _again(self, who: int, what: int) -> str | bytes:
        """Return something that was sent before, by anyone."""
        return self.sent[what % len(self.sent)] if self.sent else ""

    def _bent(self, who: int, what: int) -> str | bytes:
        """Return something that was sent before with a character changed, lost or doubled."""
        random, text = Random(what), self._again(who, what)
        if not text:
            return text
        at = random.randrange(len(text))
        middle = random.choice([text[:0], text[at : at + 1] * 2, text[-1:]])
        return text[:at] + middle + text[at + 1 :]

    def finish(self) -> None:
        """Hear all answers; each message has had one, and the server has never failed."""
        for seat, sent in zip(self.seats, self.counts, strict=True):
            seat.ask("hello", ref="the very last")
            # The first hello and the last one are answered too; a hint may come after those.
            while len(found := answers_to(seat)) < sent + 2:
                seat.receive()
            assert len(found) == sent + 2
            assert not [answer for answer in found if answer.get("code") == "server-error"]

    def close(self) -> None:
        """End the table, so that a long search for the shortest failure does not run out of tables."""
        self.seats[0].ask("close-table")
        for seat in self.seats:
            seat.close()


def answers_to(seat: Seated) -> list[dict[str, Any]]:
    told = [json.decode(frame) for frame in seat.frames]
    return [answer for answer in told if answer["type"] not in ("scene", "chats")]


def seat_of(kind: str, who: int) -> dict[str, int]:
    return {} if kind in ("pause", "resume") else {"seat": who % 2}


def shows(seat: Seated, logged: Scene, shown: dict[str, Any]) -> bool:
    """Whether someone sees the table as the log has it, and has been told all that the log tells them."""
    told = [event["number"] for event in seat.story]
    same_view = shown["view"] == json.decode(json.encode(logged.view))
    return bool(same_view and told == [event.number for event in logged.story.events])


async def folded(database: str, table: str) -> TableState:
    """Return a table as its log in the database has it."""
    store = await Store.open(database)
    header = await store.header(table)
    assert header is not None
    found = TableState.begin(header)
    for logged in await store.entries(table):
        found.apply(logged)
    await store.close()
    return found


@given(STEPS)
@bounded
def test_table_is_what_its_log_says_whatever_is_sent(server, people, steps):
    with closing(Game(people)) as game:
        for step in steps:
            game.step(*step)
        game.finish()
        table = asyncio.run(folded(server.config.database, game.table))
        for person, seat in zip(people, game.seats, strict=True):
            own = table.seats_of(person.me["guest"])
            logged = scene(table, Reader(person.me["guest"], own[0] if own else None), (), 0.0)
            # What others did last may still be on its way.
            seat.scene_where(partial(shows, seat, logged))


@given(NONSENSE | some.text(max_size=60) | some.binary(max_size=60))
@settings(parent=bounded, max_examples=150)
def test_nothing_but_messages_can_be_read(text):
    """Whatever is read as a message is one, and says the same again when it is written."""
    with suppress(DecodeError):
        message = READ_MESSAGE.decode(text)
        assert READ_MESSAGE.decode(json.encode(message)) == message
