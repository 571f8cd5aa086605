"""Advice for whoever is asked a question for the first time."""

from collections.abc import Callable, Mapping

from darkling.games.heists.describe import HEISTS
from darkling.games.heists.overview import current_turn, own_seat
from darkling.games.heists.view import View
from darkling.games.heists.vocabulary import (
    CHOOSE_A_TURN,
    MEET_THE_CHALLENGE,
    PAY_AGAINST_THE_SWEEP,
    PAY_THE_RANSOM,
    RECRUIT_OR_STEAL,
    TAKE_THE_BONUS,
)
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]


def tip(prompt: str, view: View) -> Phrase:
    """Return one or two sentences for a newcomer, true of the table as it is."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"tip-{prompt}", figures)


def _underway(view: View) -> Figures:
    """Return the heist that would go on, and the number to beat next."""
    current = own_seat(view).current
    if current is None:
        return {"heist": "none", "needs": "", "number": 0}
    card = HEISTS[current.heist]
    challenge = card.challenges[current.met]
    return {"heist": card.name, "needs": challenge.needs, "number": challenge.number}


def _larceny(view: View) -> Figures:
    return {"larceny": view.larceny_left}


def _cards_left(view: View) -> Figures:
    challenge = current_turn(view).challenge
    assert challenge is not None, "a challenge is being faced"
    later = len(HEISTS[challenge.heist].challenges) - challenge.number
    return {"later": later, "deck": own_seat(view).deck_size}


def _last(view: View) -> Figures:
    current = own_seat(view).current
    assert current is not None, "a bonus belongs to a heist"
    return {"last": "yes" if current.met == len(HEISTS[current.heist].challenges) else "no"}


def _at_risk(view: View) -> Figures:
    return {"discard": len(own_seat(view).discard)}


def _others(view: View) -> Figures:
    """Return what the others could still offer."""
    assert view.sweep is not None, "a sweep is to be paid off"
    asked = {view.seat, *[seat for seat, _ in view.sweep.offers]}
    return {"amount": sum([seat.coins for seat in view.seats if seat.seat not in asked])}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    CHOOSE_A_TURN.key: _underway,
    RECRUIT_OR_STEAL.key: _larceny,
    MEET_THE_CHALLENGE.key: _cards_left,
    TAKE_THE_BONUS.key: _last,
    PAY_THE_RANSOM.key: _at_risk,
    PAY_AGAINST_THE_SWEEP.key: _others,
}
"""What the words of each question need; the words of the others need nothing."""
