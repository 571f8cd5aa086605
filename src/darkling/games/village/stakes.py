"""What hangs on the answer to a question, in one short sentence."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.sight import (
    Figures,
    action_figures,
    hit_figures,
    miss_figures,
    placing_figures,
)
from darkling.games.village.describe import name
from darkling.games.village.view import View
from darkling.games.village.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    HERO_TURN,
    HIDE_A_WEAPON,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SNEAK_ON,
    WARLORD_TURN,
    WOLF_TURN,
)
from darkling.table.phrase import Phrase


def stakes(prompt: str, view: View) -> Phrase:
    """Return what an answer costs, or what else hangs on it."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"stakes-{prompt}", figures)


def _hiding(view: View) -> Figures:
    return {"treasure": name(view.hiding or "")}


def _trial(view: View) -> Figures:
    assert view.trial is not None, "a hero is on the bridge"
    return {"left": view.trial.most - view.trial.moves}


def _warlord(view: View) -> Figures:
    return {"count": len(view.monsters), "wheel": view.wheel}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    HIDE_A_WEAPON.key: _hiding,
    HERO_TURN.key: action_figures,
    MONSTER_TURN.key: action_figures,
    WOLF_TURN.key: action_figures,
    LURKER_TURN.key: action_figures,
    ADD_HITS.key: hit_figures,
    ADD_MISSES.key: miss_figures,
    CHOOSE_FIGURE.key: placing_figures,
    SNEAK_ON.key: _trial,
    PROWL_ON.key: _trial,
    WARLORD_TURN.key: _warlord,
}
"""What the words of each question need; the words of the others need nothing."""
