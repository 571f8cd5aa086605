"""Where a party goes: icons, ranks, sides, what is guarded."""

import pytest
from support.realms import dark, lair, light, realm, table

from darkling.games.domains.cards import ICONS
from darkling.games.domains.rules.odds import chance_to_beat, ways
from darkling.games.domains.rules.places import SPACE_CODES
from darkling.games.domains.rules.targets import TARGET_CODES, find_target

ALARIC, CEDRIC, DAGMAR, ELOWEN, FENWICK, MAGDA, OSRIC = "AD01", "AD03", "AD04", "AD05", "AD06", "AD13", "AD15"
HESTER, IVO, KESTREL, VERA, BRENNA, XANTHE = "AD08", "AD09", "AD11", "AD22", "AD02", "AD24"
ORCHARD, SHRINE, FARM, LAKE = "TI40", "TI65", "TI41", "TI38"
SUCCUBUS = "MO18"


def target(leader, *realms, tavern=0, **rest):
    """Return what a party with this leader does: what, whose space, which, and by which icon."""
    taverns = [(leader,), ()] if tavern == 0 else [(), (leader,)]
    return seen(table(*realms, taverns=taverns, **rest), tavern)


def seen(g, tavern=0):
    found = find_target(g, tavern)
    if found.seat < 0:
        return TARGET_CODES[found.kind]
    return TARGET_CODES[found.kind], found.seat, SPACE_CODES[found.space], ICONS[found.icon]


# Icons.


@pytest.mark.rule("DM-TGT-02", "DM-MON-04")
def test_a_monster_icon_finds_the_lowest_rank_in_any_domain():
    """Worked example DM-X-03."""
    twin, black_dragon = realm({"W1": lair("MO64")}), realm({"M2": lair("MO07")})
    assert target(MAGDA, twin, black_dragon) == ("attack", 1, "M2", "monster")
    ghouls, vampire = realm({"W1": lair("MO43")}), realm({"S1": lair("MO05")})
    assert target(MAGDA, ghouls, vampire) == ("attack", 1, "S1", "monster")


@pytest.mark.rule("DM-MON-04", "DM-MON-11")
def test_a_monster_is_found_among_several_on_its_space():
    crowd = realm({"W1": lair("MO61", "MO48"), "W2": lair("MO50")})
    assert target(MAGDA, crowd) == ("attack", 0, "W1", "monster")


@pytest.mark.rule("DM-TGT-06", "DM-TILE-05")
def test_a_type_icon_finds_the_lowest_rank_of_its_type():
    """Worked example DM-X-04."""
    lab, circle = realm({"S1": dark("TI18")}), realm({"W1": dark("TI19"), "S2": dark("TI58")})
    assert target(HESTER, circle, lab) == ("attack", 1, "S1", "magic")


@pytest.mark.rule("DM-R-35", "DM-TGT-06")
def test_the_rank_is_that_of_the_side_that_shows():
    """The Garden of Thorns is below the Bone Farm, and the Farm below the Public Garden."""
    farm, garden = {"Pl1": light(FARM)}, {"S1": light("TI49")}
    assert target(ELOWEN, realm(farm), realm(garden)) == ("pilgrimage", 0, "Pl1", "nature")
    farm, garden = {"Pl1": dark(FARM)}, {"S1": dark("TI49")}
    assert target(ELOWEN, realm(farm), realm(garden)) == ("attack", 1, "S1", "nature")


@pytest.mark.rule("DM-TGT-05", "DM-R-36", "DM-R-65")
def test_a_terrain_icon_finds_buildings_of_its_area_and_no_lone_monsters():
    woods = realm({"W1": lair("MO01"), "W3": dark("TI42"), "Pl1": dark("TI58")})
    assert target(IVO, woods) == ("attack", 0, "W3", "woods")
    assert target(FENWICK, realm({"S2": dark("TI63")})) == ("attack", 0, "S2", "settlements")
    assert target(KESTREL, realm({"Pl4": dark("TI63")})) == ("attack", 0, "Pl4", "plains")
    assert target(DAGMAR, realm({"M4": dark("TI63")})) == ("attack", 0, "M4", "mountains")


