"""The parts of a set-up position that every Dark World game has, by their codes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Struct

from darkling.games.darkworld.cards.pieces import ALL_CARDS, HIT, MISS, Pieces
from darkling.games.darkworld.rules.invariants import number_of
from darkling.games.darkworld.rules.state import (
    BASIC,
    FULL_HP,
    IN_CAMP,
    NO_ITEM,
    OUT,
    DarkWorld,
    Hero,
    Square,
)
from darkling.table.errors import BadPosition

NOWHERE = "OUT"


class ArrangedHero(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of a set-up position; one who is out of the game stands on OUT."""

    square: str | None = None
    hp: int = FULL_HP
    hits: int = 0
    misses: int = 0
    weapon: str | None = None
    items: tuple[str, ...] = ()
    coins: int = 0
    camp: tuple[str, ...] = ()


class ArrangedMonster(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster of a set-up position, such as `ORC2`; without a group, it was placed where it stands."""

    figure: str
    square: str
    item: str | None = None
    seen: bool = False
    group: int | None = None


@dataclass(frozen=True)
class Arranger:
    """Puts pieces on the table of a game by their codes."""

    game: str
    pieces: Pieces
    squares: tuple[str, ...]

    def hero(self, code: str) -> Hero:
        return number_of(self.game, code, self.pieces.hero_codes, "hero")

    def square(self, code: str) -> Square:
        return number_of(self.game, code, self.squares, "square")

    def item(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.item_codes, "magic item")

    def weapon(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.weapon_codes, "weapon")

    def figure(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.figure_codes, "figure")

    def put_hero(self, g: DarkWorld, hero: Hero, given: ArrangedHero, group: int) -> None:
        """Put a hero and his Base Camp on the table; what is in it was placed in a group."""
        if given.square is not None:
            g.at[hero] = OUT if given.square == NOWHERE else self.square(given.square)
        g.hp[hero], g.hits[hero], g.misses[hero] = given.hp, given.hits, given.misses
        g.golden[hero] = BASIC if given.weapon is None else self.weapon(given.weapon)
        g.bags[hero] = tuple(sorted([self.item(item) for item in given.items]))
        g.coins[hero] = given.coins
        g.pit -= given.coins
        for figure in given.camp:
            self.add(g, self.figure(figure), IN_CAMP - hero, NO_ITEM, True, group)

    def put_monster(self, g: DarkWorld, given: ArrangedMonster, group: int) -> None:
        """Put a monster on the table, placed in a group unless it says otherwise."""
        item = NO_ITEM if given.item is None else self.item(given.item)
        placed = group if given.group is None else given.group
        self.add(g, self.figure(given.figure), self.square(given.square), item, given.seen, placed)

    def add(self, g: DarkWorld, figure: int, place: Square, item: int, seen: bool, group: int) -> None:
        g.figures.append(figure)
        g.places.append(place)
        g.carried.append(item)
        g.seen.append(seen)
        g.groups.append(group)

    def fill_supplies(self, g: DarkWorld, supply: Sequence[str] | None, deck: str) -> None:
        """Fill the supply, the stock and the deck: as given, or with what is left.

        The deck is given topmost first, such as `HHM`; what is missing lies below it, Hit cards first.
        """
        rest = Counter(self.pieces.all_figures) - Counter(g.figures)
        g.supply = tuple(sorted(rest.elements() if supply is None else map(self.figure, supply)))
        used = Counter([*g.carried, *[item for bag in g.bags for item in bag], *g.lying_items()])
        g.stock = [max(0, item.count - used[kind]) for kind, item in enumerate(self.pieces.items)]
        top = tuple([HIT if letter == "H" else MISS for letter in deck])
        hits = g.hit_cards - sum(g.hits) - top.count(HIT)
        misses = ALL_CARDS - g.hit_cards - sum(g.misses) - top.count(MISS)
        if min(hits, misses) < 0:
            raise BadPosition(f"{self.game}: heroes and deck hold more cards than there are in the box")
        g.deck = top + (HIT,) * hits + (MISS,) * misses
