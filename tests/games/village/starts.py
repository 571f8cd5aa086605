"""Positions of the Village of Fear that random players never come to: the suite starts from them, too.

They stand in the last round, so that the games are short. Unless more is said, the first hero has looked at a
Warlord card. Foretold dice show 1 or 2, which all dice have, for not every check chooses as it is said here.
"""

from typing import Any

LAST = 5
WARLORD, SEAT = 0, 1


def last_round(order: list[str], *choices: tuple[int, str], **rest: Any) -> dict[str, Any]:
    """Return a position in which these heroes have their last turns, and what is chosen first."""
    return {"round": LAST, "order": order, "events": ["EV01"], "choices": choices, **rest}


def top(**hero: Any) -> dict[str, Any]:
    """Return a hero at the top of the Fortress."""
    return {"square": "TOP", **hero}


STARTS: dict[str, dict[str, Any]] = {
    "event cards": last_round(
        ["RED", "BLUE", "GREEN", "YELLOW"],
        (1, "end_turn"),
        (2, "lose_coin"),
        (2, "end_turn"),
        (3, "sewer C13"),
        (3, "end_turn"),
        players=5,
        heroes={
            "BLUE": {"square": "E6", "hits": 1, "misses": 1, "items": ["WHIP"], "coins": 1},
            "GREEN": {"square": "E8"},
            "YELLOW": {"hp": 0},
        },
        events=["EV01", "EV12", "EV08", "EV10"],
        karrion="INN",
        wolf="H6",
    ),
    "a house": last_round(
        ["RED", "BLUE"],
        (SEAT, "lose_item WHIP"),
        (SEAT, "step K8"),
        heroes={"RED": {"square": "K7", "items": ["WHIP"]}, "BLUE": {"square": "G10", "weapon": "AXE"}},
        lasting=["SMITHY"],
        treasures={"INN": None},
        events=["EV12", "EV01"],
    ),
    "a treasure": last_round(
        ["RED"], (SEAT, "treasure"), heroes={"RED": {"square": "G10"}}, lasting=["SMITHY"]
    ),
    "a guard": last_round(
        ["RED"],
        (SEAT, "attack B10"),
        (SEAT, "hits 0"),
        (SEAT, "misses 0"),
        heroes={"RED": {"square": "C10", "hp": 1, "hits": 1, "misses": 1, "items": ["WHIP"]}},
        open=["WINDMILL"],
        monsters=[{"figure": "TRO4", "square": "B10", "item": "BOOTS"}],
        rolls=[1, 1, 1, 1],
    ),
    "the mayor": last_round(
        ["RED"],
        (SEAT, "attack q2"),
        (SEAT, "hits 1"),
        (SEAT, "leave"),
        heroes={"RED": {"square": "p2", "weapon": "SWORD", "hits": 1}},
        open=["HALL"],
        treasures={"SMITHY": None},
        rolls=[1, 1, 1],
    ),
    "the miller": last_round(
        ["RED"], (SEAT, "hostage"), heroes={"RED": {"square": "C10"}}, lasting=["WINDMILL"]
    ),
    "the key of the hall": last_round(
        ["RED"], (SEAT, "key"), heroes={"RED": {"square": "q1"}}, open=["HALL"], hostages=[None, "BLUE"]
    ),
    "the hall is lifted": last_round(["RED"], (SEAT, "step F4"), heroes={"RED": {"square": "G4"}}),
    "sewers": last_round(["RED"], (SEAT, "step K13"), heroes={"RED": {"square": "K12"}}, sewers=["SE02"]),
    "the lair": last_round(
        ["RED"],
        (SEAT, "step K13"),
        heroes={"RED": {"square": "K12", "hp": 4}},
        sewers=["SE05"],
        rolls=[1, 1, 2, 1, 1, 1, 2, 1],
    ),
    "the trial is won": last_round(
        ["RED"],
        (SEAT, "step G1"),
        (SEAT, "sneak d22"),
        (WARLORD, "prowl d24"),
        (SEAT, "sneak d33"),
        (WARLORD, "prowl d23"),
        (SEAT, "sneak d34"),
        (WARLORD, "prowl d24"),
        (SEAT, "sneak d35"),
        (SEAT, "look"),
        heroes={"RED": {"square": "G2"}},
    ),
    "caught": last_round(
        ["RED"],
        (SEAT, "step G1"),
        (SEAT, "sneak d22"),
        (WARLORD, "prowl d24"),
        (SEAT, "sneak d13"),
        (WARLORD, "prowl d14"),
        (SEAT, "sneak d14"),
        heroes={"RED": {"square": "G2"}},
    ),
    "a house is given up": last_round(
        [],
        (WARLORD, "activate G10"),
        (WARLORD, "step G9"),
        (WARLORD, "done"),
        (WARLORD, "recall SMITHY"),
        (WARLORD, "end_turn"),
        open=["SMITHY"],
        monsters=[{"figure": "GOB2", "square": "G10", "item": "WHIP"}],
    ),
    "the warlord strikes": last_round(
        [],
        (WARLORD, "strike RED"),
        (WARLORD, "strike BLUE"),
        (2, "misses 1"),
        players=3,
        heroes={"RED": top(hp=2, hits=2, misses=1, items=["POTION"]), "BLUE": top(hits=1, misses=2)},
        secret="WC05",
        rolls=[1] * 9,
    ),
    "the warlord falls": last_round(
        ["RED", "BLUE"],
        (SEAT, "attack_boss"),
        (SEAT, "hits 3"),
        heroes={"RED": top(weapon="AXE", hits=3, misses=1, coins=2), "BLUE": {"square": "STEP"}},
        keys=["BLUE"],
        treasures={"INN": None},
        secret="WC02",
        wheel=9,
        wounds=2,
        rolls=[1, 1, 1, 1],
        settings={"boss_damage": "cumulative"},
    ),
}
