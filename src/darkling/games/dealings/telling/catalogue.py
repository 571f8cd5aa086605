"""All cards of Dark Dealings as a screen shows them."""

from collections.abc import Sequence

from msgspec import Struct

from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.cards.schema import PrintedDefense, PrintedHero, Side
from darkling.games.dealings.telling.cards import ability, ability_text, class_text
from darkling.table.phrase import Phrase, listed, phrase

SENTENCES = ("sentences", "sentences")
"""How whole sentences are joined."""


class DealingsHeroCard(Struct, frozen=True):
    """A Hero Card; `vulnerable` is made of T (trap), S (spell) and M (minion)."""

    id: str
    name: str
    class_name: str
    class_art: str
    art: str
    armor: int
    vulnerable: str
    challenge: int
    brief: Phrase
    """What its class does, short enough for a card."""
    text: Phrase


class DefenseCard(Struct, frozen=True):
    """A Defense Card with its sides in the order in which they come up; after the last it is trashed."""

    id: str
    name: str
    art: str
    sides: tuple[Side, ...]
    abilities: list[Phrase]
    brief: Phrase | None
    """What its ability does, short enough for a card; None without one."""
    text: Phrase | None


class DealingsCatalogue(Struct, frozen=True):
    heroes: list[DealingsHeroCard]
    defenses: list[DefenseCard]


def catalogue() -> DealingsCatalogue:
    return DealingsCatalogue(
        heroes=[_hero(card) for card in BOX.heroes],
        defenses=[_defense(card) for card in BOX.defenses],
    )


def _hero(card: PrintedHero) -> DealingsHeroCard:
    hero_class = BOX.classes[card.hero_class]
    return DealingsHeroCard(
        id=card.id,
        name=card.name,
        class_name=hero_class.name,
        class_art=hero_class.art,
        art=card.art,
        armor=card.armor,
        vulnerable=card.vulnerable,
        challenge=card.challenge,
        brief=_brief(hero_class.effects or ("none",)),
        text=class_text(card.hero_class),
    )


def _defense(card: PrintedDefense) -> DefenseCard:
    texts = [ability_text(effect) for effect in card.effects]
    return DefenseCard(
        id=card.id,
        name=card.name,
        art=card.art,
        sides=card.sides,
        abilities=[ability(effect) for effect in card.effects],
        brief=_brief(card.effects) if card.effects else None,
        text=phrase("card-text", text=listed(texts, *SENTENCES)) if texts else None,
    )


def _brief(effects: Sequence[str]) -> Phrase:
    return phrase("card-text", text=listed([phrase(f"brief-{effect}") for effect in effects], *SENTENCES))
