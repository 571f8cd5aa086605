"""Colours: candlelight on an old table."""

from collections.abc import Mapping

from textual.theme import Theme

from darkling.table.decision import Seat

NIGHT, TABLE, RAIL, LINE = "#15110e", "#1f1916", "#2a221d", "#43372e"
BONE, ASH, EMBER, GOLD, BLOOD, MOSS = "#efe4cf", "#b3a48e", "#e8893b", "#d9b45b", "#e8705f", "#86a85a"
PARCHMENT, AGED, FADED = "#efe4cf", "#d8cab0", "#a4977f"
"""Cards that can be chosen, cards that are only there, cards that can do nothing now."""
INK, INK_ASH, INK_BLOOD = "#2a1d14", "#6b5844", "#8c2f24"
"""What is written on parchment."""
SEATS = ("#e06a55", "#6aa7d8", "#8fbf6a", "#e3c15c", "#b48ad0", "#e59ac0", "#57c4c4")
KINDS: Mapping[str, str] = {"T": "#7d4c17", "S": "#53399a", "M": "#46621f"}
"""Traps, spells and minions, on parchment; their letter always stands beside the colour."""
GLOW: Mapping[str, str] = {"T": "#cf9152", "S": "#a58ae0", "M": "#86a85a"}
"""The same, on the dark table."""
SUITS: Mapping[str, str] = {
    "brutal": "#8a3b12",
    "cops": "#1f4f86",
    "crooked": "#3d5a1c",
    "ghost": "#5b3a8e",
    "nobles": "#6f5200",
}
"""The suits of Dark Heists, on parchment; their name or letter always stands there too."""
CHIP = f"bold {NIGHT} on {EMBER}"
"""The number by which something can be chosen."""


def seat_colour(seat: Seat) -> str:
    """Return the colour of a seat; its name always stands beside it."""
    return SEATS[seat % len(SEATS)]


CANDLELIGHT = Theme(
    name="candlelight",
    primary=EMBER,
    secondary=GOLD,
    accent=EMBER,
    background=NIGHT,
    surface=TABLE,
    panel=RAIL,
    foreground=BONE,
    warning=GOLD,
    error=BLOOD,
    success=MOSS,
    dark=True,
    variables={
        "line": LINE,
        "ash": ASH,
        "ember": EMBER,
        "gold": GOLD,
        "parchment": PARCHMENT,
        "aged": AGED,
        "faded": FADED,
        "ink": INK,
        "ink-ash": INK_ASH,
        "ink-blood": INK_BLOOD,
    },
)
