"""What dark tiles and monsters can do: each special and each bonus bar, used."""

import pytest
from support.realm_play import RICH, STAY_AT_HOME, spent, until
from support.realms import (
    built,
    dark,
    fortunes,
    hand,
    has,
    held,
    lair,
    light,
    minions,
    monsters,
    party,
    realm,
    space,
    table,
)
from support.script import offered, say

from darkling.games.domains.cards import AREAS
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.items import ITEM_CODES, items_of
from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.attacked import PartyOnItsWay
from darkling.games.domains.rules.domain import defense
from darkling.games.domains.rules.places import SPACE_CODES
from darkling.games.domains.rules.production import income

FURTHER = {"before": "SP37", "after": "SP06", "adventure": "SP07", "production": "SP33", "end": "SP33"}
"""For each phase a spell that can always be cast, so that its window stays open."""
AREA_OF = {"W": "woods", "S": "settlements", "Pl": "plains", "M": "mountains"}
FIRST_SPACE = {area: f"{letters}1" for letters, area in AREA_OF.items()}
HOME = {tile.id: FIRST_SPACE[tile.areas[0]] for tile in BOX.tiles}
"""Of each tile a space on which it may stand."""


def owner(tile, phase, *rivals, domain=None, **rest):
    """Return a table in a phase in which the first seat has a dark tile, and what its special may cost."""
    lord = realm({HOME[tile]: dark(tile), **(domain or {})}, spells=[FURTHER[phase]], **RICH)
    return table(lord, *(rivals or (realm(),)), **{"phase": phase, "taverns": STAY_AT_HOME, **rest})


def rich_after(g):
    """Return what the first seat has gained since it was RICH; in Production its tile has paid before."""
    return {kind: -less for kind, less in spent(g).items()}


# Every side, and every monster.


@pytest.mark.rule("DM-TILE-03", "DM-TILE-04", "DM-PROD-01")
@pytest.mark.parametrize("tile", BOX.tiles, ids=lambda tile: tile.id)
def test_a_tile_makes_and_defends_with_what_is_printed_on_the_side_that_shows(tile):
    at = HOME[tile.id]
    for lay, side in ((light, tile.light), (dark, tile.dark)):
        g = table(realm({at: lay(tile.id)}))
        assert (income(g, 0), defense(g, 0, space(at))) == (items_of(side.makes), side.defense)


@pytest.mark.rule("DM-MON-01", "DM-MON-07")
@pytest.mark.parametrize("monster", BOX.monsters, ids=lambda monster: monster.id)
def test_a_monster_makes_what_is_printed(monster):
    # A held tile keeps the Foreman waiting: the Mercenary is not in a Domain before that.
    g = table(realm({"W1": lair(monster.id)}, held=["TI38"], wood=1, workers=1), realm(), phase="foreman")
    assert income(g, 0) == items_of(monster.makes)


# Before and after placement.


@pytest.mark.rule("DM-TILE-04", "DM-R-107")
def test_the_eye_of_the_void_sees_the_next_two_fortune_cards():
    g = owner("TI15", "before", fortune=["FO05", "FO06", "FO03"])
    say(g, "special TI15")
    assert (fortunes(g.scried[0][2:]), g.scried[1][:2], spent(g)) == (["FO05", "FO06"], (0, 0), {})
    assert "special TI15" not in offered(g)


@pytest.mark.rule("DM-TILE-04")
def test_the_tower_of_eyes_sees_both_henchmen_of_the_far_lands():
    g = owner("TI26", "before", far_lands=["HE20", "HE21"])
    say(g, "special TI26")
    slots = [(place.place, place.card) for place in g.view(0).city if place.location == "far-lands"]
    assert slots == [("far-lands-1", "HE20"), ("far-lands-2", "HE21")]
    assert [place.card for place in g.view(1).city if place.location == "far-lands"] == [None, None]


@pytest.mark.rule("DM-R-83")
def test_with_nobody_in_the_far_lands_the_tower_of_eyes_sees_nothing():
    g = owner("TI26", "before", far_lands=["-", "-"])
    assert [why.key for code, why in g.barred(0) if code == "TI26"] == ["far-lands-empty"]


