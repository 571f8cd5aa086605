"""What the effects of a part do to one target, one after the other (AD-R-40, step 6)."""

from collections.abc import Callable
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.cards.language import ATK, CMD, KEEP, ActionPart, CardEffect
from darkling.games.darkness.rules.action_state import (
    NO_CARD,
    OWN,
    RC_EFFECTS,
    ActionState,
    card_of,
    has_failed,
    leaves_out,
    part_of,
    place_of,
    play_of,
)
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.bosses import is_immune_to_push
from darkling.games.darkness.rules.effects import NO_CARD as NO_EFFECT_CARD
from darkling.games.darkness.rules.effects import begin, cleanse, next_play
from darkling.games.darkness.rules.events import Raised
from darkling.games.darkness.rules.harm import Fall, TakeHarm, lose_hp
from darkling.games.darkness.rules.moving import MoveHero, PushTarget, Swap
from darkling.games.darkness.rules.paying import action_of
from darkling.games.darkness.rules.reckoning import (
    amount_of,
    can_be_slowed,
    heal_of,
    is_true,
    move_of,
    plus,
    save_of,
)
from darkling.games.darkness.rules.sides import is_enemy
from darkling.games.darkness.rules.space import free_near
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Hero, Square
from darkling.table.rule import Next, Rule

HARMFUL = frozenset(["mod", "immob", "stun", "dot", "dominate"])
"""What resource cards do to the enemies that an action is for (AD-R-69)."""
AFTERWARDS = frozenset(
    [
        *["dmg", "hits", "plus", "times", "pierce", "gain", "split", "asdist", "lose"],
        *["draw", "fetch", "cycle", "scry", "reuse", "end"],
    ]
)
"""What changes the action itself, or comes at its end."""

Deed = tuple[CardEffect, int]
"""An effect, and where it stands: on the AC, or on an RC by its place."""


@dataclass
class DoDeeds(Rule):
    """What a part does to one target besides damage.

    Attributes:
        part: the number of the part.
        target: whom it is for.
        unsaved: the damage that the last hit did.
        squares: of an area.
        next: which deed comes next.

    """

    part: int
    target: Figure
    unsaved: int = 0
    squares: tuple[Square, ...] = ()
    next: int = 0

    def begin(self, g: Darkness) -> Next:
        action = action_of(g)
        deeds = deeds_of(g, action, self.part, self.target)
        while self.next < len(deeds) and g.hp[action.hero] > 0:
            effect, at = deeds[self.next]
            self.next += 1
            rule = self.do(g, action, effect, at)
            if rule is not None:
                return g.call(rule, then=self.on_done)
        return self.push(g, action)

    def on_done(self, g: Darkness, _rule: Rule) -> Next:
        return self.begin(g)

    def do(self, g: Darkness, action: ActionState, effect: CardEffect, at: int) -> Rule | None:
        """Carry out one effect, if what it asks for holds; what takes longer is a rule."""
        target = recipient(action, effect, self.target)
        if not is_true(g, action, effect, at, self.target, self.unsaved):
            return None
        if effect.on:
            wait_for(g, action, effect, at, target)
            return None
        return DEEDS[effect.verb](self, g, action, effect, at, target)

    def push(self, g: Darkness, action: ActionState) -> Next:
        """Push as far as the part says, and what is added to an attack; an answer pushes the attacker."""
        part = part_of(action, self.part)
        steps = push_steps(g, action, part)
        if not steps or g.hp[action.hero] <= 0:
            return g.done()
        target = answered(g).attacker if part.answers else self.target
        if target == action.hero or g.hp[target] <= 0:
            return g.done()
        return g.become(PushTarget(action.hero, target, steps))


def deeds_of(g: Darkness, action: ActionState, number: int, target: Figure) -> list[Deed]:
    """Return what is done to a target: by the part itself, and by resource cards that harm enemies.

    A zone is laid for nobody in particular, once.
    """
    part, at = part_of(action, number), place_of(action, number)
    found = [
        (effect, at)
        for effect in part.effects
        if effect.on != "kill"
        and (effect.on or effect.verb not in AFTERWARDS)
        and effect.verb != "push"
        and (effect.verb != "zone" or target == NOBODY)
        and not leaves_out(action, effect.verb)
    ]
    if part.type in (ATK, CMD) and is_living_enemy(g, action.hero, target):
        for rc_at, (rc, _named) in enumerate(action.rcs):
            found += [
                (effect, rc_at)
                for effect in RC_EFFECTS[rc]
                if effect.verb in HARMFUL
                and not leaves_out(action, effect.verb)
                and not has_failed(action, rc_at)
            ]
    return found


def is_living_enemy(g: Darkness, hero: Hero, target: Figure) -> bool:
    """Say whether resource cards may harm a target: what is raised from the dead is on the hero's side."""
    return target != NOBODY and g.hp[target] > 0 and is_enemy(g, hero, target)


def push_steps(g: Darkness, action: ActionState, part: ActionPart) -> int:
    """Return how far a part pushes each of its targets."""
    found = sum(
        [
            amount_of(g, action, effect.amount)
            for effect in part.effects
            if effect.verb == "push" and not effect.on
        ]
    )
    more = plus(g, action, "push") if part.type == ATK and action.ac != NO_CARD else 0
    return found + more


def recipient(action: ActionState, effect: CardEffect, target: Figure) -> Figure:
    """Return whom an effect is for: with `@(self)` the hero, else the target of the part."""
    return action.hero if effect.at is not None and effect.at.kind == "self" else target


