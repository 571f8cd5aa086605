"""Attacks: the defense raised, the dice, what is saved and what is lost; attacks by cards."""

import pytest
from support.realms import (
    built,
    dark,
    has,
    held,
    lair,
    light,
    monsters,
    party,
    pass_on,
    realm,
    space,
    store,
    table,
)
from support.script import offered, say

from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.attacked import PartyOnItsWay
from darkling.games.domains.rules.domain import defense, defense_parts

MAGDA = "AD13"
FRIENDS = ("AD14", "AD43", "AD47")
IDLE = ("AD34", "AD31", "AD30", "AD35")
DICE = (12, 6, 8, 10)
LAST_TURN = ("FO32", "FO05")
FIREBALL, EARTHQUAKE, LIGHTNING, STONE_SKIN, WALL, RALLY = "SP01", "SP03", "SP02", "SP11", "SP12", "SP13"
SPIRIT_AWAY, ASHES, WARD = "SP17", "SP18", "SP19"


def hunted(*realms, a=(MAGDA, *FRIENDS), b=IDLE, **rest):
    """Return a table in the Adventure phase whose first party hunts monsters, with dice of DICE."""
    return pass_on(table(*realms, phase="adventure", taverns=[a, b], fortune_shown=LAST_TURN, **rest))


def peaceful(*realms, a=("AD19", *FRIENDS), **rest):
    """Return a table in the window in which rivals are struck, both parties being at home."""
    return hunted(*realms, a=a, **rest)


def go(g, *names):
    """Choose one after the other, passing wherever somebody can only pass."""
    for name in names:
        say(g, name)
        pass_on(g)


def under_attack(g):
    return g.running(Attack)


# Defense.


@pytest.mark.rule("DM-MON-06", "DM-MON-08", "DM-R-105")
def test_terrain_bonuses_count_where_they_hold():
    """Worked example DM-X-05."""
    g = table(realm({"S1": lair("MO40"), "W1": lair("MO61"), "M1": lair("MO58")}))
    assert [defense(g, 0, space(code)) for code in ("S1", "W1", "M1")] == [6, 6, 3]
    g = table(realm({"W1": lair("MO40")}))
    assert defense(g, 0, space("W1")) == 4


@pytest.mark.rule("DM-ATK-02", "DM-R-105")
def test_the_defense_is_what_tile_monsters_weapons_and_area_add():
    """Worked example DM-X-49, with Weapons."""
    keep = {"M1": dark("TI29"), "M2": lair("MO19", weapons=2), "M3": light("TI62")}
    g = table(realm(keep))
    assert tuple(defense_parts(g, 0, space("M2"))) == (0, 8, 6, 1)
    assert [defense(g, 0, space(code)) for code in ("M1", "M2", "M3")] == [16, 15, 4]


@pytest.mark.rule("DM-MON-10", "DM-R-61", "DM-ATK-03")
def test_elements_are_spent_one_by_one_on_dice_that_all_see():
    """Worked example DM-X-06."""
    chapel = realm({"S2": dark("TI63", monsters=["MO48"])}, water=3)
    for party_roll, falls in (((9, 1, 2, 5), False), ((10, 1, 2, 5), True)):
        g = hunted(chapel, rolls=[4, 6, *party_roll])
        assert offered(g) == ["bar MO48", "done"]
        go(g, "bar MO48")
        assert (under_attack(g).raised, has(g, "water")) == (4, 2)
        go(g, "bar MO48", "done")
        assert (under_attack(g).raised, offered(g)) == (10, ["roll"])
        go(g, "roll")
        assert (monsters(g) == {}) is falls


