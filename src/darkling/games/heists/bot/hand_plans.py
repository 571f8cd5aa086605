"""Planning a hand: whom to recruit with it, and what it can do against a challenge."""

from dataclasses import dataclass

from darkling.games.heists.bot.gang_strength import (
    LARCENY_CARD_WORTH,
    PER_STRENGTH,
    chance_to_beat,
    coins_worth,
    gain_of,
    means,
    turns_left,
)
from darkling.games.heists.cards import (
    CHALLENGES,
    COIN_COST,
    NEEDS,
    NO_CARD,
    NOTORIETY,
    NUMBERS,
    SWAY_COST,
    TAKES_HEAT,
    Card,
)
from darkling.games.heists.cards.effect_tables import BONUSES
from darkling.games.heists.rules.heist import DoHeist, MeetChallenge, PlanHeist
from darkling.games.heists.rules.play_hand import PlayHand
from darkling.games.heists.rules.recruit import LARCENY_COINS, LARCENY_CRIME, RecruitAndLarceny
from darkling.games.heists.rules.state import FOR_CRIME, FOR_SWAY, STATES, USED, Heists
from darkling.games.heists.rules.use_hand import CRIME, SWAY
from darkling.table.decision import Seat

HEAT_COST = 1.5
SWAY_LEFT_OVER = 0.1
"""What a point of sway is worth that one recruit leaves over: there are cheap ones, too."""
SURE = 0.95
"""What can be done is worth a little less than what has been done."""
PROGRESS = 0.8
"""How much of a heist's notoriety its challenges are worth before it is complete."""
COMPLETED = 3.0
"""What a completed heist is worth besides its notoriety: its permanent effect, and the end in sight."""

Unused = tuple[Card, int, int]
"""A card that has not been used, with the crime and the sway it would bring."""


@dataclass(frozen=True)
class Shopping:
    """What to do with a hand on the Streets: whom to recruit, and which cards to use for sway."""

    worth: float
    target: Card = NO_CARD
    for_sway: tuple[Card, ...] = ()


def unused_cards(g: Heists, playing: PlayHand) -> list[Unused]:
    """Return the cards of a hand that have not been used, the ones for sway first."""
    cards = [held // STATES for held in g.hands[playing.seat] if not held & USED]
    found = [(card, playing.worth(g, card, FOR_CRIME), playing.worth(g, card, FOR_SWAY)) for card in cards]
    found.sort(key=lambda card: card[1] - card[2])
    return found


def shop(g: Heists, playing: RecruitAndLarceny) -> Shopping:
    """Return the best recruit with what is left for larceny; perhaps larceny alone."""
    seat = playing.seat
    unused = unused_cards(g, playing)
    gang = [*g.gang(seat), *playing.recruited]
    usual, turns = means(gang), turns_left(g)
    most = playing.sway + sum([sway for _, _, sway in unused])
    best = _with_target(g, playing, unused, NO_CARD, 0.0)
    for card in g.recruits():
        if SWAY_COST[card] <= most and COIN_COST[card] <= g.coins[seat]:
            gain = PER_STRENGTH * turns * gain_of(card, len(gang), *usual)
            worth = NOTORIETY[card] + gain - HEAT_COST * TAKES_HEAT[card]
            if worth > 0:
                found = _with_target(g, playing, unused, card, worth)
                best = found if found.worth > best.worth else best
    return best


def _with_target(g: Heists, playing: PlayHand, unused: list[Unused], target: Card, worth: float) -> Shopping:
    """Use just enough cards for sway, and the others for crime."""
    sway, crime = playing.sway, playing.crime
    cost, coins = (SWAY_COST[target], COIN_COST[target]) if target != NO_CARD else (0, 0)
    for_sway: list[Card] = []
    for card, as_crime, as_sway in unused:
        if as_sway and (sway < cost or as_sway > as_crime):
            sway += as_sway
            for_sway.append(card)
        else:
            crime += as_crime
    reserve = playing.reserve()
    if sway < cost or sway + crime - cost < reserve:
        return Shopping(-1.0)
    left = sway - cost
    larcenies = max(0, crime - max(0, reserve - left)) // LARCENY_CRIME
    cards = min(larcenies, len(g.larceny_deck))
    held = g.coins[playing.seat]
    gain = coins_worth(held - coins + LARCENY_COINS * larcenies) - coins_worth(held)
    gain += cards * LARCENY_CARD_WORTH + left * SWAY_LEFT_OVER
    return Shopping(worth + gain, target, tuple(for_sway))


# Heists.


def strength_in_reach(g: Heists, playing: PlayHand, pool: str) -> int:
    """Return what a hand comes to when all that can is used for one pool."""
    own, other = (playing.crime, playing.sway) if pool == CRIME else (playing.sway, playing.crime)
    for _, crime, sway in unused_cards(g, playing):
        here, there = (crime, sway) if pool == CRIME else (sway, crime)
        own += here
        other += 0 if here else there
    return own - max(0, playing.reserve() - other)


def is_in_reach(g: Heists, playing: PlayHand, heist: Card, number: int) -> bool:
    """Say whether a hand can beat a challenge as it is."""
    needed = g.needed(heist, number)
    pools = (CRIME, SWAY) if NEEDS[heist][number] == "either" else (NEEDS[heist][number],)
    return any(strength_in_reach(g, playing, pool) >= needed for pool in pools)


def challenge_worth(heist: Card, number: int) -> float:
    share = PROGRESS * NOTORIETY[heist] / CHALLENGES[heist]
    return share + BONUSES[heist][number].bonus_worth()


def challenges_to_come(g: Heists, seat: Seat, heist: Card, first: int) -> float:
    """Return what further challenges of a heist are worth, each being reached through those before."""
    by_pool = means(g.gang(seat))
    chance, worth = 1.0, 0.0
    for number in range(first, CHALLENGES[heist]):
        needs = NEEDS[heist][number]
        usual = max(by_pool) if needs == "either" else by_pool[needs == SWAY]
        chance *= chance_to_beat(usual, NUMBERS[heist][number])
        worth += chance * challenge_worth(heist, number)
    return worth + chance * COMPLETED


def heist_prospect(g: Heists, playing: PlayHand, heist: Card, number: int) -> float:
    """Return what facing a challenge with a hand promises."""
    if not is_in_reach(g, playing, heist, number):
        return 0.0
    return challenge_worth(heist, number) + challenges_to_come(g, playing.seat, heist, number + 1)


def prospect(g: Heists, seat: Seat) -> float:
    """Return what the rest of a seat's turn promises."""
    playing = g.running(PlayHand)
    if playing is not None and playing.seat == seat:
        if isinstance(playing, RecruitAndLarceny):
            return SURE * shop(g, playing).worth
        if not isinstance(playing, MeetChallenge) or not playing.success:
            return SURE * heist_prospect(g, playing, g.current[seat], g.met[seat])
    return _planning(g, seat)


def _planning(g: Heists, seat: Seat) -> float:
    """Return what setting out on a heist promises, before it has been chosen."""
    doing = g.running(DoHeist)
    if doing is None or doing.seat != seat:
        return 0.0
    hand = MeetChallenge(seat)
    hand.incur(g.cards_in_hand(seat))
    plan = g.running(PlanHeist)
    if plan is None:
        return 0.0
    # A deck that has not been chosen yet is judged by any heist of it.
    heists = plan.shown or tuple([deck[0] for deck in g.heist_decks if deck])
    return SURE * max([heist_prospect(g, hand, heist, 0) for heist in heists])
