"""How strong gangs are, and what strength, coins and challenges are worth: in points of notoriety."""

from collections.abc import Sequence
from math import exp

from darkling.games.heists.cards import CRIME_OF, SWAY_OF, Card, verbs
from darkling.games.heists.cards.files import BOX
from darkling.games.heists.cards.schema import Scoundrel
from darkling.games.heists.cards.verbs import Deed
from darkling.games.heists.outcome import HEISTS_TO_END
from darkling.games.heists.state import HAND_SIZE, Heists

PER_STRENGTH = 0.3
"""What one more point in every hand is worth, for each turn to come."""
USUAL_ROUNDS = 15
COIN_WORTH, SPARE_COIN_WORTH, USEFUL_COINS = 0.45, 0.05, 5
"""A few coins are of use; more are hardly ever spent."""
LARCENY_CARD_WORTH = 1.2
BONUS_WORTH = 1.0

IN_HAND = {
    "plus_per": 0.8,
    "plus_per_coin": 0.6,
    "draw": 2.0,
    "draw_per": 1.2,
    "draw_or_bury": 1.8,
    "pay_draw": 0.7,
    "ignore": 0.3,
    "upkeep": -1.0,
    "penalty": -1.0,
    "coin_or_heat": -0.8,
    "coin": 0.4,
    "coin_per": 0.5,
    "steal": 0.4,
    "bury": 0.6,
    "pay_bury": 0.2,
    "ransom": 0.5,
    "inflict": 0.2,
}
"""What an effect is worth in hand, in points of crime or sway."""


def _in_hand(card: Scoundrel) -> float:
    return sum([IN_HAND.get(effect.do, 0.0) * (effect.amount or 1) for effect in card.effects])


CRIME_POWER = tuple([CRIME_OF[at] + _in_hand(card) for at, card in enumerate(BOX.scoundrels)])
SWAY_POWER = tuple([SWAY_OF[at] + _in_hand(card) for at, card in enumerate(BOX.scoundrels)])
POWER = tuple([crime + sway for crime, sway in zip(CRIME_POWER, SWAY_POWER, strict=True)])


def means(gang: Sequence[Card]) -> tuple[float, float]:
    """Return what a usual hand of a gang makes of crime, and of sway."""
    hands = HAND_SIZE / max(1, len(gang))
    crime = sum([CRIME_POWER[card] for card in gang])
    return crime * hands, sum([SWAY_POWER[card] for card in gang]) * hands


def strength(crime: float, sway: float) -> float:
    """Return how strong a gang is: challenges ask for both, so the weaker counts more."""
    return 0.6 * min(crime, sway) + 0.4 * max(crime, sway)


def gain_of(card: Card, size: int, crime: float, sway: float) -> float:
    """Return how much stronger a gang of a size and usual hands gets by one more card."""
    more_crime = (crime * size + HAND_SIZE * CRIME_POWER[card]) / (size + 1)
    more_sway = (sway * size + HAND_SIZE * SWAY_POWER[card]) / (size + 1)
    return strength(more_crime, more_sway) - strength(crime, sway)


def coins_worth(coins: int) -> float:
    """Return what so many coins are worth."""
    useful = min(coins, USEFUL_COINS)
    return COIN_WORTH * useful + SPARE_COIN_WORTH * (coins - useful)


def turns_left(g: Heists) -> float:
    """Guess how many turns a seat still has."""
    most = max([len(heists) for heists in g.heists])
    if most >= HEISTS_TO_END:
        return 0.0
    usual = max(3.0, USUAL_ROUNDS - g.round)
    return min(usual, 4.0) if most == HEISTS_TO_END - 1 else usual


def chance_to_beat(usual: float, number: int) -> float:
    """Return how likely a hand is to beat a challenge, by what a usual one makes."""
    return 1 / (1 + exp((number + 0.5 - usual) / 1.4))


def bonus_worth(deed: Deed) -> float:
    """Return what the bonus of a challenge is worth."""
    verb, amount = deed
    return amount * COIN_WORTH if verb in (verbs.COIN, verbs.STEAL) else BONUS_WORTH
