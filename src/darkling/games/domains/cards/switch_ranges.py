"""How far the Fortune cards of one turn can change each switch."""

from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.switches import SWITCHES, THUG

A_TURN = 2
"""Fortune cards that are turned up."""


def _amounts(switch: str) -> list[list[int]]:
    """Return for each Fortune card what its texts do to a switch."""
    return [
        [
            raw["amount"]
            for raw in (*card.top, *card.bottom)
            if raw["do"] == "turn_rule" and raw["switch"] == switch
        ]
        for card in BOX.fortune
    ]


def _most(switch: str) -> int:
    best = sorted([max([0, *amounts]) for amounts in _amounts(switch)])
    return best[-1] if switch == SWITCHES[THUG] else sum(best[-A_TURN:])


def _least(switch: str) -> int:
    return sum(sorted([min([0, *amounts]) for amounts in _amounts(switch)])[:A_TURN])


LEAST = tuple([_least(switch) for switch in SWITCHES])
MOST = tuple([_most(switch) for switch in SWITCHES])
