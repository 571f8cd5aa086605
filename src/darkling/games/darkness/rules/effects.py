"""Effects in play: stuns, dots, modifiers, zones and the rest, and the cards they come from.

A card that stays in play is an entry of its own, with the verb `card`; it is discarded when none of its
effects is left. Effects without such an entry come from abilities, monsters and the like.
"""

from collections.abc import Callable
from typing import Final

from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.events import EffectBegan, EffectEnded, FoeDied
from darkling.games.darkness.rules.spending import PER_TURN, renew
from darkling.games.darkness.rules.state import NOBODY, OFF, Darkness, Figure, Hero, InPlay, Square

PLAY: Final = 0
CARD: Final = 1
OWNER: Final = 2
TARGET: Final = 3
VERB: Final = 4
WHAT: Final = 5
AMOUNT: Final = 6
LEFT: Final = 7
CLOCK: Final = 8
REST: Final = 9
"""What stands where in an effect in play."""
OWNERS_START, TARGETS_TURN, TARGETS_TURN_BEGUN, TARGETS_TURN_ALWAYS, USES = range(5)
"""When an effect loses a round (AD-R-73): with its owner's start step, or at the end of its target's turns,
whether of those that began with it on, or of all; or, in the arena, each time it makes something worse.
"""
COUNTED = ("save", "move", "speed", "dmg")
"""In the arena penalties to these count what they make worse, not rounds (AD-PVP-13)."""
OF_MONSTERS = ("taunt", "dominate", "raise")
STATS_OF_MONSTERS = ("atk", "def")
"""What does nothing to heroes (AD-PVP-11, AD-PVP-14, AD-R-115)."""
NO_CARD = -1
RC_FROM = 1000
"""A resource card in play is its number and this."""


# What effects come to.


class InForce:
    """What effects in play come to, found once for all questions about them.

    Attributes:
        effects: all effects in play.
        verbs: what they do.
        plays: the plays they come from.
        owners: who has laid them.
        targets: whom they are on.
        on: whom they do it to: pairs of a figure and a verb.
        totals: what the modifiers of a stat of a figure come to.
        lords: the heroes who command foes, by foe.

    """

    def __init__(self, effects: tuple[InPlay, ...]) -> None:
        self.effects = effects
        self.verbs = {effect[4] for effect in effects}
        self.on = {(effect[3], effect[4]) for effect in effects}
        self.plays = {effect[0] for effect in effects}
        self.owners = {effect[2] for effect in effects}
        self.targets = {effect[3] for effect in effects}
        self.totals: dict[tuple[Figure, str], int] = {}
        self.lords: dict[Figure, Hero] = {}
        for _, _, owner, target, verb, what, amount, *_ in effects:
            if verb == "mod":
                self.totals[target, what] = self.totals.get((target, what), 0) + amount
            elif verb in ("dominate", "raise"):
                self.lords.setdefault(target, owner)


LATEST = [InForce(())]
"""What was asked for last: effects in play are the same tuple until one of them changes."""


def in_force(g: Darkness) -> InForce:
    """Return what the effects in play come to."""
    found = LATEST[0]
    if found.effects is not g.effects:
        found = InForce(g.effects)
        LATEST[0] = found
    return found


def total(g: Darkness, figure: Figure, stat: str) -> int:
    """Return what all modifiers of a stat come to."""
    return in_force(g).totals.get((figure, stat), 0) if g.effects else 0


def penalty(g: Darkness, figure: Figure, stat: str) -> int:
    """Return what the penalties that count uses come to, below 0."""
    return sum([e[6] for e in g.effects if e[3] == figure and e[5] == stat and e[8] == USES])


def has(g: Darkness, figure: Figure, verb: str) -> bool:
    return bool(g.effects) and (figure, verb) in in_force(g).on


def is_stunned(g: Darkness, figure: Figure) -> bool:
    return has(g, figure, "stun")


def is_immobile(g: Darkness, figure: Figure) -> bool:
    return has(g, figure, "immob")


def is_hidden(g: Darkness, hero: Hero) -> bool:
    return has(g, hero, "hide")


def is_hindered(g: Darkness, figure: Figure) -> bool:
    """Say whether there is a stun, immobilization, dot or penalty on a figure."""
    return any(effect[3] == figure and is_hindrance(effect) for effect in g.effects)


def is_hindrance(effect: InPlay) -> bool:
    verb = effect[4]
    return verb in ("stun", "immob", "dot") or (verb == "mod" and effect[6] < 0)


def is_harmful(effect: InPlay) -> bool:
    """Say whether whoever an effect is on would rather be without it."""
    return is_hindrance(effect) or effect[4] in ("taunt", "dominate")


