"""Who may see what in Dark Domains: the ledger's section 5, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

HENCHMEN, BAG = 5, 6
SPELL_DECKS = 4
SPELLS_OF_A_DECK = 10
FAR_LANDS, ARCHITECT = 3, 4
MASQUERADE_CARDS, REVELATION_CARDS = 10, 11
WORLD, DEATH = 20, 31
OPEN_STORES = 1
COINS = 0


def era_of(fortune: int) -> int:
    """Return the era of a Fortune card: they are numbered by it."""
    return (fortune >= MASQUERADE_CARDS) + (fortune >= MASQUERADE_CARDS + REVELATION_CARDS)


def unseen_slots(table: dict[str, Any], seat: int) -> list[int]:
    """Return the slots of the Far Lands where somebody lies whom the seat has not seen."""
    far_lands = enumerate(table["displays"][FAR_LANDS])
    return [slot for slot, henchman in far_lands if henchman >= 0 and not table["far_seen"][seat] >> slot & 1]


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    others = [other for other in range(table["players"]) if other != seat]
    slots = unseen_slots(table, seat)
    zones = {
        "hands of others": [table["hands"][other] for other in others],
        "spell decks": table["decks"][:SPELL_DECKS],
        "Fortune deck": table["fortune"],
        "Fortune cards left out": table["fortune_out"],
    }
    if slots:
        zones["Far Lands"] = [table["displays"][FAR_LANDS][slot] for slot in slots]
        zones["henchman deck"] = table["decks"][HENCHMEN]
    sealed = [lane["finished"] for lane in data["lanes"] if lane["seat"] != seat and lane["finished"]]
    if sealed:
        zones["sealed choices"] = sealed
    return zones


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    zones = [
        "hands of others",
        "spell decks",
        "Fortune deck",
        "Fortune cards left out",
        "Far Lands",
        "henchman deck",
    ]
    # Whoever has chosen a use for the evening has seldom more than one besides being done.
    return {**dict.fromkeys(zones, 5), "sealed choices": 2}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two pieces swapped or something changed, and whether the seat may notice."""
    yield from swapped_spells(data, seat, chance)
    yield from swapped_fortunes(data, seat, chance)
    yield from swapped_henchmen(data, seat)
    yield from swapped_tiles(data, chance)
    yield from changed_coins(data, seat)


def swapped_spells(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a spell of a hand with one of its deck: seen if the hand is one's own."""
    for owner in range(data["table"]["players"]):
        # Whoever is being asked in private is asked about the hand as it is.
        if any(lane["seat"] == owner for lane in data["lanes"]):
            continue
        changed = copied(data)
        hand = changed["table"]["hands"][owner]
        if not hand:
            continue
        at = chance.below(len(hand))
        deck = changed["table"]["decks"][hand[at] // SPELLS_OF_A_DECK]
        if deck and deck[0] != hand[at]:
            hand[at], deck[0] = deck[0], hand[at]
            hand.sort()
            deck.sort()
            yield changed, owner == seat


def swapped_fortunes(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap two Fortune cards of an era: seen if the seat has looked at one of them."""
    if any(rule[0] == "OrderFortune" for lane in data["lanes"] for rule in lane["stack"]):
        return
    table = data["table"]
    for others in (table["fortune"], table["fortune_out"]):
        pairs = [
            (one, other)
            for one in table["fortune"]
            for other in others
            if one != other and era_of(one) == era_of(other)
        ]
        if others is table["fortune_out"]:
            # The World and Death are never left out.
            pairs = [pair for pair in pairs if pair[0] not in (WORLD, DEATH)]
        if pairs:
            one, other = pairs[chance.below(len(pairs))]
            yield with_fortunes_swapped(data, one, other), is_seen(table, seat, one, other)


def is_seen(table: dict[str, Any], seat: int, one: int, other: int) -> bool:
    """Say whether a seat notices that two cards change places: not if it knows of both, but not where."""
    by_place, _, *cards = table["scried"][seat]
    somewhere = set(cards[by_place:])
    return bool({one, other} & set(cards)) and not {one, other} <= somewhere


def with_fortunes_swapped(data: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    """Swap two cards that lie face down, and what seats know of them."""
    changed = copied(data)
    table = changed["table"]
    swap = {one: other, other: one}
    table["fortune"] = [swap.get(card, card) for card in table["fortune"]]
    table["fortune_out"] = sorted([swap.get(card, card) for card in table["fortune_out"]])
    for at, (known, loose, *cards) in enumerate(table["scried"]):
        cards = [swap.get(card, card) for card in cards]
        table["scried"][at] = [known, loose, *cards[:known], *sorted(cards[known:])]
    return changed


def swapped_henchmen(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a henchman of the Far Lands with one of the deck: seen by whoever has looked there."""
    for slot in range(2):
        changed = copied(data)
        far_lands = changed["table"]["displays"][FAR_LANDS]
        deck = changed["table"]["decks"][HENCHMEN]
        if far_lands and far_lands[slot] >= 0 and deck:
            far_lands[slot], deck[0] = deck[0], far_lands[slot]
            deck.sort()
            yield changed, slot not in unseen_slots(data["table"], seat)


def swapped_tiles(data: dict[str, Any], chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Swap a tile of the Architect's Guild with one of the bag, which everybody sees."""
    changed = copied(data)
    slots, bag = changed["table"]["displays"][ARCHITECT], changed["table"]["decks"][BAG]
    filled = [slot for slot, tile in enumerate(slots) if tile >= 0]
    if filled and bag:
        slot = filled[chance.below(len(filled))]
        slots[slot], bag[0] = bag[0], slots[slot]
        bag.sort()
        yield changed, True


def changed_coins(data: dict[str, Any], seat: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Give somebody a coin more, which is covered; with stores agreed to be open everybody sees it."""
    for owner in range(data["table"]["players"]):
        changed = copied(data)
        changed["table"]["stores"][owner][COINS] += 1
        yield changed, owner == seat or bool(data["table"]["agreed"] & OPEN_STORES)
