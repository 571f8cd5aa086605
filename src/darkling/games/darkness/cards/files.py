"""Reading the card files, and checking that nothing is missing from the box."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from darkling.games.darkness.cards.checks import (
    check_action_deck,
    check_arena,
    check_averages,
    check_count,
    check_letters,
    check_map,
    check_names,
    check_resource_deck,
)
from darkling.games.darkness.cards.reading import (
    KINDS,
    Raw,
    action_card,
    advancement_card,
    boss_card,
    dungeon_map,
    item_card,
    monster_card,
    mystery_card,
    resource_card,
    wrong,
)
from darkling.games.darkness.cards.schema import (
    RawAction,
    RawAdvancement,
    RawBoss,
    RawClass,
    RawDungeon,
    RawItem,
    RawMap,
    RawMonster,
    RawMystery,
    RawResource,
)
from darkling.table.cards import CardFiles, CardFolder, card_folder, read_cards

R = TypeVar("R", bound=Raw)

NAMES: dict[type, int] = {
    RawAction: 137,
    RawResource: 84,
    RawClass: 7,
    RawMonster: 23,
    RawBoss: 4,
    RawItem: 18,
    RawMystery: 9,
    RawAdvancement: 26,
    RawMap: 20,
    RawDungeon: 5,
}
"""How many entries each file has."""
PLAYER_CARDS = 593
MONSTER_CARDS, BOSS_CARDS, MYSTERY_CARDS, ADVANCEMENT_CARDS = 42, 9, 10, 36
BANNED_ACTIONS, BANNED_RESOURCES = 12, 4


class DarknessBox:
    """The cards of the game: the entries of the files, and what they say, read."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.actions = _read(folder, RawAction)
        self.resources = _read(folder, RawResource)
        self.classes = _read(folder, RawClass)
        self.monsters = _read(folder, RawMonster)
        self.bosses = _read(folder, RawBoss)
        self.items = _read(folder, RawItem)
        self.mysteries = _read(folder, RawMystery)
        self.advancements = _read(folder, RawAdvancement)
        self.maps = _read(folder, RawMap)
        self.dungeons = _read(folder, RawDungeon)
        self.action_cards = tuple([action_card(raw) for raw in self.actions])
        self.resource_cards = tuple([resource_card(raw) for raw in self.resources])
        self.monster_cards = tuple([monster_card(raw) for raw in self.monsters])
        self.boss_cards = tuple([boss_card(raw) for raw in self.bosses])
        self.item_cards = tuple([item_card(raw) for raw in self.items])
        self.mystery_cards = tuple([mystery_card(raw) for raw in self.mysteries])
        self.advancement_cards = tuple([advancement_card(raw) for raw in self.advancements])
        self.dungeon_maps = tuple([dungeon_map(raw) for raw in self.maps])
        self._check_player_cards()
        self._check_dungeon_cards()
        self._check_classes()
        self._check_maps()

    def _check_player_cards(self) -> None:
        check_names([*self.actions, *self.resources, *self.classes, *self.advancements])
        both: list[RawAction | RawResource] = [*self.actions, *self.resources]
        for raw in both:
            check_letters(raw, raw.letters)
        copies = sum([raw.copies for raw in both])
        check_count("actions.toml and resources.toml", "cards", copies, PLAYER_CARDS)
        banned = len([raw for raw in self.actions if raw.banned])
        check_count("actions.toml", "cards banned in the arena", banned, BANNED_ACTIONS)
        banned = len([raw for raw in self.resources if raw.banned])
        check_count("resources.toml", "cards banned in the arena", banned, BANNED_RESOURCES)
        copies = sum([raw.copies for raw in self.advancements])
        check_count("advancements.toml", "cards", copies, ADVANCEMENT_CARDS)

    def _check_dungeon_cards(self) -> None:
        check_names([*self.monsters, *self.bosses, *self.items, *self.mysteries])
        copies = sum([raw.copies for raw in self.monsters])
        check_count("monsters.toml", "cards", copies, MONSTER_CARDS)
        check_count("bosses.toml", "cards", sum([raw.cards for raw in self.bosses]), BOSS_CARDS)
        copies = sum([raw.copies for raw in self.mysteries])
        check_count("mysteries.toml", "cards", copies, MYSTERY_CARDS)
        check_averages("monsters.toml", self.monster_cards)

    def _check_classes(self) -> None:
        actions = {card.code: card for card in self.action_cards}
        resources = {card.code: card for card in self.resource_cards}
        for number, raw in enumerate(self.classes):
            if raw.letter in [other.letter for other in self.classes[:number]]:
                raise wrong(raw, "letter", f"{raw.letter} stands twice")
            check_resource_deck(raw, resources)
            check_action_deck(raw, actions)
            check_arena(raw, {**actions, **resources})
        core = {code for raw in self.classes for code in raw.core}
        for card in self.resources:
            if card.core is not (card.id in core):
                raise wrong(card, "core", "it is one if a class says so, and only then")

    def _check_maps(self) -> None:
        for raw, read in zip(self.maps, self.dungeon_maps, strict=True):
            check_map(raw, read)
        sets = [raw.id for raw in self.bosses]
        others = [raw.id for raw in self.monsters] + [raw.id for raw in self.mysteries]
        others += [raw.id for raw in self.items]
        for dungeon in self.dungeons:
            _check_ids(dungeon, "maps", dungeon.maps, [raw.id for raw in self.maps])
            _check_ids(dungeon, "removed", dungeon.removed, [*sets, *others])
            _check_ids(dungeon, "aside", dungeon.aside, [*sets, *others])


def _check_ids(raw: RawDungeon, field: str, ids: tuple[str, ...], known: list[str]) -> None:
    for code in ids:
        if code not in known:
            raise wrong(raw, field, f"there is no {code}")


def _read(folder: Traversable | CardFolder, kind: type[R]) -> list[R]:
    file, entry = KINDS[kind]
    pieces = read_cards(folder / file, entry, kind)
    check_count(file, f"[[{entry}]] entries", len(pieces), NAMES[kind])
    return pieces


CARDS = CardFiles(files(__package__), DarknessBox)
BOX = DarknessBox(card_folder("darkness", files(__package__)))
