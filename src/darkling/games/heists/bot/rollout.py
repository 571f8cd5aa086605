"""Habits: choices made quickly, good enough to see how a turn may go on."""

from collections.abc import Sequence

from darkling.games.heists.bot.gang_strength import POWER
from darkling.games.heists.bot.hand_plans import heist_prospect, shop
from darkling.games.heists.cards import FIRST_LARCENY, NEEDS, NO_CARD, SWAY_COST
from darkling.games.heists.cards.effect_tables import TRICKS
from darkling.games.heists.rules.heist import MeetChallenge
from darkling.games.heists.rules.play_hand import PlayHand
from darkling.games.heists.rules.recruit import RecruitAndLarceny
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.use_hand import SWAY
from darkling.games.heists.rules.vocabulary import CHOOSE_A_TURN, MEET_THE_CHALLENGE, RECRUIT_OR_STEAL
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

SLIPS = 16
"""One in so many choices is made at random, so that trials differ."""
AT_ONCE = ("attempt_crime", "attempt_sway", "activate", "activate_second", "larceny")
"""What is done as soon as it can be, the first first."""
SETTLING = ("settle_coin", "settle_heat")

ByVerb = dict[str, Option]
"""The first option of each verb."""


def rollout(g: Heists, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    decision = g.decision(seat)
    options = decision.options
    if chance.below(SLIPS) == 0:
        return options[chance.below(len(options))]
    by_verb = {option.verb: option for option in reversed(options)}
    if decision.asked is CHOOSE_A_TURN:
        return _kind_of_turn(g, seat, by_verb)
    if decision.asked is RECRUIT_OR_STEAL or decision.asked is MEET_THE_CHALLENGE:
        return _first_of(AT_ONCE, by_verb) or _with_hand(g, options, by_verb)
    return _small_choice(seat, options, by_verb)


def _first_of(wanted: Sequence[str], by_verb: ByVerb) -> Option | None:
    for verb in wanted:
        if verb in by_verb:
            return by_verb[verb]
    return None


def _kind_of_turn(g: Heists, seat: Seat, by_verb: ByVerb) -> Option:
    """Do a heist if that promises more than the Streets."""
    if "heist" not in by_verb:
        return by_verb["streets"]
    heist = g.current[seat]
    if heist == NO_CARD:
        heist = g.heist_decks[g.open_decks(seat)[0]][0]
    cards = g.cards_in_hand(seat)
    hand, streets = MeetChallenge(seat), RecruitAndLarceny(seat)
    hand.incur(cards)
    promise = heist_prospect(g, hand, heist, g.met[seat])
    if promise:
        streets.incur(cards)
        promise -= shop(g, streets).worth
    return by_verb["heist" if promise > 0 else "streets"]


def _with_hand(g: Heists, options: tuple[Option, ...], by_verb: ByVerb) -> Option:
    playing = g.running(PlayHand)
    if isinstance(playing, RecruitAndLarceny):
        return _on_the_streets(g, playing, options, by_verb)
    assert isinstance(playing, MeetChallenge)
    return _against_challenge(g, playing, options, by_verb)


def _on_the_streets(
    g: Heists, playing: RecruitAndLarceny, options: tuple[Option, ...], by_verb: ByVerb
) -> Option:
    """Recruit as planned, using the cards for sway that it takes, and all others for crime."""
    plan = shop(g, playing)
    if plan.target != NO_CARD and playing.spendable(playing.sway) >= SWAY_COST[plan.target]:
        return next(option for option in options if option.verb == "recruit" and option.thing == plan.target)
    for option in options:
        if option.verb == "sway" and option.thing in plan.for_sway:
            return option
    return _first_of(("crime", "permanent", *SETTLING), by_verb) or by_verb["end_turn"]


def _against_challenge(
    g: Heists, playing: MeetChallenge, options: tuple[Option, ...], by_verb: ByVerb
) -> Option:
    """Use all for what the challenge needs, and what is no use there for the other pool; then all else."""
    needs = NEEDS[g.current[playing.seat]][g.met[playing.seat]]
    uses = ("all_sway", "sway", "crime") if needs == SWAY else ("all_crime", "crime", "sway")
    coins = ("coin_sway",) if needs == SWAY else ("coin_crime",)
    found = _first_of((*uses, "permanent", *coins, *SETTLING), by_verb)
    return found or _helping_trick(needs, options) or by_verb["give_up"]


def _helping_trick(needs: str, options: tuple[Option, ...]) -> Option | None:
    for option in options:
        if option.verb == "play" and TRICKS[FIRST_LARCENY + option.thing].helps_against(needs):
            return option
    return None


def _small_choice(seat: Seat, options: tuple[Option, ...], by_verb: ByVerb) -> Option:
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
