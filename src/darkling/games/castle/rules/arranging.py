"""The table before a game, and positions set up by hand."""

from typing import Any

from msgspec import Struct

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.rules.haunter import DIE_SIDES
from darkling.games.castle.rules.invariants import GAME, check
from darkling.games.castle.rules.position import CastlePosition
from darkling.games.castle.rules.rooms import ARENA_GROUP
from darkling.games.castle.rules.settings import HARD_STOP, CastleSettings, agreed
from darkling.games.castle.rules.state import EMPTY, Castle
from darkling.games.darkworld.cards.pieces import COINS
from darkling.games.darkworld.rules.arranging import (
    PLAYERS,
    ArrangedHero,
    ArrangedMonster,
    Arranger,
)
from darkling.games.darkworld.rules.rounds import MidRound
from darkling.games.darkworld.rules.state import ACTIONS, ITEM_KINDS, OUT
from darkling.table.arranging import in_shape
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange", "check", "deal"]

BY_CODE = Arranger(GAME, PIECES, SQUARES)


class ArrangedCastle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a hero's turn or, without heroes in `order`, of Korak's.

    `docs/positions/castle.md` says what each field means, and what is taken where it is not given.
    """

    players: int = 2
    order: tuple[str, ...] = ("RED",)
    actions: int = ACTIONS
    round: int = 1
    heroes: dict[str, ArrangedHero] = {}
    monsters: tuple[ArrangedMonster, ...] = ()
    supply: tuple[str, ...] | None = None
    doors: tuple[int, ...] | None = None
    filled: tuple[int, ...] = ()
    chests: dict[str, str | None] = {}
    lying: tuple[tuple[str, str], ...] = ()
    discarded: dict[str, int] = {}
    deck: str = ""
    known_below: int = 0
    arrived: tuple[str, ...] | None = None
    arena: bool = False
    wounds: int = 0
    rolls: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
    settings: CastleSettings = CastleSettings()


def deal(players: int, settings: CastleSettings) -> CastlePosition:
    """Return a table on which nothing has been placed but the heroes."""
    return CastlePosition(
        players,
        agreed=agreed(settings),
        rounds=settings.round_limit or HARD_STOP,
        at=list(BOARD.starts),
        pit=len(COINS),
        supply=PIECES.all_figures,
        stock=[item.count for item in PIECES.items],
        discarded=[0] * len(PIECES.items),
    )


def arrange(data: Any) -> tuple[CastlePosition, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = in_shape(GAME, data, ArrangedCastle)
    BY_CODE.check_start(setup.players, setup.actions)
    g = deal(setup.players, setup.settings)
    g.round, g.wounds, g.order = setup.round, setup.wounds, BY_CODE.heroes(setup.order)
    BY_CODE.put_heroes(g, setup.heroes, ARENA_GROUP)
    for monster in setup.monsters:
        BY_CODE.put_monster(g, monster, BOARD.room_of[BY_CODE.square(monster.square)] or ARENA_GROUP)
    BY_CODE.lay_items(g, setup.lying)
    _arrange_chests(g, setup)
    _arrange_arena(g, setup)
    _arrange_rooms(g, setup)
    BY_CODE.fill_supply(g, setup.supply)
    BY_CODE.fill_stock(g, setup.discarded, ())
    BY_CODE.fill_deck(g, setup.deck, setup.known_below)
    BY_CODE.foretell(g, setup.rolls, setup.draws, DIE_SIDES - 1)
    return g, MidRound(actions=setup.actions)


def _arrange_chests(g: Castle, setup: ArrangedCastle) -> None:
    chests = sorted([(BY_CODE.square(code), weapon) for code, weapon in setup.chests.items()])
    g.chests = tuple([square for square, _ in chests])
    g.weapons = tuple([EMPTY if weapon is None else BY_CODE.weapon(weapon) for _, weapon in chests])


def _arrange_arena(g: Castle, setup: ArrangedCastle) -> None:
    """Let those have arrived who are in the arena or out of the game, if nothing else is given."""
    there = [hero for hero, square in enumerate(g.at) if square == OUT or BOARD.is_arena[square]]
    g.arrived = tuple(there) if setup.arrived is None else BY_CODE.heroes(setup.arrived)
    g.arena = setup.arena or any(BOARD.is_arena[square] for square in g.places if square >= 0)


def _arrange_rooms(g: Castle, setup: ArrangedCastle) -> None:
    """Open doors; the rooms beside them, and those where anything is, have been filled."""
    doors = _doors(g) if setup.doors is None else setup.doors
    BY_CODE.check_once("doors", doors)
    BY_CODE.check_once("filled", setup.filled)
    if not all(1 <= room <= BOARD.rooms for room in (*doors, *setup.filled)):
        raise BY_CODE.refused(f"`doors` and `filled` are numbered 1 to {BOARD.rooms}")
    g.doors = sum([1 << room - 1 for room in set(doors)])
    beside = {room for door in doors for room in (door - 1, door) if room}
    g.filled = sum([1 << room for room in beside | _rooms(g) | {*setup.filled}])


def _doors(g: Castle) -> tuple[int, ...]:
    """Return the doors on the way to the farthest room where anything is, and those at which heroes stand."""
    farthest = BOARD.rooms if g.arrived else max(_rooms(g), default=0)
    beside = [BOARD.door_beside.get(square, 0).bit_length() for square in g.at]
    return tuple({*range(1, farthest + 1), *[door for door in beside if door]})


def _rooms(g: Castle) -> set[int]:
    """Return the rooms in which anything is or a chest was emptied, and from where monsters came."""
    squares = [*g.at, *g.places, *g.emptied(), *[thing // ITEM_KINDS for thing in g.lying]]
    rooms = [BOARD.room_of[square] for square in squares if square >= 0]
    rooms += [g.groups[monster] for monster in g.on_board()]
    return {room for room in rooms if 1 <= room <= BOARD.rooms}
