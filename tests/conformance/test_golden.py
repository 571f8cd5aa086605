"""Golden playthroughs: one short game a mode as text, with what each seat sees at every decision.

After a change of the rules that is meant, `make golden` writes them anew; read the difference.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.cases import all_cases, random_choice

import darkling
from darkling.games import GAMES
from darkling.table.chance import Chance
from darkling.table.record import Record

FOLDER = Path(__file__).parent.parent / "golden"
TOLD = 100
"""So many decisions of a game are told; of a longer one, only the end."""


def smallest() -> list[Any]:
    """Return each mode of each game with two players, or alone where it is for one."""
    modes: dict[tuple[str, str], Any] = {}
    for case in all_cases():
        if case.players == 2 or (case.game, case.mode) not in modes:
            modes[case.game, case.mode] = case
    return list(modes.values())


SMALLEST = smallest()


class Watcher:
    """A seat that writes down what it is told, and what changes in what it sees."""

    def __init__(self, case: Any, seat: int) -> None:
        self.case, self.seat = case, seat
        self.told = 0
        self.seen: dict[str, str] = {}

    def news(self, game: Any) -> Iterator[str]:
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


def playthrough(case: Any) -> str:
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


def told(game: Any, seat: int, option: Any, watchers: list[Watcher]) -> Iterator[str]:
    """Yield what happened since the last decision, and the decision with its answer."""
    decision = game.decision(seat)
    yield from ["", f"[{len(game.record.choices)}] {game.position.stack_text()}"]
    for watcher in watchers:
        yield from watcher.news(game)
    options = [offered.name + ("" if offered.undoable else "!") for offered in decision.options]
    yield f"  {seat} is asked {decision.prompt} ({decision.rule}): {', '.join(options)}"
    yield f"  {seat} chooses {option.name}"


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_playthrough_is_as_recorded(case: Any) -> None:
    file = FOLDER / f"{case}.txt"
    now = playthrough(case)
    if os.environ.get("DARKLING_GOLDEN"):
        file.write_text(now)
    assert file.exists(), f"no golden playthrough of {case}; make golden writes it"
    assert now.splitlines() == file.read_text().splitlines()


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_stored_record_replays_the_same(case: Any) -> None:
    """Records of people's games must live on: the verdict on the stored ones is `same`."""
    file = FOLDER / f"{case}.record.json"
    if os.environ.get("DARKLING_GOLDEN"):
        game = case.new(2027)
        chance = Chance.seeded(2027)
        while not game.over:
            game.choose(*random_choice(game, chance))
        file.write_bytes(game.record.to_json())
    assert case.type.verdict(Record.from_json(file.read_bytes())) == "same"


def test_every_game_and_mode_has_its_playthrough() -> None:
    expected = {f"{case}.txt" for case in SMALLEST}
    assert {file.name for file in FOLDER.glob("*.txt")} == expected
    assert {case.game for case in SMALLEST} == set(GAMES)
    assert all(darkling.find(game).modes for game in GAMES)
