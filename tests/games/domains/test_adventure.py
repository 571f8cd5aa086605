"""The Adventure phase: parties set out one after the other, and what becomes of them."""

import pytest
from support.realms import built, dark, has, lair, light, monsters, party, realm, table
from support.script import offered, say

from darkling.games.domains.cards import ADVENTURER_CODES
from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.places import ADVENTURERS, SPACE_CODES
from darkling.games.domains.rules.state import BOXED_ADVENTURERS

ALARIC, BRENNA, CEDRIC, ELOWEN, IVO, JOCASTA, LORCAN, MAGDA, OSRIC = (
    "AD01",
    "AD02",
    "AD03",
    "AD05",
    "AD09",
    "AD10",
    "AD12",
    "AD13",
    "AD15",
)
PETRA, QUENTIN, TAMSIN, VERA, ULRIC = "AD16", "AD17", "AD20", "AD22", "AD21"
IDLE = ("AD06", "AD30", "AD31", "AD34")
"""A party whose leader finds no tile of its type and Area in the Domains below."""
FRIENDS = ("AD14", "AD43", "AD47")
"""With dice of 6, 8 and 10 sides; none has the icons that matter below."""
LAST_TURN = ("FO32", "FO05")
NOTHING = (1, 1, 1, 1)
"""The roll of a party that fails."""


def adventure(*realms, a=(ALARIC,), b=IDLE, **rest):
    """Return a table in the Adventure phase of the last turn, with these parties."""
    return table(*realms, phase="adventure", taverns=[a, b], fortune_shown=LAST_TURN, **rest)


def discarded(g):
    return [ADVENTURER_CODES[card] for card in g.discards[ADVENTURERS]]


def boxed(g):
    return [ADVENTURER_CODES[card] for card in g.box[BOXED_ADVENTURERS]]


def attacked(g):
    """Return whose space is under attack, and which."""
    attack = g.running(Attack)
    return None if attack is None else (attack.owner, SPACE_CODES[attack.space])


# Who rolls, and what beats what.


@pytest.mark.rule("DM-ADV-07", "DM-ATK-02", "DM-AFT-01")
def test_a_party_that_equals_or_is_below_the_defense_fails_and_one_above_succeeds():
    """Worked example DM-X-21."""
    wasteland = realm({"Pl1": dark("TI38", monsters=["MO44"], weapons=1)})
    held = adventure(wasteland, a=(ALARIC, *FRIENDS), rolls=[3, 3, 3, 2])
    say(held, "roll")
    assert (built(held), monsters(held), has(held, "skulls")) == (
        {"Pl1": "TI38 dark"},
        {"Pl1": ["MO44"]},
        3 + 1,
    )
    fallen = adventure(wasteland, a=(ALARIC, *FRIENDS), rolls=[3, 3, 3, 3])
    say(fallen, "roll")
    assert (built(fallen), monsters(fallen), has(fallen, "skulls")) == ({}, {}, 0)
    assert fallen.tokens[0][SPACE_CODES.index("Pl1")] == 0
    assert (37 in fallen.box[2], 43 in fallen.box[3]) == (True, True)


@pytest.mark.rule("DM-ADV-08")
def test_the_owner_of_the_target_rolls():
    g = adventure(realm(), realm({"W1": dark("TI65")}), rolls=NOTHING)
    assert (g.waiting, offered(g)) == ((1,), ["roll"])
    assert not g.decision(1).options[0].undoable


def test_groups_may_let_the_next_player_roll_or_nobody():
    shrine, other = realm({"W1": dark("TI65")}), realm()
    following = adventure(other, other, shrine, settings={"dice_roller": "next_player"})
    assert (following.waiting, offered(following)) == ((0,), ["roll"])
    nobody = adventure(
        shrine, other, settings={"dice_roller": "auto"}, a=(ALARIC, *FRIENDS), rolls=(12, 6, 8, 10)
    )
    assert attacked(nobody) is None
    assert built(nobody) == {}


@pytest.mark.rule("DM-TGT-07", "DM-MON-03")
def test_a_light_tile_under_a_hunted_monster_falls_with_it_and_no_pilgrim_pays():
    """Worked example DM-X-27."""
    farm = realm({"Pl1": light("TI41", monsters=["MO61"])})
    g = adventure(farm, a=(MAGDA, *FRIENDS), rolls=[3, 2, 1, 1])
    say(g, "roll")
    assert (built(g), monsters(g), has(g, "coins")) == ({}, {}, 0)


