"""Equipment changes hands: it is taken, given, and dropped for want of slots (AD-EQ-06 to 08)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ITEMS
from darkling.games.darkness.rules.events import EquipmentDropped, EquipmentGiven, EquipmentTaken, GiftRefused
from darkling.games.darkness.rules.state import CLAIMED, SLOTS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import (
    ACCEPT,
    ACCEPT_GIFT,
    DONE,
    DROP_ITEM,
    DROP_WHICH,
    GIVE,
    GIVE_TO_WHOM,
    GIVE_WHAT,
    KEEP_ITEM,
    KEEP_THE_FIND,
    LEAVE,
    REFUSE,
    TO,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

NO_ITEM = -1
NO_TILE = -1
"""Where equipment was found that comes from the deck."""


def overflow(g: Darkness, hero: Hero, more: int = 0) -> int:
    """Return by how many slots the equipment of a hero is too much, if this many more are needed."""
    used = sum([ITEMS[item].slots for item in g.items[hero]]) + more
    return used - SLOTS - g.stat(hero, "slots")


def add_item(g: Darkness, hero: Hero, item: int) -> None:
    g.items[hero] = tuple(sorted((*g.items[hero], item)))


def drop_item(g: Darkness, hero: Hero, item: int) -> None:
    g.items[hero] = without(g.items[hero], item)
    g.discard_item(item)
    g.emit(EquipmentDropped, g.owner(hero), hero, item)


def droppable(g: Darkness, hero: Hero) -> list[Option]:
    return [DROP_ITEM[item] for item in g.items[hero]]


@dataclass
class TakeItem(Rule):
    """AD-CLR-09: a hero has found equipment, and may keep it; other equipment may have to make room.

    Attributes:
        hero: who has found it.
        item: what was found.
        tile: the tile that it is; NO_TILE if it comes from the deck.

    """

    hero: Hero
    item: int
    tile: int = NO_TILE

    def begin(self, g: Darkness) -> Next:
        options = [KEEP_ITEM[self.item], LEAVE]
        return g.ask(g.owner(self.hero), KEEP_THE_FIND, options, then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option.id != LEAVE.id:
            return self.make_room(g)
        if self.tile == NO_TILE:
            g.discard_item(self.item)
        return g.done()

    def make_room(self, g: Darkness) -> Next:
        """AD-EQ-07: discard equipment until there are slots enough."""
        if overflow(g, self.hero, ITEMS[self.item].slots) <= 0:
            return self.take(g)
        return g.ask(g.owner(self.hero), DROP_WHICH, droppable(g, self.hero), then=self.on_drop)

    def on_drop(self, g: Darkness, option: Option) -> Next:
        drop_item(g, self.hero, option.thing)
        return self.make_room(g)

    def take(self, g: Darkness) -> Next:
        add_item(g, self.hero, self.item)
        if self.tile != NO_TILE:
            g.faces = (*g.faces[: self.tile], CLAIMED, *g.faces[self.tile + 1 :])
        g.emit(EquipmentTaken, g.owner(self.hero), self.hero, self.item)
        return g.done()


@dataclass
class GiveItems(Rule):
    """AD-D-29: some heroes may give each other equipment, one after the other.

    A trade is two gifts: a hero may hold too much until all have given what they want to.

    Attributes:
        heroes: those who take part, in marching order.
        giving: which of them it is who gives.
        item: what is about to be given.
        to: whom it is offered.
        refused: gifts that were refused, item and hero; they are not offered again.

    """

    heroes: tuple[Hero, ...]
    giving: int = 0
    item: int = NO_ITEM
    to: Hero = 0
    refused: tuple[tuple[int, Hero], ...] = ()

    def begin(self, g: Darkness) -> Next:
        return self.next_gift(g)

    def next_gift(self, g: Darkness) -> Next:
        while self.giving < len(self.heroes):
            giver = self.heroes[self.giving]
            options = [GIVE[item] for item in g.items[giver] if self.takers(item)]
            if options:
                return g.ask(g.owner(giver), GIVE_WHAT, [*options, DONE], then=self.on_item)
            self.giving += 1
        return self.unload(g)

    def takers(self, item: int) -> list[Hero]:
        """Return whom something may be offered."""
        giver = self.heroes[self.giving]
        return [to for to in self.heroes if to != giver and (item, to) not in self.refused]

    def on_item(self, g: Darkness, option: Option) -> Next:
        if option.id == DONE.id:
            self.giving += 1
            return self.next_gift(g)
        self.item = option.thing
        options = [TO[to] for to in self.takers(self.item)]
        return g.ask(g.owner(self.heroes[self.giving]), GIVE_TO_WHOM, options, then=self.on_taker)

    def on_taker(self, g: Darkness, option: Option) -> Next:
        self.to = option.thing
        return g.ask(g.owner(self.to), ACCEPT_GIFT, [ACCEPT, REFUSE], then=self.on_reply)

    def on_reply(self, g: Darkness, option: Option) -> Next:
        giver = self.heroes[self.giving]
        if option.id == REFUSE.id:
            self.refused = (*self.refused, (self.item, self.to))
            g.emit(GiftRefused, giver, self.to, self.item)
        else:
            g.items[giver] = without(g.items[giver], self.item)
            add_item(g, self.to, self.item)
            g.emit(EquipmentGiven, giver, self.to, self.item)
        self.item = NO_ITEM
        return self.next_gift(g)

    def unload(self, g: Darkness) -> Next:
        """Let those who hold too much discard equipment."""
        for hero in self.heroes:
            if overflow(g, hero) > 0:
                self.to = hero
                return g.ask(g.owner(hero), DROP_WHICH, droppable(g, hero), then=self.on_drop)
        return g.done()

    def on_drop(self, g: Darkness, option: Option) -> Next:
        drop_item(g, self.to, option.thing)
        return self.unload(g)
