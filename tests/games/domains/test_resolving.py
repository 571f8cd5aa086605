"""Resolving minions: Domains first, then along the path; gifts; and the order among several."""

import pytest
from support.realms import built, has, light, minions, realm, store, table
from support.script import offered, say

import darkling
from darkling.games.domains.rules.actions import CityAction
from darkling.games.domains.rules.foreman import ForemanPhase
from darkling.games.domains.rules.minions import PATH
from darkling.games.domains.rules.places import GUILD, LOCATION_CODES, LOCATION_OF, PLACE_CODES
from darkling.games.domains.rules.resolving import CorruptTile


def resolution(*realms, city=(), **rest):
    """Return a table in the Resolve Minions phase; the last seat's minion on the Town Council holds it up."""
    seats = realms if len(realms) > 1 else (*realms, realm())
    return table(*seats, phase="resolution", city={**dict(city), "town-council": len(seats) - 1}, **rest)


def acting(g):
    """Return who is asked, and for the minion on which Action Space."""
    action = g.running(CityAction)
    return action.seat, PLACE_CODES[action.place]


def flipping(g):
    """Return whose tile is asked about, as its number."""
    tile = g.running(CorruptTile)
    return tile.seat, tile.space


# The path.


@pytest.mark.rule("DM-CITY-01", "DM-R-01", "DM-R-02")
def test_the_path_has_seventeen_locations_and_35_bounded_spaces():
    assert LOCATION_CODES == (
        "seer",
        "business",
        "temple",
        "assassin",
        "thug",
        "architect",
        "inn",
        "builders-guild",
        "tower",
        "council",
        "unicorn",
        "swan",
        "docks",
        "far-lands",
        "niktmarg",
        "town-council",
        "royal-court",
    )
    assert [LOCATION_OF.count(location) for location in range(17)] == [
        *(1, 2, 2, 1, 1, 7, 2, 1, 4, 2, 1, 1, 1, 2, 6, 1, 1)
    ]
    assert GUILD == 35


@pytest.mark.rule("DM-R-03", "DM-CITY-03")
def test_spaces_of_a_location_come_in_their_order_and_the_towers_as_earth_wind_fire_water():
    codes = [PLACE_CODES[at] for at in PATH]
    assert codes[:5] == ["seer", "business-1", "business-2", "temple-1", "temple-2"]
    assert codes[codes.index("builders-guild") :][:5] == [
        "builders-guild",
        "earth-tower",
        "wind-tower",
        "fire-tower",
        "water-tower",
    ]


@pytest.mark.rule("DM-RES-01", "DM-CITY-03")
def test_locations_resolve_from_first_to_last_whoever_is_first_player():
    g = resolution(
        realm(),
        realm(),
        city={"architect-3": 0, "seer": 1, "architect-1": 1, "unicorn": 0},
        first=0,
    )
    order = []
    while acting(g)[1] != "town-council":
        order.append(acting(g))
        say(g, "decline")
    assert order == [(1, "seer"), (1, "architect-1"), (0, "architect-3"), (0, "unicorn")]


@pytest.mark.rule("DM-RES-01", "DM-R-11")
def test_domain_minions_come_first_in_turn_order_and_then_by_space():
    g = resolution(
        realm({"W1": light("TI03"), "Pl1": light("TI39")}, flips=["W1", "Pl1"]),
        realm({"M1": light("TI04")}, flips=["M1"]),
        city={"seer": 0},
        first=1,
    )
    order = []
    while not g.running(CityAction):
        order.append(flipping(g))
        say(g, "leave")
    assert order == [(1, 12), (0, 0), (0, 8)]
    assert acting(g) == (0, "seer")


@pytest.mark.rule("DM-RES-04", "DM-TILE-06", "DM-TILE-04")
def test_a_minion_turns_the_tile_under_it_to_its_dark_side():
    g = resolution(realm({"W1": light("TI03")}, flips=["W1"]))
    assert offered(g) == ["flip", "leave"]
    say(g, "flip")
    assert (built(g), g.flips[0]) == ({"W1": "TI03 dark"}, ())


@pytest.mark.rule("DM-R-10", "DM-RES-02")
def test_a_tile_may_be_left_light_after_all():
    g = resolution(realm({"W1": light("TI03")}, flips=["W1"]))
    say(g, "leave")
    assert (built(g), g.flips[0]) == ({"W1": "TI03 light"}, ())


@pytest.mark.rule("DM-R-95")
def test_a_minion_on_a_tile_that_is_dark_already_returns_without_effect():
    """Worked example DM-X-42."""
    farm = realm({"Pl1": light("TI41")}, flips=["Pl1"], fire=1, earth=1, spells=["SP30"])
    g = table(farm, realm(), phase="after", city={"town-council": 1})
    say(g, "cast SP30")
    assert acting(g) == (1, "town-council")
    assert (built(g), g.flips[0]) == ({"Pl1": "TI41 dark"}, ())


@pytest.mark.rule("DM-RES-03")
def test_a_minion_that_is_resolved_leaves_its_space():
    g = resolution(realm(), city={"seer": 0, "business-1": 0, "temple-2": 0})
    assert minions(g) == {"seer": 0, "business-1": 0, "temple-2": 0, "town-council": 1}
    say(g, "decline")
    assert minions(g) == {"town-council": 1}


@pytest.mark.rule("DM-RES-02", "DM-R-08")
def test_a_minion_whose_slot_is_empty_returns_without_effect():
    g = resolution(
        realm(coins=20),
        inn=["-", "HE01"],
        architect=["-", "-", "-", "-", "-", "-", "-"],
        niktmarg=["-", "-", "-", "-", "-", "-"],
        city={"architect-1": 0, "inn-1": 0, "niktmarg-2": 0},
    )
    assert acting(g) == (1, "town-council")
    assert (store(g), g.held[0], g.henchmen[0]) == ({"coins": 20}, (), ())


