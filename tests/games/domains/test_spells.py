"""Spells: what each of the forty does, in its window and for its cost."""

import pytest
from support.realm_play import ELEMENTS, RICH, STAY_AT_HOME, spent, until
from support.realms import (
    built,
    dark,
    fortunes,
    hand,
    has,
    held,
    henchmen,
    lair,
    light,
    minions,
    monsters,
    party,
    realm,
    space,
    spells,
    table,
)
from support.script import offered, say

from darkling.games.domains.cards import IS_YELLOW, MONSTER_CODES
from darkling.games.domains.rules.attacked import PartyOnItsWay
from darkling.games.domains.rules.domain import defense
from darkling.games.domains.rules.evil import tile_skulls
from darkling.games.domains.rules.places import SPACE_CODES
from darkling.games.domains.rules.state import BOXED_HENCHMEN, BOXED_MONSTERS

FURTHER = {"before": "SP37", "after": "SP06", "adventure": "SP07", "production": "SP33", "end": "SP33"}
"""For each phase a spell that can always be cast, so that its window stays open."""


def mage(spell, phase, *rivals, domain=None, **rest):
    """Return a table in a phase in which the first seat holds a spell, and whatever it may cost."""
    caster = realm(domain, spells=[spell, FURTHER[phase]], **RICH)
    return table(caster, *(rivals or (realm(),)), **{"phase": phase, "taverns": STAY_AT_HOME, **rest})


# Before placement.


def test_mind_rot_makes_a_rival_discard_two_spells_at_random():
    g = mage("SP09", "before", realm(spells=["SP01", "SP11", "SP33"]), draws=["SP11", "SP01"])
    say(g, "cast SP09")
    assert (hand(g, 1), spent(g)) == (["SP33"], {"earth": 1, "water": 1})
    assert [spells(g.discards[deck])[-1] for deck in (0, 1)] == ["SP01", "SP11"]


@pytest.mark.rule("DM-R-100")
def test_mind_rot_takes_the_only_spell_that_there_is():
    g = mage("SP09", "before", realm(spells=["SP01"]))
    say(g, "cast SP09")
    assert hand(g, 1) == []


@pytest.mark.rule("DM-R-53")
def test_rune_of_warding_guards_a_space_until_the_evening():
    g = mage("SP16", "before", domain={"W1": dark("TI03"), "W2": light("TI42", guarded=True)})
    say(g, "cast SP16")
    assert len(offered(g)) == 15
    assert "at W2" not in offered(g)
    say(g, "at W1")
    assert [g.is_guarded(0, space(at)) for at in ("W1", "W2", "W3")] == [True, True, False]
    assert spent(g) == {"earth": 1, "wind": 1}


def test_false_heroics_swaps_any_two_of_a_party():
    parties = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]
    g = mage("SP23", "before", taverns=parties)
    say(g, "cast SP23", "adventurer B-4")
    assert offered(g) == ["adventurer B-1", "adventurer B-2", "adventurer B-3"]
    say(g, "adventurer B-1")
    assert (party(g), party(g, 1)) == (parties[0], ["AD08", "AD06", "AD07", "AD05"])
    assert spent(g) == {"water": 1}


@pytest.mark.rule("DM-R-84")
def test_what_changes_taverns_affects_nobody():
    warded = realm(spells=["SP19"], **ELEMENTS)
    g = mage("SP23", "before", warded)
    say(g, "cast SP23", "adventurer A-1", "adventurer A-2")
    assert g.waiting == (0,)


def test_usurp_the_chair_takes_the_first_player_marker():
    g = mage("SP27", "before", realm(), first=1)
    say(g, "cast SP27")
    assert (g.first, spent(g)) == (0, {"fire": 1, "wind": 1})


def test_who_has_the_marker_cannot_usurp_it():
    assert "cast SP27" not in offered(mage("SP27", "before"))


def test_scrying_bowl_puts_the_next_three_fortune_cards_in_order():
    g = mage("SP29", "before", fortune=["FO01", "FO02", "FO03"])
    say(g, "cast SP29", "order FO03", "order FO01")
    assert (fortunes(g.fortune[:3]), spent(g)) == (["FO03", "FO01", "FO02"], {"water": 1})


def test_conjure_stone_brings_stone_and_metal():
    g = mage("SP35", "before")
    say(g, "cast SP35")
    assert spent(g) == {"earth": 1, "stone": -2, "metal": -1}


