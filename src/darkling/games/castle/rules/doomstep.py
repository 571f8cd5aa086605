"""The Doomstep: cards for those who reach it, and a loss for those who are thrown back to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.castle.rules.events import DoomstepReached, SomethingLost
from darkling.games.castle.rules.state import DOOMSTEP_CARDS, Castle
from darkling.games.castle.rules.vocabulary import (
    LOSE_COIN,
    LOSE_FIGURE,
    LOSE_HIT,
    LOSE_ITEM,
    LOSE_MISS,
    LOSE_SOMETHING,
    RETURN_A_CARD,
)
from darkling.games.darkworld.rules.events import CardsReturned
from darkling.games.darkworld.rules.state import OUT, Hero
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class ReachDoomstep(Rule):
    """DW-ARCH-07: whoever first comes here draws cards, the earlier the more."""

    hero: Hero

    def begin(self, g: Castle) -> Next:
        """Draw, and keep no more cards than were agreed."""
        hero = self.hero
        place = len(g.arrived)
        g.arrived += (hero,)
        g.emit(DoomstepReached, g.owner(hero), hero, place + 1)
        g.draw(hero, DOOMSTEP_CARDS[place])
        return g.become(KeepSix(hero)) if g.has_too_many(hero) else g.done()


@dataclass
class KeepSix(Rule):
    """DW-VAR-01: a hero with more than six cards returns cards at once (DW-R-33)."""

    hero: Hero

    def begin(self, g: Castle) -> Next:
        if not g.has_too_many(self.hero):
            return g.done()
        return g.ask(g.owner(self.hero), RETURN_A_CARD, self.reoffer(g), then=self.on_card, window=True)

    def reoffer(self, g: Castle) -> Sequence[Option]:
        return held_cards(g, self.hero)

    def on_card(self, g: Castle, option: Option) -> Next:
        """Put it to the bottom of the deck."""
        return_card(g, self.hero, option)
        return self.begin(g)


@dataclass
class LoseSomething(Rule):
    """DW-ARENA-06: a hero knocked out in the arena loses one thing, if there is anything to lose."""

    hero: Hero

    def begin(self, g: Castle) -> Next:
        """Ask what (DW-R-61)."""
        options = self.reoffer(g)
        if not options:
            return g.done()
        return g.ask(g.owner(self.hero), LOSE_SOMETHING, options, then=self.on_loss, window=True)

    def reoffer(self, g: Castle) -> Sequence[Option]:
        hero = self.hero
        options = [LOSE_ITEM[item] for item in sorted(set(g.bags[hero]))]
        options += held_cards(g, hero)
        if g.coins[hero]:
            options.append(LOSE_COIN)
        figures = sorted({g.figures[monster] for monster in g.camp(hero)})
        return options + [LOSE_FIGURE[figure] for figure in figures]

    def on_loss(self, g: Castle, option: Option) -> Next:
        hero = self.hero
        if option.verb in ("lose_hit", "lose_miss"):
            return_card(g, hero, option)
            return g.done()
        if option.verb == "lose_item":
            g.discard_item(hero, option.thing)
        elif option.verb == "lose_coin":
            g.coins[hero] -= 1
            g.pit += 1
        else:
            lost = next(monster for monster in g.camp(hero) if g.figures[monster] == option.thing)
            g.places[lost] = OUT
        g.emit(SomethingLost, g.owner(hero), hero, option.code or "COIN")
        return g.done()


def held_cards(g: Castle, hero: Hero) -> list[Option]:
    """Return the kinds of cards that a hero holds, as options."""
    return [LOSE_HIT] * bool(g.hits[hero]) + [LOSE_MISS] * bool(g.misses[hero])


def return_card(g: Castle, hero: Hero, option: Option) -> None:
    """Put a card to the bottom of the deck, for all to see."""
    hits = int(option is LOSE_HIT)
    g.put_below(hero, hits, 1 - hits)
    g.emit(CardsReturned, g.owner(hero), hero, hits, 1 - hits)
