"""The settings of a game in Korak's castle, and what they come to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.games.darkworld.cards.pieces import ALL_CARDS
from darkling.games.darkworld.rules.state import CUMULATIVE, HIT_CARDS_FROM, RANDOM_ITEMS

HAND_LIMIT, STRICT_KILL, RETURNING, PRESET = 4, 8, 16, 32
"""The castle's own agreements, as bits."""
HARD_STOP = 200
"""No game has more rounds (DW-R-69)."""


class CastleSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        hand_limit_6: whether a hero keeps six Hit/Miss cards at most (DW-VAR-01).
        strict_kill: whether it takes one more than the Hit Strength to slay (DW-VAR-02).
        boss_damage: whether Korak falls to a single blow, or damage to him adds up (DW-R-35).
        haunter_monsters: whether monsters that the Haunter sweeps away are gone for good (DW-R-56).
        chest_setup: whether Korak places the chests, or they stand where they always do (DW-R-07).
        item_choice: whether Korak chooses the magic items on the bases, or chance does (DW-R-16).
        hit_cards: how many Hit cards there are; 0 for as many as suit the number of players (DW-R-23).
        round_limit: after so many rounds Korak has won; 0 for none (DW-R-69).

    """

    hand_limit_6: bool = False
    strict_kill: bool = False
    boss_damage: Literal["single_blow", "cumulative"] = "single_blow"
    haunter_monsters: Literal["removed", "return"] = "removed"
    chest_setup: Literal["korak", "preset"] = "korak"
    item_choice: Literal["korak", "random"] = "korak"
    hit_cards: Annotated[int, Meta(ge=0, le=ALL_CARDS)] = 0
    round_limit: Annotated[int, Meta(ge=0, le=HARD_STOP)] = 0


def agreed(settings: CastleSettings) -> int:
    chosen = {
        CUMULATIVE: settings.boss_damage == "cumulative",
        RANDOM_ITEMS: settings.item_choice == "random",
        HAND_LIMIT: settings.hand_limit_6,
        STRICT_KILL: settings.strict_kill,
        RETURNING: settings.haunter_monsters == "return",
        PRESET: settings.chest_setup == "preset",
    }
    bits = sum([bit for bit, is_chosen in chosen.items() if is_chosen])
    return bits + (settings.hit_cards << HIT_CARDS_FROM)
