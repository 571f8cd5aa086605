"""The reader's cards in Attack the Darkness: hand, equipment, and what can be taken back."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView
from darkling.games.darkness.telling import blocks
from darkling.games.darkness.telling.card_texts import gifts_text
from darkling.games.darkness.telling.names import ACTION_OF, RESOURCE_OF, name
from darkling.games.darkness.telling.options import price
from darkling.table.phrase import phrase
from darkling.terminal.palette import BONE, GOLD, INK_ASH
from darkling.terminal.tables.lines import packed
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import LINES, Sketch

ON_ACS = ("play", "discard_ac", "take_ac")
ON_RCS = ("add", "solo", "discard_rc", "take_rc")
ON_GEAR = ("use", "use_advancement", "give", "drop")
Held = tuple[str, int, Sequence[str]]
"""A card, how many copies of it there are, and the options on it."""


def own(view: DarknessView) -> DarknessHeroView | None:
    """Return the reader's hero; None for a spectator."""
    return next((hero for hero in view.heroes if hero.seat == view.seat), None)


def cards_at_hand(sketch: Sketch) -> list[Held]:
    """Return what can be taken back from the discard piles or has been looked at, and the reader's hand."""
    hero = own(sketch.view)
    hand = [] if hero is None else [*_held(hero.rcs or (), ON_RCS), *_held(hero.acs or (), ON_ACS)]
    at_hand = {code for code, _, _ in hand}
    taken = [option for option in sketch.scene.options if option.verb in ("take_rc", "take_ac")]
    return [(option.code, 1, [option.verb]) for option in taken if option.code not in at_hand] + hand


def _held(codes: Sequence[str], verbs: Sequence[str]) -> list[Held]:
    return [(code, copies, verbs) for code, copies in Counter(codes).items()]


def slips(sketch: Sketch, cards: Sequence[Held]) -> list[Static]:
    """Draw cards as slips of parchment, with all that they say."""
    return [_slip(sketch, *card) for card in cards]


def brief(sketch: Sketch, cards: Sequence[Held]) -> list[Static]:
    """Draw cards side by side, by name and price alone."""
    if not cards:
        return []
    names = [f"{verb} {code}" for code, _, verbs in cards for verb in verbs]
    lines = packed([_brief(sketch, *card) for card in cards], sketch.width)
    return [Piece(LINES.join(lines), sketch.scene, *names, classes="slip", numbers_only=True)]


def _slip(sketch: Sketch, code: str, copies: int, verbs: Sequence[str]) -> Static:
    """Draw a card with what can be done with it, its name, price and text."""
    names = [f"{verb} {code}" for verb in verbs]
    chips = [sketch.chip(option) for option in names]
    line = blocks.action_line if code in ACTION_OF else blocks.resource_line
    told = Content.styled(sketch.render(line(code, copies)), "" if any(chips) else INK_ASH)
    return sketch.piece(Content.assemble(*chips, told), *names, classes="slip")


def _brief(sketch: Sketch, code: str, copies: int, verbs: Sequence[str]) -> Content:
    chips = [sketch.chip(f"{verb} {code}") for verb in verbs]
    return Content.assemble(*chips, (called(sketch, code, copies), "" if any(chips) else INK_ASH))


def called(sketch: Sketch, code: str, copies: int) -> str:
    """Return a card by its name and price alone."""
    price_of = price(code) if code in ACTION_OF else gifts_text(RESOURCE_OF[code].gifts)
    return sketch.say("tiny-card", card=phrase("copies", card=name(code), count=copies), price=price_of)


def gear(sketch: Sketch) -> list[Static]:
    """Draw equipment and advancements, those that can be used behind their numbers."""
    hero = own(sketch.view)
    if hero is None or not (hero.items or hero.advancements):
        return []
    parts = []
    names = []
    for one in (*hero.items, *hero.advancements):
        options = [f"{verb} {one.card}" for verb in ON_GEAR]
        names += options
        told = sketch.say("screen-gear", card=name(one.card), used="yes" if one.used else "no")
        parts.append(Content.assemble(*map(sketch.chip, options), (told, GOLD if not one.used else BONE)))
    lines = packed(parts, sketch.width)
    return [Piece(LINES.join(lines), sketch.scene, *names, classes="bar", numbers_only=True)]
