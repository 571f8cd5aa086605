"""The settings of a game: described, and read from `name=value`."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from darkling.settings import described, read_pairs
from darkling.table.errors import BadSetting


class Toy:
    """As much of a game as settings need."""

    id = "toy"

    class settings(Struct):  # noqa: N801
        colour: Literal["red", "blue"] = "red"
        size: Annotated[int, Meta(ge=1, le=3)] | None = None
        coins: int = 5
        open: bool = True
        late: bool | None = None
        name: str = ""


class Long:
    id = "long"

    class settings(Struct):  # noqa: N801
        rounds: Annotated[int, Meta(ge=10, le=60)] = 20
        wind: Literal["north", "east", "south", "west", "none"] = "none"


def test_settings_are_described():
    assert described(Toy) == {
        "colour": {"choices": ["red", "blue"], "default": "red"},
        "size": {"choices": [1, 2, 3], "default": None},
        "coins": {"type": "int", "default": 5},
        "open": {"type": "bool", "default": True},
        "late": {"type": "bool", "default": None},
        "name": {"type": "str", "default": ""},
    }


def test_pairs_are_read_as_what_the_game_declares():
    pairs = ["colour=blue", "size=2", "coins=-7", "open=false", "late=true", "name=a=b"]
    assert read_pairs(Toy, pairs) == {
        "colour": "blue",
        "size": 2,
        "coins": -7,
        "open": False,
        "late": True,
        "name": "a=b",
    }


def test_many_numbers_are_named_by_the_first_and_the_last_and_words_one_by_one():
    with pytest.raises(BadSetting, match="expected rounds to be from 10 to 60, not '4'"):
        read_pairs(Long, ["rounds=4"])
    with pytest.raises(BadSetting, match="expected wind to be north or east or south or west or none"):
        read_pairs(Long, ["wind=up"])


@pytest.mark.parametrize(
    ("pair", "says"),
    [
        ("colour=green", "expected colour to be red or blue, not 'green'"),
        ("size=4", "expected size to be 1 or 2 or 3, not '4'"),
        ("coins=many", "expected coins to be a whole number, not 'many'"),
        ("open=maybe", "expected open to be true or false, not 'maybe'"),
        ("late=", "expected late to be true or false, not ''"),
        ("colour", "expected a setting as name=value, not 'colour'"),
        ("shape=round", "toy has no setting 'shape'; it has colour, size, coins, open, late, name"),
        ("=", "toy has no setting ''"),
    ],
)
def test_what_does_not_fit_is_refused(pair, says):
    with pytest.raises(BadSetting, match=says):
        read_pairs(Toy, [pair])
