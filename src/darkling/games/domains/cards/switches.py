"""Switches: what cards change about the rules, for everybody until the evening or for one player for good."""

SWITCHES = (
    "business",
    "temple",
    "towers",
    "council",
    "towers_closed",
    "metal",
    "monster",
    "build_stone",
    "pilgrim",
    "party",
    "repel",
    "thug",
    "no_flip",
    "dark_monster",
    "defense",
    "side_choice",
    "last_turn",
)
"""Their names in card files. Equal switches add up; of the Thug's the highest counts."""
(
    BUSINESS,
    TEMPLE,
    TOWERS,
    COUNCIL,
    TOWERS_CLOSED,
    METAL_PRICE,
    MONSTER_PRICE,
    BUILD_STONE,
    PILGRIM,
    PARTY,
    REPEL,
    THUG,
    NO_FLIP,
    DARK_MONSTER,
    AREA_DEFENSE,
    SIDE_CHOICE,
    LAST_TURN,
) = range(len(SWITCHES))
ALL_OFF = (0,) * len(SWITCHES)
