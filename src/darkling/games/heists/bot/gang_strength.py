"""How strong gangs are, and what strength and coins are worth: in points of notoriety."""

from collections.abc import Sequence
from math import exp

from darkling.games.heists.cards import CRIME_OF, SCOUNDREL_CODES, SWAY_OF, Card
from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.effects import COIN_WORTH
from darkling.games.heists.rules.outcome import HEISTS_TO_END
from darkling.games.heists.rules.state import HAND_SIZE, Heists

PER_STRENGTH = 0.3
"""What one more point in every hand is worth, for each turn to come."""
USUAL_ROUNDS = 15
SPARE_COIN_WORTH, USEFUL_COINS = 0.05, 5
"""A few coins are of use; more are hardly ever spent."""
LARCENY_CARD_WORTH = 1.2
_IN_HAND = [sum([effect.worth() for effect in EFFECTS.abilities[code]]) for code in SCOUNDREL_CODES]
CRIME_POWER = tuple([crime + more for crime, more in zip(CRIME_OF, _IN_HAND, strict=True)])
SWAY_POWER = tuple([sway + more for sway, more in zip(SWAY_OF, _IN_HAND, strict=True)])
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
