"""The cards as frozen tables, indexed by number: what the rules read.

Scoundrels, larceny cards and heists share one row of numbers, since all of them can be buried.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from darkling.games.heists.cards.files import BOX, STACKS
from darkling.games.heists.cards.schema import Effect, Scoundrel
from darkling.games.heists.cards.verbs import PASSIVE, SUIT_NAMES, Deed, counted, deed

T = TypeVar("T")

Card = int
"""The number of a card. Copies of one card are the same number."""
NO_CARD: Card = -1

SCOUNDREL_CODES = tuple([card.id for card in BOX.scoundrels])
LARCENY_CODES = tuple([card.id for card in BOX.larceny])
HEIST_CODES = tuple([heist.id for heist in BOX.heists])
CODES = SCOUNDREL_CODES + LARCENY_CODES + HEIST_CODES
FIRST_STREET = len(SCOUNDREL_CODES) - BOX.in_streets
FIRST_LARCENY = len(SCOUNDREL_CODES)
FIRST_HEIST = FIRST_LARCENY + len(LARCENY_CODES)
FIRST_ADVANCED = FIRST_HEIST + len(BOX.basic)


def _copies(first: Card, copies: Sequence[int]) -> tuple[Card, ...]:
    return tuple([first + number for number, count in enumerate(copies) for _ in range(count)])


ALL_STREET = _copies(FIRST_STREET, [card.copies for card in BOX.scoundrels[FIRST_STREET:]])
ALL_LARCENY = _copies(FIRST_LARCENY, [card.copies for card in BOX.larceny])
ALL_BASIC = tuple(range(FIRST_HEIST, FIRST_ADVANCED))
ALL_ADVANCED = tuple(range(FIRST_ADVANCED, len(CODES)))
STARTER_DECK = _copies(0, [card.starter for card in BOX.scoundrels])
STACK_CARDS = tuple([SCOUNDREL_CODES.index(code) for code in STACKS])
STACK_SIZES = tuple([BOX.scoundrels[card].copies for card in STACK_CARDS])
HEAT, SPECTER, GOON, VALET = STACK_CARDS

# Scoundrels.


def _having(card: Scoundrel, verb: str) -> list[Effect]:
    return [effect for effect in card.effects if effect.do == verb]


def _penalty(card: Scoundrel, trouble: str) -> int:
    causes = [effect for effect in _having(card, "penalty") if effect.card == trouble]
    ignores = [effect.amount or 1 for effect in _having(card, "ignore") if effect.card == trouble]
    return len(causes) - sum(ignores)


def _deeds(effects: Iterable[Effect]) -> tuple[Deed, ...]:
    return tuple([deed(effect) for effect in effects])


SUIT = tuple([SUIT_NAMES.index(card.suit) for card in BOX.scoundrels])
SWAY_OF = tuple([card.sway for card in BOX.scoundrels])
CRIME_OF = tuple([card.crime for card in BOX.scoundrels])
IS_RECRUITABLE = tuple([card.cost is not None for card in BOX.scoundrels])
SWAY_COST = tuple([card.cost.sway if card.cost else 0 for card in BOX.scoundrels])
COIN_COST = tuple([card.cost.coins if card.cost else 0 for card in BOX.scoundrels])
TAKES_HEAT = tuple([card.cost is not None and card.cost.heat for card in BOX.scoundrels])
STREET_EFFECT = tuple([card.street or "" for card in BOX.scoundrels])
PLUS_PER = tuple(
    [
        max([counted(effect.suit or "heat") for effect in _having(card, "plus_per")], default=-1)
        for card in BOX.scoundrels
    ]
)
"""The suit that strengthens a card; -1 if none does."""
PLUS_PER_COIN = tuple(
    [sum([effect.most or 0 for effect in _having(card, "plus_per_coin")]) for card in BOX.scoundrels]
)
"""How many coins strengthen a card."""
HEAT_PENALTY = tuple([_penalty(card, "heat") for card in BOX.scoundrels])
SPECTER_PENALTY = tuple([_penalty(card, "specter") for card in BOX.scoundrels])
"""What a card in hand adds to the penalties; what it ignores is taken off."""
UPKEEP = tuple([len(_having(card, "upkeep")) for card in BOX.scoundrels])
COIN_OR_HEAT = tuple([len(_having(card, "coin_or_heat")) for card in BOX.scoundrels])
ABILITIES = tuple(
    [_deeds([effect for effect in card.effects if effect.do not in PASSIVE]) for card in BOX.scoundrels]
)
"""What can be activated, in the order in which it stands on the card."""

# Larceny cards and heists.


def _from(first: Card, values: Sequence[T], blank: T) -> tuple[T, ...]:
    """Index values by card number, from the first card of a kind on."""
    return (blank,) * first + tuple(values) + (blank,) * (len(CODES) - first - len(values))


TRICKS = _from(FIRST_LARCENY, [_deeds(card.effects) for card in BOX.larceny], ())
CHALLENGES = _from(FIRST_HEIST, [len(heist.challenges) for heist in BOX.heists], 0)
NEEDS = _from(FIRST_HEIST, [tuple([part.needs for part in heist.challenges]) for heist in BOX.heists], ())
NUMBERS = _from(FIRST_HEIST, [tuple([part.number for part in heist.challenges]) for heist in BOX.heists], ())
BONUSES = _from(FIRST_HEIST, [_deeds([part.bonus for part in heist.challenges]) for heist in BOX.heists], ())
PERMANENT = _from(FIRST_HEIST, [deed(heist.permanent) for heist in BOX.heists], (0, 0))
IS_STARRED = _from(FIRST_HEIST, [heist.starred for heist in BOX.heists], False)
NOTORIETY = (
    *[card.notoriety for card in BOX.scoundrels],
    *[0 for _ in BOX.larceny],
    *[heist.notoriety for heist in BOX.heists],
)
PER_HEAT = (
    *[len(_having(card, "notoriety_per_heat")) for card in BOX.scoundrels],
    *[0 for _ in BOX.larceny],
    *[int(heist.permanent.do == "notoriety_per_heat") for heist in BOX.heists],
)

# The Auto Player.

Move = tuple[str, int]
"""What the Auto Player does, and the suit or the amount."""
AUTO_CODES = tuple([card.id for card in BOX.auto])
ALL_AUTO = tuple(range(len(AUTO_CODES)))
MOVES: tuple[tuple[Move, Move], ...] = tuple(
    [
        (
            (card.first.do, counted(card.first.suit) if card.first.suit else card.first.amount or 0),
            (card.second.do, counted(card.second.suit) if card.second.suit else card.second.amount or 0),
        )
        for card in BOX.auto
    ]
)
