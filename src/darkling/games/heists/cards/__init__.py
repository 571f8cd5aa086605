"""The numbers of the cards as frozen tables, for the rules. What cards do is in `effect_tables.py`.

Scoundrels, larceny cards and heists share one row of numbers, since all of them can be buried.
"""

from collections.abc import Sequence
from typing import TypeVar, get_args

from darkling.games.heists.cards.files import BOX, STACKS
from darkling.games.heists.cards.passive import (
    CoinOrHeat,
    HeistsEffect,
    Ignore,
    NotorietyPerHeat,
    Passive,
    Penalty,
    PlusPer,
    PlusPerCoin,
    Upkeep,
)
from darkling.games.heists.cards.schema import Scoundrel, Suit, Trouble
from darkling.table.cards import read_effect

E = TypeVar("E", bound=HeistsEffect)
T = TypeVar("T")

Card = int
"""The number of a card. Copies of one card are the same number."""
NO_CARD: Card = -1

SCOUNDREL_CODES = tuple([card.id for card in BOX.scoundrels])
LARCENY_CODES = tuple([card.id for card in BOX.larceny])
HEIST_CODES = tuple([heist.id for heist in BOX.heists])
CODES = SCOUNDREL_CODES + LARCENY_CODES + HEIST_CODES
FIRST_STREET = len(BOX.starters)
FIRST_LARCENY = len(SCOUNDREL_CODES)
FIRST_HEIST = FIRST_LARCENY + len(LARCENY_CODES)
FIRST_ADVANCED = FIRST_HEIST + len(BOX.basic)


def _copies(first: Card, copies: Sequence[int]) -> tuple[Card, ...]:
    return tuple([first + number for number, count in enumerate(copies) for _ in range(count)])


ALL_STREET = _copies(FIRST_STREET, [card.copies for card in BOX.streets])
ALL_LARCENY = _copies(FIRST_LARCENY, [card.copies for card in BOX.larceny])
ALL_BASIC = tuple(range(FIRST_HEIST, FIRST_ADVANCED))
ALL_ADVANCED = tuple(range(FIRST_ADVANCED, len(CODES)))
STARTER_DECK = _copies(0, [card.starter for card in BOX.scoundrels])
STACK_CARDS = tuple([SCOUNDREL_CODES.index(code) for code in STACKS])
STACK_SIZES = tuple([BOX.scoundrels[card].copies for card in STACK_CARDS])
HEAT, SPECTER, GOON, VALET = STACK_CARDS

# Scoundrels.

SUITS: tuple[str, ...] = get_args(Suit)
HEATS = len(SUITS)
"""Stands beside the suits where Heat cards are counted."""
COUNTED = {**{suit: number for number, suit in enumerate(SUITS)}, "heat": HEATS}
PASSIVE_TAGS = [kind.__struct_config__.tag for kind in get_args(Passive)]


def _passive(card: Scoundrel) -> list[HeistsEffect]:
    given = [raw for raw in card.effects if raw.get("do") in PASSIVE_TAGS]
    return [read_effect(BOX.place(card), raw, Passive) for raw in given]


_PASSIVE = [_passive(card) for card in BOX.scoundrels]


def _of(kind: type[E], effects: Sequence[HeistsEffect]) -> list[E]:
    return [effect for effect in effects if isinstance(effect, kind)]


def _penalty(trouble: Trouble, effects: Sequence[HeistsEffect]) -> int:
    """Return what a card in hand adds to the penalties; what it ignores is taken off."""
    caused = [effect for effect in _of(Penalty, effects) if effect.card == trouble]
    return len(caused) - sum([effect.amount for effect in _of(Ignore, effects) if effect.card == trouble])


SUIT = tuple([SUITS.index(card.suit) for card in BOX.scoundrels])
SWAY_OF = tuple([card.sway for card in BOX.scoundrels])
CRIME_OF = tuple([card.crime for card in BOX.scoundrels])
SWAY_COST = tuple([card.cost.sway if card.cost else 0 for card in BOX.scoundrels])
COIN_COST = tuple([card.cost.coins if card.cost else 0 for card in BOX.scoundrels])
TAKES_HEAT = tuple([card.cost is not None and card.cost.heat for card in BOX.scoundrels])
STREET_EFFECT = tuple([card.street or "" for card in BOX.scoundrels])
PLUS_PER = tuple([max([COUNTED[one.suit] for one in _of(PlusPer, has)], default=-1) for has in _PASSIVE])
"""The suit that strengthens a card; -1 if none does."""
PLUS_PER_COIN = tuple([sum([effect.most for effect in _of(PlusPerCoin, has)]) for has in _PASSIVE])
"""How many coins strengthen a card."""
HEAT_PENALTY = tuple([_penalty("heat", has) for has in _PASSIVE])
SPECTER_PENALTY = tuple([_penalty("specter", has) for has in _PASSIVE])
UPKEEP = tuple([len(_of(Upkeep, has)) for has in _PASSIVE])
COIN_OR_HEAT = tuple([len(_of(CoinOrHeat, has)) for has in _PASSIVE])

# Larceny cards and heists.


def from_card(first: Card, values: Sequence[T], blank: T) -> tuple[T, ...]:
    """Index values by card number, from the first card of a kind on."""
    return (blank,) * first + tuple(values) + (blank,) * (len(CODES) - first - len(values))


CHALLENGES = from_card(FIRST_HEIST, [len(heist.challenges) for heist in BOX.heists], 0)
NEEDS = from_card(FIRST_HEIST, [tuple([part.needs for part in heist.challenges]) for heist in BOX.heists], ())
NUMBERS = from_card(
    FIRST_HEIST, [tuple([part.number for part in heist.challenges]) for heist in BOX.heists], ()
)
IS_STARRED = from_card(FIRST_HEIST, [heist.starred for heist in BOX.heists], False)
NOTORIETY = (
    *[card.notoriety for card in BOX.scoundrels],
    *[0 for _ in BOX.larceny],
    *[heist.notoriety for heist in BOX.heists],
)
PER_HEAT = (
    *[len(_of(NotorietyPerHeat, has)) for has in _PASSIVE],
    *[0 for _ in BOX.larceny],
    *[int(heist.permanent.get("do") == NotorietyPerHeat().tag) for heist in BOX.heists],
)

# The Auto Player.

AUTO_CODES = tuple([card.id for card in BOX.auto])
ALL_AUTO = tuple(range(len(AUTO_CODES)))
FIRST_AUTO = len(CODES)
"""Where their numbers begin when they are shuffled, so that draws foretold mean one card only."""
