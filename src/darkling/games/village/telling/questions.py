"""All that is told with each question of the village, in the order of play."""

from darkling.games.darkworld.telling.blocks import at_turn_start
from darkling.games.darkworld.telling.questions import (
    WEAK,
    above_limit,
    actions_left,
    blow_struck,
    blow_suffered,
    hero_asked,
    limit_left,
    monster_asked,
    strength_known,
)
from darkling.games.darkworld.telling.shared_view import acting_hero
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
from darkling.games.village.sight.view import VillageView
from darkling.games.village.telling.blocks import (
    SHARED,
    buildings,
    creatures,
    heroes,
    progress,
    trial,
    warlord_cards_seen,
    who_acts,
)
from darkling.games.village.telling.names import NAMES, name
from darkling.table.telling import Figures, Question, by_prompt

HIGH = 8
"""From here on the wheel leaves a single blow little hope."""


def _hero(view: VillageView) -> Figures:
    return hero_asked(view, NAMES, view.trial.hero if view.trial is not None else None)


def _monster(view: VillageView) -> Figures:
    return monster_asked(view, NAMES)


def _hidden_treasure(view: VillageView) -> Figures:
    return {"treasure": name(view.hiding or "")}


def _hero_state(view: VillageView) -> Figures:
    hero = acting_hero(view)
    if hero.hp <= WEAK:
        state = "weak"
    elif hero.square == "TOP":
        state = "top"
    else:
        state = "armed" if hero.weapon else "village"
    return {"state": state, "hp": hero.hp, "wheel": view.wheel}


def _thing(code: str, _view: VillageView) -> Figures:
    return {"thing": name(code)}


def _moves_left(view: VillageView) -> Figures:
    assert view.trial is not None, "a hero is on the bridge"
    return {"left": view.trial.most - view.trial.moves}


def _warlord_can(view: VillageView) -> Figures:
    return {"count": len(view.monsters), "wheel": view.wheel}


def _wheel(view: VillageView) -> Figures:
    return {"high": "yes" if view.wheel >= HIGH else "no"}


QUESTIONS = by_prompt(
    Question(HIDE_THE_KEY, table=[buildings]),
    Question(HIDE_A_WEAPON, table=[buildings], stakes=_hidden_treasure),
    Question(
        CHOOSE_FIGURE,
        table=[SHARED.monsters, SHARED.supply, SHARED.placing],
        stakes=limit_left,
        barred=above_limit,
    ),
    Question(CHOOSE_ITEM, table=[SHARED.placing]),
    Question(CHOOSE_SQUARE, table=[SHARED.monsters, SHARED.placing]),
    Question(BUY_AN_ITEM, table=[heroes], about=_hero),
    Question(THROUGH_THE_CELLARS, table=[SHARED.monsters], about=_hero),
    Question(LOSE_SOMETHING, table=[heroes], about=_hero),
    Question(SEND_THE_WOLF, table=[creatures]),
    Question(
        HERO_TURN,
        table=[
            at_turn_start(progress),
            at_turn_start(heroes),
            SHARED.monsters,
            at_turn_start(buildings),
            at_turn_start(warlord_cards_seen),
            who_acts,
        ],
        about=_hero,
        stakes=actions_left,
        tip=_hero_state,
        barred=_thing,
    ),
    Question(
        ADD_HITS,
        table=[SHARED.fighter, SHARED.blow],
        about=_hero,
        stakes=blow_struck,
        tip=strength_known,
    ),
    Question(
        ADD_MISSES,
        table=[SHARED.fighter, SHARED.blow],
        about=_hero,
        stakes=blow_suffered,
        tip=blow_suffered,
    ),
    Question(TAKE_ITEM, about=_hero),
    Question(USE_THE_WHIP, table=[creatures], about=_hero),
    Question(WHIP_THE_WOLF, table=[creatures]),
    Question(TAKE_THE_LAIR_KEY, about=_hero),
    Question(LEAVE_THE_SEWERS, table=[SHARED.monsters], about=_hero),
    Question(SNEAK_ON, table=[trial], about=_hero, stakes=_moves_left),
    Question(PROWL_ON, table=[trial], stakes=_moves_left),
    Question(LOOK_AT_THE_CARD, table=[warlord_cards_seen], about=_hero),
    Question(WARLORD_TURN, table=[progress, SHARED.monsters, buildings], stakes=_warlord_can, tip=_wheel),
    Question(MONSTER_TURN, table=[who_acts], about=_monster, stakes=actions_left),
    Question(WOLF_TURN, table=[who_acts], stakes=actions_left),
    Question(LURKER_TURN, table=[who_acts], stakes=actions_left),
)
