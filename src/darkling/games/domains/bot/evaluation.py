"""The worth of a position to a seat, in Skulls."""

from darkling.games.domains.bot.danger import expected_losses
from darkling.games.domains.bot.domain_worth import domain_worth
from darkling.games.domains.bot.holdings import held_worth, henchmen_worth, spells_worth, store_worth
from darkling.games.domains.bot.minion_worth import minions_worth
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import ANSWER_A_SPELL, DONE
from darkling.table.decision import Seat

VICTORY = 1000.0
RIVAL, AVERAGE = 0.4, 0.4
"""How much the best rival counts, and all of them together."""


def evaluate(g: Domains, seat: Seat) -> float:
    """Return how well a seat stands against the others."""
    if g.over:
        return VICTORY * g.result.won[seat]
    after = uncountered(g)
    if after.over:
        return VICTORY * after.result.won[seat]
    worths = standings(after)
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - RIVAL * max(rivals) - AVERAGE * sum(rivals) / len(rivals)


def uncountered(g: Domains) -> Domains:
    """Return what comes of a spell under way if nobody counters it."""
    if not is_answered(g):
        return g
    after = g.clone()
    while is_answered(after):
        after.choose(after.waiting[0], DONE)
    return after


def is_answered(g: Domains) -> bool:
    """Say whether somebody is asked for an answer to a spell."""
    return not g.over and g.decision(g.waiting[0]).asked is ANSWER_A_SPELL


def standings(g: Domains) -> list[float]:
    """Return for each seat what it has and what that promises."""
    losses = expected_losses(g)
    return [standing(g, seat) - losses[seat] for seat in g.seats]


def standing(g: Domains, seat: Seat) -> float:
    worth = store_worth(g, seat) + domain_worth(g, seat) + minions_worth(g, seat)
    worth += held_worth(g, seat, g.held[seat], g.stores[seat])
    return worth + spells_worth(g, seat) + henchmen_worth(g, seat)
