"""What has to be remembered of an action while it is under way, and what it is made of."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, ITEMS, RESOURCES
from darkling.games.darkness.cards.language import ATK, DEF, ActionPart, CardEffect
from darkling.games.darkness.cards.verbs import VERBS
from darkling.games.darkness.rules.payment import Added
from darkling.games.darkness.rules.state import NOBODY, Figure, Hero
from darkling.table.rule import Rule

NO_CARD = -1
OWN = -1
"""Where an effect stands that is printed on the action card itself; others stand on an RC, by its place."""
OWN_TURN, ANSWERING, STRIKING = range(3)
"""When an action is played: in one's own turn, in answer to an attack, or as someone leaves one's melee."""
WITH_ADVANCEMENT, WITH_ABILITY = 100, 200
"""What is added to an action at its declaration: an item by its number, an advancement by its and this."""
VERB_NUMBER = {verb: number for number, verb in enumerate(VERBS)}


@dataclass
class ActionState(Rule):
    """An action.

    Attributes:
        hero: who takes it.
        ac: its action card; NO_CARD if it is equipment used alone.
        item: the equipment used alone.
        mode: when it is played.
        mover: who is leaving, if that is what the action strikes at.
        rcs: its resource cards in the order in which they were added, each with the type named for it.
        given: further points: of what floats, and of equipment and abilities.
        x: the X that is paid for.
        with_: what was added at its declaration.
        discarded: the printed damage of the card that was discarded for it (AD-R-67).
        left_out: the verbs that are left out (AD-D-20), as bits.
        taken: the parts that have been taken or passed over, as bits.
        foes: the enemies that were alive when it was declared, as bits.
        failed: the cards whose conditions could not be met, as bits: its AC, then its RCs (AD-ORD-02).
        unsaved: the unsaved damage that it has done so far.
        play: the play of its AC; those of its RCs follow.
        hides: for how many rounds the hero will be hidden once it is over, and which card does it.
        drawers: the heroes for whom its parts draw cards at its end.

    """

    hero: Hero
    ac: int
    item: int = NO_CARD
    mode: int = OWN_TURN
    mover: Figure = NOBODY
    rcs: Added = ()
    given: tuple[tuple[int, int], ...] = ()
    x: int = 0
    with_: tuple[int, ...] = ()
    discarded: int = 0
    left_out: int = 0
    taken: int = 0
    foes: int = 0
    failed: int = 0
    unsaved: int = 0
    play: int = 0
    hides: tuple[int, ...] = ()
    drawers: tuple[Hero, ...] = ()


def own_parts(action: ActionState) -> tuple[ActionPart, ...]:
    """Return the parts printed on the AC or the equipment."""
    return ACTIONS[action.ac].parts if action.ac >= 0 else ITEM_PARTS[action.item]


def part_of(action: ActionState, number: int) -> ActionPart:
    """Return a part by its number: those of the AC, then those of the RCs that have one (AD-R-61)."""
    at = place_of(action, number)
    return own_parts(action)[number] if at == OWN else RC_PARTS[action.rcs[at][0]][0]


def place_of(action: ActionState, number: int) -> int:
    """Return where a part stands: on the AC, or on an RC by its place."""
    own = len(own_parts(action))
    return OWN if number < own else rcs_with_parts(action)[number - own]


def rcs_with_parts(action: ActionState) -> list[int]:
    """Return the places of the RCs that have a part of their own."""
    return [at for at, (rc, _named) in enumerate(action.rcs) if RC_PARTS[rc]]


def has_failed(action: ActionState, at: int) -> bool:
    """AD-ORD-02: say whether the conditions of a card could not be met, so that it does nothing."""
    return bool(action.failed >> (at + 1) & 1)


def types_of(action: ActionState) -> int:
    """Return the types that the action counts as: of the parts that are valid now (AD-TYP-08)."""
    parts = own_parts(action)
    if action.mode == OWN_TURN:
        return sum({part.type for part in parts if part.type != DEF})
    return sum({parts[number].type for number in valid_parts(action)})


def valid_parts(action: ActionState) -> list[int]:
    """Return the numbers of the printed parts that may be taken now (AD-TYP-08, AD-R-52)."""
    numbered = enumerate(own_parts(action))
    if action.mode == OWN_TURN:
        return [number for number, part in numbered if is_for_own_turn(part)]
    if action.mode == ANSWERING:
        answers = [number for number, part in numbered if not is_for_own_turn(part)]
        return sorted(answers, key=lambda number: own_parts(action)[number].type != DEF)
    return [number for number, part in numbered if part.type == ATK]


def is_for_own_turn(part: ActionPart) -> bool:
    """Say whether a part belongs to one's own turn; the others answer attacks."""
    return part.type != DEF and part.whom.kind != "attacker"


def heals(part: ActionPart) -> bool:
    """Say whether a part heals: such a part is taken even when the encounter is won (AD-R-125)."""
    return any(effect.verb in ("heal", "revive") and not effect.on for effect in part.effects)


def leaves_out(action: ActionState, verb: str) -> bool:
    return bool(action.left_out >> VERB_NUMBER[verb] & 1)


def play_of(action: ActionState, rc_at: int) -> int:
    """Return the play of a resource card of the action by its place; -1 for the action card."""
    return action.play + 1 + rc_at


def card_of(action: ActionState, rc_at: int) -> int:
    """Return the card of an effect in play: see `effects.RC_FROM`."""
    return action.ac if rc_at < 0 else 1000 + action.rcs[rc_at][0]


def _rc_parts(effects: tuple[CardEffect, ...]) -> tuple[ActionPart, ...]:
    """Return what a resource card does to others than the targets of its action, as a part."""
    aside = tuple([effect for effect in effects if effect.at is not None])
    return (ActionPart(0, aside[0].at, "", aside),) if aside and aside[0].at is not None else ()


RC_PARTS = tuple([_rc_parts(card.effects) for card in RESOURCES])
RC_EFFECTS = tuple([tuple([effect for effect in card.effects if effect.at is None]) for card in RESOURCES])
"""What resource cards do to the action itself and to its targets."""
ITEM_PARTS = tuple(
    [tuple([effect.part for effect in item.effects if effect.part is not None]) for item in ITEMS]
)
AC_EFFECTS = tuple([tuple([effect for part in card.parts for effect in part.effects]) for card in ACTIONS])
