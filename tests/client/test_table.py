"""The client's connection to a table, against a server that misbehaves on purpose."""

import asyncio
from http import HTTPStatus

import pytest
from msgspec import json
from msgspec.structs import replace
from websockets.asyncio.server import serve

import darkling.client.table as connection
from darkling.client import Table, TableRefused, play_at
from darkling.table.phrase import ResultShown, phrase
from darkling.wire.live import (
    Chat,
    Chats,
    Choose,
    ClientMessage,
    Done,
    Hello,
    Refused,
    Retract,
    Say,
    SetOrder,
)
from darkling.wire.scene import Asked, OptionShown, Scene, Story, Told
from darkling.wire.tables import Clock

NOTHING = phrase("nothing")
PATIENCE = 60
A_MOMENT = 0.001
OPTION = OptionShown(7, "keep", "H01", NOTHING, True, False)


def scene(number=None, start=0, events=(), over=False):
    """Return a scene in which seat 0 has to answer its decision of that number, or nothing."""
    asked = Asked(0, number, "keep-a-hero", NOTHING, None, None, "DD-HERO-02", False, False, [OPTION], [])
    return Scene(
        table="t",
        game="dealings",
        settings={},
        mode=NOTHING,
        status="over" if over else "playing",
        closed=None,
        hints=True,
        clock=Clock(),
        public=False,
        host=True,
        viewer=0,
        mine=[0],
        seats=[],
        view=None,
        blocks=[],
        asked=None if number is None else asked,
        passing=[],
        orders=None,
        undo=None,
        take_back=None,
        timers=[],
        lesson=[],
        story=Story(start, [Told(start + at, {"event": event}, NOTHING) for at, event in enumerate(events)]),
        outcome=ResultShown((True,), NOTHING, None, ()) if over else None,
        rematch=None,
        pauses_left=0,
        paused_by=None,
    )


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    """Connect again as soon as a connection is lost."""
    monkeypatch.setattr(connection, "SHORTEST_WAIT", A_MOMENT)


class Line:
    """The server's end of a connection."""

    def __init__(self, socket, table):
        self.socket = socket
        self.table = table

    async def heard(self, kind):
        message = json.decode(await self.socket.recv(), type=ClientMessage)
        assert isinstance(message, kind)
        return message

    async def tell(self, *messages):
        for message in messages:
            await self.socket.send(json.encode(message).decode())

    async def taken_in(self):
        """Wait until the client has read all that it was told, and whoever plays has seen it."""
        await self.tell(Chats([Chat(0, "Ada", 0, "Well?", 0.0)]))
        await until(lambda: self.table.chats)


async def until(happened):
    while not happened():
        await asyncio.sleep(A_MOMENT)


def at_table(talk, *parts, **serving):
    """Run a talk at a table whose server plays one part after another, one for each connection."""

    async def run():
        left = list(parts)

        async def on_connect(socket):
            await left.pop(0)(Line(socket, table))

        async with serve(on_connect, "127.0.0.1", 0, **serving) as server:
            port = server.sockets[0].getsockname()[1]
            table = Table("t", f"ws://127.0.0.1:{port}/", "name=value")
            try:
                return await asyncio.wait_for(talk(table), PATIENCE)
            finally:
                await table.close()

    return asyncio.run(run())


async def play_on(table, seen=None):
    """Choose whenever one is asked; return the decisions that were shown, which are noted in `seen`."""
    seen = [] if seen is None else seen
    async for now in table.scenes():
        seen.append(now.asked.number if now.asked else None)
        if now.asked:
            await table.choose(now.asked.options[0])
    return seen


def test_choice_without_an_answer_is_sent_again_under_the_same_ref():
    chosen = []

    async def breaks(line):
        await line.heard(Hello)
        await line.tell(scene(3))
        chosen.append(await line.heard(Choose))

    async def answers(line):
        await line.heard(Hello)
        # It has not been done yet, so the question still stands.
        await line.tell(scene(3))
        chosen.append(await line.heard(Choose))
        await line.tell(Done(chosen[-1].ref), scene(over=True))

    assert at_table(play_on, breaks, answers) == [3, None]
    assert chosen == [Choose(chosen[0].ref, seat=0, decision=3, option=7)] * 2


def test_answered_decision_is_not_shown_again():
    async def lags(line):
        await line.heard(Hello)
        await line.tell(scene(0))
        first = await line.heard(Choose)
        # Someone else's choice came in between: the table was shown as it was before.
        await line.tell(scene(0), Done(first.ref))
        await line.taken_in()
        await line.tell(scene(1))
        second = await line.heard(Choose)
        await line.tell(scene(over=True), Done(second.ref))

    assert at_table(play_on, lags) == [0, 1, None]


def test_decision_that_comes_back_is_shown_again():
    seen = []

    async def goes_back(line):
        await line.heard(Hello)
        for shown in ([0, None], [0, None, 0, None]):
            await line.tell(scene(0))
            await line.tell(Done((await line.heard(Choose)).ref), scene())
            # Whoever is slow misses scenes in between.
            await until(lambda shown=shown: seen == shown)
        await line.tell(scene(over=True))

    assert at_table(lambda table: play_on(table, seen), goes_back) == [0, None, 0, None, None]