def test_the_hall_of_whispers_swaps_a_leader_with_the_next():
    parties = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]
    g = owner("TI51", "before", taverns=parties)
    say(g, "special TI51")
    assert offered(g) == ["tavern unicorn", "tavern swan"]
    say(g, "tavern unicorn")
    assert (party(g), party(g, 1)) == (["AD02", "AD01", "AD03", "AD04"], parties[1])
    assert spent(g) == {"coins": 1}


def test_the_marauder_camp_steals_a_coin():
    g = owner("TI27", "after", realm(coins=2), realm(coins=4))
    say(g, "special TI27", "seat 2")
    assert ([has(g, "coins", seat) for seat in (1, 2)], spent(g)) == ([2, 3], {"coins": -1})


@pytest.mark.rule("DM-R-102")
@pytest.mark.parametrize(
    ("to", "city", "flips"), [("send seer", {"seer": 0}, ()), ("corrupt W1", {}, ("W1",))]
)
def test_the_court_of_lies_moves_a_minion_of_ones_own(to, city, flips):
    g = owner("TI52", "after", domain={"W1": light("TI42")}, city={"temple-1": 0, "temple-2": 1})
    say(g, "special TI52", to)
    assert (minions(g), spent(g)) == ({**city, "temple-2": 1}, {"coins": 1})
    assert g.flips[0] == tuple([space(at) for at in flips])


# Parties on their way, and attacks.

OSRIC = ["AD15", "AD02", "AD03", "AD05"]
"""He hunts monsters; the dice are a d12, a d10, a d8 and a d6."""


@pytest.mark.rule("DM-R-59", "DM-R-74")
@pytest.mark.parametrize(
    ("tile", "plus", "dice", "price"),
    [("TI07", -3, (12, 10, 8, 6), {"water": 1}), ("TI72", 0, (6, 10, 8, 6), {"wind": 1})],
)
def test_a_tile_weakens_a_party_on_its_way(tile, plus, dice, price):
    g = owner(tile, "adventure", realm({"W1": lair("MO63")}), taverns=[OSRIC, ["AD24"]])
    say(g, f"special {tile}")
    raid = g.running(PartyOnItsWay)
    assert (raid.plus, raid.dice, spent(g)) == (plus, dice, price)
    assert f"special {tile}" not in offered(g)


@pytest.mark.rule("DM-R-83")
def test_nothing_shrinks_in_a_party_of_smallest_dice():
    fenwick = [["AD06", "AD05", "AD10", "AD14"], ["AD24"]]
    g = owner("TI72", "adventure", realm({"S1": dark("TI01")}), taverns=fenwick)
    assert [why.key for code, why in g.barred(0) if code == "TI72"] == ["no-die-to-shrink"]


@pytest.mark.rule("DM-OPP-01", "DM-ATK-01")
def test_the_spire_of_torment_attacks_a_space_of_a_rival():
    rival = realm({"W1": lair("MO44"), "Pl1": light("TI41")})
    g = owner("TI17", "adventure", rival, taverns=[["AD19"], ["AD06"]], rolls=[1, 2])
    say(g, "special TI17", "strike 1-Pl1", "element fire", "element wind")
    until(g, "roll")
    assert (built(g, 1), monsters(g, 1), spent(g)) == ({}, {"W1": ["MO44"]}, {"fire": 1, "wind": 1})


@pytest.mark.rule("DM-R-81", "DM-ATK-03", "DM-R-61")
@pytest.mark.parametrize(
    ("tile", "rolls", "raised", "price"),
    [
        ("TI28", (), (2, 4), {"workers": 2}),
        ("TI45", (3, 6), (3, 9), {"water": 2}),
        ("TI49", (8, 1), (8, 9), {"earth": 2}),
    ],
)
def test_a_tile_raises_the_defense_of_any_space_of_its_owner_any_number_of_times(tile, rolls, raised, price):
    g = owner(tile, "adventure", domain={"W4": lair("MO63")}, taverns=[OSRIC, ["AD24"]], rolls=rolls)
    for expected in raised:
        until(g, f"special {tile}")
        assert g.running(Attack).raised == expected
    assert spent(g) == price


