"""The Assassin and the Hired Thug: whom they are set on, what that costs, and where the displaced go."""

import pytest
from support.realms import has, henchmen, minions, monsters, party, realm, store, table
from support.script import offered, say

from darkling.games.domains.cards import ADVENTURER_CODES, HENCHMAN_CODES
from darkling.games.domains.rules.actions import CityAction
from darkling.games.domains.rules.events import HenchmanKilled
from darkling.games.domains.rules.places import PLACE_CODES
from darkling.games.domains.rules.state import BOXED_ADVENTURERS, BOXED_HENCHMEN, FAR_LANDS

PARTY = ("AD01", "AD02", "AD03", "AD04")
OTHERS = ("AD05", "AD06", "AD07", "AD08")


def city(at, *realms, where="assassin", **rest):
    """Return a table at a killer hired by the first seat; the last seat's chair holds up what comes after."""
    minions = {where: 0, "town-council": len(realms) - 1, **at}
    return table(*realms, phase="resolution", city=minions, taverns=[PARTY, OTHERS], **rest)


def boxed_adventurers(g):
    return [ADVENTURER_CODES[card] for card in g.box[BOXED_ADVENTURERS]]


def boxed_henchmen(g):
    return [HENCHMAN_CODES[card] for card in g.box[BOXED_HENCHMEN]]


def acting(g):
    return PLACE_CODES[g.running(CityAction).place]


# The price.


@pytest.mark.rule("DM-ASN-01", "DM-ASN-02", "DM-R-17")
def test_the_assassin_takes_twelve_coins_or_two_less_for_each_skull():
    """Worked example DM-X-01."""
    g = city({}, realm(coins=9, skulls=5), realm())
    say(g, "adventurer A-1")
    assert offered(g) == ["skulls 2", "skulls 3", "skulls 4", "skulls 5"]
    say(g, "skulls 2")
    assert store(g) == {"coins": 1, "skulls": 3}
    assert boxed_adventurers(g) == ["AD01"]


@pytest.mark.rule("DM-R-17", "DM-ASN-02", "DM-STORE-04")
def test_the_price_of_the_assassin_is_met_exactly():
    g = city({}, realm(coins=1, skulls=6), realm())
    say(g, "adventurer B-2")
    assert store(g) == {"coins": 1}


@pytest.mark.rule("DM-R-18", "DM-ASN-01")
def test_without_the_price_of_the_assassin_nobody_is_named():
    g = city({}, realm(coins=11), realm())
    assert (acting(g), store(g)) == ("town-council", {"coins": 11})
    poor = city({}, realm(coins=1, skulls=5), realm())
    assert acting(poor) == "town-council"


@pytest.mark.rule("DM-R-18", "DM-RES-02")
def test_the_victim_is_named_before_the_price_and_nobody_has_to_be():
    g = city({}, realm(coins=12, skulls=6), realm())
    assert "decline" in offered(g)
    say(g, "adventurer A-2")
    assert has(g, "coins") == 12
    assert party(g) == list(PARTY)
    g = city({}, realm(coins=12), realm())
    say(g, "decline")
    assert (has(g, "coins"), party(g)) == (12, list(PARTY))


@pytest.mark.rule("DM-ASN-03", "DM-ASN-05")
@pytest.mark.parametrize(("face", "left"), [(1, []), (2, []), (3, ["HE12"]), (6, ["HE12"])])
def test_the_thug_takes_two_coins_and_succeeds_with_one_or_two(face, left):
    """Worked example DM-X-02."""
    g = city({}, realm(coins=2), realm(henchmen=["HE12"]), where="thug", rolls=[face])
    say(g, "henchman HE12")
    assert (has(g, "coins"), henchmen(g, 1)) == (0, left)


@pytest.mark.rule("DM-R-17", "DM-ASN-03")
def test_the_thug_takes_no_skulls():
    g = city({}, realm(coins=1, skulls=9), realm(), where="thug")
    assert acting(g) == "town-council"