def test_raise_labourers_brings_workers_and_wood():
    g = mage("SP37", "before")
    say(g, "cast SP37")
    assert spent(g) == {"water": 1, "workers": -4, "wood": -2}


# After placement.


def test_pick_the_vaults_takes_three_coins():
    g = mage("SP04", "after", realm(coins=2), realm(coins=5))
    say(g, "cast SP04", "seat 2")
    assert ([has(g, "coins", seat) for seat in (1, 2)], spent(g)) == ([2, 2], {"coins": -3, "wind": 1})


@pytest.mark.rule("DM-R-100")
def test_any_rival_may_be_named_also_one_who_has_nothing():
    g = mage("SP04", "after", realm(), realm(coins=2))
    say(g, "cast SP04")
    assert offered(g) == ["seat 1", "seat 2"]
    say(g, "seat 1")
    assert (spent(g), has(g, "coins", 2)) == ({"wind": 1}, 2)


@pytest.mark.rule("DM-R-100")
def test_plague_of_locusts_takes_two_coins_of_every_rival():
    g = mage("SP06", "after", realm(coins=5), realm(coins=1), realm())
    say(g, "cast SP06")
    assert [has(g, "coins", seat) for seat in range(4)] == [9, 3, 0, 0]
    assert spent(g) == {"earth": 1, "wind": 1}


@pytest.mark.rule("DM-SPELL-09", "DM-R-85", "DM-R-100")
def test_a_ward_spares_its_caster_and_nobody_else():
    """Worked examples DM-X-20 and DM-X-38: who has no coins is not affected, and not asked."""
    warded = {"spells": ["SP19"], "fire": 1}
    g = mage("SP06", "after", realm(coins=5), realm(coins=1), realm(coins=7, **warded), realm(**warded))
    say(g, "cast SP06")
    assert g.waiting == (3,)
    say(g, "cast SP19")
    assert [has(g, "coins", seat) for seat in range(5)] == [9, 3, 0, 7, 0]
    assert (hand(g, 3), hand(g, 4), has(g, "fire", 3)) == ([], ["SP19"], 0)
    assert (spells(g.discards[0])[-1], spells(g.discards[1])[-1]) == ("SP06", "SP19")


@pytest.mark.rule("DM-R-42", "DM-R-40")
def test_marching_orders_moves_a_monster_of_ones_own():
    domain = {"W1": lair("MO44", "MO61"), "W2": light("TI42"), "W3": lair("MO43"), "S1": dark("TI01")}
    g = mage("SP20", "after", domain=domain)
    say(g, "cast SP20")
    assert offered(g) == ["monster MO43", "monster MO44", "monster MO61"]
    say(g, "monster MO44")
    assert {"at S1", "at W4"} < set(offered(g))
    assert not {"at W1", "at W2", "at W3"} & set(offered(g))
    say(g, "at S1")
    assert monsters(g) == {"W1": ["MO61"], "W3": ["MO43"], "S1": ["MO44"]}
    assert spent(g) == {"water": 1}


@pytest.mark.rule("DM-R-102", "DM-PLACE-05")
def test_puppet_strings_sends_a_minion_of_a_rival_elsewhere_in_the_city():
    """Worked example DM-X-43."""
    g = mage("SP21", "after", city={"temple-1": 1, "business-1": 0}, guild=[1])
    say(g, "cast SP21")
    assert offered(g) == ["minion temple-1", "minion guild-1"]
    say(g, "minion temple-1")
    assert {"send seer", "send builders-guild"} < set(offered(g))
    assert not {"send temple-1", "send business-1"} & set(offered(g))
    say(g, "send seer")
    assert (minions(g), spent(g)) == ({"business-1": 0, "seer": 1}, {"wind": 1, "water": 1})


@pytest.mark.rule("DM-R-96", "DM-R-08")
def test_no_minion_moves_to_a_closed_location_or_an_empty_slot():
    g = mage("SP21", "after", guild=[1], switches={"towers_closed": 1}, inn=["-", "HE20"])
    say(g, "cast SP21")
    assert {"send inn-2", "send council-1"} < set(offered(g))
    assert not {"send inn-1", "send fire-tower", "send builders-guild"} & set(offered(g))


