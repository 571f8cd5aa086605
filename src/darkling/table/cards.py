"""Card files: TOML read into typed cards, with errors that name the file and the card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import blake2b
from importlib.resources.abc import Traversable
from operator import or_
from pathlib import Path
from re import sub
from typing import Annotated, Any, TypeVar, cast, get_args

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


@dataclass(frozen=True)
class CardFiles:
    """The card files that a game declares: their folder, and how they are read, which raises BadCards."""

    folder: Traversable
    read: Callable[[Traversable], object]

    def names(self) -> list[str]:
        """Return the names of the files in their order."""
        return sorted([file.name for file in self.folder.iterdir() if file.name.endswith(".toml")])


def cards_hash(cards: CardFiles | None, instead: str | None = None) -> str:
    """Return a hash of a game's card files, with those of another folder in place of its own."""
    digest = blake2b(digest_size=8)
    if cards is not None:
        folder = CardFolder(cards.folder, instead)
        for name in cards.names():
            digest.update(name.encode() + b"\0" + (folder / name).read_bytes() + b"\0")
    return digest.hexdigest()


def _snake_case(name: str) -> str:
    return sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_snake_case):
    """Something that a card does. In card files `do` names the subclass: `pay_draw` for PayDraw.

    A game's effects are one class each: its fields as the file has them, whether it can be used and if not
    why, what it does, what its words speak of, and what bots think it worth.
    """

    @property
    def tag(self) -> str:
        """The name of the effect in card files, and in the keys of its words."""
        return str(self.__struct_config__.tag)


def read_effect(place: str, given: Any, kinds: Any) -> Any:
    """Return an effect of a card as one of some kinds; raise BadCards, which says where it stands."""
    try:
        return msgspec.convert(given, kinds)
    except msgspec.ValidationError as wrong:
        raise BadCards(f"{place}: {wrong}; {_what_fits(given, kinds)}") from None


def _what_fits(given: Any, kinds: Any) -> str:
    by_tag = {kind.__struct_config__.tag: kind for kind in get_args(kinds) or (kinds,)}
    tag = given.get("do") if isinstance(given, dict) else None
    if tag not in list(by_tag):
        return f"effects here are {', '.join(by_tag)}"
    return f"{tag} takes {' and '.join(by_tag[tag].__struct_fields__) or 'nothing'}"


def read_cards(file: Traversable, kind: str, card_type: type[T]) -> list[T]:
    """Read the `[[kind]]` entries of a card file; raise BadCards with file, card and field.

    Cards that are no more than their effect are read as the subclasses of an Effect.
    """
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
    place = f"{file}: {kind} {name}"
    if issubclass(card_type, Effect):
        return cast(T, read_effect(place, entry, reduce(or_, card_type.__subclasses__())))
    try:
        return msgspec.convert(entry, card_type)
    except msgspec.ValidationError as wrong:
        known = ", ".join([field.encode_name for field in msgspec.structs.fields(card_type)])
        raise BadCards(f"{place}: {wrong}; the fields are {known}") from None


def _refuse_duplicates(file: str, kind: str, ids: Sequence[str]) -> None:
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            raise BadCards(f"{file}: {kind} {name} stands twice")
        seen.add(name)
