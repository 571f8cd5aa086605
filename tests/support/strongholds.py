"""Scenes of Dark Domains for the terminal: positions of the last turn, tables set up by hand, new games."""

from typing import Any

from games.domains.starts import STARTS

import darkling
from darkling.table.decision import Seat
from darkling.terminal.session import Session
from support.realms import dark, lair, light, realm
from support.screen import session

FALLING = STARTS["a space that falls"]
ANSWERED = STARTS["a spell answered"]
RAIDERS = [["AD05", "AD06", "AD10", "AD11"], ["AD03"]]
"""Parties of which the first hunts for nature tiles, and the second for those of religion."""
LAND = {"W1": dark("TI38", monsters=["MO61"]), "S1": light("TI18"), "M4": lair("MO20")}


def seated(data: dict[str, Any], people: tuple[Seat, ...] | None = None) -> Session:
    """Return a game that begins in a position; by default whoever is asked first is a person."""
    game = darkling.find("domains").game_from(darkling.position("domains", data, 1))
    return Session(game, game.waiting[:1] if people is None else people, "random")


def late(start: str) -> Session:
    """Return a moment of the last turn, by the name of its start."""
    return seated(STARTS[start])


def fresh(players: int = 2) -> Session:
    """Return a new game in which a person has all minions still to place."""
    table = session(players=players, game="domains")
    table.let_bots_choose()
    while table.game.decision(0).prompt != "place-a-minion":
        table.game.choose(0, table.game.decision(0).options[0])
        table.let_bots_choose()
    return table


def placing() -> Session:
    """Return a turn in which minions are placed, with something of everything on the table."""
    person = realm(
        LAND, coins=7, skulls=9, fire=2, wood=1, held=["TI33"], spells=["SP04", "SP13"], to_place=3
    )
    rivals = [
        realm({"W1": dark("TI11")}, skulls=4, henchmen=["HE02"], to_place=2),
        realm({"S2": light("TI10")}, to_place=3),
    ]
    city = {"temple-1": 1, "architect-2": 2, "royal-court": 1, "earth-tower": 0}
    return seated({"seats": [person, *rivals], "phase": "placement", "taverns": RAIDERS, "city": city})


def attacked() -> Session:
    """Return an attack before its dice are rolled."""
    return seated({**FALLING, "choices": FALLING["choices"][:2]})


def answering() -> Session:
    """Return a spell that a person may answer."""
    return seated({**ANSWERED, "choices": ANSWERED["choices"][:1]})
