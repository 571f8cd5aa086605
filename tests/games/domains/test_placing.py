"""Placing minions: in turns, where there is room, neutral ones last."""

import pytest
from support.realms import dark, has, light, minions, realm, space, table
from support.script import first_option, offered, play_on, say

from darkling.games.domains.rules.places import GUILD, PLACE_CODES

HARMLESS = ("FO03", "FO04")
"""Page and Queen of Coins: more at the Business District, cheaper building."""


def placing(*realms, **rest):
    """Return a table on which the first minion is about to be placed."""
    return table(*realms, phase="placement", **{"fortune": HARMLESS, **rest})


def asked_seats(g, name="place builders-guild"):
    """Let all put their minions in one place; return who was asked one after the other."""
    asked, turn = [], g.turn
    while g.turn == turn and g.decision(g.waiting[0]).prompt == "place-a-minion":
        asked.append(g.waiting[0])
        say(g, name)
    return asked


def reasons(g, seat=0):
    return {code: (why.key, why.rule) for code, why in g.barred(seat)}


# In turns.


@pytest.mark.rule("DM-PLACE-01", "DM-ORD-01")
def test_minions_are_placed_one_at_a_time_in_turn_order():
    g = placing(realm(), realm(), realm(), first=1)
    assert asked_seats(g) == [1, 2, 0] * 4


@pytest.mark.rule("DM-R-06")
def test_nobody_may_pass_while_minions_are_left_and_the_others_go_on():
    g = placing(realm(to_place=1), realm(to_place=3), realm(to_place=0))
    assert not {"done", "decline"} & set(offered(g))
    assert asked_seats(g) == [0, 1, 1, 1]


@pytest.mark.rule("DM-R-07", "DM-HEN-05")
def test_the_purple_minion_comes_after_all_others():
    """Worked example DM-X-14."""
    g = table(realm(), realm(henchmen=["HE01"], coins=3), phase="before")
    say(g, "use HE01", seat=1)
    assert (has(g, "coins", 1), g.neutral) == (0, (1, -1))
    say(g, "place docks", seat=0)
    assert asked_seats(g) == [1, 0, 1, 0, 1, 0, 1, 1]


@pytest.mark.rule("DM-HEN-05", "DM-R-12")
def test_a_neutral_minion_costs_its_price_and_is_not_to_be_had_without():
    g = table(realm(henchmen=["HE10"], skulls=2), realm(henchmen=["HE01"], coins=2), phase="before")
    say(g, "use HE10")
    assert (has(g, "skulls"), g.neutral) == (0, (-1, 0))
    assert g.decision(0).prompt == "place-a-minion"
    assert asked_seats(g) == [0, 1] * 4 + [0]


@pytest.mark.rule("DM-R-07")
def test_both_neutral_minions_come_in_turn_order_of_their_users():
    g = placing(realm(to_place=1), realm(to_place=1), first=1, neutral={"purple": 0, "grey": 1})
    assert asked_seats(g) == [1, 0, 1, 0]


@pytest.mark.rule("DM-R-12", "DM-PLACE-05")
def test_a_neutral_minion_is_its_users_own():
    g = placing(realm(to_place=0), realm(to_place=0), neutral={"purple": 1, "grey": 1})
    say(g, "place business-1", "place business-2")
    assert has(g, "coins", 1) == 4


@pytest.mark.rule("DM-R-13")
def test_the_minion_stays_if_the_henchman_who_brought_it_is_gone():
    g = placing(realm(to_place=0), realm(to_place=0), neutral={"purple": 0})
    say(g, "place temple-1")
    assert (has(g, "skulls", 0), g.henchmen[0]) == (2, ())


@pytest.mark.rule("DM-R-12")
def test_neutral_minions_are_for_one_turn():
    g = table(realm(), realm(), phase="end", neutral={"purple": 0}, fortune=["FO03", "FO04"])
    assert g.neutral == (-1, -1)
    assert asked_seats(g) == [0, 1] * 4


@pytest.mark.rule("DM-PLACE-05", "DM-R-102")
def test_whoever_moves_a_minion_it_acts_for_whose_colour_it_has():
    """Worked example DM-X-43."""
    caster = realm(spells=["SP21"], wind=1, water=1)
    g = table(caster, realm(), phase="after", city={"temple-1": 1}, fortune=HARMLESS)
    say(g, "cast SP21")
    say(g, "send seer")
    assert (g.waiting, g.decision(1).prompt, has(g, "skulls", 1)) == ((1,), "look-at-the-fortune", 0)


# The slashed minion.


@pytest.mark.rule("DM-ROY-01", "DM-COMP-04")
def test_the_royal_court_lends_a_fifth_minion_for_the_next_turn_only():
    """Worked example DM-X-37."""
    g = table(realm(), realm(slashed=True), phase="end", turn=3)
    assert (g.turn, g.to_place) == (4, [4, 5])
    play_on(g, first_option, until=lambda g: g.turn == 5)
    assert g.to_place == [4, 4]


