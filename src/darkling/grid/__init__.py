"""Boards of squares: which squares there are, which are joined, how to walk and to look across them."""

from darkling.grid.board import Grid, Ways, joined
from darkling.grid.paths import area, distances, reach
from darkling.grid.sight import line, sees, straight

__all__ = ["Grid", "Ways", "area", "distances", "joined", "line", "reach", "sees", "straight"]
