"""The numbers of all cards as frozen tables, for the rules.

Each kind of card has numbers of its own, from 0 in the order of its file. A foe is a monster, or after these
a boss. Cards of the dungeon deck have numbers in common: monsters (the number of the foe), then the cards of
bosses one by one, items, mysteries; copies of a card have the same number.
"""

from collections.abc import Iterable, Mapping

from darkling.games.darkness.cards.files import BOX, CARDS
from darkling.games.darkness.cards.language import (
    CLASS_LETTERS,
    ActionCard,
    AdvancementCard,
    ClassCard,
    DungeonMap,
    DungeonPlan,
    FoeCard,
    ItemCard,
    MysteryCard,
    ResourceCard,
)
from darkling.games.darkness.cards.reading import resources_of
from darkling.games.darkness.cards.schema import RawClass, RawDungeon
from darkling.games.darkness.cards.tiles import LOGO, TILE

__all__ = ["CARDS", "LOGO", "TILE"]

CardNumber = int
"""The number of a card among those of its kind."""
NO_CARD: CardNumber = -1

# Cards of players.

ACTIONS: tuple[ActionCard, ...] = BOX.action_cards
RESOURCES: tuple[ResourceCard, ...] = BOX.resource_cards
ADVANCEMENTS: tuple[AdvancementCard, ...] = BOX.advancement_cards
ACTION_CODES = tuple([card.code for card in ACTIONS])
RESOURCE_CODES = tuple([card.code for card in RESOURCES])
ADVANCEMENT_CODES = tuple([card.code for card in ADVANCEMENTS])
RCS_DRAWN_FROM, ADVANCEMENTS_DRAWN_FROM = len(ACTIONS), len(ACTIONS) + len(RESOURCES)
DUNGEON_DRAWN_FROM = ADVANCEMENTS_DRAWN_FROM + len(ADVANCEMENTS)
ADVANCEMENT_DECK = tuple([card for card, of in enumerate(ADVANCEMENTS) for _ in range(of.copies)])
"""All cards of it, sorted; copies are the same number."""


def _deck(codes: tuple[str, ...], counts: Mapping[str, int]) -> tuple[CardNumber, ...]:
    return tuple(sorted([codes.index(code) for code, copies in counts.items() for _ in range(copies)]))


def _in_arena(codes: tuple[str, ...], raw: RawClass, counts: Mapping[str, int]) -> tuple[CardNumber, ...]:
    legal = [codes[card] for card in _deck(codes, counts)]
    return tuple(sorted([codes.index(raw.arena.get(code, code)) for code in legal]))


def _class(raw: RawClass) -> ClassCard:
    return ClassCard(
        code=raw.id,
        name=raw.name,
        letter=raw.letter,
        resources=resources_of(raw),
        core=tuple([(RESOURCE_CODES.index(code), copies) for code, copies in raw.core.items()]),
        speed=raw.speed,
        hp=raw.hp,
        ability=raw.ability,
        resource_deck=_deck(RESOURCE_CODES, raw.resource_deck),
        action_deck=_deck(ACTION_CODES, raw.action_deck),
        arena_resource_deck=_in_arena(RESOURCE_CODES, raw, raw.resource_deck),
        arena_action_deck=_in_arena(ACTION_CODES, raw, raw.action_deck),
    )


CLASSES: tuple[ClassCard, ...] = tuple(
    [_class(raw) for raw in sorted(BOX.classes, key=lambda raw: CLASS_LETTERS.index(raw.letter))]
)
CLASS_CODES = tuple([card.code for card in CLASSES])
LEGAL_ACTIONS: tuple[tuple[CardNumber, ...], ...] = tuple(
    [tuple([card for card, of in enumerate(ACTIONS) if one.letter in of.letters]) for one in CLASSES]
)
"""For each class the action cards that its decks may hold."""
LEGAL_RESOURCES: tuple[tuple[CardNumber, ...], ...] = tuple(
    [tuple([card for card, of in enumerate(RESOURCES) if one.letter in of.letters]) for one in CLASSES]
)

# Cards of the dungeon.

FOES: tuple[FoeCard, ...] = (*BOX.monster_cards, *BOX.boss_cards)
ITEMS: tuple[ItemCard, ...] = BOX.item_cards
MYSTERIES: tuple[MysteryCard, ...] = BOX.mystery_cards
FOE_CODES = tuple([card.code for card in FOES])
ITEM_CODES = tuple([card.code for card in ITEMS])
MYSTERY_CODES = tuple([card.code for card in MYSTERIES])
MONSTER_KINDS = len(BOX.monster_cards)
"""Foes below this number are monsters, the others bosses."""

