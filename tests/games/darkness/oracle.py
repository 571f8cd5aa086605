"""Who may see what in Attack the Darkness: the ledger's section 5, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

OPEN_HANDS = 1
ZONES = 6
ACS, RCS, ACTION_DECK, RESOURCE_DECK = range(4)


def is_closed(data: dict[str, Any], owner: int, seat: int) -> bool:
    """Say whether a seat does not see the hand of another."""
    return owner != seat and not data["table"]["agreed"] & OPEN_HANDS


def piles(table: dict[str, Any], owner: int, *zones: int) -> list[Any]:
    return [table["piles"][owner * ZONES + zone] for zone in zones]


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see. Decks have no order, so there is none to hide."""
    table = data["table"]
    closed = [owner for owner in range(table["players"]) if is_closed(data, owner, seat)]
    if not closed:
        return {}
    return {
        "hands of others": [piles(table, owner, ACS, RCS) for owner in closed],
        "decks of others": [piles(table, owner, ACTION_DECK, RESOURCE_DECK) for owner in closed],
    }


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    if case.players == 1 or case.settings.get("open_hands", True):
        return {}
    return dict.fromkeys(["hands of others", "decks of others"], 5)


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped or something changed, and whether the seat may notice."""
    table = data["table"]
    for owner in range(table["players"]):
        for hand, deck in ((ACS, ACTION_DECK), (RCS, RESOURCE_DECK)):
            yield from swapped_hand(data, owner, (hand, deck), not is_closed(data, owner, seat), chance)
    yield from lost_hit_point(data)
    yield from another_future(data, chance)


def swapped_hand(
    data: dict[str, Any], owner: int, zones: tuple[int, int], is_seen: bool, chance: Any
) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a card of a hand with one of its deck: seen by whoever sees the hand."""
    if data["decision"] is not None and data["decision"][0] == owner:
        # What is asked fits the hand as it is.
        return
    changed = copied(data)
    hand, deck = piles(changed["table"], owner, *zones)
    if not hand or not deck:
        return
    one, other = chance.below(len(hand)), chance.below(len(deck))
    if hand[one] != deck[other]:
        hand[one], deck[other] = deck[other], hand[one]
        hand.sort()
        deck.sort()
        yield changed, is_seen


def lost_hit_point(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], bool]]:
    """Take a hit point from a figure, which everybody sees."""
    changed = copied(data)
    hp = changed["table"]["hp"]
    hurt = [figure for figure, points in enumerate(hp) if points > 1]
    if hurt:
        hp[hurt[-1]] -= 1
        yield changed, True


def another_future(data: dict[str, Any], chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Let other cards come next, of whatever deck: nobody sees that, even where hands are open."""
    changed = copied(data)
    changed["chance"][0] = f"{chance.below(1 << 30):032x}"
    yield changed, False
