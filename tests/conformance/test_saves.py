"""Saved games of earlier days go on: 147 saves and records, written when settings were still called options.

They were taken in random and greedy games of every mode, wherever a rule was first seen on the stack.
"""

import gzip
from pathlib import Path

import msgspec
import pytest

import darkling
from darkling.table.record import Record

FILE = Path(__file__).parent.parent / "golden" / "saves.jsonl.gz"
SAVES = gzip.decompress(FILE.read_bytes()).splitlines()


@pytest.mark.parametrize("number", range(len(SAVES)))
def test_a_save_of_earlier_days_loads(number):
    save = SAVES[number]
    game, record = darkling.load(save), msgspec.json.decode(save)["record"]
    kind = darkling.find(record["game"])
    assert kind.fingerprint_under(record["rules_version"], game.position) == record["fingerprint"]


def test_a_record_of_earlier_days_is_written_with_todays_names():
    record = Record.from_data(msgspec.json.decode(SAVES[-1])["record"])
    assert "settings" in record.data()
    assert "options" not in record.data()
