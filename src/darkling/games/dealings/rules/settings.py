"""The settings of a game of Dark Dealings, and what they come to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.errors import BadSetting

DEFAULT_ROWS = 5
FEWEST_ROWS, MOST_ROWS = 3, 7


class DealingsSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game. None leaves it to the mode.

    Attributes:
        mode: normal, or hardcore: no peeking and elimination.
        rows: solo only: how many heroes and defenses are dealt at a time (DD-SOLO-02).
        expansion: whether the twelve heroes of the expansion are shuffled in (DD-R-48).
        no_peeking: whether hero piles stay facedown once used to draft (DD-HARD-01).
        elimination: whether a hero that is not defeated evicts its overlord (DD-HARD-03).
        failed_fight: whether the strikes of a fight that failed stand, or are rolled back (DD-R-12).
        memory_aid: whether everyone may see the heroes in the piles, all revealed once (DD-R-47).

    """

    mode: Literal["normal", "hardcore"] = "normal"
    rows: Annotated[int, Meta(ge=FEWEST_ROWS, le=MOST_ROWS)] | None = None
    expansion: bool = False
    no_peeking: bool | None = None
    elimination: bool | None = None
    failed_fight: Literal["strikes_stand", "rollback"] = "strikes_stand"
    memory_aid: bool | None = None


class Agreement(Struct, frozen=True):
    """The settings with everything settled."""

    rows: int
    expansion: bool
    no_peeking: bool
    elimination: bool
    rollback: bool
    memory_aid: bool


def agree(players: int, settings: DealingsSettings) -> Agreement:
    """Settle what the settings leave open; raise BadSetting where two are in conflict."""
    hardcore = settings.mode == "hardcore"
    for name in ("no_peeking", "elimination"):
        if hardcore and getattr(settings, name) is False:
            raise BadSetting(f"dealings: mode hardcore sets {name}; choose mode normal to go without")
    no_peeking = hardcore or bool(settings.no_peeking)
    if no_peeking and settings.memory_aid:
        raise BadSetting("dealings: memory_aid shows the piles that no_peeking hides; choose one of them")
    if players > 1 and settings.rows is not None:
        raise BadSetting("dealings: rows is for solo play; leave it out with more than one player")
    return Agreement(
        rows=(settings.rows or DEFAULT_ROWS) if players == 1 else 0,
        expansion=settings.expansion,
        no_peeking=no_peeking,
        elimination=hardcore or bool(settings.elimination),
        rollback=settings.failed_fight == "rollback",
        memory_aid=not no_peeking and settings.memory_aid is not False,
    )
