"""What the words of The Night Watch speak of: names, options, events and the table as phrases."""

from collections import Counter
from collections.abc import Iterable

from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed, phrase
from watch.cards import BRIBE_CARDS, EFFECTS, GOOD_CARDS, GOODS
from watch.events import BribeOpened, QuayFilled
from watch.eyes import SeatView, View
from watch.outcome import worth

CARDS = {card.id: card for card in BRIBE_CARDS}
NAMES = {bribe.id: bribe.name for bribe in BRIBE_CARDS} | {good.id: good.name for good in GOOD_CARDS}


def name(thing: str) -> str:
    """Return the name of a bribe or a kind of goods."""
    return NAMES[thing]


def offer(option: Option, view: View) -> Phrase:
    """Return an option with the figures that matter for the choice."""
    thing = option.name.removeprefix(option.verb).strip()
    if thing in CARDS:
        return phrase("offer-seal", bribe=_bribe(thing))
    assert view.seat is not None, "a spectator is asked nothing"
    owned = view.seats[view.seat].cellar.count(thing)
    return phrase("offer-load", good=name(thing), owned=owned, adds=owned + 1)


def details(event: Event) -> dict[str, Said]:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, QuayFilled):
        return {"crates": _stacks([GOODS[good] for good in event.crates])}
    if isinstance(event, BribeOpened):
        return {"bribe": _bribe(BRIBE_CARDS[event.bribe].id)}
    return {}


def lesson(_view: View) -> list[Phrase]:
    """Return what a newcomer should know: the whole game, once."""
    return [phrase("lesson"), *glossary()]


def table(_prompt: str, view: View) -> list[list[Phrase]]:
    """Return what any answer depends on: the quay, and what everyone has."""
    quay = phrase("quay", night=view.night, nights=view.nights, crates=_stacks(view.quay))
    return [[quay, *map(_cellar, view.seats)]]


def glossary() -> list[Phrase]:
    """Return what the effects of bribes do."""
    return [phrase(f"effect-{effect}") for effect in EFFECTS]


def _bribe(code: str) -> Phrase:
    card = CARDS[code]
    effects = listed([phrase(f"ability-{effect}") for effect in card.effects])
    return phrase("bribe", name=card.name, coins=card.coins, special=len(card.effects), effects=effects)


def _cellar(seat: SeatView) -> Phrase:
    heights = list(Counter(seat.cellar).values())
    return phrase("cellar", seat=seat.seat, crates=_stacks(seat.cellar), worth=worth(heights))


def _stacks(goods: Iterable[str]) -> Said:
    """Return goods counted by kind."""
    stacks = [phrase("stack", count=count, good=name(good)) for good, count in Counter(goods).items()]
    return listed(stacks or [phrase("nothing")])
