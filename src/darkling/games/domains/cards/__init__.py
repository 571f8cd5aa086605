"""The numbers of all pieces as frozen tables, for the rules. What pieces do is in `effect_tables.py`.

Each kind of piece has numbers of its own, from 0 in the order of its file. The sides of tiles are numbered
too: a face is the tile twice, and one more if it is dark.
"""

from collections.abc import Iterable
from typing import get_args

from darkling.games.domains.cards.files import BOX, DEATH_CARD, WORLD_CARD, brought
from darkling.games.domains.cards.items import NOTHING, items_of
from darkling.games.domains.cards.items import SKULLS as SKULL_ITEMS
from darkling.games.domains.cards.schema import Area, Deck, Era, Icon, RawEffect, Suit, TileType, Timing
from darkling.games.domains.cards.switches import SWITCHES

Card = int
"""The number of a piece among those of its kind."""
NO_CARD: Card = -1

FORTUNE_CODES = tuple([card.id for card in BOX.fortune])
ADVENTURER_CODES = tuple([adventurer.id for adventurer in BOX.adventurers])
HENCHMAN_CODES = tuple([henchman.id for henchman in BOX.henchmen])
TILE_CODES = tuple([tile.id for tile in BOX.tiles])
MONSTER_CODES = tuple([monster.id for monster in BOX.monsters])
SPELL_CODES = tuple([spell.id for spell in BOX.spells])

TIMINGS: tuple[str, ...] = get_args(Timing)
"""The windows in which henchmen, dark tiles and spells can be used."""


def _auras(effects: Iterable[RawEffect]) -> tuple[tuple[int, int], ...]:
    """Return which switches go on while a piece is in play, and by how much."""
    lasting = [raw for raw in effects if raw.get("do") == "aura"]
    return tuple([(SWITCHES.index(raw["switch"]), raw["amount"]) for raw in lasting])


# Fortune cards.

SUITS: tuple[str, ...] = get_args(Suit)
ARCANA = SUITS.index("arcana")
ERAS: tuple[str, ...] = get_args(Era)
MASQUERADE, REVELATION, DECAY = range(len(ERAS))
SUIT = tuple([SUITS.index(card.suit) for card in BOX.fortune])
ERA = tuple([ERAS.index(card.era) for card in BOX.fortune])
WORLD: Card = FORTUNE_CODES.index(WORLD_CARD)
DEATH: Card = FORTUNE_CODES.index(DEATH_CARD)


def _ordinary(era: int) -> tuple[Card, ...]:
    return tuple([card for card, of in enumerate(ERA) if of == era and card not in (WORLD, DEATH)])


ERA_CARDS = tuple([_ordinary(era) for era in range(len(ERAS))])
"""The ten cards of each era of which some come into the deck, without The World and Death."""
NEEDS_DARK = tuple([card.needs_dark for card in BOX.fortune])
"""How many dark tiles a player needs for the top text to speak to them."""

# Adventurers.

ICONS: tuple[str, ...] = get_args(Icon)
MONSTER_ICON, EVIL_ICON = ICONS.index("monster"), ICONS.index("evil")
FIRST_AREA_ICON, FIRST_TYPE_ICON = ICONS.index("woods"), ICONS.index("economic")
LEFT = tuple([ICONS.index(adventurer.left) for adventurer in BOX.adventurers])
RIGHT = tuple([ICONS.index(adventurer.right) for adventurer in BOX.adventurers])
DIE: tuple[int, ...] = tuple([adventurer.die for adventurer in BOX.adventurers])

# Henchmen.

HENCHMAN_TIMING = tuple([TIMINGS.index(henchman.timing) for henchman in BOX.henchmen])
HENCHMAN_PRICE = tuple([items_of(henchman.pay) for henchman in BOX.henchmen])
"""What each use costs."""
HENCHMAN_AURA = tuple([_auras(henchman.effects) for henchman in BOX.henchmen])

# Tiles, and their sides by face.

TILE_TYPES: tuple[str, ...] = get_args(TileType)
AREAS: tuple[str, ...] = get_args(Area)
TYPE = tuple([TILE_TYPES.index(tile.type) for tile in BOX.tiles])
TILE_COST = tuple([items_of(tile.cost) for tile in BOX.tiles])
MAY_STAND = tuple([tuple([area in tile.areas for area in AREAS]) for tile in BOX.tiles])
_FACES = [side for tile in BOX.tiles for side in (tile.light, tile.dark)]
RANK = tuple([side.rank for side in _FACES])
DEFENSE = tuple([side.defense for side in _FACES])
MAKES = tuple([items_of(side.makes) for side in _FACES])
SKULLS = tuple([makes[SKULL_ITEMS] for makes in MAKES])
_SPECIALS = [tile.dark.special for tile in BOX.tiles]
SPECIAL_TIMING = tuple([TIMINGS.index(special.timing) if special else -1 for special in _SPECIALS])
"""-1 for tiles without special."""
SPECIAL_PRICE = tuple([items_of(special.pay) if special else NOTHING for special in _SPECIALS])
SPECIAL_REPEATS = tuple([special is not None and special.repeat for special in _SPECIALS])
TILE_AURA = tuple([_auras(special.effects) if special else () for special in _SPECIALS])

# Monsters.

SHIELD = tuple([monster.shield for monster in BOX.monsters])
PRICE = tuple([-1 if monster.cost is None else monster.cost for monster in BOX.monsters])
"""In coins; -1 for those never sold."""
IS_YELLOW = tuple([monster.yellow for monster in BOX.monsters])
BLACK_MONSTERS = tuple([monster for monster, yellow in enumerate(IS_YELLOW) if not yellow])
_BROUGHT = [code for henchman in BOX.henchmen for code in brought(henchman)]
(MERCENARY,) = [card for card, of in enumerate(BOX.monsters) if of.yellow and of.id not in _BROUGHT]
MONSTER_MAKES = tuple([items_of(monster.makes) for monster in BOX.monsters])
MONSTER_SKULLS = tuple([makes[SKULL_ITEMS] for makes in MONSTER_MAKES])
_BARS = [monster.bar for monster in BOX.monsters]
BAR_AREA = tuple([AREAS.index(bar.area) if bar and bar.area else -1 for bar in _BARS])
"""The Area that makes a monster stronger; -1 for those without."""
BAR_AREA_PLUS = tuple([bar.plus if bar and bar.area else 0 for bar in _BARS])
BAR_PRICE = tuple([items_of(bar.pay) if bar else NOTHING for bar in _BARS])
"""What makes a monster stronger once; nothing for those without."""

# Spells.

DECKS: tuple[str, ...] = get_args(Deck)
DECK_OF = tuple([DECKS.index(spell.deck) for spell in BOX.spells])
SPELL_COST = tuple([items_of(spell.cost) for spell in BOX.spells])
SPELL_TIMING = tuple([TIMINGS.index(spell.window) for spell in BOX.spells])


def _deck(deck: int) -> tuple[Card, ...]:
    copies = [(card, BOX.spells[card].copies) for card, of in enumerate(DECK_OF) if of == deck]
    return tuple([card for card, count in copies for _ in range(count)])


SPELL_DECKS = tuple([_deck(deck) for deck in range(len(DECKS))])
"""All cards of each deck; copies are the same number."""