def lasting(g: Darkness, action: ActionState, effect: CardEffect, at: int) -> int:
    """Return for how many rounds an effect lasts (AD-DUR-01), lengthened by cards such as Runed."""
    rounds = effect.lasts
    if rounds == 0:
        rounds = ACTIONS[action.ac].lasts if at == OWN and action.ac != NO_CARD else 1
    return rounds if rounds >= KEEP else rounds + plus(g, action, "dur")


def lay(
    g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure, amount: int = 0
) -> None:
    """Let an effect last on a target, with the card that it comes from."""
    play = play_of(action, at) if action.ac != NO_CARD else next_play(g)
    card = card_of(action, at) if action.ac != NO_CARD else NO_EFFECT_CARD
    rounds = lasting(g, action, effect, at)
    begin(g, action.hero, target, effect.verb, effect.what, amount, rounds, card, play)


def wait_for(g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure) -> None:
    """Lay down what waits for a trigger, once for each trigger of a card."""
    play = play_of(action, at)
    if any(e[0] == play and e[4] == "on" and e[5] == effect.on and e[3] == target for e in g.effects):
        return
    rounds = lasting(g, action, effect, at)
    begin(g, action.hero, target, "on", effect.on, 0, rounds, card_of(action, at), play)


# The verbs. Each gets the rule under way, the action, the effect, where it stands, and whom it is for.

Do = Callable[[DoDeeds, Darkness, ActionState, CardEffect, int, Figure], Rule | None]


def _heal(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> None:
    g.heal(target, heal_of(g, action, effect, at, target))


def _revive(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> None:
    if g.hp[target] <= 0:
        g.heal(target, amount_of(g, action, effect.amount, at, target))


def _cleanse(
    _deeds: DoDeeds, g: Darkness, _action: ActionState, _effect: CardEffect, _at: int, target: Figure
) -> None:
    cleanse(g, target)


def _lay(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> None:
    if g.hp[target] > 0:
        lay(g, action, effect, at, target, amount_of(g, action, effect.amount, at, target))


def _dot(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> None:
    """AD-R-74: damage of the rounds to come; a longer duration repeats the last number."""
    if g.hp[target] <= 0:
        return
    numbers = effect.numbers + (effect.numbers[-1],) * plus(g, action, "dur")
    play, card = play_of(action, at), card_of(action, at)
    begin(g, action.hero, target, "dot", "", numbers[0], len(numbers), card, play, numbers)


def _slay(
    _deeds: DoDeeds, g: Darkness, action: ActionState, _effect: CardEffect, _at: int, target: Figure
) -> Rule | None:
    if lose_hp(g, target, g.hp[target], "slain", action.hero):
        return Fall(target)
    return None


def _move(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, _target: Figure
) -> Rule:
    steps, is_slowed = move_of(g, action, effect, at), can_be_slowed(action, effect, at)
    return MoveHero(action.hero, steps, effect.verb, effect.is_full, is_slowed)


def _hide(
    _deeds: DoDeeds, _g: Darkness, action: ActionState, effect: CardEffect, at: int, _target: Figure
) -> None:
    action.hides = (effect.lasts, at)


def _swap(
    _deeds: DoDeeds, g: Darkness, action: ActionState, _effect: CardEffect, _at: int, target: Figure
) -> Rule | None:
    attack = g.running(SingleAttack)
    other = attack.target if attack is not None else target
    if other == action.hero or is_immune_to_push(g, other):
        return None
    return Swap(action.hero, other)


def _zone(
    deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, _target: Figure
) -> None:
    rounds, play = lasting(g, action, effect, at), play_of(action, at)
    amount = effect.amount.number
    begin(g, action.hero, NOBODY, "zone", effect.what, amount, rounds, action.ac, play, deeds.squares)


def _raise(
    deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> None:
    """Let a dead monster return at full HP, on its square or as near as there is room."""
    (square,) = deeds.squares
    g.hp[target] = g.max_hp(target)
    g.at[target] = free_near(g, square)
    g.corpses = tuple([corpse for corpse in g.corpses if corpse[0] != target])
    lay(g, action, effect, at, target)
    g.emit(Raised, action.hero, target, g.at[target])


def _save(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, _at: int, _target: Figure
) -> None:
    answered(g).saved += save_of(g, action, effect)


def _block(
    _deeds: DoDeeds, g: Darkness, _action: ActionState, _effect: CardEffect, _at: int, _target: Figure
) -> None:
    answered(g).blocked = True


def _redirect(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, _at: int, _target: Figure
) -> None:
    attack = answered(g)
    if effect.what == "self":
        if attack.target != action.hero:
            attack.moved_to, attack.saved = action.hero, 0
    elif not attack.is_turned:
        attack.moved_to = attack.attacker


def answered(g: Darkness) -> SingleAttack:
    """Return the attack that is being answered."""
    attack = g.running(SingleAttack)
    assert attack is not None
    return attack


def _lose(
    _deeds: DoDeeds, g: Darkness, action: ActionState, effect: CardEffect, at: int, target: Figure
) -> Rule:
    return TakeHarm(target, amount_of(g, action, effect.amount, at, target), "lost", action.hero)


DEEDS: dict[str, Do] = {
    "heal": _heal,
    "revive": _revive,
    "cleanse": _cleanse,
    "mod": _lay,
    "stun": _lay,
    "immob": _lay,
    "taunt": _lay,
    "dominate": _lay,
    "dot": _dot,
    "slay": _slay,
    "move": _move,
    "fly": _move,
    "teleport": _move,
    "hide": _hide,
    "swap": _swap,
    "zone": _zone,
    "raise": _raise,
    "save": _save,
    "block": _block,
    "redirect": _redirect,
    "lose": _lose,
}
