"""A position, its copies, its data, its record and its save are one and the same."""

from typing import Any

import darkling
from darkling.table.data import state_data
from darkling.testing.cases import Case
from darkling.testing.playing import decisions, sampled
from darkling.testing.suite import check


@check()
def a_clone_is_equal_and_independent(case: Case) -> None:
    position = case.start(1)
    for seat, option in decisions(position, 1):
        before = position.fingerprint()
        copy = position.clone()
        assert copy.fingerprint() == before
        assert copy.waiting == position.waiting
        assert [copy.decision(s).data() for s in copy.waiting] == [
            position.decision(s).data() for s in position.waiting
        ]
        copy.choose(seat, option)
        assert position.fingerprint() == before, f"{option} on a clone changed the original"
        after = copy.fingerprint()
        other = position.clone()
        other.choose(seat, option)
        assert other.fingerprint() == after


@check()
def save_and_load_at_every_decision(case: Case) -> None:
    game = case.new(4)
    for _ in sampled(game, 4):
        loaded = darkling.load(game.save())
        assert loaded.fingerprint() == game.fingerprint()
        assert loaded.waiting == game.waiting
        for seat in game.position.seats:
            assert loaded.events(seat) == game.events(seat)
            assert loaded.undo_list(seat) == game.undo_list(seat)
    assert darkling.load(game.save()).result == game.result


@check()
def data_restores_to_the_same_position(case: Case) -> None:
    position = case.start(5)
    for seat, option in decisions(position, 5):
        restored = case.type.restore(position.data())
        assert restored.fingerprint() == position.fingerprint()
        assert restored.waiting == position.waiting
        copy = position.clone()
        copy.choose(seat, option)
        restored.choose(seat, option.id)
        assert restored.fingerprint() == copy.fingerprint()


@check()
def the_record_replays(case: Case) -> None:
    game = case.new(6)
    for _ in decisions(game, 6):
        pass
    again = darkling.replay(darkling.Record.from_json(game.record.to_json()))
    assert again.fingerprint() == game.fingerprint()
    assert again.result == game.result
    assert case.type.verdict(game.record) == "same"


@check()
def events_change_nothing(case: Case) -> None:
    game = case.new(7)
    silent = case.start(7)
    for seat, option in decisions(game, 7):
        silent.choose(seat, option)
    assert silent.fingerprint() == game.fingerprint()


@check()
def invariants_hold_at_every_decision(case: Case) -> None:
    position = case.start(15)
    for _ in decisions(position, 15):
        case.type.check(position)
        assert position.waiting == tuple(sorted(position.waiting))
        assert is_plain(state_data(position))
        for name, value in vars_of(position).items():
            assert is_unchanging(value) or (type(value) is list and all(map(is_unchanging, value))), name
        for rule in position._stack:
            for name, value in vars_of(rule).items():
                assert is_unchanging(value), f"{type(rule).__name__}.{name}"


def vars_of(thing: Any) -> dict[str, Any]:
    """Return the declared fields of a position or rule with their values."""
    return {name: getattr(thing, name) for name in type(thing).__dataclass_fields__}


def is_unchanging(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(is_unchanging, value))
    return value is None or isinstance(value, (int, str, bool))


def is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or isinstance(value, (int, str, bool))
