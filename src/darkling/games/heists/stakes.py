"""What hangs on the answer to a question, in one short sentence."""

from collections.abc import Callable, Mapping

from darkling.games.heists.describe import HEISTS
from darkling.games.heists.overview import current_turn, own_seat
from darkling.games.heists.view import View
from darkling.games.heists.vocabulary import (
    CHOOSE_A_TURN,
    CRIME_OR_SWAY,
    MEET_THE_CHALLENGE,
    PAY_AGAINST_THE_SWEEP,
    PAY_OR_TAKE_HEAT,
    PAY_THE_RANSOM,
    PLAN_A_HEIST,
    RECRUIT_OR_STEAL,
    TAKE_THE_BONUS,
)
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]


def stakes(prompt: str, view: View) -> Phrase:
    """Return what an answer costs, or what else hangs on it."""
    figures = FIGURES[prompt](view) if prompt in FIGURES else {}
    return Phrase(f"stakes-{prompt}", figures)


def _hand(view: View) -> Figures:
    """Return what the hand comes to if all of it is used for one thing."""
    hand = own_seat(view).hand or ()
    return {"crime": sum([held.crime for held in hand]), "sway": sum([held.sway for held in hand])}


def _pools(view: View) -> Figures:
    turn = current_turn(view)
    return {
        "crime": turn.crime,
        "sway": turn.sway,
        "reserve": turn.reserve,
        "dues": turn.dues,
    }


def _challenge(view: View) -> Figures:
    challenge = current_turn(view).challenge
    assert challenge is not None, "a challenge is being faced"
    return {
        "needs": challenge.needs,
        "needed": challenge.needed,
        "crime": challenge.crime,
        "sway": challenge.sway,
        "reserve": current_turn(view).reserve,
        "dues": current_turn(view).dues,
    }


def _bonus(view: View) -> Figures:
    current = own_seat(view).current
    assert current is not None, "a bonus belongs to a heist"
    heist = HEISTS[current.heist]
    return {"heist": heist.name, "left": len(heist.challenges) - current.met}


def _purse(view: View) -> Figures:
    own = own_seat(view)
    return {"amount": own.coins, "discard": len(own.discard)}


def _sweep(view: View) -> Figures:
    assert view.sweep is not None, "a sweep is to be paid off"
    in_streets = [code for code in view.streets if code is not None]
    # The Cop itself stays, though not another of its kind.
    return {"due": view.sweep.due, "swept": len(in_streets) - 1}


FIGURES: Mapping[str, Callable[[View], Figures]] = {
    CHOOSE_A_TURN.key: _hand,
    PLAN_A_HEIST.key: _hand,
    RECRUIT_OR_STEAL.key: _pools,
    MEET_THE_CHALLENGE.key: _challenge,
    CRIME_OR_SWAY.key: _pools,
    TAKE_THE_BONUS.key: _bonus,
    PAY_THE_RANSOM.key: _purse,
    PAY_OR_TAKE_HEAT.key: _purse,
    PAY_AGAINST_THE_SWEEP.key: _sweep,
}
"""What the words of each question need; the words of the others need nothing."""
