"""What an action comes to: damage, healing, moves and pushes, with all that bends them."""

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, CLASSES, ITEMS, RESOURCES
from darkling.games.darkness.cards.language import (
    ATK,
    INF,
    MAN,
    REC,
    RESOURCE_TYPES,
    TARGET_PREDICATES,
    ActionPart,
    Amount,
    CardEffect,
    SourceOfX,
)
from darkling.games.darkness.rules.action_state import (
    AC_EFFECTS,
    NO_CARD,
    OWN,
    RC_EFFECTS,
    WITH_ABILITY,
    WITH_ADVANCEMENT,
    ActionState,
    has_failed,
    leaves_out,
    own_parts,
    types_of,
)
from darkling.games.darkness.rules.effects import total
from darkling.games.darkness.rules.numbers import capped
from darkling.games.darkness.rules.predicates import holds, squares_moved, suits
from darkling.games.darkness.rules.sides import allies_of
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.spending import uses_left
from darkling.games.darkness.rules.state import NO_CLASS, NOBODY, POISE, Darkness, Figure, Hero
from darkling.games.darkness.rules.turn_state import doings_of, own_turn

CHAMPION, ASSASSIN, MAGICIAN, SAMURAI, TEMPLAR, INQUISITOR, PSION = range(7)
"""The classes, by number."""
RAGE, FLOW, POISED, CRESCENDO_CAP = 2, 1, 3, 3
"""What the abilities add (AD-CLS-02)."""
MASTER_FLOW, MASTER_POISE, MASTER_CRESCENDO_CAP = 2, 5, 4
"""What they add with Mastery."""

Placed = tuple[CardEffect, int]
"""An effect of an action and where it stands."""


def _by_verb(effects: tuple[CardEffect, ...]) -> dict[str, list[CardEffect]]:
    """Return the effects that change an action itself, by their verbs."""
    found: dict[str, list[CardEffect]] = {}
    for effect in effects:
        if not effect.on:
            found.setdefault(effect.verb, []).append(effect)
    return found


OF_ACS = tuple([_by_verb(effects) for effects in AC_EFFECTS])
OF_RCS = tuple([_by_verb(effects) for effects in RC_EFFECTS])
NONE: list[CardEffect] = []


def effects_of(action: ActionState, verb: str) -> list[Placed]:
    """Return the effects with a verb that change the action itself, its own first."""
    if action.left_out and leaves_out(action, verb):
        return []
    found = [(effect, OWN) for effect in OF_ACS[action.ac].get(verb, NONE)] if action.ac != NO_CARD else []
    for at, (rc, _named) in enumerate(action.rcs):
        for effect in OF_RCS[rc].get(verb, NONE):
            if not has_failed(action, at):
                found.append((effect, at))
    return found


def is_true(
    g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure = NOBODY, unsaved: int = 0
) -> bool:
    """Say whether what stands in front of an effect holds."""
    for asked in effect.when:
        if asked.name in TARGET_PREDICATES:
            if target == NOBODY or not suits(g, action.hero, target, asked, unsaved):
                return False
        elif asked.name == "area":
            if not any(part.type == ATK and part.whom.kind == "area" for part in own_parts(action)):
                return False
        elif asked.name == "as":
            if not action.rcs[at][1] & RESOURCE_TYPES[asked.kinds[0]]:
                return False
        elif not holds(g, action.hero, asked):
            return False
    return True


# X and amounts.


def x_of(g: Darkness, action: ActionState, at: int, target: Figure) -> int:
    """Return the X of the action card, or of one of its resource cards."""
    source = ACTIONS[action.ac].x if at == OWN else RESOURCES[action.rcs[at][0]].x
    return 0 if source is None else capped(source, _found(g, action, source, target))


def _found(g: Darkness, action: ActionState, source: SourceOfX, target: Figure) -> int:
    kind = source.kind
    if kind == "paid":
        return action.x
    if kind == "adjA":
        return _allies_beside(g, action.hero, target)
    if kind == "moved":
        return squares_moved(g, action.hero)
    if kind == "prevATK":
        return attacks_before(g, action.hero)
    if kind == "rcs":
        return len(action.rcs) - 1
    if kind == "discdmg":
        return action.discarded
    return g.round // 2 if kind == "half_round" else g.round


