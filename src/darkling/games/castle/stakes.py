"""What hangs on the answer to a question, in one short sentence."""

from collections.abc import Callable, Mapping

from darkling.games.castle.describe import own_hero
from darkling.games.castle.view import View
from darkling.games.castle.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    HERO_TURN,
    KORAK_TURN,
    MONSTER_TURN,
    RAISE_THE_BLAST,
)
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]


def stakes(prompt: str, view: View) -> Phrase:
    """Return what an answer costs, or what else hangs on it."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"stakes-{prompt}", figures)


def _actions(view: View) -> Figures:
    assert view.acting is not None, "a figure is acting"
    return {"actions": view.acting.actions, "steps": view.acting.steps}


def _hits(view: View) -> Figures:
    hero, blow = own_hero(view), view.blow
    assert blow is not None, "there is a blow"
    return {"total": blow.total, "needed": blow.needed or 0, "hits": hero.hits or 0}


def _misses(view: View) -> Figures:
    hero, blow = own_hero(view), view.blow
    assert blow is not None, "there is a blow"
    boss = "yes" if blow.monster is None else "no"
    return {"total": blow.total, "hp": hero.hp, "misses": hero.misses or 0, "boss": boss}


def _blast(view: View) -> Figures:
    assert view.blast is not None, "a grenade is thrown"
    return {"damage": view.blast.damage}


def _placing(view: View) -> Figures:
    assert view.placing is not None, "monsters are placed"
    return {"left": view.placing.left or 0, "more": view.placing.most - view.placing.placed}


def _korak(view: View) -> Figures:
    return {
        "count": len(view.monsters),
        "strikes": view.korak_strikes,
        "haunter": "yes" if _can_haunt(view) else "no",
    }


def _can_haunt(view: View) -> bool:
    return view.haunter and not view.haunted


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    HERO_TURN.key: _actions,
    MONSTER_TURN.key: _actions,
    ADD_HITS.key: _hits,
    ADD_MISSES.key: _misses,
    RAISE_THE_BLAST.key: _blast,
    CHOOSE_FIGURE.key: _placing,
    KORAK_TURN.key: _korak,
}
"""What the words of each question need; the words of the others need nothing."""
