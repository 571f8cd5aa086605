"""Which action cards can be played now, and why the others cannot."""

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.action_state import OWN_TURN, is_for_own_turn
from darkling.games.darkness.rules.paying import counted, meets_conditions, offers_to
from darkling.games.darkness.rules.payment import can_finish
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness, Hero
from darkling.games.darkness.rules.turn_state import may_act
from darkling.table.rule import WhyNot
from darkling.table.zones import without

NOT_YOUR_TURN = WhyNot("not-in-your-turn", "AD-TYP-05")
IN_YOUR_MELEE = WhyNot("as-one-leaves", "AD-R-119")
WHEN_ATTACKED = WhyNot("when-attacked", "AD-R-52")
CONDITION_MISSING = WhyNot("condition-missing", "AD-R-63")
CANNOT_PAY = WhyNot("cannot-pay", "AD-AC-06")
FATIGUED = WhyNot("fatigued", "AD-FAT-03")
LAST_ACTION_TAKEN = WhyNot("last-action-taken", "AD-AC-03")


def could_pay(g: Darkness, hero: Hero, ac: int, mode: int) -> bool:
    """Say whether the hand pays for a card, with all discards that are asked for (AD-R-63)."""
    rcs = g.pile(hero, HAND_RCS)
    usable = tuple([rc for rc in rcs if meets_conditions(g, hero, rc)])
    acs = counted(without(g.pile(hero, HAND_ACS), ac))
    others = len(rcs) - len(usable)
    return can_finish(ac, (), usable, others, acs, (), offers_to(g, hero), mode != OWN_TURN, g.hp[hero])


def why_not_play(g: Darkness, hero: Hero, ac: int) -> WhyNot | None:
    """Return why a card in hand cannot be played in the hero's own turn; None if it can (AD-D-08)."""
    card = ACTIONS[ac]
    if g.is_fatigued(hero):
        return FATIGUED
    if not may_act(g, hero):
        return LAST_ACTION_TAKEN
    if not any(is_for_own_turn(part) for part in card.parts):
        return NOT_YOUR_TURN
    for asked in card.conditions:
        if asked.name == "attacked":
            return WHEN_ATTACKED
        if asked.name == "react":
            return IN_YOUR_MELEE
        if not holds(g, hero, asked):
            return CONDITION_MISSING
    return None if could_pay(g, hero, ac, OWN_TURN) else CANNOT_PAY