@pytest.mark.parametrize(
    ("minion", "to", "city", "flips"),
    [
        ("minion temple-1", "send seer", {"seer": 0}, ["Pl1"]),
        ("minion temple-1", "corrupt Pl2", {}, ["Pl1", "Pl2"]),
        ("own_minion Pl1", "send thug", {"temple-1": 0, "thug": 0}, []),
        ("own_minion Pl1", "corrupt Pl2", {"temple-1": 0}, ["Pl2"]),
    ],
)
def test_change_of_plans_moves_a_minion_of_ones_own(minion, to, city, flips):
    domain = {"Pl1": light("TI41"), "Pl2": light("TI39"), "Pl3": light("TI40", guarded=True)}
    caster = realm(domain, spells=["SP22", "SP06"], flips=["Pl1"], **RICH)
    g = table(caster, realm(), phase="after", city={"temple-1": 0, "business-1": 1})
    say(g, "cast SP22")
    assert offered(g) == ["minion temple-1", "own_minion Pl1"]
    say(g, minion)
    assert not {"corrupt Pl1", "corrupt Pl3", "send business-1"} & set(offered(g))
    say(g, to)
    assert (minions(g), spent(g)) == ({**city, "business-1": 1}, {"wind": 1})
    assert g.flips[0] == tuple([space(at) for at in flips])


def test_siren_song_replaces_any_adventurer():
    parties = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]
    g = mage("SP24", "after", taverns=parties, draws=["AD09"])
    say(g, "cast SP24")
    assert len(offered(g)) == 8
    say(g, "adventurer A-1")
    assert (party(g), party(g, 1)) == (["AD02", "AD03", "AD04", "AD09"], parties[1])
    assert (g.discards[4], spent(g)) == ((0,), {"water": 1, "fire": 1})


@pytest.mark.rule("DM-R-08", "DM-R-82")
def test_compel_service_takes_a_henchman_out_of_the_inn():
    g = mage("SP28", "after", inn=["HE20", "HE03"])
    say(g, "cast SP28")
    assert offered(g) == ["henchman inn-1", "henchman inn-2"]
    say(g, "henchman inn-2", "element fire", "element fire", "at Pl1")
    assert (henchmen(g), g.displays[2], monsters(g)) == (["HE03"], (19, -1), {"Pl1": ["MO61"]})
    assert spent(g) == {"fire": 2, "coins": 2}


@pytest.mark.rule("DM-TILE-06", "DM-R-95", "DM-R-53")
def test_sudden_corruption_turns_a_light_tile_of_ones_own():
    """Worked example DM-X-42: also under a minion, which then finds nothing to do."""
    domain = {
        "Pl1": light("TI41"),
        "Pl2": dark("TI39"),
        "Pl3": light("TI40", guarded=True),
        "W1": light("TI42"),
    }
    caster = realm(domain, spells=["SP30", "SP06"], flips=["Pl1"], **RICH)
    g = table(caster, realm({"W1": light("TI38")}), phase="after")
    say(g, "cast SP30")
    assert offered(g) == ["at W1", "at Pl1"]
    say(g, "at Pl1")
    assert (built(g)["Pl1"], spent(g)) == ("TI41 dark", {"fire": 1, "earth": 1})
    while g.flips[0]:
        say(g, "done")
    assert built(g)["Pl1"] == "TI41 dark"


def test_nothing_flips_while_judgement_forbids_it():
    g = mage("SP30", "after", domain={"Pl1": light("TI41")}, switches={"no_flip": 1})
    assert "cast SP30" not in offered(g)
    assert [why.key for code, why in g.barred(0) if code == "SP30"] == ["no-flips-now"]


# The party on its way.

OSRIC = ["AD15", "AD02", "AD03", "AD05"]
"""He hunts monsters; the dice are a d12, a d10, a d8 and a d6."""


def raid(spell, rolls, victim="MO63", **rest):
    """Return a table at which a party attacks the second seat, and the first has cast a spell."""
    caster = realm(spells=[spell, "SP14"], **RICH)
    taverns = [OSRIC, ["AD24"]]
    g = table(caster, realm({"W1": lair(victim)}), phase="adventure", taverns=taverns, rolls=rolls, **rest)
    say(g, f"cast {spell}")
    return g


