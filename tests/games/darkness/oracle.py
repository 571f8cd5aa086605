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


def seat_of(data: dict[str, Any], owner: int) -> int:
    """Return the seat of a hero; a game master has the first one, and no hero."""
    table = data["table"]
    return owner + int(table["players"]) - int(table["heroes"])


def is_master(data: dict[str, Any], seat: int) -> bool:
    return seat < seat_of(data, 0)


def is_closed(data: dict[str, Any], owner: int, seat: int) -> bool:
    """Say whether a seat does not see the hand of a hero: a game master sees none, nor do other teams."""
    table = data["table"]
    if table["teams"] and owner % table["teams"] != seat % table["teams"]:
        return True
    is_open = table["agreed"] & OPEN_HANDS and not is_master(data, seat)
    return seat_of(data, owner) != seat and not is_open


def piles(table: dict[str, Any], owner: int, *zones: int) -> list[Any]:
    return [table["piles"][owner * ZONES + zone] for zone in zones]


def held(data: dict[str, Any], rule: str, what: str, owners: list[int]) -> list[Any]:
    """Return what a rule in progress holds for one of these heroes."""
    running = [fields for name, _, fields in data["stack"] if name == rule]
    return [fields[what] for fields in running if fields["hero"] in owners and fields[what]]


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see.

    Decks have no order, so there is none to hide. Nor has the dungeon deck: what lies where is settled when
    somebody looks. A game master has looked, so what the deck has is hidden from all others.
    """
    table = data["table"]
    closed = [owner for owner in range(table["heroes"]) if is_closed(data, owner, seat)]
    searched = len(table["hidden"]) > 1 and table["told_hidden"] and not is_master(data, seat)
    zones = {
        "what the deck has": table["hidden"] if searched else [],
        "hands of others": [piles(table, owner, ACS, RCS) for owner in closed],
        "decks of others": [piles(table, owner, ACTION_DECK, RESOURCE_DECK) for owner in closed],
        "scried cards": [table["scried"][owner] for owner in closed if any(table["scried"][owner])],
        "cards looked at": held(data, "ScryCards", "seen", closed),
        "drawn advancements": held(data, "Train", "drawn", closed),
    }
    return {name: contents for name, contents in zones.items() if contents}


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    has_rivals = case.settings.get("play") in ("tabletop", "arena")
    if case.players == 1 or (case.settings.get("open_hands", True) and not has_rivals):
        return {}
    zones = {**dict.fromkeys(["hands of others", "decks of others"], 5), **dict.fromkeys(SELDOM, 0)}
    is_searched = case.arranged is None or case.arranged.get("phase") == "entry"
    has_master = case.settings.get("play") == "tabletop"
    return {**zones, "what the deck has": 5 * is_searched} if has_master else zones


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped or something else changed, and whether the seat may notice.

    There are more positions than changes worth trying, so each time one of them is picked.
    """
    owner, which = chance.below(data["table"]["heroes"]), chance.below(4)
    yield from other_advancement(data, seat)
    yield from other_deck(data, seat, chance)
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
    is_asked = data["decision"] is not None and data["decision"][0] == seat_of(data, owner)
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
    if not owners or seat in [seat_of(data, owner) for owner in owners]:
        return
    changed = copied(data)
    (drawn,) = held(changed, "Train", "drawn", owners)
    taken = [*drawn, *[one for own in changed["table"]["advancements"] for one in own]]
    drawn[0] = next(one for one in range(ADVANCEMENTS) if one not in taken)
    drawn.sort()
    yield changed, not is_closed(data, owners[0], seat)


def other_deck(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a card of a deck that was searched with one that lies elsewhere: only the game master sees it."""
    table = data["table"]
    if len(table["told_hidden"]) != 1 or len(table["hidden"]) < 2 or data["decision"][0] == 0:
        # What else is known of a card might forbid it, and what the game master is asked fits the deck.
        return
    changed = copied(data)
    elsewhere, deck = changed["table"]["hidden"][0], changed["table"]["hidden"][-1]
    if not elsewhere or not deck:
        return
    one, other = chance.below(len(elsewhere)), chance.below(len(deck))
    if elsewhere[one] != deck[other]:
        elsewhere[one], deck[other] = deck[other], elsewhere[one]
        elsewhere.sort()
        deck.sort()
        yield changed, is_master(data, seat)


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
