"""What a tile of the dungeon looks like: 3 by 4 squares, numbered from the logo round to the middle."""

from darkling.grid import TileShape

TILE = TileShape(
    [(2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2)]
)
"""Not turned it stands upright; turned by one quarter it lies, with the logo at the lower right."""
LOGO = 0
"""The cell with the logo."""
