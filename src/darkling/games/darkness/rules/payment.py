"""What an action costs, and whether the cards at hand can pay for it: pure reckoning.

A resource may only be added if a legal way to finish remains, with all discards that conditions ask for. So a
payment never comes to a dead end.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations, product

from darkling.games.darkness.cards import ACTIONS, RESOURCES
from darkling.games.darkness.cards.language import RESOURCE_TYPES, Gem, Gift, Predicate
from darkling.games.darkness.rules.numbers import capped

Added = tuple[tuple[int, int], ...]
"""The resource cards of an action, each with the type named for it; 0 where none was named."""
Given = tuple[tuple[int, int], ...]
"""Further points: which types they may be, and how many."""
Offers = tuple[tuple[int, int, int], ...]
"""Further points that may be had: types, points, and the ACs that have to be discarded for them."""
Price = int
"""What an action card costs: its number, or this and DEAR where it costs twice as much."""
Demand = tuple[int, int, int, int]
"""Discards that conditions ask for: of ATK cards, of ACs, of RCs, of any cards."""
CACHE = 1 << 16


def demand_of(conditions: Iterable[Predicate]) -> Demand:
    """Return the discards that conditions ask for."""
    attacks = acs = rcs = anything = 0
    for asked in conditions:
        if asked.name == "discard":
            kind = asked.kinds[0]
            attacks += asked.number if kind == "ATK" else 0
            acs += asked.number if kind == "AC" else 0
            rcs += asked.number if kind == "RC" else 0
            anything += asked.number if kind in ("any", "random") else 0
    return attacks, acs, rcs, anything


DEAR: Price = len(ACTIONS)
"""Prices from this one on are doubled (AD-PVP-12): every gem, and each point of an X (AD-R-114)."""
GEMS = tuple([card.gems for card in ACTIONS]) + tuple(
    [tuple([replace(gem, points=2 * gem.points) for gem in card.gems]) for card in ACTIONS]
)
AC_DEMAND = 2 * tuple([demand_of(card.conditions) for card in ACTIONS])
RC_DEMAND = tuple([demand_of(card.conditions) for card in RESOURCES])
RC_PAYS_HP = tuple([sum([p.number for p in card.conditions if p.name == "pay_hp"]) for card in RESOURCES])
AC_PAYS_HP = 2 * tuple([sum([p.number for p in card.conditions if p.name == "pay_hp"]) for card in ACTIONS])
AC_ASKS = tuple([any(AC_DEMAND[price]) or AC_PAYS_HP[price] > 0 for price in range(len(AC_DEMAND))])
ASKING_RCS = frozenset([rc for rc in range(len(RESOURCES)) if any(RC_DEMAND[rc]) or RC_PAYS_HP[rc] > 0])
"""Whether a card asks for discards or hit points beside its cost; action cards by their price."""
NAMES_TYPE = tuple(
    [any(p.name == "as" for effect in card.effects for p in effect.when) for card in RESOURCES]
)
"""Resource cards whose effect depends on the type that is named for them (AD-D-10)."""


def gifts_of(added: Added, given: Given, off_turn: bool) -> list[Gift]:
    """Return all that is there to pay with."""
    gifts = [Gift(resources, points) for resources, points in given]
    others = len(added) - 1
    for rc, named in added:
        gifts += _gifts_of_card(rc, named, others, off_turn)
    return gifts


@cache
def _gifts_of_card(rc: int, named: int, others: int, off_turn: bool) -> tuple[Gift, ...]:
    """Return what a card gives with so many others."""
    card = RESOURCES[rc]
    gifts = [Gift(named, gift.points) if named and gift.is_named else gift for gift in card.gifts]
    for effect in card.effects:
        if effect.verb == "gain" and (off_turn or not effect.when):
            points = effect.amount.number + effect.amount.xs * capped(card.x, others)
            gifts.append(Gift(RESOURCE_TYPES[effect.what], points))
    return tuple(gifts)


def points_for(gem: Gem, gifts: Iterable[Gift]) -> int:
    """Return how many points can pay for a gem."""
    return sum([gift.points for gift in gifts if gift.resources & gem.resources])


def is_paid(price: Price, gifts: list[Gift]) -> bool:
    """AD-AC-06: say whether the points reach the cost; X is at least 1 (AD-X-02)."""
    gems = GEMS[price]
    if len(gems) == 1:
        return points_for(gems[0], gifts) >= max(1, gems[0].points)
    return not any(missing_points(price, gifts))


def missing_points(price: Price, gifts: list[Gift]) -> tuple[int, ...]:
    """Return for each gem of the cost how many points are missing, with types named so that it is least."""
    gems = GEMS[price]
    if not gems:
        return ()
    if len(gems) == 1:
        return (max(0, max(1, gems[0].points) - points_for(gems[0], gifts)),)
    choices = product(*[_ways(gift) for gift in gifts])
    return min([_missing(gems, choice) for choice in choices], key=lambda each: (sum(each), each))


def _ways(gift: Gift) -> list[Gift]:
    """Return a gift as each of the types that may be named for it."""
    if not gift.is_named:
        return [gift]
    return [Gift(bit, gift.points) for bit in (1, 2, 4) if gift.resources & bit]


def _missing(gems: tuple[Gem, ...], gifts: tuple[Gift, ...]) -> tuple[int, ...]:
    """AD-R-17: two gems take different points: each has to find enough, and both together."""
    each = [max(0, gem.points - points_for(gem, gifts)) for gem in gems]
    both = sum([gift.points for gift in gifts if any(gift.resources & gem.resources for gem in gems)])
    each[-1] += max(0, sum([gem.points for gem in gems]) - both - sum(each))
    return tuple(each)


def cheapest(
    price: Price,
    added: Added,
    usable: tuple[int, ...],
    held: int,
    acs: tuple[int, int],
    given: Given,
    off_turn: bool,
    hp: int,
) -> tuple[int, ...] | None:
    """Return the fewest further resource cards that pay for a card and meet all conditions; None if none do.

    `held` is how many RCs are at hand. Of as few cards those come first that give the fewest points.
    """
    for size in range(len(usable) + 1):
        found = []
        for cards in sorted(set(combinations(usable, size))):
            paid = (*added, *[(rc, 0) for rc in cards])
            if can_finish(price, paid, (), held - size, acs, given, (), off_turn, hp):
                found.append((sum([gift.points for gift in gifts_of(paid, (), off_turn)]), cards))
        if found:
            return min(found)[1]
    return None


def most_x(price: Price, gifts: list[Gift]) -> int:
    """Return the highest X that the points pay for."""
    gem = GEMS[price][0]
    return points_for(gem, gifts) // gem.points


def discards_fit(demand: Demand, attacks: int, acs: int, rcs: int) -> bool:
    """Say whether so many ACs, some of them attacks, and RCs are enough to discard what is asked for."""
    want_attacks, want_acs, want_rcs, want_any = demand
    wanted = want_attacks + want_acs + want_rcs + want_any
    return (
        want_attacks <= attacks and want_attacks + want_acs <= acs and want_rcs <= rcs and wanted <= acs + rcs
    )


def can_finish(
    price: Price,
    added: Added,
    usable: tuple[int, ...],
    others: int,
    acs: tuple[int, int],
    given: Given,
    offers: Offers,
    off_turn: bool,
    hp: int,
) -> bool:
    """Say whether the action can be paid for and its conditions met, with some of the cards at hand or none.

    Args:
        price: that of the action card.
        added: the resource cards that are in already.
        usable: those at hand that may be added, sorted.
        others: how many more RCs are at hand, which can only be discarded.
        acs: the ACs at hand: attacks, and all.
        given: further points that are in.
        offers: further points that may be had.
        off_turn: whether it is an enemy's turn.
        hp: the hero's hit points.

    """
    if asks_nothing(price, added, usable, offers):
        return _is_enough(price, added, usable, given, offers, off_turn)
    return _can_finish(price, added, usable, others, acs, given, offers, off_turn, hp)


def asks_nothing(price: Price, added: Added, usable: tuple[int, ...], offers: Offers) -> bool:
    """Say whether none of the cards asks for discards or hit points, so that they do most all together."""
    if AC_ASKS[price] or not ASKING_RCS.isdisjoint(usable):
        return False
    for rc, _named in added:
        if rc in ASKING_RCS:
            return False
    return not offers or all(cost <= 0 for _resources, _points, cost in offers)


@lru_cache(maxsize=CACHE)
def _is_enough(
    price: Price, added: Added, usable: tuple[int, ...], given: Given, offers: Offers, off_turn: bool
) -> bool:
    """Say whether the action can be paid for with all cards together."""
    everything = (*added, *[(rc, 0) for rc in usable]) if usable else added
    more = (*given, *[(resources, points) for resources, points, _cost in offers]) if offers else given
    return is_paid(price, gifts_of(everything, more, off_turn))


@lru_cache(maxsize=CACHE)
def _can_finish(
    price: Price,
    added: Added,
    usable: tuple[int, ...],
    others: int,
    acs: tuple[int, int],
    given: Given,
    offers: Offers,
    off_turn: bool,
    hp: int,
) -> bool:
    """Say the same by trying one card after the other."""
    demand = total_demand(price, added)
    attacks, cards = acs
    if hp <= _pays(price, added) or not discards_fit(demand, attacks, cards, others + len(usable)):
        return False
    if is_paid(price, gifts_of(added, given, off_turn)):
        return True
    for at, rc in enumerate(usable):
        if at == 0 or usable[at - 1] != rc:
            rest, left = usable[at + 1 :], others + at
            if _can_finish(price, (*added, (rc, 0)), rest, left, acs, given, offers, off_turn, hp):
                return True
    for at, (resources, points, cost) in enumerate(offers):
        rest_of_offers = offers[:at] + offers[at + 1 :]
        more = (*given, (resources, points))
        fewer = (min(attacks, cards - cost), cards - cost)
        if cards >= cost and _can_finish(
            price, added, usable, others, fewer, more, rest_of_offers, off_turn, hp
        ):
            return True
    return False


def total_demand(price: Price, added: Added) -> Demand:
    attacks, acs, rcs, anything = AC_DEMAND[price]
    for rc, _named in added:
        more = RC_DEMAND[rc]
        attacks, acs, rcs, anything = attacks + more[0], acs + more[1], rcs + more[2], anything + more[3]
    return attacks, acs, rcs, anything


def _pays(price: Price, added: Added) -> int:
    return AC_PAYS_HP[price] + sum([RC_PAYS_HP[rc] for rc, _named in added])


def left_floating(
    price: Price, added: Added, given: Given, off_turn: bool, x: int
) -> tuple[tuple[int, int], ...]:
    """AD-R-66: return what is left over of each card that splits; other points pay first."""
    gems = GEMS[price]
    if not any(SPLITS[rc] for rc, _named in added):
        return ()
    fixed = gifts_of(tuple([(rc, named) for rc, named in added if not SPLITS[rc]]), given, off_turn)
    left = []
    due = x * gems[0].points if gems and gems[0].is_x else sum([gem.points for gem in gems])
    due -= min(due, sum([gift.points for gift in fixed if gems and gift.resources & gems[0].resources]))
    for rc, _named in added:
        if SPLITS[rc]:
            (gift,) = RESOURCES[rc].gifts
            spent = min(due, gift.points) if gems and gift.resources & gems[0].resources else 0
            due -= spent
            if spent < gift.points:
                left.append((gift.resources, gift.points - spent))
    return tuple(left)


SPLITS = tuple([any(effect.verb == "split" for effect in card.effects) for card in RESOURCES])