@pytest.mark.rule("DM-R-59", "DM-ADV-05")
def test_rumour_of_treasure_adds_a_d8_to_a_party_that_attacks_a_rival():
    g = raid("SP05", [1, 1, 1, 1, 8], victim="MO19")
    assert spent(g) == {"fire": 1}
    until(g, "roll")
    assert monsters(g, 1) == {}


def test_rumour_of_treasure_is_not_for_an_attack_on_oneself():
    caster = realm({"W1": lair("MO62")}, spells=["SP05", "SP14"], **RICH)
    g = table(caster, realm(), phase="adventure", taverns=[OSRIC, ["AD24"]])
    assert offered(g) == ["cast SP14", "done"]
    assert [why.key for code, why in g.barred(0) if code == "SP05"] == ["own-space-attacked"]


@pytest.mark.rule("DM-R-74")
def test_fog_of_despair_takes_six_off_a_party():
    g = raid("SP14", [2, 2, 2, 2])
    assert spent(g) == {"wind": 1, "water": 1}
    until(g, "roll")
    assert (monsters(g, 1), has(g, "skulls", 1)) == ({"W1": ["MO63"]}, 3)


@pytest.mark.rule("DM-R-84", "DM-SPELL-10")
def test_the_owner_of_the_target_may_counter_what_changes_the_party():
    caster = realm(spells=["SP05"], **RICH)
    victim = realm({"W1": lair("MO19")}, spells=["SP19"], fire=1)
    bystander = realm(spells=["SP19"], fire=1)
    g = table(caster, victim, bystander, phase="adventure", taverns=[OSRIC, ["AD24"]])
    say(g, "cast SP05")
    assert g.waiting == (1,)
    say(g, "cast SP19")
    assert g.running(PartyOnItsWay).dice == (12, 10, 8, 6)


def test_confusion_makes_the_largest_die_a_d6():
    g = raid("SP25", [])
    assert (g.running(PartyOnItsWay).dice, spent(g)) == ((6, 10, 8, 6), {"wind": 1})


# Defense.


def siege(spell, domain, rolls, **rest):
    """Return a table at which a Fireball hits the second seat, which holds a spell."""
    victim = realm(domain, spells=[spell], **RICH)
    attacker = realm(spells=["SP01", "SP07"], fire=2, water=2)
    g = table(attacker, victim, phase="adventure", taverns=STAY_AT_HOME, rolls=rolls, **rest)
    say(g, "cast SP01")
    return g


@pytest.mark.rule("DM-ATK-04", "DM-R-61", "DM-R-77")
@pytest.mark.parametrize(
    ("spell", "rolls", "paid"),
    [
        ("SP11", [5, 4], {"earth": 1}),
        ("SP12", [4, 5, 4], {"fire": 1}),
        ("SP13", [2, 2, 5, 4], {"water": 1, "earth": 1}),
    ],
)
def test_a_spell_raises_the_defense_of_the_space_under_attack(spell, rolls, paid):
    # The Bone Mill defends with 5 and 4 more, which 9 does not beat.
    g = siege(spell, {"W1": dark("TI03")}, rolls)
    until(g, f"cast {spell}", seat=1)
    assert spent(g, 1) == paid
    until(g, "roll")
    assert (built(g, 1), has(g, "skulls", 1)) == ({"W1": "TI03 dark"}, 5 + 3)


@pytest.mark.rule("DM-ADV-06")
def test_only_the_owner_raises_the_defense():
    bystander = realm(spells=["SP11"], **RICH)
    g = table(
        realm(spells=["SP01"], fire=2),
        realm({"W1": dark("TI03")}),
        bystander,
        phase="adventure",
        taverns=STAY_AT_HOME,
        rolls=[8, 8],
    )
    say(g, "cast SP01", "roll")
    assert built(g, 1) == {}


@pytest.mark.rule("DM-AFT-02", "DM-R-73")
def test_spirit_away_saves_a_monster_of_a_lost_space():
    domain = {"W1": dark("TI03", monsters=["MO44"]), "W2": light("TI42", guarded=True)}
    g = siege("SP17", domain, [8, 8])
    until(g, "roll")
    say(g, "cast SP17")
    assert not {"at W1", "at W2"} & set(offered(g))
    say(g, "at Pl4")
    assert (built(g, 1), monsters(g, 1)) == ({"W2": "TI42 light"}, {"Pl4": ["MO44"]})
    assert spent(g, 1) == {"wind": 1}


