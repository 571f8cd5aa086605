"""Advice for whoever is asked a question for the first time."""

from collections.abc import Callable, Mapping

from darkling.games.castle.describe import acting_hero, own_hero
from darkling.games.castle.view import View
from darkling.games.castle.vocabulary import ADD_HITS, ADD_MISSES, HERO_TURN, KORAK_TURN
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]
WEAK = 3
"""So few Hit Points are a reason for care."""


def tip(prompt: str, view: View) -> Phrase:
    """Return one or two sentences for a newcomer, true of the table as it is."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"tip-{prompt}", figures)


def _turn(view: View) -> Figures:
    hero = acting_hero(view)
    near = "weak" if hero.hp <= WEAK else ("arena" if hero.hero in view.arrived else "rooms")
    return {"state": near, "hp": hero.hp}


def _known(view: View) -> Figures:
    return {"known": "yes" if view.blow is not None and view.blow.needed is not None else "no"}


def _survives(view: View) -> Figures:
    hero, blow = own_hero(view), view.blow
    assert blow is not None, "there is a blow"
    return {"falls": "yes" if blow.total >= hero.hp else "no"}


def _monsters(view: View) -> Figures:
    return {"count": len(view.monsters)}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    HERO_TURN.key: _turn,
    ADD_HITS.key: _known,
    ADD_MISSES.key: _survives,
    KORAK_TURN.key: _monsters,
}
"""What the words of each question need; the words of the others need nothing."""