# Gifts.


@pytest.mark.rule("DM-BUS-01")
def test_either_space_of_the_business_district_gives_two_coins():
    g = resolution(realm(coins=1), realm(), city={"business-1": 0, "business-2": 1})
    assert (has(g, "coins"), has(g, "coins", 1)) == (3, 2)


@pytest.mark.rule("DM-TEMP-01")
def test_either_space_of_the_temple_gives_two_skulls():
    g = resolution(realm(), realm(skulls=5), city={"temple-1": 1, "temple-2": 0})
    assert (has(g, "skulls"), has(g, "skulls", 1)) == (2, 7)


@pytest.mark.rule("DM-TOW-01")
@pytest.mark.parametrize("element", ["earth", "wind", "fire", "water"])
def test_each_tower_gives_two_of_its_element(element):
    g = resolution(realm(), city={f"{element}-tower": 0})
    assert store(g) == {element: 2}


@pytest.mark.rule("DM-BUS-01", "DM-TEMP-01", "DM-TOW-01")
def test_henchmen_and_fortune_add_to_gifts():
    g = resolution(
        realm(henchmen=["HE21", "HE22", "HE26"]),
        city={"business-1": 0, "temple-1": 0, "fire-tower": 0},
        switches={"business": 2, "temple": 1, "towers": 1},
    )
    assert store(g) == {"coins": 5, "skulls": 4, "fire": 4}


@pytest.mark.rule("DM-ROY-01", "DM-R-14")
def test_the_royal_court_gives_two_coins_and_a_fifth_minion_in_the_next_turn_only():
    """Worked example DM-X-37."""
    g = table(realm(), realm(), phase="resolution", turn=3, city={"royal-court": 1}, taverns=[[], []])
    while g.turn == 3:
        say(g, offered(g)[-1])
    play_until_placement(g)
    assert g.to_place == [4, 5]
    while g.turn == 4:
        say(g, "place builders-guild" if "place builders-guild" in offered(g) else offered(g)[-1])
    play_until_placement(g)
    assert g.to_place == [4, 4]


def play_until_placement(g):
    while g.decision(g.waiting[0]).prompt != "place-a-minion":
        say(g, offered(g)[-1])


# The Town Council.


@pytest.mark.rule("DM-TOWN-01", "DM-TOWN-02", "DM-R-15")
def test_the_town_council_makes_its_visitor_first_player_at_once():
    """Worked example DM-X-36."""
    works = {"held": ["TI38"], "wood": 1, "workers": 1}
    lakes = ["TI38", "TI39", "TI47"]
    seats = [realm(**{**works, "held": [tile]}) for tile in lakes]
    g = table(*seats, phase="resolution", city={"town-council": 2, "royal-court": 0})
    say(g, "take")
    assert (g.first, g.order(), has(g, "coins", 2)) == (2, (2, 0, 1), 2)
    assert g.running(ForemanPhase)
    assert g.waiting == (2,)
    say(g, "enough")
    assert g.waiting == (0,)


@pytest.mark.rule("DM-TOWN-01", "DM-RES-02", "DM-R-15")
def test_who_declines_the_town_council_gets_neither_marker_nor_coins():
    g = table(realm(), realm(held=["TI38"], wood=1, workers=1), phase="resolution", city={"town-council": 1})
    say(g, "decline")
    assert (g.first, has(g, "coins", 1)) == (0, 0)


# Moved minions.


@pytest.mark.rule("DM-R-102")
def test_a_minion_that_was_moved_resolves_where_it_stands_now():
    g = table(
        realm(henchmen=["HE17"], coins=1),
        realm(),
        phase="after",
        city={"royal-court": 0, "town-council": 1},
    )
    say(g, "use HE17", "send temple-1")
    assert acting(g) == (1, "town-council")
    assert store(g) == {"skulls": 2}


@pytest.mark.rule("DM-R-13", "DM-R-12")
def test_a_neutral_minion_acts_for_who_paid_though_its_henchman_is_gone():
    g = resolution(realm(henchmen=[]), city={"temple-1": 0}, neutral={"purple": 0})
    assert has(g, "skulls") == 2


# Taking choices back.


def undoable(g):
    return {option.name: option.undoable for option in g.decision(g.waiting[0]).options}


def test_a_choice_can_be_taken_back_while_somebody_is_sure_to_be_asked_after_it():
    g = darkling.game(resolution(realm({"W1": light("TI03")}, flips=["W1"]), city={"seer": 0}))
    assert undoable(g) == {"flip": True, "leave": True}
    say(g, "flip")
    assert undoable(g) == {"look": False, "decline": True}
    say(g, "decline")
    assert g.can_undo(0)
    g.undo(0)
    g.undo(0)
    assert built(g.position) == {"W1": "TI03 light"}


def test_the_last_choice_of_the_phase_is_final():
    g = darkling.game(resolution(realm(), city={"docks": 1}))
    say(g, "decline")
    assert undoable(g) == {"take": False, "decline": False}
    say(g, "take")
    assert not g.can_undo(1)


def test_shopping_can_be_taken_back_until_it_ends_the_phase():
    g = darkling.game(table(realm(coins=2), realm(), phase="resolution", guild=[0]))
    assert undoable(g) == {
        "buy stone": True,
        "buy metal": False,
        "buy wood": True,
        "buy workers": True,
        "enough": False,
    }
    say(g, "buy stone")
    g.undo(0)
    assert has(g.position, "coins") == 2
