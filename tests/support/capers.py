"""Scenes of Dark Heists for the terminal: tables set up by hand, with a person at seat 0."""

from typing import Any

import darkling
from darkling.terminal.session import Session
from support.gangs import alone, gang, table
from support.script import say

STREETS = ["CO05", "NO10", "GH09", "BR01", "CR10"]
GRAVEYARD = ["SP00", "HT00", "CO01"]


def seated(position: Any) -> Session:
    """Return a session at a position, in which seat 0 is a person's."""
    game = darkling.find("heists").game_from(position)
    return Session(game, (0,), "random" if position.players > 1 else None)


def after(session: Session, *names: str) -> Session:
    """Let the person choose options by name."""
    say(session.game, *names)
    return session


def own(*hand: str, **rest: Any) -> dict[str, Any]:
    """Return the person's gang: this hand, and piles to draw and bury from."""
    piles = {"deck": ["ST05", "ST06", "GO00", "NO02", "NO03"], "discard": ["ST04", "HT00", "CR03", "CR03"]}
    return gang(*hand, **{"coins": 3, **piles, **rest})


def rival(**rest: Any) -> dict[str, Any]:
    """Return the gang of a bot."""
    return gang("ST04", "ST04", deck=["GO00", "VA00"], discard=["GO00", "VA00"], coins=4, **rest)


def streets() -> Session:
    """Return a turn on the Streets against three rivals, with something of everything on the table."""
    hand = ("ST01", "SP00", "BR04", "HT00", "CR06")
    person = own(*hand, larceny=["LA03", "LA06"], heists=["HB07"])
    rivals = (rival(current="HA02", met=2), rival(heists=["HA04", "HA16"]), rival())
    return seated(table(person, *rivals, streets=STREETS, graveyard=GRAVEYARD))


def heist(met: int = 1, *hand: str) -> Session:
    """Return a turn in which a heist can be gone on with."""
    cards = hand or ("ST01", "SP00", "BR04", "HT00", "CR02")
    return seated(table(own(*cards, current="HA15", met=met), rival(), streets=STREETS))


def bonus() -> Session:
    """Return a turn in which a heist is done but for its bonus, a free recruit."""
    person = own("BR05", "GO00", "GO00", "ST05", "ST05", deck=["ST06", "NO02"], current="HB05", met=2)
    return after(seated(table(person, rival(), streets=STREETS)), "heist", "all_crime", "attempt_crime")


def burying() -> Session:
    """Return the question which card is to be buried."""
    return after(
        seated(table(own("BR07", "ST01", "HT00"), rival(), streets=STREETS)), "streets", "activate BR07"
    )


def robbing() -> Session:
    """Return the question who is to be robbed."""
    person = own("NO05", "ST01")
    return after(seated(table(person, rival(), rival(), streets=STREETS)), "streets", "activate NO05")


def solo() -> Session:
    """Return a turn against an Auto Player that has been attacked."""
    has = {"coins": 2, "deck": ["ST05", "ST05"], "current": "HB01", "met": 1}
    return seated(alone("ST01", "ST04", "CO06", gang_has=has, control=(2, 1, 0, 1), streets=STREETS))


def cop() -> Session:
    """Return the question whether coins are offered against a sweep."""
    person, coming = own("NO03", "ST01"), ["CO03", "NO01", "NO02", "NO04"]
    streets_with_a_gap = ["-", *STREETS[1:]]
    position = table(person, rival(), streets=streets_with_a_gap, street_deck=coming)
    return after(seated(position), "streets", "end_turn")


def ended(players: int, seed: int = 7) -> Session:
    """Return a game between bots and a person who lets a bot choose, at its end."""
    session = Session(darkling.new("heists", players, seed), (), "greedy")
    session.let_bots_choose()
    return Session(session.game, (0,), "greedy" if players > 1 else None)
