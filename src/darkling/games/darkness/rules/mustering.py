"""A game master picks the monsters of an encounter, and places them (AD-GM-03, AD-GM-04, AD-D-35).

Each card is placed as soon as it is picked. So what is chosen is public at once, and all that stays secret is
what else the game master has found in the deck.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import FOES, TILE, boss_cards
from darkling.games.darkness.rules.bosses import specials
from darkling.games.darkness.rules.dungeon_deck import DRAWS_FROM, search, searched, take_out
from darkling.games.darkness.rules.events import MonstersEnlisted
from darkling.games.darkness.rules.placing import add_foe
from darkling.games.darkness.rules.populate import PlaceSet, Populate, best_tiles
from darkling.games.darkness.rules.state import GAME_MASTER, NOBODY, STAIRS, Darkness, Square
from darkling.games.darkness.rules.vocabulary import (
    DONE,
    ENLIST,
    ENLIST_WHOM,
    MUSTER_ON_TILE,
    ON_TILE,
    PLACE_MONSTER,
    PROPOSE,
    STAND,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, WhyNot

ABOVE = 5
"""So much more than the danger level a game master may pick (AD-GM-03)."""
TOO_DANGEROUS = WhyNot("too-dangerous", "AD-GM-03")


def populating(g: Darkness, level: int, is_last: bool = False, is_skirmish: bool = False) -> Populate:
    """Return the rule by which monsters come: they are drawn, or a game master picks them."""
    rule = Muster if g.has_master() else Populate
    return rule(level, is_last=is_last, is_skirmish=is_skirmish)


@dataclass
class Muster(Populate):
    """AD-R-108: the game master searches the deck; cards set aside and seeds come first, then those picked.

    `is_left_out` says whether the rest is picked at random, until there is danger enough.
    """

    is_left_out: bool = False

    def begin(self, g: Darkness) -> Next:
        search(g)
        return self.next_card(g)

    def next_card(self, g: Darkness) -> Next:
        if (self.is_last and g.aside) or (g.seeds and not self.is_skirmish):
            foe = self.look_at(g, *self.take(g))
            return self.next_card(g) if foe == NOBODY else g.call(self.placing(foe), then=self.on_placed)
        return self.pick_one(g) if self.is_left_out else self.choose(g)

    def choose(self, g: Darkness) -> Next:
        """AD-D-35: one card more, the rest at random, or no more; asked even where one answer is left.

        That nothing else fits would tell what is in the deck.
        """
        return g.ask(GAME_MASTER, ENLIST_WHOM, self.reoffer(g), then=self.on_choice, window=True)

    def reoffer(self, g: Darkness) -> list[Option]:
        options = [ENLIST[foe] for foe in sorted(self.available(g))]
        if self.total() < self.level or not self.sets:
            options.append(PROPOSE.final)
        return [*options, DONE] if self.sets else options

    def available(self, g: Darkness) -> Counter[int]:
        """Return the foes that can be picked, and how many cards of each there are."""
        return Counter({foe: count for foe, count in self.found(g).items() if self.why_not(foe) is None})

    def found(self, g: Darkness) -> Counter[int]:
        """Return the foes that the deck has, and how many cards of each (AD-R-108)."""
        cards = Counter([*searched(g), *self.waiting])
        found = Counter({foe: cards[foe] for foe, card in enumerate(FOES) if not card.is_boss})
        for foe, card in enumerate(FOES):
            if card.is_boss:
                found[foe] = min([cards[one] for one in boss_cards(foe)])
        return +found

    def why_not(self, foe: int) -> WhyNot | None:
        fits = self.total() + FOES[foe].danger <= self.most()
        return None if fits else TOO_DANGEROUS

    def barred(self, g: Darkness) -> Sequence[Barred]:
        """Return the foes in the deck that are too dangerous now."""
        reasons = [(FOES[foe].code, self.why_not(foe)) for foe in sorted(self.found(g))]
        return [(code, why) for code, why in reasons if why is not None]

    def most(self) -> int:
        """Return how much danger there may be."""
        return self.level + ABOVE

    def on_choice(self, g: Darkness, option: Option) -> Next:
        if option.id == DONE.id:
            return self.finish(g)
        if option.id == PROPOSE.id:
            self.is_left_out = True
            return self.next_card(g)
        return self.enlist(g, option.thing)

    def enlist(self, g: Darkness, foe: int) -> Next:
        for card in boss_cards(foe) or (foe,):
            if card in self.waiting:
                self.waiting = tuple([other for other in self.waiting if other != card])
            else:
                take_out(g, card)
        self.danger += FOES[foe].danger
        self.sets += 1
        g.emit(MonstersEnlisted, GAME_MASTER, foe, self.total(), self.most())
        return g.call(self.placing(foe), then=self.on_placed)

    def placing(self, foe: int) -> PlaceSet:
        return Deploy(foe, is_left_out=self.is_left_out)

    def pick_one(self, g: Darkness) -> Next:
        """Take any card that fits, until the danger comes up to the level; draw where none is to be found."""
        g.fence(Fence.REVEALED)
        available = self.available(g)
        if not available and not self.sets:
            return super().next_card(g)
        if self.total() >= self.level or not available:
            return self.finish(g)
        return self.enlist(g, g.pick(sorted(available.elements()), DRAWS_FROM))


@dataclass
class Deploy(PlaceSet):
    """AD-GM-04: any tile but the stairs, and on it any squares; or both as the rules have it.

    Attributes:
        tile: the one that has been chosen.
        is_left_out: whether the rest stands where it would without a game master.

    """

    tile: int = NOBODY
    is_left_out: bool = False

    def next_tile(self, g: Darkness) -> Next:
        tiles = self.tiles(g)
        if not tiles:
            return self.finish(g)
        if self.is_left_out:
            return self.fill(g, best_tiles(g)[0])
        options = [*[ON_TILE[tile] for tile in tiles], self.propose()]
        return g.ask(GAME_MASTER, MUSTER_ON_TILE, options, then=self.on_tile)

    def tiles(self, g: Darkness) -> list[int]:
        """Return the tiles with room for all that is left to place, else those with the most room."""
        left = FOES[self.foe].number - self.placed
        room = {tile: len(free_squares(g, tile)) for tile in range(len(g.tiles)) if tile != STAIRS}
        wanted = min(left, max(room.values(), default=0))
        return [tile for tile, free in room.items() if wanted and free >= wanted]

    def propose(self) -> Option:
        """Return the option that leaves the rest to the rules; a boss may draw a card when it is placed."""
        return PROPOSE.final if self.summons() else PROPOSE

    def summons(self) -> bool:
        return any(effect.verb == "summon" for effect in specials(self.foe, "place"))

    def on_tile(self, g: Darkness, option: Option) -> Next:
        if option.id == PROPOSE.id:
            self.is_left_out = True
            return self.next_tile(g)
        self.tile = option.thing
        return self.next_square(g)

    def next_square(self, g: Darkness) -> Next:
        squares = free_squares(g, self.tile)
        if self.placed == FOES[self.foe].number or not squares:
            return self.next_tile(g)
        options = [STAND[square] for square in squares]
        if self.summons():
            options = [option.final for option in options]
        return g.ask(GAME_MASTER, PLACE_MONSTER, [*options, self.propose()], then=self.on_square)

    def on_square(self, g: Darkness, option: Option) -> Next:
        if option.id == PROPOSE.id:
            self.is_left_out = True
            return self.fill(g, self.tile)
        add_foe(g, self.foe, option.thing)
        self.placed += 1
        return self.next_square(g)


def free_squares(g: Darkness, tile: int) -> list[Square]:
    return [square for square in TILE.squares(tile) if square not in g.at]
