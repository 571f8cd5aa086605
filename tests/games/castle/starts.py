"""Positions of Korak's castle that random players never come to: the suite starts from them, too.

They stand in the last round, so that the games are short.
"""

from typing import Any

LAST = 5
KORAK, SEAT = 0, 1
CHESTS = {"L1": "AXE", "H4": "SWORD", "A4": "STAR", "H9": "SPEAR"}
ORC = {"figure": "ORC1", "square": "F2", "item": "BOOTS"}


def last_round(order: list[str], *choices: tuple[int, str], **rest: Any) -> dict[str, Any]:
    """Return a position in which these heroes have their last turns, and what is chosen first."""
    return {"round": LAST, "order": order, "chests": CHESTS, "choices": choices, **rest}


STARTS: dict[str, dict[str, Any]] = {
    "a fight": last_round(
        ["RED", "BLUE", "YELLOW"],
        (SEAT, "pick_up GRENADE"),
        (SEAT, "attack F2"),
        players=3,
        heroes={
            "RED": {"square": "E2", "hp": 2, "hits": 2, "misses": 2, "items": ["POTION"], "coins": 2},
            "BLUE": {"square": "G2", "hp": 1, "hits": 1, "misses": 1, "items": ["BOOTS"]},
            "YELLOW": {"hp": 0},
        },
        monsters=[ORC],
        lying=[["E2", "GRENADE"]],
        rolls=[0, 0, 1, 1],
    ),
    "a chest": last_round(
        ["RED"], (SEAT, "open"), actions=0, heroes={"RED": {"square": "K1"}}, doors=[1, 2], filled=[2]
    ),
    "a monster attacks": last_round(
        [], (KORAK, "activate F2"), (KORAK, "attack E2"), heroes={"RED": {"square": "E2"}}, monsters=[ORC]
    ),
    "a secret door": last_round(
        ["RED"], (SEAT, "search"), actions=0, heroes={"RED": {"square": "F3"}}, rolls=[3]
    ),
    "a grenade": last_round(
        ["RED", "BLUE"],
        (SEAT, "throw d6"),
        (SEAT, "hits 1"),
        heroes={
            "RED": {"square": "d8", "hits": 2, "misses": 1, "items": ["GRENADE"]},
            "BLUE": {"square": "d7", "hp": 1, "hits": 1},
        },
        monsters=[{"figure": "ORC1", "square": "d6", "item": "BOOTS"}],
    ),
    "the platform": last_round(
        ["RED", "BLUE"],
        (SEAT, "platform"),
        heroes={"RED": {"square": "C2", "hp": 6}, "BLUE": {"square": "D1", "hp": 0}},
        doors=[1, 2, 3],
    ),
    "the haunter": last_round(
        [],
        (KORAK, "haunter"),
        heroes={"RED": {"square": "E2"}, "BLUE": {"square": "D2"}},
        monsters=[ORC],
        rolls=[2],
        settings={"haunter_monsters": "return"},
    ),
    "the arch": last_round(
        ["RED", "GREEN"],
        (SEAT, "step DOOM"),
        players=3,
        heroes={"RED": {"square": "L8", "hits": 3, "misses": 3}, "GREEN": {"square": "L9"}},
        doors=[1, 2, 3, 4, 5, 6, 7, 8],
        settings={"hand_limit_6": True},
    ),
    "the arena": last_round(
        ["BLUE", "RED"],
        (2, "attack d5"),
        (2, "hits 0"),
        (2, "misses 0"),
        players=4,
        heroes={
            "RED": {"square": "d2", "hp": 3, "hits": 3, "misses": 1, "items": ["POTION"], "coins": 2},
            "BLUE": {"square": "d6", "hp": 1, "hits": 1, "misses": 1, "items": ["BOOTS"], "coins": 1}
            | {"camp": ["SKE1"]},
            "GREEN": {"square": "DOOM", "hp": 0, "hits": 2},
            "YELLOW": {"square": "OUT", "hp": 0},
        },
        monsters=[
            {"figure": "MUM4", "square": "d5", "item": "BOOTS"},
            {"figure": "OGR4", "square": "c6", "item": "GRENADE", "seen": True},
        ],
        rolls=[0, 0, 2, 2],
    ),
    "korak strikes": last_round(
        [],
        (KORAK, "strike BLUE"),
        (SEAT, "misses 1"),
        (SEAT, "hits 1"),
        (KORAK, "strike RED"),
        (SEAT, "misses 0"),
        heroes={
            "RED": {"square": "d2", "hp": 1, "hits": 3, "misses": 1, "items": ["POTION"], "coins": 2},
            "BLUE": {"square": "e2", "hits": 1, "misses": 2},
        },
        arena=True,
        rolls=[1, 1, 0, 1, 0, 1, 0, 0],
        settings={"boss_damage": "cumulative"},
    ),
    "korak falls": last_round(
        ["RED"],
        (SEAT, "attack_boss"),
        (SEAT, "hits 3"),
        heroes={"RED": {"square": "d2", "hits": 3, "coins": 2, "camp": ["ORC2"]}},
        arena=True,
        rolls=[2, 2, 2],
    ),
}
