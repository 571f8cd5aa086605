"""Choosing two heroes from hand, in secret: what the Hero and Defense Phases share."""

from dataclasses import dataclass

from darkling.games.dealings.cards import HERO_CODES, Hero
from darkling.games.dealings.rules.state import Dealings
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot

HEROES_TO_CHOOSE = 2
Choice = tuple[Prompt, tuple[Option, ...], WhyNot]
"""A question, its options by hero, and why one that is chosen cannot be chosen again."""


@dataclass
class ChooseTwo(Rule):
    """Choose two heroes, one at a time; which came first means nothing (DD-R-02)."""

    seat: Seat
    chosen: tuple[Hero, ...] = ()

    def choice(self) -> Choice:
        raise NotImplementedError

    def begin(self, g: Dealings) -> Next:
        """Ask for a hero; with just two in hand there is nothing to choose."""
        hand = g.hands[self.seat]
        if len(hand) == HEROES_TO_CHOOSE:
            self.chosen = hand
            return g.done()
        prompt, verb, _ = self.choice()
        if not self.chosen:
            return g.ask(self.seat, prompt, [verb[hero] for hero in hand], then=self.on_hero)
        options = [verb[hero] for hero in hand if hero not in self.chosen]
        return g.ask(self.seat, prompt, options, then=self.on_hero, seals=True)

    def barred(self, _g: Dealings) -> list[Barred]:
        _, _, already = self.choice()
        return [(HERO_CODES[hero], already) for hero in self.chosen]

    def on_hero(self, g: Dealings, option: Option) -> Next:
        if not self.chosen:
            self.chosen = (option.thing,)
            return self.begin(g)
        one, other = self.chosen[0], option.thing
        self.chosen = (one, other) if one < other else (other, one)
        return g.done()
