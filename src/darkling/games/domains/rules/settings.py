"""The settings of a game of Dark Domains, and what they come to."""

from typing import Literal

from msgspec import Struct

OPEN_STORES, MIXED_EVIL, NO_REWARD, MORTAL_MERCENARY, NEXT_ROLLS, NOBODY_ROLLS = (1, 2, 4, 8, 16, 32)
"""What was agreed on, as bits: everything that is not as the book has it."""


class DomainsSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        dice_roller: who rolls for the attackers: the owner of the space, the player after, or nobody.
        open_stores: whether everybody sees what everybody owns.
        evil_prefers_buildings: whether the Evil icon takes any evil building before any monster (DM-R-62).
        attack_fail_reward: the Skulls for a space that withstands the attack of a card (DM-R-76).
        mercenary_mortal: whether the Mercenary is lost with its space (DM-R-44).

    """

    dice_roller: Literal["owner", "next_player", "auto"] = "owner"
    open_stores: bool = False
    evil_prefers_buildings: bool = True
    attack_fail_reward: Literal[3, 0] = 3
    mercenary_mortal: bool = False


def agreed(settings: DomainsSettings) -> int:
    chosen = {
        OPEN_STORES: settings.open_stores,
        MIXED_EVIL: not settings.evil_prefers_buildings,
        NO_REWARD: settings.attack_fail_reward == 0,
        MORTAL_MERCENARY: settings.mercenary_mortal,
        NEXT_ROLLS: settings.dice_roller == "next_player",
        NOBODY_ROLLS: settings.dice_roller == "auto",
    }
    return sum([bit for bit, is_chosen in chosen.items() if is_chosen])