def attacks_before(g: Darkness, hero: Hero) -> int:
    """Return how many ATK actions a hero has taken earlier in the turn under way."""
    _, attacks, *_ = doings_of(g, hero)
    return attacks


def _allies_beside(g: Darkness, hero: Hero, target: Figure) -> int:
    if target == NOBODY:
        return 0
    there = g.at[target]
    others = [ally for ally in allies_of(g, hero) if ally != hero and g.hp[ally] > 0]
    return len([ally for ally in others if apart(g, g.at[ally], there) == 1])


def amount_of(
    g: Darkness, action: ActionState, amount: Amount, at: int = OWN, target: Figure = NOBODY
) -> int:
    """Return what a number on a card comes to."""
    if amount.of == "unsaved":
        return action.unsaved
    if amount.of == "half":
        return (g.max_hp(target) + 1) // 2
    return amount.number + (amount.xs * x_of(g, action, at, target) if amount.xs else 0)


def plus(g: Darkness, action: ActionState, stat: str, target: Figure = NOBODY, own: bool = True) -> int:
    """Return what the action's cards and what was added to it add to a stat; without its own, if so asked."""
    found = 0
    for effect, at in effects_of(action, "plus"):
        if effect.what == stat and (own or at != OWN) and is_true(g, action, effect, at, target):
            found += amount_of(g, action, effect.amount, at, target)
    for added in action.with_:
        for effect in added_effects(added):
            if effect.verb == "plus" and effect.what == stat:
                found += effect.amount.number
    return found


def added_effects(added: int) -> tuple[CardEffect, ...]:
    """Return the effects of an item or advancement that was added to an action."""
    if added >= WITH_ABILITY:
        return ()
    return (
        ADVANCEMENTS[added - WITH_ADVANCEMENT].effects if added >= WITH_ADVANCEMENT else ITEMS[added].effects
    )


# Damage (AD-R-40, AD-R-41).


def damage_of(g: Darkness, action: ActionState, part: ActionPart, target: Figure) -> int:
    """Return what one hit deals: what the card prints, multiplied, and what others add."""
    if part.damage is None or leaves_out(action, "dmg"):
        return 0
    printed = amount_of(g, action, part.damage, OWN, target)
    if action.ac == NO_CARD:
        return printed
    printed += printed_plus(g, action, target)
    return max(0, printed * multiplier(g, action, target) + flat_bonus(g, action, target))


def printed_plus(g: Darkness, action: ActionState, target: Figure) -> int:
    """Return what the AC itself adds to its damage, which is multiplied with it."""
    found = 0
    for effect, at in effects_of(action, "plus"):
        if at == OWN and effect.what == "dmg" and is_true(g, action, effect, OWN, target):
            found += amount_of(g, action, effect.amount, OWN, target)
    return found


def multiplier(g: Darkness, action: ActionState, target: Figure) -> int:
    """AD-MUL-01: multipliers are added up, and used once."""
    found = sum(
        [
            effect.amount.number
            for effect, at in effects_of(action, "times")
            if is_true(g, action, effect, at, target)
        ]
    )
    return found or 1


def flat_bonus(g: Darkness, action: ActionState, target: Figure) -> int:
    """Return what resource cards, equipment, class, advancements and effects in play add."""
    found = plus(g, action, "dmg", target, own=False) + total(g, action.hero, "dmg")
    return found + ability_bonus(g, action) + slayer_bonus(g, action)


def ability_left(g: Darkness, hero: Hero) -> int:
    """Return how often a hero can still use the class ability this turn; 0 if it works by itself."""
    if g.kind[hero] in (CHAMPION, MAGICIAN, INQUISITOR, PSION):
        return uses_left(g, hero)
    return int(g.kind[hero] == SAMURAI and bool(g.marks[hero] & POISE))


def ability_of(g: Darkness, hero: Hero) -> int:
    """Return the class whose ability a hero has: in the arena none (AD-PVP-05)."""
    return NO_CLASS if g.teams else g.kind[hero]


def ability_bonus(g: Darkness, action: ActionState) -> int:
    hero = action.hero
    klass, is_master = ability_of(g, hero), g.stat(hero, "mastery") > 0
    turn = own_turn(g)
    if klass == ASSASSIN and turn is not None and turn.attacks:
        return MASTER_FLOW if is_master else FLOW
    uses = action.with_.count(WITH_ABILITY)
    if not uses:
        return 0
    if klass == SAMURAI:
        return MASTER_POISE if is_master else POISED
    return RAGE * uses if klass == CHAMPION else 0


