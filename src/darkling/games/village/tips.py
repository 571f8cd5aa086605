"""Advice for whoever is asked a question for the first time."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.sight import Figures, acting_hero, miss_figures
from darkling.games.village.view import View
from darkling.games.village.vocabulary import ADD_HITS, ADD_MISSES, HERO_TURN, WARLORD_TURN
from darkling.table.phrase import Phrase

WEAK = 3
"""So few Hit Points are a reason for care."""
HIGH = 8
"""From here on the wheel leaves a single blow little hope."""


def tip(prompt: str, view: View) -> Phrase:
    """Return one or two sentences for a newcomer, true of the table as it is."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"tip-{prompt}", figures)


def _turn(view: View) -> Figures:
    hero = acting_hero(view)
    if hero.hp <= WEAK:
        state = "weak"
    elif hero.square == "TOP":
        state = "top"
    else:
        state = "armed" if hero.weapon else "village"
    return {"state": state, "hp": hero.hp, "wheel": view.wheel}


def _known(view: View) -> Figures:
    return {"known": "yes" if view.blow is not None and view.blow.needed is not None else "no"}


def _wheel(view: View) -> Figures:
    return {"high": "yes" if view.wheel >= HIGH else "no"}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    HERO_TURN.key: _turn,
    ADD_HITS.key: _known,
    ADD_MISSES.key: miss_figures,
    WARLORD_TURN.key: _wheel,
}
"""What the words of each question need; the words of the others need nothing."""
