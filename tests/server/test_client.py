"""The Python client at tables of a real server."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from support.ahead import play_ahead

from darkling.client import BadLink, Client, TableRefused, play, play_at
from darkling.wire.live import Leave, Return
from darkling.wire.scene import OptionShown
from darkling.wire.tables import NewTable, SeatPlan

ROOT = Path(__file__).parents[2]
ME, OPEN, EASY = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "easy")


def table_of(*seats, **others):
    return NewTable("dealings", list(seats), **others)


def first(scene):
    return scene.asked.options[0]


def at(server, talk, **who):
    """Run a talk with a client of the server."""

    async def run():
        async with Client(server.address, **who) as client:
            return await talk(client)

    return asyncio.run(run())


async def asked_at(table):
    """Return the first scene that asks for a choice."""
    return await anext(scene async for scene in table.scenes() if scene.asked)


async def host_against(client, guest):
    """Make a table, let someone else in by its link, and play."""
    table = await client.make(table_of(ME, OPEN))
    (invite,) = await client.invites(table.id)
    other = asyncio.create_task(guest(f"{client.address}/table/{table.id}#{invite.token}"))
    return await play_at(table, first), await other


def test_bot_plays_a_whole_game_by_the_link_of_a_table(server):
    async def guest(link):
        return await asyncio.to_thread(play, link, first, "Ben's bot")

    own, other = at(server, lambda client: host_against(client, guest), name="Ada's bot")
    assert own.outcome == other.outcome
    assert [seat.name for seat in own.seats] == ["Ada's bot", "Ben's bot"]
    assert (own.viewer, other.viewer) == (0, 1)


def test_example_plays_a_whole_game(server):
    async def guest(link):
        command = [sys.executable, "examples/brave_bot.py", link]
        return await asyncio.to_thread(
            subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=True
        )

    scene, ended = at(server, lambda client: host_against(client, guest), name="Ada's bot")
    names = [seat.name for seat in scene.seats]
    order = [names[seat] for place in scene.outcome.places for seat in place.seats]
    assert ended.stdout.split("\n")[:2] == [f"{number} {name}" for number, name in enumerate(order, 1)]


def test_story_is_whole_and_in_order(server):
    async def talk(client):
        table = await client.make(table_of(ME, EASY))
        await play_at(table, first)
        return table.story

    story = at(server, talk)
    assert [told.number for told in story] == list(range(len(story)))
    assert len(story) > 50


def test_same_identity_has_the_same_seat(server):
    async def begin(client):
        table = await client.make(table_of(ME, EASY))
        return table.id, client.identity, (await asked_at(table)).viewer

    async def go_on(client):
        table = client.watch(where)
        scene = await play_at(table, first)
        return scene.viewer, [info.table for info in await client.my_tables()]

    where, identity, seat = at(server, begin)
    play_ahead(server, where)
    assert at(server, go_on, identity=identity) == (seat, [where])


def test_scenes_begin_again_where_they_were_left(server):
    async def talk(client):
        table = await client.make(table_of(ME, EASY))
        seen = [(await asked_at(table)).asked.number for _ in range(3)]
        await table.choose(first(table.scene))
        return [*seen, (await asked_at(table)).asked.number]

    assert at(server, talk) == [0, 0, 0, 1]


def test_take_back_hint_talk_and_other_messages(server):
    async def talk(client):
        table = await client.make(table_of(ME, OPEN))
        (invite,) = await client.invites(table.id)
        async with Client(client.address, "Ben") as ben:
            await ben.join(table.id, invite.token)
        scene = await asked_at(table)
        assert (await table.hint()).best in [option.id for option in scene.asked.options]
        await table.choose(first(scene))
        await table.retract(0)
        await table.say("Hello")
        number = (await asked_at(table)).asked.number
        while not table.chats:
            await asyncio.sleep(0.01)
        await table.send(Leave(table.new_ref(), 0))
        await table.send(Return(table.new_ref(), 0))
        return number, [chat.text for chat in table.chats]

    assert at(server, talk) == (0, ["Hello"])


def test_spectator_is_asked_nothing(server):
    async def talk(client):
        table = await client.make(table_of(ME, EASY, public=True))
        await asyncio.to_thread(play_ahead, server, table.id)
        async with Client(client.address) as other:
            assert table.id in [info.table for info in await other.public_tables()]
            watched = other.watch(table.id)
            scenes = [scene.asked async for scene in watched.scenes() if scene.asked or await over(table)]
            with pytest.raises(TableRefused, match="not-waiting"):
                await watched.choose(None)
            return scenes

    async def over(table):
        await play_at(table, first)

    assert at(server, talk) == []


def test_games_are_told(server):
    async def talk(client):
        (game,) = [game for game in await client.games() if game.id == "dealings"]
        return game, await client.game("dealings")

    game, details = at(server, talk)
    assert (game.title, game.players) == (details.title, details.players) == ("Dark Dealings", (1, 6))


def test_refusals_are_exceptions_with_a_reason(server):
    async def refusal(call):
        with pytest.raises(TableRefused) as wrong:
            await call
        assert wrong.value.text
        return wrong.value.code

    async def talk(client):
        table = await client.make(table_of(ME, EASY))
        scene = await asked_at(table)
        return [
            await refusal(client.join("nowhere")),
            await refusal(client.make(NewTable("chess", [ME]))),
            await refusal(table.choose(OptionShown(-1, "keep", None, first(scene).words, True, False))),
            await refusal(table.retract(1)),
            await refusal(anext(client.watch("nowhere").scenes())),
        ]

    codes = at(server, talk)
    assert codes == ["no-table", "bad-request", "illegal", "not-your-seat", "no-table"]


def test_name_that_the_server_does_not_take_is_refused(server):
    with pytest.raises(TableRefused, match="bad-request"):
        at(server, None, name="x" * 25)


@pytest.mark.parametrize(
    "link", ["http://host:8000", "http://host/table/", "ftp://host/table/x", "", "table/x"]
)
def test_link_that_leads_to_no_table_is_named(link):
    with pytest.raises(BadLink, match="such as http://host:8000/table/ID#TOKEN"):
        play(link, first)
