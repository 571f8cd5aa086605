"""Monsters that come onto the map, and those that bosses summon (AD-BOS-08, AD-R-90)."""

from collections.abc import Sequence

from darkling.games.darkness.cards import FOES, NO_CARD, foe_of
from darkling.games.darkness.rules.bosses import specials
from darkling.games.darkness.rules.dungeon_deck import draw_kind
from darkling.games.darkness.rules.events import CardsTurnedUp, MonstersPlaced, Summoned
from darkling.games.darkness.rules.placing import add_foe
from darkling.games.darkness.rules.space import free_around
from darkling.games.darkness.rules.state import Darkness, Figure, Square


def bring(g: Darkness, foe: int, squares: Sequence[Square]) -> tuple[Figure, ...]:
    """Place the monsters of a card on these squares, and lay the card to the left of the line (AD-POP-09)."""
    figures = tuple([add_foe(g, foe, square) for square in squares])
    g.line = ((foe, len(g.kind) - len(figures), len(figures)), *g.line)
    g.emit(MonstersPlaced, foe, figures, tuple(squares))
    return figures


def on_place(g: Darkness, figure: Figure) -> None:
    """Do what a boss does when it is placed."""
    for effect in specials(g.kind[figure], "place"):
        if effect.verb == "summon":
            summon(g, figure, effect.what)


def summon(g: Darkness, by: Figure, types: str) -> None:
    """Draw a card of some types, joined by `/`, and place all its monsters round the boss."""
    card, turned = draw_kind(g, types.split("/"))
    if turned:
        g.emit(CardsTurnedUp, by, turned)
    if card == NO_CARD:
        return
    g.emit(Summoned, by, card)
    foe = foe_of(card)
    bring(g, foe, free_around(g, g.at[by])[: FOES[foe].number])
