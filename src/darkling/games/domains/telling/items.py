"""Items as phrases, such as `2 Coins and 1 Fire`."""

from darkling.games.domains.cards.items import ANY_ELEMENT, ITEM_CODES, SPELL, Items, items_of
from darkling.table.phrase import Phrase, Said, listed, phrase


def item(kind: int, amount: int) -> Phrase:
    return phrase(f"item-{ITEM_CODES[kind]}", amount=amount)


def said(items: Items) -> Said:
    """Return items as one phrase; a word for nothing if there are none."""
    return listed([item(kind, amount) for kind, amount in enumerate(items) if amount]) or phrase("nothing")


def said_of(text: str) -> Said:
    """Return the same of what a card file says, such as `2c+1Fi`."""
    return said(items_of(text))


def counted(items: Items) -> dict[str, int]:
    """Return items by their codes, without those of which there are none."""
    return {ITEM_CODES[kind]: amount for kind, amount in enumerate(items) if amount}


def are_spells(text: str) -> str:
    """Say whether what is gained or lost is drawn and discarded."""
    return "yes" if items_of(text)[SPELL] else "no"


def are_of_choice(text: str) -> str:
    """Say whether there are elements among them whose owner chooses which."""
    return "yes" if items_of(text)[ANY_ELEMENT] else "no"


def dice_text(dice: tuple[int, ...]) -> str:
    """Return dice in short: `2d8`, or `d12+d8+2d6`."""
    sizes = sorted(set(dice), reverse=True)
    return "+".join([f"{dice.count(size) if dice.count(size) > 1 else ''}d{size}" for size in sizes])
