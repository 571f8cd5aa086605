"""What hangs on the answer to a question, in one short sentence."""

from collections.abc import Callable, Mapping

from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.choose_two import HEROES_TO_CHOOSE
from darkling.games.dealings.describe import HEROES, name, standing
from darkling.games.dealings.overview import current_fight, own_seat
from darkling.games.dealings.solo_phase import PAIRS_PER_DEAL
from darkling.games.dealings.view import FightView, View
from darkling.games.dealings.vocabulary import (
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    FLIP_A_HERO,
    KEEP_A_HERO,
    LURE_A_HERO,
    REVEAL_A_HERO,
    STRIKE_OR_STOP,
    TAKE_A_DEFENSE,
    TAKE_FROM_THE_ROW,
)
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]


def stakes(prompt: str, view: View) -> Phrase:
    """Return what an answer costs, or what else hangs on it."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"stakes-{prompt}", figures)


def _to_keep(view: View) -> Figures:
    own = own_seat(view)
    left = (own.seat + 1) % len(view.seats)
    return {"more": _more(view), "passed": own.hand_size - HEROES_TO_CHOOSE, "seat": left}


def _to_show(view: View) -> Figures:
    return {"more": _more(view)}


def _more(view: View) -> int:
    return HEROES_TO_CHOOSE - len(view.chosen)


def _taking(view: View) -> Figures:
    """Return the hero that is used, and when its owner takes again in this round."""
    now, *later = view.order[view.taken :]
    seats = [pick.seat for pick in later]
    others = seats.index(now.seat) if now.seat in seats else len(seats)
    again = "never" if now.seat not in seats else "leftover" if others == len(seats) - 1 else "choice"
    return {"hero": name(now.hero or ""), "again": again, "others": others}


def _luring(view: View) -> Figures:
    return {"more": PAIRS_PER_DEAL - view.hero_row.count(None)}


def _lured(view: View) -> Figures:
    return {"hero": name(view.lured or ""), "before": own_seat(view).pile_size}


def _waiting(view: View) -> Figures:
    return {"after": own_seat(view).pile_size - 1}


def _without_a_fight(view: View) -> Figures:
    own = own_seat(view)
    return {"best": len(own.defeated) + own.pile_size}


def _faced(view: View) -> Figures:
    return {"hero": name(current_fight(view).hero)}


def _stopping(view: View) -> Figures:
    fight = current_fight(view)
    return {
        **_faced(view),
        "state": standing(fight, fight.total),
        "elimination": "yes" if view.elimination else "no",
        "price": len(_berserk(fight, view)),
    }


def _berserk(fight: FightView, view: View) -> list[str]:
    """Return the Defense Cards that a Berserker takes along when it falls."""
    if "trash_strikers" not in BOX.effects_of(HEROES[fight.hero]):
        return []
    return [card.card for card in own_seat(view).defenses if card.card in fight.struck]


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    KEEP_A_HERO.key: _to_keep,
    REVEAL_A_HERO.key: _to_show,
    TAKE_A_DEFENSE.key: _taking,
    LURE_A_HERO.key: _luring,
    TAKE_FROM_THE_ROW.key: _lured,
    FLIP_A_HERO.key: _waiting,
    FIGHT_OR_DISCARD.key: _without_a_fight,
    FIGHT_OR_YIELD.key: _faced,
    STRIKE_OR_STOP.key: _stopping,
}
"""What the words of each question need; the words of the others need nothing."""