def taunter(g: Darkness, foe: Figure) -> Hero:
    """Return the hero who taunts a foe, the one who did so last; NOBODY if none does."""
    found = NOBODY
    for effect in g.effects:
        if effect[3] == foe and effect[4] == "taunt" and g.hp[effect[2]] > 0:
            found = effect[2]
    return found


def dominator(g: Darkness, figure: Figure) -> Hero:
    """Return the hero who commands a foe; NOBODY if none does."""
    return in_force(g).lords.get(figure, NOBODY) if g.effects else NOBODY


def fire_on(g: Darkness, square: Square) -> int:
    """Return what fire does on a square: the hottest counts (AD-R-75)."""
    found = 0
    if not g.effects or "zone" not in in_force(g).verbs:
        return found
    for effect in g.effects:
        if effect[4] == "zone" and effect[5] == "fire" and square in effect[9]:
            found = max(found, effect[6])
    return found


def burning(g: Darkness) -> tuple[Square, ...]:
    """Return all squares with fire."""
    return _squares(g, "fire")


def fog(g: Darkness) -> tuple[Square, ...]:
    """Return all squares with fog, in order."""
    return _squares(g, "fog")


def _squares(g: Darkness, kind: str) -> tuple[Square, ...]:
    if not g.effects or "zone" not in in_force(g).verbs:
        return ()
    found = [e[9] for e in g.effects if e[4] == "zone" and e[5] == kind]
    return tuple(sorted({square for squares in found for square in squares}))


def triggered(g: Darkness, trigger: str, figure: Figure) -> list[InPlay]:
    """Return what waits for a trigger on a figure."""
    if not has(g, figure, "on"):
        return []
    return [e for e in g.effects if e[4] == "on" and e[5] == trigger and e[3] == figure]


# How effects begin.


def begin(
    g: Darkness,
    owner: Figure,
    target: Figure,
    verb: str,
    what: str,
    amount: int,
    lasts: int,
    card: int = NO_CARD,
    play: int = 0,
    rest: tuple[int, ...] = (),
) -> None:
    """Let something last, if it does anything at all. Without a play of its own it is not tied to a card."""
    if g.teams and (verb in OF_MONSTERS or (verb == "mod" and what in STATS_OF_MONSTERS)):
        return
    if play == 0:
        play = next_play(g)
    clock = clock_of(g, owner, target)
    if g.teams and verb == "mod" and amount < 0 and what in COUNTED:
        clock, lasts = USES, 1 if lasts >= KEEP else lasts
    g.effects = (*g.effects, (play, card, owner, target, verb, what, amount, lasts, clock, rest))
    squares, uses = rest if verb == "zone" else (), lasts if clock == USES else 0
    g.emit(EffectBegan, owner, target, verb, what, amount, KEEP if uses else lasts, squares, uses)


def next_play(g: Darkness) -> int:
    g.plays += 1
    return g.plays


def clock_of(g: Darkness, owner: Figure, target: Figure) -> int:
    """AD-R-73: what heroes lay on friends ends with their turns, all else with the turns of the target."""
    if target == NOBODY:
        return OWNERS_START
    if g.teams:
        return OWNERS_START if g.team_of(owner) == g.team_of(target) else TARGETS_TURN
    if owner >= g.heroes and target >= g.heroes:
        return TARGETS_TURN_ALWAYS
    is_for_friend = target < g.heroes or dominator(g, target) != NOBODY
    return OWNERS_START if owner < g.heroes and is_for_friend else TARGETS_TURN


def put_in_play(g: Darkness, owner: Hero, card: int, play: int) -> None:
    """Lay a card in front of its player for as long as it has effects (AD-DUR-02, AD-R-72)."""
    g.effects = (*g.effects, (play, card, owner, owner, "card", "", 0, KEEP, OWNERS_START, ()))


def is_in_play(g: Darkness, play: int) -> bool:
    return bool(g.effects) and play in in_force(g).plays


# How they end.


def keep_only(g: Darkness, stays: Callable[[InPlay], bool], is_told: bool = True) -> None:
    """End all effects that do not stay, and discard the cards that have none left (AD-DUR-03).

    It is not told where it goes without saying: on the dead, and at the end of an encounter. Of several that
    do the same to a figure, it is told when the last one is over.
    """
    gone = [effect for effect in g.effects if not stays(effect)]
    if not gone:
        return
    left = [effect for effect in g.effects if stays(effect)]
    alive = {effect[PLAY] for effect in left if effect[VERB] != "card"}
    g.effects = tuple([effect for effect in left if effect[VERB] != "card" or effect[PLAY] in alive])
    for at, effect in enumerate(gone):
        if effect[VERB] == "raise":
            fall_apart(g, effect[TARGET])
        goes_on = any(_is_alike(other, effect) for other in [*left, *gone[at + 1 :]])
        if is_told and effect[VERB] != "card" and not goes_on:
            g.emit(EffectEnded, effect[TARGET], effect[VERB], effect[WHAT])
    for effect in [*left, *gone]:
        if effect[VERB] == "card" and effect[PLAY] not in alive:
            card = effect[CARD]
            g.add_to_pile(effect[OWNER], card >= RC_FROM, card % RC_FROM)


