"""The options of a game of The Night Watch."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        nights: how many nights are played; in a long game of five, every bribe gets spent.

    """

    nights: Literal[4, 5] = 4
