"""Habits: choices made quickly, good enough to see how a turn may go on."""

from collections.abc import Mapping

from darkling.games.castle.bot.hero_rollout import hero_turn, landing
from darkling.games.castle.bot.korak_rollout import chest, figure, korak_turn, monster_turn, square
from darkling.games.castle.rules.state import Castle
from darkling.games.castle.rules.vocabulary import (
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
from darkling.games.darkworld.bot.rollout import (
    Way,
    add_hits,
    add_misses,
    answered,
    any_item_but_potions,
    any_option,
    first,
    loss,
)
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option


def rollout(g: Castle, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    return answered(g, seat, chance, WAYS)


WAYS: Mapping[Prompt, Way] = {
    HERO_TURN: hero_turn,
    ADD_HITS: add_hits,
    ADD_MISSES: add_misses,
    TAKE_ITEM: first,
    CHOOSE_FIGURE: figure,
    CHOOSE_ITEM: any_item_but_potions,
    CHOOSE_SQUARE: square,
    KORAK_TURN: korak_turn,
    MONSTER_TURN: monster_turn,
    PLACE_A_CHEST: chest,
    RAISE_THE_BLAST: first,
    LAND_ON: landing,
    MOVE_AWAY: any_option,
    LOSE_SOMETHING: loss,
    RETURN_A_CARD: loss,
}
