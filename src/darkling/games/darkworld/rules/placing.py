"""Placing monsters: which figure, with which magic item, on which square."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.rules.draws import ITEMS_FROM
from darkling.games.darkworld.rules.events import ItemDrawn, MonsterPlaced
from darkling.games.darkworld.rules.state import (
    IN_HAND,
    NO_ITEM,
    NO_LIMIT,
    OVERLORD,
    RANDOM_ITEMS,
    DarkWorld,
    Monster,
    Square,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot
from darkling.table.zones import without


@dataclass
class PlaceMonsters(Rule):
    """DW-PLACE: the overlord places monsters one by one, and says when there are enough.

    Attributes:
        squares: where they may stand.
        group: where that is: a room or the like.
        least: so many must be placed if there are any to place (DW-R-14).
        most: so many may be placed.
        limit: so much Hit Strength they may have together (DW-PLACE-02).
        count: how many have been placed.

    """

    squares: tuple[Square, ...]
    group: int
    least: int
    most: int
    limit: int = NO_LIMIT
    count: int = 0

    def begin(self, g: DarkWorld) -> Next:
        """Choose a figure, if any fits; those who need not place one may stop."""
        if self.count == self.most or not g.supply or not self.free_squares(g):
            return g.done()
        # Even an overlord who has no choice is asked: silence would give strengths away.
        prompt = g.lexicon.prompts.choose_figure
        return g.ask(OVERLORD, prompt, self.fitting(g), then=self.on_figure, window=True)

    def reoffer(self, g: DarkWorld) -> Sequence[Option] | None:
        """Return the figures within the limit of a supply that is guessed."""
        return self.fitting(g) if self.step == "on_figure" else None

    def fitting(self, g: DarkWorld) -> list[Option]:
        """Return the figures within the limit, each once (DW-R-14)."""
        figure, left, rolls = g.lexicon.figure, self.left(g), g.agreed & RANDOM_ITEMS
        fitting = [at for at in dict.fromkeys(g.supply) if not why_too_strong(g, at, left)]
        options = [figure[at].final if rolls else figure[at] for at in fitting]
        if self.count >= self.least or not options:
            options.append(g.lexicon.placed)
        return options

    def barred(self, g: DarkWorld) -> list[Barred]:
        if self.step != "on_figure":
            return []
        left, codes = self.left(g), g.pieces.figure_codes
        return [(codes[at], why) for at in dict.fromkeys(g.supply) if (why := why_too_strong(g, at, left))]

    def left(self, g: DarkWorld) -> int:
        """Return how much Hit Strength may still be placed."""
        if self.limit == NO_LIMIT:
            return NO_LIMIT
        placed = [place for place in range(len(g.figures)) if g.groups[place] == self.group]
        return self.limit - sum([g.strength(monster) for monster in placed])

    def free_squares(self, g: DarkWorld) -> list[Square]:
        return [square for square in self.squares if g.is_free(square)]

    def on_figure(self, g: DarkWorld, option: Option) -> Next:
        """Take the figure out of the supply, and choose its magic item (DW-PLACE-04, DW-R-16)."""
        if option.verb == "placed":
            return g.done()
        g.supply = without(g.supply, option.thing)
        g.figures.append(option.thing)
        g.places.append(IN_HAND)
        g.seen.append(False)
        g.carried.append(NO_ITEM)
        g.groups.append(self.group)
        return self.choose_item(g)

    def choose_item(self, g: DarkWorld) -> Next:
        """Choose among the kinds in stock; if there are none, among those used up (DW-R-17)."""
        kinds = item_kinds(g)
        if not kinds:
            return self.choose_square(g)
        if g.agreed & RANDOM_ITEMS:
            g.fence(Fence.DICE)
            weighted = [kind for kind in kinds for _ in range(_store(g)[kind])]
            item = g.pick(weighted, ITEMS_FROM)
            self.tell_item(g, item)
            return self.take_item(g, item)
        options = [g.lexicon.item[kind] for kind in kinds]
        return g.ask(OVERLORD, g.lexicon.prompts.choose_item, options, then=self.on_item)

    def on_item(self, g: DarkWorld, option: Option) -> Next:
        return self.take_item(g, option.thing)

    def take_item(self, g: DarkWorld, item: int) -> Next:
        """Put a magic item on the monster's base."""
        _store(g)[item] -= 1
        g.carried[-1] = item
        return self.choose_square(g)

    def choose_square(self, g: DarkWorld) -> Next:
        options = self.square_options(g)
        return g.ask(OVERLORD, g.lexicon.prompts.choose_square, options, then=self.on_square)

    def square_options(self, g: DarkWorld) -> list[Option]:
        return [g.lexicon.square[square] for square in self.free_squares(g)]

    def on_square(self, g: DarkWorld, option: Option) -> Next:
        """Place it, for all to see but its Hit Strength."""
        monster: Monster = len(g.places) - 1
        g.places[monster] = option.thing
        self.count += 1
        self.tell(g, monster)
        return self.begin(g)

    def tell_item(self, g: DarkWorld, item: int) -> None:
        """Tell everyone what chance says."""
        g.emit(ItemDrawn, item)

    def tell(self, g: DarkWorld, monster: Monster) -> None:
        item = g.carried[monster]
        items = (item,) if item != NO_ITEM else ()
        g.emit(MonsterPlaced, OVERLORD, monster, g.kind(monster), g.places[monster], items)


def why_too_strong(g: DarkWorld, figure: int, left: int) -> WhyNot | None:
    """Return why a figure cannot be placed, unless it can, where so much Hit Strength is left."""
    return g.lexicon.reasons.above_limit if g.pieces.strength_of[figure] > left else None


def item_kinds(g: DarkWorld) -> list[int]:
    """Return the kinds of magic items that a monster can be given."""
    return [kind for kind, count in enumerate(_store(g)) if count]


def _store(g: DarkWorld) -> list[int]:
    """Return where magic items come from: the stock, or the used ones when it is empty."""
    return g.stock if any(g.stock) else g.discarded
