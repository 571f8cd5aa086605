"""The board and the pieces of Korak's castle, as tables that rules index."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from darkling.games.castle.cards.board import CastleBoard, read_board
from darkling.games.darkworld.cards.pieces import Pieces
from darkling.table.cards import CardFiles, card_folder

FOLDER = card_folder("castle", files(__package__))
HIT_CARDS = {2: 8, 3: 11, 4: 12, 5: 13}
"""Of 40, by the number of players: heroes who compete need more to be a match for Korak (DW-R-23)."""
PIECES = Pieces(FOLDER)
BOARD: CastleBoard = read_board(FOLDER / "board.toml")
GRID = BOARD.grid
SQUARES = GRID.names


def _read(folder: Traversable) -> object:
    return Pieces(folder), read_board(folder / "board.toml")


CARDS = CardFiles(files(__package__), _read)