@pytest.mark.rule("DM-R-73", "DM-MON-03")
@pytest.mark.parametrize("spell", ["SP17", "SP20"])
def test_a_yellow_monster_moves_to_another_space_and_not_to_its_own(spell):
    domain = {"W1": dark("TI03", monsters=["MO61"]), "W2": light("TI42", guarded=True)}
    if spell == "SP20":
        g = mage(spell, "after", domain=domain)
    else:
        g = siege(spell, domain, [8, 8])
        until(g, "roll")
    say(g, f"cast {spell}")
    assert "at W1" not in offered(g)
    assert {"at W2", "at Pl1"} < set(offered(g))


def test_ashes_to_ashes_takes_the_lost_tile_back():
    g = siege("SP18", {"W1": dark("TI03", monsters=["MO44"], weapons=1)}, [8, 8])
    until(g, "roll")
    say(g, "cast SP18")
    assert (built(g, 1), held(g, 1), spent(g, 1)) == ({}, ["TI03"], {"fire": 1})
    assert (monsters(g, 1), g.weapons(1, space("W1"))) == ({}, 0)


@pytest.mark.rule("DM-AFT-02")
def test_nothing_is_saved_where_there_is_nothing_to_save():
    g = siege("SP17", {"W1": dark("TI03")}, [8, 8])
    until(g, "roll")
    assert offered(g) == ["done"]
    assert [why.key for code, why in g.barred(1) if code == "SP17"] == ["nothing-to-rescue"]


# Spells against rivals, after both parties.


@pytest.mark.rule("DM-OPP-01", "DM-ATK-01", "DM-ATK-06")
@pytest.mark.parametrize(
    ("spell", "victim", "dice", "paid"),
    [
        ("SP01", dark("TI40"), [2, 4], {"fire": 2}),
        ("SP02", lair("MO44"), [2, 4], {"wind": 1, "fire": 1}),
        ("SP03", light("TI41"), [1, 1, 1], {"earth": 2, "fire": 1}),
    ],
)
def test_a_spell_attacks_a_space_of_a_rival(spell, victim, dice, paid):
    g = mage(spell, "adventure", realm({"Pl1": victim}), rolls=dice)
    say(g, f"cast {spell}")
    until(g, "roll")
    assert (built(g, 1), monsters(g, 1), spent(g)) == ({}, {}, paid)


@pytest.mark.rule("DM-R-78", "DM-R-53")
@pytest.mark.parametrize(
    ("spell", "targets"),
    [
        ("SP01", ["1-W1", "1-W3", "1-Pl1", "2-W1"]),
        ("SP02", ["1-W1", "2-W1"]),
        ("SP03", ["1-W3", "1-Pl1"]),
    ],
)
def test_attack_spells_hit_what_they_say_and_nothing_guarded(spell, targets):
    first = realm(
        {
            "W1": lair("MO63"),
            "W2": lair("MO44", guarded=True),
            "W3": dark("TI03", monsters=["MO19"]),
            "Pl1": light("TI41"),
        }
    )
    second = realm({"W1": lair("MO62"), "Pl1": dark("TI40", guarded=True)})
    g = mage(spell, "adventure", first, second, domain={"W1": lair("MO55"), "Pl1": light("TI39")})
    say(g, f"cast {spell}")
    assert offered(g) == [f"strike {target}" for target in targets]


@pytest.mark.rule("DM-R-83")
def test_a_spell_without_a_target_cannot_be_cast():
    g = mage("SP02", "adventure", realm({"Pl1": light("TI41")}))
    assert "cast SP02" not in offered(g)
    assert [why.key for code, why in g.barred(0) if code == "SP02"] == ["no-space-to-strike"]


@pytest.mark.rule("DM-R-76", "DM-R-83", "DM-SPELL-10")
def test_a_countered_attack_is_not_rolled_and_pays_nothing():
    """Worked example DM-X-55: and what adds to the reward for parties adds nothing here."""
    victim = realm({"W1": dark("TI03")}, spells=["SP19"], henchmen=["HE37"], earth=1)
    for counter, skulls in (("cast SP19", 0), ("done", 3)):
        g = mage("SP01", "adventure", victim, rolls=[1, 1])
        say(g, "cast SP01", counter)
        while g.waiting == (1,):
            say(g, offered(g)[-1])
        assert (has(g, "skulls", 1), spent(g)) == (skulls, {"fire": 2})


