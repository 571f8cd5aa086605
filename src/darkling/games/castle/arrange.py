"""The table before a game."""

from darkling.games.castle.cards import BOARD, PIECES
from darkling.games.castle.options import HARD_STOP, Options, agreed
from darkling.games.castle.table import CastleTable
from darkling.games.darkworld.pieces import COINS


def deal(players: int, options: Options) -> CastleTable:
    """Return a table on which nothing has been placed but the heroes."""
    assert players
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
