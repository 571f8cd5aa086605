"""What a good player of the village looks at, for the bots."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.bot.rollout import Options, add_hits, add_misses, any_option
from darkling.games.darkworld.rules.bout import HeroBlow, MonsterBlow
from darkling.games.darkworld.rules.state import BOSS
from darkling.games.village.bot.evaluation import evaluate, value
from darkling.games.village.bot.hero_rollout import go_on
from darkling.games.village.bot.rollout import rollout
from darkling.games.village.bot.trial_moves import prowl, sneak
from darkling.games.village.bot.warlord_rollout import come_on, enough_guards
from darkling.games.village.rules.state import Village
from darkling.games.village.rules.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    HERO_TURN,
    HIDE_A_WEAPON,
    HIDE_THE_KEY,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SNEAK_ON,
    WOLF_TURN,
)
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.skill import Skill

EXPLORATION = 0.05
"""Chances to win differ by hundredths from choice to choice."""


def advise(g: Village, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return what needs no thought; None where it does."""
    decision = g.decision(seat)
    way = ADVICE.get(decision.asked)
    return way(g, decision.options, g.chance) if way else None


def _hits_on_warlord(g: Village, options: Options, chance: Chance) -> Option | None:
    blow = g.running(HeroBlow)
    return add_hits(g, options, chance) if blow is not None and blow.monster == BOSS else None


def _misses_by_warlord(g: Village, options: Options, chance: Chance) -> Option | None:
    blow = g.running(MonsterBlow)
    return add_misses(g, options, chance) if blow is not None and blow.monster == BOSS else None


ADVICE: Mapping[Prompt, Callable[[Village, Options, Chance], Option | None]] = {
    HIDE_THE_KEY: any_option,
    HIDE_A_WEAPON: any_option,
    SNEAK_ON: sneak,
    PROWL_ON: prowl,
    ADD_HITS: _hits_on_warlord,
    ADD_MISSES: _misses_by_warlord,
    CHOOSE_FIGURE: enough_guards,
    HERO_TURN: go_on,
    MONSTER_TURN: come_on,
    WOLF_TURN: come_on,
    LURKER_TURN: come_on,
}
"""What has a good answer: any building to hide things in, any good move in the Trial, Hit cards for a blow
that slays the Warlord, one guard a house, and the way on where nobody is near."""


SKILL = Skill(advise=advise, evaluate=evaluate, value=value, rollout=rollout, exploration=EXPLORATION)
