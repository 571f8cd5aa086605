"""What needs no search: everything but where minions go, which others may take before."""

from darkling.games.domains.bot.evaluation import evaluate
from darkling.games.domains.bot.holdings import mean_of_deck
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import DRAW_A_SPELL, PLACE_A_MINION
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.skill import Notes


def advise(g: Domains, seat: Seat, _notes: Notes, _effort: int) -> Option | None:
    """Return the option that leads to the best position; None where minions are placed."""
    decision = g.decision(seat)
    options = decision.options
    if len(options) == 1:
        return options[0]
    if decision.asked is PLACE_A_MINION:
        return None
    if decision.asked is DRAW_A_SPELL:
        return _best_deck(g, seat)
    return max(options, key=lambda option: _worth_of_choice(g, seat, option))


def _best_deck(g: Domains, seat: Seat) -> Option:
    """Return the deck whose spells are best on average: which of them lies on top nobody knows."""
    options = [option for option in g.decision(seat).options if option.verb == "deck"]
    return max(options, key=lambda option: mean_of_deck(g, seat, option.thing))


def _worth_of_choice(g: Domains, seat: Seat, option: Option) -> float:
    """Return what an option leads to, in a chain the best end of it: before that nothing changes."""
    after = g.clone()
    after.choose(seat, option)
    if not _is_picking(after, seat):
        return evaluate(after, seat)
    return max([_worth_of_choice(after, seat, pick) for pick in after.decision(seat).options])


def _is_picking(g: Domains, seat: Seat) -> bool:
    """Say whether a seat is in the middle of a chain, alone or beside others."""
    return seat in g.waiting and g.lane(seat) is not None and not g.decision(seat).window
