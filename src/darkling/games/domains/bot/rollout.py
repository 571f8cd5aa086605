"""Quick choices: which options are worth trying first, and how a turn may go on."""

from collections.abc import Sequence

from darkling.games.domains.bot.domain_worth import outlook_of
from darkling.games.domains.bot.evaluation import standing
from darkling.games.domains.bot.minion_worth import ARCHITECTS, corrupt_worth, tiles_to_come
from darkling.games.domains.rules.minions import put_minion
from darkling.games.domains.rules.places import Place
from darkling.games.domains.rules.state import FREE, Domains
from darkling.games.domains.rules.vocabulary import DONE, PLACE_A_MINION
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

OVERLOOKED = 8
"""One in so many places is overlooked, so that trials differ."""
USES = ("cast", "use", "special", "bar")
USE_PRIOR = 0.5
PLENTY = 256
"""So many tables of priors are kept."""

Situation = tuple[object, ...]
"""All that a seat's minions can bring depends on while they are placed."""

_tables: dict[Situation, dict[int, float]] = {}


def prior(g: Domains, seat: Seat, option: Option) -> float:
    """Return how good an option looks before it is tried."""
    if option.verb in ("place", "corrupt"):
        return _look_up(g, seat, option, _table(g, seat))
    return USE_PRIOR if option.verb in USES else 0.0


def _table(g: Domains, seat: Seat) -> dict[int, float]:
    """Return what is known by now of what places will bring a seat in this situation."""
    situation = _situation(g, seat)
    table = _tables.get(situation)
    if table is None:
        if len(_tables) >= PLENTY:
            _tables.clear()
        table = _tables[situation] = {}
    return table


def _situation(g: Domains, seat: Seat) -> Situation:
    table = (g.players, g.agreed, len(g.fortune), g.switches, tuple(g.displays))
    domains = (tuple(g.tiles), tuple(g.monsters), tuple(g.tokens), tuple(g.henchmen))
    own = (g.stores[seat], g.hands[seat], tuple(tiles_to_come(g, seat)), seat in g.guild)
    return (seat, g.first, *own, *table, *domains)


def _look_up(g: Domains, seat: Seat, option: Option, table: dict[int, float]) -> float:
    worth = table.get(option.id)
    if worth is None:
        is_place = option.verb == "place"
        worth = _place_gain(g, seat, option.thing) if is_place else corrupt_worth(g, seat, option.thing)
        table[option.id] = worth
    return worth


def _place_gain(g: Domains, seat: Seat, place: Place) -> float:
    """Return what one more minion brings a seat that has none but those who see to its tiles."""
    city, flips, outlook = g.city, g.flips[seat], outlook_of(g)
    g.city, g.flips[seat] = _builders(g, seat), ()
    before, guild = standing(g, seat, outlook), g.guild
    put_minion(g, seat, place)
    gain = standing(g, seat, outlook) - before
    g.city, g.guild, g.flips[seat] = city, guild, flips
    return gain


def _builders(g: Domains, seat: Seat) -> tuple[Seat, ...]:
    """Return the city with no minions but those of a seat at the Architect's Guild."""
    city = [FREE] * len(g.city)
    for place in ARCHITECTS:
        if g.city[place] == seat:
            city[place] = seat
    return tuple(city)


def rollout(g: Domains, seat: Seat, chance: Chance) -> Option:
    """Place minions where they bring most; in windows be done; all else by chance."""
    decision = g.decision(seat)
    options = decision.options
    if decision.asked is PLACE_A_MINION:
        return _best_place(g, seat, options, chance)
    if decision.window:
        return next((option for option in options if option.id == DONE.id), options[0])
    return options[chance.below(len(options))]


def _best_place(g: Domains, seat: Seat, options: Sequence[Option], chance: Chance) -> Option:
    """Return the best of the options that are not overlooked."""
    table = _table(g, seat)
    ranked = sorted(options, key=lambda option: _look_up(g, seat, option, table), reverse=True)
    for option in ranked:
        if chance.below(OVERLOOKED):
            return option
    return ranked[0]
