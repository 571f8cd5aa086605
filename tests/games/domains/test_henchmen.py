"""Henchmen: what each of the forty does, when, for what, and where the card goes afterwards."""

import pytest
from support.realm_play import RICH, STAY_AT_HOME, spent, until
from support.realms import (
    built,
    dark,
    fortunes,
    hand,
    has,
    henchmen,
    lair,
    light,
    minions,
    monsters,
    party,
    realm,
    table,
    used_henchmen,
)
from support.script import offered, say

from darkling.games.domains.rules.attacked import PartyOnItsWay
from darkling.games.domains.rules.state import BOXED_ADVENTURERS, BOXED_HENCHMEN

FURTHER = {
    "before": "SP37",
    "after": "SP06",
    "foreman": "SP37",
    "adventure": "SP07",
    "production": "SP33",
    "end": "SP33",
}
"""For each phase a spell that can always be cast, so that its window stays open."""


def master(henchman, phase, *rivals, domain=None, **rest):
    """Return a table in a phase in which the first seat has a henchman, and whatever it may cost."""
    own = {name: rest.pop(name) for name in ("held", "used", "flips") if name in rest}
    lord = realm(domain, henchmen=[henchman], spells=[FURTHER[phase]], **own, **RICH)
    return table(lord, *(rivals or (realm(),)), **{"phase": phase, "taverns": STAY_AT_HOME, **rest})


# In general.


@pytest.mark.rule("DM-HEN-01", "DM-HEN-02", "DM-R-81")
def test_a_henchman_works_in_its_phase_once_a_turn_for_its_price():
    g = master("HE13", "before")
    assert "use HE13" in offered(g)
    say(g, "use HE13", "element fire")
    assert (spent(g), used_henchmen(g)) == ({"workers": 1, "fire": -1}, ["HE13"])
    assert "use HE13" not in offered(g)
    assert [why.key for code, why in g.barred(0) if code == "HE13"] == ["used-already"]
    for phase in ("after", "adventure", "production", "end"):
        assert "use HE13" not in offered(master("HE13", phase))


@pytest.mark.rule("DM-HEN-02")
def test_a_henchman_whose_price_cannot_be_paid_is_not_used():
    g = table(realm(henchmen=["HE13"], spells=["SP37"], water=1), realm(), phase="before")
    assert offered(g) == ["cast SP37", "done"]
    assert [why.key for code, why in g.barred(0) if code == "HE13"] == ["too-dear"]


@pytest.mark.rule("DM-HEN-03")
@pytest.mark.parametrize(
    ("henchman", "phase", "to"),
    [("HE14", "after", "box"), ("HE18", "after", "box"), ("HE40", "end", "discards")],
)
def test_a_henchman_goes_where_its_card_says_after_use(henchman, phase, to):
    g = master(henchman, phase, domain={"W1": dark("TI03")}, city={"temple-1": 1} if phase == "after" else {})
    say(g, f"use {henchman}", *(["adventurer A-1"] if henchman == "HE14" else []))
    number = int(henchman[2:]) - 1
    assert (henchmen(g), number in g.box[BOXED_HENCHMEN]) == ([], to == "box")
    assert (number in g.discards[5]) is (to == "discards")


@pytest.mark.rule("DM-R-86")
def test_nobody_counters_a_henchman():
    g = master("HE16", "after", realm(coins=3, spells=["SP19"], fire=1))
    say(g, "use HE16")
    assert (g.waiting, has(g, "coins", 1)) == ((0,), 2)


@pytest.mark.rule("DM-R-24")
def test_what_a_henchman_has_done_stays_when_it_dies():
    rival = realm({"W1": lair("MO61")}, henchmen=["HE03"])
    g = table(realm(spells=["SP10", "SP07"], **RICH), rival, phase="adventure", taverns=STAY_AT_HOME)
    say(g, "cast SP10")
    assert (henchmen(g, 1), monsters(g, 1)) == ([], {"W1": ["MO61"]})


