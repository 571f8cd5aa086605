"""What may be added to an action at its declaration: equipment, advancements, abilities (AD-D-13)."""

from darkling.games.darkness.cards import ADVANCEMENTS, ITEMS
from darkling.games.darkness.cards.language import ATK
from darkling.games.darkness.rules.action_state import (
    WITH_ABILITY,
    WITH_ADVANCEMENT,
    ActionState,
    own_parts,
    valid_parts,
)
from darkling.games.darkness.rules.conditions import conditions_of
from darkling.games.darkness.rules.events import AbilityUsed, AdvancementUsed, EquipmentUsed
from darkling.games.darkness.rules.paying import counted, discard_ac, is_secret, shown
from darkling.games.darkness.rules.payment import demand_of, discards_fit
from darkling.games.darkness.rules.reckoning import CHAMPION, SAMURAI, ability_of
from darkling.games.darkness.rules.spending import (
    ready_advancements,
    ready_items,
    spend_advancement,
    spend_item,
    use_ability,
    uses_left,
)
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, POISE, Darkness
from darkling.games.darkness.rules.vocabulary import ABILITY, DISCARD_AC, USE, USE_ADVANCEMENT
from darkling.table.option import Option
from darkling.table.zones import without


def addable(g: Darkness, action: ActionState) -> list[Option]:
    """Return what may be added to the action now."""
    hero = action.hero
    distances = {
        part.whom.distance
        for part in [own_parts(action)[number] for number in valid_parts(action)]
        if part.type == ATK
    }
    if not distances:
        return []
    options = [USE[item] for item in ready_items(g, hero, "with") if distances & set(ITEMS[item].fits)]
    options += [
        USE_ADVANCEMENT[number]
        for number in ready_advancements(g, hero, "with")
        if distances & set(ADVANCEMENTS[number].fits)
    ]
    if can_rage(g, action) or can_use_poise(g, action):
        options.append(ABILITY)
    return options


def can_rage(g: Darkness, action: ActionState) -> bool:
    """Say whether the Champion has a use of Rage left, and an AC for it that no condition needs."""
    hero = action.hero
    return g.kind[hero] == CHAMPION and uses_left(g, hero) > 0 and bool(spare_acs(g, action))


def may_rage(g: Darkness, action: ActionState) -> bool:
    """Say whether someone who does not see the hand takes Rage to be possible (AD-R-117)."""
    hero = action.hero
    if not is_secret(g) or g.kind[hero] != CHAMPION or not uses_left(g, hero) or not g.pile(hero, HAND_ACS):
        return False
    return any(own_parts(action)[number].type == ATK for number in valid_parts(action))


def spare_for_rage(g: Darkness, action: ActionState) -> list[Option]:
    """Return the ACs that no condition needs; of a hand that is guessed, any if there are none."""
    acs = spare_acs(g, action) or sorted(set(g.pile(action.hero, HAND_ACS)))
    return [shown(g, DISCARD_AC[ac]) for ac in acs]


def spare_acs(g: Darkness, action: ActionState) -> list[int]:
    acs, rcs = g.pile(action.hero, HAND_ACS), g.pile(action.hero, HAND_RCS)
    demand = demand_of(conditions_of(action))
    return [ac for ac in sorted(set(acs)) if discards_fit(demand, *counted(without(acs, ac)), len(rcs))]


def can_use_poise(g: Darkness, action: ActionState) -> bool:
    return ability_of(g, action.hero) == SAMURAI and bool(g.marks[action.hero] & POISE)


def add(g: Darkness, action: ActionState, option: Option) -> bool:
    """Add something to the action; say whether an AC has still to be discarded for it."""
    hero, seat = action.hero, g.owner(action.hero)
    if option.verb == USE[0].verb:
        spend_item(g, hero, option.thing)
        g.emit(EquipmentUsed, seat, hero, option.thing)
        action.with_ = (*action.with_, option.thing)
        return False
    if option.verb == USE_ADVANCEMENT[0].verb:
        spend_advancement(g, hero, option.thing)
        g.emit(AdvancementUsed, seat, hero, option.thing)
        action.with_ = (*action.with_, WITH_ADVANCEMENT + option.thing)
        return False
    g.emit(AbilityUsed, seat, hero, g.kind[hero])
    action.with_ = (*action.with_, WITH_ABILITY)
    if g.kind[hero] == SAMURAI:
        g.marks[hero] &= ~POISE
        return False
    use_ability(g, hero)
    return True


def discard_for_rage(g: Darkness, action: ActionState, ac: int) -> None:
    discard_ac(g, action.hero, ac)
