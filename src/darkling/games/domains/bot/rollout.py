"""Quick choices: which options are worth trying first, and how a turn may go on."""

from darkling.games.domains.bot.minion_worth import corrupt_worth, place_worth
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import DONE, PLACE_A_MINION
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

SLIPS = 8
"""One in so many choices is made at random, so that trials differ."""
USES = ("cast", "use", "special", "bar")


def prior(g: Domains, seat: Seat, option: Option) -> float:
    """Return how good an option looks before it is tried."""
    if option.verb == "place":
        return place_worth(g, seat, option.thing)
    if option.verb == "corrupt":
        return corrupt_worth(g, seat, option.thing)
    return 0.5 if option.verb in USES else 0.0


def rollout(g: Domains, seat: Seat, chance: Chance) -> Option:
    """Place minions where they bring most; in windows be done; all else by chance."""
    decision = g.decision(seat)
    options = decision.options
    if decision.asked is PLACE_A_MINION and chance.below(SLIPS):
        return max(options, key=lambda option: prior(g, seat, option))
    if decision.window and chance.below(SLIPS):
        return next((option for option in options if option.id == DONE.id), options[0])
    return options[chance.below(len(options))]
