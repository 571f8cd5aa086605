"""What a table shows to each pair of eyes: nothing in it depends on what these may not know."""

import msgspec
import pytest
from support.tables import ADA, BEN, EVE, add, play_on, table_of

from darkling.games import find
from darkling.server import entries as log
from darkling.server.replay import Replay
from darkling.server.scenes import Reader, scene
from darkling.server.table_state import TableState

MODES = ("normal", "hardcore", "no memory aid")
PEOPLE = {0: ADA, 1: BEN, None: EVE}


def seen(table: TableState, seat: int | None, reader: Reader | None = None) -> bytes:
    return msgspec.json.encode(
        scene(table, reader or Reader(PEOPLE[seat], seat, in_words=True), (ADA,), 100.0)
    )


def tables(mode: str):
    """Give the tables of a game of two people and a bot, at some of its decisions."""
    settings = dict(find("dealings").modes[mode].settings)
    for choices in (0, 1, 5, 8, 14, 20, 26, 31, 37, 45, 60, 80):
        table = table_of(ADA, BEN, None, settings=settings)
        play_on(table, choices)
        yield table


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_scene_is_the_same_in_any_world_that_looks_the_same(mode, seat):
    for table in tables(mode):
        before = seen(table, seat)
        told = table.game.events(seat)
        table.game.position = table.game.position.guess(seat, 5)
        # A guess has no past of its own: what the seat was told is compared by the laws for events.
        assert table.game.events(seat) == told
        assert seen(table, seat) == before


def test_a_scene_does_change_with_what_a_seat_may_know():
    table = table_of(ADA, BEN, None)
    mine = seen(table, 0)
    table.game.position = table.game.position.guess(1, 5)
    assert seen(table, 0) != mine


def test_a_spectator_sees_no_hand():
    table = table_of(ADA, BEN, None)
    hands = [code for seat in (0, 1, 2) for code in table.game.view(seat).seats[seat].hand]
    text = seen(table, None).decode()
    assert hands
    assert not [code for code in hands if f'"{code}"' in text]


def test_only_the_person_on_a_seat_is_asked():
    table = table_of(ADA, BEN, None)
    assert scene(table, Reader(ADA, 0), (), 0.0).asked is not None
    assert scene(table, Reader(EVE, None), (), 0.0).asked is None
    add(table, log.Seated(0, "left"))
    assert scene(table, Reader(ADA, 0), (), 0.0).asked is None


def test_what_is_new_is_told_once_and_what_was_taken_back_is_gone():
    table = table_of(ADA, None)
    reader = Reader(ADA, 0)
    first = scene(table, reader, (), 0.0).story
    assert first.start == 0
    play_on(table, 60)
    second = scene(table, reader, (), 0.0).story
    assert second.start == len(first.events)
    assert len(second.events) > 0
    last = [at for at, (seat, _) in enumerate(table.game.record.choices) if seat == 0][-1]
    add(table, log.WentBack(last))
    third = scene(table, reader, (), 0.0).story
    whole = scene(table, Reader(ADA, 0), (), 0.0).story
    told = (first.events + second.events)[: third.start] + third.events
    assert told == whole.events


def test_in_hardcore_what_must_be_forgotten_is_withdrawn():
    table = table_of(ADA, None, settings={"mode": "hardcore"})
    reader, told = Reader(ADA, 0), []
    for _ in range(200):
        story = scene(table, reader, (), 0.0).story
        told[story.start :] = story.events
        if table.status == "over":
            break
        play_on(table, 1)
    # One more look: what was told last may have been withdrawn since.
    story = scene(table, reader, (), 0.0).story
    told[story.start :] = story.events
    assert told == scene(table, Reader(ADA, 0), (), 0.0).story.events
    assert any(event.event["event"] == "Forgotten" for event in told)


def test_a_replay_shows_each_step_with_any_eyes():
    table = table_of(ADA, BEN)
    play_on(table, 1000)
    steps = len(table.game.record.choices)
    replay = Replay(table.game)
    first, last = replay.step(0, 1), replay.step(steps, None)
    assert first.view.phase == "hero"
    assert first.view.seats[1].hand is not None
    assert first.view.seats[0].hand is None
    assert last.outcome is not None
    assert len(last.story.events) == len(table.game.news(None))
    assert [replay.step(step, None).by for step in range(1, steps + 1)] == [
        seat for seat, _ in table.game.record.choices
    ]
