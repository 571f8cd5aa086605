"""Records and saves: damage is named, and nothing half-loaded comes out."""

import json
from contextlib import suppress
from dataclasses import dataclass, field, replace

import pytest
from support.script import first_option, play_on, say
from support.siege import siege
from support.toys import SweepingAttack, toy

import darkling
from darkling.table.data import SAVED_AS, fingerprint_of, first_difference, rule_values, state_values
from darkling.table.errors import BadRecord
from darkling.table.rule import Rule


@dataclass
class Renamed(Rule):
    pips: int = field(default=0, metadata={SAVED_AS: "spots"})


@pytest.fixture
def game():
    game = darkling.new("dealings", players=2, seed=2**100, settings={"failed_fight": "rollback"})
    play_on(game, first_option, until=lambda g: g.view(0).phase == "combat")
    return game


def edited(game, path, value):
    """Return the save with one thing changed."""
    save = json.loads(game.save())
    place = save
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(save)


def test_a_save_brings_everything_back(game):
    loaded = darkling.load(game.save())
    assert loaded.fingerprint() == game.fingerprint()
    assert loaded.record == game.record
    assert loaded.record.seed == 2**100
    assert loaded.record.settings == {"failed_fight": "rollback"}
    play_on(loaded, first_option)
    play_on(game, first_option)
    assert loaded.result == game.result


def test_a_truncated_save_is_refused(game):
    save = game.save()
    for cut in (0, 1, 100, len(save) - 1):
        with pytest.raises(BadRecord, match="was the file cut short"):
            darkling.load(save[:cut])


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["snapshot", "table", "round"], 9, "table.round is 9, expected"),
        (["snapshot", "table", "hands", 1], [5], r"table.hands.1 is \[5\], expected"),
        (["snapshot", "extra"], 1, "extra is unexpected"),
        (["record", "choices", 0], [0, 53], "choice 0: seat 0 cannot choose 53 now; it may choose"),
        (["record", "choices", 3], [5, 0], "choice 3: there is no seat 5"),
        (["record", "choices", 2], "x", r"choice 2 is 'x', expected \[seat, option id\]"),
        (["record", "choices"], [], "snapshot and record disagree"),
        (["record", "fingerprint"], "00", "it replays to .* not to 00"),
        (["record", "seed"], "12", "choice|disagree"),
        (["record", "seed"], "-1", "seed is '-1', expected a whole number from 0 up"),
        (["record", "seed"], 7, "seed is 7, expected str"),
        (["record", "players"], 9, "dealings takes 1 to 6 players, not 9"),
        (["record", "players"], True, "players is True, expected int"),
        (["record", "settings"], {"speed": 1}, "the settings are mode, rows, expansion"),
        (["record", "start"], {"table": 1}, "not the data of a position"),
        (["record", "surprise"], 1, "unknown field 'surprise'"),
        (["more"], 1, "unknown field 'more'; expected record, snapshot"),
    ],
)
def test_an_edited_save_is_refused_with_the_reason(game, path, value, message):
    with pytest.raises(BadRecord, match=message):
        darkling.load(edited(game, path, value))


@pytest.mark.parametrize("save", ["[]", "null", "7", '"x"', "{}", '{"record": {}, "snapshot": {}}'])
def test_other_json_is_refused(save):
    with pytest.raises(BadRecord, match="expected an object|is missing"):
        darkling.load(save)


@pytest.mark.parametrize(
    "path",
    [
        ("stack", 0, 1),
        ("stack", 2, 1),
        ("stack", 2, 2, "before"),
        ("numbers",),
        ("numbers", 0),
        ("turns",),
        ("over",),
        ("lanes",),
        ("decision",),
        ("decision", 0),
        ("decision", 4),
        ("chance",),
        ("chance", 0),
        ("table", "piles", 0),
        ("table", "trashed"),
        ("table", "defenses"),
    ],
)
@pytest.mark.parametrize("value", [None, -9, 10**30, 1.5, "x", [], {}, [None], [[]]])
def test_a_damaged_start_leads_to_a_reason_or_to_the_same_end(path, value):
    game = darkling.game(siege("H08", "H03", defenses=["T10", "S01", "M09"]))
    say(game, "fight", "strike T10", "done", "fight", "strike M09")
    ends = ""
    with suppress(BadRecord):
        ends = darkling.load(edited(game, ("record", "start", *path), value)).fingerprint()
    assert ends in ("", game.fingerprint())


