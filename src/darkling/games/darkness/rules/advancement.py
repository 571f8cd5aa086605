"""Advancing heroes (AD-LVL), and what changes of their decks (AD-BLD-10)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ADVANCEMENT_DECK, ADVANCEMENTS, ADVANCEMENTS_DRAWN_FROM
from darkling.games.darkness.rules.deck_changes import ChangeDeck
from darkling.games.darkness.rules.events import Advanced, AdvancementsDrawn
from darkling.games.darkness.rules.state import ADVANCEMENT_STATS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import (
    ADVANCE,
    DECLINE,
    TRAIN,
    TRAIN_OR_NOT,
    WHICH_ADVANCEMENT,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

EVERY = 2
"""After so many won encounters heroes may advance (AD-LVL-01, AD-R-104)."""
CHOICE = 3
"""So many advancements a hero draws, and one more for each that it has (AD-LVL-02, AD-LVL-03)."""
DRAWS_FROM = 600
"""Where the numbers of advancements begin among draws that are foretold."""


def is_due(g: Darkness) -> bool:
    return g.won % EVERY == 0


@dataclass
class Advance(Rule):
    """AD-R-103: in marching order each may draw advancements and keep one."""

    asked: int = 0

    def begin(self, g: Darkness) -> Next:
        return self.next_hero(g)

    def next_hero(self, g: Darkness) -> Next:
        if self.asked == g.heroes:
            return g.done()
        hero = g.march[self.asked]
        return g.ask(g.owner(hero), TRAIN_OR_NOT, [TRAIN.final, DECLINE], then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        hero = g.march[self.asked]
        self.asked += 1
        if option.id == DECLINE.id:
            return self.next_hero(g)
        return g.call(Train(hero, CHOICE + len(g.advancements[hero])), then=self.on_trained)

    def on_trained(self, g: Darkness, _train: Rule) -> Next:
        return self.next_hero(g)


@dataclass
class Train(Rule):
    """A hero draws advancements and keeps one of them, or none if it need not.

    Attributes:
        hero: who trains.
        count: how many cards are drawn, if there are so many.
        may_decline: whether the hero may keep none; after an encounter it is too late for that (AD-R-103).
        drawn: what was drawn, sorted; the others do not know it if hands are closed.

    """

    hero: Hero
    count: int
    may_decline: bool = False
    drawn: tuple[int, ...] = ()

    def begin(self, g: Darkness) -> Next:
        g.fence(Fence.REVEALED)
        self.drawn = draw_advancements(g, self.count)
        if not self.drawn:
            return g.done()
        seat = g.owner(self.hero)
        insiders = g.eyes.insiders(g, seat)
        cards = tuple([ADVANCEMENTS_DRAWN_FROM + one for one in self.drawn])
        g.emit(AdvancementsDrawn, seat, cards, len(cards), insiders, self.hero)
        return g.ask(seat, WHICH_ADVANCEMENT, self.reoffer(g), then=self.on_chosen, window=True)

    def reoffer(self, g: Darkness) -> list[Option]:
        """Return what may be kept. Naming it shows it to whoever does not see the hand."""
        options = [ADVANCE[one] for one in sorted(set(self.drawn))]
        if not g.all_see_hands():
            options = [option.final for option in options]
        return [*options, DECLINE] if self.may_decline else options

    def on_chosen(self, g: Darkness, option: Option) -> Next:
        if not option.undoable:
            g.fence(Fence.REVEALED)
        self.drawn = ()
        if option.id == DECLINE.id:
            return g.done()
        return g.become(GainAdvancement(self.hero, option.thing))


def draw_advancements(g: Darkness, count: int) -> tuple[int, ...]:
    """Draw from those that nobody has; what is not kept is shuffled back each time (AD-LVL-04)."""
    drawn: list[int] = []
    left = advancements_left(g)
    while left and len(drawn) < count:
        drawn.append(g.pick(left, DRAWS_FROM))
        left = without(left, drawn[-1])
    return tuple(sorted(drawn))


def advancements_left(g: Darkness) -> tuple[int, ...]:
    """Return the advancement deck."""
    left = ADVANCEMENT_DECK
    for held in g.advancements:
        for one in held:
            left = without(left, one)
    return left


@dataclass
class GainAdvancement(Rule):
    """A hero gains an advancement; what it does takes effect at once."""

    hero: Hero
    advancement: int
    done: int = 0

    def begin(self, g: Darkness) -> Next:
        hero = self.hero
        g.advancements[hero] = tuple(sorted((*g.advancements[hero], self.advancement)))
        g.emit(Advanced, g.owner(hero), hero, self.advancement)
        g.heal(hero, ADVANCEMENT_STATS[self.advancement].get("maxhp", 0))
        return self.next_effect(g)

    def next_effect(self, g: Darkness) -> Next:
        """Change the deck, if the card says so."""
        effects = ADVANCEMENTS[self.advancement].effects
        while self.done < len(effects):
            effect = effects[self.done]
            self.done += 1
            if effect.verb == "deck":
                return g.call(ChangeDeck(self.hero, effect.what, effect.amount.number), then=self.on_changed)
        return g.done()

    def on_changed(self, g: Darkness, _change: ChangeDeck) -> Next:
        return self.next_effect(g)
