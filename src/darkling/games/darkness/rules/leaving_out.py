"""Effects that a player does not want (AD-AC-05, AD-R-68, AD-D-20)."""

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.action_state import (
    AC_EFFECTS,
    NO_CARD,
    RC_EFFECTS,
    VERB_NUMBER,
    ActionState,
    leaves_out,
)
from darkling.games.darkness.rules.vocabulary import LEAVE_OUT
from darkling.table.option import Option

LEAVABLE = frozenset(
    [
        *["plus", "times", "pierce", "mod", "immob", "stun", "dot", "taunt", "dominate"],
        *["heal", "cleanse", "slay", "reuse"],
    ]
)
"""Effects that happen unless they are left out, beside damage. About all others the player is asked."""
BESIDES = frozenset(["push", "mod", "immob", "stun", "dot", "dominate"])
"""What an attack does to its target besides damage."""


def leavable(action: ActionState) -> list[Option]:
    """Return what may be left out, if that leaves something of the action."""
    if action.ac == NO_CARD:
        return []
    verbs = AC_LEAVABLE[action.ac].union(*[RC_LEAVABLE[rc] for rc, _named in action.rcs])
    if does_more_than_damage(action):
        verbs |= {"dmg"}
    left = [verb for verb in verbs if not leaves_out(action, verb)]
    if len(AC_EFFECTS[action.ac]) + len(action.rcs) < 2:
        return []
    return [LEAVE_OUT[number] for number in sorted([VERB_NUMBER[verb] for verb in left])]


def does_more_than_damage(action: ActionState) -> bool:
    """Say whether an attack is of use without its damage, as against an enemy that is not to be hurt."""
    return DEALS_DAMAGE[action.ac] and (
        AC_DOES_MORE[action.ac] or any(RC_DOES_MORE[rc] for rc, _named in action.rcs)
    )


def leave_out(action: ActionState, option: Option) -> None:
    action.left_out |= 1 << option.thing


def _leavable(effects: tuple[CardEffect, ...]) -> frozenset[str]:
    return frozenset([effect.verb for effect in effects if effect.verb in LEAVABLE and not effect.on])


AC_LEAVABLE = tuple([_leavable(effects) for effects in AC_EFFECTS])
RC_LEAVABLE = tuple([_leavable(effects) for effects in RC_EFFECTS])


def _does_more(effects: tuple[CardEffect, ...]) -> bool:
    return any(effect.verb in BESIDES or (effect.verb, effect.what) == ("plus", "push") for effect in effects)


DEALS_DAMAGE = tuple([any(part.damage is not None for part in card.parts) for card in ACTIONS])
AC_DOES_MORE = tuple([_does_more(effects) for effects in AC_EFFECTS])
RC_DOES_MORE = tuple([_does_more(effects) for effects in RC_EFFECTS])
