"""Positions of Dark Dealings for scenario tests, and what lies on their tables."""

import re
from typing import Any

import darkling
from darkling.games.dealings.cards import BASE_HEROES, DEFENSE_CODES, HERO_CODES, SIDES


def siege(*pile: str, defenses: list[str], defeated: tuple[str, ...] = (), **settings: Any) -> Any:
    """Return a position in which seat 0 faces the first hero of the pile, and seat 1 nobody."""
    return darkling.position(
        "dealings",
        {
            "phase": "combat",
            "seats": [{"pile": list(pile), "defenses": defenses, "defeated": list(defeated)}, {}],
            "settings": settings,
        },
    )


def table(*seats: dict[str, Any], first: int = 0, **settings: Any) -> Any:
    """Return a position of the Combat Phase from what lies before each seat."""
    return darkling.position(
        "dealings", {"phase": "combat", "seats": list(seats), "first": first, "settings": settings}
    )


def draft(*kept: list[str], deck: list[str] | None = None, first: int = 0, **settings: Any) -> Any:
    """Return a position of the Defense Phase in which each seat has its kept heroes in hand."""
    seats = [{"kept": heroes} for heroes in kept]
    data = {"phase": "defense", "seats": seats, "first": first, "defense_deck": deck, "settings": settings}
    return darkling.position("dealings", data)


def solo(heroes: list[str], defenses: list[str], **settings: Any) -> Any:
    """Return a position of solo play in which these cards are dealt first, as many as a row has.

    After them come the other heroes of the box by challenge, and the other Defense Cards by rank.
    """
    data = {
        "phase": "solo",
        "seats": [{}],
        "hero_deck": [*heroes, *[code for code in hero_codes(BASE_HEROES) if code not in heroes]],
        "defense_deck": [*defenses, *[code for code in DEFENSE_CODES if code not in defenses]],
        "settings": {"rows": len(heroes), **settings},
    }
    return darkling.position("dealings", data)


def as_game(position: Any) -> Any:
    """Return a game that goes on from the position: with events and undo."""
    return darkling.find("dealings").game_from(position)


def last_hands() -> Any:
    """Return a position of the Hero Phase in which two seats hold their last three heroes."""
    seats = [
        {"hand": ["H01", "H02", "H03"], "kept": ["H16", "H15", "H14", "H13", "H12", "H11"]},
        {"hand": ["H04", "H05", "H06"], "kept": ["H21", "H22", "H23", "H24", "H25", "H26"]},
    ]
    return darkling.position("dealings", {"phase": "hero", "seats": seats})


def short_game(players: int, heroes: int = 5, **settings: Any) -> Any:
    """Return the beginning of a game with fewer heroes in each hand than the nine of a usual one."""
    codes = hero_codes(BASE_HEROES)
    hands = [codes[seat * heroes : (seat + 1) * heroes] for seat in range(players)]
    data = {"phase": "hero", "seats": [{"hand": hand} for hand in hands], "settings": settings}
    return darkling.position("dealings", data)


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


def heroes_told(game: Any, seat: int | None) -> set[str]:
    """Return the codes of all heroes that the log of the seat speaks of, in whatever field."""
    log = [darkling.find("dealings").event_data(event) for event in game.events(seat)]
    return set(re.findall(r"\b[HE]\d\d\b", repr(log)))


def picks(position: Any) -> list[tuple[int, str | None]]:
    """Return who takes a defense when, and with which hero."""
    return [(pick.seat, pick.hero) for pick in position.view(None).order]


def evictions(position: Any) -> list[tuple[int, str | None]]:
    """Return for each seat the round in which it was evicted, 0 if it stands, and by which hero."""
    return [(seat.evicted, seat.evicted_by) for seat in position.view(None).seats]


def hero_codes(heroes: Any) -> list[str]:
    """Return the codes of heroes."""
    return [HERO_CODES[hero] for hero in heroes]