@pytest.mark.rule("DM-ATK-02", "DM-R-105")
def test_the_dread_keep_strengthens_only_the_other_spaces_of_its_area():
    near = {"Pl2": light("TI41"), "M1": light("TI04")}
    g = owner("TI29", "production", realm({"Pl2": light("TI39")}), domain=near)
    assert [defense(g, 0, space(at)) for at in ("Pl1", "Pl2", "M1")] == [16, 2 + 1, 4]
    assert defense(g, 1, space("Pl2")) == 1
    g = table(realm({"Pl1": light("TI29"), "Pl2": light("TI41")}), realm())
    assert defense(g, 0, space("Pl2")) == 2


@pytest.mark.rule("DM-AFT-04")
@pytest.mark.parametrize(("side", "skulls"), [(dark, 3 + 1 + 3), (light, 3)])
def test_the_oubliette_adds_a_skull_for_a_party_repelled(side, skulls):
    """With its dark side up it makes three more in Production."""
    lord = realm({"S1": side("TI55"), "W1": lair("MO19")})
    rest = {"taverns": [OSRIC, ["AD24"]], "rolls": [1, 1, 1, 1], "fortune": ["FO03", "FO04"]}
    g = table(lord, realm(), phase="adventure", **rest)
    until(g, "roll")
    assert has(g, "skulls") == skulls


# Production.


@pytest.mark.rule("DM-HEN-06", "DM-R-81")
@pytest.mark.parametrize(
    ("tile", "offers", "chosen", "change"),
    [
        ("TI01", 2, ("times 2",), {"workers": -2, "coins": 4}),
        ("TI09", 2, ("times 2",), {"coins": -4, "skulls": 2}),
        ("TI13", 1, (), {"metal": -1, "skulls": 2}),
        ("TI16", 1, ("element wind",), {"wind": -1, "skulls": 1}),
        ("TI36", 2, ("times 1",), {"workers": -1, "skulls": 1}),
        ("TI53", 2, ("times 2",), {"workers": -2, "skulls": 2}),
        ("TI73", 2, ("times 2", "element wind", "element fire"), {"wind": -1, "fire": -1, "skulls": 2}),
        ("TI75", 1, (), {"water": -1, "skulls": 1}),
    ],
)
def test_a_tile_trades_once_a_turn(tile, offers, chosen, change):
    g = owner(tile, "production")
    before = rich_after(g)
    say(g, f"special {tile}")
    assert offers == 1 or offered(g) == [f"times {count}" for count in range(1, offers + 1)]
    say(g, *chosen)
    gained = {kind: rich_after(g).get(kind, 0) - before.get(kind, 0) for kind in RICH}
    assert {kind: count for kind, count in gained.items() if count} == change
    assert f"special {tile}" not in offered(g)


@pytest.mark.rule("DM-R-81")
def test_a_tile_trades_only_what_there_is():
    g = table(realm({"S1": dark("TI01")}, workers=1, spells=["SP33"], earth=1), realm(), phase="production")
    say(g, "special TI01")
    assert (has(g, "workers"), has(g, "coins")) == (0, 1 + 2)
    g = table(realm({"S1": dark("TI01")}, spells=["SP33"], earth=1), realm(), phase="production")
    assert [why.key for code, why in g.barred(0) if code == "TI01"] == ["nothing-to-trade"]


# The evening.


@pytest.mark.rule("DM-ARCH-02")
def test_the_black_caravan_draws_a_tile_out_of_the_bag():
    g = owner("TI12", "end", draws=["TI38"])
    say(g, "special TI12")
    assert (held(g), spent(g)) == (["TI38"], {"coins": 1})


@pytest.mark.rule("DM-R-33")
def test_an_empty_bag_has_no_tile_for_the_black_caravan():
    g = owner("TI12", "end", decks={"bag": []})
    assert [why.key for code, why in g.barred(0) if code == "TI12"] == ["bag-empty"]