@pytest.mark.rule("DM-MON-09", "DM-R-81")
def test_a_bar_is_paid_as_often_as_it_can_be_and_anew_for_each_attack():
    bodyguard = realm({"W1": lair("MO45"), "W2": lair("MO46")}, coins=5)
    g = hunted(bodyguard, b=("AD02", *IDLE[1:]), rolls=[1, 1, 1, 1])
    go(g, "bar MO45", "bar MO45", "done")
    assert (under_attack(g).raised, has(g, "coins")) == (2, 3)
    go(g, "roll", "bar MO45")
    assert (under_attack(g).raised, has(g, "coins")) == (1, 2)


@pytest.mark.rule("DM-ADV-06", "DM-ATK-04")
def test_only_the_owner_may_raise_the_defense():
    rival = realm(spells=[STONE_SKIN], earth=3, coins=3, henchmen=["HE31"])
    g = hunted(rival, realm({"W1": lair("MO44")}, spells=[WALL], fire=1, henchmen=["HE33"]))
    assert (g.waiting, offered(g)) == ((1,), ["cast SP12", "use HE33", "done"])
    go(g, "use HE33")
    assert (under_attack(g).raised, g.henchmen[1]) == (8, ())
    assert offered(g, 1) == ["cast SP12", "done"]


@pytest.mark.rule("DM-SPELL-02", "DM-ATK-04", "DM-R-103")
def test_the_same_spell_twice_is_paid_twice():
    g = hunted(realm({"W1": lair("MO44")}, spells=[STONE_SKIN, STONE_SKIN], earth=2))
    go(g, "cast SP11", "cast SP11")
    assert (under_attack(g).raised, store(g), g.discards[1]) == (8, {}, (10, 10))


@pytest.mark.rule("DM-R-81")
def test_some_specials_repeat_and_others_work_once_a_turn():
    pit = realm({"W1": dark("TI28", monsters=["MO44"])}, workers=2, coins=4, henchmen=["HE31"])
    g = hunted(pit, rolls=[5])
    assert offered(g) == ["use HE31", "special TI28", "done"]
    go(g, "use HE31", "special TI28", "special TI28")
    assert (under_attack(g).raised, under_attack(g) is not None) == (5 + 2 + 2, True)
    assert offered(g) == ["roll"]


# What a party rolls.


@pytest.mark.rule("DM-ADV-04", "DM-R-59", "DM-R-74")
def test_what_the_party_rolls_changes_before_the_owner_defends():
    """Worked example DM-X-47."""
    owner = realm({"W1": lair("MO44")}, henchmen=["HE34"])
    g = hunted(
        owner,
        realm(spells=["SP05"], fire=1),
        a=(MAGDA, "AD03", "AD43", "AD14"),
        switches={"party": 4},
        rolls=[8, 3, 5, 2],
    )
    assert (g.waiting, offered(g)) == ((0,), ["use HE34", "done"])
    go(g, "use HE34")
    assert g.running(PartyOnItsWay).dice == (8, 8, 6)
    assert (g.waiting, offered(g)) == ((1,), ["cast SP05", "done"])
    told = g.listener = []
    go(g, "cast SP05")
    assert (under_attack(g).dice, under_attack(g).plus) == ((8, 8, 6, 8), 4)
    go(g, "roll")
    rolled = [event for event in told if type(event).__name__ == "AttackRolled"]
    assert (rolled[0].faces, rolled[0].total, rolled[0].defense) == ((8, 3, 5, 2), 22, 5)


@pytest.mark.rule("DM-R-104")
def test_rules_for_parties_do_not_change_attacks_by_cards():
    g = peaceful(realm(spells=[FIREBALL], fire=2), realm({"W1": lair("MO19")}), switches={"party": 5})
    go(g, "cast SP01")
    assert (under_attack(g).dice, under_attack(g).plus) == ((8, 8), 0)


@pytest.mark.rule("DM-R-75")
def test_a_total_never_falls_below_nothing_and_one_die_is_always_left():
    lone = {"a": (MAGDA, "-", "-", "-"), "b": ("-",) * 4, "decks": {"adventurers": []}}
    g = hunted(realm({"W1": lair("MO63")}, henchmen=["HE34"]), **lone, switches={"party": -3}, rolls=[2])
    assert offered(g) == ["roll"]
    told = g.listener = []
    go(g, "roll")
    assert [event.total for event in told if type(event).__name__ == "AttackRolled"] == [0]


