"""The end of a turn: the board is set anew in the order of the book."""

import pytest
from support.realms import (
    dark,
    has,
    henchmen,
    lair,
    light,
    monsters,
    realm,
    space,
    table,
    tiles,
    used_henchmen,
)
from support.script import first_option, offered, play_on, say

from darkling.games.domains.cards import HENCHMAN_CODES, MONSTER_CODES, TILE_CODES
from darkling.games.domains.rules.places import ARCHITECT, FAR_LANDS, HENCHMEN, INN, NIKTMARG_SLOTS
from darkling.games.domains.rules.state import BOXED_TILES

HARMLESS = ("FO03", "FO04")


def evening(*realms, **rest):
    """Return a table on which the evening has passed, and minions are placed in the next turn."""
    everyone = realms or (realm(), realm())
    return table(*everyone, phase="end", fortune=HARMLESS, **rest)


def names(cards):
    return [HENCHMAN_CODES[card] if card >= 0 else "-" for card in cards]


def lurking(cards):
    return [MONSTER_CODES[card] if card >= 0 else "-" for card in cards]


@pytest.mark.rule("DM-EOT-01", "DM-R-58")
def test_all_act_at_once_in_the_evening_and_as_often_as_they_like():
    g = evening(realm(spells=["SP33", "SP33"], earth=2), realm(spells=["SP31"], fire=1, workers=1))
    assert g.waiting == (0, 1)
    say(g, "cast SP31", seat=1)
    assert has(g, "skulls", 1) == 0
    say(g, "cast SP33", seat=0)
    assert (has(g, "skulls", 1), has(g, "coins", 0)) == (3, 3)
    say(g, "cast SP33", seat=0)
    assert has(g, "coins", 0) == 6


@pytest.mark.rule("DM-EOT-02")
def test_fortune_cards_of_the_turn_are_discarded():
    g = evening(fortune_shown=["FO01", "FO05"])
    assert (g.box[4], g.fortune_shown) == ((0, 4), (2, 3))


@pytest.mark.rule("DM-EOT-03", "DM-EOT-04", "DM-EOT-08")
def test_henchmen_move_up_from_the_far_lands_to_the_inn():
    """Worked example DM-X-30, its evening."""
    g = evening(inn=["HE12", "-"], far_lands=["HE13", "HE14"], tile_taken=True, draws=["HE15", "HE16"])
    assert names(g.displays[INN]) == ["HE13", "HE14"]
    assert names(g.displays[FAR_LANDS]) == ["HE15", "HE16"]
    assert names(g.discards[HENCHMEN]) == ["HE12"]


@pytest.mark.rule("DM-R-34", "DM-EOT-04", "DM-EOT-08")
def test_the_inn_is_filled_before_the_far_lands():
    """Worked example DM-X-31."""
    g = evening(inn=["-", "HE12"], far_lands=["-", "HE14"], tile_taken=True, draws=["HE20", "HE21", "HE22"])
    assert names(g.displays[INN]) == ["HE20", "HE14"]
    assert names(g.displays[FAR_LANDS]) == ["HE21", "HE22"]
    assert names(g.discards[HENCHMEN]) == ["HE12"]


@pytest.mark.rule("DM-DISC-01")
def test_henchmen_who_leave_the_inn_are_shown_to_all():
    g = table(realm(spells=["SP33"], earth=1), phase="end", fortune=HARMLESS, inn=["HE12", "HE13"])
    game_events = g.listener = []
    say(g, "done")
    (left,) = [event for event in game_events if type(event).__name__ == "InnEmptied"]
    assert names(left.henchmen) == ["HE12", "HE13"]
    assert left.seen_by(1) == left.seen_by(None) == left
    assert names(g.discards[HENCHMEN]) == ["HE12", "HE13"]


@pytest.mark.rule("DM-R-27")
def test_discarded_henchmen_are_shuffled_when_the_deck_is_empty_and_can_come_back_at_once():
    g = evening(inn=["HE12", "HE13"], far_lands=["-", "-"], decks={"henchmen": []})
    assert sorted(names(g.displays[INN])) == ["HE12", "HE13"]
    assert names(g.displays[FAR_LANDS]) == ["-", "-"]
    assert g.discards[HENCHMEN] == ()


@pytest.mark.rule("DM-R-27", "DM-REM-01")
def test_a_henchman_in_the_box_never_comes_back():
    g = evening(inn=["HE12", "-"], far_lands=["-", "-"], decks={"henchmen": ["HE20"]}, box=["HE14"])
    assert sorted(names([*g.displays[INN], *g.displays[FAR_LANDS]])) == ["-", "-", "HE12", "HE20"]


