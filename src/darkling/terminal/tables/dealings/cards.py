"""The cards of Dark Dealings, drawn."""

from collections.abc import Sequence

from textual.content import Content

from darkling.games.dealings.cards.files import BOX, DEFENSES, HEROES
from darkling.games.dealings.cards.schema import Side
from darkling.games.dealings.sight.view import DefenseView
from darkling.games.dealings.telling.cards import ability
from darkling.terminal.palette import BONE, INK, INK_ASH, INK_BLOOD, KINDS
from darkling.words import Words

Part = tuple[str, str]
"""A piece of text and its style."""
LAST = "✗"
"""The trash can on a card's last side."""


def hero_face(code: str, words: Words, mini: bool = False) -> Content:
    """Draw a hero: what it is called, its class, its armor, what it is open to, and its challenge."""
    card = HEROES[code]
    name, kind = (card.name, f"bold {INK}"), (BOX.classes[card.hero_class].name, INK_ASH)
    armor = (words.say("card-armor", armor=card.armor), f"bold {INK_BLOOD}")
    challenge = (words.say("card-challenge", challenge=card.challenge), INK_ASH)
    if mini:
        return Content.assemble(name, "\n", kind, " ", armor, " ", *_kinds(card.vulnerable), " ", challenge)
    return Content.assemble(name, "\n", kind, " ", challenge, "\n", armor, "  ", *_kinds(card.vulnerable))


def narrow_hero_face(code: str, _words: Words) -> Content:
    """Draw a hero for a narrow column: armor and what it is open to, class, name."""
    card = HEROES[code]
    armor, kinds = (str(card.armor), f"bold {INK_BLOOD}"), _kinds(card.vulnerable)
    kind = (BOX.classes[card.hero_class].name, INK_ASH)
    return Content.assemble(armor, " ", *kinds, "\n", kind, "\n", (card.name, f"bold {INK}"))


def defense_face(code: str, words: Words, mini: bool = False, lying: DefenseView | None = None) -> Content:
    """Draw a defense: its ability, the side that is up, those that were, and those to come."""
    card = DEFENSES[code]
    up = lying.side - 1 if lying else 0
    bonus = lying.bonus if lying else 0
    abilities = " ".join([words.render(ability(effect)) for effect in card.effects])
    name, strip = (card.name, f"bold {INK}"), _strip(card.sides, up, bonus)
    if mini:
        return Content.assemble(name, "\n", *strip)
    return Content.assemble(name, "\n", (abilities, INK_ASH), "\n" if abilities else "", *strip)


def narrow_defense_face(code: str, _words: Words) -> Content:
    """Draw a defense for a narrow column: the side that is up, those to come, name."""
    card = DEFENSES[code]
    up, *coming = _strip(card.sides, 0, 0)
    return Content.assemble(up, "\n", *coming, "\n", (card.name, f"bold {INK}"))


def _kinds(types: str) -> list[Part]:
    return [(letter, f"bold {BONE} on {KINDS[letter]}") for letter in types]


def _value(side: Side, bonus: int) -> str:
    return f"{side.value}+{bonus}" if bonus else str(side.value)


def _strip(sides: Sequence[Side], up: int, bonus: int) -> list[Part]:
    """Return all sides in a row: those that were struck out, the current one plain to see."""
    parts: list[Part] = []
    for at, side in enumerate(sides):
        if at == up:
            style = f"bold {BONE} on {KINDS[side.types[0]]}"
            parts += [(f" {side.types}{_value(side, bonus)} ", style)]
        else:
            style = f"strike {INK_ASH}" if at < up else KINDS[side.types[0]]
            parts += [(" ", ""), (f"{side.types}{side.value}", style)]
    return [*parts, (LAST, INK_BLOOD)]
