"""Positions of Dark Domains that random players seldom or never come to: the suite starts from them, too.

Death is out, or next, so that the games are short.
"""

from typing import Any

from support.realms import dark, light

DEATH = "FO32"
ELEMENTS = dict.fromkeys(("earth", "wind", "fire", "water"), 3)
GOODS = dict.fromkeys(("stone", "metal", "wood", "workers"), 4)
FULL = {"coins": 12, "skulls": 6, **ELEMENTS, **GOODS}
Choices = list[tuple[int, str]]


def realm(domain: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """Return a seat with this Domain, and with some of everything."""
    return {"domain": domain, **FULL, **rest}


def last_turn(phase: str, *seats: dict[str, Any], choices: Choices, **rest: Any) -> dict[str, Any]:
    """Return a position in a phase of the last turn, and what is chosen first."""
    return {"seats": seats, "phase": phase, "fortune_shown": [DEATH], "choices": choices, **rest}


def last_but_one(*fortune: str, seats: list[dict[str, Any]], choices: Choices) -> dict[str, Any]:
    """Return a position in which these Fortune cards are turned up, and in the next turn Death."""
    return {"seats": seats, "phase": "fortune", "fortune": [*fortune, DEATH], "choices": choices}


def by_first(*names: str) -> Choices:
    """Return choices of the first seat."""
    return [(0, name) for name in names]


LIGHT = {"W1": light("TI38"), "S1": light("TI18")}
WITH_MONSTERS = {"Pl4": {"monsters": ["MO20"]}, "M4": {"monsters": ["MO61"]}}
RIVAL = realm(
    {"W1": dark("TI11"), "S1": light("TI10"), "M1": {"monsters": ["MO30"]}}, spells=["SP19", "SP26"]
)
MINIONS = {"temple-1": 0, "royal-court": 0, "assassin": 1, "niktmarg-1": 1}
STARTS: dict[str, dict[str, Any]] = {
    "looking ahead": last_turn(
        "before",
        realm({"M1": dark("TI26")}, spells=["SP29", "SP16"], henchmen=["HE12"]),
        RIVAL,
        choices=by_first("special TI26", "cast SP29"),
    ),
    "hired hands": last_turn(
        "before",
        realm(LIGHT, henchmen=["HE01", "HE10"], spells=["SP16"]),
        realm(LIGHT | {"W1": light("TI11"), "S1": light("TI10")}),
        realm({}),
        choices=by_first("use HE01", "use HE10", "cast SP16", "at W1", "corrupt S1"),
    ),
    "leaders change": last_turn(
        "before",
        realm({}, spells=["SP23"], henchmen=["HE12"]),
        RIVAL,
        choices=by_first("cast SP23"),
    ),
    "a usurper": last_turn(
        "before", RIVAL, realm({}, spells=["SP27"]), choices=[(0, "done"), (1, "cast SP27")]
    ),
    "a minion to its tile": last_turn(
        "after",
        realm(LIGHT, spells=["SP22"], henchmen=["HE17"]),
        RIVAL,
        choices=by_first("cast SP22", "minion temple-1", "corrupt W1"),
        city=MINIONS,
    ),
    "a minion from its tile": last_turn(
        "after",
        realm(LIGHT, spells=["SP22"], flips=["W1"]),
        RIVAL,
        choices=by_first("cast SP22", "own_minion W1", "send seer"),
        city=MINIONS,
    ),
    "a minion to another tile": last_turn(
        "after",
        realm(LIGHT, spells=["SP22"], flips=["W1"]),
        RIVAL,
        choices=by_first("cast SP22", "own_minion W1", "corrupt S1"),
        city=MINIONS,
    ),
    "a minion recalled": last_turn(
        "after",
        realm({"S1": dark("TI53")}, spells=["SP21", "SP24"], henchmen=["HE18", "HE14"]),
        RIVAL,
        choices=by_first("use HE18"),
        city=MINIONS,
    ),
    "a spell answered": last_turn(
        "after",
        realm({}, spells=["SP04", "SP06"]),
        RIVAL,
        realm({}),
        choices=[*by_first("cast SP06"), (1, "cast SP26")],
        city=MINIONS,
    ),
    "theft": last_turn(
        "after", realm({}, spells=["SP04"]), realm({}, coins=2), choices=by_first("cast SP04")
    ),
    "corruption": last_turn(
        "after",
        realm(LIGHT | WITH_MONSTERS, spells=["SP20", "SP28", "SP30"], henchmen=["HE15"]),
        RIVAL,
        choices=by_first("cast SP30", "at W1", "cast SP20"),
        city=MINIONS,
    ),
    "a service": last_turn(
        "after",
        realm({}, spells=["SP28"]),
        RIVAL,
        choices=by_first("cast SP28"),
        city=MINIONS,
    ),
    "minions in the Domain": last_turn(
        "resolution",
        realm(LIGHT, flips=["W1", "S1"]),
        RIVAL,
        choices=by_first("flip", "leave"),
        city={"seer": 0, "thug": 0},
    ),
    "an assassin": last_turn(
        "resolution",
        realm({}),
        RIVAL | {"henchmen": ["HE02"]},
        choices=by_first("minion niktmarg-1"),
        city={"assassin": 0, "niktmarg-1": 1, "royal-court": 1},
    ),
    "an empty deck": last_turn(
        "resolution",
        realm({}),
        RIVAL,
        choices=by_first("deck attack"),
        city={"council-1": 0},
        decks={"attack": []},
    ),
    "builders": last_turn(
        "foreman",
        realm({}, held=["TI38", "TI18"], henchmen=["HE27", "HE29", "HE30"]),
        RIVAL,
        choices=by_first("build TI38", "at W1", "side dark"),
    ),
    "a space that falls": last_turn(
        "adventure",
        realm({"W1": dark("TI38", monsters=["MO61"])}, spells=["SP17", "SP18"], henchmen=["HE36"]),
        realm({}),
        choices=by_first("done", "done", "roll", "cast SP18"),
        taverns=[["AD05", "AD06", "AD10", "AD11"], []],
        rolls=[6, 6, 6, 6],
    ),
    "dice of a party": last_turn(
        "adventure",
        realm({"W1": dark("TI38"), "S1": dark("TI07")}, spells=["SP14"], henchmen=["HE32", "HE34"]),
        realm({"S1": dark("TI72")}, spells=["SP05", "SP25"]),
        choices=[],
    ),
    "a strong defense": last_turn(
        "adventure",
        realm({"W1": dark("TI28", monsters=["MO61", "MO45"])}, spells=["SP11", "SP12"], henchmen=["HE31"]),
        realm({}, spells=["SP05"]),
        choices=[],
    ),
    "strikes": last_turn(
        "adventure",
        realm({"S1": dark("TI17")}, spells=["SP01", "SP08", "SP10"], henchmen=["HE35"]),
        realm({"M1": {"monsters": ["MO30"]}}, spells=["SP17", "SP19"], henchmen=["HE02"]),
        choices=[],
    ),
    "production": last_turn(
        "production",
        realm({"S1": dark("TI01"), "M1": dark("TI73")}, spells=["SP38", "SP36"], henchmen=["HE02", "HE38"]),
        RIVAL,
        choices=[(0, "special TI01"), (1, "done")],
    ),
    "the evening": last_turn(
        "end",
        realm({"M1": dark("TI12"), "W1": dark("TI38")}, spells=["SP15", "SP40"], henchmen=["HE19", "HE40"]),
        realm({}),
        choices=by_first("special TI12", "cast SP15"),
    ),
    "a market for spells": last_but_one(
        "FO09", "FO12", seats=[realm({}, spells=["SP01"]), realm({}, spells=["SP11"])], choices=[]
    ),
    "dark fortune": last_but_one(
        "FO11", "FO12", seats=[realm(LIGHT), realm({"W1": light("TI11")})], choices=[]
    ),
    "a tower": last_but_one(
        "FO30",
        "FO28",
        seats=[realm({"W1": light("TI11")}, spells=["SP11"]), realm(WITH_MONSTERS)],
        choices=[],
    ),
    "a sacrifice": last_but_one(
        "FO29", "FO28", seats=[realm(WITH_MONSTERS), realm({"M1": {"monsters": ["MO30"]}})], choices=[]
    ),
    "losses": last_but_one(
        "FO27",
        "FO16",
        seats=[realm({}, spells=["SP01", "SP02", "SP03"]), realm({}, spells=["SP11"])],
        choices=[],
    ),
}
