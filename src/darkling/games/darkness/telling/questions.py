"""Every question of Attack the Darkness, with all that is told beside it."""

from darkling.games.darkness.rules.vocabulary import (
    ACCEPT_GIFT,
    ADD_TO_IT,
    AIM_THE_AREA,
    ANSWER_THE_MYSTERY,
    BREATH_TO_KEEP,
    BREATHE_WHERE,
    BUILD_THE_ACTIONS,
    BUILD_THE_RESOURCES,
    CHANGE_THE_DECK,
    CHOOSE_A_CLASS,
    CHOOSE_TARGET,
    COMMAND_MONSTER,
    CYCLE_WHICH,
    DEFEND_OR_NOT,
    DISCARD_AT_RANDOM,
    DISCARD_WHICH,
    DRAW_OR_SKIP,
    DRAW_YOUR_CARDS,
    DROP_WHICH,
    ENLIST_WHOM,
    FLIP_WHICH,
    GIVE_AS,
    GIVE_TO_WHOM,
    GIVE_WHAT,
    GO_DEEPER,
    HOW_MUCH_X,
    KEEP_ON_TOP,
    KEEP_OR_DISCARD,
    KEEP_OR_DISCARD_CLEARING,
    KEEP_THE_FIND,
    LAY_BESIDE,
    LAY_WHERE,
    LAY_WHICH_WAY,
    LEAD_MONSTER,
    MORE_COME,
    MOVE_BY_CARD,
    MOVE_WHERE,
    MUSTER_ON_TILE,
    NEXT_HIT,
    PAY_FOR_IT,
    PLACE_MONSTER,
    PUSH_WHERE,
    REACT,
    RESHUFFLE_OR_NOT,
    REVIVE_REST_EXPLORE,
    SAMPLE_OR_OWN,
    SECOND_BREATH,
    SHOVE_WHERE,
    STAND_WHERE,
    STAY_UP,
    STRIKE_THE_LEAVING,
    STUNNED,
    TAKE_WHICH,
    TRAIN_OR_NOT,
    USE_ABILITY,
    WHICH_ADVANCEMENT,
    WHICH_BOX,
    WHICH_BREATH,
    WHICH_DUNGEON,
    WHICH_OF_TWO,
    WHICH_PART,
    WHICH_TILE,
    WHO_MARCHES_NEXT,
    YOUR_TURN,
)
from darkling.games.darkness.sight.view import DarknessHeroView, DarknessView
from darkling.games.darkness.telling import arena, blocks, doings, master
from darkling.games.darkness.telling.card_texts import cost_text, item_text, mystery_text
from darkling.games.darkness.telling.events import spoken
from darkling.games.darkness.telling.figures import figure, is_arena, own_hero, subject_of, tile_name
from darkling.games.darkness.telling.names import ACTION_OF, CLASS_OF, ITEM_OF, MYSTERY_OF, name
from darkling.games.darkness.telling.options import gems_of, offer
from darkling.table.phrase import phrase
from darkling.table.telling import Block, Figures, Question, by_prompt

# What hangs on the answer, and tips.


def _own(view: DarknessView) -> DarknessHeroView:
    return own_hero(view)


def _cards(view: DarknessView) -> Figures:
    """Return how many cards the viewer holds, draws up to, and has left."""
    hero = _own(view)
    return {
        "acs": hero.hand[0],
        "rcs": hero.hand[1],
        "to_acs": hero.draws_to[0],
        "to_rcs": hero.draws_to[1],
        "ac_deck": hero.decks[0],
        "rc_deck": hero.decks[1],
        "tiring": "yes" if hero.tiring else "no",
        **_known(view),
        "fatigued": "yes" if hero.fatigued else "no",
        "arena": is_arena(view),
    }


def _offer(view: DarknessView) -> Figures:
    return {**_cards(view), **offer(view)}


