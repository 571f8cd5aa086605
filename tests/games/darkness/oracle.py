"""Who may see what in Attack the Darkness: section 5 of the ledger, written down apart from the code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

OPEN_HANDS = 1
ZONES = 6
ACS, RCS, ACTION_DECK, RESOURCE_DECK = range(4)
HANDS = ((ACS, ACTION_DECK), (RCS, RESOURCE_DECK))
"""Of cards of either kind, where the hand is and where the deck."""
ADVANCEMENTS = 26
SELDOM = ("scried cards", "cards looked at", "drawn advancements")
"""Zones that few games come to."""


def is_closed(data: dict[str, Any], owner: int, seat: int) -> bool:
    """Say whether a seat does not see the hand of another: in the arena that of another team in any case."""
    table = data["table"]
    if table["teams"] and owner % table["teams"] != seat % table["teams"]:
        return True
    return owner != seat and not table["agreed"] & OPEN_HANDS


def piles(table: dict[str, Any], owner: int, *zones: int) -> list[Any]:
    return [table["piles"][owner * ZONES + zone] for zone in zones]


def held(data: dict[str, Any], rule: str, what: str, owners: list[int]) -> list[Any]:
    """Return what a rule in progress holds for one of these heroes."""
    running = [fields for name, _, fields in data["stack"] if name == rule]
    return [fields[what] for fields in running if fields["hero"] in owners and fields[what]]


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see.

    Decks have no order, so there is none to hide. Nor has the dungeon deck: what lies where is settled when
    somebody looks.
    """
    table = data["table"]
    closed = [owner for owner in range(table["players"]) if is_closed(data, owner, seat)]
    if not closed:
        return {}
    zones = {
        "hands of others": [piles(table, owner, ACS, RCS) for owner in closed],
        "decks of others": [piles(table, owner, ACTION_DECK, RESOURCE_DECK) for owner in closed],
        "scried cards": [table["scried"][owner] for owner in closed if any(table["scried"][owner])],
        "cards looked at": held(data, "ScryCards", "seen", closed),
        "drawn advancements": held(data, "Train", "drawn", closed),
    }
    return {name: contents for name, contents in zones.items() if contents}


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    is_arena = case.settings.get("play") == "arena"
    if case.players == 1 or (case.settings.get("open_hands", True) and not is_arena):
        return {}
    return {**dict.fromkeys(["hands of others", "decks of others"], 5), **dict.fromkeys(SELDOM, 0)}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped or something else changed, and whether the seat may notice.

    There are more positions than changes worth trying, so each time one of them is picked.
    """
    owner, which = chance.below(data["table"]["players"]), chance.below(4)
    yield from other_advancement(data, seat)
    if which < len(HANDS):
        yield from swapped_hand(data, owner, HANDS[which], not is_closed(data, owner, seat), chance)
    elif which == len(HANDS):
        yield from lost_hit_point(data)
    else:
        yield from another_future(data, chance)


def swapped_hand(
    data: dict[str, Any], owner: int, zones: tuple[int, int], is_seen: bool, chance: Any
) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a card of a hand with one of its deck: seen by whoever sees the hand."""
    is_asked = data["decision"] is not None and data["decision"][0] == owner
    if is_asked or any(data["table"]["scried"][owner]):
        # What is asked fits the hand as it is, and what has been scried lies in the deck.
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


def other_advancement(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Let a hero have drawn another advancement: seen by whoever sees the hand."""
    owners = [fields["hero"] for name, _, fields in data["stack"] if name == "Train" and fields["drawn"]]
    if not owners or seat in owners:
        return
    changed = copied(data)
    (drawn,) = held(changed, "Train", "drawn", owners)
    taken = [*drawn, *[one for own in changed["table"]["advancements"] for one in own]]
    drawn[0] = next(one for one in range(ADVANCEMENTS) if one not in taken)
    drawn.sort()
    yield changed, not is_closed(data, owners[0], seat)


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
