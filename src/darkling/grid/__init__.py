"""Boards of squares: which squares there are, which are joined, how to walk and to look across them.

`board` has boards that are drawn once, and `sight` looks across them. `tiles` has boards that are laid tile
by tile during play, `placing` says where a tile may lie, `measures` how far squares are and what is in sight.
`paths` walks on both.
"""

from darkling.grid.board import Grid, Ways, joined
from darkling.grid.paths import area, distances, reach
from darkling.grid.sight import line, sees, straight
from darkling.grid.tiles import Placed, TiledBoard, TileShape, board_of

__all__ = [
    "Grid",
    "Placed",
    "TileShape",
    "TiledBoard",
    "Ways",
    "area",
    "board_of",
    "distances",
    "joined",
    "line",
    "reach",
    "sees",
    "straight",
]
