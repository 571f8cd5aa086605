"""Cards as phrases."""

from collections.abc import Sequence

from darkling.games.dealings.cards.files import BOX, DEFENSES, HEROES
from darkling.games.dealings.cards.schema import Side
from darkling.games.dealings.sight.view import DefenseView
from darkling.table.phrase import Phrase, Said, listed, phrase


def name(code: str) -> str:
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
    title = BOX.classes[hero_class].name
    effects = [phrase(f"effect-{effect}") for effect in BOX.classes[hero_class].effects]
    return phrase("explained", title=title, text=listed(effects or [phrase("effect-none")]))


def ability(effect: str) -> Phrase:
    """Return what Defense Cards with an effect are called."""
    return phrase(f"ability-{effect}")


def ability_text(effect: str) -> Phrase:
    return phrase("explained", title=ability(effect), text=phrase(f"effect-{effect}"))


def defense(code: str) -> Phrase:
    """Return a Defense Card as it comes into play."""
    return _defense(code, _in_turn([side(printed) for printed in DEFENSES[code].sides]))


def in_play(card: DefenseView) -> Phrase:
    """Return a Defense Card in play: what it is worth now, and the sides to come."""
    coming = DEFENSES[card.card].sides[card.side :]
    return _defense(card.card, _in_turn([current_side(card), *map(side, coming)]))


def current_side(card: DefenseView) -> Phrase:
    """Return the side that is up, with its bonus if it has one."""
    up = DEFENSES[card.card].sides[card.side - 1]
    if not card.bonus:
        return side(up)
    return phrase("side-boosted", types=up.types, value=up.value, bonus=card.bonus)


def side(printed: Side) -> Phrase:
    return phrase("side", types=printed.types, value=printed.value)


def _defense(code: str, sides: Said) -> Phrase:
    card = DEFENSES[code]
    if not card.effects:
        return phrase("defense", defense=card.name, sides=sides)
    abilities = listed([ability(effect) for effect in card.effects])
    return phrase("defense-with-ability", defense=card.name, abilities=abilities, sides=sides)


def _in_turn(sides: Sequence[Said]) -> Said:
    return listed(sides, between="then", last="then")
