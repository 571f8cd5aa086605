"""All cards of Dark Heists as a screen shows them."""

from msgspec import Struct

from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.files import BOX, STACKS
from darkling.games.heists.cards.schema import Cost, Heist, Larceny, Scoundrel
from darkling.games.heists.telling.cards import (
    cost,
    effects,
    heist,
    in_brief,
    move,
    permanent,
    street_effect,
    trick,
)
from darkling.table.phrase import Phrase, Said, listed, phrase


class EffectLine(Struct, frozen=True):
    """What a scoundrel does, short enough for a card; in a red frame it is a cost."""

    brief: Phrase
    red: bool


class ScoundrelCard(Struct, frozen=True):
    """A card of a gang. Without a cost it cannot be recruited."""

    id: str
    name: str
    art: str
    suit: str
    sway: int
    crime: int
    notoriety: int
    cost: Cost | None
    effects: list[EffectLine]
    street: Phrase | None
    """What it does to everybody when it comes out into the Streets."""
    text: Phrase


class LarcenyCard(Struct, frozen=True):
    id: str
    name: str
    art: str
    text: Phrase


class ChallengeCard(Struct, frozen=True):
    """A challenge of a heist: `needs` is crime, sway or either."""

    name: str
    needs: str
    number: int
    bonus: Phrase


class HeistCard(Struct, frozen=True):
    """A heist with its challenges in their order."""

    id: str
    name: str
    art: str
    notoriety: int
    challenges: list[ChallengeCard]
    permanent: Phrase
    text: Phrase


class AutoCard(Struct, frozen=True):
    """A card of the Auto Player: its two moves."""

    first: Phrase
    second: Phrase


class HeistsCatalogue(Struct, frozen=True):
    """Every card of the game; those of the Auto Player have no names, only codes."""

    scoundrels: list[ScoundrelCard]
    larceny: list[LarcenyCard]
    heists: list[HeistCard]
    autos: dict[str, AutoCard]
    stacks: list[str]
    """The cards of the stacks, in the order in which a view counts them."""


def catalogue() -> HeistsCatalogue:
    return HeistsCatalogue(
        scoundrels=[_scoundrel(card) for card in BOX.scoundrels],
        larceny=[_larceny(card) for card in BOX.larceny],
        heists=[_heist(card) for card in BOX.heists],
        autos={code: AutoCard(move(first), move(second)) for code, (first, second) in EFFECTS.moves.items()},
        stacks=list(STACKS),
    )


def _scoundrel(card: Scoundrel) -> ScoundrelCard:
    return ScoundrelCard(
        id=card.id,
        name=card.name,
        art=card.art,
        suit=card.suit,
        sway=card.sway,
        crime=card.crime,
        notoriety=card.notoriety,
        cost=card.cost,
        effects=[EffectLine(in_brief(effect), effect.is_cost) for effect in EFFECTS.abilities[card.id]],
        street=phrase(f"brief-street-{card.street}") if card.street else None,
        text=_text(card),
    )


def _text(card: Scoundrel) -> Phrase:
    figures = {"suit": card.suit, "sway": card.sway, "crime": card.crime, "notoriety": card.notoriety}
    parts: list[Said] = [Phrase("scoundrel-figures", figures)]
    parts.append(cost(card.id) if card.cost else phrase("never-recruited"))
    if card.effects:
        parts.append(effects(EFFECTS.abilities[card.id]))
    if card.street:
        parts.append(street_effect(card.id))
    return phrase("scoundrel-text", text=listed(parts, "semicolon", "semicolon"))


def _larceny(card: Larceny) -> LarcenyCard:
    return LarcenyCard(card.id, card.name, card.art, phrase("larceny-text", text=trick(card.id)))


def _heist(card: Heist) -> HeistCard:
    return HeistCard(
        id=card.id,
        name=card.name,
        art=card.art,
        notoriety=card.notoriety,
        challenges=[
            ChallengeCard(part.name, part.needs, part.number, in_brief(bonus))
            for part, bonus in zip(card.challenges, EFFECTS.bonuses[card.id], strict=True)
        ],
        permanent=permanent(card.id),
        text=Phrase("heist-text", heist(card.id).args),
    )
