"""Moments worth a picture with a game master, and in the arena: tables set up by hand."""

from collections.abc import Callable
from typing import Any

from support.delve_pictures import (
    ASSASSIN,
    FOES,
    INQUISITOR,
    LASTING,
    SAMURAI,
    TEMPLAR,
    come_to,
    say,
    table,
)

PARTY = (SAMURAI, INQUISITOR, TEMPLAR)
TABLETOP = {"play": "tabletop", "dungeon": "cellar"}
CULTISTS, CROSSBOWS, MINOTAUR = "MO06", "MO01", "MO18"
MAGICIAN: dict[str, Any] = {
    "hero": "CL3",
    "hp": 11,
    "acs": ["AC029", "AC031", "AC034"],
    "rcs": ["RC21", "RC21"],
}


# A game master, who has the first seat.


def led(**given: Any) -> Any:
    """Return a table with a game master against three heroes."""
    return table(seats=list(PARTY), settings=TABLETOP, **given)


def entrance(**settings: Any) -> Any:
    """Return the entrance of a room: the game master lays the map, if it is not known."""
    seats = [{"hero": one["hero"]} for one in PARTY]
    return table(phase="entry", seats=seats, settings={**TABLETOP, **settings})


def alone() -> Any:
    """Return one hero at the entrance of a room of which the map is still to be laid."""
    return table(phase="entry", seats=[{"hero": "CL4"}], settings={"play": "tabletop"})


def lay_the_map() -> Any:
    """Return the game master laying a tile."""
    return say(entrance(dungeon="random"), "vertical", "offset 3")


def muster() -> Any:
    """Return the game master picking a third card of monsters."""
    g = entrance()
    while g.decision(g.waiting[0]).prompt != "enlist-whom":
        g.choose(g.waiting[0], g.decision(g.waiting[0]).options[0])
    return say(g, f"enlist {MINOTAUR}", "propose", f"enlist {CULTISTS}", "propose")


def place() -> Any:
    """Return the game master placing the second monster of a card."""
    g = say(muster(), f"enlist {CROSSBOWS}")
    say(g, "on_tile 2")
    return say(g, g.decision(0).options[5].name)


def tile() -> Any:
    """Return the game master choosing a tile for monsters."""
    return say(muster(), f"enlist {CROSSBOWS}")


def lead() -> Any:
    """Return the game master leading the Minotaur."""
    g = come_to(led(foes=FOES, effects=LASTING[:1], round=2), "lead-monster")
    while MINOTAUR not in _acting(g):
        come_to(say(g, "done"), "lead-monster")
    return g


def _acting(g: Any) -> list[str]:
    """Return the card of the monster that acts."""
    return [card.foe for card in g.view(0).line if any(foe.acting for foe in card.figures)]


def defend() -> Any:
    """Return the game master asked whether a monster defends itself."""
    samurai = SAMURAI | {"at": [4, 2], "rcs": ["RC31", "RC31", "RC35"]}
    g = come_to(
        table(seats=[samurai, INQUISITOR, TEMPLAR], settings=TABLETOP, foes=FOES, round=2), "your-turn", 1
    )
    say(g, "play AC121", "add RC31", "add RC31")
    while g.waiting[0] == 1:
        g.choose(1, g.decision(1).options[0])
    return g


def led_blow() -> Any:
    """Return a hero who can answer the blow of a monster that is led."""
    g = lead()
    strikes = [one.name for one in g.decision(0).options if one.name.startswith("attack")]
    return come_to(say(g, strikes[0] if strikes else "as_printed"), "react", 1)


# The arena.


def arena(*seats: dict[str, Any], teams: int = 2, **given: Any) -> Any:
    """Return a fight in the arena; each seat says where its hero stands."""
    gear = ("items", "advancements")
    heroes = [{name: what for name, what in seat.items() if name not in gear} for seat in seats]
    settings = {"play": "arena", "teams": teams} | given.pop("settings", {})
    return table(seats=heroes, settings=settings, **given)


