"""What an effect lacks to be used now, as its owner can see."""

from collections.abc import Callable, Mapping

from darkling.games.heists.cards.schema import Effect
from darkling.games.heists.describe import SCOUNDRELS
from darkling.games.heists.overview import current_turn, own_seat
from darkling.games.heists.view import View
from darkling.table.phrase import Phrase, phrase

Lack = tuple[Phrase, str]
"""What is missing, within a sentence, and the id of the rule that asks for it."""


def lacking(effect: Effect, code: str, view: View) -> Lack | None:
    """Return what is missing for an effect of a card; None if it can be used."""
    price = effect.coins or (1 if effect.do == "plus_per_coin" else 0)
    if own_seat(view).coins < price:
        return phrase("lack-coins", amount=price), "DH-GEN-04"
    return NEEDS[effect.do](effect, code, view) if effect.do in NEEDS else None


def counted(suit: str, code: str, view: View) -> int:
    """Count the cards of a suit, or the Heat, in the viewer's hand, one copy of the card itself left out."""
    codes = [held.card for held in own_seat(view).hand or ()]
    if code in codes:
        codes.remove(code)
    return len([one for one in codes if suit in (SCOUNDRELS[one].suit, "heat" if one == "HT00" else "")])


def _someone_counted(effect: Effect, code: str, view: View) -> Lack | None:
    suit = effect.suit or effect.of or ""
    if not counted(suit, code, view):
        return phrase("lack-suit", suit=suit), "DH-R-08"
    return _something_to_draw(effect, code, view) if effect.do == "draw_per" else None


def _something_to_draw(_effect: Effect, _code: str, view: View) -> Lack | None:
    own = own_seat(view)
    return None if own.deck_size or own.discard else (phrase("lack-draw"), "DH-R-04")


def _something_to_bury(_effect: Effect, _code: str, view: View) -> Lack | None:
    own = own_seat(view)
    return None if own.hand or own.discard else (phrase("lack-bury"), "DH-R-64")


def _somebody_with_coins(_effect: Effect, _code: str, view: View) -> Lack | None:
    rich = [seat for seat in view.seats if seat.seat != view.seat and seat.coins]
    return None if view.auto or rich else (phrase("lack-victim"), "DH-ABIL-07")


NEEDS: Mapping[str, Callable[[Effect, str, View], Lack | None]] = {
    "coin_per": _someone_counted,
    "draw_per": _someone_counted,
    "draw": _something_to_draw,
    "pay_draw": _something_to_draw,
    "bury": _something_to_bury,
    "pay_bury": _something_to_bury,
    "steal": _somebody_with_coins,
}
"""What each effect needs besides coins; the others need nothing."""


def penalties(trouble: str | None, view: View) -> int:
    """Return how many penalties of Heat or of Specters are left to ignore."""
    turn = current_turn(view)
    return turn.heat if trouble == "heat" else turn.specters