def _turn(view: DarknessView) -> Figures:
    hero = _own(view)
    return {
        **_cards(view),
        "arena": is_arena(view),
        "hp": hero.hp,
        "max_hp": hero.max_hp,
        "threatened": hero.threatened,
        "moved": "yes" if hero.has_moved_free else "no",
        "speed": hero.speed,
        "ability": CLASS_OF[hero.hero_class].ability if hero.hero_class else "none",
        "state": _state(view, hero),
    }


def _state(view: DarknessView, hero: DarknessHeroView) -> str:
    """Return what is most worth a word in a turn."""
    if hero.fatigued:
        return "fatigued"
    if hero.threatened >= hero.hp:
        return "danger"
    if view.ranges is not None and not _enemies_near(view):
        return "far"
    return "first" if view.progress.round <= 1 else "later"


def _enemies_near(view: DarknessView) -> bool:
    assert view.ranges is not None, "someone acts"
    near = {*view.ranges.melee, *view.ranges.reach}
    if view.arena is not None:
        own = own_hero(view).team
        return any(hero.square in near for hero in view.heroes if hero.team != own and hero.hp)
    return any(foe.square in near for card in view.line for foe in card.figures)


def _action(view: DarknessView) -> Figures:
    """Return the action under way: its name, what is missing of its cost, what it comes to."""
    shown = view.action
    if shown is None:
        return {
            "spoken": "",
            "stop": "",
            "part": "",
            "missing": "none",
            "state": "first",
            "amounts": "none",
            "arena": is_arena(view),
        }
    codes = shown.spoken or ((shown.item,) if shown.item else ())
    return {
        **spoken(codes),
        "missing": doings.missing_said(shown),
        "part": doings.part_now(shown),
        "state": "next" if any(part.taken for part in shown.parts) else "first",
        "amounts": doings.amounts_said(shown) or "none",
        "arena": is_arena(view),
    }


def _gift(view: DarknessView) -> Figures:
    return _action(view)


def _decks(view: DarknessView) -> Figures:
    shown = view.decks
    if shown is None:
        return {"have": 0, "size": 0}
    return {"have": sum((shown.acs if shown.kind == "AC" else shown.rcs).values()), "size": shown.size}


def _place(view: DarknessView) -> Figures:
    """Return which place in the marching order is to be filled."""
    return {"heroes": len(view.heroes)}


def _tiles(view: DarknessView) -> Figures:
    return {"laid": len(view.tiles)}


def _known(view: DarknessView) -> Figures:
    return {"known": master.plans_known(view)}


def _laying(view: DarknessView) -> Figures:
    return {"tile": tile_name(view, view.laying.beside) if view.laying else ""}


def _attack(view: DarknessView) -> Figures:
    return {**doings.unanswered(view), "arena": is_arena(view)}


def _attacker(view: DarknessView) -> Figures:
    shown = view.attack
    if shown is None:
        return {"own": "no", "name": "", "target": ""}
    return {**subject_of(view, shown.attacker), "target": figure(view, shown.target)}


def _hp(view: DarknessView) -> Figures:
    hero = _own(view)
    return {"hp": hero.hp, "max_hp": hero.max_hp}


def _clearing(view: DarknessView) -> Figures:
    shown = view.clearing
    if shown is None:
        return {
            **_cards(view),
            **_hp(view),
            "down": 0,
            "tiles": 0,
            "dig": "no",
            "finds": 0,
            "after": 0,
            "weak": "no",
        }
    after = [one.hp_if_rested for one in shown.heroes if one.seat == view.seat]
    hero = _own(view)
    return {
        **_cards(view),
        **_hp(view),
        "down": len(shown.revivable),
        "tiles": shown.hidden_tiles,
        "dig": "yes" if shown.can_dig else "no",
        "finds": shown.finds,
        "after": after[0] if after else hero.hp,
        "weak": "yes" if 2 * hero.hp < hero.max_hp else "no",
    }


def _found(view: DarknessView) -> Figures:
    code = view.clearing.offered if view.clearing else None
    hero = _own(view)
    told: Figures = {"free": hero.slots[1] - hero.slots[0], "slots": 0, "card": "", "text": ""}
    if code in ITEM_OF:
        told |= {"card": name(code), "slots": ITEM_OF[code].slots, "text": item_text(ITEM_OF[code])}
    elif code in MYSTERY_OF:
        told |= {"card": name(code), "text": mystery_text(MYSTERY_OF[code])}
    return told


