"""Scenes of Attack the Darkness for the terminal: tables set up by hand, with one person at them."""

from dataclasses import replace
from typing import Any

import darkling
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.terminal.session import Session
from support import delve_pictures

GAME = darkling.find("darkness")
CELLAR = {"dungeon": "cellar"}


def seated(position: Any, people: tuple[Seat, ...] = (0,), **settings: Any) -> Session:
    """Return a game that goes on from a position; it is told by its settings what is played."""
    begun = GAME.game_from(position)
    game = Game(replace(begun.record, settings=settings), begun.position, [], GAME.names)
    return Session(game, people, "random")


def after(table: Session, *names: str) -> Session:
    """Let whoever is waited for choose options by name."""
    delve_pictures.say(table.game, *names)
    return table


def turn() -> Session:
    """Return a turn in a fight, with something of everything on the table."""
    return seated(delve_pictures.turn(), **CELLAR)


def holding(hero: dict[str, Any], acs: list[str], rcs: list[str]) -> Session:
    """Return the turn of a lone hero with these cards, and a monster far away."""
    foes = [{"foe": "MO17", "at": [[12, 3]]}]
    seats = [hero | {"acs": acs, "rcs": rcs}]
    return seated(delve_pictures.table(seats=seats, foes=foes), **CELLAR)


def last_stand() -> Session:
    """Return the turn of a lone hero with one HP left, between two monsters."""
    hero = delve_pictures.SAMURAI | {"hp": 1}
    foes = [{"foe": "MO05", "at": [[3, 3]]}, {"foe": "MO18", "at": [[4, 5]]}]
    return seated(delve_pictures.table(seats=[hero], foes=foes), **CELLAR)


def closed(open_hands: bool) -> Session:
    """Return the turn of one of two heroes, who see each other's cards or not."""
    heroes = [delve_pictures.SAMURAI, delve_pictures.INQUISITOR]
    settings = CELLAR | {"open_hands": open_hands}
    fight = delve_pictures.table(seats=heroes, foes=delve_pictures.FOES, settings=settings)
    return seated(fight, **settings)


def paying() -> Session:
    """Return an attack that is paid for in part."""
    return after(turn(), "play AC121", "add RC31")


def reacting() -> Session:
    """Return a blow that can be answered."""
    table = turn()
    delve_pictures.come_to(table.game, "react")
    return table


def clearing() -> Session:
    """Return a room that is won."""
    return seated(delve_pictures.clearing(), **CELLAR)


def training() -> Session:
    """Return three advancements from which one is kept."""
    return seated(delve_pictures.training(), dungeon="sewer")


def with_master(people: tuple[Seat, ...] = (0,)) -> Session:
    """Return the game master's first choice of monsters for two heroes."""
    heroes = [{"hero": hero["hero"]} for hero in (delve_pictures.SAMURAI, delve_pictures.INQUISITOR)]
    settings = CELLAR | {"play": "tabletop"}
    entered = darkling.position("darkness", {"phase": "entry", "seats": heroes, "settings": settings})
    return seated(delve_pictures.come_to(entered, "enlist-whom"), people, **settings)


def leading(people: tuple[Seat, ...] = (0,)) -> Session:
    """Return a game master's turn with a monster that can walk and strike."""
    heroes = [delve_pictures.SAMURAI, delve_pictures.INQUISITOR]
    settings = CELLAR | {"play": "tabletop"}
    fight = delve_pictures.table(seats=heroes, foes=delve_pictures.FOES, settings=settings)
    return seated(delve_pictures.come_to(fight, "lead-monster"), people, **settings)


def defending() -> Session:
    """Return an attack against which a game master's monster can defend itself."""
    heroes = [delve_pictures.SAMURAI, delve_pictures.INQUISITOR]
    settings = CELLAR | {"play": "tabletop"}
    foes = [{"foe": "MO18", "at": [[4, 4]], "hp": [12]}]
    fight = delve_pictures.table(seats=heroes, foes=foes, settings=settings)
    delve_pictures.say(fight, "play AC121", "add RC31", "add RC31", "done", "done", "part 0")
    fight.choose(1, next(option for option in fight.decision(1).options if option.verb == "target"))
    return seated(delve_pictures.come_to(fight, "defend-or-not"), **settings)


ARENA = {"play": "arena"}


def duel(people: tuple[Seat, ...] = (0,)) -> Session:
    """Return the turn of one of two heroes who fight each other in the arena."""
    heroes = [
        delve_pictures.SAMURAI | {"at": [5, 5], "items": []},
        delve_pictures.INQUISITOR | {"at": [6, 5]},
    ]
    return seated(delve_pictures.table(seats=heroes, settings=ARENA, round=2), people, **ARENA)


def teams() -> Session:
    """Return the turn of one of six heroes in three teams; one of them has fallen, and one has acted."""
    party = (delve_pictures.SAMURAI, delve_pictures.INQUISITOR, delve_pictures.TEMPLAR)
    at = [[5, 5], [6, 5], [7, 7], [1, 1], [2, 6], [3, 6]]
    heroes = [hero | {"at": at[place], "items": [], "advancements": []} for place, hero in enumerate(party)]
    others = [{"hero": code, "at": at[place]} for place, code in enumerate(("CL1", "CL2", "CL3"), 3)]
    settings = ARENA | {"teams": 3}
    fight = {"seats": [*heroes, *others], "march": [4, 0, 1, 2, 3, 5], "round": 2, "settings": settings}
    return seated(delve_pictures.come_to(darkling.position("darkness", fight), "your-turn"), **settings)


def last_blow(people: tuple[Seat, ...] = (0,)) -> Session:
    """Return a game master's monster beside the only hero, who has one HP left and keeps no defense."""
    hero = delve_pictures.SAMURAI | {"hp": 1, "acs": ["AC120", "AC120", "AC121"]}
    settings = CELLAR | {"play": "tabletop"}
    fight = delve_pictures.table(seats=[hero], foes=[{"foe": "MO05", "at": [[4, 4]]}], settings=settings)
    return seated(delve_pictures.come_to(fight, "lead-monster"), people, **settings)


def time_runs_out() -> Session:
    """Return the last round of a duel, with as many HP on each side."""
    heroes = [{"hero": code, "at": [5 * place, 9], "hp": 9} for place, code in enumerate(("CL1", "CL4"))]
    settings = ARENA | {"round_cap": 20}
    fight = delve_pictures.table(seats=heroes, settings=settings, round=20)
    return seated(delve_pictures.come_to(fight, "your-turn"), **settings)


def entering() -> Session:
    """Return the choice where to begin in the arena."""
    heroes = [{"hero": hero["hero"]} for hero in (delve_pictures.SAMURAI, delve_pictures.INQUISITOR)]
    entry = darkling.position("darkness", {"phase": "entry", "seats": heroes, "settings": ARENA})
    return seated(delve_pictures.come_to(entry, "stand-where"), **ARENA)


def campaign() -> Session:
    """Return the way from one dungeon of a campaign to the next."""
    return seated(delve_pictures.dungeons(), **CELLAR, dungeons=3)