@pytest.mark.rule("DM-R-24")
def test_what_a_henchman_does_all_the_time_ends_when_it_dies():
    g = table(
        realm(spells=["SP10", "SP07"], **RICH),
        realm(henchmen=["HE21"]),
        phase="adventure",
        taverns=STAY_AT_HOME,
    )
    assert g.switch(1, 0) == 1
    say(g, "cast SP10")
    assert g.switch(1, 0) == 0


# At once.


BRINGERS = {
    "HE03": "MO61",
    "HE04": "MO45",
    "HE05": "MO50",
    "HE06": "MO39",
    "HE07": "MO64",
    "HE08": "MO58",
    "HE09": "MO67",
}


@pytest.mark.rule("DM-HEN-04", "DM-HEN-07", "DM-MON-03")
@pytest.mark.parametrize(("henchman", "monster"), list(BRINGERS.items()))
def test_a_monster_comes_along_to_any_space(henchman, monster):
    """Worked example DM-X-15."""
    domain = {"W1": light("TI42"), "W2": dark("TI03"), "W3": lair("MO44")}
    lord = realm(domain, held=["TI38"], wood=1, workers=1)
    g = table(lord, realm(), phase="resolution", city={"inn-1": 0}, inn=[henchman, "HE20"])
    say(g, "take")
    assert len(offered(g)) == 16
    say(g, "at W1")
    assert (monsters(g), henchmen(g)) == ({"W1": [monster], "W3": ["MO44"]}, [henchman])


@pytest.mark.rule("DM-R-46", "DM-R-82")
def test_a_monster_that_is_in_the_box_does_not_come_again():
    lord = realm(held=["TI38"], wood=1, workers=1)
    g = table(lord, realm(), phase="resolution", city={"inn-1": 0}, inn=["HE03", "HE20"], box=["MO61"])
    say(g, "take")
    assert (monsters(g), henchmen(g)) == ({}, ["HE03"])


# Before placement.


@pytest.mark.rule("DM-HEN-05", "DM-R-12")
@pytest.mark.parametrize(
    ("henchman", "price", "neutral"),
    [("HE01", {"coins": 3}, (0, -1)), ("HE10", {"skulls": 2}, (-1, 0))],
)
def test_a_neutral_minion_is_ones_own_for_a_turn(henchman, price, neutral):
    g = master(henchman, "before")
    say(g, f"use {henchman}")
    assert (g.neutral, spent(g), henchmen(g)) == (neutral, price, [henchman])


@pytest.mark.rule("DM-HEN-05", "DM-R-07")
def test_benoit_hogue_brings_a_fifth_minion_which_is_placed_last():
    """Worked example DM-X-14."""
    g = table(realm(henchmen=["HE01"], coins=3), realm(), phase="before")
    say(g, "use HE01")
    placers = []
    while "place builders-guild" in offered(g):
        placers.append(g.waiting[0])
        say(g, "place builders-guild")
        if len(placers) == 9:
            break
    assert placers == [0, 1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("DM-R-107")
def test_cassian_vole_sees_the_next_fortune_card():
    g = master("HE11", "before", fortune=["FO05", "FO06"])
    say(g, "use HE11")
    assert (fortunes(g.scried[0][2:]), g.scried[1][:2], spent(g)) == (["FO05"], (0, 0), {})


def test_old_pell_swaps_a_leader_with_the_next():
    parties = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]
    g = master("HE12", "before", taverns=parties)
    say(g, "use HE12", "tavern swan")
    assert (party(g), party(g, 1)) == (parties[0], ["AD06", "AD05", "AD07", "AD08"])
    assert spent(g) == {"coins": 2}


# After placement.


@pytest.mark.rule("DM-REM-01", "DM-REM-02")
def test_sir_roderic_replaces_an_adventurer_for_good():
    parties = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]
    g = master("HE14", "after", taverns=parties, draws=["AD09"])
    say(g, "use HE14", "adventurer B-1")
    assert (party(g, 1), g.box[BOXED_ADVENTURERS]) == (["AD06", "AD07", "AD08", "AD09"], (4,))


