"""What a screen may show of the arena: its teams, and how the order of turns came about."""

from msgspec import Struct

from darkling.table.decision import Seat

Square = int


class TeamView(Struct, frozen=True):
    """A team, and how it stands."""

    team: int
    """Its number, from 1: that of its corner."""
    seats: tuple[Seat, ...]
    corner: tuple[Square, ...]
    """The squares among which its heroes choose where they begin."""
    awake: int
    """How many of its heroes are."""
    hp: int
    max_hp: int
    """All hit points of its heroes; 0 while somebody has no class."""
    place: int
    """The place it has, now that it is out or the game is over; 0 before."""


class CutView(Struct, frozen=True):
    """A card that somebody cut for initiative, and what it costs."""

    seat: Seat
    card: str
    cost: int


class ArenaView(Struct, frozen=True):
    """What there is to see of an arena besides its heroes and its map."""

    teams: tuple[TeamView, ...]
    cuts: tuple[CutView, ...]
    """One after the other: those who tied cut again. The order that came of it is `march`."""
    acted: int
    """How many of the heroes in the order of turns have had theirs, or have it now, this round."""