def _room(view: DarknessView) -> Figures:
    seen = view.progress
    return {
        "encounter": seen.encounter,
        "encounters": seen.encounters,
        "level": seen.level,
        "dug": seen.placed,
        "dungeons_left": seen.dungeons_left,
        "arena": is_arena(view),
        **_known(view),
    }


def _training(view: DarknessView) -> Figures:
    return {"count": view.training.count if view.training else 0, "level": view.progress.level}


def _command(view: DarknessView) -> Figures:
    number = view.acting
    return {"figure": figure(view, number) if number is not None else phrase("somebody")}


def _barred(code: str, view: DarknessView) -> Figures:
    card = ACTION_OF[code]
    return {
        "card": card.name,
        "cost": cost_text(gems_of(code, own_hero(view).dear)),
        "is_free": "no" if card.gems else "yes",
        "discards": "yes" if any(asked.name == "discard" for asked in card.conditions) else "no",
    }


def sides(view: DarknessView) -> Block:
    """Say who plays with whom: the teams, or who is the game master."""
    return master.seat(view) if view.arena is None else arena.teams(view, view.arena)


TABLE = (blocks.progress, blocks.plan, blocks.foes, blocks.party)
"""What a turn depends on."""
CARDS = (doings.action, blocks.hand)
ROOM = (doings.clearing, blocks.gear)

