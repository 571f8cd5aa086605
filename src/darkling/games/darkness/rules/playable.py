"""Which action cards can be played now, and why the others cannot."""

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.action_state import OWN_TURN, is_for_own_turn
from darkling.games.darkness.rules.paying import counted, offers_to, price_of, usable_of
from darkling.games.darkness.rules.payment import can_finish
from darkling.games.darkness.rules.predicates import ALWAYS, all_hold
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


ANSWERS_ONLY = {"attacked": WHEN_ATTACKED, "react": IN_YOUR_MELEE}


def _why_never(ac: int) -> WhyNot | None:
    """Return why a card can never be played in the hero's own turn."""
    if not any(is_for_own_turn(part) for part in ACTIONS[ac].parts):
        return NOT_YOUR_TURN
    return next((ANSWERS_ONLY[p.name] for p in ACTIONS[ac].conditions if p.name in ANSWERS_ONLY), None)


ASKED = tuple([tuple([p for p in card.conditions if p.name not in ALWAYS]) for card in ACTIONS])
"""What each action card asks of the hero and the turn."""


WHY_NEVER = tuple([_why_never(ac) for ac in range(len(ACTIONS))])


def could_pay(g: Darkness, hero: Hero, ac: int, mode: int) -> bool:
    """Say whether the hand pays for a card, with all discards that are asked for (AD-R-63)."""
    rcs = g.pile(hero, HAND_RCS)
    usable = usable_of(g, hero, rcs)
    acs = counted(without(g.pile(hero, HAND_ACS), ac))
    others = len(rcs) - len(usable)
    price = price_of(g, hero, ac)
    return can_finish(price, (), usable, others, acs, (), offers_to(g, hero), mode != OWN_TURN, g.hp[hero])


def why_not_play(g: Darkness, hero: Hero, ac: int) -> WhyNot | None:
    """Return why a card in hand cannot be played in the hero's own turn; None if it can (AD-D-08)."""
    if g.is_fatigued(hero):
        return FATIGUED
    if not may_act(g, hero):
        return LAST_ACTION_TAKEN
    return why_not_now(g, hero, ac)


def why_not_now(g: Darkness, hero: Hero, ac: int) -> WhyNot | None:
    """Return why a card in hand cannot be played by a hero who may act; None if it can."""
    if WHY_NEVER[ac] is not None:
        return WHY_NEVER[ac]
    if not all_hold(g, hero, ASKED[ac]):
        return CONDITION_MISSING
    return None if could_pay(g, hero, ac, OWN_TURN) else CANNOT_PAY


def playable(g: Darkness, hero: Hero) -> list[int]:
    """Return the cards in hand that can be played in the hero's own turn, one of each kind."""
    if g.is_fatigued(hero) or not may_act(g, hero):
        return []
    return [ac for ac in sorted(set(g.pile(hero, HAND_ACS))) if why_not_now(g, hero, ac) is None]