def cutting() -> Any:
    """Return the first seat taking its place, after all have cut for initiative."""
    seats = [{"hero": one["hero"]} for one in (SAMURAI, INQUISITOR, ASSASSIN, TEMPLAR)]
    return come_to(arena(*seats, phase="entry"), "stand-where")


PENALTIES = [
    {"by": 1, "on": [0], "what": "move", "amount": -1, "left": 2},
    {"by": 0, "on": [3], "what": "save", "amount": -1, "left": 1},
]


def duel() -> Any:
    """Return the first seat paying for an attack in a fight of two against two."""
    seats = standing([4, 4], [5, 4], [2, 5], [7, 7])
    g = arena(*seats, march=[2, 0, 1, 3], round=3, effects=PENALTIES)
    return come_to(g, "your-turn")


def standing(*places: list[int]) -> list[dict[str, Any]]:
    """Return the four heroes of a fight at these places."""
    guarded = INQUISITOR | {"acs": ["AC074", "AC077", "AC080"]}
    heroes = (SAMURAI, guarded, ASSASSIN, TEMPLAR)
    return [hero | {"at": at} for hero, at in zip(heroes, places, strict=True)]


def strike() -> Any:
    """Return the first seat paying for an attack on an enemy."""
    return say(duel(), "play AC121", "add RC31")


def crowd() -> Any:
    """Return the first seat's turn in a fight of three teams of three."""
    codes = ("CL4", "CL6", "CL2", "CL5", "CL1", "CL3", "CL7", "CL4", "CL6")
    places = ([4, 4], [5, 4], [2, 5], [7, 7], [1, 1], [11, 6], [8, 8], [3, 8], [12, 1])
    seats = [
        {"hero": code, "at": list(at), "hp": 5 + seat}
        for seat, (code, at) in enumerate(zip(codes, places, strict=True))
    ]
    seats[8]["hp"] = 0
    g = arena(*seats, teams=3, march=[3, 1, 5, 0, 2, 4, 6, 7, 8], round=4, settings={"unique_classes": False})
    return come_to(g, "your-turn")


def arena_blow() -> Any:
    """Return a blow of an enemy, which the second seat can answer."""
    g = say(strike(), "add RC35")
    while g.waiting[0] == 0:
        g.choose(0, g.decision(0).options[0])
    return g


def last_blow() -> Any:
    """Return a fight of three teams, one of which is out, that ends with the turn of the first seat."""
    seats = [
        {"hero": "CL4", "at": [4, 4], "hp": 9},
        {"hero": "CL6", "at": [5, 4], "hp": 0},
        {"hero": "CL2", "at": [9, 5], "hp": 3},
    ]
    g = arena(*seats, teams=3, round=50, march=[1, 2, 0])
    return come_to(say(come_to(g, "your-turn"), "end_turn"), "keep-or-discard")


LANCE, JUKE = "AC045", "AC074"
STRIKER = SAMURAI | {"acs": [LANCE], "rcs": ["RC31"] * 3, "items": []}


def short_of_a_blow() -> Any:
    """Return a hero's turn beside a monster that can defend itself, against a game master."""
    foes = [{"foe": MINOTAUR, "at": [[4, 4]]}]
    return come_to(table(seats=[STRIKER], settings=TABLETOP, foes=foes), "your-turn", 1)


def before_the_duel(hp: int = 9) -> Any:
    """Return a duel before the cuts, between heroes with so many hit points."""
    return arena({"hero": "CL4", "hp": hp}, {"hero": "CL6", "hp": hp}, phase="entry")


def last_of_a_duel() -> Any:
    """Return the turn of the first seat, one blow of which is enough, also if it is answered."""
    weak = INQUISITOR | {"at": [4, 4], "hp": 1, "acs": [JUKE]}
    return come_to(arena(STRIKER, weak), "your-turn")


WITH_A_MASTER: dict[str, Callable[[], Any]] = {"master": muster, "lead": lead}
IN_THE_ARENA: dict[str, Callable[[], Any]] = {"cuts": cutting, "arena": strike}
"""What is shown in the documentation."""