@pytest.mark.rule("DM-R-71")
def test_a_space_that_is_not_beaten_loses_nothing_at_all():
    crowd = realm({"W1": dark("TI42", monsters=["MO68", "MO61"], altars=1)})
    g = adventure(crowd, a=(MAGDA, *FRIENDS), rolls=NOTHING)
    before = (g.tiles[0], g.monsters[0], g.tokens[0])
    say(g, "roll")
    assert (g.tiles[0], g.monsters[0], g.tokens[0]) == before


@pytest.mark.rule("DM-R-72", "DM-R-44")
def test_everything_goes_with_its_space_but_the_mercenary_who_is_back_at_the_docks():
    crowd = realm({"W1": lair("MO44", "MO66", weapons=1)}, henchmen=["HE20"])
    g = adventure(crowd, a=(MAGDA, OSRIC, ALARIC, BRENNA), rolls=[12, 12, 12, 10])
    say(g, "roll")
    assert (monsters(g), g.tokens[0], len(g.henchmen[0])) == ({}, (0,) * 16, 1)
    assert g.box[3] == (43,)
    mortal = adventure(
        crowd,
        a=(MAGDA, OSRIC, ALARIC, BRENNA),
        rolls=[12, 12, 12, 10],
        settings={"mercenary_mortal": True},
    )
    say(mortal, "roll")
    assert mortal.box[3] == (43, 65)


@pytest.mark.rule("DM-R-44", "DM-EOT-07", "DM-DOCK-03")
def test_a_mercenary_whose_space_falls_waits_at_the_docks_in_the_next_turn():
    """Worked example DM-X-50, its second half."""
    g = table(
        realm(),
        realm(),
        phase="resolution",
        city={"docks": 0},
        taverns=[(MAGDA, *FRIENDS), IDLE],
        rolls=[12, 6, 8, 10],
        fortune=("FO03", "FO04"),
    )
    say(g, "at W1")
    assert (attacked(g), monsters(g)) == ((0, "W1"), {"W1": ["MO66"]})
    say(g, "roll")
    assert (g.turn, monsters(g), g.box[3]) == (2, {}, ())
    assert "place docks" in offered(g)


# What becomes of a party.


@pytest.mark.rule("DM-AFT-05", "DM-AFT-06", "DM-R-68")
def test_a_party_that_fails_loses_its_leader_and_all_who_share_the_icon():
    """Worked example DM-X-23."""
    temple = realm({"Pl2": dark("TI64", monsters=["MO19"])})
    g = adventure(temple, a=(ALARIC, JOCASTA, IVO, VERA), rolls=[8, 3, 5, 4], draws=[ELOWEN, BRENNA, TAMSIN])
    say(g, "roll")
    assert has(g, "skulls") == 3 + 5
    assert boxed(g) == [ALARIC]
    assert discarded(g)[:2] == [JOCASTA, VERA]
    assert party(g) == [IVO, ELOWEN, BRENNA, TAMSIN]


@pytest.mark.rule("DM-AFT-06", "DM-R-98")
def test_only_the_icon_that_found_the_target_is_shared():
    """Worked example DM-X-24."""
    golems = realm({"S1": dark("TI24")})
    g = adventure(golems, a=(CEDRIC, JOCASTA, LORCAN, TAMSIN), rolls=NOTHING)
    say(g, "roll")
    assert (boxed(g), discarded(g)[:2]) == ([CEDRIC], [LORCAN, TAMSIN])
    assert party(g)[0] == JOCASTA


@pytest.mark.rule("DM-R-69", "DM-R-67", "DM-AFT-07")
def test_survivors_move_up_in_their_order_and_newcomers_are_not_checked():
    shrine = realm({"S1": dark("TI65", monsters=["MO20"])})
    g = adventure(shrine, a=(ALARIC, ULRIC, VERA, IVO), rolls=NOTHING, draws=["AD45", "AD27"])
    say(g, "roll")
    assert party(g) == [ULRIC, IVO, "AD45", "AD27"]


@pytest.mark.rule("DM-AFT-03", "DM-REM-01", "DM-R-67")
def test_a_party_that_wins_lets_its_leader_retire_and_nobody_else():
    shrine = realm({"S1": dark("TI65")})
    g = adventure(shrine, a=(ALARIC, JOCASTA, VERA, IVO), rolls=[12, 1, 1, 1], draws=[ELOWEN])
    say(g, "roll")
    assert (boxed(g), discarded(g)[0]) == ([], ALARIC)
    assert party(g) == [JOCASTA, VERA, IVO, ELOWEN]
    assert g.box[2] == (64,)


