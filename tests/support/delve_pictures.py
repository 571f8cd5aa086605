"""Moments of Attack the Darkness worth a picture: tables set up by hand, for the first of four seats."""

from collections.abc import Callable
from typing import Any

import darkling

CELLAR = {"dungeon": "cellar"}
SAMURAI: dict[str, Any] = {
    "hero": "CL4",
    "at": [3, 4],
    "hp": 18,
    "acs": ["AC041", "AC120", "AC121"],
    "rcs": ["RC31", "RC31", "RC35"],
    "items": ["IT04"],
}
INQUISITOR: dict[str, Any] = {
    "hero": "CL6",
    "at": [1, 0],
    "hp": 15,
    "acs": ["AC070", "AC077", "AC080"],
    "rcs": ["RC54", "RC54", "RC58"],
}
TEMPLAR: dict[str, Any] = {
    "hero": "CL5",
    "at": [2, 1],
    "hp": 14,
    "acs": ["AC055", "AC058", "AC061"],
    "rcs": ["RC42", "RC43", "RC49"],
    "advancements": ["AV01"],
}
ASSASSIN: dict[str, Any] = {
    "hero": "CL2",
    "at": [2, 2],
    "hp": 13,
    "acs": ["AC016", "AC106"],
    "rcs": ["RC11", "RC17"],
    "items": ["IT02"],
}
FOES: list[dict[str, Any]] = [
    {"foe": "MO05", "at": [[3, 2]], "hp": [5]},
    {"foe": "MO18", "at": [[5, 1]], "hp": [12]},
    {"foe": "MO12", "at": [[4, 7], [5, 7], [3, 8], [4, 8]]},
    {"foe": "MO20", "at": [[3, 0]], "hp": [3]},
    {"foe": "MO01", "at": [[12, 3], [12, 4]]},
    {"foe": "MO17", "at": [[7, 0]]},
]
LASTING = [
    {"card": "AC057", "by": 2, "on": [7], "left": 1},
    {"card": "RC60", "by": 1, "on": [4], "left": 2},
    {"by": 2, "on": [2], "what": "save", "amount": 1, "left": 2},
    {"by": 1, "on": [12], "what": "move", "amount": -1, "left": 2},
]
LITTLE = ("pass", "end_turn", "keep_hand", "draw_up", "nothing", "decline", "skip", "done")
"""What brings a game on without doing anything."""


def table(seed: int = 0, **given: Any) -> Any:
    """Return a position with the four heroes, otherwise as `arrange` has it."""
    seats = given.pop("seats", [SAMURAI, INQUISITOR, TEMPLAR, ASSASSIN])
    march = list(range(len(seats)))
    return darkling.position("darkness", {"seats": seats, "march": march, "settings": CELLAR} | given, seed)


def come_to(g: Any, prompt: str, seat: int = 0) -> Any:
    """Let everyone do as little as they can until a seat is asked this."""
    for _ in range(200):
        if g.waiting[0] == seat and g.decision(seat).prompt == prompt:
            return g
        g.choose(g.waiting[0], _least(g))
    raise AssertionError(f"seat {seat} is never asked {prompt}: {g.stack_text()}")


def _least(g: Any) -> Any:
    options = g.decision(g.waiting[0]).options
    return next((option for option in options if option.name in LITTLE), options[0])


def say(g: Any, *names: str) -> Any:
    """Make these choices, whoever is asked."""
    for name in names:
        g.choose(g.waiting[0], name)
    return g


def turn() -> Any:
    """Return the first seat's turn."""
    return table(foes=FOES, effects=LASTING, round=2)


def fight() -> Any:
    """Return the first seat paying for an attack."""
    return say(turn(), "play AC121", "add RC31")


def reaction() -> Any:
    """Return a blow against the first seat, who can answer it."""
    return come_to(turn(), "react")


def answer() -> Any:
    """Return the first seat paying for its answer."""
    return say(reaction(), "play AC041", "add RC31")


def clearing() -> Any:
    """Return a room that is won: the first seat may revive, rest or explore."""
    fallen = ASSASSIN | {"hp": 0, "acs": [], "rcs": []}
    flipped = {"2": "IT01", "4": "MO02"}
    seats = [SAMURAI, INQUISITOR, TEMPLAR, fallen]
    return come_to(
        table(phase="clearing", seats=seats, flipped=flipped, seeds=["MO03"]), "revive-rest-explore"
    )


def training() -> Any:
    """Return the first seat choosing among the advancements that it has drawn."""
    party = (SAMURAI, INQUISITOR, TEMPLAR, ASSASSIN)
    seats = [hero | {"at": [0, 6 + place]} for place, hero in enumerate(party)]
    drawn = ["AV05", "AV03", "AV10"]
    junction = {"encounter": 2, "settings": {"dungeon": "sewer"}}
    g = come_to(table(phase="advancement", seats=seats, draws=drawn, **junction), "train-or-not")
    return come_to(say(g, "train"), "which-advancement")


def dungeons() -> Any:
    """Return the first seat choosing the second dungeon of three."""
    party = (SAMURAI, INQUISITOR, TEMPLAR, ASSASSIN)
    seats = [{"hero": hero["hero"], "items": hero.get("items", [])} for hero in party]
    campaign = {"dungeon": "cellar", "dungeons": 3}
    return come_to(table(phase="between", seats=seats, defeated=61, settings=campaign), "which-dungeon")


def laying() -> Any:
    """Return the first seat laying the first tile of a map."""
    seats = [{"hero": hero["hero"]} for hero in (SAMURAI, INQUISITOR, TEMPLAR, ASSASSIN)]
    built = {"dungeon": "random", "map_building": "players"}
    return say(table(phase="entry", seats=seats, settings=built), "horizontal")


PICTURES: dict[str, Callable[[], Any]] = {
    "fight": fight,
    "reaction": reaction,
    "clearing": clearing,
    "training": training,
}
"""What is shown in the documentation."""
