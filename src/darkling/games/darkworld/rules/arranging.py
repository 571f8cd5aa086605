"""The parts of a set-up position that every Dark World game has, by their codes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct

from darkling.games.darkworld.cards.pieces import ALL_CARDS, COINS, HIT, MISS, Pieces
from darkling.games.darkworld.rules.draws import CARDS_FROM, COINS_FROM, HEROES_FROM, ITEMS_FROM
from darkling.games.darkworld.rules.state import (
    ACTIONS,
    BASIC,
    FULL_HP,
    IN_CAMP,
    NO_ITEM,
    OUT,
    SHARES,
    DarkWorld,
    Hero,
    Square,
)
from darkling.table.errors import BadPosition

PLAYERS = (2, len(SHARES) - 1)
NOWHERE = "OUT"
LETTERS = {"H": HIT, "M": MISS}
"""Hit and Miss cards, as a deck or a draw has them."""


class ArrangedHero(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of a set-up position; one who is out of the game stands on OUT."""

    square: str | None = None
    hp: int | None = None
    hits: int = 0
    misses: int = 0
    shown: tuple[int, int] = (0, 0)
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


def number_of(game: str, code: str, codes: tuple[str, ...], what: str) -> int:
    """Return the number of a piece or square by its code."""
    if code not in codes:
        raise BadPosition(f"{game}: there is no {what} {code!r}; there is {', '.join(codes)}")
    return codes.index(code)


@dataclass(frozen=True)
class Arranger:
    """Puts pieces on the table of a game by their codes."""

    game: str
    pieces: Pieces
    squares: tuple[str, ...]

    def refused(self, says: str) -> BadPosition:
        return BadPosition(f"{self.game}: {says}")

    def hero(self, code: str) -> Hero:
        return number_of(self.game, code, self.pieces.hero_codes, "hero")

    def heroes(self, codes: Iterable[str]) -> tuple[Hero, ...]:
        return tuple([self.hero(code) for code in codes])

    def square(self, code: str) -> Square:
        return number_of(self.game, code, self.squares, "square")

    def item(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.item_codes, "magic item")

    def weapon(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.weapon_codes, "weapon")

    def figure(self, code: str) -> int:
        return number_of(self.game, code, self.pieces.figure_codes, "figure")

    def check_once(self, field: str, things: Sequence[str | int]) -> None:
        """Raise BadPosition if a list has anything twice."""
        for thing, count in Counter(things).items():
            if count > 1:
                raise self.refused(f"`{field}` has {thing} more than once, expected each once")

    def check_start(self, players: int, actions: int) -> None:
        """Raise BadPosition unless so many play, and a hero can have so many actions left."""
        least, most = PLAYERS
        if not least <= players <= most:
            raise self.refused(f"`players` is {players}, expected {least} to {most} players")
        # Speed Boots are the second kind of magic items.
        most_actions = ACTIONS + ACTIONS * self.pieces.items[1].count
        if not 0 <= actions <= most_actions:
            raise self.refused(f"`actions` is {actions}, expected 0 to {most_actions}")

    def put_heroes(self, g: DarkWorld, given: Mapping[str, ArrangedHero], group: int) -> None:
        """Put heroes and their Base Camps on the table; what is in those was placed in a group."""
        for code, hero in given.items():
            self._put_hero(g, self.hero(code), hero, group)

    def _put_hero(self, g: DarkWorld, hero: Hero, given: ArrangedHero, group: int) -> None:
        self._check_cards(self.pieces.hero_codes[hero], given)
        is_out = given.square == NOWHERE
        if given.square is not None:
            g.at[hero] = OUT if is_out else self.square(given.square)
        usual = 0 if is_out else FULL_HP
        g.hp[hero] = usual if given.hp is None else given.hp
        g.hits[hero], g.misses[hero], g.shown[hero] = given.hits, given.misses, given.shown
        g.golden[hero] = BASIC if given.weapon is None else self.weapon(given.weapon)
        g.bags[hero] = tuple(sorted([self.item(item) for item in given.items]))
        g.coins[hero] = given.coins
        g.pit -= given.coins
        for figure in given.camp:
            self.add(g, self.figure(figure), IN_CAMP - hero, NO_ITEM, True, group)

    def _check_cards(self, code: str, given: ArrangedHero) -> None:
        """Raise BadPosition for fewer cards than none, before the deck is made of what is left."""
        for name, count in (("hits", given.hits), ("misses", given.misses)):
            if count < 0:
                raise self.refused(f"`heroes.{code}.{name}` is {count}, expected 0 or more")

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

    def lay_items(self, g: DarkWorld, lying: Iterable[tuple[str, str]]) -> None:
        for code, item in lying:
            g.drop(self.item(item), self.square(code))

    def fill_supply(self, g: DarkWorld, supply: Sequence[str] | None) -> None:
        """Fill the supply: as given, or with what is left."""
        rest = Counter(self.pieces.all_figures) - Counter(g.figures)
        g.supply = tuple(sorted(rest.elements() if supply is None else map(self.figure, supply)))

    def fill_stock(self, g: DarkWorld, discarded: Mapping[str, int], boxed: Sequence[int]) -> None:
        """Put the magic items that are used up apart, and what is left into the stock."""
        for code, count in discarded.items():
            g.discarded[self.item(code)] = count
        used = Counter([*g.carried, *[item for bag in g.bags for item in bag], *g.lying_items(), *boxed])
        for kind, item in enumerate(self.pieces.items):
            g.stock[kind] = max(0, item.count - used[kind] - g.discarded[kind])

    def fill_deck(self, g: DarkWorld, deck: str, known_below: int) -> None:
        """Put the Hit/Miss cards of the deck on top of those that are left, Hit cards first."""
        if not set(deck) <= set(LETTERS):
            raise self.refused(f"`deck` is {deck!r}, expected H for each Hit card and M for each Miss card")
        top = tuple([LETTERS[letter] for letter in deck])
        hits = g.hit_cards - sum(g.hits) - top.count(HIT)
        misses = ALL_CARDS - g.hit_cards - sum(g.misses) - top.count(MISS)
        if min(hits, misses) < 0:
            raise self.refused("`heroes` and `deck` hold more cards than there are in the box")
        g.deck = top + (HIT,) * hits + (MISS,) * misses
        g.known_below = known_below

    def foretell(self, g: DarkWorld, rolls: tuple[int, ...], draws: tuple[str, ...], most: int) -> None:
        """Say how the next dice fall, of which the largest shows `most`, and what chance brings next."""
        for roll in rolls:
            if not 0 <= roll <= most:
                raise self.refused(f"`rolls` has {roll}, expected what a die shows: 0 to {most}")
        g.foretell(rolls, [self._drawn(code) for code in draws])

    def _drawn(self, code: str) -> int:
        """Return a hero of the next order, a magic item, a card of an eliminated hero, or a coin's value."""
        known = {
            **{str(value): COINS_FROM + value for value in COINS},
            **{letter: CARDS_FROM + card for letter, card in LETTERS.items()},
            **{code: HEROES_FROM + hero for hero, code in enumerate(self.pieces.hero_codes)},
            **{code: ITEMS_FROM + item for item, code in enumerate(self.pieces.item_codes)},
        }
        if code not in known:
            raise self.refused(f"`draws` has {code!r}, expected one of {', '.join(known)}")
        return known[code]
