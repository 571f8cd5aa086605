"""Cards and fights as phrases."""

from collections.abc import Sequence

from darkling.games.dealings.cards.files import BOX, HEROES_IN_THE_BOX
from darkling.games.dealings.cards.schema import Side
from darkling.games.dealings.view import DefenseView, FightView
from darkling.table.phrase import Phrase, Said, listed, phrase

Grid = tuple[tuple[Phrase, ...], ...]
"""Rows of cells, which stand in columns."""
Block = list[Phrase | Grid]
"""A heading and the lines below it; empty if there is nothing to show."""

HEROES = {hero.id: hero for hero in BOX.heroes}
DEFENSES = {card.id: card for card in BOX.defenses}
CLASSES_IN_THE_BOX = {hero.hero_class for hero in BOX.heroes[:HEROES_IN_THE_BOX]}

SENTENCES = ("sentences", "sentences")
"""How whole sentences are joined."""


def name(code: str) -> str:
    """Return the name of a card."""
    return HEROES[code].name if code in HEROES else DEFENSES[code].name


def hero(code: str, key: str = "hero") -> Phrase:
    """Return a hero with its figures, in the words of `key`."""
    card = HEROES[code]
    return phrase(
        key,
        hero=card.name,
        **{"class": BOX.classes[card.hero_class].name},
        armor=card.armor,
        types=card.vulnerable,
        challenge=card.challenge,
    )


def class_text(hero_class: str) -> Phrase:
    """Return what a class of heroes does."""
    title = BOX.classes[hero_class].name
    effects = [phrase(f"effect-{effect}") for effect in BOX.classes[hero_class].effects]
    return phrase("explained", title=title, text=listed(effects or [phrase("effect-none")]))


def brief(effects: Sequence[str]) -> Phrase:
    """Return what effects do, short enough for a card."""
    return phrase("card-text", text=listed([phrase(f"brief-{effect}") for effect in effects], *SENTENCES))


def class_entry(hero_class: str) -> Phrase:
    """Return what a class of heroes does, for a list of all classes."""
    key = "explained" if hero_class in CLASSES_IN_THE_BOX else "explained-expansion"
    return Phrase(key, class_text(hero_class).args)


def ability_text(effect: str) -> Phrase:
    """Return what an ability of Defense Cards does."""
    return phrase("explained", title=phrase(f"ability-{effect}"), text=phrase(f"effect-{effect}"))


def defense(code: str) -> Phrase:
    """Return a Defense Card as it comes into play."""
    return _defense(code, _sides(DEFENSES[code].sides))


def in_play(card: DefenseView) -> Phrase:
    """Return a Defense Card in play: what it is worth now, and the sides to come."""
    coming = DEFENSES[card.card].sides[card.side :]
    return _defense(card.card, _in_turn([current_side(card), *map(side, coming)]))


def current_side(card: DefenseView) -> Phrase:
    """Return the side that is up, with its bonus if it has one."""
    up = DEFENSES[card.card].sides[card.side - 1]
    if card.attack == up.value:
        return side(up)
    return phrase("side-boosted", types=up.types, value=up.value, bonus=card.attack - up.value)


def side(printed: Side) -> Phrase:
    """Return a side as printed."""
    return phrase("side", types=printed.types, value=printed.value)


def turning(card: DefenseView) -> dict[str, Said]:
    """Return what happens to a card in play when it is rotated: its side, and what comes next."""
    coming = DEFENSES[card.card].sides[card.side :]
    return {
        "side": current_side(card),
        "last": "no" if coming else "yes",
        "next": side(coming[0]) if coming else "",
    }


def progress(fight: FightView, total: int) -> Phrase:
    """Return how a total of strikes stands against the hero being fought."""
    defeat = "only"
    if fight.defeats_needed > 1:
        defeat = "second" if fight.defeats else "first"
    return phrase("progress", defeat=defeat, state=standing(fight, total), total=total, armor=fight.armor)


def standing(fight: FightView, total: int) -> str:
    """Say whether a total is short of the armor, enough, or over what a Thief allows."""
    if total < fight.armor:
        return "short"
    return "over" if fight.exact and total > fight.armor else "enough"


def _defense(code: str, sides: Said) -> Phrase:
    card = DEFENSES[code]
    if not card.effects:
        return phrase("defense", defense=card.name, sides=sides)
    abilities = listed([phrase(f"ability-{effect}") for effect in card.effects])
    return phrase("defense-with-ability", defense=card.name, abilities=abilities, sides=sides)


def _sides(sides: Sequence[Side]) -> Said:
    return _in_turn([side(printed) for printed in sides])


def _in_turn(sides: Sequence[Said]) -> Said:
    return listed(sides, between="then", last="then")
