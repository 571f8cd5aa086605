"""What can be agreed before a game of The Night Watch."""

from typing import Literal

from msgspec import Struct


class WatchSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings.

    Attributes:
        nights: how many nights are played; in a long game of five, every bribe gets spent.

    """

    nights: Literal[4, 5] = 4