@pytest.mark.rule("DM-ATK-02")
@pytest.mark.parametrize(("tile", "price"), [("TI24", {"stone": 2}), ("TI30", {"metal": 1})])
def test_a_tile_forges_a_weapon_for_a_space_that_holds_something(tile, price):
    g = owner(tile, "end", domain={"Pl2": lair("MO44")})
    say(g, f"special {tile}")
    assert offered(g) == [f"at {HOME[tile]}", "at Pl2"]
    say(g, "at Pl2")
    assert (defense(g, 0, space("Pl2")), spent(g)) == (5 + 3, price)


@pytest.mark.rule("DM-TILE-09", "DM-R-79")
@pytest.mark.parametrize(("tile", "price"), [("TI18", {}), ("TI68", {"earth": 1, "coins": 2})])
def test_a_tile_raises_a_monster_on_a_dark_tile_without_one(tile, price):
    domain = {"W2": dark("TI03"), "W3": dark("TI42", monsters=["MO61"]), "W4": light("TI43")}
    g = owner(tile, "end", domain=domain, draws=["MO05"])
    say(g, f"special {tile}")
    assert set(offered(g)) == {f"at {HOME[tile]}", "at W2"}
    say(g, "at W2")
    assert (monsters(g)["W2"], spent(g)) == (["MO05"], price)


@pytest.mark.rule("DM-R-40")
def test_the_beast_den_draws_a_monster_for_any_legal_space():
    g = owner("TI46", "end", domain={"W2": light("TI42"), "W3": lair("MO44")}, draws=["MO05"])
    say(g, "special TI46")
    assert not {"at W2", "at W3"} & set(offered(g))
    say(g, "at Pl1")
    assert (monsters(g)["Pl1"], spent(g)) == (["MO05"], {"coins": 3})


def test_the_cult_monastery_draws_a_spell():
    g = owner("TI66", "end", draws=["SP21"])
    say(g, "special TI66", "deck control")
    assert (hand(g), spent(g)) == (["SP21", "SP33"], {"coins": 1})


def test_each_special_of_the_box_is_used_above():
    """A tile added to the box needs a test here."""
    used = "TI01 TI07 TI09 TI12 TI13 TI15 TI16 TI17 TI18 TI24 TI26 TI27 TI28 TI29 TI30 TI36 TI45 TI46"
    used += " TI49 TI51 TI52 TI53 TI55 TI66 TI68 TI72 TI73 TI75"
    assert [tile.id for tile in BOX.tiles if tile.dark.special] == used.split()


# The bars of monsters.

PAID = [token for token in BOX.monsters if token.bar and token.bar.pay]
AT_HOME = [token for token in BOX.monsters if token.bar and token.bar.area]


@pytest.mark.rule("DM-MON-09", "DM-MON-10", "DM-ATK-03")
@pytest.mark.parametrize("monster", PAID, ids=lambda monster: monster.id)
def test_a_bar_is_paid_twice_and_raises_the_defense_twice(monster):
    bar = monster.bar
    rolls = (bar.die, 1) if bar.die else ()
    lord = realm({"W1": lair(monster.id)}, spells=["SP07"], **RICH)
    g = table(lord, realm(), phase="adventure", taverns=[OSRIC, ["AD24"]], rolls=rolls)
    bare = defense(g, 0, space("W1"))
    until(g, f"bar {monster.id}")
    say(g, f"bar {monster.id}")
    assert g.running(Attack).raised == (sum(rolls) or 2 * bar.plus)
    price = dict(zip(ITEM_CODES, items_of(bar.pay), strict=True))
    assert spent(g) == {kind: 2 * count for kind, count in price.items() if count}
    assert (bare, monster.shield) == (defense(g, 0, space("W1")), bare)


@pytest.mark.rule("DM-MON-08", "DM-R-36", "DM-R-105")
@pytest.mark.parametrize("monster", AT_HOME, ids=lambda monster: monster.id)
def test_a_monster_is_stronger_in_its_area_alone(monster):
    for area, at in zip(AREAS, SPACE_CODES[::4], strict=True):
        g = table(realm({at: lair(monster.id)}))
        plus = monster.bar.plus if area == monster.bar.area else 0
        assert defense(g, 0, space(at)) == monster.shield + plus


def test_each_bar_of_the_box_is_of_one_kind_or_the_other():
    assert (len(PAID), len(AT_HOME)) == (37, 16)
