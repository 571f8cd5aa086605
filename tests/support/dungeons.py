"""Scenes of Dark World for the terminal: tables set up by hand, with one person at them."""

from typing import Any

import darkling
from darkling.terminal.session import Session
from support import castles, villages
from support.castles import monster
from support.script import say

KORAK = WARLORD = 0
HERO = 1
CHESTS = {"L1": None, "H4": "SWORD", "A4": "STAR", "H9": "SPEAR"}
ORDER = ("RED", "GREEN", "BLUE", "YELLOW")
RED = {"hp": 6, "hits": 2, "misses": 1, "weapon": "AXE", "coins": 2}
BLUE = {"square": "I3", "hp": 3, "hits": 1, "misses": 1}


def in_castle(seat: int, **given: Any) -> Session:
    """Return a session in the castle in which one seat is a person's."""
    return Session(darkling.find("castle").game_from(castles.table(**given)), (seat,), "random")


def in_village(seat: int, **given: Any) -> Session:
    """Return a session in the village in which one seat is a person's."""
    return Session(darkling.find("village").game_from(villages.table(**given)), (seat,), "random")


def after(session: Session, *names: str) -> Session:
    """Let whoever is waited for choose options by name."""
    say(session.game, *names)
    return session


# Korak's castle.


def castle(seat: int = HERO, **given: Any) -> Session:
    """Return a fight in room 3, with something of everything on the board."""
    red = {**RED, "square": "J4", "items": ["POTION", "GRENADE"], "camp": ["ORC2", "SKE1"]}
    green = {"square": "K4", "hits": 1, "items": ["BOOTS"]}
    monsters = [
        monster("OGR3", "J5", "BOOTS"),
        monster("ORC1", "L5", "POTION", seen=True),
        monster("SKE2", "G2", "GRENADE", group=2),
    ]
    scene = {"RED": red, "GREEN": green, "BLUE": BLUE, "YELLOW": {"hp": 0}, "monsters": monsters}
    scene |= {"order": ORDER, "doors": (1, 2, 3), "chests": CHESTS, "lying": [("F2", "BOOTS")]}
    return in_castle(seat, **{"players": 3, "round": 4, **scene, **given})


def blow() -> Session:
    """Return a blow to which Hit cards can be added."""
    return after(castle(), "attack J5")


def door() -> Session:
    """Return the question to Korak who waits behind a door that was opened just now."""
    return after(in_castle(KORAK, RED={"square": "H2"}, doors=(1,)), "step H1")


def korak() -> Session:
    """Return Korak's turn."""
    return castle(KORAK, order=())


def arena(seat: int = HERO, **given: Any) -> Session:
    """Return a turn before the throne, with others on the Doomstep and one out of the game."""
    heroes = {
        "RED": {**RED, "square": "d2", "hits": 3},
        "GREEN": {"square": "DOOM"},
        "BLUE": {"square": "DOOM", "hp": 0},
        "YELLOW": {"square": "OUT", "hp": 0},
    }
    monsters = [monster("MAN5", "d4", "POTION"), monster("MUM4", "c5", "BOOTS")]
    rest = {"arrived": ("GREEN", "YELLOW", "RED", "BLUE"), "chests": CHESTS}
    scene = {**heroes, **rest, "monsters": monsters, "order": ("RED", "GREEN")}
    return in_castle(seat, **{"players": 3, **scene, **given})


def arch() -> Session:
    """Return a turn at the Arch: the Doomstep is on another map."""
    return in_castle(HERO, RED={"square": "L8"}, doors=tuple(range(1, 9)))


def slain() -> Session:
    """Return a game that a hero has ended with a blow of 7."""
    heroes = {"RED": {**RED, "square": "d2", "hits": 3, "misses": 0, "camp": ["ORC2", "SKE1"]}}
    scene = {**heroes, "arena": True, "players": 3, "rolls": (2, 1, 1)}
    return after(in_castle(HERO, **scene), "attack_boss", "hits 3")


# Village of Fear.


def village(seat: int = HERO, **given: Any) -> Session:
    """Return a fight in the Chapel, with something of everything on the board."""
    red = {**RED, "square": "J5", "items": ["POTION", "WHIP"], "camp": ["GOB2"]}
    blue = {**BLUE, "square": "C8"}
    green = {"square": "K6", "hits": 1, "items": ["BOOTS"]}
    monsters = [monster("HEX4", "I5", "BOOTS"), monster("GOB1", "K4", "POTION", seen=True)]
    scene = {"RED": red, "GREEN": green, "BLUE": blue, "YELLOW": {"hp": 0}, "monsters": monsters}
    scene |= {"open": ("CHAPEL",), "karrion": "WINDMILL", "wolf": "E7", "lying": [("F2", "BOOTS")]}
    scene |= {"keys": ("RED",), "loose_keys": (True, True, False), "hostages": ("BLUE", None), "order": ORDER}
    scene |= {"treasures": {"INN": None}, "events": ("EV01",)}
    return in_village(seat, **{"players": 3, "round": 4, **scene, **given})


def warlord() -> Session:
    """Return the Warlord's turn."""
    return village(WARLORD, order=())


def hiding() -> Session:
    """Return the question where the Key is hidden."""
    return Session(darkling.new("village", 3, 7), (WARLORD,), "random")


def trial(seat: int = HERO) -> Session:
    """Return the Trial of Stealth after the first step and the Lurker's."""
    moves = ("step F1", "sneak d12", "prowl d35") if seat == HERO else ("step F1", "sneak d12")
    return after(in_village(seat, RED={"square": "F2"}), *moves)


def top(seat: int = WARLORD) -> Session:
    """Return the Warlord's turn, with three heroes before him."""
    heroes = {code: {"square": "TOP", "hits": 1} for code in ("RED", "BLUE", "GREEN")}
    return in_village(seat, **heroes, players=3, order=())
