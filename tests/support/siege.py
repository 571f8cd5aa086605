"""Positions of Dark Dealings for scenario tests, and what lies on their tables."""

from typing import Any

import darkling
from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES, SIDES


def siege(*pile: str, defenses: list[str], defeated: tuple[str, ...] = (), **options: Any) -> Any:
    """Return a position in which seat 0 faces the first hero of the pile, and seat 1 nobody."""
    return darkling.position(
        "dealings",
        {
            "phase": "combat",
            "seats": [{"pile": list(pile), "defenses": defenses, "defeated": list(defeated)}, {}],
            "options": options,
        },
    )


def in_play(position: Any, seat: int = 0) -> list[str]:
    """Return the seat's Defense Cards, those not on their first side as `T02:2`."""
    faces = position.defenses[seat]
    return [DEFENSE_CODES[face // SIDES] + (f":{face % SIDES + 1}" if face % SIDES else "") for face in faces]


def trashed(position: Any) -> list[str]:
    """Return the discard pile of Defense Cards."""
    return [DEFENSE_CODES[card] for card in position.trashed]


def defeated(position: Any, seat: int = 0) -> list[str]:
    """Return the seat's Defeated Hero Pile."""
    return [HERO_CODES[hero] for hero in position.defeated[seat]]


def undefeated(position: Any) -> list[str]:
    """Return the common pile of undefeated heroes."""
    return [HERO_CODES[hero] for hero in position.undefeated]


def hero_codes(heroes: Any) -> list[str]:
    """Return the codes of heroes."""
    return [HERO_CODES[hero] for hero in heroes]
