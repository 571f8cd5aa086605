"""Positions of Dark Heists that random players seldom or never come to: the suite starts from them, too.

They stand in the last round, so that the games are short.
"""

from typing import Any

LAST = 10
STRONG = ["GO00", "GO00", "VA00", "VA00", "GO00"]
"""Nine crime or six sway."""
OWN_PILES = {"deck": ["ST05", "ST06", "NO02", "NO03", "CO02"], "discard": ["ST04", "HT00", "CR03"]}
QUIET = ["BR01", "BR02", "GH01", "GH02", "NO01"]
"""Streets without a Cop."""


def gang(*hand: str, **rest: Any) -> dict[str, Any]:
    """Return a seat with this hand, and piles to draw and bury from."""
    return {"hand": hand, **OWN_PILES, **rest}


RIVAL = {"hand": ["ST04", "ST05"], "deck": ["GO00", "VA00"], "discard": ["GO00", "SP00"], "coins": 3}
OTHER = {"hand": ["ST05", "ST06"], "deck": ["VA00"], "discard": ["GO00"], "coins": 2}


def last_round(*seats: dict[str, Any], choices: list[tuple[int, str]], **rest: Any) -> dict[str, Any]:
    """Return a position in the last round, and what is chosen first."""
    settings = {"rounds": LAST, **rest.pop("settings", {})}
    first = {"seats": seats, "round": LAST, "streets": QUIET, "settings": settings, "choices": choices}
    return {**first, **rest}


def by_first(*names: str) -> list[tuple[int, str]]:
    """Return choices of the first seat."""
    return [(0, name) for name in names]


CROWD = [gang("ST05", coins=2), RIVAL, OTHER]
STARTS: dict[str, dict[str, Any]] = {
    "a thief": last_round(
        gang("NO05", "CR02", "ST01"),
        RIVAL,
        OTHER,
        choices=by_first("streets", "activate NO05", "target P2", "activate CR02", "draw"),
        settings={"hidden_hands": True},
    ),
    "a debt": last_round(
        gang("CR04", "NO01", coins=1),
        gang("CR04"),
        choices=[(0, "streets"), (0, "settle_coin"), (0, "end_turn"), (1, "streets"), (1, "settle_heat")],
    ),
    "a ransom": last_round(
        gang(*STRONG, current="HB04"),
        RIVAL,
        OTHER,
        choices=[*by_first("heist", "all_crime", "attempt_crime", "target P2"), (1, "pay")],
    ),
    "a bonus that nobody can use": last_round(
        gang(*STRONG, current="HB03"),
        RIVAL | {"coins": 0},
        choices=by_first("heist", "all_crime", "attempt_crime"),
    ),
    "what a heist brings": last_round(
        gang("ST05", "ST01", heists=["HA15", "HA03"], larceny=["LA03", "LA06"], coins=2),
        RIVAL,
        choices=by_first("streets", "permanent HA15", "to_sway", "permanent HA03"),
    ),
    "the third heist": last_round(
        gang(*["GO00"] * 5, heists=["HB01", "HA02"], current="HA12", met=3),
        RIVAL,
        choices=by_first("heist", "all_crime", "attempt_crime", "decline"),
    ),
    "pay or take heat": last_round(
        *CROWD,
        choices=[*by_first("streets", "end_turn", "pay"), (1, "take_heat")],
        streets=[*QUIET[:4], "-"],
        street_deck=["CO05"],
    ),
    "pay or be swept": last_round(
        *CROWD,
        choices=[*by_first("streets", "end_turn", "offer 2"), (1, "offer 0")],
        streets=[*QUIET[:4], "-"],
        street_deck=["CO03"],
        graveyard=["GH03", "GH04", "ST05"],
    ),
    "the auto player is attacked": {
        "seats": [gang("NO05", "ST01", heists=["HB01", "HA02"], current="HA12", met=3)],
        "control": [3, 2, 2, 0],
        "round": LAST,
        "streets": QUIET,
        "choices": by_first("streets", "activate NO05"),
    },
}