@pytest.mark.rule("DM-ADV-05", "DM-SPELL-06")
def test_what_changes_parties_themselves_is_not_for_this_phase():
    """False Heroics, Siren Song and Old Pell would change who leads."""
    g = hunted(
        realm(
            {"W1": lair("MO44")}, spells=["SP23", "SP24", "SP25"], henchmen=["HE12"], wind=2, water=5, fire=5
        )
    )
    assert offered(g) == ["cast SP25", "done"]


# What can be saved.


@pytest.mark.rule("DM-AFT-02", "DM-R-73", "DM-R-72")
def test_what_is_saved_from_a_lost_space_is_not_removed():
    """Worked example DM-X-40."""
    lab = realm(
        {"S1": dark("TI18", monsters=["MO06"], weapons=1)}, spells=[SPIRIT_AWAY, ASHES], wind=1, fire=1
    )
    g = hunted(lab, rolls=[12, 6, 8, 10], draws=["AD40"])
    go(g, "done", "roll")
    assert offered(g) == ["cast SP17", "cast SP18", "done"]
    go(g, "cast SP17", "at W2", "cast SP18")
    assert (monsters(g), built(g), held(g)) == ({"W2": ["MO06"]}, {}, ["TI18"])
    assert g.tokens[0] == (0,) * 16
    assert g.box[2:4] == [(), ()]
    assert g.discards[4][0] == 12
    assert party(g) == [*FRIENDS, "AD40"]


@pytest.mark.rule("DM-AFT-02", "DM-R-73")
def test_only_the_owner_of_a_lost_space_can_save_and_what_is_not_saved_goes():
    savers = {"spells": [SPIRIT_AWAY], "wind": 1}
    g = hunted(
        realm({"S1": dark("TI18", monsters=["MO68"])}, **savers), realm(**savers), rolls=[12, 6, 8, 10]
    )
    go(g, "roll")
    assert g.waiting == (0,)
    go(g, "cast SP17", "at W2")
    assert (built(g), g.box[2]) == ({}, (17,))


# Attacks by cards.


@pytest.mark.rule("DM-ATK-06", "DM-R-76", "DM-R-77")
def test_a_space_that_withstands_a_spell_brings_skulls_and_leaves_taverns_alone():
    """Worked example DM-X-39."""
    granary = realm({"Pl1": dark("TI02", monsters=["MO55"])}, spells=[STONE_SKIN], earth=1)
    g = peaceful(realm(spells=[FIREBALL], fire=2), granary, rolls=[4, 6])
    leaders = party(g), party(g, 1)
    go(g, "cast SP01")
    assert (g.waiting, offered(g)) == ((1,), ["cast SP11", "done"])
    go(g, "cast SP11", "roll")
    assert has(g, "skulls", 1) == 3 + 1
    assert (built(g, 1), monsters(g, 1), store(g)) == ({"Pl1": "TI02 dark"}, {"Pl1": ["MO55"]}, {})
    assert (party(g), party(g, 1)) == leaders


@pytest.mark.rule("DM-ATK-01", "DM-ATK-05", "DM-ATK-06")
def test_a_card_that_beats_a_space_destroys_it():
    g = peaceful(realm(henchmen=["HE35"], fire=2), realm({"W1": lair("MO55")}), rolls=[3, 1])
    go(g, "use HE35", "roll")
    assert (monsters(g, 1), g.box[3], has(g, "skulls", 1)) == ({}, (54,), 0)