@pytest.mark.rule("DM-TGT-03", "DM-TGT-04", "DM-R-62")
def test_an_evil_icon_takes_the_most_evil_building_before_any_monster():
    """Worked example DM-X-22."""
    shrine, succubus = realm({"S1": dark(SHRINE)}), realm({"W1": lair(SUCCUBUS)})
    orchard = realm({"Pl2": dark(ORCHARD)})
    assert target(ALARIC, shrine, succubus, orchard) == ("attack", 2, "Pl2", "evil")
    assert target(ALARIC, shrine, succubus) == ("attack", 0, "S1", "evil")
    assert target(ALARIC, realm(), succubus) == ("attack", 1, "W1", "evil")


@pytest.mark.rule("DM-R-62")
def test_buildings_and_monsters_can_be_agreed_to_count_alike():
    mixed = {"settings": {"evil_prefers_buildings": False}}
    shrine, succubus = realm({"S1": dark(SHRINE)}), realm({"W1": lair(SUCCUBUS)})
    assert target(ALARIC, shrine, succubus, **mixed) == ("attack", 1, "W1", "evil")
    orchard = realm({"Pl2": dark(ORCHARD)})
    assert target(ALARIC, realm({"W1": lair("MO01")}), orchard, **mixed) == ("attack", 1, "Pl2", "evil")


@pytest.mark.rule("DM-TGT-04")
def test_among_equally_evil_buildings_the_lowest_rank_is_taken():
    orchard, chapel = realm({"Pl1": dark(ORCHARD)}), realm({"W1": dark("TI63")})
    assert target(ALARIC, orchard, chapel) == ("attack", 1, "W1", "evil")
    assert target(ALARIC, realm({"W1": lair("MO05")}), realm({"W1": lair("MO02")}))[1] == 1


@pytest.mark.rule("DM-R-63", "DM-R-97")
def test_altars_count_for_evil_and_objects_of_a_space_are_not_added_up():
    orchard = realm({"Pl1": dark(ORCHARD)})
    altar = realm({"S1": dark(SHRINE, altars=2)})
    assert target(ALARIC, orchard, altar) == ("attack", 1, "S1", "evil")
    crowded = realm({"S1": dark(SHRINE, monsters=[SUCCUBUS])})
    assert target(ALARIC, orchard, crowded) == ("attack", 0, "Pl1", "evil")


@pytest.mark.rule("DM-R-63")
def test_rules_of_one_turn_do_not_count_for_evil():
    """With the King of Cups the Bone Mill and its Ogre make 3 Skulls, and still count 2 (DM-X-44)."""
    mill = realm({"W1": dark("TI03", monsters=["MO44"])})
    bone_farm, chapel = realm({"Pl1": dark(FARM)}), realm({"S1": dark("TI63")})
    at_court = {"switches": {"dark_monster": 1}}
    assert target(ALARIC, mill, bone_farm, **at_court)[1] == 0
    assert target(ALARIC, mill, chapel, **at_court)[1] == 1


@pytest.mark.rule("DM-R-63", "DM-R-64")
def test_what_makes_no_skulls_is_not_evil_and_light_tiles_never_are():
    peaceful = realm({"W1": lair("MO19"), "S1": light("TI58", altars=1)})
    assert target("AD23", peaceful) == "none"
    assert target(OSRIC, realm({"S1": light("TI58")})) == "none"


# The procedure.


@pytest.mark.rule("DM-TGT-01", "DM-TGT-08", "DM-TGT-09")
def test_both_icons_look_for_dark_tiles_before_any_light_one():
    """Worked example DM-X-25."""
    lake, mill = realm({"Pl1": light(LAKE)}), realm({"W1": dark("TI03")})
    assert target(ELOWEN, lake, mill) == ("attack", 1, "W1", "woods")
    heath = realm({"Pl2": dark("TI39")})
    assert target(ELOWEN, heath, mill) == ("attack", 0, "Pl2", "nature")