@pytest.mark.rule("DM-R-14")
def test_the_slashed_minion_may_itself_go_to_the_royal_court():
    g = placing(realm(to_place=0), realm(to_place=1))
    say(g, "place royal-court")
    play_on(g, first_option, until=lambda g: g.turn == 2)
    assert g.to_place == [4, 5]
    while "place royal-court" not in offered(g) or g.to_place != [0, 1]:
        say(g, "place builders-guild")
    say(g, "place royal-court")
    play_on(g, first_option, until=lambda g: g.turn == 3)
    assert g.to_place == [4, 5]


# Where.


@pytest.mark.rule("DM-PLACE-02", "DM-CITY-02", "DM-BLD-01")
def test_a_minion_keeps_its_action_space_to_itself_but_the_guild_has_room_for_all():
    g = placing(realm(to_place=2), realm(to_place=2))
    say(g, "place temple-1")
    assert "place temple-1" not in offered(g)
    assert "place temple-2" in offered(g)
    assert reasons(g, 1)["temple-1"] == ("place-taken", "DM-CITY-02")
    say(g, "place builders-guild")
    assert "place builders-guild" in offered(g)


@pytest.mark.rule("DM-PLACE-02", "DM-CITY-02")
def test_on_an_empty_city_all_spaces_are_offered():
    g = placing(realm(), realm())
    assert set(offered(g)) == {f"place {code}" for code in PLACE_CODES}


@pytest.mark.rule("DM-R-08")
def test_a_space_whose_slot_is_empty_is_not_offered():
    g = placing(
        realm(),
        realm(),
        inn=["-"],
        far_lands=["HE03", "-"],
        architect=["TI01", "-"],
        niktmarg=["-"],
    )
    barred = {"inn-1", "far-lands-2", "architect-2", "niktmarg-1"}
    assert {code for code, why in reasons(g).items() if why == ("slot-empty", "DM-R-08")} == barred
    assert not {f"place {code}" for code in barred} & set(offered(g))
    assert "place inn-2" in offered(g)


@pytest.mark.rule("DM-R-96")
def test_towers_that_are_closed_take_no_minion():
    g = placing(realm(), realm(), switches={"towers_closed": 1})
    assert not [name for name in offered(g) if "tower" in name]
    assert reasons(g)["fire-tower"] == ("location-closed", "DM-R-96")


@pytest.mark.rule("DM-PLACE-03", "DM-TILE-06")
def test_a_minion_on_a_light_tile_of_its_own_turns_it_before_the_city():
    g = placing(realm({"W1": light("TI42"), "M1": dark("TI05")}, to_place=1), realm(to_place=0))
    assert [name for name in offered(g) if name.startswith("corrupt")] == ["corrupt W1"]
    say(g, "corrupt W1")
    assert g.flips[0] == (space("W1"),)
    say(g, "flip")
    assert g.has_dark(0, space("W1"))


@pytest.mark.rule("DM-PLACE-04", "DM-DOM-01")
def test_tiles_of_others_are_not_offered():
    g = placing(realm({"W1": light("TI42")}), realm({"W2": light("TI43")}))
    assert [name for name in offered(g) if name.startswith("corrupt")] == ["corrupt W1"]
    say(g, "place docks")
    assert [name for name in offered(g) if name.startswith("corrupt")] == ["corrupt W2"]


@pytest.mark.rule("DM-R-09")
def test_a_tile_takes_one_minion_and_none_that_cannot_turn_it():
    tiles = {"W1": light("TI42"), "W2": light("TI43", guarded=True), "M1": light("TI05"), "S1": dark("TI01")}
    g = placing(realm(tiles, to_place=2), realm(to_place=0))
    say(g, "corrupt W1")
    assert [name for name in offered(g) if name.startswith("corrupt")] == ["corrupt M1"]
    assert (reasons(g)["W1"], reasons(g)["W2"]) == (("minion-there", "DM-R-09"), ("space-guarded", "DM-R-53"))
    assert "S1" not in reasons(g)


@pytest.mark.rule("DM-R-09")
def test_while_nothing_may_be_flipped_no_tile_takes_a_minion():
    g = placing(realm({"W1": light("TI42")}), realm(), switches={"no_flip": 1})
    assert not [name for name in offered(g) if name.startswith("corrupt")]
    assert reasons(g)["W1"] == ("no-flips-now", "DM-R-09")


@pytest.mark.rule("DM-R-44")
def test_docks_without_the_mercenary_take_no_minion():
    g = placing(realm(), realm(), settings={"mercenary_mortal": True}, box=["MO66"])
    assert "place docks" not in offered(g)
    assert "docks" in reasons(g)


# Going back.


def test_a_minion_can_be_taken_back_but_not_the_last_one_of_all():
    g = placing(realm(to_place=1), realm(to_place=1))
    assert all(option.undoable for option in g.decision(0).options)
    say(g, "place seer")
    assert not any(option.undoable for option in g.decision(1).options)


def test_the_guild_counts_minions_by_their_seats():
    g = placing(realm(to_place=2), realm(to_place=2))
    say(g, "place builders-guild", "place seer", "place builders-guild")
    assert (g.guild, minions(g), GUILD) == ((0, 0), {"seer": 1}, 35)
