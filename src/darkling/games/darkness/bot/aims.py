"""Whom an action is for: targets, areas."""

from collections.abc import Sequence
from math import sqrt

from darkling.games.darkness.bot.blows import hit_worth
from darkling.games.darkness.bot.card_worth import amount_in, effects_worth
from darkling.games.darkness.bot.rivals import weight_of, works_on
from darkling.games.darkness.bot.standing import AWAKE, PER_ROOT
from darkling.games.darkness.cards.language import ATK, ActionPart
from darkling.games.darkness.rules.action_state import NO_CARD, ActionState, part_of
from darkling.games.darkness.rules.effects import is_hindered, is_stunned
from darkling.games.darkness.rules.parts import TakePart
from darkling.games.darkness.rules.reckoning import damage_of, farther, pierce_of
from darkling.games.darkness.rules.sides import is_enemy, standing
from darkling.games.darkness.rules.space import area_boxes
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Hero, Square
from darkling.table.option import Option

FRIENDLY_FIRE = 1.6
"""How much a hit on a friend counts against one on a monster."""


def target(g: Darkness, options: Sequence[Option]) -> Option:
    """Choose the target for which the part under way does most; be done if it does no good to any."""
    action, part = _under_way(g)
    aims = [option for option in options if option.verb == "target"]
    if not aims:
        return options[-1]
    worths = [target_worth(g, action, part, g.figure_at(option.thing)) for option in aims]
    best = max(range(len(aims)), key=worths.__getitem__)
    return aims[best] if worths[best] > 0 else options[-1]


def _under_way(g: Darkness) -> tuple[ActionState, ActionPart]:
    action, taking = g.running(ActionState), g.running(TakePart)
    assert action is not None, "an action is under way"
    assert taking is not None, "a part of it is being taken"
    return action, part_of(action, taking.number)


def target_worth(g: Darkness, action: ActionState, part: ActionPart, figure: Figure) -> float:
    """Return what a part of an action does for the heroes, if this is its target."""
    if figure == NOBODY:
        return 0.0
    if is_enemy(g, action.hero, figure):
        return enemy_worth(g, action, part, figure)
    return friend_worth(g, part, figure)


def enemy_worth(g: Darkness, action: ActionState, part: ActionPart, foe: Figure) -> float:
    others = others_worth(g, part, foe)
    if is_stunned(g, foe) or (others and is_hindered(g, foe)):
        others *= 0.4
    worth = others * (0.3 + 0.1 * weight_of(g, foe))
    if part.type == ATK and part.damage is not None:
        pierce = pierce_of(g, action, foe) if action.ac != NO_CARD else 0
        worth += hit_worth(g, foe, damage_of(g, action, part, foe), pierce=pierce)
    return worth


def others_worth(g: Darkness, part: ActionPart, foe: Figure) -> float:
    """Return what a part does to an enemy besides damage."""
    effects = [effect for effect in part.effects if effect.verb not in ("dmg", "hits")]
    return effects_worth(tuple([effect for effect in effects if works_on(g, foe, effect)]))


def friend_worth(g: Darkness, part: ActionPart, friend: Figure) -> float:
    """Return what healing is worth to a friend, or another good thing to one who is in the thick of it."""
    if part.damage is not None:
        return -FRIENDLY_FIRE * amount_in(part.effects[0])
    if friend >= g.heroes:
        return 0.1
    hp, most = g.hp[friend], g.max_hp(friend)
    worth = 0.0
    for effect in part.effects:
        if effect.verb == "heal" or (effect.verb == "revive" and hp <= 0):
            healed = min(most, hp + int(amount_in(effect)))
            worth += PER_ROOT * (sqrt(healed) - sqrt(hp)) + AWAKE * (hp <= 0 < healed)
        elif effect.verb not in ("revive", "cleanse") and hp > 0:
            worth += effects_worth((effect,)) * (0.5 + 0.5 * hp / most)
        elif effect.verb == "cleanse" and is_hindered(g, friend):
            worth += 1.0
    return worth


def aim(g: Darkness, options: Sequence[Option]) -> Option:
    """Aim an area where the best box covers most."""
    aims = [option for option in options if option.verb == "aim"]
    if not aims:
        return options[-1]
    action, part = _under_way(g)
    covered = covered_worths(g, action, part)
    worths = [_best_box(g, action, part, option.thing, covered) for option in aims]
    best = max(range(len(aims)), key=worths.__getitem__)
    return aims[best] if worths[best] > 0 else options[-1]


def box(g: Darkness, options: Sequence[Option]) -> Option:
    """Lay an area so that it covers most."""
    taking = g.running(TakePart)
    assert taking is not None, "a part of an action is being taken"
    action, part = _under_way(g)
    worths = dict(box_worths(g, action, part, taking.aim, covered_worths(g, action, part)))
    return max(options, key=lambda option: worths.get(option.thing, -1.0))


def _best_box(
    g: Darkness, action: ActionState, part: ActionPart, at: Square, covered: dict[Square, float]
) -> float:
    return max([worth for _, worth in box_worths(g, action, part, at, covered)], default=0.0)


def box_worths(
    g: Darkness, action: ActionState, part: ActionPart, at: Square, covered: dict[Square, float]
) -> list[tuple[int, float]]:
    """Return the areas over a square, by their numbers, and what each is worth."""
    boxes = area_boxes(g, g.at[action.hero], part.whom.distance, at, farther(g, action, part))
    return [
        (number, sum([covered.get(square, 0.0) for square in squares], start=0.0))
        for number, squares in boxes
    ]


def covered_worths(g: Darkness, action: ActionState, part: ActionPart) -> dict[Square, float]:
    """Return what it is worth to cover each square on which somebody stands."""
    found: dict[Square, float] = {}
    zone = next((effect for effect in part.effects if effect.verb == "zone"), None)
    for figure in standing(g):
        if figure < g.heroes and not is_enemy(g, action.hero, figure):
            found[g.at[figure]] = _hero_covered(g, figure, part, "" if zone is None else zone.what)
        elif zone is None:
            found[g.at[figure]] = target_worth(g, action, part, figure)
        else:
            found[g.at[figure]] = 0.5 + 0.1 * weight_of(g, figure) if zone.what != "ward" else 0.0
    return found


def _hero_covered(g: Darkness, hero: Hero, part: ActionPart, zone: str) -> float:
    if zone == "ward":
        return 2.0
    if zone == "fire":
        return -2.0
    return 0.3 if zone else friend_worth(g, part, hero)