@pytest.mark.rule("DM-TGT-10", "DM-R-66")
def test_the_left_icon_then_finds_the_light_tile_of_the_lowest_rank():
    """Worked example DM-X-26."""
    farm, lake = realm({"Pl1": light(FARM)}), realm({"W1": light(LAKE)})
    assert target(ELOWEN, farm, lake) == ("pilgrimage", 0, "Pl1", "nature")


@pytest.mark.rule("DM-TGT-11", "DM-TGT-12")
def test_the_right_icon_comes_last_and_then_nothing():
    sawmill = realm({"W2": light("TI03")})
    assert target(ELOWEN, realm(), sawmill) == ("pilgrimage", 1, "W2", "woods")
    assert target(ELOWEN, realm({"S1": light("TI01")}), realm({"W4": lair("MO01")})) == "none"


@pytest.mark.rule("DM-TGT-01", "DM-ADV-03")
def test_only_the_leader_counts():
    g = table(realm({"W1": lair("MO44"), "S1": dark("TI63")}), taverns=[[XANTHE, BRENNA, CEDRIC, OSRIC], []])
    assert seen(g) == "none"


@pytest.mark.rule("DM-TGT-07")
def test_a_monster_is_attacked_on_a_light_tile_too():
    assert target(MAGDA, realm({"Pl1": light(FARM, monsters=["MO61"])})) == ("attack", 0, "Pl1", "monster")


@pytest.mark.rule("DM-R-53", "DM-R-99", "DM-R-64")
def test_guarded_spaces_are_passed_by():
    """Worked example DM-X-28."""
    farm = realm({"Pl1": light(FARM, monsters=["MO61"], guarded=True)})
    assert target(OSRIC, farm) == "none"
    assert target("AD33", farm) == "none"
    second = realm({"W1": lair("MO68"), "Pl3": light(LAKE)})
    assert target(OSRIC, farm, second) == ("attack", 1, "W1", "monster")
    assert target("AD33", farm, second) == ("pilgrimage", 1, "Pl3", "plains")


@pytest.mark.rule("DM-R-99")
def test_an_icon_whose_only_match_is_guarded_leaves_it_to_the_other():
    shrine = realm({"S1": dark("TI67", guarded=True), "S2": dark(SHRINE)})
    assert target("AD03", shrine, realm({"S1": dark("TI18")})) == ("attack", 0, "S2", "religion")
    hidden = realm({"S1": dark("TI67", guarded=True)})
    assert target("AD03", hidden, realm({"S2": dark("TI18")})) == ("attack", 1, "S2", "magic")


@pytest.mark.rule("DM-R-70")
def test_an_empty_tavern_looks_for_nothing():
    nobody = {"taverns": [["-"] * 4, ["-"] * 4], "decks": {"adventurers": []}}
    assert seen(table(realm({"W1": lair("MO01")}), **nobody)) == "none"


@pytest.mark.rule("DM-ADV-01")
def test_the_second_party_looks_with_the_icons_of_its_own_leader():
    lairs = realm({"W1": lair("MO10"), "W2": dark("TI63")})
    assert target(IVO, lairs, tavern=1) == ("attack", 0, "W2", "woods")


# Odds.


def test_odds_are_exact():
    assert ways((6, 6))[7] == 6
    assert chance_to_beat((6, 6), 0, 7) == 15 / 36
    assert chance_to_beat((6, 6), 4, 11) == 15 / 36
    assert chance_to_beat((12, 6, 8), 0, 25) == 1 / 576
    assert chance_to_beat((6, 12, 8), 0, 26) == chance_to_beat((6,), -6, 0) == 0.0
    assert chance_to_beat((6, 6, 6, 6), 0, 3) == chance_to_beat((8,), 9, 3) == 1.0


def test_four_dice_of_a_random_party_beat_a_defense_of_eighteen_every_other_time():
    """As the ledger has it (6.12)."""
    mix = [6] * 16 + [8] * 14 + [10] * 10 + [12] * 8
    sample = [tuple(mix[(first + step) % 48] for step in (0, 13, 25, 38)) for first in range(48)]
    chances = [chance_to_beat(dice, 0, 18) for dice in sample]
    assert 0.45 < sum(chances) / 48 < 0.56
