"""What lies on the table and cannot be chosen, although it looks as if it might: why, and by which rule."""

from collections.abc import Callable, Mapping

from darkling.games.heists.cards.files import STACKS
from darkling.games.heists.cards.schema import Cost
from darkling.games.heists.cards.verbs import PASSIVE
from darkling.games.heists.describe import HEISTS, LARCENY, SCOUNDRELS, name
from darkling.games.heists.lacking import lacking, penalties
from darkling.games.heists.overview import current_turn, own_seat
from darkling.games.heists.turn_view import HeldView
from darkling.games.heists.view import View
from darkling.games.heists.vocabulary import MEET_THE_CHALLENGE, RECRUIT_OR_STEAL, STEAL_FROM, TARGET
from darkling.table.phrase import Phrase, phrase

Why = tuple[Phrase, str]
"""One sentence, and the id of the rule."""
Reason = tuple[str, Phrase, str]
"""The code of a card, why it cannot be chosen, and the id of the rule."""


def closed(prompt: str, view: View) -> list[Reason]:
    """Return the things that might be chosen in answer to a question, and cannot be."""
    looks = [entry for look in LOOKS.get(prompt, ()) for entry in look(view)]
    # What can be chosen in one place is not closed for lying in another as well.
    can_be = {code for code, why in looks if why is None}
    reasons = {code: why for code, why in reversed(looks) if why and code not in can_be}
    return [(code, words, rule) for code, (words, rule) in reasons.items()]


Look = list[tuple[str, Why | None]]
"""Codes of what lies in one place, each with a reason if it cannot be chosen there."""


def _recruits(view: View) -> Look:
    in_streets: Look = [(code, _why_not_recruit(code, view)) for code in view.streets if code is not None]
    left = zip(STACKS, view.stacks, strict=True)
    stacks = [(code, _why_not_recruit(code, view) if size else _empty(code)) for code, size in left]
    return in_streets + stacks


def _empty(code: str) -> Why:
    return phrase("closed-empty", name=name(code)), "DH-R-18"


def _why_not_recruit(code: str, view: View) -> Why | None:
    price = SCOUNDRELS[code].cost
    if price is None:
        return phrase("closed-never", name=name(code)), "DH-RECR-03"
    return _too_dear(code, price, view)


def _too_dear(code: str, price: Cost, view: View) -> Why | None:
    turn, coins = current_turn(view), own_seat(view).coins
    if price.sway > turn.sway:
        words = phrase("closed-sway", name=name(code), price=price.sway, sway=turn.sway)
        return words, "DH-RECR-01"
    if price.sway > turn.free_sway:
        words = phrase("closed-reserve", name=name(code), price=price.sway, reserve=turn.reserve)
        return words, "DH-R-11"
    if price.coins > coins:
        return phrase("closed-coins", name=name(code), price=price.coins, amount=coins), "DH-RECR-06"
    return None


def _hand(view: View) -> Look:
    return [(held.card, _why_not_use(held, view)) for held in own_seat(view).hand or ()]


def _why_not_use(held: HeldView, view: View) -> Why | None:
    """Return why nothing can be done with a card in hand any more."""
    card = SCOUNDRELS[held.card]
    coins = sum([effect.most or 0 for effect in card.effects if effect.do == "plus_per_coin"])
    strengthens = [effect for effect in card.effects if effect.do == "plus_per"]
    can_add = held.crime or held.sway or strengthens or coins
    if (can_add and not held.used) or (held.used and held.coins < coins and own_seat(view).coins):
        return None
    return _why_not_activate(held, view)


def _why_not_activate(held: HeldView, view: View) -> Why | None:
    card = SCOUNDRELS[held.card]
    abilities = [effect for effect in card.effects if effect.do not in PASSIVE]
    lacks = [lacking(effect, held.card, view) for effect in abilities]
    if held.activated < len(abilities):
        missing = [lack for lack in lacks if lack]
        return None if len(missing) < len(abilities) else _missing(held.card, *missing[0])
    key = "closed-used" if held.used else "closed-nothing"
    return phrase(key, name=card.name), "DH-TURN-04" if held.used else "DH-HEAT-01"


def _missing(code: str, lack: Phrase, rule: str) -> Why:
    return phrase("closed-lacking", name=name(code), lack=lack), rule


def _larceny(view: View) -> Look:
    kept = own_seat(view).larceny
    lacks = [(code, lacking(LARCENY[code].effects[-1], code, view)) for code in kept]
    return [(code, _missing(code, *lack) if lack else None) for code, lack in lacks]


def _permanents(view: View) -> Look:
    return [(code, _why_not_permanent(code, view)) for code in own_seat(view).heists]


def _why_not_permanent(code: str, view: View) -> Why | None:
    card = HEISTS[code]
    effect = card.permanent
    if effect.do == "notoriety_per_heat":
        return phrase("closed-at-the-end", name=card.name), "DH-PERM-04"
    if code in current_turn(view).permanents and not card.starred:
        return phrase("closed-once", name=card.name), "DH-PERM-02"
    if effect.do == "ignore" and penalties(effect.card, view) <= 0:
        return phrase("closed-ignore", name=card.name, card=effect.card or ""), "DH-R-46"
    lack = lacking(effect, code, view)
    return _missing(code, *lack) if lack else None


def _poor(view: View) -> Look:
    """Return the others who have nothing to steal."""
    codes = [option.code for option in TARGET]
    poor = [seat.seat for seat in view.seats if seat.seat != view.seat and not seat.coins]
    return [(codes[seat], (phrase("closed-poor", seat=seat), "DH-ABIL-07")) for seat in poor]


LOOKS: Mapping[str, tuple[Callable[[View], Look], ...]] = {
    RECRUIT_OR_STEAL.key: (_recruits, _hand, _larceny, _permanents),
    MEET_THE_CHALLENGE.key: (_hand, _larceny, _permanents),
    STEAL_FROM.key: (_poor,),
}
