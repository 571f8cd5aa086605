"""Advice for whoever is asked a question for the first time."""

from collections.abc import Callable, Mapping

from darkling.games.dealings.describe import DEFENSES, HEROES, name, standing
from darkling.games.dealings.overview import current_fight, own_seat, strikers, tally
from darkling.games.dealings.rows import reach
from darkling.games.dealings.view import View
from darkling.games.dealings.vocabulary import (
    DROP_A_HERO,
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    GIVE_GROUND,
    REVEAL_A_HERO,
    ROTATE_ANOTHER,
    STRIKE_OR_STOP,
    TAKE_A_DEFENSE,
    TAKE_FROM_THE_ROW,
)
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]


def tip(prompt: str, view: View) -> Phrase:
    """Return one or two sentences for a newcomer, true of the table as it is."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"tip-{prompt}", figures)


def _all_kept(view: View) -> Figures:
    own = own_seat(view)
    return {"count": own.kept_size + own.hand_size - 1}


def _on_offer(view: View) -> Figures:
    return {"count": len(view.available)}


def _weaknesses(view: View) -> Figures:
    """Return what the viewer's heroes are weak to, as far as they may be looked at."""
    own = own_seat(view)
    heroes = (*(own.hand or ()), *own.revealed, *(own.pile or ()))
    return {"count": len(heroes), **tally(heroes)}


def _to_bring(view: View) -> Figures:
    code = view.lured or ""
    return {"hero": name(code), "types": HEROES[code].vulnerable, "count": len(reach(view, code))}


def _strength(view: View) -> Figures:
    """Return how many defenses can strike the hero, and what they are worth as they lie."""
    fight, able = current_fight(view), strikers(view)
    worth = sum([card.attack for card in able])
    return {"hero": name(fight.hero), "count": len(able), "worth": worth, "armor": fight.armor}


def _missing(view: View) -> Figures:
    fight = current_fight(view)
    return {
        "hero": name(fight.hero),
        "state": standing(fight, fight.total),
        "missing": max(0, fight.armor - fight.total),
        "exact": "yes" if fight.exact else "no",
    }


def _on_their_last_side(view: View) -> Figures:
    """Return how many of the defenses that may be turned would be trashed by it."""
    fight = current_fight(view)
    cards = [card for card in own_seat(view).defenses if card.card not in (fight.striker, fight.gave_ground)]
    return {"last": len([card for card in cards if card.side == len(DEFENSES[card.card].sides)])}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    DROP_A_HERO.key: _all_kept,
    REVEAL_A_HERO.key: _on_offer,
    TAKE_A_DEFENSE.key: _weaknesses,
    TAKE_FROM_THE_ROW.key: _to_bring,
    FIGHT_OR_DISCARD.key: _strength,
    FIGHT_OR_YIELD.key: _strength,
    GIVE_GROUND.key: _on_their_last_side,
    STRIKE_OR_STOP.key: _missing,
    ROTATE_ANOTHER.key: _on_their_last_side,
}
"""What the words of each question need; the words of the others need nothing."""
