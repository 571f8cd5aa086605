"""Habits: choices made quickly, good enough to see how a turn may go on."""

from collections.abc import Mapping

from darkling.games.darkworld.bot.rollout import Way, add_hits, add_misses, answered, any_option, first, loss
from darkling.games.village.bot.hero_rollout import hero_turn, way_out, whip, wolf_away
from darkling.games.village.bot.trial_moves import prowl, sneak
from darkling.games.village.bot.warlord_rollout import (
    beast_turn,
    figure,
    monster_turn,
    warlord_turn,
)
from darkling.games.village.rules.state import Village
from darkling.games.village.rules.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    BUY_AN_ITEM,
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    HIDE_A_WEAPON,
    HIDE_THE_KEY,
    LEAVE_THE_SEWERS,
    LOOK_AT_THE_CARD,
    LOSE_SOMETHING,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SEND_THE_WOLF,
    SNEAK_ON,
    TAKE_ITEM,
    TAKE_THE_LAIR_KEY,
    THROUGH_THE_CELLARS,
    USE_THE_WHIP,
    WARLORD_TURN,
    WHIP_THE_WOLF,
    WOLF_TURN,
)
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option


def rollout(g: Village, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    return answered(g, seat, chance, WAYS)


WAYS: Mapping[Prompt, Way] = {
    HIDE_THE_KEY: any_option,
    HIDE_A_WEAPON: any_option,
    CHOOSE_FIGURE: figure,
    CHOOSE_ITEM: any_option,
    CHOOSE_SQUARE: any_option,
    HERO_TURN: hero_turn,
    ADD_HITS: add_hits,
    ADD_MISSES: add_misses,
    TAKE_ITEM: first,
    BUY_AN_ITEM: first,
    THROUGH_THE_CELLARS: way_out,
    LOSE_SOMETHING: loss,
    SEND_THE_WOLF: any_option,
    USE_THE_WHIP: whip,
    WHIP_THE_WOLF: wolf_away,
    LEAVE_THE_SEWERS: way_out,
    TAKE_THE_LAIR_KEY: first,
    SNEAK_ON: sneak,
    PROWL_ON: prowl,
    LOOK_AT_THE_CARD: first,
    WARLORD_TURN: warlord_turn,
    MONSTER_TURN: monster_turn,
    WOLF_TURN: beast_turn,
    LURKER_TURN: beast_turn,
}
