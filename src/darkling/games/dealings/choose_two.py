"""Choosing two heroes from hand, in secret: what the Hero and Defense Phases share."""

from dataclasses import dataclass

from darkling.games.dealings.cards import Hero
from darkling.games.dealings.state import Dealings
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

HEROES_TO_CHOOSE = 2


@dataclass
class ChooseTwo(Rule):
    """Choose two heroes, one at a time; which came first means nothing (DD-R-02)."""

    seat: Seat
    chosen: tuple[Hero, ...] = ()

    def verb(self) -> tuple[Option, ...]:
        """Return the options of this choice, by hero."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """Return the question."""
        raise NotImplementedError

    def begin(self, g: Dealings) -> Next:
        """Ask for a hero; with just two in hand there is nothing to choose."""
        hand = g.hands[self.seat]
        if len(hand) == HEROES_TO_CHOOSE:
            self.chosen = hand
            return g.done()
        verb = self.verb()
        if not self.chosen:
            return g.ask(self.seat, self.prompt(), [verb[hero] for hero in hand], then=self.on_hero)
        options = [verb[hero] for hero in hand if hero not in self.chosen]
        return g.ask(self.seat, self.prompt(), options, then=self.on_hero, seals=True)

    def on_hero(self, g: Dealings, option: Option) -> Next:
        """Put the hero to the chosen ones."""
        if not self.chosen:
            self.chosen = (option.thing,)
            return self.begin(g)
        self.chosen = tuple(sorted((*self.chosen, option.thing)))
        return g.done()