def slayer_bonus(g: Darkness, action: ActionState) -> int:
    if attacks_before(g, action.hero):
        return 0
    return sum([1 for number in g.advancements[action.hero] if ADVANCEMENTS[number].special == "slayer"])


def pierce_of(g: Darkness, action: ActionState, target: Figure) -> int:
    found = sum(
        [
            effect.amount.number
            for effect, at in effects_of(action, "pierce")
            if is_true(g, action, effect, at, target)
        ]
    )
    return min(found, INF)


# Other numbers.


def heal_of(g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure) -> int:
    """Return what a healing effect gives: only what stands on the AC is raised (Crescendo, Field Medic)."""
    amount = amount_of(g, action, effect.amount, at, target)
    if at != OWN or action.ac == NO_CARD:
        return amount
    return amount + plus(g, action, "heal", target) + crescendo(g, action.hero) + medic_bonus(g, action)


def medic_bonus(g: Darkness, action: ActionState) -> int:
    if not types_of(action) & REC:
        return 0
    held = [ADVANCEMENTS[number] for number in g.advancements[action.hero]]
    return sum([card.effects[0].amount.number for card in held if card.special == "field_medic"])


def save_of(g: Darkness, action: ActionState, effect: CardEffect) -> int:
    amount = amount_of(g, action, effect.amount)
    return amount + plus(g, action, "save") + crescendo(g, action.hero)


def crescendo(g: Darkness, hero: Hero) -> int:
    """Return by how much a Templar's healing and saving have grown with the rounds."""
    if ability_of(g, hero) != TEMPLAR:
        return 0
    most = MASTER_CRESCENDO_CAP if g.stat(hero, "mastery") else CRESCENDO_CAP
    return min(most, g.round // 2)


def move_of(g: Darkness, action: ActionState, effect: CardEffect, at: int) -> int:
    """Return how far a move of the action goes; only maneuvers are slowed down or sped up (`mod(move)`)."""
    amount = amount_of(g, action, effect.amount, at)
    if at != OWN or effect.verb == "teleport":
        return amount
    slowed = total(g, action.hero, "move") if can_be_slowed(action, effect, at) else 0
    return max(0, amount + plus(g, action, "move") + slowed)


def can_be_slowed(action: ActionState, effect: CardEffect, at: int) -> bool:
    """Say whether a move stands in a maneuver of the action's card, which `mod(move)` changes."""
    if at != OWN or effect.verb == "teleport":
        return False
    return any(part.type == MAN and effect in part.effects for part in own_parts(action))


def free_steps(g: Darkness, hero: Hero) -> int:
    """AD-MOV-06: return how far the free move goes."""
    speed = CLASSES[g.kind[hero]].speed + g.stat(hero, "speed")
    return max(0, speed + total(g, hero, "speed") + total(g, hero, "move"))


def targets_of(g: Darkness, action: ActionState, part: ActionPart) -> int:
    """Return how many targets a part may have."""
    more = plus(g, action, "targets") if part.type == ATK else 0
    return part.whom.count + more


def hits_of(g: Darkness, action: ActionState, part: ActionPart, chosen: int = 0) -> int:
    """Return how many attacks a part makes, with so many targets chosen (AD-R-50)."""
    more = plus(g, action, "hits") if action.ac != NO_CARD else 0
    return (part.hits or max(chosen, targets_of(g, action, part))) + more


def farther(g: Darkness, action: ActionState, part: ActionPart) -> int:
    """Return by how many squares melee and reach are lengthened."""
    if part.type != ATK or part.whom.distance not in ("melee", "reach"):
        return 0
    return plus(g, action, "dist")


def distances_of(g: Darkness, action: ActionState, part: ActionPart) -> tuple[str, ...]:
    """Return the distances at which a part may find its targets."""
    found = [part.whom.distance]
    if part.type == ATK and action.ac != NO_CARD:
        found += [
            effect.what for effect, at in effects_of(action, "asdist") if is_true(g, action, effect, at)
        ]
        held = [ADVANCEMENTS[number].special for number in g.advancements[action.hero]]
        if part.whom.distance == "ranged" and part.whom.kind == "enemies" and "marksman" in held:
            found.append("any")
    return tuple(found)