def test_lady_ysolde_flips_a_tile():
    g = master("HE15", "after", domain={"W1": light("TI42"), "W2": light("TI03"), "W3": dark("TI43")})
    say(g, "use HE15")
    assert offered(g) == ["at W1", "at W2"]
    say(g, "at W2")
    assert (built(g)["W2"], spent(g)) == ("TI03 dark", {"coins": 3})


def test_slink_fingers_steals_a_coin():
    g = master("HE16", "after", realm(coins=1), realm(coins=4))
    say(g, "use HE16", "seat 2")
    assert ([has(g, "coins", seat) for seat in (1, 2)], spent(g)) == ([1, 3], {"coins": -1})


def test_captain_brandt_moves_a_minion_of_ones_own():
    g = master("HE17", "after", city={"temple-1": 0, "temple-2": 1})
    say(g, "use HE17", "send seer")
    assert (minions(g), spent(g)) == ({"seer": 0, "temple-2": 1}, {"coins": 1})


def test_vex_sends_a_minion_of_a_rival_home():
    g = master("HE18", "after", city={"temple-1": 0, "temple-2": 1}, guild=[1])
    say(g, "use HE18")
    assert offered(g) == ["minion temple-2", "minion guild-1"]
    say(g, "minion guild-1")
    assert (minions(g), g.guild) == ({"temple-1": 0, "temple-2": 1}, ())


# At the Foreman.


@pytest.mark.rule("DM-R-81", "DM-R-49")
def test_foreman_hask_makes_one_tile_cheaper_by_two_stone():
    lord = realm(henchmen=["HE27"], held=["TI41", "TI75"], wood=2, workers=6, stone=0)
    g = table(lord, realm(), phase="foreman")
    assert "build TI75" not in offered(g)
    say(g, "use HE27", "build TI75", "at W1")
    assert (built(g), has(g, "workers")) == ({"W1": "TI75 light"}, 4)


def test_dagny_ironwright_turns_a_stone_into_metal():
    g = master("HE28", "foreman", held=["TI38"])
    say(g, "use HE28")
    assert spent(g) == {"stone": 1, "metal": -1}
    assert "use HE28" not in offered(g)


@pytest.mark.rule("DM-TILE-01", "DM-R-81")
def test_uthar_bone_mason_lets_one_tile_be_built_dark():
    g = master("HE29", "foreman", held=["TI38", "TI39"])
    say(g, "use HE29", "build TI38", "at W1", "side dark")
    assert (built(g), spent(g)) == ({"W1": "TI38 dark"}, {"skulls": 2, "wood": 1, "workers": 1})
    say(g, "build TI39", "at Pl1")
    assert built(g)["Pl1"] == "TI39 light"


def test_who_has_nothing_to_build_needs_no_help_with_it():
    for henchman in ("HE27", "HE29"):
        g = master(henchman, "foreman")
        assert henchmen(g) == [henchman]
        assert f"use {henchman}" not in offered(g)


def test_drover_pim_brings_two_workers():
    g = master("HE30", "foreman", held=["TI38"])
    say(g, "use HE30")
    assert spent(g) == {"workers": -2}


# Adventures.

OSRIC = ["AD15", "AD02", "AD03", "AD05"]
"""He hunts monsters; the dice are a d12, a d10, a d8 and a d6."""


def raid(henchman, monster, rolls=(), attacked=1):
    """Return a table at which a party attacks a seat, and the first has a henchman."""
    domains = [{}, {}]
    domains[attacked] = {"W1": lair(monster)}
    lord = realm(domains[0], henchmen=[henchman], spells=["SP07"], **RICH)
    taverns = [OSRIC, ["AD24"]]
    return table(lord, realm(domains[1]), phase="adventure", taverns=taverns, rolls=list(rolls))


def test_grisel_takes_four_off_a_party():
    g = raid("HE32", "MO63")
    say(g, "use HE32")
    assert (g.running(PartyOnItsWay).plus, spent(g)) == (-4, {"water": 1})


@pytest.mark.rule("DM-R-75", "DM-HEN-03")
def test_emeric_keeps_the_largest_die_from_being_rolled():
    g = raid("HE34", "MO63")
    say(g, "use HE34")
    assert (g.running(PartyOnItsWay).dice, henchmen(g), g.discards[5]) == ((10, 8, 6), [], (33,))