@pytest.mark.rule("DM-R-76")
def test_what_adds_to_repelled_parties_does_not_add_to_attacks_by_cards():
    """Worked example DM-X-55: a countered attack is not rolled, one that fails brings three Skulls."""
    target = realm({"W1": lair("MO19")}, spells=[WARD], henchmen=["HE37"], wind=1)
    countered = peaceful(realm(spells=[FIREBALL], fire=2), target, switches={"repel": 1})
    go(countered, "cast SP01", "cast SP19")
    assert (store(countered), store(countered, 1), countered.over) == ({}, {}, True)
    endured = peaceful(realm(spells=[FIREBALL], fire=2), target, switches={"repel": 1}, rolls=[1, 1])
    go(endured, "cast SP01", "done", "roll")
    assert has(endured, "skulls", 1) == 3


@pytest.mark.rule("DM-R-76")
def test_it_can_be_agreed_that_attacks_by_cards_bring_no_reward():
    g = peaceful(
        realm(spells=[FIREBALL], fire=2),
        realm({"W1": lair("MO19")}),
        settings={"attack_fail_reward": 0},
        rolls=[1, 1],
    )
    go(g, "cast SP01", "roll")
    assert (g.over, store(g, 1)) == (True, {})


@pytest.mark.rule("DM-R-78", "DM-ATK-01")
def test_a_card_attacks_what_it_can_and_never_what_is_guarded_or_its_own():
    own = realm({"W1": lair("MO44")}, spells=[FIREBALL, LIGHTNING, EARTHQUAKE], fire=5, earth=5, wind=5)
    rival = realm(
        {
            "W1": lair("MO43"),
            "W2": light("TI42", monsters=["MO61"]),
            "W3": {"weapons": 1},
            "W4": lair("MO55", guarded=True),
        }
    )
    g = peaceful(own, rival)
    go(g, "cast SP01")
    assert offered(g) == ["strike 1-W1", "strike 1-W2"]
    bare = peaceful(own, rival)
    go(bare, "cast SP02")
    assert (under_attack(bare).owner, under_attack(bare).space) == (1, space("W1"))
    tile = peaceful(own, rival)
    go(tile, "cast SP03")
    assert under_attack(tile).space == space("W2")


@pytest.mark.rule("DM-OPP-01", "DM-R-90")
def test_rivals_are_struck_after_both_parties_also_on_the_last_turn():
    g = hunted(
        realm(spells=[FIREBALL], fire=2),
        realm({"W1": lair("MO19"), "W2": lair("MO44")}),
        b=("AD02", *IDLE[1:]),
        rolls=[1, 1, 1, 1, 1, 1, 1, 1, 8, 8],
    )
    assert (g.waiting, offered(g)) == ((1,), ["roll"])
    go(g, "roll", "roll")
    assert (g.waiting, offered(g)) == ((0,), ["cast SP01", "done"])
    go(g, "cast SP01", "strike 1-W2", "roll")
    assert monsters(g, 1) == {"W1": ["MO19"]}


# The Tower.


@pytest.mark.rule("DM-R-77", "DM-R-78", "DM-R-76")
def test_the_tower_strikes_the_lowest_dark_tile_of_everybody_in_turn():
    seats = [
        realm({"W1": dark("TI42"), "S1": dark("TI63")}, earth=1, spells=[STONE_SKIN]),
        realm({"W1": light("TI03")}),
        realm({"W1": dark("TI31", guarded=True), "S1": dark("TI65")}, spells=[ASHES], fire=1),
    ]
    g = table(*seats, phase="fortune", fortune=["FO30", "FO24"], rolls=[2, 2, 5, 6, 6, 6], first=0)
    pass_on(g)
    go(g, "cast SP11")
    assert (under_attack(g).space, under_attack(g).dice, offered(g)) == (space("S1"), (6, 6, 6), ["roll"])
    go(g, "roll")
    assert has(g, "skulls") == 3
    assert (g.waiting, under_attack(g).space) == ((2,), space("S1"))
    go(g, "roll", "cast SP18")
    assert (held(g, 2), built(g, 2)) == (["TI65"], {"W1": "TI31 dark"})