QUESTIONS = by_prompt(
    # Set-up.
    Question(CHOOSE_A_CLASS, table=(sides, blocks.party)),
    Question(SAMPLE_OR_OWN),
    Question(BUILD_THE_RESOURCES, table=(blocks.decks,), stakes=_decks),
    Question(BUILD_THE_ACTIONS, table=(blocks.decks,), stakes=_decks),
    Question(WHO_MARCHES_NEXT, table=(blocks.party,), stakes=_place),
    Question(WHICH_DUNGEON, table=(blocks.campaign, blocks.party), stakes=_room),
    # Maps.
    Question(LAY_WHICH_WAY, table=(blocks.plan,), stakes=_tiles, tip=_known),
    Question(LAY_BESIDE, table=(blocks.plan,), tip=_known),
    Question(LAY_WHERE, table=(blocks.plan,), about=_laying, tip=_known),
    Question(STAND_WHERE, table=(blocks.progress, blocks.plan, blocks.party), stakes=_room, tip=_room),
    Question(WHICH_TILE, table=(blocks.plan, blocks.line)),
    # A hero's turn.
    Question(DRAW_YOUR_CARDS, table=TABLE, stakes=_cards, tip=_cards),
    Question(
        YOUR_TURN,
        table=(blocks.opponents, blocks.hand, blocks.gear),
        stakes=_turn,
        tip=_turn,
        barred=_barred,
    ),
    Question(KEEP_OR_DISCARD, table=(blocks.hand, blocks.opponents), stakes=_cards, tip=_cards),
    Question(SECOND_BREATH, table=(blocks.hand,), stakes=_cards),
    Question(MOVE_WHERE, table=(blocks.plan, blocks.opponents), stakes=_turn, tip=_turn),
    # An action.
    Question(PAY_FOR_IT, table=CARDS, about=_action, stakes=_action, tip=_action),
    Question(GIVE_AS, table=(doings.action,), about=_action, stakes=_action),
    Question(HOW_MUCH_X, table=(doings.action,), about=_action),
    Question(ADD_TO_IT, table=(doings.action,), about=_action),
    Question(DISCARD_WHICH, table=CARDS, about=_action),
    Question(DISCARD_AT_RANDOM, table=(blocks.hand,), about=_action),
    Question(WHICH_PART, table=(doings.action,), about=_action, stakes=_action),
    Question(CHOOSE_TARGET, table=(doings.action,), about=_action, stakes=_action, tip=_action),
    Question(NEXT_HIT, table=(doings.action,), about=_action, stakes=_action),
    Question(AIM_THE_AREA, table=(doings.action, blocks.plan), about=_action),
    Question(WHICH_BOX, table=(doings.action, blocks.plan), about=_action),
    Question(MOVE_BY_CARD, table=(blocks.plan, blocks.opponents), about=_action, tip=_action),
    Question(PUSH_WHERE, table=(blocks.plan,), about=_action),
    Question(DRAW_OR_SKIP, table=(blocks.hand,), about=offer, stakes=_offer, tip=_cards),
    Question(TAKE_WHICH, table=(blocks.hand,)),
    Question(CYCLE_WHICH, table=(blocks.hand,), stakes=_cards),
    Question(KEEP_ON_TOP, table=(blocks.hand,)),
    Question(WHICH_OF_TWO, table=(blocks.hand,), stakes=_cards),
    Question(USE_ABILITY, table=(blocks.opponents,)),
    Question(BREATH_TO_KEEP, table=(blocks.hand,)),
    # Other people's turns.
    Question(
        REACT,
        table=(doings.attack, blocks.hand, blocks.gear),
        about=_attacker,
        stakes=_attack,
        tip=_attack,
        barred=_barred,
    ),
    Question(STRIKE_THE_LEAVING, table=(blocks.opponents, blocks.hand), stakes=_cards),
    Question(STAY_UP, table=(doings.attack, blocks.gear)),
    Question(STUNNED, table=(blocks.hand,)),
    Question(COMMAND_MONSTER, table=(blocks.plan, blocks.line), about=_command, stakes=_command),
    Question(MORE_COME, table=(blocks.line,), tip=_known),
    # Clearing the room.
    Question(KEEP_OR_DISCARD_CLEARING, table=(*ROOM, blocks.hand), stakes=_cards, tip=_cards),
    Question(REVIVE_REST_EXPLORE, table=(*ROOM, blocks.hand), stakes=_clearing, tip=_clearing),
    Question(RESHUFFLE_OR_NOT, table=(blocks.hand,), stakes=_cards),
    Question(GIVE_WHAT, table=ROOM),
    Question(GIVE_TO_WHOM, table=(blocks.party,)),
    Question(ACCEPT_GIFT, table=(doings.offered, blocks.gear), about=_found, stakes=_found),
    Question(FLIP_WHICH, table=(doings.clearing, blocks.plan), stakes=_clearing, tip=_clearing),
    Question(KEEP_THE_FIND, table=(doings.offered, blocks.gear), about=_found, stakes=_found),
    Question(DROP_WHICH, table=(doings.offered, blocks.gear)),
    Question(ANSWER_THE_MYSTERY, table=(doings.offered,), about=_found, stakes=_hp),
    Question(CHANGE_THE_DECK, table=(blocks.decks,)),
    # Between encounters.
    Question(GO_DEEPER, table=(blocks.campaign, blocks.party), stakes=_room, tip=_room),
    Question(TRAIN_OR_NOT, table=(blocks.campaign, blocks.gear), stakes=_training, tip=_training),
    Question(WHICH_ADVANCEMENT, table=(doings.training,), stakes=_training),
    # A game master.
    Question(
        ENLIST_WHOM,
        table=(master.budget, blocks.plan, blocks.line, blocks.party),
        stakes=master.muster,
        barred=master.barred,
    ),
    Question(MUSTER_ON_TILE, table=(blocks.plan, blocks.tiles), about=master.muster),
    Question(PLACE_MONSTER, table=(blocks.plan,), about=master.muster, stakes=master.muster),
    Question(LEAD_MONSTER, table=(*TABLE, master.orders), about=master.led, stakes=master.led),
    Question(SHOVE_WHERE, table=(blocks.plan,), about=master.led),
    Question(BREATHE_WHERE, table=(blocks.plan, blocks.party), about=master.led),
    Question(WHICH_BREATH, table=(blocks.plan,), about=master.led),
    Question(DEFEND_OR_NOT, table=(doings.attack, blocks.line), about=master.defense, stakes=master.defense),
)
