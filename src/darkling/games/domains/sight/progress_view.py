"""What is to be seen of what goes on: the phase, windows, spells being answered, one's own half-made use."""

from darkling.games.domains.cards import NO_CARD, SPELL_CODES, TILE_CODES, TIMINGS
from darkling.games.domains.cards.abilities import ABILITY
from darkling.games.domains.cards.items import ANY_ELEMENT, NOTHING, Items
from darkling.games.domains.rules.actions import CityAction
from darkling.games.domains.rules.foreman import Builder
from darkling.games.domains.rules.places import PLACE_CODES, SPACE_CODES
from darkling.games.domains.rules.resolving import CorruptTile
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import STEPS, DomainsTurn
from darkling.games.domains.rules.uses import Counters, Opportunity, SharedOpportunity, UseAbility, names_of
from darkling.games.domains.rules.vocabulary import VOCABULARY
from darkling.games.domains.rules.windows import UNDECIDED, Use, price_so_far
from darkling.games.domains.sight.view import PlanView, ReactionView, WindowView, WorkView
from darkling.table.decision import Seat

SET_UP, OVER = "setup", "over"


def phase_of(g: Domains) -> str:
    if g.over:
        return OVER
    turn = g.running(DomainsTurn)
    return SET_UP if turn is None else STEPS[turn.phase]


def resolving(g: Domains) -> str | None:
    action = g.running(CityAction)
    return None if action is None else PLACE_CODES[action.place]


def resolving_space(g: Domains) -> tuple[Seat, str] | None:
    corruption = g.running(CorruptTile)
    return None if corruption is None else (corruption.seat, SPACE_CODES[corruption.space])


def window_view(g: Domains) -> WindowView | None:
    shared = g.running(SharedOpportunity)
    if shared is not None:
        return WindowView(
            window=TIMINGS[shared.window],
            order=g.order(),
            on=shared.active,
            done=tuple([seat for seat in g.order() if seat not in shared.active]),
        )
    turns = g.running(Opportunity)
    if turns is None:
        return None
    at = turns.at
    return WindowView(TIMINGS[turns.window], turns.order, turns.order[at : at + 1], turns.order[:at])


def reaction_view(g: Domains) -> ReactionView | None:
    counters, casting = g.running(Counters), g.running(UseAbility)
    if counters is None or casting is None:
        return None
    return ReactionView(
        caster=casting.seat,
        spell=SPELL_CODES[VOCABULARY.options[casting.source].thing],
        targets=names_of(casting.picks),
        affected=counters.affected,
        on=counters.affected[counters.at] if counters.at < len(counters.affected) else None,
        spared=counters.spared,
    )


def building_view(g: Domains, viewer: Seat | None) -> WorkView | None:
    """Return what the viewer has chosen so far of a tile to be built."""
    builder = g.running(Builder)
    if builder is None or builder.seat != viewer or builder.tile == NO_CARD:
        return None
    space = None if builder.space == NO_CARD else SPACE_CODES[builder.space]
    return WorkView(TILE_CODES[builder.tile], space)


def plan_view(g: Domains, viewer: Seat | None) -> PlanView | None:
    """Return the viewer's own use as far as it has been picked."""
    use = None if viewer is None else g.sealed(viewer)
    if not isinstance(use, Use) or use.source == UNDECIDED:
        return None
    source = VOCABULARY.options[use.source]
    price = _price_of(use) if use.source in ABILITY else NOTHING
    return PlanView(source.verb, source.code, names_of(use.picks), price)


def _price_of(use: Use) -> Items:
    """Return the price of a use, with elements of choice left out that have been picked."""
    price = price_so_far(use.source, use.picks)
    picked = max(0, len(use.picks) - len(ABILITY[use.source].picks))
    return (*price[:ANY_ELEMENT], price[ANY_ELEMENT] - picked, *price[ANY_ELEMENT + 1 :])
