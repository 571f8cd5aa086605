"""Who may see what in Korak's castle: the ledger's section 5, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

KORAK = 0
OWNERS = {2: (1, 1, 1, 1), 3: (1, 2, 1, 2), 4: (1, 2, 3, 1), 5: (1, 2, 3, 4)}
KINDS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4)
"""The type of each figure: orcs, skeletons, ogres, mummies, manticore."""
HIT = 0
BACK = -3


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    hidden = len(table["deck"]) - table["known_below"]
    zones = {"deck": table["deck"][:hidden]} if hidden else {}
    others = strangers(table, seat)
    if table["round"] and others:
        zones["hands of others"] = [(table["hits"][hero], table["misses"][hero]) for hero in others]
    if seat != KORAK:
        if table["weapons"]:
            zones["chests"] = table["weapons"]
        unseen = [monster for monster, seen in enumerate(table["seen"]) if not seen]
        if unseen:
            zones["strengths"] = [table["figures"][monster] for monster in unseen]
    return zones


def strangers(table: dict[str, Any], seat: int) -> list[int]:
    """Return the heroes whose cards the seat does not see."""
    return [hero for hero, owner in enumerate(OWNERS[table["players"]]) if owner != seat]


def zones_that_hide(_case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    # A lone Orc, and nothing else may be placed in a short game, has one of three strengths.
    return {"deck": 5, "hands of others": 5, "chests": 5, "strengths": 3}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two pieces swapped, and whether the seat may notice."""
    yield from swapped_deck(data, chance)
    for hero in range(4):
        yield from swapped_card(data, hero, seat)
    yield from swapped_strengths(data, seat)
    yield from swapped_weapons(data, seat)


def swapped_deck(data: dict[str, Any], chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap two cards of the deck that nobody knows."""
    changed = copied(data)
    deck = changed["table"]["deck"]
    hidden = len(deck) - changed["table"]["known_below"]
    if hidden > 1:
        one, other = chance.shuffled(range(hidden))[:2]
        deck[one], deck[other] = deck[other], deck[one]
        yield changed, False


def swapped_card(data: dict[str, Any], hero: int, seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a Hit card of a hand with a Miss card of the deck: seen by its owner."""
    changed = copied(data)
    table = changed["table"]
    deck = table["deck"]
    hidden = deck[: len(deck) - table["known_below"]]
    if table["hits"][hero] > table["shown"][hero][0] and 1 in hidden and not data["decision"][5]:
        deck[hidden.index(1)] = HIT
        table["hits"][hero] -= 1
        table["misses"][hero] += 1
        yield changed, hero not in strangers(table, seat)


def swapped_strengths(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap the strengths of a monster that nobody has struck and of one in the supply: seen by Korak."""
    changed = copied(data)
    table = changed["table"]
    for monster, seen in enumerate(table["seen"]):
        figure = table["figures"][monster]
        if seen or table["places"][monster] == BACK:
            continue
        for other in table["supply"]:
            if KINDS[other] == KINDS[figure] and other < figure and not data["decision"][5]:
                table["supply"].remove(other)
                table["supply"] = sorted([*table["supply"], figure])
                table["figures"][monster] = other
                yield changed, seat == KORAK
                return


def swapped_weapons(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap the Golden Weapons of two chests: seen by Korak."""
    changed = copied(data)
    weapons = changed["table"]["weapons"]
    full = [at for at, weapon in enumerate(weapons) if weapon >= 0]
    if len(full) > 1:
        one, other = full[:2]
        weapons[one], weapons[other] = weapons[other], weapons[one]
        yield changed, seat == KORAK
