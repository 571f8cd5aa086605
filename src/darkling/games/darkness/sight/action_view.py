"""The action that is being put together or carried out: what it costs, and what it would come to."""

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, ADVANCEMENT_CODES, ITEM_CODES, RESOURCE_CODES
from darkling.games.darkness.cards.language import ACTION_TYPES, ALL, INF, RESOURCE_TYPES, ActionPart
from darkling.games.darkness.rules.action_state import (
    ANSWERING,
    NO_CARD,
    OWN,
    OWN_TURN,
    STRIKING,
    WITH_ABILITY,
    WITH_ADVANCEMENT,
    ActionState,
    own_parts,
    part_of,
    place_of,
    rcs_with_parts,
    valid_parts,
)
from darkling.games.darkness.rules.attack import SingleAttack, loss_by
from darkling.games.darkness.rules.deeds import deeds_of
from darkling.games.darkness.rules.parts import TakePart, aims_of, boxes_of
from darkling.games.darkness.rules.paying import PayForAction, price_of
from darkling.games.darkness.rules.payment import GEMS, gifts_of, missing_points, most_x
from darkling.games.darkness.rules.reckoning import (
    damage_of,
    heal_of,
    hits_of,
    is_true,
    move_of,
    pierce_of,
    save_of,
)
from darkling.games.darkness.rules.space import figures_in
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure
from darkling.games.darkness.rules.targets import class_of_attack, possible_targets
from darkling.games.darkness.sight.view import ActionView, GemView, HitView, PaidView, PartView
from darkling.table.rule import copy_rule

MODES = {OWN_TURN: "own", ANSWERING: "answer", STRIKING: "strike"}
TYPE_OF_ACTION = {bits: name for name, bits in ACTION_TYPES.items()}
TYPE_OF_RESOURCE = {bits: name for name, bits in RESOURCE_TYPES.items()}
ABILITY = "ability"
MOVES = ("move", "fly", "teleport")


def action_view(g: Darkness) -> ActionView | None:
    running = g.running(ActionState)
    if running is None:
        return None
    action = as_it_stands(g, running)
    paid = paid_view(g, action)
    attack = attack_part(action)
    part = part_of(action, attack) if attack >= 0 else None
    pierce = pierce_of(g, action, NOBODY)
    taking = g.running(TakePart)
    return ActionView(
        hero=action.hero,
        card=None if action.ac == NO_CARD else ACTION_CODES[action.ac],
        item=None if action.item == NO_CARD else ITEM_CODES[action.item],
        mode=MODES[action.mode],
        spoken=(*[card.card for card in paid], spoken_last(action)),
        declared=is_declared(action),
        cost=cost_view(g, action),
        paid=paid,
        given=tuple([(TYPE_OF_RESOURCE[types], points) for types, points in action.given]),
        x=action.x,
        with_=tuple([with_code(added) for added in action.with_]),
        parts=parts_view(g, action),
        damage=None if part is None else damage_of(g, action, part, NOBODY),
        hits=0 if part is None else most_hits(g, action, part),
        moves=summed(g, action, *MOVES),
        heals=summed(g, action, "heal"),
        saves=summed(g, action, "save"),
        pierce=None if pierce >= INF else pierce,
        outcomes=outcomes_view(g, action, attack),
        squares=taking.squares if taking is not None else (),
    )


def as_it_stands(g: Darkness, action: ActionState) -> ActionState:
    """Return the action; where its X has not been named, in a copy with the highest that is paid for."""
    gems = ACTIONS[action.ac].gems if action.ac != NO_CARD else ()
    if is_declared(action) or not gems or not gems[0].is_x:
        return action
    copy: ActionState = copy_rule(action)  # type: ignore[assignment]
    copy.x = most_x(
        price_of(g, action.hero, action.ac), gifts_of(action.rcs, action.given, action.mode != OWN_TURN)
    )
    return copy


def is_declared(action: ActionState) -> bool:
    return bool(action.play) or action.ac == NO_CARD


def spoken_last(action: ActionState) -> str:
    return ITEM_CODES[action.item] if action.ac == NO_CARD else ACTION_CODES[action.ac]


def with_code(added: int) -> str:
    if added >= WITH_ABILITY:
        return ABILITY
    return ADVANCEMENT_CODES[added - WITH_ADVANCEMENT] if added >= WITH_ADVANCEMENT else ITEM_CODES[added]


# What it costs.


