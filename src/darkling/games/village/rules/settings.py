"""The settings of a game in the Village of Fear, and what they come to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.games.darkworld.cards.pieces import ALL_CARDS
from darkling.games.darkworld.rules.state import CUMULATIVE, HIT_CARDS_FROM, RANDOM_ITEMS

PRESET = 4
"""The village's own agreement, as a bit."""
HARD_STOP = 200
"""No game has more rounds."""


class VillageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        boss_damage: whether the Warlord falls to a single blow, or damage to him adds up (DV-R-53).
        treasure_setup: whether the Warlord hides the treasures, or they lie where they always do (DV-R-02).
        item_choice: whether the Warlord chooses the magic items on the bases, or chance does (DV-R-01).
        hit_cards: how many Hit cards there are; 0 for as many as are usual (DV-R-01).
        round_limit: after so many rounds the Warlord has won; 0 for none (DV-R-01).

    """

    boss_damage: Literal["single_blow", "cumulative"] = "single_blow"
    treasure_setup: Literal["warlord", "preset"] = "warlord"
    item_choice: Literal["warlord", "random"] = "warlord"
    hit_cards: Annotated[int, Meta(ge=0, le=ALL_CARDS)] = 0
    round_limit: Annotated[int, Meta(ge=0, le=HARD_STOP)] = 0


def agreed(settings: VillageSettings) -> int:
    chosen = {
        CUMULATIVE: settings.boss_damage == "cumulative",
        RANDOM_ITEMS: settings.item_choice == "random",
        PRESET: settings.treasure_setup == "preset",
    }
    bits = sum([bit for bit, is_chosen in chosen.items() if is_chosen])
    return bits + (settings.hit_cards << HIT_CARDS_FROM)
