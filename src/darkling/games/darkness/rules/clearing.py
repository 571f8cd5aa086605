"""Clearing the room: what heroes do when an encounter is won (AD-CLR)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.draws import DrawCards
from darkling.games.darkness.rules.end_step import EndStep
from darkling.games.darkness.rules.events import Rested, Revived
from darkling.games.darkness.rules.exploring import Explore, can_explore
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.games.darkness.rules.trade import GiveItems
from darkling.games.darkness.rules.vocabulary import (
    EXPLORE,
    NOTHING,
    RESHUFFLE,
    RESHUFFLE_OR_NOT,
    REST,
    REVIVE,
    REVIVE_REST_EXPLORE,
    SKIP,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class ClearRoom(Rule):
    """AD-R-96: all discard and draw; then pass after pass each does one thing; then the rested trade.

    Attributes:
        fresh: who has discarded and drawn, as bits; whoever falls in a fight does so again on waking.
        acted: who has had a choice, as bits.
        rested: who has rested, as bits.
        turn: the place in the march to which the passes have come.

    """

    fresh: int = 0
    acted: int = 0
    rested: int = 0
    turn: int = 0

    def begin(self, g: Darkness) -> Next:
        return self.next_hand(g)

    def next_hand(self, g: Darkness) -> Next:
        """AD-CLR-01: those who are awake discard and draw, in marching order; so do those who have woken."""
        for hero in range(g.heroes):
            if not g.hp[hero]:
                self.fresh &= ~(1 << hero)
        for hero in g.conscious():
            if not self.fresh >> hero & 1:
                self.fresh |= 1 << hero
                return g.call(EndStep(hero, is_clearing=True), then=self.on_fresh)
        return self.next_choice(g)

    def on_fresh(self, g: Darkness, _hand: Rule) -> Next:
        return self.next_hand(g)

    def next_choice(self, g: Darkness) -> Next:
        """AD-CLR-02 to 05: pass after pass whoever is awake and has not acted."""
        waiting = [hero for hero in g.conscious() if not self.acted >> hero & 1]
        if not waiting:
            return self.trade(g)
        while g.march[self.turn] not in waiting:
            self.turn = (self.turn + 1) % g.heroes
        hero = g.march[self.turn]
        self.acted |= 1 << hero
        return g.call(ChooseClearing(hero), then=self.on_acted)

    def on_acted(self, g: Darkness, choice: "ChooseClearing") -> Next:
        if choice.rests:
            self.rested |= 1 << choice.hero
        return self.next_hand(g)

    def trade(self, g: Darkness) -> Next:
        """AD-CLR-08: those who rested may give each other equipment."""
        rested = tuple([hero for hero in g.conscious() if self.rested >> hero & 1])
        if len(rested) < 2:
            return g.done()
        return g.become(GiveItems(rested))


@dataclass
class ChooseClearing(Rule):
    """AD-D-27: revive an ally, rest, explore, or do nothing."""

    hero: Hero
    rests: bool = False

    def begin(self, g: Darkness) -> Next:
        options = [REVIVE[other] for other in g.march if not g.hp[other]]
        options.append(REST)
        if can_explore(g):
            options.append(EXPLORE)
        return g.ask(g.owner(self.hero), REVIVE_REST_EXPLORE, [*options, NOTHING], then=self.on_choice)

    def on_choice(self, g: Darkness, option: Option) -> Next:
        if option.verb == REVIVE[0].verb:
            revive(g, self.hero, option.thing)
        elif option.id == REST.id:
            self.rests = True
            return g.call(RestAWhile(self.hero), then=self.on_done)
        elif option.id == EXPLORE.id:
            return g.call(Explore(self.hero), then=self.on_done)
        return g.done()

    def on_done(self, g: Darkness, _rule: Rule) -> Next:
        return g.done()


def revive(g: Darkness, by: Hero, hero: Hero) -> None:
    """AD-CLR-04: an ally wakes with half of its maximum HP."""
    g.emit(Revived, by, hero)
    g.heal(hero, hp_if_revived(g, hero))


def hp_if_revived(g: Darkness, hero: Hero) -> int:
    return -(-g.max_hp(hero) // 2)


def hp_if_rested(g: Darkness, hero: Hero) -> int:
    """AD-CLR-06: half of what is lost comes back, rounded up."""
    return g.hp[hero] - (-(g.max_hp(hero) - g.hp[hero]) // 2)


@dataclass
class RestAWhile(Rule):
    """AD-R-98: regain half of what is lost, reshuffle or not, then draw one more card of each kind."""

    hero: Hero

    def begin(self, g: Darkness) -> Next:
        g.emit(Rested, self.hero)
        g.heal(self.hero, hp_if_rested(g, self.hero) - g.hp[self.hero])
        options = [RESHUFFLE.final, SKIP.final]
        return g.ask(g.owner(self.hero), RESHUFFLE_OR_NOT, options, then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option.id == RESHUFFLE.id:
            g.reshuffle(self.hero)
        return g.become(DrawCards(self.hero, 1, 1))
