"""The end of an action: what a kill brings, draws, and where its cards go (AD-ORD-04, AD-R-72)."""

from collections.abc import Iterable
from dataclasses import dataclass

from darkling.games.darkness.cards import ADVANCEMENTS
from darkling.games.darkness.cards.language import ATK, CardEffect
from darkling.games.darkness.rules.action_state import (
    AC_EFFECTS,
    ITEM_PARTS,
    NO_CARD,
    OWN,
    OWN_TURN,
    RC_EFFECTS,
    ActionState,
    card_of,
    has_failed,
    own_parts,
    play_of,
    types_of,
)
from darkling.games.darkness.rules.drawing import AC, RC, CycleCards, DrawOrNot, FetchCards, ScryCards
from darkling.games.darkness.rules.effects import RC_FROM, begin, end_play, is_in_play, put_in_play
from darkling.games.darkness.rules.moving import MoveHero
from darkling.games.darkness.rules.paying import action_of
from darkling.games.darkness.rules.reckoning import amount_of, can_be_slowed, effects_of, is_true, move_of
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import ADVANCEMENTS_FROM, Darkness, Hero
from darkling.games.darkness.rules.turn_state import count_action, own_turn
from darkling.table.rule import Next, Rule

DRAWS = ("draw", "cycle", "scry", "fetch")

Ending = tuple[CardEffect, int, Hero, int]
"""What comes at the end: an effect, where it stands, for whom it is, and which advancement it uses up."""


@dataclass
class EndOfAction(Rule):
    """What is left of an action when its parts are done.

    Attributes:
        has_killed: whether an enemy has died by it.
        next: which ending comes next.

    """

    has_killed: bool = False
    next: int = 0

    def begin(self, g: Darkness) -> Next:
        action = action_of(g)
        figures = range(len(g.hp)) if 0 in g.hp else ()
        self.has_killed = any(action.foes >> figure & 1 and g.hp[figure] <= 0 for figure in figures)
        return self.go_on(g)

    def go_on(self, g: Darkness) -> Next:
        action = action_of(g)
        endings = endings_of(g, action, self.has_killed)
        while self.next < len(endings):
            ending = endings[self.next]
            self.next += 1
            if is_due(g, action, ending):
                rule = ending_rule(g, action, ending)
                if rule is not None:
                    return g.call(rule, then=self.on_ending)
        settle(g, action)
        return g.done()

    def on_ending(self, g: Darkness, _rule: Rule) -> Next:
        return self.go_on(g)


def endings_of(g: Darkness, action: ActionState, has_killed: bool) -> list[Ending]:
    """Return what a kill brings, then all draws, those of ACs before those of RCs."""
    placed = late_effects(action)
    found: list[Ending] = []
    if has_killed:
        found += [
            (effect, at, action.hero, NO_CARD)
            for effect, at in placed
            if effect.on == "kill" and effect.verb not in DRAWS
        ]
        found += joys(g, action.hero)
    for effect, at in sorted(placed, key=lambda one: one[0].what == "RC"):
        if effect.verb in DRAWS and (has_killed if effect.on == "kill" else not effect.on):
            found += [(effect, at, drawer, NO_CARD) for drawer in drawers_of(action, effect, at)]
    return found


def is_due(g: Darkness, action: ActionState, ending: Ending) -> bool:
    """Say whether an ending happens; of all endings only heals and draws outlast the encounter (AD-R-125)."""
    effect, at, hero, advancement = ending
    if g.hp[hero] <= 0 or (advancement != NO_CARD and g.is_spent(hero, ADVANCEMENTS_FROM + advancement)):
        return False
    if is_over(g) and effect.verb != "heal" and effect.verb not in DRAWS:
        return False
    return is_true(g, action, effect, at)


def _late(effects: Iterable[CardEffect]) -> list[CardEffect]:
    return [effect for effect in effects if effect.on == "kill" or effect.verb in DRAWS]


LATE_OF_ACS = tuple([_late(effects) for effects in AC_EFFECTS])
LATE_OF_RCS = tuple([_late(effects) for effects in RC_EFFECTS])
LATE_OF_ITEMS = tuple([_late([effect for part in parts for effect in part.effects]) for parts in ITEM_PARTS])
"""What cards do at the end of an action, if at all."""


def late_effects(action: ActionState) -> list[tuple[CardEffect, int]]:
    """Return the effects of the action's cards that come at its end, with where they stand."""
    own = LATE_OF_ITEMS[action.item] if action.ac == NO_CARD else LATE_OF_ACS[action.ac]
    found = [] if has_failed(action, OWN) else [(effect, OWN) for effect in own]
    for at, (rc, _named) in enumerate(action.rcs):
        if not has_failed(action, at):
            found += [(effect, at) for effect in LATE_OF_RCS[rc]]
    return found


def drawers_of(action: ActionState, effect: CardEffect, at: int) -> tuple[Hero, ...]:
    """Return who draws: the allies that a part is for, or else the hero who acts."""
    parts = own_parts(action) if at == OWN else ()
    if any(part.whom.kind == "allies" and effect in part.effects for part in parts):
        return action.drawers
    return (action.hero,)


def joys(g: Darkness, hero: Hero) -> list[Ending]:
    """Return what advancements bring when the hero kills; some do so once a turn."""
    return [
        (effect, OWN, hero, number if ADVANCEMENTS[number].per == "turn" else NO_CARD)
        for number in g.advancements[hero]
        for effect in ADVANCEMENTS[number].effects
        if effect.on == "kill"
    ]


def ending_rule(g: Darkness, action: ActionState, ending: Ending) -> Rule | None:
    """Carry out an ending; what takes longer is a rule."""
    effect, at, hero, advancement = ending
    verb, kind = effect.verb, RC if effect.what == "RC" else AC
    amount = amount_of(g, action, effect.amount, at)
    if verb == "heal":
        g.heal(hero, amount)
        return None
    if verb == "draw":
        return DrawOrNot(hero, kind, amount, advancement)
    if verb == "cycle":
        return CycleCards(hero, kind, amount)
    if verb == "scry":
        return ScryCards(hero, kind, amount)
    if verb == "fetch":
        return FetchCards(hero, effect.what, amount)
    steps, is_slowed = move_of(g, action, effect, at), can_be_slowed(action, effect, at)
    return MoveHero(hero, steps, verb, effect.is_full, is_slowed)


def settle(g: Darkness, action: ActionState) -> None:
    """Count the action, and put its cards where they belong."""
    types = types_of(action)
    count_action(g, action.hero, types, bool(types & ATK))
    if action.ac == NO_CARD:
        return
    if action.hides:
        rounds, at = action.hides
        begin(g, action.hero, action.hero, "hide", "", 0, rounds, card_of(action, at), play_of(action, at))
    is_out = g.hp[action.hero] <= 0 or g.is_fatigued(action.hero)
    for at in range(OWN, len(action.rcs)):
        settle_card(g, action, at, is_out)


def settle_card(g: Darkness, action: ActionState, at: int, is_out: bool) -> None:
    """Keep a card with effects in play; whoever is out of it keeps none (AD-R-33)."""
    play, card = play_of(action, at), card_of(action, at)
    if is_out:
        end_play(g, play)
    if is_in_play(g, play):
        put_in_play(g, action.hero, card, play)
        return
    turn = own_turn(g)
    if at == OWN and not is_out and turn is not None and action.mode == OWN_TURN and is_reused(action):
        turn.returning = (*turn.returning, action.ac)
        return
    g.add_to_pile(action.hero, card >= RC_FROM, card % RC_FROM)


def is_reused(action: ActionState) -> bool:
    return bool(effects_of(action, "reuse"))
