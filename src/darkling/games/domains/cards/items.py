"""Items: what players own, pay and gain, as counts in a fixed order."""

from darkling.table.errors import BadCards

Items = tuple[int, ...]
"""How many of each kind. What lies in a store has the ten kinds of STORED; prices and gains may also have
elements of one's choice, and spells."""
ITEM_CODES = (
    "coins",
    "skulls",
    "earth",
    "wind",
    "fire",
    "water",
    "stone",
    "metal",
    "wood",
    "workers",
    "element",
    "spell",
)
COINS, SKULLS, EARTH, WIND, FIRE, WATER, STONE, METAL, WOOD, WORKERS, ANY_ELEMENT, SPELL = range(12)
STORED = 10
ELEMENTS = (EARTH, WIND, FIRE, WATER)
SHORT = ("c", "s", "Ea", "Wi", "Fi", "Wa", "St", "Me", "Wd", "Wk", "El", "Sp")
"""The short names of the card files."""
NOTHING: Items = (0,) * len(ITEM_CODES)
EMPTY_STORE: Items = (0,) * STORED


def items_of(text: str) -> Items:
    """Read what a card file says is paid or gained, such as `2c+1Fi`."""
    counts = list(NOTHING)
    for part in text.split("+") if text else ():
        amount = part.rstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        name = part[len(amount) :]
        if name not in SHORT:
            raise BadCards(f"there is no item {name!r} in {text!r}; items are {', '.join(SHORT)}")
        counts[SHORT.index(name)] += int(amount)
    return tuple(counts)


def one(kind: int, amount: int = 1) -> Items:
    """Return so many of one kind."""
    return (*NOTHING[:kind], amount, *NOTHING[kind + 1 :])


def without_choices(items: Items) -> Items:
    """Return items less the elements of choice and spells among them."""
    return (*items[:STORED], *NOTHING[STORED:])


def added(store: Items, items: Items) -> Items:
    """Return a store with items put to it; elements of choice and spells are settled elsewhere."""
    return tuple([have + more for have, more in zip(store, items, strict=False)])


def taken(store: Items, items: Items) -> Items:
    """Return a store less items, which must be there."""
    return tuple([have - less for have, less in zip(store, items, strict=False)])


def times(items: Items, count: int) -> Items:
    return tuple([count * amount for amount in items])


def cheaper(price: Items, less: Items) -> Items:
    """Return a price less a reduction; no kind falls below nothing (DM-R-49)."""
    return tuple([max(0, amount - saved) for amount, saved in zip(price, less, strict=True)])


def can_pay(store: Items, price: Items) -> bool:
    """Say whether a store holds a price; elements of choice come out of what the rest of it leaves."""
    for have, needed in zip(store, price, strict=False):
        if have < needed:
            return False
    if not price[ANY_ELEMENT]:
        return True
    return sum(store[EARTH : WATER + 1]) - sum(price[EARTH : WATER + 1]) >= price[ANY_ELEMENT]
