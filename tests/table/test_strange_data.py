"""Whatever is handed in as the data of a position, it is refused as such."""

import pytest

import darkling
from darkling.table.errors import BadPosition

NESTED: list = []
NESTED.append(NESTED)
STRANGE = [None, 5, 1.5, "phase", b"phase", [], [{}], {1: 2}, object(), dict, range(3), NESTED, "\ud800"]
TABLES = {
    "dealings": {"phase": "combat", "seats": [{"pile": ["H01"]}, {"pile": ["H02"]}]},
    "heists": {"seats": [{"hand": ["ST01"]}, {}]},
    "castle": {"heroes": {"RED": {"square": "F2"}}},
    "village": {"heroes": {"RED": {"square": "G6"}}},
    "domains": {"seats": [{"coins": 3}, {}]},
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("data", STRANGE)
def test_what_is_no_position_is_refused(game, data):
    with pytest.raises(BadPosition, match=f"^{game}: "):
        darkling.position(game, data)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("strange", [object(), range(3), NESTED, "\ud800", {"\ud800": 1}])
def test_what_is_no_part_of_a_position_is_refused(game, strange):
    name = list(TABLES[game])[-1]
    darkling.position(game, TABLES[game])
    with pytest.raises(BadPosition, match=f"^{game}: "):
        darkling.position(game, {**TABLES[game], name: strange})
