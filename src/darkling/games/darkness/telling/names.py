"""What everything in Attack the Darkness is called, by its code."""

from darkling.games.darkness.cards import (
    ACTIONS,
    ADVANCEMENTS,
    CLASSES,
    DUNGEON_CODES,
    FOES,
    ITEMS,
    MYSTERIES,
    PLANS,
    RESOURCES,
    foe_of,
)
from darkling.games.darkness.cards.files import BOX
from darkling.games.darkness.cards.language import FoeCard
from darkling.games.darkness.rules.settings import DUNGEONS, RANDOM

CLASS_OF = {card.code: card for card in CLASSES}
ACTION_OF = {card.code: card for card in ACTIONS}
RESOURCE_OF = {card.code: card for card in RESOURCES}
FOE_OF = {card.code: card for card in FOES}
ITEM_OF = {card.code: card for card in ITEMS}
MYSTERY_OF = {card.code: card for card in MYSTERIES}
ADVANCEMENT_OF = {card.code: card for card in ADVANCEMENTS}
PLAN_OF = {code: PLANS[at + RANDOM] for at, code in enumerate(DUNGEONS) if at + RANDOM >= 0}
"""Dungeons with maps of their own, by their names in the settings."""
RESOURCE_NAMES = {"S": "Stamina", "F": "Focus", "M": "Mana"}
WITHOUT_ARTICLE = ("Grimalkin",)

_SETS = {code: FOES[foe_of(card)] for card, code in enumerate(DUNGEON_CODES) if foe_of(card) >= 0}
NAMES: dict[str, str] = {
    **{card.code: card.name for card in CLASSES},
    **{card.code: card.name for card in ACTIONS},
    **{card.code: card.name for card in RESOURCES},
    **{card.code: card.name for card in ITEMS},
    **{card.code: card.name for card in MYSTERIES},
    **{card.code: card.name for card in ADVANCEMENTS},
    **{code: card.name for code, card in _SETS.items()},
    **{card.code: card.name for card in FOES},
    **{raw.id: raw.name for raw in BOX.maps},
    **{code: plan.name for code, plan in PLAN_OF.items()},
    **RESOURCE_NAMES,
    "random": "a random dungeon",
    "arena": "the arena",
}


def name(code: str) -> str:
    """Return the name of a card, a dungeon or a map; squares, tiles and numbers are called as they are."""
    return NAMES.get(code, code)


def dungeon_code(plan: int) -> str:
    """Return the name that settings have for a dungeon."""
    return DUNGEONS[plan - RANDOM]


def one_of(foe: FoeCard) -> str:
    """Return what one monster of a card is called."""
    called = foe.name.removesuffix("!")
    return called.removesuffix("s") if foe.number > 1 else called


def many_of(foe: FoeCard) -> str:
    """Return what several monsters of a card are called."""
    called = foe.name.removesuffix("!")
    return called if called.endswith("s") else f"{called}s"


def has_article(foe: FoeCard) -> str:
    return "no" if foe.name in WITHOUT_ARTICLE else "yes"