@pytest.mark.rule("DM-AFT-04")
def test_whoever_repels_a_party_gains_what_henchmen_and_switches_add():
    keep = realm({"S1": lair("MO20")})
    plain = adventure(keep, a=(MAGDA, *FRIENDS), rolls=NOTHING)
    say(plain, "roll")
    assert has(plain, "skulls") == 3
    knight = adventure(keep, a=(MAGDA, *FRIENDS), rolls=NOTHING, switches={"repel": 1})
    say(knight, "roll")
    assert has(knight, "skulls") == 4
    jailer = realm({"S1": lair("MO20"), "S2": dark("TI55")}, henchmen=["HE37"])
    g = adventure(jailer, a=(MAGDA, *FRIENDS), rolls=NOTHING)
    say(g, "roll")
    assert has(g, "skulls") == 3 + 1 + 2


@pytest.mark.rule("DM-AFT-08", "DM-R-60", "DM-R-66")
def test_pilgrims_leave_a_coin_and_nobody_is_asked_anything():
    """Worked example DM-X-26."""
    farm = realm({"Pl1": light("TI41")}, spells=["SP05", "SP11"], fire=3, earth=3)
    lake = realm({"W1": light("TI38")}, spells=["SP14", "SP25"], wind=3, water=3)
    g = adventure(farm, lake, a=(ELOWEN, JOCASTA, VERA, IVO), draws=[BRENNA])
    assert party(g) == [JOCASTA, VERA, IVO, BRENNA]
    assert discarded(g)[0] == ELOWEN
    assert (has(g, "coins"), has(g, "coins", 1)) == (1, 0)


@pytest.mark.rule("DM-AFT-08")
def test_pilgrims_leave_more_when_fortune_says_so():
    g = adventure(realm({"Pl1": light("TI41")}), a=(ELOWEN,), switches={"pilgrim": 2})
    assert has(g, "coins") == 3 + 2


@pytest.mark.rule("DM-AFT-09", "DM-TGT-12")
def test_a_leader_who_finds_nothing_retires():
    g = adventure(realm(), a=(ALARIC, JOCASTA, VERA, IVO), b=(OSRIC, BRENNA, MAGDA, LORCAN))
    assert discarded(g) == [ALARIC, OSRIC]
    assert (party(g)[:3], party(g, 1)[:3]) == ([JOCASTA, VERA, IVO], [BRENNA, MAGDA, LORCAN])


# One party after the other.


@pytest.mark.rule("DM-ADV-01", "DM-ADV-02")
def test_the_second_party_looks_around_when_the_first_is_done():
    """Worked example DM-X-41."""
    oubliette, court = realm({"S1": dark("TI55")}), realm({"S2": dark("TI52")})
    parties = {"a": (PETRA, *FRIENDS), "b": (QUENTIN, IVO, VERA, ULRIC)}
    fallen = adventure(oubliette, court, **parties, rolls=[6, 6, 6, 6], settings={"dice_roller": "owner"})
    say(fallen, "roll")
    assert attacked(fallen) == (1, "S2")
    held = adventure(oubliette, court, **parties, rolls=[1, 1, 1, 1])
    say(held, "roll")
    assert attacked(held) == (0, "S1")


@pytest.mark.rule("DM-R-67", "DM-R-27", "DM-ADV-02")
def test_who_left_the_first_party_may_come_back_before_the_second_sets_out():
    temple = realm({"Pl2": dark("TI64", monsters=["MO19"])})
    g = adventure(
        temple,
        a=(ALARIC, JOCASTA, IVO, VERA),
        b=(TAMSIN, "AD30", "AD31", "AD33"),
        rolls=NOTHING,
        decks={"adventurers": []},
        draws=[JOCASTA],
    )
    say(g, "roll")
    assert party(g)[:3] == [IVO, JOCASTA, VERA]
    assert len(party(g)) == 3


@pytest.mark.rule("DM-R-70")
def test_a_small_party_rolls_the_dice_that_are_there_and_an_empty_tavern_none():
    few = {"decks": {"adventurers": []}, "a": (ALARIC, IVO, "-", "-"), "b": ("-", "-", "-", "-")}
    g = adventure(realm({"S1": dark("TI65", monsters=["MO42"])}), **few, rolls=[4, 2])
    assert g.running(Attack).dice == (12, 8)
    say(g, "roll")
    assert (ALARIC in boxed(g), party(g), party(g, 1)) == (True, [IVO], [])