def test_decision_that_was_taken_back_at_once_is_shown_again():
    async def sees_no_difference(line):
        await line.heard(Hello)
        await line.tell(scene(0))
        await line.tell(Done((await line.heard(Choose)).ref))
        await line.tell(Done((await line.heard(Retract)).ref))
        await line.tell(Done((await line.heard(Choose)).ref), scene(over=True))

    async def talk(table):
        now = await anext(table.scenes())
        await table.choose(now.asked.options[0])
        await table.retract(0)
        return await play_on(table)

    assert at_table(talk, sees_no_difference) == [0, None]


def test_story_is_told_anew_from_where_it_changed():
    async def tells(line):
        await line.heard(Hello)
        await line.tell(
            scene(events="abc"), scene(start=1, events="x"), scene(start=2, events="yz", over=True)
        )

    async def talk(table):
        await play_on(table)
        return [(told.number, told.event["event"]) for told in table.story]

    assert at_table(talk, tells) == [(0, "a"), (1, "x"), (2, "y"), (3, "z")]


def test_chats_are_kept_once_though_a_new_connection_tells_them_all():
    said = [Chat(number, "Ada", 0, str(number), 0.0) for number in range(3)]

    async def breaks(line):
        await line.heard(Hello)
        await line.tell(Chats(said[:2]))

    async def goes_on(line):
        await line.heard(Hello)
        await line.tell(Chats(said), scene(over=True))

    async def talk(table):
        await play_on(table)
        return table.chats

    assert at_table(talk, breaks, goes_on) == said


@pytest.mark.parametrize("code", ["too-fast", "unavailable"])
def test_not_yet_means_once_more_in_a_moment(monkeypatch, code):
    monkeypatch.setattr(connection, "WAIT_IF_NOT_YET", 0)
    refs = []

    async def slows_down(line):
        await line.heard(Hello)
        for answer in (lambda ref: Refused(ref, code, "Wait."), Done):
            refs.append((await line.heard(Say)).ref)
            await line.tell(answer(refs[-1]))

    at_table(lambda table: table.say("Hello"), slows_down)
    assert refs[0] == refs[1]


def test_table_that_cannot_be_had_for_now_is_tried_again():
    async def cannot(line):
        await line.tell(Refused(None, "unavailable", "Wait."))

    async def can(line):
        await line.heard(Hello)
        await line.tell(scene(over=True))

    assert at_table(play_on, cannot, can) == [None]


def test_refusal_of_one_message_leaves_the_table_as_it_is():
    async def refuses(line):
        await line.heard(Hello)
        await line.tell(scene(0))
        await line.tell(Refused((await line.heard(Choose)).ref, "illegal", "Not on option."))
        await line.tell(Done((await line.heard(Choose)).ref), scene(over=True))

    async def talk(table):
        now = await anext(table.scenes())
        with pytest.raises(TableRefused, match="illegal: Not on option."):
            await table.choose(now.asked.options[0])
        return await play_on(table)

    assert at_table(talk, refuses) == [0, None]


@pytest.mark.parametrize(("status", "tries"), [(HTTPStatus.SERVICE_UNAVAILABLE, 3), (429, 3), (403, 1)])
def test_server_that_is_busy_is_tried_again_and_one_that_does_not_want_is_not(status, tries):
    tried = []

    def on_request(socket, _request):
        tried.append(1)
        return socket.respond(status, "no") if len(tried) < 3 else None

    async def welcomes(line):
        await line.heard(Hello)
        await line.tell(scene(over=True))

    if tries == 1:
        with pytest.raises(TableRefused, match="http-403"):
            at_table(play_on, welcomes, process_request=on_request)
    else:
        assert at_table(play_on, welcomes, process_request=on_request) == [None]
    assert len(tried) == tries


def test_whoever_waits_is_told_that_the_table_was_left():
    heard = []

    async def says_nothing(line):
        await line.heard(Hello)
        heard.append(await line.heard(Say))
        await line.socket.wait_closed()

    async def talk(table):
        waiting = [asyncio.create_task(play_on(table)), asyncio.create_task(table.say("Hello"))]
        await until(lambda: heard)
        await table.close()
        return await asyncio.gather(*waiting, table.say("Hello"), return_exceptions=True)

    assert [wrong.code for wrong in at_table(talk, says_nothing)] == ["closed"] * 3


def test_message_that_nobody_understands_is_an_error_for_whoever_waits():
    async def babbles(line):
        await line.heard(Hello)
        await line.socket.send('{"type": "babble"}')
        await line.socket.wait_closed()

    with pytest.raises(ValueError, match="babble"):
        at_table(play_on, babbles)


def test_a_policy_is_not_asked_where_the_server_passes():
    async def passes(line):
        await line.heard(Hello)
        await line.tell(replace(scene(0), passing=[0]))
        order = await line.heard(SetOrder)
        await line.tell(Done(order.ref), scene(1))
        chosen = await line.heard(Choose)
        await line.tell(Done(chosen.ref), scene(over=True))

    async def talk(table):
        asked = []

        def policy(now):
            asked.append(now.asked.number)
            return now.asked.options[0]

        playing = asyncio.create_task(play_at(table, policy))
        await table.order(0, "this-round")
        await playing
        return asked

    assert at_table(talk, passes) == [1]