_SETS = [(foe, at) for foe, of in enumerate(FOES) if of.is_boss for at in range(1, of.copies + 1)]
_FIRST_ITEM = MONSTER_KINDS + len(_SETS)
_FIRST_MYSTERY = _FIRST_ITEM + len(ITEMS)
DUNGEON_CODES: tuple[str, ...] = (
    *FOE_CODES[:MONSTER_KINDS],
    *[f"{FOE_CODES[foe]}-{at}" for foe, at in _SETS],
    *ITEM_CODES,
    *MYSTERY_CODES,
)
DRAWN_CODES = (*ACTION_CODES, *RESOURCE_CODES, *ADVANCEMENT_CODES, *DUNGEON_CODES)
"""All cards that players draw or look at, numbered together: ACs, RCs, advancements, dungeon cards; so events
tell which they were.
"""
FOE_OF: tuple[int, ...] = (
    *range(MONSTER_KINDS),
    *[foe for foe, _ in _SETS],
    *[-1 for _ in (*ITEMS, *MYSTERIES)],
)
"""For each dungeon card its foe; a card of a boss has its boss; -1 for the others."""
BOSS_CARDS: tuple[tuple[CardNumber, ...], ...] = tuple(
    [tuple([MONSTER_KINDS + at for at, (of, _) in enumerate(_SETS) if of == foe]) for foe in range(len(FOES))]
)
"""For each foe the cards of its set; nothing for monsters."""


def foe_of(card: CardNumber) -> int:
    """Return the foe of a dungeon card, -1 if it has none; that of a boss card is its boss."""
    return FOE_OF[card]


def item_of(card: CardNumber) -> CardNumber:
    """Return the item that a dungeon card is, -1 if it is none."""
    return card - _FIRST_ITEM if _FIRST_ITEM <= card < _FIRST_MYSTERY else NO_CARD


def mystery_of(card: CardNumber) -> CardNumber:
    """Return the mystery that a dungeon card is, -1 if it is none."""
    return card - _FIRST_MYSTERY if card >= _FIRST_MYSTERY else NO_CARD


def card_of_item(item: CardNumber) -> CardNumber:
    """Return the dungeon card of an item."""
    return _FIRST_ITEM + item


def boss_cards(foe: int) -> tuple[CardNumber, ...]:
    """Return the dungeon cards of a boss; nothing for a monster."""
    return BOSS_CARDS[foe]


def _copies(card: CardNumber) -> int:
    if foe_of(card) >= 0:
        return 1 if FOES[foe_of(card)].is_boss else FOES[foe_of(card)].copies
    return MYSTERIES[mystery_of(card)].copies if mystery_of(card) >= 0 else 1


DUNGEON_DECK: tuple[CardNumber, ...] = tuple(
    [card for card in range(len(DUNGEON_CODES)) for _ in range(_copies(card))]
)
"""All cards of the dungeon deck, sorted; copies are the same number."""

# Maps and plans.

_MAPS = {raw.id: read for raw, read in zip(BOX.maps, BOX.dungeon_maps, strict=True)}
ARENA_MAP: DungeonMap = BOX.dungeon_maps[-2]
EXAMPLE_MAP: DungeonMap = BOX.dungeon_maps[-1]


def _dungeon_cards(codes: Iterable[str]) -> tuple[CardNumber, ...]:
    """Return the dungeon cards by the codes of a plan, in which a boss is its whole set."""
    cards: list[CardNumber] = []
    for code in codes:
        sets = boss_cards(FOE_CODES.index(code)) if code in FOE_CODES else ()
        cards.extend(sets or (DUNGEON_CODES.index(code),))
    return tuple(cards)


def _plan(raw: RawDungeon) -> DungeonPlan:
    maps = tuple([_MAPS[code] for code in raw.maps])
    return DungeonPlan(raw.id, raw.name, maps, _dungeon_cards(raw.removed), _dungeon_cards(raw.aside))


PLANS: tuple[DungeonPlan, ...] = tuple([_plan(raw) for raw in BOX.dungeons])
PLAN_CODES = tuple([plan.code for plan in PLANS])
