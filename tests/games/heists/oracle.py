"""Who may see what in Dark Heists: the ledger's section 5, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

MARKS = 64


def is_closed(data: dict[str, Any], owner: int, seat: int) -> bool:
    """Say whether a hand is secret to a seat: until its owner's turn, where that was agreed."""
    turns = [fields["seat"] for name, _, fields in data["stack"] if name == "Turn"]
    return data["table"]["hidden_hands"] and owner != seat and owner not in turns


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    zones = {"decks of the gangs": table["decks"], "street deck": table["street_deck"]}
    decks = zip(table["heist_decks"], table["known_below"], strict=True)
    upper = [deck[: len(deck) - known] for deck, known in decks]
    zones |= {"heist decks": upper, "larceny deck": table["larceny_deck"]}
    if table["players"] == 1:
        zones["auto deck"] = table["auto_deck"]
    if table["players"] < 4:
        zones["larceny cards not used"] = table["larceny_box"]
    closed = [hand for owner, hand in enumerate(table["hands"]) if is_closed(data, owner, seat)]
    if closed:
        zones["hands of others"] = closed
    return zones


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    zones = ["decks of the gangs", "street deck", "heist decks", "larceny deck"]
    if case.players == 1:
        zones.append("auto deck")
    if case.players < 4:
        zones.append("larceny cards not used")
    if case.settings.get("hidden_hands"):
        zones.append("hands of others")
    return dict.fromkeys(zones, 5)


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped, and whether the seat may notice."""
    table = data["table"]
    yield from swapped_within(data, ("street_deck",), chance)
    yield from swapped_within(data, ("larceny_deck",), chance)
    yield from swapped_within(data, ("decks", chance.below(table["players"])), chance)
    for deck, known in enumerate(table["known_below"]):
        yield from swapped_within(data, ("heist_decks", deck), chance, but_last=known)
    yield from swapped_streets(data, chance)
    for owner in range(table["players"]):
        yield from swapped_hand(data, owner, is_closed(data, owner, seat), chance)


def swapped_within(
    data: dict[str, Any], path: tuple[Any, ...], chance: Any, but_last: int = 0
) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap two cards of a facedown deck, which nobody may notice."""
    changed = copied(data)
    deck = changed["table"]
    for step in path:
        deck = deck[step]
    if len(deck) - but_last > 1:
        one, other = chance.shuffled(range(len(deck) - but_last))[:2]
        deck[one], deck[other] = deck[other], deck[one]
        yield changed, False


def swapped_streets(data: dict[str, Any], chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a card of the Streets with one of their deck, which everybody sees."""
    changed = copied(data)
    streets, deck = changed["table"]["streets"], changed["table"]["street_deck"]
    place = chance.below(len(streets))
    if streets[place] >= 0 and deck and deck[0] != streets[place]:
        streets[place], deck[0] = deck[0], streets[place]
        yield changed, True


def swapped_hand(
    data: dict[str, Any], owner: int, is_closed: bool, chance: Any
) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a card of a hand with one of its deck: seen if the hand is open."""
    changed = copied(data)
    hand, deck = changed["table"]["hands"][owner], changed["table"]["decks"][owner]
    unknown = [
        at for at, held in enumerate(hand) if held // MARKS not in changed["table"]["known_held"][owner]
    ]
    if not unknown or not deck:
        return
    at = unknown[chance.below(len(unknown))]
    card, marks = divmod(hand[at], MARKS)
    if card != deck[0] and not marks:
        hand[at], deck[0] = deck[0] * MARKS, card
        hand.sort()
        yield changed, not is_closed
