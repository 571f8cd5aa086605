"""Habits: choices made quickly, good enough to see how a turn may go on."""

from collections.abc import Callable, Mapping

from darkling.games.castle.hero_habit import after_search, hero_turn, landing, loss, returned
from darkling.games.castle.korak_habit import chest, figure, item, korak_turn, monster_turn, square
from darkling.games.castle.state import Castle
from darkling.games.castle.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    KORAK_TURN,
    LAND_ON,
    LOSE_SOMETHING,
    MONSTER_TURN,
    MOVE_AWAY,
    PLACE_A_CHEST,
    RAISE_THE_BLAST,
    RETURN_A_CARD,
    TAKE_ITEM,
)
from darkling.games.darkworld.habit import add_hits, add_misses, first
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option

SLIPS = 16
"""One in so many choices is made at random, so that trials differ."""

Options = tuple[Option, ...]
Way = Callable[[Castle, Options, Chance], Option]


def habit(g: Castle, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    decision = g.decision(seat)
    options = decision.options
    if len(options) == 1:
        return options[0]
    if chance.below(SLIPS) == 0:
        return options[chance.below(len(options))]
    return WAYS[decision.asked](g, options, chance)


WAYS: Mapping[Prompt, Way] = {
    HERO_TURN: hero_turn,
    ADD_HITS: add_hits,
    ADD_MISSES: add_misses,
    TAKE_ITEM: first,
    CHOOSE_FIGURE: figure,
    CHOOSE_ITEM: item,
    CHOOSE_SQUARE: square,
    KORAK_TURN: korak_turn,
    MONSTER_TURN: monster_turn,
    PLACE_A_CHEST: chest,
    RAISE_THE_BLAST: first,
    LAND_ON: landing,
    MOVE_AWAY: after_search,
    LOSE_SOMETHING: loss,
    RETURN_A_CARD: returned,
}