def _is_alike(one: InPlay, other: InPlay) -> bool:
    """Say whether two effects do the same to the same figure; zones lie on squares, each on its own."""
    return one[3:6] == other[3:6] and one[TARGET] != NOBODY


def fall_apart(g: Darkness, figure: Figure) -> None:
    """Let a monster that was raised die again: nobody holds it any more."""
    if g.hp[figure] > 0:
        g.hp[figure], g.at[figure] = 0, OFF
        g.emit(FoeDied, figure, g.kind[figure])
        end_on(g, figure)


def end_play(g: Darkness, play: int) -> None:
    keep_only(g, lambda effect: effect[PLAY] != play)


def end_on(g: Darkness, figure: Figure) -> None:
    """End whatever is on a figure that has died."""
    keep_only(g, lambda effect: effect[TARGET] != figure or effect[VERB] == "card", is_told=False)


def end_cards_of(g: Darkness, hero: Hero) -> None:
    """AD-HP-04: a hero loses all cards in play, and what they do."""
    plays = {effect[PLAY] for effect in g.effects if effect[VERB] == "card" and effect[OWNER] == hero}
    if plays:
        keep_only(g, lambda effect: effect[PLAY] not in plays)


def end_verb(g: Darkness, figure: Figure, verb: str) -> None:
    """End one kind of effect on a figure."""
    if has(g, figure, verb):
        keep_only(g, lambda effect: effect[TARGET] != figure or effect[VERB] != verb)


def cleanse(g: Darkness, figure: Figure) -> None:
    """End all dots and penalties on an ally; in the arena stuns and immobilizations, too."""
    ended = ("dot", "stun", "immob") if g.teams else ("dot",)
    keep_only(
        g,
        lambda effect: (
            effect[TARGET] != figure
            or not (effect[VERB] in ended or (effect[VERB] == "mod" and effect[AMOUNT] < 0))
        ),
    )


def end_all(g: Darkness) -> None:
    """AD-R-76: nothing outlasts an encounter; the cards go to their piles."""
    keep_only(g, lambda _effect: False, is_told=False)
    g.corpses = ()
    g.burnt, g.approached, g.off_turn = 0, (), ()


# The clocks (AD-R-73).


def begin_turn_of(g: Darkness, figure: Figure) -> None:
    """Note what is on a figure as its turn begins, and let be used again what is for once a turn."""
    g.burnt, g.approached, g.off_turn = 0, (), ()
    renew(g, PER_TURN)
    for hero in range(g.heroes):
        g.floats[hero] = ()
    if not g.effects or figure not in in_force(g).targets:
        return
    if any(effect[TARGET] == figure and effect[CLOCK] == TARGETS_TURN for effect in g.effects):
        g.effects = tuple(
            [
                (*effect[:CLOCK], TARGETS_TURN_BEGUN, effect[REST])
                if effect[TARGET] == figure and effect[CLOCK] == TARGETS_TURN
                else effect
                for effect in g.effects
            ]
        )


def end_turn_of(g: Darkness, figure: Figure) -> None:
    """Take a round from effects on a figure at the end of its turn."""
    if not g.effects or figure not in in_force(g).targets:
        return
    _tick(
        g,
        lambda effect: (
            effect[TARGET] == figure
            and effect[CLOCK] in (TARGETS_TURN_BEGUN, TARGETS_TURN_ALWAYS)
            and effect[VERB] != "dot"
        ),
    )


def tick_owner(g: Darkness, hero: Hero) -> None:
    """Take a round from what a hero has laid on friends, and from the hero's zones."""
    if not g.effects or hero not in in_force(g).owners:
        return
    _tick(
        g,
        lambda effect: effect[OWNER] == hero and effect[CLOCK] == OWNERS_START and effect[VERB] != "dot",
    )


def use_up(g: Darkness, figure: Figure, *stats: str) -> None:
    """AD-PVP-13: take one off the penalties that have just made something worse."""
    _tick(
        g,
        lambda effect: effect[TARGET] == figure and effect[CLOCK] == USES and effect[WHAT] in stats,
    )


def _tick(g: Darkness, ticks: Callable[[InPlay], bool]) -> None:
    if not any(ticks(effect) for effect in g.effects):
        return
    g.effects = tuple(
        [
            (*effect[:LEFT], effect[LEFT] - 1, *effect[CLOCK:])
            if ticks(effect) and effect[LEFT] < KEEP
            else effect
            for effect in g.effects
        ]
    )
    keep_only(g, lambda effect: effect[LEFT] > 0)
