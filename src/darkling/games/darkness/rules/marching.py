"""The marching order (AD-PRE-03)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.events import MarchSet
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.games.darkness.rules.vocabulary import NEXT, WHO_MARCHES_NEXT
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class SetMarch(Rule):
    """AD-D-04: the player of the first hero names one hero after the other; the last one follows.

    Attributes:
        is_last: whether the heroes set out as soon as it is settled.
        march: those who are named.

    """

    is_last: bool = False
    march: tuple[Hero, ...] = ()

    def begin(self, g: Darkness) -> Next:
        return self.next_hero(g)

    def next_hero(self, g: Darkness) -> Next:
        left = [hero for hero in range(g.heroes) if hero not in self.march]
        if len(left) == 1:
            return self.finish(g, left[0])
        options = [NEXT[g.owner(hero)] for hero in left]
        if len(left) == 2 and self.is_last:
            options = [option.final for option in options]
        return g.ask(g.owner(0), WHO_MARCHES_NEXT, options, then=self.on_hero)

    def on_hero(self, g: Darkness, option: Option) -> Next:
        self.march = (*self.march, g.hero_of(option.thing))
        return self.next_hero(g)

    def finish(self, g: Darkness, last: Hero) -> Next:
        g.march = (*self.march, last)
        g.emit(MarchSet, g.march)
        return g.done()
