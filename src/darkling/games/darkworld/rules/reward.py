"""What a hero gets for slaying a monster."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.events import ItemLeft, ItemTaken, MonsterSlain
from darkling.games.darkworld.rules.state import IN_CAMP, NO_ITEM, OUT, DarkWorld, Hero, Monster, Square
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class Reward(Rule):
    """DW-HBLOW-07: the figure, a gold coin, a card; then the magic item is taken or left."""

    hero: Hero
    monster: Monster
    item_stays: bool = False
    """Whether the magic item stays where it is, as after a blast."""
    square: Square = OUT
    item: int = NO_ITEM

    def begin(self, g: DarkWorld) -> Next:
        """Take the figure, a coin unseen and a card."""
        hero, monster = self.hero, self.monster
        self.square = g.places[monster]
        g.places[monster] = IN_CAMP - hero
        seat, strength = g.owner(hero), g.strength(monster)
        g.emit(MonsterSlain, seat, hero, g.kind(monster), self.square, strength)
        g.take_coin(hero)
        g.draw(hero, 1)
        rule = g.on_draw(hero)
        return self.add(g) if rule is None else g.call(rule, then=self.on_drawn)

    def on_drawn(self, g: DarkWorld, _rule: Rule) -> Next:
        return self.add(g)

    def add(self, g: DarkWorld) -> Next:
        """Take what the game adds to a kill."""
        rule = g.on_kill(self.hero, self.monster)
        return self.offer_item(g) if rule is None else g.call(rule, then=self.on_added)

    def on_added(self, g: DarkWorld, _rule: Rule) -> Next:
        return self.offer_item(g)

    def offer_item(self, g: DarkWorld) -> Next:
        """Take the magic item or leave it; a full bag leaves no choice (DW-R-49)."""
        self.item = g.carried[self.monster]
        g.carried[self.monster] = NO_ITEM
        if self.item == NO_ITEM:
            return self.finish(g)
        if self.item_stays or not g.has_room(self.hero):
            return self.leave(g)
        options = [g.lexicon.take, g.lexicon.leave]
        return g.ask(g.owner(self.hero), g.lexicon.prompts.take_item, options, then=self.on_item)

    def on_item(self, g: DarkWorld, option: Option) -> Next:
        """Take it, or leave it on the square where the monster died (DW-HBLOW-08)."""
        if option is g.lexicon.leave:
            return self.leave(g)
        g.give_item(self.hero, self.item)
        g.emit(ItemTaken, g.owner(self.hero), self.hero, self.item, self.square)
        return self.finish(g)

    def leave(self, g: DarkWorld) -> Next:
        g.drop(self.item, self.square)
        g.emit(ItemLeft, self.item, self.square)
        return self.finish(g)

    def finish(self, g: DarkWorld) -> Next:
        """Take what comes last."""
        g.on_rewarded(self.hero)
        return g.done()