def cost_view(g: Darkness, action: ActionState) -> tuple[GemView, ...]:
    if action.ac == NO_CARD:
        return ()
    price = price_of(g, action.hero, action.ac)
    missing = missing_points(price, gifts_of(action.rcs, action.given, action.mode != OWN_TURN))
    return tuple(
        [
            GemView(TYPE_OF_RESOURCE[gem.resources], gem.points, left, gem.is_x)
            for gem, left in zip(GEMS[price], missing, strict=True)
        ]
    )


def paid_view(g: Darkness, action: ActionState) -> tuple[PaidView, ...]:
    """Return the resource cards; for the last one the type may still have to be named."""
    paid = [
        PaidView(RESOURCE_CODES[rc], TYPE_OF_RESOURCE[named] if named else None) for rc, named in action.rcs
    ]
    paying = g.running(PayForAction)
    if paying is not None and paying.step == "on_type":
        paid.append(PaidView(RESOURCE_CODES[paying.rc], None))
    return tuple(paid)


# What it is made of.


def parts_view(g: Darkness, action: ActionState) -> tuple[PartView, ...]:
    taking = g.running(TakePart)
    now = taking.number if taking is not None else -1
    own = len(own_parts(action))
    numbers = [*valid_parts(action), *[own + at for at in range(len(rcs_with_parts(action)))]]
    return tuple(
        [
            PartView(
                number=number,
                type=TYPE_OF_ACTION.get(part_of(action, number).type, ""),
                card=card_of_part(action, number),
                taken=bool(action.taken >> number & 1),
                now=number == now,
            )
            for number in numbers
        ]
    )


def card_of_part(action: ActionState, number: int) -> str | None:
    """Return the resource card whose part it is; None for one of the card itself."""
    at = place_of(action, number)
    return None if at == OWN else RESOURCE_CODES[action.rcs[at][0]]


def attack_part(action: ActionState) -> int:
    """Return the number of the part that deals damage; -1 if there is none."""
    for number in valid_parts(action):
        if part_of(action, number).damage is not None:
            return number
    return -1


def most_hits(g: Darkness, action: ActionState, part: ActionPart) -> int:
    if part.whom.kind == "area" or part.whom.count == ALL:
        return 1
    return hits_of(g, action, part)


def summed(g: Darkness, action: ActionState, *verbs: str) -> int:
    """Return what all effects with these verbs come to."""
    found = 0
    for number in valid_parts(action):
        for effect, at in deeds_of(g, action, number, NOBODY):
            if effect.verb in verbs and not effect.on and is_true(g, action, effect, at):
                if effect.verb == "heal":
                    found += heal_of(g, action, effect, at, NOBODY)
                elif effect.verb == "save":
                    found += save_of(g, action, effect)
                else:
                    found += move_of(g, action, effect, at)
    return found


# What a hit would come to.


def outcomes_view(g: Darkness, action: ActionState, number: int) -> tuple[HitView, ...]:
    if number < 0 or g.hp[action.hero] <= 0:
        return ()
    part = part_of(action, number)
    return tuple([_hit_view(g, action, number, part, target) for target in targets_of_part(g, action, part)])


def targets_of_part(g: Darkness, action: ActionState, part: ActionPart) -> list[Figure]:
    """Return whom a hit may be for; of an area all that it can cover, or does."""
    if part.whom.kind == "attacker":
        answered = g.running(SingleAttack)
        return [answered.attacker] if answered is not None else []
    if part.whom.kind != "area":
        return possible_targets(g, action, part)
    taking = g.running(TakePart)
    if taking is not None and taking.squares:
        return [figure for figure in figures_in(g, taking.squares) if g.hp[figure] > 0]
    aims = set(aims_of(g, action, part))
    return [
        figure
        for figure, square in enumerate(g.at)
        if g.hp[figure] > 0
        and any(aims.intersection(squares) for squares in boxes_of(g, action, part, square).values())
    ]


def _hit_view(g: Darkness, action: ActionState, number: int, part: ActionPart, target: Figure) -> HitView:
    damage, hp = damage_of(g, action, part, target), g.hp[target]
    distance, pierce = class_of_attack(g, action, part, target), pierce_of(g, action, target)
    loss = loss_by(g, action.hero, target, damage, distance, pierce)
    is_slain = any(
        effect.verb == "slay" and is_true(g, action, effect, at, target, loss)
        for effect, at in deeds_of(g, action, number, target)
    )
    return HitView(
        figure=target,
        damage=damage,
        saved=damage - loss,
        hp=hp,
        hp_after=0 if is_slain else max(0, hp - loss),
    )
