"""What a screen may show of a game master, and of what the game master does.

Figures, squares and cards are as in `view.py`.
"""

from msgspec import Struct

from darkling.table.decision import Seat

Figure = int
Square = int


class RecruitView(Struct, frozen=True):
    """A card, or a whole boss, that the game master has found in the deck."""

    foe: str
    number: int
    """How many monsters it places."""
    danger: int
    copies: int
    """How many such cards the deck has."""


class MusterView(Struct, frozen=True):
    """The game master picks the monsters of an encounter, and places them."""

    danger: int
    """Of all that have been picked."""
    level: int
    """The danger level of the encounter."""
    most: int
    """So much danger there may be."""
    sets: int
    """How many cards have been picked; one at least has to be."""
    placing: str | None
    """Whose monsters are being placed."""
    to_place: int
    """How many of them are still to be placed."""
    tile: int | None
    """The tile on which they are being placed, once it is chosen."""
    recruits: tuple[RecruitView, ...] | None
    """What the deck has, also if it is too dangerous now; None for all but the game master."""


class PreyView(Struct, frozen=True):
    """A figure that the monster can attack, and what comes of it if nobody answers."""

    figure: Figure
    square: Square
    damage: int
    hp: int
    hp_after: int


class LedView(Struct, frozen=True):
    """The monster that the game master leads, and what it may still do; the view's `ways` say where to go."""

    figure: Figure
    attacks: int
    maneuvers: int
    moved: int
    """How many squares it has gone this turn."""
    speed: int
    """How far one maneuver goes."""
    prey: tuple[PreyView, ...]


class MonsterDefenseView(Struct, frozen=True):
    """A monster is attacked, and the game master may have it defend itself."""

    figure: Figure
    damage: int
    saves: int | None
    """What the defense saves; None for everything."""
    left: int
    """How many defenses it has left this round, this one among them."""
    hp: int
    hp_defended: int
    """What hit points it is left with if it defends itself."""
    hp_undefended: int


class MasterView(Struct, frozen=True):
    """The game master, and what is asked of it."""

    seat: Seat
    muster: MusterView | None
    led: LedView | None
    defense: MonsterDefenseView | None
