"""What a player does without much thought, whatever is asked: the policy of rollouts."""

from collections.abc import Callable, Mapping, Sequence

from darkling.games.darkness.bot import aims, answers, between, enlisting, laying, outlay, places, turn
from darkling.games.darkness.cards.language import ATK, MAN
from darkling.games.darkness.rules import vocabulary as v
from darkling.games.darkness.rules.action_state import ActionState, part_of
from darkling.games.darkness.rules.commanded import CommandedTurn
from darkling.games.darkness.rules.moving import PushTarget
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import distance_row, steps_row
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, Darkness, Hero
from darkling.table.chance import Chance
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option

Habit = Callable[[Darkness, Hero, Sequence[Option]], Option]


def rollout(g: Darkness, seat: Seat, _chance: Chance) -> Option:
    """Return what a seat does by habit."""
    decision = g.decision(seat)
    options = decision.options
    if len(options) == 1:
        return options[0]
    habit = HABITS.get(decision.asked)
    return options[0] if habit is None else habit(g, g.hero_of(seat), options)


def _first(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return options[0]


def _last(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return options[-1]


def _target(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return aims.target(g, options)


def _push(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    pushing = g.running(PushTarget)
    return options[-1] if pushing is None else places.push(g, hero, pushing.figure, options)


def _part(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Attack if somebody is in distance, else move first."""
    action = g.running(ActionState)
    parts = [option for option in options if option.verb == "part"]
    if action is None or not parts:
        return options[-1]
    attacks = [option for option in parts if part_of(action, option.thing).type == ATK]
    moves = [option for option in parts if part_of(action, option.thing).type == MAN]
    if attacks and moves and not _has_target(g, hero, action, attacks[0].thing):
        return moves[0]
    return (attacks or parts)[0]


def _has_target(g: Darkness, hero: Hero, action: ActionState, number: int) -> bool:
    row = distance_row(g, g.at[hero], part_of(action, number).whom.distance)
    return any(row[g.at[foe]] for foe in enemies_of(g, hero))


def _draw(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Draw, unless that would wear the hero out."""
    has_cards = len(g.pile(hero, DECK_ACS)) > 2 and len(g.pile(hero, DECK_RCS)) > 2
    return options[0] if has_cards else options[-1]


def _give_up(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return outlay.give_up(options)


def _take(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return outlay.take(options)


def _cycle(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Change the worst card, if it is poor."""
    worst = outlay.give_up(options[:-1])
    return worst if outlay.card_worth(worst) < 1.5 else options[-1]


def _aim(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return aims.aim(g, options)


def _box(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return aims.box(g, options)


def _command(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Let a dominated monster attack, or go where it can."""
    attacks = [option for option in options if option.verb == "attack"]
    if attacks:
        return attacks[0]
    ways = [option for option in options if option.verb == "go"]
    commanded = g.running(CommandedTurn)
    others = [foe for foe in g.foes() if commanded is not None and foe != commanded.figure]
    if not ways or not others or commanded is None:
        return options[-1]
    rows = [steps_row(g, g.at[foe]) for foe in others]
    best = min(ways, key=lambda option: min([row[option.thing] for row in rows]))
    here = g.at[commanded.figure]
    is_nearer = min([row[best.thing] for row in rows]) < min([row[here] for row in rows])
    return best if is_nearer else options[-1]


def _leave_it(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Leave to the rules what a game master need not decide; have enough where there is enough."""
    for option in options:
        if option.verb in LEFT_TO_RULES:
            return option
    return options[-1]


def _turn_tile(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    return laying.turn_tile(g, hero, options) if g.has_master() else options[0]


def _lay_beside(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    return laying.lay_beside(g, hero, options) if g.has_master() else options[0]


def _lay_where(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    return laying.lay(g, hero, options) if g.has_master() else options[0]


def _defend(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return options[0] if answers.is_worth_a_defense(g) else options[-1]


def _strike(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    return answers.strike(options)


LEFT_TO_RULES = (v.PROPOSE.verb, v.ALL_AS_PRINTED.verb)
HABITS: Mapping[Prompt, Habit] = {
    v.CHOOSE_A_CLASS: between.choose_class,
    v.SAMPLE_OR_OWN: _first,
    v.BUILD_THE_RESOURCES: between.build_deck,
    v.BUILD_THE_ACTIONS: between.build_deck,
    v.WHO_MARCHES_NEXT: between.march,
    v.STAND_WHERE: between.stand,
    v.YOUR_TURN: turn.take_turn,
    v.KEEP_OR_DISCARD: between.keep_hand,
    v.KEEP_OR_DISCARD_CLEARING: between.keep_hand,
    v.MOVE_WHERE: places.walk_on,
    v.MOVE_BY_CARD: places.walk,
    v.PAY_FOR_IT: outlay.pay,
    v.HOW_MUCH_X: _last,
    v.ADD_TO_IT: outlay.add_to_it,
    v.DISCARD_WHICH: _give_up,
    v.WHICH_PART: _part,
    v.CHOOSE_TARGET: _target,
    v.NEXT_HIT: _target,
    v.AIM_THE_AREA: _aim,
    v.WHICH_BOX: _box,
    v.PUSH_WHERE: _push,
    v.DRAW_OR_SKIP: _draw,
    v.TAKE_WHICH: _take,
    v.CYCLE_WHICH: _cycle,
    v.KEEP_ON_TOP: _take,
    v.BREATH_TO_KEEP: _take,
    v.REACT: answers.react,
    v.STRIKE_THE_LEAVING: _strike,
    v.COMMAND_MONSTER: _command,
    v.REVIVE_REST_EXPLORE: between.clear,
    v.GIVE_WHAT: _last,
    v.FLIP_WHICH: between.flip,
    v.KEEP_THE_FIND: between.keep_find,
    v.DROP_WHICH: between.drop,
    v.CHANGE_THE_DECK: between.change_deck,
    v.WHICH_ADVANCEMENT: between.advance,
    v.LAY_WHICH_WAY: _turn_tile,
    v.LAY_BESIDE: _lay_beside,
    v.LAY_WHERE: _lay_where,
    v.ENLIST_WHOM: enlisting.enlist,
    v.MUSTER_ON_TILE: enlisting.muster,
    v.PLACE_MONSTER: enlisting.place,
    v.LEAD_MONSTER: _leave_it,
    v.BREATHE_WHERE: _leave_it,
    v.DEFEND_OR_NOT: _defend,
}
"""How each question is answered by habit; the others by their first answer."""
