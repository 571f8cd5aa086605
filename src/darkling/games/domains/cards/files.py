"""Reading the card files and checking that nothing is missing from the box."""

from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar, get_args

from darkling.games.domains.cards.items import items_of
from darkling.games.domains.cards.schema import (
    Adventurer,
    Bar,
    BuildingTile,
    Deck,
    Era,
    FortuneCard,
    Henchman,
    MonsterToken,
    RawEffect,
    Spell,
    Suit,
    TileSide,
)
from darkling.games.domains.cards.switches import SWITCHES
from darkling.table.cards import CardFolder, card_folder, read_cards
from darkling.table.errors import BadCards

Piece = FortuneCard | Adventurer | Henchman | BuildingTile | MonsterToken | Spell
T = TypeVar("T", bound=Piece)
KINDS: dict[type, tuple[str, str, str]] = {
    FortuneCard: ("fortune.toml", "fortune", "FO"),
    Adventurer: ("adventurers.toml", "adventurer", "AD"),
    Henchman: ("henchmen.toml", "henchman", "HE"),
    BuildingTile: ("tiles.toml", "tile", "TI"),
    MonsterToken: ("monsters.toml", "monster", "MO"),
    Spell: ("spells.toml", "spell", "SP"),
}
"""Of each kind of piece its file, what an entry of it is called, and how its ids begin."""

WORLD_CARD, DEATH_CARD = "FO21", "FO32"
"""Two Fortune cards have places of their own in the deck."""
FORTUNE_CARDS, SUIT_CARDS, ERA_CARDS = 32, 2, 10
DICE = {6: 16, 8: 14, 10: 10, 12: 8}
HENCHMEN, HENCHMEN_WITH_MONSTER = 40, 7
TILES_BY_TYPE = {"economic": 13, "magic": 12, "martial": 12, "nature": 13, "power": 12, "religion": 13}
MONSTERS, YELLOW_MONSTERS = 68, 8
DECK_CARDS = 24
COPIES = {3: 4, 2: 6}
"""How many designs of a deck come so many times."""


