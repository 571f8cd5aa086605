"""A position, its copies, its data, its record and its save are one and the same."""

from typing import Any

import darkling
from darkling.table.data import state_data
from darkling.table.game import Game
from darkling.testing.cases import Case
from darkling.testing.playthrough import SEED, played_again, playthrough
from darkling.testing.suite import check


@check()
def a_clone_is_equal_and_independent(case: Case) -> None:
    for stop in playthrough(case).stops:
        copy, other = stop.position.clone(), stop.position.clone()
        assert copy.fingerprint() == stop.fingerprint
        assert copy.waiting == stop.position.waiting
        assert [copy.decision(s).data() for s in copy.waiting] == [
            stop.position.decision(s).data() for s in copy.waiting
        ]
        copy.choose(stop.seat, stop.option)
        assert stop.position.fingerprint() == stop.fingerprint, f"{stop.option} on a clone"
        other.choose(stop.seat, stop.option)
        assert other.fingerprint() == copy.fingerprint()


@check()
def save_and_load_at_every_decision(case: Case) -> None:
    for game, stop in played_again(case):
        # A load plays the whole game again, so outside a soak there is one for each question.
        if stop.is_first:
            loads_as_saved(game)
    loads_as_saved(game)


def loads_as_saved(game: Game) -> None:
    loaded = darkling.load(game.save())
    assert loaded.fingerprint() == game.fingerprint()
    assert loaded.waiting == game.waiting
    for seat in game.position.seats:
        assert loaded.events(seat) == game.events(seat)
        assert loaded.undo_list(seat) == game.undo_list(seat)
    assert loaded.over == game.over
    assert not game.over or loaded.result == game.result


@check()
def data_restores_to_the_same_position(case: Case) -> None:
    stops = playthrough(case).stops
    for stop, after in zip(stops, [*stops[1:], None], strict=True):
        restored = case.type.restore(stop.position.data())
        assert restored.fingerprint() == stop.fingerprint
        assert restored.waiting == stop.position.waiting
        restored.choose(stop.seat, stop.option.id)
        assert restored.over if after is None else restored.fingerprint() == after.fingerprint


@check()
def the_record_replays(case: Case) -> None:
    """Play it again: it comes to the same at every decision, and from its JSON to the same end."""
    for game, stop in played_again(case):
        assert game.fingerprint() == stop.fingerprint
    again = darkling.replay(darkling.Record.from_json(game.record.to_json()))
    assert again.fingerprint() == game.fingerprint()
    assert again.result == game.result
    assert case.type.verdict(game.record) == "same"


@check()
def events_change_nothing(case: Case) -> None:
    silent = case.start(SEED)
    played = playthrough(case)
    for stop in played.stops:
        silent.choose(stop.seat, stop.option)
    assert silent.fingerprint() == played.game.fingerprint()


@check()
def invariants_hold_at_every_decision(case: Case) -> None:
    for stop in playthrough(case).stops:
        position = stop.position
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