@pytest.mark.rule("DM-ASN-03")
@pytest.mark.parametrize(("rest", "switches"), [({"henchmen": ["HE24"]}, {}), ({}, {"thug": 4})])
@pytest.mark.parametrize(("face", "killed"), [(4, 1), (5, 0)])
def test_the_thin_man_and_fortune_make_the_thug_better(rest, switches, face, killed):
    g = city({}, realm(coins=2, **rest), realm(), where="thug", switches=switches, rolls=[face])
    say(g, "adventurer A-3")
    assert len(boxed_adventurers(g)) == killed


# Adventurers.


@pytest.mark.rule("DM-ASN-04", "DM-REM-01", "DM-REM-02")
def test_a_killed_leader_goes_to_the_box_and_the_others_move_up():
    g = city({}, realm(coins=12), realm(), draws=["AD09"])
    say(g, "adventurer A-1")
    assert party(g) == ["AD02", "AD03", "AD04", "AD09"]
    assert boxed_adventurers(g) == ["AD01"]


@pytest.mark.rule("DM-ASN-04", "DM-TAV-01", "DM-R-22")
def test_a_tavern_is_filled_at_once_and_its_new_line_up_counts_at_the_tavern():
    """Worked example DM-X-52."""
    g = city({"unicorn": 1}, realm(coins=2), realm(), where="thug", rolls=[2], draws=["AD09", "AD10"])
    say(g, "adventurer A-2")
    assert party(g) == ["AD01", "AD03", "AD04", "AD09"]
    assert offered(g) == ["adventurer A-2", "adventurer A-3", "adventurer A-4", "decline"]
    say(g, "adventurer A-4")
    assert party(g) == ["AD01", "AD03", "AD04", "AD10"]
    assert boxed_adventurers(g) == ["AD02"]


@pytest.mark.rule("DM-ASN-04")
def test_all_members_of_both_parties_can_be_named():
    g = city({}, realm(coins=12), realm())
    named = [name for name in offered(g) if name.startswith("adventurer")]
    assert named == [f"adventurer {tavern}-{slot}" for tavern in "AB" for slot in range(1, 5)]


# Henchmen.


@pytest.mark.rule("DM-ASN-05", "DM-R-19")
def test_henchmen_of_all_seats_and_of_the_board_can_be_named_also_ones_own():
    g = city({}, realm(coins=12, henchmen=["HE01"]), realm(henchmen=["HE12"]), inn=["HE02", "-"])
    named = [name for name in offered(g) if name.startswith("henchman")]
    assert named == [
        "henchman HE01",
        "henchman HE12",
        "henchman inn-1",
        "henchman far-1",
        "henchman far-2",
    ]
    say(g, "henchman HE01")
    assert (henchmen(g), boxed_henchmen(g)) == ([], ["HE01"])


@pytest.mark.rule("DM-R-22", "DM-R-08", "DM-ASN-05")
def test_a_slot_of_the_inn_stays_empty_and_who_stands_there_gets_nothing():
    """Worked example DM-X-30, as far as the resolution goes."""
    g = city({"inn-2": 1}, realm(coins=12), realm(), inn=["HE01", "HE12"])
    say(g, "henchman inn-2")
    assert (acting(g), henchmen(g, 1), boxed_henchmen(g)) == ("town-council", [], ["HE12"])
    assert g.displays[2] == (0, -1)


@pytest.mark.rule("DM-R-23", "DM-R-22")
def test_a_henchman_killed_in_the_far_lands_is_shown():
    g = city({}, realm(coins=12), realm(), far_lands=["HE01", "HE12"])
    g.listener = []
    say(g, "henchman far-1")
    killed = [event for event in g.listener if isinstance(event, HenchmanKilled)]
    assert killed == [HenchmanKilled(-1, HENCHMAN_CODES.index("HE01"))]
    assert killed[0].reveals(1)
    assert boxed_henchmen(g) == ["HE01"]
    assert g.displays[FAR_LANDS][0] == -1


@pytest.mark.rule("DM-R-24")
def test_the_monster_of_a_killed_henchman_stays_and_what_lasted_ends():
    essoli = realm({"W1": {"monsters": ["MO61"]}}, henchmen=["HE03", "HE21"])
    g = city({}, realm(coins=12), essoli)
    say(g, "henchman HE03")
    assert (monsters(g, 1), henchmen(g, 1)) == ({"W1": ["MO61"]}, ["HE21"])
    g = table(
        realm(coins=2),
        essoli,
        phase="resolution",
        city={"thug": 0, "town-council": 1},
        rolls=[1],
    )
    say(g, "henchman HE21")
    assert g.aura(1, 0) == 0


