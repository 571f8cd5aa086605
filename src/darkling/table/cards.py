"""Card files: TOML read into typed cards, with errors that name the file and the card."""

from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from darkling.table.errors import BadCards

T = TypeVar("T", bound=msgspec.Struct)

Art = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""The picture of a card, by its name in the game-icons set."""

_chosen: dict[str, str] = {}
"""For games whose cards come from elsewhere, the folder."""
_opened: set[str] = set()
"""The games whose cards have been read."""


def use_cards(game: str, folder: str) -> None:
    """Take a game's card files from a folder, as far as it has them, in this whole process.

    It has to be said before the game is imported, because its cards are read only then.
    """
    if _chosen.get(game) == folder:
        return
    if game in _opened:
        raise BadCards(f"{game}: too late for the cards of {folder}: the game has read its cards already")
    _chosen[game] = folder


def card_folder(game: str, own: Traversable) -> "CardFolder":
    """Return where a game reads its card files: its own, or those chosen with `use_cards`."""
    _opened.add(game)
    return CardFolder(own, _chosen.get(game))


class CardFolder:
    """The card files of a game, with those of another folder in place of its own."""

    def __init__(self, own: Traversable, instead: str | None) -> None:
        self.own = own
        self.instead = instead

    def __truediv__(self, name: str) -> Traversable:
        if self.instead is not None:
            file = Path(self.instead) / name
            if file.exists():
                return file
        return self.own / name


def cards_hash(package: str, instead: str | None = None) -> str:
    """Return a hash of a game's card files, with those of another folder in place of its own."""
    own = files(package) / "cards"
    folder = CardFolder(own, instead)
    digest = blake2b(digest_size=8)
    for name in _card_files(own):
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes() + b"\0")
    return digest.hexdigest()


def _card_files(own: Traversable) -> list[str]:
    """Return the names of a game's card files in their order; a game may have none."""
    names = [file.name for file in own.iterdir()] if own.is_dir() else []
    return sorted([name for name in names if name.endswith(".toml")])


def read_cards(file: Traversable, kind: str, card_type: type[T]) -> list[T]:
    """Read the `[[kind]]` entries of a card file; raise BadCards with file, card and field."""
    try:
        content = msgspec.toml.decode(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadCards(f"{file.name}: not valid TOML: {wrong}") from None
    for name in content:
        if name != kind:
            raise BadCards(f"{file.name}: unknown entry [[{name}]]; expected only [[{kind}]]")
    entries = content.get(kind, [])
    cards = [_read_card(file.name, kind, number, entry, card_type) for number, entry in enumerate(entries, 1)]
    _refuse_duplicates(file.name, kind, [entry["id"] for entry in entries])
    return cards


def _read_card(file: str, kind: str, number: int, entry: Any, card_type: type[T]) -> T:
    name = entry.get("id", f"number {number}") if isinstance(entry, dict) else f"number {number}"
    try:
        return msgspec.convert(entry, card_type)
    except msgspec.ValidationError as wrong:
        known = ", ".join([field.encode_name for field in msgspec.structs.fields(card_type)])
        raise BadCards(f"{file}: {kind} {name}: {wrong}; the fields are {known}") from None


def _refuse_duplicates(file: str, kind: str, ids: Sequence[str]) -> None:
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            raise BadCards(f"{file}: {kind} {name} stands twice")
        seen.add(name)
