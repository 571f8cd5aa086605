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


def table(*seats: dict[str, Any], first: int = 0, **options: Any) -> Any:
    """Return a position of the Combat Phase from what lies before each seat."""
    return darkling.position(
        "dealings", {"phase": "combat", "seats": list(seats), "first": first, "options": options}
    )


def draft(*kept: list[str], deck: list[str] | None = None) -> Any:
    """Return a position of the Defense Phase in which each seat has its kept heroes in hand."""
    seats = [{"kept": heroes} for heroes in kept]
    return darkling.position("dealings", {"phase": "defense", "seats": seats, "defense_deck": deck})


def last_hands() -> Any:
    """Return a position of the Hero Phase in which two seats hold their last three heroes."""
    seats = [
        {"hand": ["H01", "H02", "H03"], "kept": ["H16", "H15", "H14", "H13", "H12", "H11"]},
        {"hand": ["H04", "H05", "H06"], "kept": ["H21", "H22", "H23", "H24", "H25", "H26"]},
    ]
    return darkling.position("dealings", {"phase": "hero", "seats": seats})


def phase(game: Any) -> str:
    """Return the phase that a game or position is in."""
    return game.view(None).phase


def flipped(position: Any) -> str | None:
    """Return the hero that is being faced."""
    fight = position.view(None).fight
    return fight.hero if fight else None


def total(position: Any) -> int:
    """Return what the strikes of this fight add up to."""
    return position.view(None).fight.total


def pile(position: Any, seat: int = 0) -> list[str]:
    """Return the seat's hero pile, topmost first."""
    return hero_codes(position.piles[seat][::-1])


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
