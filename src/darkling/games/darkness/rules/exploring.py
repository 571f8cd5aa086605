"""Looking for equipment and mysteries in a room that has been won (AD-CLR-09 to 12)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import NO_CARD, foe_of, item_of, mystery_of
from darkling.games.darkness.rules.dungeon_deck import Card, discard, draw, face_down, flip, has_cards, refill
from darkling.games.darkness.rules.events import CardDug, TileTurned
from darkling.games.darkness.rules.mysteries import DISCARDED, ITEM, ResolveMystery
from darkling.games.darkness.rules.settings import DIG_EARLY
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.games.darkness.rules.trade import NO_TILE, TakeItem
from darkling.games.darkness.rules.vocabulary import DIG, FLIP, FLIP_WHICH, STOP
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

SEED, MYSTERY = "seed", "mystery"
"""What becomes of a card that is dug up, beside what becomes of treasure."""


def can_explore(g: Darkness) -> bool:
    """Say whether there is a tile to flip, or a card to dig up."""
    return bool(face_down(g)) or has_cards(g)


@dataclass
class Explore(Rule):
    """AD-D-30 to 33: flip tiles until something is found; who has found nothing may dig.

    Attributes:
        hero: the explorer.
        finds: how much equipment and how many mysteries were found.
        failed: whether a tile was neither.
        dug: whether the hero has dug, which ends the exploring.

    """

    hero: Hero
    finds: int = 0
    failed: bool = False
    dug: bool = False

    def begin(self, g: Darkness) -> Next:
        return self.next_tile(g)

    def next_tile(self, g: Darkness) -> Next:
        options = self.options(g)
        if self.is_over(g) or not options:
            return g.done()
        if self.finds or self.failed or not face_down(g):
            options.append(STOP)
        return g.ask(g.owner(self.hero), FLIP_WHICH, options, then=self.on_choice, window=True)

    def is_over(self, g: Darkness) -> bool:
        """Say whether it is enough, or the explorer has fallen in a fight."""
        return self.dug or not g.hp[self.hero] or self.finds > g.stat(self.hero, "finds")

    def options(self, g: Darkness) -> list[Option]:
        options = [FLIP[tile].final for tile in face_down(g)]
        return [*options, DIG.final] if self.can_dig(g) else options

    def can_dig(self, g: Darkness) -> bool:
        """AD-R-100: dig after a tile that was nothing, or if no tile is left, and never after a find."""
        if self.finds or not has_cards(g):
            return False
        return not face_down(g) or (self.failed and g.has_agreed(DIG_EARLY))

    def on_choice(self, g: Darkness, option: Option) -> Next:
        if option.id == STOP.id:
            return g.done()
        if option.id == DIG.id:
            self.dug = True
            card, tile = dig(g, self.hero), NO_TILE
        else:
            tile = option.thing
            card = flip(g, tile)
            g.emit(TileTurned, self.hero, tile, card)
        return self.look_at(g, card, tile)

    def look_at(self, g: Darkness, card: Card, tile: int) -> Next:
        """Keep equipment or leave it, and resolve a mystery; all else is nothing (AD-CLR-10, AD-R-95)."""
        if item_of(card) >= 0:
            self.finds += 1
            return g.call(TakeItem(self.hero, item_of(card), tile), then=self.on_found)
        if mystery_of(card) >= 0:
            self.finds += 1
            return g.call(ResolveMystery(self.hero, mystery_of(card)), then=self.on_found)
        self.failed = True
        return self.next_tile(g)

    def on_found(self, g: Darkness, _found: Rule) -> Next:
        return self.next_tile(g)


def dig(g: Darkness, hero: Hero) -> Card:
    """AD-CLR-11, AD-CLR-12: turn up cards until one is no monster; monsters seed the next encounter."""
    skipped = g.stat(hero, "digskip")
    while True:
        card = draw(g)
        if foe_of(card) < 0 or card == NO_CARD:
            break
        g.emit(CardDug, hero, card, DISCARDED if skipped else SEED)
        if skipped:
            skipped -= 1
            discard(g, card)
        else:
            g.seeds = (*g.seeds, card)
    if mystery_of(card) >= 0:
        g.resolved = tuple(sorted((*g.resolved, card)))
    if card != NO_CARD:
        g.emit(CardDug, hero, card, ITEM if item_of(card) >= 0 else MYSTERY)
    refill(g)
    return card