class DomainsBox:
    """The pieces of the game as the files have them, their effects still unread."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.fortune = _read(folder, FortuneCard)
        self.adventurers = _read(folder, Adventurer)
        self.henchmen = _read(folder, Henchman)
        self.tiles = _read(folder, BuildingTile)
        self.monsters = _read(folder, MonsterToken)
        self.spells = _read(folder, Spell)
        _check_fortune(self.fortune)
        _check_adventurers(self.adventurers)
        _check_monsters(self.monsters)
        _check_henchmen(self.henchmen, [monster.id for monster in self.monsters if monster.yellow])
        _check_tiles(self.tiles)
        _check_spells(self.spells)

    def place(self, piece: Piece) -> str:
        """Return where a piece stands, for whoever has to put it right."""
        return _place(piece)


def brought(henchman: Henchman) -> list[str]:
    """Return the yellow monsters that a henchman brings along."""
    sources = [str(raw.get("source")) for raw in henchman.effects if raw.get("do") == "put_monster"]
    return [source for source in sources if source.startswith(KINDS[MonsterToken][2])]


def _read(folder: Traversable | CardFolder, kind: type[T]) -> list[T]:
    file, entry, prefix = KINDS[kind]
    pieces = read_cards(folder / file, entry, kind)
    for piece in pieces:
        if not piece.id.startswith(prefix):
            raise BadCards(f"{_place(piece)}: id: those of this file begin with {prefix}")
    return pieces


def _place(piece: Piece) -> str:
    file, entry, _ = KINDS[type(piece)]
    return f"{file}: {entry} {piece.id}"


def _count(kind: type, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{KINDS[kind][0]}: {found} {what}, expected {expected}")


# The kinds of pieces.


def _check_fortune(cards: Sequence[FortuneCard]) -> None:
    _count(FortuneCard, "Fortune cards", len(cards), FORTUNE_CARDS)
    for card in cards:
        if bool(card.bottom) is (card.suit == "arcana"):
            raise BadCards(f"{_place(card)}: bottom: a suited card has such a text, an Arcana has none")
        _check_effects(card, [*card.top, *card.bottom])
    for code, era in ((WORLD_CARD, "revelation"), (DEATH_CARD, "decay")):
        if (code, era, "arcana") not in [(card.id, card.era, card.suit) for card in cards]:
            raise BadCards(f"fortune.toml: fortune {code}: era, suit: it is an Arcana of the {era}")
    ordinary = [(card.era, card.suit) for card in cards if card.id not in (WORLD_CARD, DEATH_CARD)]
    for era in get_args(Era):
        _count(FortuneCard, f"cards of era {era}", [of for of, _ in ordinary].count(era), ERA_CARDS)
        for suit in get_args(Suit):
            what = f"cards of era {era} and suit {suit}"
            _count(FortuneCard, what, ordinary.count((era, suit)), SUIT_CARDS)


def _check_adventurers(adventurers: Sequence[Adventurer]) -> None:
    _count(Adventurer, "adventurers", len(adventurers), sum(DICE.values()))
    for die, expected in DICE.items():
        found = len([one for one in adventurers if one.die == die])
        _count(Adventurer, f"adventurers with a d{die}", found, expected)


def _check_henchmen(henchmen: Sequence[Henchman], yellow: Sequence[str]) -> None:
    _count(Henchman, "henchmen", len(henchmen), HENCHMEN)
    for henchman in henchmen:
        _check_items(henchman, "pay", henchman.pay)
        _check_effects(henchman, henchman.effects)
        for code in brought(henchman):
            if code not in yellow:
                raise BadCards(f"{_place(henchman)}: effects: source {code} is not a yellow monster")
    along = [code for henchman in henchmen for code in brought(henchman)]
    _count(Henchman, "henchmen who bring a yellow monster of their own", len(set(along)), len(along))
    _count(Henchman, "henchmen who bring a yellow monster", len(along), HENCHMEN_WITH_MONSTER)


def _check_tiles(tiles: Sequence[BuildingTile]) -> None:
    _count(BuildingTile, "tiles", len(tiles), sum(TILES_BY_TYPE.values()))
    for kind, expected in TILES_BY_TYPE.items():
        _count(
            BuildingTile,
            f"tiles of type {kind}",
            len([tile for tile in tiles if tile.type == kind]),
            expected,
        )
    ranks: set[int] = set()
    for tile in tiles:
        if not tile.areas or len(set(tile.areas)) < len(tile.areas):
            raise BadCards(f"{_place(tile)}: areas: at least one, each once")
        if tile.light.special is not None:
            raise BadCards(f"{_place(tile)}: light: only dark sides have a special")
        _check_items(tile, "cost", tile.cost)
        for name, side in (("light", tile.light), ("dark", tile.dark)):
            _check_side(tile, name, side)
            if side.rank in ranks:
                raise BadCards(f"{_place(tile)}: {name}: rank {side.rank} stands twice")
            ranks.add(side.rank)


def _check_side(tile: BuildingTile, name: str, side: TileSide) -> None:
    _check_items(tile, f"{name}: makes", side.makes)
    if side.special is not None:
        _check_items(tile, f"{name}: special: pay", side.special.pay)
        _check_effects(tile, side.special.effects)


def _check_monsters(monsters: Sequence[MonsterToken]) -> None:
    _count(MonsterToken, "monsters", len(monsters), MONSTERS)
    _count(MonsterToken, "yellow monsters", len([one for one in monsters if one.yellow]), YELLOW_MONSTERS)
    for rank, monster in enumerate(monsters, 1):
        if monster.rank != rank:
            raise BadCards(f"{_place(monster)}: rank: {monster.rank} where {rank} belongs")
        if monster.yellow is (monster.cost is not None):
            raise BadCards(f"{_place(monster)}: cost: a black monster has one, a yellow one has none")
        _check_items(monster, "makes", monster.makes)
        if monster.bar is not None:
            _check_bar(monster, monster.bar)


def _check_bar(monster: MonsterToken, bar: Bar) -> None:
    of_area = bool(bar.area and bar.plus and not bar.pay and bar.die is None)
    paid = bool(bar.area is None and bar.pay and bool(bar.plus) is (bar.die is None))
    if not of_area and not paid:
        raise BadCards(f"{_place(monster)}: bar: it takes area and plus, or pay and one of plus and die")
    _check_items(monster, "bar: pay", bar.pay)


def _check_spells(spells: Sequence[Spell]) -> None:
    for spell in spells:
        _check_items(spell, "cost", spell.cost)
        _check_effects(spell, spell.effects)
        if spell.letter != spell.window[0]:
            raise BadCards(f"{_place(spell)}: window: {spell.window} is none of letter {spell.letter}")
    for deck in get_args(Deck):
        copies = [spell.copies for spell in spells if spell.deck == deck]
        _count(Spell, f"cards in the {deck} deck", sum(copies), DECK_CARDS)
        for count, expected in COPIES.items():
            _count(Spell, f"spells with {count} copies in the {deck} deck", copies.count(count), expected)


# Their fields.


def _check_items(piece: Piece, field: str, text: str) -> None:
    try:
        items_of(text)
    except BadCards as wrong:
        raise BadCards(f"{_place(piece)}: {field}: {wrong}") from None


def _check_effects(piece: Piece, effects: Iterable[RawEffect]) -> None:
    """Check what is read here; the rest is left to `effect_tables.py`."""
    for raw in effects:
        if raw.get("do") != "aura":
            continue
        if raw.get("switch") not in SWITCHES or not isinstance(raw.get("amount"), int):
            raise BadCards(
                f"{_place(piece)}: effects: {raw} needs an amount and one of {', '.join(SWITCHES)}"
            )


BOX = DomainsBox(card_folder("domains", files(__package__)))