def test_an_edited_record_is_refused(game):
    record = game.record
    # Another legal first pick: it replays, but to another position.
    seat, option = record.choices[-1]
    record.choices[-1] = (seat, darkling.replay(record_before(record)).decision(seat).options[-1].id)
    with pytest.raises(BadRecord, match="it was edited, or the rules have changed"):
        darkling.replay(record)
    assert darkling.find("dealings").verdict(record) == "legal but different"
    record.choices[3] = (0, 10_000)
    assert darkling.find("dealings").verdict(record).startswith("illegal: record: choice 3: ")


def record_before(record):
    """Return the record less its last choice."""
    kind = darkling.find(record.game)
    game = kind.new(record.players, record.seed, record.settings)
    for seat, option in record.choices[:-1]:
        game.choose(seat, option)
    return game.record


def test_a_record_of_other_rules_says_so(game):
    record = game.record
    record.rules_version = 0
    record.fingerprint = "other"
    with pytest.raises(BadRecord, match="made under rules version 0, these are version 2"):
        darkling.replay(record)


def test_a_record_of_earlier_rules_loads_where_it_comes_to_the_same():
    """The earlier rules had one coin more in every purse."""
    kind, game = toy(SweepingAttack(0), [(0, 1), (0,)])

    def richer(data):
        return {**data, "table": {**data["table"], "coins": [coins + 1 for coins in data["table"]["coins"]]}}

    save = json.loads(game.save())
    snapshot = richer(save["snapshot"])
    record = game.record
    record.rules_version, record.fingerprint = 0, fingerprint_of(snapshot)
    with pytest.raises(BadRecord, match="snapshot and record disagree"):
        kind.load(record, snapshot)
    assert kind.verdict(record) == "legal but different"
    kind = replace(kind, earlier={0: richer})
    assert kind.load(record, snapshot).record.rules_version == 1
    assert kind.verdict(record) == "same"


def test_a_field_that_was_renamed_keeps_its_name_in_saves():
    renamed = Renamed(pips=3)
    assert rule_values(renamed)[2] == {"spots": 3}
    assert state_values(Renamed, {"spots": 4}) == {"pips": 4}


def test_an_unknown_game_in_a_record_is_refused(game):
    record = game.record
    record.game = "chess"
    with pytest.raises(
        darkling.DarklingError, match="there is no game 'chess'; there is castle, darkness, dealings"
    ):
        darkling.replay(record)


def test_a_game_from_a_set_up_position_saves_and_replays():
    game = darkling.find("dealings").game_from(siege("H08", "H03", defenses=["T10", "S01", "M09"]))
    say(game, "fight", "strike T10", "strike S01", "done")
    loaded = darkling.load(game.save())
    assert loaded.fingerprint() == game.fingerprint()
    loaded.undo(0, whole_turn=True)
    assert [option.name for option in loaded.decision(0).options] == ["fight", "discard"]


def test_an_undone_choice_leaves_the_record():
    kind, game = toy(SweepingAttack(0), [(), (), ()])
    empty = game.record.choices
    say(game, "aim seat 1")
    game.undo(0)
    assert game.record.choices == empty == []
    assert kind.replay(game.record).fingerprint() == game.fingerprint()


@pytest.mark.parametrize(
    ("left", "right", "difference"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a.1.b is 2, expected 3"),
        ({"a": 1}, {"b": 1}, "a is unexpected"),
        ({}, {"b": 1}, "b is missing"),
        ([1], [1, 2], "the whole is [1], expected [1, 2]"),
    ],
)
def test_the_first_difference_is_named(left, right, difference):
    assert first_difference(left, right) == difference
