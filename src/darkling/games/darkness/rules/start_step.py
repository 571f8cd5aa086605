"""The start step of a hero's turn, up to drawing (AD-R-124)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.effects import (
    CARD,
    OWNER,
    PLAY,
    REST,
    TARGET,
    VERB,
    begin,
    keep_only,
    tick_owner,
    triggered,
)
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.movement import Enter
from darkling.games.darkness.rules.sides import allies_of, is_over
from darkling.games.darkness.rules.space import in_distance
from darkling.games.darkness.rules.spending import PER_ROUND, renew_own
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, InPlay
from darkling.table.rule import Next, Rule


@dataclass
class StartStep(Rule):
    """Durations, then dots, then what waits for the start, then fire.

    `struck` has the plays of the dots that have struck already, and whom they struck.
    """

    hero: Hero
    struck: tuple[tuple[int, Figure], ...] = ()

    def begin(self, g: Darkness) -> Next:
        renew_own(g, self.hero, PER_ROUND)
        tick_owner(g, self.hero)
        return self.strike(g)

    def strike(self, g: Darkness) -> Next:
        """AD-R-74: every dot of the hero deals its next number."""
        for effect in g.effects:
            target, blow = effect[TARGET], (effect[PLAY], effect[TARGET])
            if effect[VERB] == "dot" and effect[OWNER] == self.hero and blow not in self.struck:
                self.struck = (*self.struck, blow)
                damage = effect[REST][0]
                shorten(g, effect)
                return g.call(TakeHarm(target, damage, "dot", self.hero), then=self.on_struck)
        return self.on_start(g)

    def on_struck(self, g: Darkness, _harm: TakeHarm) -> Next:
        return g.done() if is_over(g) else self.strike(g)

    def on_start(self, g: Darkness) -> Next:
        for effect in triggered(g, "start", self.hero):
            for part in ACTIONS[effect[CARD]].parts:
                for on in part.effects:
                    if on.on == "start":
                        heal_around(g, self.hero, on)
        begin_with_advancements(g, self.hero)
        return g.call(Enter(self.hero), then=self.on_entered)

    def on_entered(self, g: Darkness, _enter: Rule) -> Next:
        return g.done()


def shorten(g: Darkness, dot: InPlay) -> None:
    """Take the number that strikes off a dot; with its last number it is over."""
    rest = dot[REST][1:]
    if not rest:
        keep_only(g, lambda effect: effect is not dot)
        return
    play, card, owner, target, verb, what, _, _, clock, _ = dot
    shorter = (play, card, owner, target, verb, what, rest[0], len(rest), clock, rest)
    g.effects = tuple([shorter if effect is dot else effect for effect in g.effects])


def heal_around(g: Darkness, hero: Hero, effect: CardEffect) -> None:
    """Invocation: heal whoever it names."""
    assert effect.at is not None
    for ally in allies_of(g, hero):
        if ally == hero or in_distance(g, g.at[hero], g.at[ally], effect.at.distance):
            g.heal(ally, effect.amount.number)


def begin_with_advancements(g: Darkness, hero: Hero) -> None:
    """Vanguard: quick in the first round."""
    if g.round != 1:
        return
    for number in g.advancements[hero]:
        if ADVANCEMENTS[number].special == "vanguard":
            (effect,) = ADVANCEMENTS[number].effects
            begin(g, hero, hero, "mod", effect.what, effect.amount.number, effect.lasts)
