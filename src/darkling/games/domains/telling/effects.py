"""What cards do, as phrases: every text is put together from the effects of its card."""

from collections.abc import Mapping, Sequence
from typing import Any

from darkling.games.domains.cards.effect_kinds import DomainsEffect
from darkling.games.domains.cards.effect_tables import EFFECTS
from darkling.games.domains.cards.schema import Bar, BuildingTile, FortuneCard, Henchman, Spell
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.telling.items import are_of_choice, are_spells, dice_text, said_of
from darkling.games.domains.telling.names import MONSTERS, name
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

ITEM_FIELDS = ("items", "give", "get", "less")
"""Fields of effects that hold items in short."""
UNSAID: Figures = {
    "who": "me",
    "per": "none",
    "most": 0,
    "dice": "none",
    "amount": 0,
    "plus": 0,
    "to": "none",
    "to_me": "no",
    "random": "no",
    "first_two": "no",
    "reorder": "no",
    "dark": "no",
    "draws": "no",
    "of_choice": "no",
    "size": 0,
    "less": "none",
    "where": "any",
    "source": "pile",
}
"""What words speak of where an effect leaves it out."""


def effect(given: DomainsEffect) -> Phrase:
    """Return what an effect does."""
    return Phrase(f"effect-{given.tag}", effect_figures(given.figures()))


def in_brief(given: DomainsEffect) -> Phrase:
    """Return what an effect does, short enough for a card."""
    return Phrase(f"brief-{given.tag}", effect_figures(given.figures()))


def effect_figures(fields: Mapping[str, Any]) -> Figures:
    """Return what the words of an effect speak of."""
    told = {field: _told(field, value) for field, value in fields.items() if value is not None}
    amount = fields.get("amount") or fields.get("plus") or 0
    told |= {"size": abs(amount), "down": _down(amount)}
    items = fields.get("items") or fields.get("give")
    if items:
        told |= {"draws": are_spells(items), "of_choice": are_of_choice(items)}
    return {**UNSAID, **told}


def _told(field: str, value: Any) -> Said:
    if field in ITEM_FIELDS:
        return said_of(value) if value else "none"
    if field == "dice":
        return _dice(value)
    if field == "source" and value in MONSTERS:
        return name(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int) else "none"


def _dice(value: int | Sequence[int]) -> str:
    dice = (value,) if isinstance(value, int) else tuple(value)
    return dice_text(dice) if any(dice) else "none"


def effects(given: Sequence[DomainsEffect]) -> Said:
    return listed([effect(one) for one in given], last="also")


def briefs(given: Sequence[DomainsEffect]) -> Said:
    return listed([in_brief(one) for one in given], last="semicolon")


def switch_figures(switch: str, amount: int) -> Figures:
    """Return what the words of a switch speak of."""
    told = switch if switch in SWITCHES else SWITCHES[0]
    return {**UNSAID, "switch": told, "amount": amount, "size": abs(amount), "down": _down(amount)}


def _down(amount: int) -> str:
    return "yes" if amount < 0 else "no"


# Whole texts.


def price(items: str) -> Said:
    return said_of(items) if items else "none"


def spell_text(spell: Spell) -> Phrase:
    """Return when a spell is cast, for how much, and what it does."""
    text = effects(EFFECTS.spells[spell.id])
    return phrase("spell-text", timing=spell.window, price=price(spell.cost), text=text)


def henchman_text(henchman: Henchman) -> Phrase:
    return phrase(
        "henchman-text",
        timing=henchman.timing,
        price=price(henchman.pay),
        text=effects(EFFECTS.henchmen[henchman.id]),
        fate=henchman.then,
    )


def special_text(tile: BuildingTile) -> Phrase | None:
    """Return what a tile can do with its dark side up, besides producing."""
    special = tile.dark.special
    if special is None:
        return None
    return phrase(
        "special-text",
        timing=special.timing,
        price=price(special.pay),
        text=effects(EFFECTS.specials[tile.id]),
        repeat="yes" if special.repeat else "no",
    )


def special_brief(tile: BuildingTile) -> Phrase | None:
    """Return the same, short enough for a card."""
    special = tile.dark.special
    if special is None:
        return None
    return phrase("brief-special", price=price(special.pay), text=briefs(EFFECTS.specials[tile.id]))


def bar_text(bar: Bar) -> Phrase:
    """Return what the bonus bar of a monster does."""
    return _bar(bar, "bar-at-home", "bar-paid")


def bar_brief(bar: Bar) -> Phrase:
    return _bar(bar, "brief-bar-at-home", "brief-bar-paid")


def _bar(bar: Bar, at_home: str, paid: str) -> Phrase:
    if bar.area:
        return Phrase(at_home, {"plus": bar.plus, "area": bar.area})
    return Phrase(paid, {"price": said_of(bar.pay), "plus": bar.plus, "die": bar.die or 0})


def fortune_text(card: FortuneCard, top: bool) -> Phrase:
    """Return one of the two texts of a Fortune card."""
    given = EFFECTS.top[card.id] if top else EFFECTS.bottom[card.id]
    return phrase("fortune-text", dark=card.needs_dark if top else 0, text=effects(given))


def fortune_texts(card: FortuneCard) -> Phrase:
    """Return all that a Fortune card says, and beside which cards."""
    top = fortune_text(card, top=True)
    if not card.bottom:
        return phrase("fortune-arcana", top=top)
    return phrase("fortune-suited", top=top, bottom=fortune_text(card, top=False))
