"""The effect verbs of the cards, as bits that rules ask about."""

# Heroes.
EXACT = 1
"""Thief: the strikes must total exactly the armor."""
TWICE = 2
"""Halflings: must be defeated twice."""
TOLL_TRASH = 4
"""Wizard: trash a Defense Card before the first strike."""
TRASH_STRIKERS = 8
"""Berserker: once defeated, every card that struck is trashed."""
STRIKE_AGAIN = 16
"""Knight: a card may strike more than once."""
TOLL_ROTATE = 32
"""Dragon Warrior: rotate two Defense Cards before the first strike."""

# Defenses.
ROTATE_OTHER = 1
"""Heavy Hitter: before each strike another card must be rotated."""
DETOUR = 2
"""Detour: sends a flipped hero to the bottom of the pile."""
BOOST = 4
"""Booster: stronger by one for each other card of the same current type."""

HERO_EFFECTS = {
    "exact": EXACT,
    "twice": TWICE,
    "toll_trash": TOLL_TRASH,
    "toll_rotate": TOLL_ROTATE,
    "trash_strikers": TRASH_STRIKERS,
    "strike_again": STRIKE_AGAIN,
}
DEFENSE_EFFECTS = {"rotate_other": ROTATE_OTHER, "detour": DETOUR, "boost": BOOST}
