"""All that is told with each question of Korak's castle, in the order of play."""

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
from darkling.games.castle.sight.view import CastleView
from darkling.games.castle.telling.blocks import SHARED, progress, things, who_acts
from darkling.games.castle.telling.names import NAMES, name
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
from darkling.table.telling import Figures, Question, by_prompt


def _hero(view: CastleView) -> Figures:
    blast = view.blast.hero if view.blast is not None else None
    return hero_asked(view, NAMES, view.paying, blast)


def _monster(view: CastleView) -> Figures:
    return monster_asked(view, NAMES)


def _hero_state(view: CastleView) -> Figures:
    hero = acting_hero(view)
    state = "weak" if hero.hp <= WEAK else ("arena" if hero.hero in view.arrived else "rooms")
    return {"state": state, "hp": hero.hp}


def _thing(code: str, _view: CastleView) -> Figures:
    return {"thing": name(code)}


def _blast(view: CastleView) -> Figures:
    assert view.blast is not None, "a grenade is thrown"
    return {"damage": view.blast.damage}


def _korak_can(view: CastleView) -> Figures:
    can_haunt = view.haunter and not view.haunted
    return {
        "count": len(view.monsters),
        "strikes": view.korak_strikes,
        "haunter": "yes" if can_haunt else "no",
    }


QUESTIONS = by_prompt(
    Question(PLACE_A_CHEST, table=[things]),
    Question(
        HERO_TURN,
        table=[
            at_turn_start(progress),
            at_turn_start(SHARED.heroes),
            SHARED.monsters,
            at_turn_start(things),
            who_acts,
        ],
        about=_hero,
        stakes=actions_left,
        tip=_hero_state,
        barred=_thing,
    ),
    Question(
        CHOOSE_FIGURE,
        table=[SHARED.monsters, SHARED.supply, SHARED.placing],
        stakes=limit_left,
        barred=above_limit,
    ),
    Question(CHOOSE_ITEM, table=[SHARED.placing]),
    Question(CHOOSE_SQUARE, table=[SHARED.monsters, SHARED.placing]),
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
    Question(RAISE_THE_BLAST, table=[SHARED.monsters], about=_hero, stakes=_blast),
    Question(MOVE_AWAY, table=[SHARED.monsters], about=_hero),
    Question(LAND_ON, table=[SHARED.monsters], about=_hero),
    Question(RETURN_A_CARD, table=[SHARED.heroes], about=_hero),
    Question(LOSE_SOMETHING, table=[SHARED.heroes], about=_hero),
    Question(KORAK_TURN, table=[progress, SHARED.monsters, things], stakes=_korak_can, tip=_korak_can),
    Question(MONSTER_TURN, table=[who_acts], about=_monster, stakes=actions_left),
)
