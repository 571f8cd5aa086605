"""The options of a game of Dark Dealings."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        mode: a named set of options.
        failed_fight: whether the strikes of a fight that failed stand, or are rolled back (DD-R-12).
        memory_aid: whether everyone may see the heroes in the piles, all revealed once (DD-R-47).

    """

    mode: Literal["normal"] = "normal"
    failed_fight: Literal["strikes_stand", "rollback"] = "strikes_stand"
    memory_aid: bool = True
