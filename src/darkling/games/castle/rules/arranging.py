"""The table before a game, positions set up by hand, and the invariants of any position."""

from typing import Any

from msgspec import Struct

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.rules.position import CastlePosition
from darkling.games.castle.rules.rooms import ARENA_GROUP
from darkling.games.castle.rules.set_up import CHESTS
from darkling.games.castle.rules.settings import HARD_STOP, CastleSettings, agreed
from darkling.games.castle.rules.state import EMPTY, Castle
from darkling.games.darkworld.cards.pieces import COINS
from darkling.games.darkworld.rules.arranging import ArrangedHero, ArrangedMonster, Arranger
from darkling.games.darkworld.rules.invariants import PLAYERS, check_pieces, read_position
from darkling.games.darkworld.rules.rounds import MidRound
from darkling.games.darkworld.rules.state import ACTIONS
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange", "check", "deal"]

GAME = "castle"
BY_CODE = Arranger(GAME, PIECES, SQUARES)


class ArrangedCastle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a hero's turn or, without heroes in `order`, of Korak's.

    Heroes who are not given stand on their start squares with 8 Hit Points. The deck is given topmost first,
    such as `HHM`; what is missing lies below it, Hit cards first. Rooms with an open door count as filled.
    """

    players: int = 2
    order: tuple[str, ...] = ("RED",)
    actions: int = ACTIONS
    round: int = 1
    heroes: dict[str, ArrangedHero] = {}
    monsters: tuple[ArrangedMonster, ...] = ()
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
    setup = read_position(GAME, data, ArrangedCastle)
    least, most = PLAYERS
    if not least <= setup.players <= most:
        raise BadPosition(f"castle takes {least} to {most} players, not {setup.players}")
    g = deal(setup.players, setup.settings)
    g.round, g.wounds, g.arena = setup.round, setup.wounds, setup.arena
    g.order = tuple([BY_CODE.hero(code) for code in setup.order])
    g.arrived = tuple([BY_CODE.hero(code) for code in setup.arrived])
    for code, given in setup.heroes.items():
        BY_CODE.put_hero(g, BY_CODE.hero(code), given, ARENA_GROUP)
    for monster in setup.monsters:
        BY_CODE.put_monster(g, monster, BOARD.room_of[BY_CODE.square(monster.square)] or ARENA_GROUP)
    _arrange_board(g, setup)
    BY_CODE.fill_supplies(g, setup.supply, setup.deck)
    return g, MidRound(actions=setup.actions)


def _arrange_board(g: Castle, setup: ArrangedCastle) -> None:
    if not all(1 <= room <= BOARD.rooms for room in (*setup.doors, *setup.filled)):
        raise BadPosition(f"castle: doors and rooms are numbered 1 to {BOARD.rooms}")
    g.doors = sum([1 << room - 1 for room in set(setup.doors)])
    g.filled = sum([1 << room for room in {*setup.doors, *setup.filled}])
    chests = sorted([(BY_CODE.square(code), weapon) for code, weapon in setup.chests.items()])
    g.chests = tuple([square for square, _ in chests])
    g.weapons = tuple([EMPTY if weapon is None else BY_CODE.weapon(weapon) for _, weapon in chests])
    for code, item in setup.lying:
        g.drop(BY_CODE.item(item), BY_CODE.square(code))


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
