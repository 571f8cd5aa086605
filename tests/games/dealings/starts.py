"""Positions of Dark Dealings that random players seldom come to: the suite starts from them, too."""

from typing import Any


def combat(*seats: dict[str, Any], choices: list[tuple[int, str]], **rest: Any) -> dict[str, Any]:
    """Return a position of the Combat Phase, and what is chosen first."""
    return {"phase": "combat", "seats": seats, "choices": choices, **rest}


def by_first(*names: str) -> list[tuple[int, str]]:
    """Return choices of the first seat."""
    return [(0, name) for name in names]


STARTS: dict[str, dict[str, Any]] = {
    "two of one challenge": {
        "phase": "defense",
        "seats": [{"kept": ["H30", "E30"]}, {"kept": ["H50", "H12"]}],
        "defense_deck": ["T01", "S05", "M09", "T13", "S18", "M20"],
        "settings": {"expansion": True},
        "choices": [(1, "take T01"), (0, "first E30")],
    },
    "a dragon warrior is not beaten": combat(
        {"pile": ["E24", "H04"], "defenses": ["T02", "S05", "M05"]},
        {"pile": ["H08"], "defenses": ["T05"]},
        choices=by_first("fight", "rotate S05", "rotate M05", "strike T02"),
        settings={"expansion": True, "failed_fight": "rollback"},
    ),
    "a detour in the dark": combat(
        {"pile": ["H08", "H04", "H19"], "defenses": ["T03", "M13", "S17"]},
        {"pile": ["H12"], "defenses": ["S07"]},
        choices=by_first("flip", "detour T03", "flip"),
        settings={"no_peeking": True},
    ),
    "one of three is evicted": combat(
        {"pile": ["H08", "H03"], "defenses": ["T10", "S01", "M09:2"], "defeated": ["H40", "H31"]},
        {"evicted": 2, "evicted_by": "H25", "defeated": ["H22"], "pile": ["H26", "H27"], "defenses": ["T07"]},
        {"pile": ["H12", "H13"], "defenses": ["S07", "T05"], "defeated": ["H41", "H32"]},
        choices=[*by_first("flip", "fight", "strike T10", "done"), (2, "flip"), (2, "yield")],
        round=3,
        settings={"mode": "hardcore"},
    ),
}
