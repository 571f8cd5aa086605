"""The Fireball Grenade."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.castle.rules.events import GrenadeThrown
from darkling.games.castle.rules.state import Castle
from darkling.games.castle.rules.vocabulary import LEXICON, RAISE_THE_BLAST
from darkling.games.castle.rules.ways import fight_ways
from darkling.games.darkworld.rules.bout import Harm, reveal
from darkling.games.darkworld.rules.events import HitsPlayed, ItemUsed
from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import Hero, Monster, Square
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

GRENADE = 2
"""The third kind of magic items in the castle."""
CENTRE, RING = 3, 2


@dataclass
class Grenade(Rule):
    """DW-ITEM-08: thrown at a monster two squares away; it strikes the squares around as well.

    Attributes:
        slain: the monsters that it has slain and that are still to be rewarded.
        burnt: the heroes whom it is still to hurt.

    """

    hero: Hero
    square: Square
    slain: tuple[Monster, ...] = ()
    burnt: tuple[Hero, ...] = ()

    def begin(self, g: Castle) -> Next:
        """Throw it, and ask for Hit cards (DW-ITEM-10)."""
        hero = self.hero
        seat = g.owner(hero)
        g.discard_item(hero, GRENADE)
        g.emit(ItemUsed, seat, hero, GRENADE)
        g.emit(GrenadeThrown, seat, hero, self.square)
        if not g.cards_of(hero):
            return self.blast(g, 0)
        return g.ask(seat, RAISE_THE_BLAST, self.reoffer(g), then=self.on_hits, window=True)

    def reoffer(self, g: Castle) -> Sequence[Option]:
        """Return the numbers of Hit cards; then Hit Strengths come to light (DW-R-52)."""
        return [option.final for option in LEXICON.hits[: min(MOST_HITS, g.hits[self.hero]) + 1]]

    def on_hits(self, g: Castle, option: Option) -> Next:
        if option.thing:
            g.put_below(self.hero, option.thing, 0)
            g.emit(HitsPlayed, g.owner(self.hero), self.hero, option.thing)
        return self.blast(g, option.thing)

    def blast(self, g: Castle, hits: int) -> Next:
        """Strike the target, then its neighbours in their order, heroes last (DW-R-70)."""
        g.fence(Fence.REVEALED)
        around = fight_ways(g.doors)[self.square]
        struck = [(self.square, CENTRE + hits), *[(square, RING + hits) for square in around]]
        for square, damage in struck:
            if square in g.places:
                self.strike(g, g.monster_at(square), damage)
        self.burnt = tuple([hero for square in around for hero, at in enumerate(g.at) if at == square])
        return self.next_reward(g)

    def strike(self, g: Castle, monster: Monster, damage: int) -> None:
        """See the Hit Strength of a monster in the blast (DW-R-53)."""
        if not g.seen[monster]:
            reveal(g, monster)
        if damage >= g.strength(monster):
            self.slain += (monster,)

    def next_reward(self, g: Castle) -> Next:
        """Take the reward for each monster; magic items stay where they are (DW-ITEM-12)."""
        if not self.slain:
            return self.next_burn(g)
        monster, *rest = self.slain
        self.slain = tuple(rest)
        return g.call(Reward(self.hero, monster, item_stays=True), then=self.on_reward)

    def on_reward(self, g: Castle, _reward: Reward) -> Next:
        return self.next_reward(g)

    def next_burn(self, g: Castle) -> Next:
        """Heroes beside the target lose two Hit Points, whatever they hold (DW-ITEM-11)."""
        if not self.burnt:
            return g.done()
        hero, *rest = self.burnt
        self.burnt = tuple(rest)
        return g.call(Harm(hero, RING), then=self.on_burn)

    def on_burn(self, g: Castle, _harm: Rule) -> Next:
        return self.next_burn(g)