def test_soul_drain_takes_two_skulls():
    g = mage("SP07", "adventure", realm(skulls=1), realm(skulls=5))
    say(g, "cast SP07", "seat 2")
    assert ([has(g, "skulls", seat) for seat in (1, 2)], spent(g)) == ([1, 3], {"water": 2, "skulls": -2})


@pytest.mark.rule("DM-REM-01", "DM-R-53")
def test_banishment_removes_a_weak_monster_of_a_rival():
    rival = realm(
        {"W1": lair("MO63"), "W2": lair("MO19"), "M1": lair("MO40"), "M2": lair("MO55", guarded=True)}
    )
    g = mage("SP08", "adventure", rival, domain={"W1": lair("MO61")})
    say(g, "cast SP08")
    # The Stone Golem is too strong, the Skeleton Guard out of bounds, the Elf Mercenary one's own.
    assert offered(g) == ["monster MO40", "monster MO63"]
    say(g, "monster MO40")
    assert monsters(g, 1) == {"W1": ["MO63"], "W2": ["MO19"], "M2": ["MO55"]}
    assert (g.box[BOXED_MONSTERS], spent(g)) == ((39,), {"wind": 1, "water": 1})


def test_knife_in_the_dark_removes_a_henchman_of_a_rival():
    g = mage("SP10", "adventure", realm(henchmen=["HE31"]), realm(henchmen=["HE20", "HE21"]))
    say(g, "cast SP10")
    assert offered(g) == ["henchman HE31", "henchman HE20", "henchman HE21"]
    say(g, "henchman HE20")
    assert (henchmen(g, 1), henchmen(g, 2), g.box[BOXED_HENCHMEN]) == (["HE31"], ["HE21"], (19,))
    assert spent(g) == {"water": 2, "coins": 2}


@pytest.mark.rule("DM-R-84", "DM-SPELL-09")
@pytest.mark.parametrize(
    ("phase", "picks"),
    [
        ("before", ["cast SP09"]),
        ("after", ["cast SP04"]),
        ("after", ["cast SP21", "send seer"]),
        ("adventure", ["cast SP01"]),
        ("adventure", ["cast SP07"]),
        ("adventure", ["cast SP08"]),
        ("adventure", ["cast SP10"]),
    ],
)
def test_a_counterspell_spares_whoever_would_be_changed_and_draws_a_spell(phase, picks):
    victim = realm({"W1": lair("MO63")}, spells=["SP26"], henchmen=["HE20"], coins=3, skulls=3, fire=2)
    city = {"temple-1": 1} if phase == "after" else {}
    g = mage(picks[0].removeprefix("cast "), phase, victim, city=city)
    say(g, *picks)
    assert g.waiting == (1,)
    say(g, "cast SP26", "deck defense")
    assert ([has(g, kind, 1) for kind in ("coins", "skulls", "fire")], henchmen(g, 1)) == (
        [3, 3, 0],
        ["HE20"],
    )
    assert (monsters(g, 1), minions(g)) == ({"W1": ["MO63"]}, city)
    assert len(hand(g, 1)) == 1
    assert g.backs(1) == (0, 1, 0, 0)


# Production and evening.


@pytest.mark.rule("DM-R-87", "DM-SPELL-07")
@pytest.mark.parametrize("phase", ["production", "end"])
@pytest.mark.parametrize(
    ("spell", "change"),
    [
        ("SP31", {"fire": 1, "workers": 1, "skulls": -3}),
        ("SP33", {"earth": 1, "coins": -3}),
    ],
)
def test_an_evening_spell_gains_items_in_either_of_the_last_phases(phase, spell, change):
    g = mage(spell, phase)
    say(g, f"cast {spell}")
    assert spent(g) == change


@pytest.mark.rule("DM-SPELL-11", "DM-ATK-02")
def test_ballista_puts_a_weapon_on_a_space_that_holds_something():
    g = mage("SP15", "end", domain={"W1": light("TI42"), "Pl2": lair("MO44", weapons=1)})
    say(g, "cast SP15")
    assert offered(g) == ["at W1", "at Pl2"]
    say(g, "at Pl2")
    assert (defense(g, 0, space("Pl2")), spent(g)) == (5 + 3 + 3, {"earth": 1, "metal": 1})


