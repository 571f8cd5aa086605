"""What a hero does by habit in its own turn: heal who needs it, hit what it can, go where it can hit."""

from collections.abc import Sequence

from darkling.games.darkness.bot.aims import friend_worth
from darkling.games.darkness.bot.blows import blow_worth
from darkling.games.darkness.bot.card_worth import (
    BLOWS,
    COMMANDING,
    DISCARDS,
    HEALING,
    PRICES,
    STEPS,
    Blow,
    blow_of,
    effects_worth,
)
from darkling.games.darkness.bot.places import wants_to_walk
from darkling.games.darkness.bot.rivals import works_on
from darkling.games.darkness.cards import ACTIONS, ITEMS
from darkling.games.darkness.cards.language import CMD, REC, ActionPart
from darkling.games.darkness.rules.action_state import ITEM_PARTS
from darkling.games.darkness.rules.draws import hand_numbers
from darkling.games.darkness.rules.movement import ends_of
from darkling.games.darkness.rules.reckoning import free_steps
from darkling.games.darkness.rules.sides import allies_of, enemies_of
from darkling.games.darkness.rules.space import distance_row, in_distance, steps_row
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, HAND_ACS, Darkness, Hero
from darkling.table.option import Option

PER_POINT, PER_DISCARD = 0.3, 0.8
"""What paying for an action costs, and discarding for it."""
ENOUGH = 0.3
"""An action is taken that is worth more than this."""
SPRINT = 1.0
"""What it is worth to come into reach of a monster by a card."""
NEARLY = 2
ANY_HERO = 0
"""A hero; effects work on all alike."""


def take_turn(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Do what is worth most now; move if that promises more; else end the turn."""
    best, most = options[-1], ENOUGH
    for option in options:
        worth = option_worth(g, hero, option)
        if worth > most:
            best, most = option, worth
    if best is options[-1] and options[0].verb == "free_move":
        squares = ends_of(g, hero, free_steps(g, hero), False)
        if wants_to_walk(g, hero, squares):
            return options[0]
    return best


def option_worth(g: Darkness, hero: Hero, option: Option) -> float:
    """Return what something to do in a turn is worth at a glance."""
    if option.verb == "play":
        return action_worth(g, hero, option.thing)
    if option.verb == "use":
        return item_worth(g, hero, option.thing)
    if option.verb in ("solo", "use_advancement"):
        return 1.0 if has_cards_to_draw(g, hero) else 0.0
    return 0.0


def action_worth(g: Darkness, hero: Hero, ac: int) -> float:
    """Return what an action card is worth from where the hero stands, less what it costs."""
    blow = BLOWS[ac]
    worth = 0.0 if blow is None else blow_worth(g, hero, blow, g.at[hero])
    if HEALING[ac]:
        worth += sum([_healing(g, hero, part) for part in ACTIONS[ac].parts if part.type == REC], start=0.0)
    if COMMANDING[ac]:
        worth += sum(
            [
                _commanding(g, hero, part, command_worth(g, ac, part))
                for part in ACTIONS[ac].parts
                if part.type == CMD
            ],
            start=0.0,
        )
    if STEPS[ac] and not worth:
        worth = _approach(g, hero, STEPS[ac], blow)
    return worth - PER_POINT * PRICES[ac] - PER_DISCARD * DISCARDS[ac] if worth else 0.0


def command_worth(g: Darkness, ac: int, part: ActionPart) -> float:
    """Return what a command is worth; in the arena without what does nothing to heroes."""
    if not g.teams or part.whom.kind not in ("enemies", "area"):
        return COMMANDING[ac]
    working = tuple([effect for effect in part.effects if works_on(g, ANY_HERO, effect)])
    return effects_worth(working, ACTIONS[ac].lasts)


def _healing(g: Darkness, hero: Hero, part: ActionPart) -> float:
    here = g.at[hero]
    if part.whom.kind == "self":
        return friend_worth(g, part, hero)
    found = [
        friend_worth(g, part, ally)
        for ally in allies_of(g, hero)
        if in_distance(g, here, g.at[ally], part.whom.distance)
    ]
    found.sort(reverse=True)
    return sum(found[: part.whom.count], start=0.0)


def _commanding(g: Darkness, hero: Hero, part: ActionPart, worth: float) -> float:
    """Return what a command is worth: little if no monster is near enough to mind."""
    kind = part.whom.kind
    if kind in ("enemies", "area"):
        row = distance_row(g, g.at[hero], part.whom.distance)
        return 0.7 * worth * any(row[g.at[foe]] for foe in enemies_of(g, hero))
    if all(effect.verb in ("draw", "fetch") for effect in part.effects):
        return worth if has_cards_to_draw(g, hero) else 0.0
    near = steps_row(g, g.at[hero])
    return 0.6 * worth * any(0 <= near[g.at[foe]] <= 8 for foe in enemies_of(g, hero))


def _approach(g: Darkness, hero: Hero, steps: int, own: Blow | None) -> float:
    """Return what moving by a card is worth: something if one can hit a monster after it."""
    row = steps_row(g, g.at[hero])
    far = min([row[foe_at] for foe_at in [g.at[foe] for foe in enemies_of(g, hero)]], default=99)
    if own is not None:
        return SPRINT + own.damage if 1 < far <= steps + 1 else 0.0
    if not 1 < far <= steps + 1:
        return 0.0
    acs = g.pile(hero, HAND_ACS)
    return SPRINT * any(BLOWS[ac] is not None and PRICES[ac] <= NEARLY for ac in acs)


def item_worth(g: Darkness, hero: Hero, item: int) -> float:
    """Return what it is worth to use equipment by itself."""
    worth = 0.0
    for part in ITEM_PARTS[item]:
        if part.damage is not None:
            worth += blow_worth(g, hero, blow_of(part, 0), g.at[hero]) - 0.6
        elif part.type == REC and part.effects[0].verb == "heal":
            worth += _healing(g, hero, part) - 3.0
        elif part.effects[0].verb == "draw":
            worth += 1.5
    return worth - PER_DISCARD * bool(ITEMS[item].conditions)


def has_cards_to_draw(g: Darkness, hero: Hero) -> bool:
    """Say whether drawing now leaves the hero enough cards for the next turn."""
    acs, rcs = hand_numbers(g, hero)
    return len(g.pile(hero, DECK_ACS)) > acs and len(g.pile(hero, DECK_RCS)) > rcs
