"""The whole texts of cards, as phrases."""

from collections.abc import Sequence

from darkling.games.darkness.cards.language import (
    ActionCard,
    AdvancementCard,
    CardEffect,
    ClassCard,
    FoeCard,
    Gem,
    Gift,
    ItemCard,
    MysteryCard,
    ResourceCard,
    SourceOfX,
)
from darkling.games.darkness.telling.effects import (
    OF_FOE,
    OF_PLAYER,
    OF_RESOURCE,
    RESOURCE_CODES,
    condition_text,
    effect_text,
    effects_text,
    part_brief,
    part_text,
    sentences,
)
from darkling.table.phrase import Phrase, Said, listed, phrase


def beside(texts: Sequence[Said]) -> Said:
    """Return texts one after another, without those that say nothing."""
    return listed([text for text in texts if text], between="beside", last="beside")


# Cards of players.


def cost_text(gems: Sequence[Gem]) -> Said:
    """Return what an action card costs."""
    told = [
        phrase(
            "gem",
            is_x="yes" if gem.is_x else "no",
            points=gem.points,
            resource=RESOURCE_CODES[gem.resources],
        )
        for gem in gems
    ]
    return listed(told) or phrase("free")


def gifts_text(gifts: Sequence[Gift]) -> Said:
    """Return what a resource card gives."""
    told = [
        phrase(
            "gift",
            named="yes" if gift.is_named else "no",
            points=gift.points,
            resource=RESOURCE_CODES[gift.resources],
        )
        for gift in gifts
    ]
    return listed(told) or phrase("gives-nothing")


def _source(x: SourceOfX | None) -> list[Said]:
    return [] if x is None else [phrase("x-source", kind=x.kind, most=x.most)]


def action_text(card: ActionCard) -> Said:
    """Return all that an action card says, besides what it costs."""
    parts = [part_text(part) for part in card.parts]
    stays = [phrase("stays", lasts=card.lasts)] if card.lasts else []
    conditions = [condition_text(asked) for asked in card.conditions]
    return beside([sentences(conditions), *parts, sentences([*_source(card.x), *stays])])


def action_brief(card: ActionCard) -> Said:
    """Return what an action card does, short enough for a card."""
    is_alone = len(card.parts) == 1
    parts = [part_brief(part, is_alone) for part in card.parts]
    conditions = [condition_text(asked) for asked in card.conditions if asked.name != "order"]
    # What is paid for an X stands in the cost.
    source = _source(card.x) if card.x and card.x.kind != "paid" else []
    return beside([sentences(conditions), *parts, sentences(source)])


def resource_text(card: ResourceCard) -> Said:
    """Return all that a resource card says, besides what it gives."""
    conditions = [condition_text(asked) for asked in card.conditions]
    effects = effects_text(card.effects, OF_RESOURCE)
    return beside([sentences(conditions), effects, sentences(_source(card.x))])


def ability_text(card: ClassCard) -> Phrase:
    """Return the special ability of a class."""
    return phrase(f"ability-{card.ability}")


def advancement_text(card: AdvancementCard) -> Said:
    """Return all that an advancement says."""
    if card.special:
        texts = [effect_text(one, OF_PLAYER, start=False) for one in card.effects]
        return sentences([phrase(f"special-{card.special}", text=listed(texts))])
    if card.when == "gained" or card.per == "passive":
        return effects_text(card.effects, OF_PLAYER)
    return _used(card, card.effects)


# Cards of the dungeon.


def item_text(card: ItemCard) -> Said:
    """Return all that a piece of equipment says."""
    conditions = sentences([condition_text(asked) for asked in card.conditions])
    if card.per == "passive":
        return beside([conditions, effects_text(card.effects, OF_PLAYER)])
    discarded = sentences([phrase("used-discarded")]) if card.per == "once" else ""
    return beside([conditions, _used(card, card.effects), discarded])


def _used(card: ItemCard | AdvancementCard, effects: Sequence[CardEffect]) -> Said:
    """Return how often and when a card is used, and what it does then."""
    how_often = phrase("per", per=card.per)
    when = phrase(
        "used",
        when=card.when,
        answers=card.answers or "none",
        fits="-".join(card.fits) or "none",
    )
    lead: Said = phrase("comma", first=how_often, rest=when) if card.when != "always" else how_often
    if card.per == "once":
        lead = phrase("used-once", when=card.when)
    return phrase("titled", title=lead, text=effects_text(effects, OF_PLAYER, start=False))


def mystery_text(card: MysteryCard) -> Said:
    return effects_text(card.effects, OF_PLAYER)


def foe_lines(card: FoeCard) -> tuple[Phrase, ...]:
    """Return how a foe attacks, moves, defends itself and behaves."""
    return (
        phrase("foe-attacks", attacks=card.attacks, distance=card.distance, damage=card.damage),
        phrase("foe-moves", maneuvers=card.maneuvers, flies="yes" if card.flies else "no", speed=card.speed),
        phrase("foe-defends", defenses=card.defenses, guards=card.guards or "none", saves=card.saves),
        phrase("behaviour", behaviour=card.behaviour, reaches=card.reaches, ends=card.ends),
    )


def foe_text(card: FoeCard) -> Said:
    """Return what is special about a foe; nothing for many."""
    return sentences([_special(card, one) for one in card.specials])


def _special(card: FoeCard, effect: CardEffect) -> Said:
    told = effect_text(effect, OF_FOE, start=True)
    if not card.how_often or effect.on != "dead":
        return told
    return phrase("special-times", text=told, times=card.how_often)
