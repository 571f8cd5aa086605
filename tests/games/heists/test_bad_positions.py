"""Positions that cannot occur are refused, with a sentence that says why."""

import pytest
from support.gangs import gang, table

import darkling
from darkling.table.errors import BadPosition


@pytest.mark.parametrize(
    ("seats", "rest", "says"),
    [
        ([gang("XX01"), gang()], {}, "there is no card 'XX01'"),
        ([gang("LA01"), gang()], {}, "LA01 is in the gang of seat 0, which is for scoundrels"),
        ([gang(larceny=["ST05"]), gang()], {}, "ST05 is in the larceny cards of seat 0"),
        ([gang("GH10", deck=["GH10"]), gang()], {}, "there are 2 of GH10, and the box holds 1"),
        ([gang(heists=["HB01", "HB02"]), gang()], {}, "seat 0 has two basic heists"),
        ([gang(heists=["ST05"]), gang()], {}, "ST05 is in the heists of seat 0"),
        ([gang(current="HB01", met=4), gang()], {}, "met of seat 0 is 4, expected 0 to 2"),
        ([gang(met=1), gang()], {}, "met of seat 0 is 1, expected 0"),
        ([gang(coins=-1), gang()], {}, "seat 0 has -1 coins; there is no debt"),
        ([gang(), gang()], {"first": 2}, "first is 2, expected a seat from 0 to 1"),
        ([gang(), gang()], {"streets": ["BR01"]}, "the Streets have 5 places, not 1"),
        ([gang(), gang()], {"heat": 37}, "heat is 37, expected 0 to 36"),
        ([gang(), gang()], {"goons": -1}, "goons is -1, expected 0 to 12"),
        ([gang(), gang()], {"basic": ["HA01"], "advanced": []}, "HA01 is in the basic deck"),
        ([gang(), gang()], {"larceny": ["ST05"]}, "ST05 is in the larceny deck"),
        ([gang(), gang()], {"colour": "red"}, "unknown field `colour`"),
        ([gang()] * 5, {}, "heists takes 1 to 4 seats, not 5"),
    ],
)
def test_refused(seats, rest, says):
    with pytest.raises(BadPosition, match=says):
        table(*seats, **rest)


def test_an_unknown_auto_card_is_refused():
    with pytest.raises(BadPosition, match="there is no Auto Player card 'AU99'"):
        darkling.position("heists", {"seats": [gang()], "auto_deck": ["AU99"]})


def test_what_is_not_given_is_what_is_left():
    g = table(gang("GO00", "HT00", "SP00", "BR01"), gang("SP00"))
    assert g.stacks == [35, 16, 11, 12]
    assert len(g.street_deck) == 69
