"""The line of monsters, and what they will do next."""

from darkling.games.darkness.cards import FOE_CODES, FOES
from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.attack import defenses_left
from darkling.games.darkness.rules.calling import number_of
from darkling.games.darkness.rules.effects import dominator
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.forecast import GO, HURT, SUMMON, Forecast, Foreseen
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.populate import PlaceSet
from darkling.games.darkness.rules.state import NOBODY, OFF, Darkness, Figure
from darkling.games.darkness.sight.statuses import statuses_view
from darkling.games.darkness.sight.view import FoeView, ForeseenView, LineCardView

Forecasts = dict[Figure, Forecast]
HOLD = "hold"


def line_view(g: Darkness, forecasts: Forecasts) -> tuple[LineCardView, ...]:
    """Return all cards, leftmost that of which monsters are just being placed."""
    placing = g.running(PlaceSet)
    placed = [(placing.foe, placing.first, placing.placed)] if placing is not None and placing.placed else []
    return tuple([_card_view(g, foe, first, count, forecasts) for foe, first, count in (*placed, *g.line)])


def _card_view(g: Darkness, foe: int, first: Figure, count: int, forecasts: Forecasts) -> LineCardView:
    card = FOES[foe]
    return LineCardView(
        foe=FOE_CODES[foe],
        attacks=card.attacks,
        damage=card.damage,
        distance=card.distance,
        speed=card.speed,
        maneuvers=card.maneuvers,
        flies=card.flies,
        defenses=endless(card.defenses),
        saves=endless(card.saves),
        guards=card.guards,
        danger=card.danger,
        boss=card.is_boss,
        figures=tuple([_foe_view(g, figure, forecasts) for figure in range(first, first + count)]),
    )


def endless(number: int) -> int | None:
    """Return a number, or None where it has no end."""
    return None if number >= INF else number


def _foe_view(g: Darkness, figure: Figure, forecasts: Forecasts) -> FoeView:
    commander, turn = dominator(g, figure), g.running(FoeTurn)
    is_acting = turn is not None and turn.figure == figure
    return FoeView(
        figure=figure,
        number=number_of(g, figure),
        hp=g.hp[figure],
        max_hp=g.max_hp(figure),
        square=None if g.at[figure] == OFF else g.at[figure],
        defenses=endless(defenses_left(g, figure)),
        statuses=statuses_view(g, figure),
        commander=None if commander == NOBODY else g.owner(commander),
        has_acted=not is_acting and has_acted(g, figure),
        acting=is_acting,
        next=_next(g, figure, forecasts),
    )


def has_acted(g: Darkness, figure: Figure) -> bool:
    """Say whether a monster has had its turn in this round."""
    order = g.running(Round)
    return order is not None and g.running(FoeTurn) is not None and figure not in order.foes


def _next(g: Darkness, figure: Figure, forecasts: Forecasts) -> tuple[ForeseenView, ...]:
    """Return what is foreseen; a monster of which nothing is foreseen holds still."""
    if figure not in forecasts or dominator(g, figure) != NOBODY:
        return ()
    foreseen = [_foreseen_view(one) for one in forecasts[figure]]
    return tuple(foreseen) or (ForeseenView(HOLD, None, (), None, 0),)


def _foreseen_view(foreseen: Foreseen) -> ForeseenView:
    kind = foreseen.kind
    return ForeseenView(
        kind=kind,
        square=foreseen.path[-1] if kind == GO else None,
        path=foreseen.path,
        target=None if kind in (GO, SUMMON) else foreseen.figure,
        amount=foreseen.amount,
    )


def threats(forecasts: Forecasts, heroes: int) -> list[int]:
    """Return for each hero how many hit points the monsters will take."""
    found = [0] * heroes
    for forecast in forecasts.values():
        for foreseen in forecast:
            if foreseen.kind == HURT and foreseen.figure < heroes:
                found[foreseen.figure] += foreseen.amount
    return found
