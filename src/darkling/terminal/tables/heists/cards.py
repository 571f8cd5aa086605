"""The cards of Dark Heists, drawn: as large cards, and as lines where there is little room."""

from collections.abc import Sequence

from textual.content import Content

from darkling.games.heists.cards.effect_kinds import HandEffect
from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.passive import HeistsEffect, PlusPerCoin
from darkling.games.heists.cards.schema import Cost, Scoundrel
from darkling.games.heists.sight.hand_in_play import HeldView
from darkling.games.heists.telling.cards import SCOUNDRELS, in_short, name
from darkling.terminal.palette import INK, INK_ASH, INK_BLOOD, SUITS
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.lines import column
from darkling.terminal.tables.piece import chip
from darkling.words import Words

CHIP_COLUMN, COST_COLUMN, NAME_COLUMN, SUIT_COLUMN, FIGURES_COLUMN, WORTH_COLUMN = 5, 11, 20, 8, 9, 14
LINE_WIDTH = 77
"""What a line can hold on the smallest screen."""
LINES, COMMA = Content("\n"), Content(", ")


def street_face(code: str, scene: TerminalScene) -> Content:
    card, words = SCOUNDRELS[code], scene.words
    top = Content.assemble(chip(scene, recruiting(code)), suit(card, words), " ", _notoriety(card, words))
    worth = Content.styled(words.say("card-figures", crime=card.crime, sway=card.sway), INK)
    return LINES.join([top, _name(code), _cost(card, words), worth, *_texts(EFFECTS.abilities[code], words)])


def street_line(code: str, scene: TerminalScene) -> Content:
    card, words = SCOUNDRELS[code], scene.words
    columns = Content.assemble(
        column(chip(scene, recruiting(code)), CHIP_COLUMN),
        column(_cost(card, words), COST_COLUMN),
        *_described(card, words),
    )
    return _with_effects(columns, _texts(EFFECTS.abilities[code], words))


def held_face(held: HeldView, scene: TerminalScene) -> Content:
    """Draw a card in hand, with all that can be done with it."""
    card = SCOUNDRELS[held.card]
    top = suit(card, scene.words)
    return LINES.join([top, _name(held.card), *_worth(held, scene), *_abilities(held, scene)])


def held_line(held: HeldView, scene: TerminalScene) -> Content:
    """Draw a card in hand, with all that can be done with it, as a line."""
    card = SCOUNDRELS[held.card]
    worth = [column(part, WORTH_COLUMN) for part in _worth(held, scene)]
    columns = Content.assemble(
        column(Content("").join(worth), 2 * WORTH_COLUMN),
        column(_name(held.card), NAME_COLUMN),
        column(suit(card, scene.words), SUIT_COLUMN),
    )
    return _with_effects(columns, _abilities(held, scene))


def pile_line(answer: str, scene: TerminalScene) -> Content:
    """Draw a card that can be buried, by the name of that option."""
    card = SCOUNDRELS[answer.split()[-1]]
    return Content.assemble(column(chip(scene, answer), CHIP_COLUMN), *_described(card, scene.words))


def stack_line(code: str, left: int, scene: TerminalScene, figures: bool) -> Content:
    """Draw a stack of equal scoundrels, with its figures if there is room."""
    card, words = SCOUNDRELS[code], scene.words
    called = (words.say("tiny-stack", card=card.name, left=left), f"bold {INK}")
    parts = [" ", _cost(card, words), " ", _figures(card, words)] if figures else [" "]
    return Content.assemble(chip(scene, recruiting(code)), called, *parts)


def trick_face(code: str, scene: TerminalScene) -> Content:
    texts = _texts(EFFECTS.tricks[code], scene.words)
    return Content.assemble(chip(scene, f"play {code}"), _name(code), " ", COMMA.join(texts))


def uses(held: HeldView) -> list[str]:
    """Return what could be done with a card in hand, by the names of options."""
    used = [f"coin_{held.used} {held.card}"] if held.used else [f"crime {held.card}", f"sway {held.card}"]
    return [*used, f"activate {held.card}", f"activate_second {held.card}"]


def recruiting(code: str) -> str:
    return f"recruit {code}"


def suit(card: Scoundrel, words: Words) -> Content:
    """Return the suit of a card, in its colour."""
    return Content.styled(words.say("suit", suit=card.suit), f"bold {SUITS[card.suit]}")


def _with_effects(columns: Content, effects: Sequence[Content]) -> Content:
    """Return a line with its effects, below each other if they are too long."""
    texts = COMMA.join(effects)
    if columns.cell_length + texts.cell_length > LINE_WIDTH:
        texts = Content("\n" + " " * columns.cell_length).join(effects)
    return Content.assemble(columns, texts)


def _described(card: Scoundrel, words: Words) -> list[Content]:
    """Return name, suit and figures, in columns."""
    return [
        column(_name(card.id), NAME_COLUMN),
        column(suit(card, words), SUIT_COLUMN),
        column(_figures(card, words), FIGURES_COLUMN),
    ]


def _figures(card: Scoundrel, words: Words) -> Content:
    worth = words.say("tiny-figures", crime=card.crime, sway=card.sway)
    return Content.assemble((worth, INK), " ", _notoriety(card, words))


def _name(code: str) -> Content:
    return Content.styled(name(code), f"bold {INK}")


def _notoriety(card: Scoundrel, words: Words) -> Content:
    if not card.notoriety:
        return Content("")
    return Content.styled(words.say("tiny-notoriety", amount=card.notoriety), INK_BLOOD)


def _cost(card: Scoundrel, words: Words) -> Content:
    price = card.cost or Cost(0)
    parts = [words.say("tiny-cost-sway", sway=price.sway)] if price.sway else []
    parts += [words.say("tiny-cost-coins", amount=price.coins)] if price.coins else []
    parts += [words.say("tiny-cost-heat")] if price.heat else []
    return Content.styled("+".join(parts) or words.say("tiny-cost-none"), INK_BLOOD)


def _worth(held: HeldView, scene: TerminalScene) -> list[Content]:
    """Return what a card is worth for crime and for sway, or what it was used for."""
    words, card = scene.words, SCOUNDRELS[held.card]
    if held.used:
        return [Content.styled(words.say("tiny-used", used=held.used), f"bold {INK}")]
    crime = words.say("tiny-crime-worth", printed=card.crime, more=held.more)
    sway = words.say("tiny-sway-worth", printed=card.sway, more=held.more)
    return [
        Content.assemble(chip(scene, f"crime {held.card}"), (crime, INK)),
        Content.assemble(chip(scene, f"sway {held.card}"), (sway, INK)),
    ]


def _abilities(held: HeldView, scene: TerminalScene) -> list[Content]:
    """Return the abilities of a card in hand, with the numbers of those that can be used."""
    effects, verbs = EFFECTS.abilities[held.card], iter(("activate", "activate_second"))
    parts: list[Content] = []
    for effect, text in zip(effects, _texts(effects, scene.words), strict=True):
        verb = next(verbs) if isinstance(effect, HandEffect) else f"coin_{held.used}"
        offered = isinstance(effect, HandEffect | PlusPerCoin)
        parts.append(Content.assemble(chip(scene, f"{verb} {held.card}") if offered else "", text))
    return parts


def _texts(effects: Sequence[HeistsEffect], words: Words) -> list[Content]:
    return [
        Content.styled(words.render(in_short(effect)), INK_BLOOD if effect.is_cost else INK_ASH)
        for effect in effects
    ]
