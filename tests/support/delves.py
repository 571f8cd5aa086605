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


def campaign() -> Session:
    """Return the way from one dungeon of a campaign to the next."""
    return seated(delve_pictures.dungeons(), **CELLAR, dungeons=3)
