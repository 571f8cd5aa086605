"""Entries of logs that are kept: whatever their classes are called, they are read and written as ever."""

from typing import get_args

import msgspec
import pytest

from darkling.server import entries as log

KEPT = {
    '{"kind":"choice","seat":0,"decision":3,"option":21}': log.ChoiceMade(0, 3, 21),
    '{"kind":"retract","seat":1}': log.ChoiceRetracted(1),
    '{"kind":"order","seat":1,"order":"this-round"}': log.OrderSet(1, "this-round"),
    '{"kind":"order","seat":0,"order":null}': log.OrderSet(0, None),
    '{"kind":"ask-back","seat":0,"to":12}': log.BackAsked(0, 12),
    '{"kind":"answer-back","seat":1,"agree":true}': log.BackAnswered(1, True),
    '{"kind":"undo","to":12}': log.WentBack(12),
    '{"kind":"undo","to":12,"salt":"99"}': log.WentBack(12, "99"),
    '{"kind":"deal","seed":"7"}': log.Dealt("7"),
    '{"kind":"claim","seat":1,"level":"easy","seconds":60.0}': log.SeatClaimed(1, "easy", 60.0),
    '{"kind":"claim-ended","seat":1}': log.ClaimEnded(1),
    '{"kind":"seat","seat":0,"change":"taken","guest":"g","name":"Ada"}': log.Seated(0, "taken", "g", "Ada"),
    '{"kind":"seat","seat":1,"change":"bot","name":"Quill","level":"easy"}': log.Seated(
        1, "bot", name="Quill", level="easy"
    ),
    '{"kind":"resign","seat":1}': log.Resigned(1),
    '{"kind":"clock","seat":0}': log.ClockRanOut(0),
    '{"kind":"pause"}': log.Paused(),
    '{"kind":"resume"}': log.Resumed(),
    '{"kind":"rematch","table":"t2"}': log.RematchMade("t2"),
    '{"kind":"kick","seat":1}': log.Kicked(1),
    '{"kind":"host","guest":"g"}': log.HostChanged("g"),
    '{"kind":"close","why":"expired"}': log.TableClosed("expired"),
    '{"kind":"reopen"}': log.TableReopened(),
    '{"kind":"forget","guest":"g"}': log.GuestForgotten("g"),
}


@pytest.mark.parametrize(("text", "entry"), KEPT.items())
def test_entry_is_read_and_written_as_ever(text, entry):
    assert msgspec.json.decode(text, type=log.AnyEntry) == entry
    assert msgspec.json.encode(entry).decode() == text


def test_every_kind_of_entry_is_among_them():
    assert {type(entry) for entry in KEPT.values()} == set(get_args(log.AnyEntry))
