"""The board and the pieces of Korak's castle, as tables that rules index."""

from importlib.resources import files

from darkling.games.castle.cards.board import Board, read_board
from darkling.games.darkworld.pieces import Pieces
from darkling.table.cards import card_folder

FOLDER = card_folder("castle", files(__package__))
PIECES = Pieces(FOLDER)
BOARD: Board = read_board(FOLDER / "board.toml")
GRID = BOARD.grid
SQUARES = GRID.names
