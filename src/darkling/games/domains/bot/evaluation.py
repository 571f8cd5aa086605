"""The worth of a position to a seat, in Skulls."""

from darkling.games.domains.bot.danger import expected_losses
from darkling.games.domains.bot.domain_worth import Outlook, domain_worth, outlook_of
from darkling.games.domains.bot.effect_worth import A_MINION
from darkling.games.domains.bot.holdings import held_worth, henchmen_worth, spells_worth
from darkling.games.domains.bot.horizon import phase_of, store_worth, weights
from darkling.games.domains.bot.prospects import prospects
from darkling.games.domains.cards.items import ANY_ELEMENT, SKULLS, SPELL
from darkling.games.domains.rules.gaining import GainItems
from darkling.games.domains.rules.placing import PlaceMinions
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import PLACEMENT
from darkling.games.domains.rules.vocabulary import (
    ANSWER_A_SPELL,
    DONE,
    PLACE_A_MONSTER,
    USE_IN_PRODUCTION,
    USE_IN_THE_EVENING,
)
from darkling.table.decision import Seat

VICTORY = 0.5
"""What it is worth to have won, beside the Skulls: no more, or a seat that leads would leave some of them."""
RIVAL, AVERAGE = 0.4, 0.4
"""How much the best rival counts, and all of them together."""
OF_OTHERS = (ANSWER_A_SPELL, USE_IN_PRODUCTION, USE_IN_THE_EVENING)
"""What others are asked before a use does anything."""


def evaluate(g: Domains, seat: Seat) -> float:
    """Return how well a seat stands against the others."""
    after = settled(g, seat)
    worths = [float(store[SKULLS]) for store in after.stores] if after.over else standings(after)
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    won = VICTORY * after.result.won[seat] if after.over else 0.0
    return won + worths[seat] - RIVAL * max(rivals) - AVERAGE * sum(rivals) / len(rivals)


def settled(g: Domains, seat: Seat) -> Domains:
    """Return what comes of a use under way if the others do nothing about it."""
    after = g
    while not after.over:
        asked, answer = after.waiting[0], DONE
        decision = after.decision(asked)
        if decision.asked is PLACE_A_MONSTER and asked == seat:
            answer = decision.options[0]
        elif asked == seat or decision.asked not in OF_OTHERS:
            break
        if after is g:
            after = g.clone()
        after.choose(asked, answer)
    return after


def standings(g: Domains) -> list[float]:
    """Return for each seat what it has and what that promises."""
    outlook = outlook_of(g)
    losses = expected_losses(g, outlook)
    return [standing(g, seat, outlook) - losses[seat] for seat in g.seats]


def standing(g: Domains, seat: Seat, outlook: Outlook) -> float:
    store, held, drawn, rest = prospects(g, seat, outlook)
    worth = rest + store_worth(store, weights(g)) + domain_worth(g, seat, outlook)
    worth += held_worth(g, seat, held, store, outlook) + _to_come(g, seat) + _hired_minions(g, seat)
    return worth + spells_worth(g, seat, store, drawn) + henchmen_worth(g, seat)


def _to_come(g: Domains, seat: Seat) -> float:
    """Return what elements and spells are worth that a seat is about to choose."""
    gaining = g.running(GainItems)
    if gaining is None or gaining.seat != seat:
        return 0.0
    by_kind = weights(g)
    return gaining.elements * by_kind[ANY_ELEMENT] + gaining.spells * by_kind[SPELL]


def _hired_minions(g: Domains, seat: Seat) -> float:
    """Return what the Purple and the Grey minion are worth before they are placed."""
    placing = g.running(PlaceMinions)
    if placing is None and phase_of(g) >= PLACEMENT:
        return 0.0
    return A_MINION * (g.neutral if placing is None else placing.neutral).count(seat)
