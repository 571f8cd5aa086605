"""Positions that cannot occur are refused, and told why."""

import pytest
from support.castles import monster, table

import darkling
from darkling.table.errors import BadPosition, BadSetting


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"players": 1}, "2 to 5 players"),
        ({"RED": {"square": "Z9"}}, "no square 'Z9'"),
        ({"RED": {"hp": 9}}, "`heroes.RED.hp` is 9, expected 0 to 8"),
        ({"RED": {"items": ["BOOTS"] * 3}}, "3 magic items"),
        ({"RED": {"hits": 16}}, "more cards"),
        ({"RED": {"coins": 30}}, "coins"),
        ({"RED": {"square": "F2"}, "monsters": [monster("ORC1", "F2")]}, "RED and a monster stand on F2"),
        ({"monsters": [monster("MAN5", "F2"), monster("MAN5", "G2")]}, "MAN5"),
        ({"monsters": [monster("ORC1", "D2")]}, "where none may"),
        ({"RED": {"square": "F2"}, "chests": {"F2": "AXE"}}, "F2, where a chest stands"),
        ({"doors": [9]}, "numbered 1 to 8"),
        ({"order": ["PINK"]}, "no hero 'PINK'"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(given, says):
    with pytest.raises(BadPosition, match=says):
        table(**given)


def test_an_option_that_does_not_fit_is_refused():
    with pytest.raises(BadSetting, match="round_limit"):
        darkling.start("castle", 2, 0, {"round_limit": 999})
