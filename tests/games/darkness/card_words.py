"""The names of cards, and how rows of tables write cards, squares and figures."""

from re import fullmatch
from typing import Any

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    ADVANCEMENTS,
    ITEM_CODES,
    ITEMS,
    MYSTERIES,
    RESOURCE_CODES,
    RESOURCES,
)
from darkling.games.darkness.rules.events import ActionDeclared

AC_NAMES, RC_NAMES, ITEM_NAMES = [[card.name for card in cards] for cards in (ACTIONS, RESOURCES, ITEMS)]
ADVANCEMENT_NAMES = [card.name for card in ADVANCEMENTS]
CODES = dict(
    zip([*AC_NAMES, *RC_NAMES, *ITEM_NAMES], [*ACTION_CODES, *RESOURCE_CODES, *ITEM_CODES], strict=True)
)
CODES |= {card.name: card.code for card in ADVANCEMENTS}
NUMBERS = {
    card.name: number for cards in (ITEMS, ADVANCEMENTS, MYSTERIES) for number, card in enumerate(cards)
}


def cards_in(text: str) -> list[str]:
    """Read cards such as `Hearty, 2 Steady`."""
    found: list[str] = []
    for one in [one for one in text.strip().split(", ") if one]:
        many = fullmatch(r"(\d) (.+)", one)
        found += [many[2]] * int(many[1]) if many else [one]
    return found


def xy(text: str) -> tuple[int, int]:
    x, _, y = text.partition("/")
    return int(x), int(y)


def place(text: str) -> list[tuple[int, int]]:
    return [xy(text)]


def pieces(text: str) -> list[tuple[Any, ...]]:
    """Read figures such as `Cave Bear 7/6; Zombies! 8/8 1`."""
    found: list[tuple[Any, ...]] = []
    for one in [one for one in text.split("; ") if one]:
        match = fullmatch(r"(.+?) (\d+/\d+)(?: (\d+))?", one)
        assert match, one
        found.append((match[1], xy(match[2]), *([int(match[3])] if match[3] else [])))
    return found


def spoken(event: ActionDeclared) -> tuple[str, list[str]]:
    return AC_NAMES[event.ac], [RC_NAMES[rc] for rc in event.rcs]


def expected_play(step: str) -> tuple[str, list[str]]:
    name, _, paid = step.partition(":")
    return name, [rc for rc in resources_in(paid) if rc in RC_NAMES]


def resources_in(paid: str) -> list[str]:
    return [one.rpartition("/")[0] if fullmatch(r".+/[SFM]", one) else one for one in cards_in(paid)]


def played_in(says: str) -> list[str]:
    """Return the cards that are played and paid in a scene."""
    found: list[str] = []
    for step in says.split("; "):
        name, paying, paid = step.partition(":")
        if paying:
            found += [name, *[rc for rc in resources_in(paid) if rc in RC_NAMES]]
    return found