@pytest.mark.rule("DM-R-87")
def test_dark_harvest_gains_what_is_printed_and_nothing_for_an_altar():
    """Worked example DM-X-53."""
    g = mage("SP32", "end", domain={"S1": dark("TI58", altars=1), "W1": dark("TI42"), "Pl1": light("TI41")})
    say(g, "cast SP32")
    assert offered(g) == ["at W1", "at S1"]
    say(g, "at S1")
    assert spent(g) == {"earth": 1, "wind": 1, "skulls": -6, "coins": -1}


def test_dark_harvest_also_draws_the_spell_that_a_tile_makes():
    g = mage("SP32", "end", domain={"S1": dark("TI14")}, draws=["SP11"])
    say(g, "cast SP32", "deck defense")
    assert (hand(g), spent(g)) == (["SP11", "SP33"], {"earth": 1, "wind": 1, "skulls": -3})


@pytest.mark.parametrize(("dark_tiles", "skulls"), [(2, 2), (6, 5)])
def test_black_mass_gains_a_skull_for_each_dark_tile_up_to_five(dark_tiles, skulls):
    codes = ["TI63", "TI65", "TI68", "TI75", "TI61", "TI35"][:dark_tiles]
    domain = {f"Pl{1 + at}" if at < 4 else f"W{at - 3}": dark(code) for at, code in enumerate(codes)}
    g = mage("SP34", "end", domain={**domain, "S1": light("TI01")})
    say(g, "cast SP34")
    assert spent(g) == {"fire": 1, "water": 1, "skulls": -skulls}


@pytest.mark.rule("DM-R-40", "DM-R-33")
def test_call_the_wild_draws_a_monster_and_puts_it_where_it_may_stand():
    g = mage("SP36", "end", domain={"W1": light("TI42"), "W2": lair("MO44")}, draws=["MO05"])
    say(g, "cast SP36")
    assert not {"at W1", "at W2"} & set(offered(g))
    say(g, "at W3")
    assert (monsters(g), spent(g)) == ({"W2": ["MO44"], "W3": ["MO05"]}, {"earth": 1, "wind": 1})


@pytest.mark.rule("DM-R-40", "DM-R-33")
def test_no_monster_is_called_from_an_empty_pile_or_without_a_space_for_it():
    black = [code for code, yellow in zip(MONSTER_CODES, IS_YELLOW, strict=True) if not yellow]
    g = mage("SP36", "end", decks={"pile": []})
    assert [why.key for code, why in g.barred(0) if code == "SP36"] == ["pile-empty"]
    full = {at: lair(monster) for at, monster in zip(SPACE_CODES, black, strict=False)}
    g = mage("SP36", "end", domain=full)
    assert [why.key for code, why in g.barred(0) if code == "SP36"] == ["no-space-for-monster"]


def test_elemental_well_gains_three_elements_of_choice():
    g = mage("SP38", "end")
    say(g, "cast SP38", "element fire", "element water", "element fire")
    assert spent(g) == {"coins": 2, "fire": -2, "water": -1}


@pytest.mark.rule("DM-SPELL-03")
def test_bargain_with_night_takes_three_elements_of_choice():
    g = mage("SP39", "end")
    say(g, "cast SP39", "element earth", "element wind", "element earth")
    assert spent(g) == {"earth": 2, "wind": 1, "skulls": -5}


@pytest.mark.rule("DM-SPELL-11")
def test_raise_altar_makes_a_dark_tile_more_evil():
    g = mage("SP40", "end", domain={"W1": dark("TI42"), "W2": dark("TI03"), "Pl1": light("TI41")})
    say(g, "cast SP40")
    assert offered(g) == ["at W1", "at W2"]
    say(g, "at W2")
    assert (tile_skulls(g, 0, space("W2")), spent(g)) == (2 + 1, {"fire": 1, "stone": 1})


@pytest.mark.rule("DM-R-87")
def test_evening_spells_need_something_to_be_aimed_at():
    reasons = {"SP15": "no-space-for-token", "SP32": "no-dark-tile", "SP40": "no-space-for-token"}
    for spell, why in reasons.items():
        g = mage(spell, "end")
        assert [reason.key for code, reason in g.barred(0) if code == spell] == [why]