@pytest.mark.rule("DM-EOT-06", "DM-R-32")
def test_if_nobody_took_a_tile_all_seven_are_replaced():
    """Worked example DM-X-32."""
    old = ["TI01", "TI02", "TI03", "TI04", "TI05", "TI06", "TI07"]
    new = ["TI11", "TI12", "TI13", "TI14", "TI15", "TI16", "TI17"]
    g = evening(architect=old, draws=new)
    assert tiles(g.displays[ARCHITECT]) == new
    assert tiles(g.box[BOXED_TILES]) == old


@pytest.mark.rule("DM-EOT-05", "DM-R-32")
def test_if_a_tile_was_taken_only_empty_slots_are_filled():
    """Worked example DM-X-32, with one tile taken."""
    old = ["TI01", "TI02", "-", "TI04", "TI05", "TI06", "TI07"]
    g = evening(architect=old, tile_taken=True, draws=["TI11"])
    assert tiles(g.displays[ARCHITECT]) == [*old[:2], "TI11", *old[3:]]
    assert g.box[BOXED_TILES] == ()


@pytest.mark.rule("DM-R-32")
def test_a_tile_counts_as_taken_for_one_evening():
    g = table(realm(), realm(), phase="resolution", city={"architect-1": 0}, fortune=HARMLESS)
    before = g.displays[ARCHITECT]
    say(g, "take")
    play_on(g, first_option, until=lambda g: g.turn == 2)
    assert g.displays[ARCHITECT][1:] == before[1:]
    while g.turn == 2:
        say(g, "place builders-guild")
    assert not set(g.displays[ARCHITECT]) & set(before)


@pytest.mark.rule("DM-R-33")
def test_slots_stay_empty_when_bag_and_pile_are():
    g = evening(
        architect=["TI01", "-", "-", "-", "-", "-", "-"],
        tile_taken=True,
        decks={"bag": ["TI09"], "pile": []},
        niktmarg=["-"] * 6,
    )
    assert tiles(g.displays[ARCHITECT]) == ["TI01", "TI09", "-", "-", "-", "-", "-"]
    assert lurking(g.displays[NIKTMARG_SLOTS]) == ["-"] * 6
    assert "place architect-3" not in offered(g)


@pytest.mark.rule("DM-EOT-09")
def test_empty_slots_of_niktmarg_are_filled_from_the_pile():
    g = evening(
        niktmarg=["MO13", "-", "MO14", "-", "MO19", "MO20"],
        tile_taken=True,
        draws=["HE20", "HE21", "MO27", "MO28"],
    )
    assert lurking(g.displays[NIKTMARG_SLOTS]) == ["MO13", "MO27", "MO14", "MO28", "MO19", "MO20"]


@pytest.mark.rule("DM-EOT-07", "DM-DOCK-03")
def test_the_mercenary_goes_back_to_the_docks():
    g = evening(realm({"W1": lair("MO66", "MO44")}), realm())
    assert monsters(g) == {"W1": ["MO44"]}
    assert (g.view(0).mercenary, "place docks" in offered(g)) == (True, True)


@pytest.mark.rule("DM-R-81")
def test_what_was_used_can_be_used_again():
    g = evening(realm({"M1": dark("TI15", used=True)}, henchmen=["HE11", "HE13"], used=["HE13"]), realm())
    assert (henchmen(g), used_henchmen(g)) == (["HE11", "HE13"], [])
    assert "special TI15" in offered(g)


@pytest.mark.rule("DM-R-53")
def test_guards_and_switches_last_through_the_evening_window():
    g = table(
        realm({"W1": light("TI42", guarded=True)}, spells=["SP33"], earth=1),
        realm(),
        phase="end",
        switches={"party": 4},
        fortune=HARMLESS,
    )
    assert (g.is_guarded(0, space("W1")), g.view(0).switches[0].switch) == (True, "party")
    say(g, "done")
    assert not g.is_guarded(0, space("W1"))
    assert {switch.switch for switch in g.view(0).switches} == {"business", "build_stone"}


@pytest.mark.rule("DM-RES-03")
def test_all_have_their_four_minions_again():
    g = evening(realm(), realm(), realm())
    assert (g.to_place, g.turn) == ([4, 4, 4], 2)


@pytest.mark.rule("DM-R-57", "DM-END-01")
def test_after_death_the_board_is_left_as_it_is():
    g = table(
        realm({"W1": lair("MO66")}),
        realm(),
        phase="end",
        fortune_shown=["FO25", "FO32"],
        inn=["HE12", "HE13"],
    )
    assert g.over
    assert (names(g.displays[INN]), monsters(g)) == (["HE12", "HE13"], {"W1": ["MO66"]})
    assert g.fortune_shown == (24, 31)


def test_tiles_of_the_bag_are_counted():
    g = evening()
    assert len(g.decks[6]) == len(TILE_CODES) - 14
