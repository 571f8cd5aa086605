"""The board and the pieces of Korak's castle, as tables that rules index."""

from importlib.resources import files

from darkling.games.castle.cards.board import Board, read_board
from darkling.games.darkworld.pieces import Pieces
from darkling.table.cards import card_folder

FOLDER = card_folder("castle", files(__package__))
HIT_CARDS = 8
"""Of 40; with 15, bots of equal strength let Korak win only one game in ten (DW-R-23)."""
PIECES = Pieces(FOLDER, HIT_CARDS)
BOARD: Board = read_board(FOLDER / "board.toml")
GRID = BOARD.grid
SQUARES = GRID.names
