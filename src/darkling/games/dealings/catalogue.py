"""All cards of Dark Dealings as a screen shows them."""

from msgspec import Struct

from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.cards.schema import Defense, Hero, Side
from darkling.games.dealings.describe import SENTENCES, ability_text, brief, class_text
from darkling.table.phrase import Phrase, listed, phrase


class HeroCard(Struct, frozen=True):
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


class Catalogue(Struct, frozen=True):
    """Every card of the game."""

    heroes: list[HeroCard]
    defenses: list[DefenseCard]


def catalogue() -> Catalogue:
    """Return all cards, those of the expansion too."""
    return Catalogue(
        heroes=[_hero(card) for card in BOX.heroes],
        defenses=[_defense(card) for card in BOX.defenses],
    )


def _hero(card: Hero) -> HeroCard:
    hero_class = BOX.classes[card.hero_class]
    return HeroCard(
        id=card.id,
        name=card.name,
        class_name=hero_class.name,
        class_art=hero_class.art,
        art=card.art,
        armor=card.armor,
        vulnerable=card.vulnerable,
        challenge=card.challenge,
        brief=brief(hero_class.effects or ("none",)),
        text=class_text(card.hero_class),
    )


def _defense(card: Defense) -> DefenseCard:
    texts = [ability_text(effect) for effect in card.effects]
    return DefenseCard(
        id=card.id,
        name=card.name,
        art=card.art,
        sides=card.sides,
        abilities=[phrase(f"ability-{effect}") for effect in card.effects],
        brief=brief(card.effects) if card.effects else None,
        text=phrase("card-text", text=listed(texts, *SENTENCES)) if texts else None,
    )
