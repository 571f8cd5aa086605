"""What the words of Dark Heists speak of: options, events, lessons and the table as phrases."""

from collections.abc import Callable, Mapping
from functools import cache

from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.cards.verbs import PASSIVE
from darkling.games.heists.closed import closed
from darkling.games.heists.describe import (
    AUTOS,
    HEISTS,
    SCOUNDRELS,
    effect,
    figures,
    heist,
    is_free,
    moves,
    name,
    permanent,
    price,
    scoundrel,
    struck,
    trick,
    who,
)
from darkling.games.heists.events import (
    AutoCardDrawn,
    CoinsStolen,
    CopStruck,
    LarcenyCardGained,
    RansomDemanded,
    StreetsSwept,
    TroubleInflicted,
)
from darkling.games.heists.looks import looks, summary
from darkling.games.heists.overview import current_turn, own_seat, table
from darkling.games.heists.stakes import stakes
from darkling.games.heists.tips import tip
from darkling.games.heists.turn_view import HeldView
from darkling.games.heists.view import View
from darkling.games.heists.vocabulary import TARGET
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed, phrase

__all__ = [
    "closed",
    "details",
    "glossary",
    "lesson",
    "looks",
    "name",
    "offer",
    "stakes",
    "summary",
    "table",
    "tip",
]

ENTRIES = ("suits", "heat", "bury", "ransom", "larceny", "permanent")


def offer(option: Option, view: View) -> Phrase:
    """Return an option with the figures that matter for the choice."""
    thing = option.code
    return Phrase(f"offer-{option.verb}", OFFERS.get(option.verb, _nothing)(thing, view))


def details(event: Event) -> dict[str, Said]:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, CoinsStolen | RansomDemanded | TroubleInflicted):
        return {"victim": who(event.victim)}
    if isinstance(event, CopStruck):
        code = CODES[event.card]
        return {"effect": struck(code) if SCOUNDRELS[code].street else ""}
    if isinstance(event, StreetsSwept):
        return {"count": len(event.cards)}
    if isinstance(event, LarcenyCardGained):
        code = CODES[event.card]
        return {"text": trick(code) if code not in SCOUNDRELS else ""}
    if isinstance(event, AutoCardDrawn):
        attacked = "yes" if event.attacked else "no"
        return {"attacked": attacked, **moves(AUTOS[AUTO_CODES[event.auto]])}
    return {}


def lesson(view: View) -> list[Phrase]:
    """Return what a newcomer should know."""
    return _lesson("yes" if view.auto else "no", view.cop_effects)


@cache
def _lesson(alone: str, cop_effects: bool) -> list[Phrase]:
    parts = ["turn", "heist", "end", *(["cops"] if cop_effects else [])]
    told = [phrase(f"lesson-{part}", alone=alone) for part in parts]
    return [phrase("lesson", text=listed(told, between="paragraphs", last="paragraphs")), *glossary()]


