"""Drawing the monsters of an encounter, and placing them (AD-POP)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ADVANCEMENTS, FOES, NO_CARD, TILE, boss_cards, foe_of
from darkling.games.darkness.rules.dungeon_deck import Card, discard, draw, put_below, refill
from darkling.games.darkness.rules.events import EncounterBegan, MonsterCardDrawn, MonstersPlaced
from darkling.games.darkness.rules.placing import add_foe
from darkling.games.darkness.rules.state import NOBODY, OFF, STAIRS, Darkness, Figure
from darkling.games.darkness.rules.summoning import on_place
from darkling.games.darkness.rules.vocabulary import ON_TILE, WHICH_TILE
from darkling.grid.measures import tile_steps
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

ASIDE, SEED, DRAWN = range(3)
"""Where a card for monsters comes from; they are taken in this order (AD-R-94)."""
MONSTERS, DISCARDED, SET_ASIDE, BELOW = "monsters", "discarded", "aside", "below"
"""What becomes of a card that is drawn."""
UNEXPECTED = 0
"""The number of a skirmish, which is no encounter."""


def danger_level(g: Darkness) -> int:
    """Return how much danger an encounter on this map has to have (AD-POP-01, AD-R-93, AD-R-107)."""
    return level_with(g, len(g.tiles))


def level_with(g: Darkness, tiles: int) -> int:
    """Return the danger level of an encounter on so many tiles."""
    advancements = sum([ADVANCEMENTS[one].danger for held in g.advancements for one in held])
    return scaled(g, g.heroes * (tiles + g.next_danger) + advancements)


def danger_of_seeds(g: Darkness) -> int:
    """Return what cards dug up for the next encounter add to its danger: half, rounded up for all of them.

    A boss counts once its set is complete (AD-BOS-03, AD-R-95).
    """
    foes = {foe_of(card) for card in g.seeds if FOES[foe_of(card)].is_boss}
    complete = [foe for foe in foes if set(boss_cards(foe)) <= set(g.seeds)]
    monsters = [foe_of(card) for card in g.seeds if not FOES[foe_of(card)].is_boss]
    return -(-sum([FOES[foe].danger for foe in (*monsters, *complete)]) // 2)


def scaled(g: Darkness, level: int) -> int:
    """Return a danger level as agreed on (AD-R-120)."""
    return -(-level * g.danger_percent // 100)


@dataclass
class Populate(Rule):
    """AD-POP: draw cards and place their monsters until their danger comes up to the level.

    Attributes:
        level: how much danger there has to be.
        is_last: whether it is the last encounter of its dungeon: cards that were set aside for it come first.
        is_skirmish: whether cards that were dug up wait for another encounter.
        danger: that of the monsters so far, without seeds.
        seeded: that of the seeds, of which half counts.
        sets: how many sets of monsters have been placed.
        waiting: cards of bosses whose sets are not complete.
        passed: equipment and mysteries; they are discarded in the end, so as not to come again and again
            where no monster is left (AD-R-93).

    """

    level: int
    is_last: bool = False
    is_skirmish: bool = False
    danger: int = 0
    seeded: int = 0
    sets: int = 0
    waiting: tuple[Card, ...] = ()
    passed: tuple[Card, ...] = ()

    def begin(self, g: Darkness) -> Next:
        return self.next_card(g)

    def next_card(self, g: Darkness) -> Next:
        """Go on until a set has to be placed, or it is enough (AD-POP-08)."""
        while True:
            refill(g)
            source, card = self.take(g)
            if card == NO_CARD:
                return self.finish(g)
            foe = self.look_at(g, source, card)
            if foe != NOBODY:
                return g.call(self.placing(foe), then=self.on_placed)

    def placing(self, foe: int) -> "PlaceSet":
        """Return the rule by which the monsters of a card are placed."""
        return PlaceSet(foe)

    def take(self, g: Darkness) -> tuple[int, Card]:
        """Return the next card and where it is from: set-asides, seeds, then the deck (AD-R-94)."""
        if self.is_last and g.aside:
            card, g.aside = g.aside[0], g.aside[1:]
            return ASIDE, card
        if g.seeds and not self.is_skirmish:
            card, g.seeds = g.seeds[0], g.seeds[1:]
            return SEED, card
        if self.total() >= self.level and self.sets:
            return DRAWN, NO_CARD
        return DRAWN, draw(g)

    def look_at(self, g: Darkness, source: int, card: Card) -> int:
        """Return the foe of which a set is to be placed now; NOBODY if there is none."""
        foe = foe_of(card)
        if foe < 0:
            self.passed = (*self.passed, card)
            return self.tell(g, card, DISCARDED)
        if FOES[foe].is_boss and not self.completes(card, foe):
            return self.tell(g, card, SET_ASIDE)
        if source == SEED:
            self.seeded += FOES[foe].danger
        else:
            self.danger += FOES[foe].danger
        self.sets += 1
        self.tell(g, card, MONSTERS)
        return foe

    def completes(self, card: Card, foe: int) -> bool:
        """Put a card of a boss to the others, and say whether the set is complete (AD-BOS-03, AD-BOS-04)."""
        self.waiting = (*self.waiting, card)
        cards = boss_cards(foe)
        if not set(cards) <= set(self.waiting):
            return False
        self.waiting = tuple([other for other in self.waiting if other not in cards])
        return True

    def total(self) -> int:
        """Return the danger so far; seeds count half, rounded up for all of them (AD-CLR-12)."""
        return self.danger - (-self.seeded // 2)

    def tell(self, g: Darkness, card: Card, fate: str) -> int:
        g.emit(MonsterCardDrawn, card, fate, self.total())
        return NOBODY

    def on_placed(self, g: Darkness, _set: "PlaceSet") -> Next:
        return self.next_card(g)

    def finish(self, g: Darkness) -> Next:
        """AD-BOS-06: what is left of bosses goes under the deck."""
        discard(g, *self.passed)
        put_below(g, self.waiting)
        refill(g)
        for card in self.waiting:
            self.tell(g, card, BELOW)
        self.waiting = self.passed = ()
        if not self.is_skirmish:
            g.next_danger = 0
        g.level, g.placed = self.level, self.total()
        encounter = UNEXPECTED if self.is_skirmish else g.encounter
        g.emit(EncounterBegan, encounter, self.total(), self.level)
        return g.done()


@dataclass
class PlaceSet(Rule):
    """AD-POP-04 to 07: place the monsters of a card, in the tile farthest away that is empty."""

    foe: int
    first: Figure = NOBODY
    placed: int = 0

    def begin(self, g: Darkness) -> Next:
        self.first = len(g.kind)
        return self.next_tile(g)

    def next_tile(self, g: Darkness) -> Next:
        """Go on with another tile, if there are monsters left and room for them (AD-R-11)."""
        tiles = best_tiles(g) if self.placed < FOES[self.foe].number else []
        if not tiles:
            return self.finish(g)
        if len(tiles) == 1:
            return self.fill(g, tiles[0])
        options = [ON_TILE[tile].final for tile in tiles]
        return g.ask(g.owner(g.march[0]), WHICH_TILE, options, then=self.on_tile)

    def on_tile(self, g: Darkness, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        return self.fill(g, option.thing)

    def fill(self, g: Darkness, tile: int) -> Next:
        """AD-POP-06, AD-POP-07: the logo first, then round the tile; cells are numbered in this order."""
        for square in TILE.squares(tile):
            if self.placed < FOES[self.foe].number and square not in g.at:
                add_foe(g, self.foe, square)
                self.placed += 1
        return self.next_tile(g)

    def finish(self, g: Darkness) -> Next:
        """AD-POP-09: the card lies to the left of those before."""
        figures = tuple(range(self.first, self.first + self.placed))
        g.line = ((self.foe, self.first, self.placed), *g.line)
        g.emit(MonstersPlaced, self.foe, figures, tuple([g.at[figure] for figure in figures]))
        for figure in figures:
            on_place(g, figure)
        return g.done()


def best_tiles(g: Darkness) -> list[int]:
    """Return the tiles among which the players may choose (AD-POP-04, 05, 10, 11; AD-R-10, AD-R-11).

    Of those with room, but not the stairs, they are those with the fewest figures, of these the farthest from
    the heroes.
    """
    figures = [0] * len(g.tiles)
    for square in g.at:
        if square != OFF:
            figures[TILE.tile_of(square)] += 1
    steps = tile_steps(g.board, g.at[: g.heroes])
    size = len(TILE)
    ranks = {
        tile: (count, -steps[tile]) for tile, count in enumerate(figures) if tile != STAIRS and count < size
    }
    best = min(ranks.values(), default=None)
    return [tile for tile, rank in ranks.items() if rank == best]
