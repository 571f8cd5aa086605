"""Games that were begun under earlier versions of the rules go on."""

from pathlib import Path

import msgspec

from darkling.games.darkness import GAME
from darkling.table.record import Record

RECORD = Path(__file__).parent / "record_of_version_1.json"


def test_a_game_from_before_there_was_an_arena_replays_to_the_same():
    record = Record.from_data(msgspec.json.decode(RECORD.read_bytes()))
    assert (record.rules_version, GAME.rules_version) == (1, 2)
    assert GAME.verdict(record) == "same"