# Minions.


@pytest.mark.rule("DM-ASN-06", "DM-R-20", "DM-R-21")
def test_a_displaced_minion_goes_to_a_space_that_is_still_to_come():
    """Worked example DM-X-29: after the Thug only two spaces and the Builder's Guild are open."""
    taken = {"business-1": 1, "council-1": 0, "council-2": 0, "unicorn": 0, "swan": 2, "niktmarg-3": 1}
    g = table(
        realm(coins=2),
        realm(),
        realm(),
        phase="resolution",
        city={"thug": 0, **taken, "town-council": 2},
        architect=["-"] * 7,
        inn=["-"] * 2,
        far_lands=["-"] * 2,
        niktmarg=["-", "-", "MO13", "-", "-", "-"],
        switches={"towers_closed": 1},
        rolls=[1],
    )
    say(g, "minion niktmarg-3")
    assert (g.waiting, g.decision(1).prompt) == ((1,), "move-on")
    assert offered(g) == ["send builders-guild", "send docks", "send royal-court", "take_back"]
    say(g, "send docks")
    assert minions(g)["docks"] == 1
    assert "niktmarg-3" not in minions(g)


@pytest.mark.rule("DM-ASN-06", "DM-R-21")
def test_a_displaced_minion_may_be_taken_back_instead():
    g = city({"docks": 1}, realm(coins=12), realm())
    say(g, "minion docks", "take_back")
    assert minions(g) == {"town-council": 1}


@pytest.mark.rule("DM-R-102", "DM-ASN-06")
def test_a_displaced_minion_acts_when_its_new_location_is_reached():
    g = city({"docks": 1}, realm(coins=12), realm())
    say(g, "minion docks", "send earth-tower")
    assert (acting(g), store(g, 1)) == ("town-council", {"earth": 2})


@pytest.mark.rule("DM-ASN-07", "DM-R-21")
def test_a_minion_of_the_builders_guild_may_be_put_straight_back():
    """Worked example DM-X-19."""
    g = city({}, realm(coins=12), realm(coins=1), guild=[1])
    say(g, "minion guild-1", "send builders-guild")
    assert g.waiting == (1,)
    say(g, "buy stone")
    assert store(g, 1) == {"stone": 1}


@pytest.mark.rule("DM-R-96", "DM-R-08", "DM-R-21")
def test_a_displaced_minion_finds_closed_and_empty_spaces_barred():
    g = city(
        {"docks": 1},
        realm(coins=12),
        realm(),
        inn=["HE01", "-"],
        switches={"towers_closed": 1},
    )
    say(g, "minion docks")
    sent = offered(g)
    assert "send inn-1" in sent
    assert "send inn-2" not in sent
    assert "send earth-tower" not in sent
    reasons = {code: why.rule for code, why in g.barred(1)}
    assert reasons["earth-tower"] == "DM-R-96"
    assert reasons["inn-2"] == "DM-R-08"
    assert reasons["seer"] == "DM-R-21"
    assert reasons["town-council"] == "DM-CITY-02"


@pytest.mark.rule("DM-R-19", "DM-R-20")
def test_only_minions_still_to_come_can_be_named_but_not_the_one_that_acts():
    taken = {"seer": 1, "thug": 1, "council-2": 0}
    g = city(taken, realm(coins=12), realm(), guild=[0, 1, 1])
    say(g, "decline")
    named = [name for name in offered(g) if name.startswith("minion")]
    assert named == [
        "minion thug",
        "minion guild-0",
        "minion guild-1",
        "minion council-2",
        "minion town-council",
    ]
    assert ("assassin", "DM-R-19") in [(code, why.rule) for code, why in g.barred(0)]


@pytest.mark.rule("DM-R-19")
def test_ones_own_minion_may_be_driven_on():
    g = city({"thug": 0}, realm(coins=12), realm())
    say(g, "minion thug", "send royal-court")
    assert minions(g) == {"royal-court": 0, "town-council": 1}
