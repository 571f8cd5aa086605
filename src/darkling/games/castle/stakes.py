"""What hangs on the answer to a question, in one short sentence."""

from collections.abc import Callable, Mapping

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
from darkling.games.darkworld.sight import (
    Figures,
    action_figures,
    hit_figures,
    miss_figures,
    placing_figures,
)
from darkling.table.phrase import Phrase


def stakes(prompt: str, view: View) -> Phrase:
    """Return what an answer costs, or what else hangs on it."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"stakes-{prompt}", figures)


def _blast(view: View) -> Figures:
    assert view.blast is not None, "a grenade is thrown"
    return {"damage": view.blast.damage}


def _korak(view: View) -> Figures:
    return {
        "count": len(view.monsters),
        "strikes": view.korak_strikes,
        "haunter": "yes" if _can_haunt(view) else "no",
    }


def _can_haunt(view: View) -> bool:
    return view.haunter and not view.haunted


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    HERO_TURN.key: action_figures,
    MONSTER_TURN.key: action_figures,
    ADD_HITS.key: hit_figures,
    ADD_MISSES.key: miss_figures,
    RAISE_THE_BLAST.key: _blast,
    CHOOSE_FIGURE.key: placing_figures,
    KORAK_TURN.key: _korak,
}
"""What the words of each question need; the words of the others need nothing."""
