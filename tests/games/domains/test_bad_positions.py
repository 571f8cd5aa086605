"""Data that is no position is refused, with a sentence that names the field, what was found and expected."""

import pytest
from support.realms import dark, lair, light, realm, table

import darkling
from darkling.table.errors import BadPosition


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (realm(spells=["SP99"]), "there is no spell 'SP99'; codes run from SP01 to SP40"),
        (realm(spells=["HE01"]), "there is no spell 'HE01'"),
        (realm(henchmen=["SP01"]), "there is no henchman 'SP01'"),
        (realm(held=["MO01"]), "there is no tile 'MO01'"),
        (realm(used=["HE01"]), "used of seat 0 has HE01, expected one of its henchmen"),
        (realm(flips=["X1"]), "there is no space 'X1'; codes run from W1 to M4"),
        (realm({"Z9": light("TI38")}), "there is no space 'Z9'"),
        (realm({"W1": light("TI99")}), "there is no tile 'TI99'"),
        (realm({"W1": lair("TI01")}), "there is no monster 'TI01'"),
        (realm({"W1": {"dark": True}}), "W1 of seat 0 is dark or used, and there is no tile"),
        (realm({"W1": {"used": True}}), "W1 of seat 0 is dark or used, and there is no tile"),
        (realm({"W1": dark("TI38", weapons=-1)}), "weapons on W1 of seat 0 is -1, expected 0 to 63"),
        (realm({"W1": dark("TI38", altars=64)}), "altars on W1 of seat 0 is 64, expected 0 to 63"),
        (realm(seen=4), "seen of seat 0 is 4, expected 0 to 3"),
        (realm(far_seen=["inn-1"]), "far_seen of seat 0 has 'inn-1', expected one of far-1, far-2"),
        (realm(gold=3), "unknown field `gold`"),
        (realm({"W1": {"tile": "TI38", "side": "dark"}}), "unknown field `side`"),
        (realm(coins="many"), "Expected `int`, got `str`"),
    ],
)
def test_a_seat_is_refused(seat, says):
    with pytest.raises(BadPosition, match=f"^domains: .*{says}"):
        table(seat)


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ({"phase": "dawn"}, "Invalid enum value 'dawn'"),
        ({"first": 2}, "first is 2, expected a seat from 0 to 1"),
        ({"turn": 0}, "turn is 0, expected 1 to 8"),
        ({"turn": 9}, "turn is 9, expected 1 to 8"),
        ({"fortune": ["FO33"]}, "there is no Fortune card 'FO33'"),
        ({"fortune": ["FO01", "FO01"]}, "there are 2 of FO01 among the Fortune cards, expected 1"),
        ({"turn": 1, "fortune": ["FO30"]}, "the Fortune cards FO30 cannot lie so in turn 1, expected"),
        (
            {"fortune_shown": ["FO01", "FO02", "FO03"]},
            "the Fortune cards FO01, FO02, FO03 cannot lie so in any turn",
        ),
        ({"phase": "fortune", "fortune_shown": ["FO01"]}, "the Fortune cards FO01 cannot lie so in any turn"),
        ({"taverns": [["AD49"], []]}, "there is no adventurer 'AD49'"),
        ({"taverns": [["AD01"] * 5, []]}, "tavern A has 5 slots, expected 4"),
        ({"inn": ["-", "-", "-"]}, "inn has 3 slots, expected 2"),
        ({"architect": ["MO01"]}, "there is no tile 'MO01'"),
        ({"niktmarg": ["MO69"]}, "there is no monster 'MO69'"),
        ({"decks": {"coins": []}}, "decks has 'coins', expected one of attack, defense, control, production"),
        ({"discards": {"bag": ["TI01"]}}, "discards has 'bag', expected one of attack, defense"),
        ({"box": ["SP01"]}, "box has SP01, and spells never go there"),
        ({"box": ["XX01"]}, "there is no piece 'XX01'; codes begin with FO, AD, HE, TI, MO, SP"),
        ({"switches": {"rain": 1}}, "switches has 'rain', expected one of business, temple"),
        ({"city": {"market": 0}}, "there is no Action Space 'market'; codes run from seer to royal-court"),
        ({"city": {"builders-guild": 0}}, "there is no Action Space 'builders-guild'"),
        ({"city": {"seer": 2}}, "city at seer is 2, expected 0 to 1"),
        ({"guild": [-1]}, "guild is -1, expected 0 to 1"),
        ({"neutral": {"white": 0}}, "neutral has 'white', expected one of purple, grey"),
        ({"neutral": {"grey": 5}}, "neutral grey is 5, expected 0 to 1"),
        ({"draws": ["AD00"]}, "there is no adventurer 'AD00'"),
        ({"draws": ["dragon"]}, "'dragon' cannot be drawn"),
        ({"draws": ["FO01"]}, "'FO01' cannot be drawn"),
        ({"settings": {"dice_roller": "nobody"}}, "Invalid enum value 'nobody'"),
        ({"weather": "rain"}, "unknown field `weather`"),
    ],
)
def test_a_table_is_refused(rest, says):
    with pytest.raises(BadPosition, match=f"^domains: .*{says}"):
        table(realm(), realm(), **rest)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_seats_play(seats):
    with pytest.raises(BadPosition, match=f"domains takes 2 to 5 seats, not {seats}"):
        darkling.position("domains", {"seats": [realm()] * seats})


def test_a_roll_that_the_die_does_not_have_is_refused():
    thug = {"phase": "resolution", "city": {"thug": 0}, "rolls": [7]}
    g = table(realm(coins=2), realm(henchmen=["HE02"]), **thug)
    with pytest.raises(BadPosition, match="the next of `rolls` is 7, but this die shows 1, 2, 3, 4, 5, 6"):
        g.choose(0, "henchman HE02")
