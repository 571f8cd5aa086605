"""The table before a game, positions set up by hand, and the invariants of any position."""

from collections import Counter
from typing import Any

from msgspec import Struct

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.options import HARD_STOP, Options, agreed
from darkling.games.castle.setup import CHESTS
from darkling.games.castle.state import EMPTY, Castle
from darkling.games.castle.table import CastleTable
from darkling.games.darkworld.checks import PLAYERS, check_pieces, number_of, read_position
from darkling.games.darkworld.pieces import CARDS, COINS, HIT, MISS
from darkling.games.darkworld.rounds import MidRound
from darkling.games.darkworld.state import ACTIONS, BASIC, FULL_HP, IN_CAMP, NO_ITEM, OUT, Hero
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange", "check", "deal"]

GAME = "castle"
NOWHERE = "OUT"


class HeroSetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero of a set-up position; one who is out of the game stands on OUT."""

    square: str | None = None
    hp: int = FULL_HP
    hits: int = 0
    misses: int = 0
    weapon: str | None = None
    items: tuple[str, ...] = ()
    coins: int = 0
    camp: tuple[str, ...] = ()


class MonsterSetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster of a set-up position, such as `ORC2`; without a room, it was placed where it stands."""

    figure: str
    square: str
    item: str | None = None
    seen: bool = False
    room: int | None = None


class SetUpPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a hero's turn or, without heroes in `order`, of Korak's.

    Heroes who are not given stand on their start squares with 8 Hit Points. The deck is given topmost first,
    such as `HHM`; what is missing lies below it, Hit cards first. Rooms with an open door count as filled.
    """

    players: int = 2
    order: tuple[str, ...] = ("RED",)
    actions: int = ACTIONS
    round: int = 1
    heroes: dict[str, HeroSetUp] = {}
    monsters: tuple[MonsterSetUp, ...] = ()
    supply: tuple[str, ...] | None = None
    doors: tuple[int, ...] = ()
    filled: tuple[int, ...] = ()
    chests: dict[str, str | None] = {}
    """Squares of chests with their Golden Weapons; None for an empty one."""
    lying: tuple[tuple[str, str], ...] = ()
    """Squares and the magic items on them."""
    deck: str = ""
    arrived: tuple[str, ...] = ()
    arena: bool = False
    wounds: int = 0
    options: Options = Options()


def deal(players: int, options: Options) -> CastleTable:
    """Return a table on which nothing has been placed but the heroes."""
    return CastleTable(
        players,
        agreed=agreed(options),
        rounds=options.round_limit or HARD_STOP,
        at=list(BOARD.starts),
        pit=len(COINS),
        supply=PIECES.all_figures,
        stock=[item.count for item in PIECES.items],
        discarded=[0] * len(PIECES.items),
    )


def arrange(data: Any) -> tuple[CastleTable, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = read_position(GAME, data, SetUpPosition)
    least, most = PLAYERS
    if not least <= setup.players <= most:
        raise BadPosition(f"castle takes {least} to {most} players, not {setup.players}")
    g = deal(setup.players, setup.options)
    g.round, g.wounds, g.arena = setup.round, setup.wounds, setup.arena
    g.order = tuple([_hero(code) for code in setup.order])
    g.arrived = tuple([_hero(code) for code in setup.arrived])
    for code, given in setup.heroes.items():
        _arrange_hero(g, _hero(code), given)
    for monster in setup.monsters:
        _add_monster(g, monster)
    _arrange_board(g, setup)
    _arrange_supplies(g, setup)
    return g, MidRound(actions=setup.actions)


def _arrange_hero(g: Castle, hero: Hero, given: HeroSetUp) -> None:
    if given.square is not None:
        g.at[hero] = OUT if given.square == NOWHERE else _square(given.square)
    g.hp[hero], g.hits[hero], g.misses[hero] = given.hp, given.hits, given.misses
    g.golden[hero] = BASIC if given.weapon is None else _weapon(given.weapon)
    g.bags[hero] = tuple(sorted([_item(item) for item in given.items]))
    g.coins[hero] = given.coins
    g.pit -= given.coins
    for figure in given.camp:
        _add(g, _figure(figure), IN_CAMP - hero, NO_ITEM, seen=True, room=1)


def _add_monster(g: Castle, given: MonsterSetUp) -> None:
    square = _square(given.square)
    item = NO_ITEM if given.item is None else _item(given.item)
    arena_or_room = BOARD.room_of[square] or BOARD.rooms + 1
    room = arena_or_room if given.room is None else given.room
    _add(g, _figure(given.figure), square, item, given.seen, room)


def _add(g: Castle, figure: int, place: int, item: int, seen: bool, room: int) -> None:
    g.figures.append(figure)
    g.places.append(place)
    g.carried.append(item)
    g.seen.append(seen)
    g.groups.append(room)


def _arrange_board(g: Castle, setup: SetUpPosition) -> None:
    if not all(1 <= room <= BOARD.rooms for room in (*setup.doors, *setup.filled)):
        raise BadPosition(f"castle: doors and rooms are numbered 1 to {BOARD.rooms}")
    g.doors = sum([1 << room - 1 for room in set(setup.doors)])
    g.filled = sum([1 << room for room in {*setup.doors, *setup.filled}])
    chests = sorted([(_square(code), weapon) for code, weapon in setup.chests.items()])
    g.chests = tuple([square for square, _ in chests])
    g.weapons = tuple([EMPTY if weapon is None else _weapon(weapon) for _, weapon in chests])
    for code, item in setup.lying:
        g.drop(_item(item), _square(code))


def _arrange_supplies(g: Castle, setup: SetUpPosition) -> None:
    """Fill the supply, the stock and the deck: as given, or with what is left."""
    rest = Counter(PIECES.all_figures) - Counter(g.figures)
    given = setup.supply
    g.supply = tuple(sorted(rest.elements() if given is None else [_figure(code) for code in given]))
    used = Counter(
        [*g.carried, *[item for bag in g.bags for item in bag], *[_item(item) for _, item in setup.lying]]
    )
    g.stock = [max(0, item.count - used[kind]) for kind, item in enumerate(PIECES.items)]
    top = tuple([HIT if letter == "H" else MISS for letter in setup.deck])
    hits = CARDS.count(HIT) - sum(g.hits) - top.count(HIT)
    misses = len(CARDS) - CARDS.count(HIT) - sum(g.misses) - top.count(MISS)
    if min(hits, misses) < 0:
        raise BadPosition("castle: heroes and deck hold more cards than there are in the box")
    g.deck = top + (HIT,) * hits + (MISS,) * misses


def check(g: Castle) -> None:
    """Raise BadPosition unless every piece is there once, each where it may be."""
    check_pieces(g)
    for monster in g.on_board():
        square = g.places[monster]
        if square in g.chests or (square in BOARD.no_monsters and square not in BOARD.secrets):
            raise BadPosition(f"castle: a monster stands on {SQUARES[square]}, where none may")
    for hero, square in enumerate(g.at):
        if square in g.chests:
            raise BadPosition(f"castle: {PIECES.hero_codes[hero]} stands on a chest")
    if len(g.chests) > CHESTS:
        raise BadPosition(f"castle: there are {len(g.chests)} chests, and the box holds {CHESTS}")


def _hero(code: str) -> Hero:
    return number_of(GAME, code, PIECES.hero_codes, "hero")


def _square(code: str) -> int:
    return number_of(GAME, code, SQUARES, "square")


def _item(code: str) -> int:
    return number_of(GAME, code, PIECES.item_codes, "magic item")


def _weapon(code: str) -> int:
    return number_of(GAME, code, PIECES.weapon_codes, "weapon")


def _figure(code: str) -> int:
    return number_of(GAME, code, PIECES.figure_codes, "figure")