@pytest.mark.rule("DM-R-75")
def test_the_last_die_of_a_party_is_rolled():
    lord = realm(henchmen=["HE34"], spells=["SP14"], **RICH)
    nobody_left = {"adventurers": []}
    g = table(
        lord,
        realm({"W1": lair("MO63")}),
        phase="adventure",
        taverns=[["AD15", "-", "-", "-"], ["AD24"]],
        decks=nobody_left,
    )
    assert "use HE34" not in offered(g)
    assert [why.key for code, why in g.barred(0) if code == "HE34"] == ["last-die"]


@pytest.mark.rule("DM-ADV-06", "DM-R-61")
@pytest.mark.parametrize(
    ("henchman", "rolls", "price"),
    # The Stone Golem defends with 8, and needs 5 more against 13.
    [("HE31", [5, 4, 4, 4, 1], {"coins": 2}), ("HE33", [6, 4, 4, 2], {})],
)
def test_a_henchman_raises_the_defense(henchman, rolls, price):
    g = raid(henchman, "MO19", rolls, attacked=0)
    until(g, f"use {henchman}")
    assert spent(g) == price
    assert henchmen(g) == ([henchman] if henchman == "HE31" else [])
    until(g, "roll")
    assert (monsters(g), has(g, "skulls")) == ({"W1": ["MO19"]}, RICH["skulls"] + 3)


@pytest.mark.rule("DM-ATK-01", "DM-OPP-01")
def test_the_warlock_attacks_a_space_of_a_rival():
    g = master("HE35", "adventure", realm({"W1": lair("MO44"), "Pl1": light("TI41")}), rolls=[1, 2])
    say(g, "use HE35", "strike 1-Pl1")
    until(g, "roll")
    assert (built(g, 1), monsters(g, 1), spent(g)) == ({}, {"W1": ["MO44"]}, {"fire": 2})


@pytest.mark.rule("DM-AFT-02", "DM-R-73")
def test_thool_saves_a_monster_of_a_lost_space():
    g = raid("HE36", "MO63", [1, 1, 1, 1], attacked=0)
    until(g, "roll")
    say(g, "use HE36", "at M1")
    assert (monsters(g), spent(g)) == ({"M1": ["MO63"]}, {"coins": 1})


@pytest.mark.rule("DM-AFT-04", "DM-R-76")
def test_ragna_adds_two_skulls_for_a_party_repelled():
    g = raid("HE37", "MO19", [1, 1, 1, 1], attacked=0)
    until(g, "roll")
    assert spent(g) == {"skulls": -5}


# Production and evening.


@pytest.mark.rule("DM-HEN-06", "DM-R-80", "DM-R-81")
def test_cernobog_turns_one_worker_into_two_skulls():
    """Worked example DM-X-16."""
    g = master("HE02", "production")
    say(g, "use HE02")
    assert spent(g) == {"workers": 1, "skulls": -2}
    assert "use HE02" not in offered(g)


def test_without_a_worker_there_is_nothing_for_cernobog():
    g = table(realm(henchmen=["HE02"], spells=["SP33"], earth=1), realm(), phase="production")
    assert [why.key for code, why in g.barred(0) if code == "HE02"] == ["nothing-to-trade"]


@pytest.mark.parametrize(("tiles", "coins"), [(2, 2), (4, 3)])
def test_bledsoe_collects_a_coin_for_each_light_tile_up_to_three(tiles, coins):
    domain = {
        at: light(code) for at, code in list(zip(("W1", "W2", "W3", "W4"), WOODLAND, strict=True))[:tiles]
    }
    g = master("HE38", "production", domain={**domain, "M1": dark("TI63")})
    before = has(g, "coins")
    say(g, "use HE38")
    assert has(g, "coins") - before == coins


WOODLAND = ("TI23", "TI42", "TI43", "TI03")


