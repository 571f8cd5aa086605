"""What the words of options speak of, as the table stands."""

from collections.abc import Callable, Mapping

from darkling.games.heists.cards import SCOUNDREL_CODES
from darkling.games.heists.cards.effect_tables import ABILITIES
from darkling.games.heists.rules.vocabulary import TARGET
from darkling.games.heists.sight.hand_in_play import ChallengeView, HeldView
from darkling.games.heists.sight.view import HeistsView
from darkling.games.heists.telling.blocks import (
    bonus_of,
    challenge_faced,
    current_turn,
    heist_under_way,
    own_seat,
    printed_challenge,
)
from darkling.games.heists.telling.cards import (
    HEISTS,
    effect,
    figures,
    heist,
    is_free,
    name,
    permanent,
    price,
    scoundrel,
    trick,
)
from darkling.table.phrase import phrase
from darkling.table.telling import Figures


def _heist(_thing: str, view: HeistsView) -> Figures:
    current = own_seat(view).current
    if current is None:
        return {"heist": "none", "challenge": ""}
    card = HEISTS[current.heist]
    return {"heist": card.name, "challenge": card.challenges[current.met].name}


def _added(thing: str, before: int, worth: int) -> Figures:
    return {"name": name(thing), "before": before, "worth": worth, "after": before + worth}


def _unused(thing: str, view: HeistsView) -> HeldView:
    hand = own_seat(view).hand or ()
    return next(card for card in hand if card.card == thing and card.used is None)


def _ability(thing: str, number: int) -> Figures:
    abilities = ABILITIES[SCOUNDREL_CODES.index(thing)]
    return {"name": name(thing), "text": effect(abilities[number])}


def _recruit(thing: str, view: HeistsView) -> Figures:
    # The bonus of a heist takes nothing at all.
    free = view.bonus is not None or is_free(thing)
    return {"card": scoundrel(thing), "price": "none" if free else price(thing)}


def _end_turn(_thing: str, view: HeistsView) -> Figures:
    turn = current_turn(view)
    return {"wasted": max(0, turn.crime + turn.sway - turn.reserve)}


def _attempt(strength: int, challenge: ChallengeView) -> Figures:
    return {"strength": strength, "number": printed_challenge(challenge).number}


def _target(thing: str, view: HeistsView) -> Figures:
    codes = [option.code for option in TARGET]
    is_auto = thing == codes[-1]
    who = phrase("auto-player-first") if is_auto else phrase("who-first", seat=codes.index(thing))
    return {"who": who, "bonus": "yes" if view.bonus else "no"}


OPTIONS: Mapping[str, Callable[[str, HeistsView], Figures]] = {
    "heist": _heist,
    "basic": lambda _, view: {"left": view.basic_left},
    "advanced": lambda _, view: {"left": view.advanced_left},
    "plan": lambda thing, view: {"heist": heist(thing, view.meet)},
    "crime": lambda thing, view: _added(thing, current_turn(view).crime, _unused(thing, view).crime),
    "sway": lambda thing, view: _added(thing, current_turn(view).sway, _unused(thing, view).sway),
    "activate": lambda thing, _: _ability(thing, 0),
    "activate_second": lambda thing, _: _ability(thing, 1),
    "coin_crime": lambda thing, _: {"name": name(thing)},
    "coin_sway": lambda thing, _: {"name": name(thing)},
    "recruit": _recruit,
    "larceny": lambda _, view: {"left": view.larceny_left},
    "play": lambda thing, _: {"name": name(thing), "text": trick(thing)},
    "permanent": lambda thing, _: {"name": name(thing), "text": permanent(thing)},
    "end_turn": _end_turn,
    "attempt_crime": lambda _, view: _attempt(challenge_faced(view).crime, challenge_faced(view)),
    "attempt_sway": lambda _, view: _attempt(challenge_faced(view).sway, challenge_faced(view)),
    "give_up": lambda _, view: {"lost": "yes" if view.lost else "no"},
    "target": _target,
    "bury_hand": lambda thing, _: {"card": figures(thing)},
    "bury_discard": lambda thing, _: {"card": figures(thing)},
    "take": lambda _, view: {"text": bonus_of(heist_under_way(view))},
    "pay": lambda _, view: {"amount": own_seat(view).coins},
    "offer": lambda thing, _: {"amount": int(thing)},
}
"""What the words of each verb speak of; those of the others speak for themselves."""
