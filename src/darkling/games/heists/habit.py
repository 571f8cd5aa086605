"""Habits: choices made quickly, good enough to see how a turn may go on."""

from darkling.games.heists.cards import NEEDS, NO_CARD, SWAY_COST
from darkling.games.heists.heist import MeetChallenge
from darkling.games.heists.plan import is_in_reach, shop
from darkling.games.heists.play_hand import PlayHand
from darkling.games.heists.power import POWER
from darkling.games.heists.recruit import RecruitAndLarceny
from darkling.games.heists.state import Heists
from darkling.games.heists.use_hand import SWAY
from darkling.games.heists.vocabulary import CHOOSE_A_TURN, MEET_THE_CHALLENGE, RECRUIT_OR_STEAL
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

SLIPS = 8
"""One in so many choices is made at random, so that trials differ."""
AT_ONCE = ("attempt_crime", "attempt_sway", "activate", "activate_second", "permanent", "larceny")
"""What is done as soon as it can be, the first first."""


def habit(g: Heists, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    decision = g.decision(seat)
    options = decision.options
    if chance.below(SLIPS) == 0:
        return options[chance.below(len(options))]
    by_verb = {option.verb: option for option in reversed(options)}
    if decision.asked is CHOOSE_A_TURN:
        return _kind_of_turn(g, seat, by_verb)
    if decision.asked in (RECRUIT_OR_STEAL, MEET_THE_CHALLENGE):
        for verb in AT_ONCE:
            if verb in by_verb:
                return by_verb[verb]
        playing = g.running(PlayHand)
        if isinstance(playing, RecruitAndLarceny):
            return _on_the_streets(g, playing, by_verb, options)
        assert isinstance(playing, MeetChallenge)
        return _against(g, playing, by_verb)
    return _small_choice(seat, options, by_verb)


def _kind_of_turn(g: Heists, seat: Seat, by_verb: dict[str, Option]) -> Option:
    """Do a heist if the hand beats its next challenge."""
    heist = g.current[seat]
    if "heist" not in by_verb:
        return by_verb["streets"]
    hand = MeetChallenge(seat)
    hand.incur(g.cards_in_hand(seat))
    if heist == NO_CARD:
        heist = g.heist_decks[g.open_decks(seat)[0]][0]
    return by_verb["heist" if is_in_reach(g, hand, heist, g.met[seat]) else "streets"]


def _on_the_streets(
    g: Heists, playing: RecruitAndLarceny, by_verb: dict[str, Option], options: tuple[Option, ...]
) -> Option:
    """Recruit as planned, using the cards for sway that it takes, and all others for crime."""
    plan = shop(g, playing)
    if plan.target != NO_CARD and playing.spendable(playing.sway) >= SWAY_COST[plan.target]:
        return next(option for option in options if option.verb == "recruit" and option.thing == plan.target)
    for option in options:
        if option.verb == "sway" and option.thing in plan.for_sway:
            return option
    return (
        by_verb.get("crime")
        or by_verb.get("settle_coin")
        or by_verb.get("settle_heat")
        or by_verb["end_turn"]
    )


def _against(g: Heists, playing: MeetChallenge, by_verb: dict[str, Option]) -> Option:
    """Use all for what the challenge needs, and what is no use there for the other pool."""
    needs = NEEDS[g.current[playing.seat]][g.met[playing.seat]]
    order = ("all_sway", "sway", "crime") if needs == SWAY else ("all_crime", "crime", "sway")
    for verb in (*order, "settle_coin", "settle_heat", "give_up"):
        if verb in by_verb:
            return by_verb[verb]
    raise AssertionError("a challenge can always be given up once all is settled")


def _small_choice(seat: Seat, options: tuple[Option, ...], by_verb: dict[str, Option]) -> Option:
    """Bury the weakest, recruit the strongest, take what is offered."""
    graves = [option for option in options if option.verb in ("bury_hand", "bury_discard")]
    if graves:
        return min(graves, key=_power)
    recruits = [option for option in options if option.verb == "recruit"]
    if recruits:
        return max(recruits, key=_power)
    others = [option for option in options if option.verb != "target" or option.thing != seat]
    return by_verb.get("take") or others[0]


def _power(option: Option) -> float:
    return POWER[option.thing]
