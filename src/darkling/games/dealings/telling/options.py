"""What the words of options speak of, as things stand."""

from collections.abc import Callable, Mapping

from darkling.games.dealings.cards.files import DEFENSES
from darkling.games.dealings.sight.view import DealingsView
from darkling.games.dealings.telling.blocks import brought_by, current_fight, own_seat, progress
from darkling.games.dealings.telling.cards import current_side, defense, hero, in_play, name, side
from darkling.table.telling import Figures, no_figures


def _hero(card: str, _view: DealingsView) -> Figures:
    return {"hero": hero(card)}


def _new_defense(card: str, _view: DealingsView) -> Figures:
    return {"defense": defense(card)}


def _lure(card: str, view: DealingsView) -> Figures:
    best, *others = [name(brought) for brought in brought_by(card, view)]
    return {
        "hero": hero(card, "hero-brief"),
        "count": 1 + len(others),
        "best": best,
        "second": others[0] if others else "",
        "others": len(others),
    }


def _fight(_card: str, view: DealingsView) -> Figures:
    return {"hero": name(current_fight(view).hero), "strikers": len(current_fight(view).strikes)}


def _hero_faced(_card: str, view: DealingsView) -> Figures:
    return {"hero": name(current_fight(view).hero)}


def _own_defense(card: str, view: DealingsView) -> Figures:
    lying = next(lying for lying in own_seat(view).defenses if lying.card == card)
    coming = DEFENSES[card].sides[lying.side :]
    return {
        "hero": name(current_fight(view).hero),
        "name": name(card),
        "defense": in_play(lying),
        "side": current_side(lying),
        "last": "no" if coming else "yes",
        "next": side(coming[0]) if coming else "",
    }


def _strike(card: str, view: DealingsView) -> Figures:
    fight = current_fight(view)
    strike = next(strike for strike in fight.strikes if strike.card == card)
    heavy = "yes" if "rotate_other" in DEFENSES[card].effects else "no"
    return {
        **_own_defense(card, view),
        "heavy": heavy,
        "progress": progress(fight, strike.total, strike.state),
    }


def _done(_card: str, view: DealingsView) -> Figures:
    fight = current_fight(view)
    elimination = "yes" if view.elimination else "no"
    return {"hero": name(fight.hero), "state": fight.state, "elimination": elimination}


OPTIONS: Mapping[str, Callable[[str, DealingsView], Figures]] = {
    "keep": _hero,
    "drop": _hero,
    "reveal": _hero,
    "take": _new_defense,
    "first": _hero,
    "lure": _lure,
    "flip": no_figures,
    "fight": _fight,
    "discard": _hero_faced,
    "yield": _hero_faced,
    "detour": _own_defense,
    "trash": _own_defense,
    "strike": _strike,
    "rotate": _own_defense,
    "done": _done,
}