@pytest.mark.parametrize(("tiles", "skulls"), [(2, 2), (4, 3)])
def test_bishop_caul_collects_a_skull_for_each_dark_religion_tile_up_to_three(tiles, skulls):
    temples = ("TI63", "TI65", "TI68", "TI75")[:tiles]
    domain = {f"M{at}": dark(code) for at, code in enumerate(temples, 1)}
    g = master("HE39", "production", domain={**domain, "W1": dark("TI03"), "Pl1": light("TI71")})
    before = has(g, "skulls")
    say(g, "use HE39")
    assert has(g, "skulls") - before == skulls


def test_quill_draws_a_spell():
    g = master("HE19", "end", draws=["SP21"])
    say(g, "use HE19", "deck control")
    assert (hand(g), spent(g)) == (["SP21", "SP33"], {"coins": 1})


@pytest.mark.rule("DM-TILE-07", "DM-R-41")
def test_brother_aldous_turns_a_dark_tile_light_for_three_coins():
    domain = {"W1": dark("TI03", monsters=["MO44"]), "W2": light("TI42"), "W3": dark("TI43", guarded=True)}
    g = master("HE40", "end", domain=domain)
    say(g, "use HE40")
    assert (built(g)["W1"], monsters(g), spent(g)) == ("TI03 light", {"W1": ["MO44"]}, {"coins": -3})


def test_brother_aldous_needs_a_dark_tile():
    g = master("HE40", "end", domain={"W1": light("TI42"), "W2": dark("TI03", guarded=True)})
    assert [why.key for code, why in g.barred(0) if code == "HE40"] == ["no-tile-to-flip"]


# All the time.


def patron(henchman, city, guild=(), **rest):
    """Return a table at which the minions are resolved, and which waits for the first seat to build then."""
    lord = realm(henchmen=[henchman], held=["TI38"], **RICH)
    return table(lord, realm(held=["TI39"], **RICH), phase="resolution", city=city, guild=guild, **rest)


@pytest.mark.parametrize(
    ("henchman", "place", "gained", "otherwise"),
    [
        ("HE21", "business-1", {"coins": -3}, {"coins": -2}),
        ("HE22", "temple-1", {"skulls": -3}, {"skulls": -2}),
        ("HE26", "fire-tower", {"fire": -3}, {"fire": -2}),
    ],
)
def test_a_henchman_makes_a_place_of_the_city_more_generous_to_its_lord(henchman, place, gained, otherwise):
    g = patron(henchman, {place: 0})
    assert spent(g) == gained
    g = patron(henchman, {place: 1})
    assert spent(g, 1) == otherwise


def test_tomas_ledger_makes_metal_cheaper():
    g = patron("HE20", {}, guild=[0])
    say(g, "buy metal")
    assert spent(g) == {"coins": 1, "metal": -1}


def test_jorund_makes_monsters_cheaper():
    g = patron("HE23", {"niktmarg-1": 0}, niktmarg=["MO63", "MO01", "MO02", "MO03", "MO04", "MO05"])
    say(g, "at W1")
    assert (monsters(g), spent(g)) == ({"W1": ["MO63"]}, {})


@pytest.mark.parametrize(("henchman", "is_killed"), [("HE24", True), ("HE21", False)])
def test_the_thin_man_lets_the_thug_succeed_on_a_four(henchman, is_killed):
    g = patron(henchman, {"thug": 0}, rolls=[4], taverns=STAY_AT_HOME)
    say(g, *victim_named(g))
    assert (2 in g.box[BOXED_ADVENTURERS]) is is_killed


@pytest.mark.rule("DM-ASN-03")
def test_the_thin_man_adds_nothing_to_a_text_that_says_the_same():
    g = patron("HE24", {"thug": 0}, rolls=[5], taverns=STAY_AT_HOME, switches={"thug": 4})
    assert g.view(0).thug == 4
    say(g, *victim_named(g))
    assert 2 not in g.box[BOXED_ADVENTURERS]


def victim_named(g):
    """Return the choices that set the Thug on the leader of the Green Unicorn."""
    return ["adventurer A-1"]


def test_archmage_selwin_draws_a_fourth_spell():
    g = patron("HE25", {"council-1": 0})
    say(g, *["deck attack"] * 4)
    assert g.backs(0) == (4, 0, 0, 0)
    assert "build TI38" in offered(g)
