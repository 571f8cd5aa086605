"""Invariants of every Dark World game, and the reading of set-up positions."""

from collections import Counter
from typing import Any, TypeVar

import msgspec

from darkling.games.darkworld.cards.pieces import ALL_CARDS, COINS, HEROES, HIT
from darkling.games.darkworld.rules.deck import kinds_of
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import (
    BACK,
    FULL_HP,
    ITEM_KINDS,
    NO_ITEM,
    OUT,
    SHARES,
    DarkWorld,
)
from darkling.table.errors import BadPosition

T = TypeVar("T", bound=msgspec.Struct)
PLAYERS = (2, len(SHARES) - 1)


def read_position(game: str, data: Any, shape: type[T]) -> T:
    """Return the data of a set-up position in its shape; raise BadPosition if it does not fit."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"{game}: {wrong}") from None


def number_of(game: str, code: str, codes: tuple[str, ...], what: str) -> int:
    """Return the number of a piece or square by its code."""
    if code not in codes:
        raise BadPosition(f"{game}: there is no {what} {code!r}; there is {', '.join(codes)}")
    return codes.index(code)


def check_pieces(g: DarkWorld) -> None:
    """Raise BadPosition unless every piece is there once, and every hero is possible."""
    _check_figures(g)
    _check_items(g)
    _check_heroes(g)
    deck = kinds_of(g.deck)
    hits = sum(g.hits) + deck.count(HIT)
    misses = sum(g.misses) + len(deck) - deck.count(HIT)
    if g.round and (hits, misses) != (g.hit_cards, ALL_CARDS - g.hit_cards):
        raise BadPosition(f"there are {hits} Hit and {misses} Miss cards, which are not those of the box")


def _check_figures(g: DarkWorld) -> None:
    used = [figure for figure, place in zip(g.figures, g.places, strict=True) if place != BACK]
    found = Counter([*g.supply, *used])
    for figure, count in (found - Counter(g.pieces.all_figures)).items():
        raise BadPosition(f"{g.pieces.figure_codes[figure]} is there {count} times too often")


def _check_items(g: DarkWorld) -> None:
    reward = g.running(Reward)
    offered = [reward.item] if reward is not None else []
    loose = [thing % ITEM_KINDS for thing in g.lying]
    held = [item for bag in g.bags for item in bag]
    found = Counter([item for item in (*g.carried, *loose, *held, *offered) if item != NO_ITEM])
    for kind, item in enumerate(g.pieces.items):
        count = found[kind] + g.stock[kind] + g.discarded[kind]
        if count > item.count:
            raise BadPosition(f"there are {count} of {item.id}, and the box holds {item.count}")


def _check_heroes(g: DarkWorld) -> None:
    if len(g.at) != HEROES:
        raise BadPosition(f"there are {len(g.at)} heroes, expected all {HEROES}")
    for hero, code in enumerate(g.pieces.hero_codes):
        if not 0 <= g.hp[hero] <= FULL_HP:
            raise BadPosition(f"{code} has {g.hp[hero]} Hit Points, expected 0 to {FULL_HP}")
        if len(g.bags[hero]) > g.item_limit(hero):
            raise BadPosition(
                f"{code} has {len(g.bags[hero])} magic items, expected at most {g.item_limit(hero)}"
            )
        if g.at[hero] != OUT and g.at[hero] in g.places:
            raise BadPosition(f"{code} and a monster stand on one square")
    coins = sum(g.coins) + max(0, g.pit)
    if coins > len(COINS):
        raise BadPosition(f"there are {coins} coins, and the box holds {len(COINS)}")
