"""Whose figure acts now, and where it can walk."""

from functools import partial

from darkling.games.darkworld.sight.view import ActingView, acting_view, reach_views
from darkling.games.village.cards import CREATURE_CODES
from darkling.games.village.cards.board import SQUARES
from darkling.games.village.rules.state import Village
from darkling.games.village.rules.warlord_turn import BeastTurn


def village_acting(g: Village) -> tuple[ActingView | None, str | None]:
    """Return whose figure acts now, with where it can walk; and which beast, if it is one."""
    turn = g.running(BeastTurn)
    if turn is None:
        return acting_view(g, SQUARES), None
    found = reach_views(g, partial(g.beast_steps, turn.beast), g.beasts[turn.beast], turn.actions, SQUARES)
    return ActingView(None, None, turn.actions, turn.actions, found), CREATURE_CODES[turn.beast]
