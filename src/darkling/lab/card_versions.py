"""Versions of a game's cards: its own files, with whole files or single values replaced."""

from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from darkling.games import find
from darkling.table.cards import CardFiles
from darkling.table.errors import BadCards

Entries = dict[str, list[dict[str, Any]]]
"""What a card file holds: its cards under their kind."""


class Edit(msgspec.Struct, frozen=True):
    """A field of a card that differs: as the game has it, and as the version has it."""

    field: str
    before: Any
    after: Any


def write_version(game: str, into: Path, folder: Path | None, edits: Sequence[str]) -> dict[str, list[Edit]]:
    """Write a version of a game's cards: with a designer's files, then with edits to single values.

    Return by card what differs from the game's own; raise BadCards if the version cannot be played.
    """
    for file in own_cards(game):
        (into / file.name).write_bytes(file.read_bytes())
    if folder is not None:
        _copy_files(game, folder, into)
    _check(game, into)
    for edit in edits:
        _apply(game, into, edit)
    _check(game, into)
    return _changed(game, into)


def own_cards(game: str) -> list[Traversable]:
    """Return the card files of a game; raise BadCards if it has none of its own."""
    cards = _cards_of(game)
    return [cards.folder / name for name in cards.names()]


def _cards_of(game: str) -> CardFiles:
    cards = find(game).cards
    if cards is None:
        raise BadCards(f"{game} declares no card files, so its cards cannot be changed")
    return cards


def _copy_files(game: str, folder: Path, into: Path) -> None:
    known = sorted([file.name for file in own_cards(game)])
    found = [file for file in sorted(folder.iterdir()) if file.name.endswith(".toml")]
    if not found:
        raise BadCards(f"{folder}: expected at least one of the card files {', '.join(known)}")
    for file in found:
        if file.name not in known:
            raise BadCards(f"{folder}: {game} has no card file {file.name}; it has {', '.join(known)}")
        (into / file.name).write_bytes(file.read_bytes())


def _check(game: str, folder: Path) -> None:
    """Read all cards as the game will; it raises BadCards with file, card and field."""
    _cards_of(game).read(folder)


def _apply(game: str, folder: Path, edit: str) -> None:
    """Carry out one edit, such as `M20.sides.0.value=2`."""
    path, equals, value = edit.partition("=")
    card, *steps = path.split(".")
    if not equals or not steps:
        raise BadCards(f"expected a change as CARD.field=value or CARD.field.index.field=value, not {edit!r}")
    for file in sorted(folder.iterdir()):
        content = _read(file)
        for entry in _entries(content):
            if entry["id"] == card:
                _put(card, entry, steps, _value(value))
                file.write_bytes(_encoded(content, edit))
                return
    known = ", ".join([entry["id"] for file in sorted(folder.iterdir()) for entry in _entries(_read(file))])
    raise BadCards(f"{game} has no card {card!r}; it has {known}")


def _put(path: str, thing: Any, steps: Sequence[str], value: Any) -> None:
    """Put a value where the steps lead; raise BadCards at the first that leads nowhere."""
    step, *others = steps
    known = _keys(thing)
    # A card may leave out fields that have defaults, and its schema knows which.
    if step not in known and (others or "id" not in known):
        raise BadCards(f"{path} has no {step!r}; it has {', '.join(known) or 'nothing within'}")
    key = int(step) if isinstance(thing, list) else step
    if others:
        _put(f"{path}.{step}", thing[key], others, value)
    else:
        thing[key] = value


def _keys(thing: Any) -> list[str]:
    if isinstance(thing, dict):
        return list(thing)
    return [str(number) for number in range(len(thing))] if isinstance(thing, list) else []


def _value(text: str) -> Any:
    """Return a value as JSON has it; what is no JSON is a text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _changed(game: str, folder: Path) -> dict[str, list[Edit]]:
    """Return by card what differs from the game's own."""
    changed: dict[str, list[Edit]] = {}
    for file in own_cards(game):
        ours = {entry["id"]: _flat(entry) for entry in _entries(_read(file))}
        theirs = {entry["id"]: _flat(entry) for entry in _entries(_read(folder / file.name))}
        for card in dict.fromkeys([*ours, *theirs]):
            if edits := _edits(ours.get(card, {}), theirs.get(card, {})):
                changed[card] = edits
    if not changed:
        raise BadCards(f"expected cards that differ from those of {game}, by --set or --cards")
    return changed


def _edits(ours: dict[str, Any], theirs: dict[str, Any]) -> list[Edit]:
    fields = dict.fromkeys([*ours, *theirs])
    return [
        Edit(field, ours.get(field), theirs.get(field))
        for field in fields
        if ours.get(field) != theirs.get(field)
    ]


def _flat(thing: Any, path: str = "") -> dict[str, Any]:
    """Return all values within a card by their paths, such as `sides.0.value`."""
    if not isinstance(thing, dict | list):
        return {path.removeprefix("."): thing}
    items = thing.items() if isinstance(thing, dict) else enumerate(thing)
    return {name: value for key, inner in items for name, value in _flat(inner, f"{path}.{key}").items()}


def _read(file: Traversable) -> Entries:
    return msgspec.toml.decode(file.read_bytes(), type=Entries)


def _entries(content: Entries) -> Iterator[dict[str, Any]]:
    for entries in content.values():
        yield from entries


def _encoded(content: Entries, edit: str) -> bytes:
    try:
        return tomli_w.dumps(content).encode()
    except TypeError:
        raise BadCards(f"expected a value that a card file can hold, not that of {edit!r}") from None
