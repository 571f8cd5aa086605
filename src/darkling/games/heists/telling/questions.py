"""Every question of Dark Heists, with all that is told beside it."""

from darkling.games.heists.cards.effect_kinds import HandEffect
from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.schema import Cost
from darkling.games.heists.rules.vocabulary import (
    BASIC_OR_ADVANCED,
    BURY_A_CARD,
    CHOOSE_A_TURN,
    CRIME_OR_SWAY,
    DRAW_OR_BURY_A_CARD,
    INFLICT_ON,
    MEET_THE_CHALLENGE,
    PAY_AGAINST_THE_SWEEP,
    PAY_OR_TAKE_HEAT,
    PAY_THE_RANSOM,
    PLAN_A_HEIST,
    RANSOM_WHOM,
    RECRUIT_OR_STEAL,
    STEAL_FROM,
    TAKE_THE_BONUS,
    TARGET,
)
from darkling.games.heists.sight.view import HeistsView
from darkling.games.heists.telling import blocks
from darkling.games.heists.telling.blocks import challenge_faced, current_turn, heist_under_way, own_seat
from darkling.games.heists.telling.cards import HEISTS, SCOUNDRELS, name
from darkling.table.phrase import phrase
from darkling.table.telling import Figures, Question, by_prompt


def _whole_hand(view: HeistsView) -> Figures:
    """Return what the hand comes to if all of it is used for one thing."""
    hand = own_seat(view).hand or ()
    return {"crime": sum([held.crime for held in hand]), "sway": sum([held.sway for held in hand])}


def _next_challenge(view: HeistsView) -> Figures:
    """Return the heist that would go on, and the number to beat next."""
    current = own_seat(view).current
    if current is None:
        return {"heist": "none", "needs": "", "number": 0}
    card = HEISTS[current.heist]
    challenge = card.challenges[current.met]
    return {"heist": card.name, "needs": challenge.needs, "number": challenge.number}


def _pools(view: HeistsView) -> Figures:
    turn = current_turn(view)
    return {"crime": turn.crime, "sway": turn.sway, "reserve": turn.reserve, "dues": turn.dues}


def _strength(view: HeistsView) -> Figures:
    challenge = challenge_faced(view)
    strength: Figures = {"crime": challenge.crime, "sway": challenge.sway}
    return {**_pools(view), **strength, "needs": challenge.needs, "needed": challenge.needed}


def _challenges_to_come(view: HeistsView) -> Figures:
    challenge = challenge_faced(view)
    return {"later": len(HEISTS[challenge.heist].challenges) - challenge.number}


def _challenges_left(view: HeistsView) -> Figures:
    current = heist_under_way(view)
    heist = HEISTS[current.heist]
    return {"heist": heist.name, "left": len(heist.challenges) - current.met}


def _is_last(view: HeistsView) -> Figures:
    return {"last": "no" if _challenges_left(view)["left"] else "yes"}


def _purse(view: HeistsView) -> Figures:
    own = own_seat(view)
    return {"amount": own.coins, "discard": len(own.discard)}


def _swept(view: HeistsView) -> Figures:
    assert view.sweep is not None, "a sweep is to be paid off"
    in_streets = [code for code in view.streets if code is not None]
    # The Cop itself stays, though not another of its kind.
    return {"due": view.sweep.due, "swept": len(in_streets) - 1}


def _still_to_offer(view: HeistsView) -> Figures:
    """Return what the others could still offer."""
    assert view.sweep is not None, "a sweep is to be paid off"
    asked = {view.seat, *[seat for seat, _ in view.sweep.offers]}
    return {"amount": sum([seat.coins for seat in view.seats if seat.seat not in asked])}


def _barred_card(code: str, view: HeistsView) -> Figures:
    """Return the price of a card and the figures of what it does, against what the viewer has."""
    turn, price = current_turn(view), SCOUNDRELS[code].cost if code in SCOUNDRELS else None
    told: Figures = {"name": name(code), "sway": turn.sway, "reserve": turn.reserve}
    for effect in _used_with_hand(code):
        told |= effect.figures()
    told |= {"sway_price": (price or Cost(0)).sway, "coin_price": (price or Cost(0)).coins}
    return {**told, "purse": phrase("coins", amount=own_seat(view).coins)}


def _used_with_hand(code: str) -> list[HandEffect]:
    if code in EFFECTS.permanents:
        return [EFFECTS.permanents[code]]
    on_card = EFFECTS.abilities[code] if code in EFFECTS.abilities else EFFECTS.tricks[code]
    return [effect for effect in on_card if isinstance(effect, HandEffect)]


def _barred_seat(code: str, _view: HeistsView) -> Figures:
    return {"seat": [option.code for option in TARGET].index(code)}


QUESTIONS = by_prompt(
    Question(
        CHOOSE_A_TURN,
        table=(blocks.night, blocks.streets, blocks.beside, blocks.hand),
        stakes=_whole_hand,
        tip=_next_challenge,
    ),
    Question(
        RECRUIT_OR_STEAL,
        table=(blocks.for_hire, blocks.pools),
        stakes=_pools,
        tip=lambda view: {"larceny": view.larceny_left},
        barred=_barred_card,
    ),
    Question(BASIC_OR_ADVANCED),
    Question(PLAN_A_HEIST, stakes=_whole_hand),
    Question(
        MEET_THE_CHALLENGE,
        table=(blocks.facing, blocks.pools),
        stakes=_strength,
        tip=_challenges_to_come,
        barred=_barred_card,
    ),
    Question(TAKE_THE_BONUS, table=(blocks.bonus,), stakes=_challenges_left, tip=_is_last),
    Question(CRIME_OR_SWAY, table=(blocks.pools, blocks.facing), stakes=_pools),
    Question(BURY_A_CARD),
    Question(DRAW_OR_BURY_A_CARD),
    Question(STEAL_FROM, barred=_barred_seat),
    Question(INFLICT_ON, table=(blocks.auto,)),
    Question(RANSOM_WHOM),
    Question(PAY_THE_RANSOM, table=(blocks.ransomed,), stakes=_purse, tip=_purse),
    Question(PAY_OR_TAKE_HEAT, table=(blocks.cop,), stakes=_purse),
    Question(PAY_AGAINST_THE_SWEEP, table=(blocks.streets, blocks.cop), stakes=_swept, tip=_still_to_offer),
)
