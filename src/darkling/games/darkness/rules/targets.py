"""Whom a part of an action may be for (AD-TGT, AD-DST, AD-R-06)."""

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.cards.language import ALL, ActionPart, Predicate
from darkling.games.darkness.rules.action_state import STRIKING, ActionState, own_parts
from darkling.games.darkness.rules.effects import fog, is_hidden
from darkling.games.darkness.rules.predicates import suits
from darkling.games.darkness.rules.reckoning import distances_of, farther
from darkling.games.darkness.rules.sides import allies_of, enemies_of
from darkling.games.darkness.rules.space import SPANS, apart, in_distance, is_in_sight
from darkling.games.darkness.rules.state import Darkness, Figure, Hero
from darkling.grid.measures import apart_from


def possible_targets(g: Darkness, action: ActionState, part: ActionPart) -> list[Figure]:
    """Return the figures a part may be for, in order of heroes and foes."""
    if part.whom.kind == "allies":
        return near(g, action, part, allies_of(g, action.hero))
    if action.mode == STRIKING:
        return near(g, action, part, [action.mover])
    enemies = enemies_of(g, action.hero)
    if g.teams and part.whom.count != ALL:
        enemies = [enemy for enemy in enemies if not is_out_of_sight(g, action.hero, enemy)]
    found, wanted = near(g, action, part, enemies), target_conditions(action, part)
    if not wanted:
        return found
    return [foe for foe in found if all(suits(g, action.hero, foe, asked) for asked in wanted)]


def is_out_of_sight(g: Darkness, hero: Hero, enemy: Figure) -> bool:
    """Say whether an enemy cannot be chosen from here because it is hidden (`hide`)."""
    return is_hidden(g, enemy) and apart(g, g.at[hero], g.at[enemy]) > 1


def target_conditions(action: ActionState, part: ActionPart) -> list[Predicate]:
    """Return the conditions of the AC that are about its targets; parts of RCs do not share them."""
    if action.ac < 0:
        return []
    asked = [asked for asked in ACTIONS[action.ac].conditions if asked.name == "hp"]
    return asked if asked and part in own_parts(action) else []


def near(g: Darkness, action: ActionState, part: ActionPart, figures: list[Figure]) -> list[Figure]:
    """Return those figures that are in the distance of a part; oneself always is, as an ally (AD-R-06)."""
    hero, board, clouds = action.hero, g.board, fog(g)
    here, more = g.at[hero], farther(g, action, part)
    spans = [SPANS[distance] for distance in distances_of(g, action, part)]
    row, found = apart_from(board, here), []
    for figure in figures:
        if figure == hero:
            found += [figure] * (part.whom.kind == "allies")
            continue
        far = row[g.at[figure]]
        for least, most in spans:
            if least <= far <= most + more:
                # What is adjacent is always in sight (AD-R-05).
                if far <= 1 or is_in_sight(board, here, g.at[figure], clouds):
                    found.append(figure)
                break
    return found


def class_of_attack(g: Darkness, action: ActionState, part: ActionPart, target: Figure) -> str:
    """AD-R-45: return melee or ranged; where both would do, an attack near by is melee."""
    here, there, more = g.at[action.hero], g.at[target], farther(g, action, part)
    if part.whom.kind == "area":
        return "ranged" if part.whom.distance == "ranged" else "melee"
    for distance in distances_of(g, action, part):
        if distance in ("melee", "reach") and in_distance(g, here, there, distance, more):
            return "melee"
        if distance == "any" and in_distance(g, here, there, "melee"):
            return "melee"
    return "ranged"
