"""Golden playthroughs: one short game a mode as text, with what each seat sees at every decision.

After a change of the rules that is meant, `DARKLING_GOLDEN=1` writes them anew; read the difference.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.option import Option
from darkling.table.record import Record
from darkling.testing.cases import Case
from darkling.testing.playing import decisions, random_choice
from darkling.testing.suite import check, smallest

TOLD = 100
"""So many decisions of a game are told; of a longer one, only the end."""


def has_a_folder(case: Case) -> bool:
    return case.golden is not None


@check(smallest, applies=has_a_folder)
def golden_playthrough_is_as_recorded(case: Case) -> None:
    now = playthrough(case)
    stored = golden_file(case, "txt", now.encode)
    assert now.splitlines() == stored.read_text(encoding="utf-8").splitlines()


@check(smallest, applies=has_a_folder)
def golden_record_replays_the_same(case: Case) -> None:
    # Records of people's games must live on.
    stored = golden_file(case, "record.json", lambda: record_of_a_game(case))
    assert case.type.verdict(Record.from_json(stored.read_bytes())) == "same"


def record_of_a_game(case: Case) -> bytes:
    game = case.new(2027)
    for _ in decisions(game, 2027):
        pass
    return game.record.to_json()


def golden_file(case: Case, ending: str, make: Callable[[], bytes]) -> Path:
    """Return a stored file; where it is asked for, write it first."""
    assert case.golden is not None
    file = case.golden / f"{case}.{ending}"
    if os.environ.get("DARKLING_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(make())
    if not file.exists():
        pytest.skip(f"there is no {file.name} yet; DARKLING_GOLDEN=1 pytest -k golden writes it")
    return file


class Watcher:
    """A seat that writes down what it is told, and what changes in what it sees."""

    def __init__(self, case: Case, seat: Seat) -> None:
        self.case, self.seat = case, seat
        self.told = 0
        self.seen: dict[str, str] = {}

    def news(self, game: Game) -> Iterator[str]:
        events = game.events(self.seat, self.told)
        self.told += len(events)
        for event in events:
            yield f"  {self.seat} is told {as_text(self.case.type.event_data(event))}"
        seen = dict(leaves(msgspec.to_builtins(game.view(self.seat))))
        for path in [*seen, *(path for path in self.seen if path not in seen)]:
            if seen.get(path) != self.seen.get(path):
                yield f"  {self.seat} sees {path} {seen.get(path, 'gone')}"
        self.seen = seen


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the paths and values of a view, a list of plain values being one value."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, f"{path}.{name}".lstrip("."))
    elif isinstance(value, (list, tuple)) and any(isinstance(item, dict) for item in value):
        for number, item in enumerate(value):
            yield from leaves(item, f"{path}.{number}")
    else:
        yield path, as_text(value)


def as_text(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")


def playthrough(case: Case) -> str:
    """Return a random game as text."""
    game = case.new(2026)
    chance = Chance.seeded(2026)
    watchers = [Watcher(case, seat) for seat in game.position.seats]
    lines = [
        f"{case.type.title}, {case.mode}, {case.players} players, rules version {case.type.rules_version}"
    ]
    while not game.over:
        seat, option = random_choice(game, chance)
        if len(game.record.choices) < TOLD:
            lines += told(game, seat, option, watchers)
        game.choose(seat, option)
    lines += ["", "[end]"]
    if len(game.record.choices) <= TOLD:
        lines += [line for watcher in watchers for line in watcher.news(game)]
    lines += [f"  {as_text(game.result)}", f"  fingerprint {game.fingerprint()}"]
    return "\n".join(lines) + "\n"


def told(game: Game, seat: Seat, option: Option, watchers: list[Watcher]) -> Iterator[str]:
    """Yield what happened since the last decision, and the decision with its answer."""
    decision = game.decision(seat)
    yield from ["", f"[{len(game.record.choices)}] {game.position.stack_text()}"]
    for watcher in watchers:
        yield from watcher.news(game)
    options = [offered.name + ("" if offered.undoable else "!") for offered in decision.options]
    yield f"  {seat} is asked {decision.prompt} ({decision.rule}): {', '.join(options)}"
    yield f"  {seat} chooses {option.name}"
