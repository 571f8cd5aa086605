"""The effect verbs of the cards, as numbers that rules ask about."""

from darkling.games.heists.cards.schema import Effect

Deed = tuple[int, int]
"""What is done when an effect is used: a verb, and how many or how much."""

SUIT_NAMES = ("brutal", "cops", "crooked", "ghost", "nobles")
COPS = SUIT_NAMES.index("cops")
HEATS = len(SUIT_NAMES)
"""Stands beside the suits where Heat cards are counted."""

NOTHING = 0
COIN, COIN_PER, STEAL = 1, 2, 3
DRAW, DRAW_PER, PAY_DRAW = 4, 5, 6
BURY, PAY_BURY, DRAW_OR_BURY = 7, 8, 9
RANSOM, INFLICT_HEAT, INFLICT_SPECTER = 10, 11, 12
CRIME, SWAY, FLEX, COIN_TO_POOL = 13, 14, 15, 16
IGNORE_HEAT, IGNORE_SPECTER = 17, 18
FREE_RECRUIT, DRAW_NEXT = 19, 20

PLAIN_VERBS = {
    "coin": COIN,
    "steal": STEAL,
    "draw": DRAW,
    "bury": BURY,
    "draw_or_bury": DRAW_OR_BURY,
    "ransom": RANSOM,
    "crime": CRIME,
    "sway": SWAY,
    "flex": FLEX,
    "free_recruit": FREE_RECRUIT,
    "draw_next": DRAW_NEXT,
}
"""Verbs that are done as they stand, with an amount at most."""
PRICED_VERBS = {"pay_draw": PAY_DRAW, "pay_bury": PAY_BURY, "plus_per_coin": COIN_TO_POOL}
"""Verbs that cost coins."""
PASSIVE = ("plus_per", "plus_per_coin", "ignore", "upkeep", "coin_or_heat", "penalty", "notoriety_per_heat")
"""What a scoundrel has without being activated."""


def counted(name: str) -> int:
    """Return the number of what an effect counts: a suit, or Heat cards."""
    return HEATS if name == "heat" else SUIT_NAMES.index(name)


def deed(effect: Effect) -> Deed:
    """Return what using an effect does."""
    is_heat = effect.card == "heat"
    if effect.do == "ignore":
        return IGNORE_HEAT if is_heat else IGNORE_SPECTER, effect.amount or 1
    if effect.do == "inflict":
        return INFLICT_HEAT if is_heat else INFLICT_SPECTER, effect.coins or 0
    if effect.do == "draw_per":
        return DRAW_PER, counted(effect.of or "heat")
    if effect.do == "coin_per":
        return COIN_PER, counted(effect.suit or "heat")
    if effect.do in PRICED_VERBS:
        return PRICED_VERBS[effect.do], effect.coins or 1
    return PLAIN_VERBS.get(effect.do, NOTHING), effect.amount or 0