def glossary() -> list[Phrase]:
    """Return what the words on the cards mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in ENTRIES
    ]


def _nothing(_thing: str, _view: View) -> dict[str, Said]:
    return {}


def _heist(_thing: str, view: View) -> dict[str, Said]:
    current = own_seat(view).current
    if current is None:
        return {"heist": "none", "challenge": ""}
    card = HEISTS[current.heist]
    return {"heist": card.name, "challenge": card.challenges[current.met].name}


def _basic(_thing: str, view: View) -> dict[str, Said]:
    return {"left": view.basic_left}


def _advanced(_thing: str, view: View) -> dict[str, Said]:
    return {"left": view.advanced_left}


def _plan(thing: str, view: View) -> dict[str, Said]:
    return {"heist": heist(thing, view.meet)}


def _crime(thing: str, view: View) -> dict[str, Said]:
    return _added(thing, current_turn(view).crime, _unused(thing, view).crime)


def _sway(thing: str, view: View) -> dict[str, Said]:
    return _added(thing, current_turn(view).sway, _unused(thing, view).sway)


def _added(thing: str, before: int, worth: int) -> dict[str, Said]:
    return {"name": name(thing), "before": before, "worth": worth, "after": before + worth}


def _unused(thing: str, view: View) -> HeldView:
    hand = own_seat(view).hand or ()
    return next(card for card in hand if card.card == thing and card.used is None)


def _activate(thing: str, _view: View) -> dict[str, Said]:
    return _ability(thing, 0)


def _activate_second(thing: str, _view: View) -> dict[str, Said]:
    return _ability(thing, 1)


def _ability(thing: str, number: int) -> dict[str, Said]:
    abilities = [one for one in SCOUNDRELS[thing].effects if one.do not in PASSIVE]
    return {"name": name(thing), "text": effect(abilities[number])}


def _name(thing: str, _view: View) -> dict[str, Said]:
    return {"name": name(thing)}


def _recruit(thing: str, view: View) -> dict[str, Said]:
    # The bonus of a heist takes nothing at all.
    free = view.bonus is not None or is_free(thing)
    return {"card": scoundrel(thing), "price": "none" if free else price(thing)}


def _larceny(_thing: str, view: View) -> dict[str, Said]:
    return {"left": view.larceny_left}


def _play(thing: str, _view: View) -> dict[str, Said]:
    return {"name": name(thing), "text": trick(thing)}


def _permanent(thing: str, _view: View) -> dict[str, Said]:
    return {"name": name(thing), "text": permanent(thing)}


def _end_turn(_thing: str, view: View) -> dict[str, Said]:
    turn = current_turn(view)
    return {"wasted": max(0, turn.crime + turn.sway - turn.reserve)}


def _attempt_crime(_thing: str, view: View) -> dict[str, Said]:
    challenge = current_turn(view).challenge
    return {"strength": challenge.crime, "number": challenge.needed - (not view.meet)} if challenge else {}


def _attempt_sway(_thing: str, view: View) -> dict[str, Said]:
    challenge = current_turn(view).challenge
    return {"strength": challenge.sway, "number": challenge.needed - (not view.meet)} if challenge else {}


def _give_up(_thing: str, view: View) -> dict[str, Said]:
    return {"lost": "yes" if view.lost else "no"}


def _target(thing: str, view: View) -> dict[str, Said]:
    codes = [option.code for option in TARGET]
    seat = codes.index(thing)
    bonus = "yes" if view.bonus else "no"
    if thing == codes[-1]:
        return {"who": phrase("auto-player-first"), "bonus": bonus}
    return {"who": phrase("who-first", seat=seat), "bonus": bonus}


def _bury(thing: str, _view: View) -> dict[str, Said]:
    return {"card": figures(thing)}


def _take(_thing: str, view: View) -> dict[str, Said]:
    current = own_seat(view).current
    assert current is not None, "a bonus belongs to a heist"
    return {"text": effect(HEISTS[current.heist].challenges[current.met - 1].bonus)}


def _pay(_thing: str, view: View) -> dict[str, Said]:
    return {"amount": own_seat(view).coins}


def _coins(thing: str, _view: View) -> dict[str, Said]:
    return {"amount": int(thing)}


OFFERS: Mapping[str, Callable[[str, View], dict[str, Said]]] = {
    "heist": _heist,
    "basic": _basic,
    "advanced": _advanced,
    "plan": _plan,
    "crime": _crime,
    "sway": _sway,
    "activate": _activate,
    "activate_second": _activate_second,
    "coin_crime": _name,
    "coin_sway": _name,
    "recruit": _recruit,
    "larceny": _larceny,
    "play": _play,
    "permanent": _permanent,
    "end_turn": _end_turn,
    "attempt_crime": _attempt_crime,
    "attempt_sway": _attempt_sway,
    "give_up": _give_up,
    "target": _target,
    "bury_hand": _bury,
    "bury_discard": _bury,
    "take": _take,
    "pay": _pay,
    "offer": _coins,
}
"""What the words of each verb speak of; those of the others speak for themselves."""
