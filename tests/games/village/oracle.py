"""Who may see what in the Village of Fear: the ledger's section 5, apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

WARLORD = 0
SHARES = {2: (1, 1, 1, 1), 3: (1, 2, 1, 2), 4: (1, 2, 3, 1), 5: (1, 2, 3, 4)}
HIT, MISS = 0, 1
BACK = -3
LIFTED_ONCE = 4
HALL = 4
SECRET = 5
KINDS = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
"""The type of each figure."""


def strangers(table: dict[str, Any], seat: int) -> list[int]:
    """Return the heroes whose cards a seat does not see."""
    return [hero for hero, owner in enumerate(SHARES[table["players"]]) if owner != seat]


def unseen_monsters(table: dict[str, Any]) -> list[int]:
    """Return the monsters whose Hit Strength nobody has seen; one that was recalled is none any more."""
    seen = zip(table["seen"], table["places"], strict=True)
    return [monster for monster, (seen, place) in enumerate(seen) if not seen and place != BACK]


def closed(table: dict[str, Any]) -> list[int]:
    """Return the buildings that have never been lifted."""
    return [number for number, house in enumerate(table["houses"]) if not house & LIFTED_ONCE]


def unseen_places(table: dict[str, Any], seat: int) -> list[int]:
    """Return the Warlord cards, by place, at which a seat has not looked."""
    seen = table["peeked"][seat] | (table["weakness_shown"] << SECRET)
    return [place for place in range(len(table["warlord_cards"])) if not seen >> place & 1]


def upper(table: dict[str, Any], deck: str, known: str) -> list[int]:
    """Return the part of a deck that nobody has seen."""
    cards: list[int] = table[deck][: len(table[deck]) - table[known]]
    return cards


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    zones: dict[str, Any] = {
        "deck": upper(table, "deck", "known_below"),
        "event deck": upper(table, "event_deck", "events_known"),
        "sewer deck": upper(table, "sewer_deck", "sewers_known"),
        "warlord cards": [table["warlord_cards"][place] for place in unseen_places(table, seat)],
    }
    if strangers(table, seat):
        zones["hands of others"] = [table["hits"][hero] for hero in strangers(table, seat)]
    if seat != WARLORD:
        zones["treasures"] = [table["treasures"][building] for building in closed(table)]
        zones["strengths"] = [table["figures"][monster] for monster in unseen_monsters(table)]
        if HALL in closed(table) and table["figures"]:
            zones["guard"] = [table[column][0] for column in ("figures", "carried", "places")]
    return zones


def zones_that_hide(_case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    zones = ["deck", "event deck", "sewer deck", "warlord cards", "hands of others"]
    return dict.fromkeys([*zones, "treasures", "strengths", "guard"], 5)


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two pieces swapped, and whether the seat may notice."""
    for deck, known in (("event_deck", "events_known"), ("sewer_deck", "sewers_known")):
        yield from swapped(data, (deck,), range(len(upper(data["table"], deck, known))), chance, False)
    yield from swapped(data, ("warlord_cards",), unseen_places(data["table"], seat), chance, False)
    yield from swapped(data, ("treasures",), closed(data["table"]), chance, seat == WARLORD)
    yield from swapped_event(data)
    yield from swapped_strength(data, seat, chance)
    yield from swapped_guard(data, seat)
    yield from swapped_hand(data, seat, chance)


def swapped(
    data: dict[str, Any], path: tuple[str, ...], places: Any, chance: Any, visible: bool
) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap two different cards among some places."""
    changed = copied(data)
    cards = changed["table"][path[0]]
    if len(places) > 1:
        one, other = chance.shuffled(list(places))[:2]
        if cards[one] != cards[other]:
            cards[one], cards[other] = cards[other], cards[one]
            yield changed, visible


def swapped_event(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap the Event drawn last, which everybody sees, with the one on top of the deck."""
    changed = copied(data)
    table = changed["table"]
    deck = table["event_deck"]
    if 0 < table["events_known"] < len(deck) and deck[0] != deck[-1]:
        deck[0], deck[-1] = deck[-1], deck[0]
        yield changed, True


def swapped_strength(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a monster that nobody has struck with a weaker figure of its type in the supply."""
    changed = copied(data)
    table = changed["table"]
    unseen = unseen_monsters(table)
    if not unseen:
        return
    monster = unseen[chance.below(len(unseen))]
    figure = table["figures"][monster]
    others = [at for at in table["supply"] if at < figure and KINDS[at] == KINDS[figure]]
    if others:
        exchange(table, monster, others[0])
        yield changed, seat == WARLORD


def swapped_guard(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap the hidden guard of the Great Hall with a figure of another type."""
    changed = copied(data)
    table = changed["table"]
    if HALL in closed(table) and table["figures"]:
        others = [at for at in table["supply"] if KINDS[at] != KINDS[table["figures"][0]]]
        if others:
            exchange(table, 0, others[-1])
            yield changed, seat == WARLORD


def exchange(table: dict[str, Any], monster: int, figure: int) -> None:
    """Exchange a monster's figure with one of the supply."""
    table["supply"].remove(figure)
    table["supply"] = sorted([*table["supply"], table["figures"][monster]])
    table["figures"][monster] = figure


def swapped_hand(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a Hit card of a hero with a Miss card of the deck."""
    changed = copied(data)
    table = changed["table"]
    hero = chance.below(4)
    hidden = upper(table, "deck", "known_below")
    if table["hits"][hero] > table["shown"][hero][0] and MISS in hidden:
        table["hits"][hero] -= 1
        table["misses"][hero] += 1
        table["deck"][hidden.index(MISS)] = HIT
        yield changed, SHARES[table["players"]][hero] == seat
