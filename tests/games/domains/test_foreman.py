"""The Foreman: what is built where, on which side, for how much, and with whose help."""

import pytest
from support.realms import built, dark, has, held, lair, light, realm, store, table, used_henchmen
from support.script import offered, say

from darkling.games.domains.cards import BOX, RANK, TILE_CODES
from darkling.games.domains.rules.domain import defense
from darkling.games.domains.rules.foreman import ForemanPhase
from darkling.games.domains.rules.places import SPACE_CODES

LAKE, MEADOW, SAWMILL, FORTRESS, MARKET = "TI38", "TI39", "TI03", "TI34", "TI01"
RICH = {"stone": 20, "metal": 9, "wood": 20, "workers": 20}


def foreman(*realms, **rest):
    """Return a table at the Foreman; the last seat could build a Lake, and so holds up what comes after."""
    waiting = realm(held=["TI47"], wood=1, workers=1)
    return table(*realms, waiting, phase="foreman", **rest)


def building(g):
    """Say who is asked at the Foreman."""
    assert g.running(ForemanPhase)
    return g.waiting[0]


# Building.


@pytest.mark.rule("DM-FORE-01", "DM-FORE-02", "DM-FORE-03")
def test_a_tile_is_built_for_its_materials_and_workers_on_a_legal_space():
    g = foreman(realm(held=[LAKE], wood=2, workers=1))
    say(g, f"build {LAKE}", "at Pl1")
    assert (built(g), store(g), held(g)) == ({"Pl1": f"{LAKE} light"}, {"wood": 1}, [])


IDLE = [["AD06", "AD02", "AD03", "AD04"], ["AD16", "AD07", "AD08", "AD09"]]
"""Parties whose leaders look for tiles that nobody has here."""
TRADER = realm(henchmen=["HE02"], workers=1)
"""A seat that is asked in Production, when everybody has what its Domain made."""


@pytest.mark.rule("DM-TILE-08", "DM-TILE-01", "DM-R-43")
def test_a_lake_is_built_light_and_makes_water_in_the_same_turn():
    """Worked example DM-X-12, the turn of building."""
    g = table(realm(held=[LAKE], wood=1, workers=1), TRADER, phase="foreman", taverns=IDLE)
    say(g, f"build {LAKE}", "at Pl1")
    assert (built(g), store(g)) == ({"Pl1": f"{LAKE} light"}, {"water": 1})


@pytest.mark.rule("DM-TILE-08", "DM-RES-04", "DM-R-43")
def test_a_lake_flipped_by_a_minion_is_a_wasteland_and_makes_a_skull_and_fire_at_once():
    """Worked example DM-X-12, the turn after."""
    g = table(realm({"Pl1": light(LAKE)}, flips=["Pl1"]), TRADER, phase="resolution", taverns=IDLE)
    say(g, "flip")
    assert (built(g), store(g)) == ({"Pl1": f"{LAKE} dark"}, {"skulls": 1, "fire": 1})
    assert defense(g, 0, SPACE_CODES.index("Pl1")) == 3


@pytest.mark.rule("DM-R-43", "DM-MON-07")
def test_a_monster_bought_this_turn_makes_something_this_turn():
    """As in worked example DM-X-07."""
    g = table(
        realm(coins=4),
        TRADER,
        phase="resolution",
        city={"niktmarg-1": 0},
        niktmarg=["MO48"],
        taverns=IDLE,
    )
    say(g, "at W1")
    assert store(g) == {"skulls": 1}


@pytest.mark.rule("DM-TILE-08", "DM-R-35", "DM-TILE-03")
def test_lake_and_wasteland_have_a_rank_each():
    lake = BOX.tiles[TILE_CODES.index(LAKE)]
    assert (lake.light.name, lake.light.rank, lake.cost) == ("Lake", 117, "1Wd+1Wk")
    assert (lake.dark.name, lake.dark.rank, lake.dark.makes) == ("Wasteland", 105, "1s+1Fi")
    assert lake.dark.defense == 3
    assert sorted(RANK) == list(range(1, 151))


@pytest.mark.rule("DM-FORE-01", "DM-ARCH-03")
def test_one_builds_as_many_tiles_as_one_likes_and_may_keep_others():
    g = foreman(realm(held=[LAKE, MEADOW, SAWMILL], **RICH))
    say(g, f"build {MEADOW}", "at Pl2", f"build {LAKE}", "at W1")
    assert offered(g) == [f"build {SAWMILL}", "enough"]
    say(g, "enough")
    assert (building(g), held(g)) == (1, [SAWMILL])


@pytest.mark.rule("DM-FORE-02", "DM-R-49")
def test_a_tile_whose_materials_are_lacking_is_barred():
    g = foreman(realm(held=[FORTRESS, LAKE], wood=1, workers=1))
    assert offered(g) == [f"build {LAKE}", "enough"]
    assert [(code, why.key) for code, why in g.barred(0)] == [(FORTRESS, "materials-lacking")]


@pytest.mark.rule("DM-FORE-04", "DM-DOM-03")
def test_a_tile_stands_in_its_areas_only_and_never_on_another():
    g = foreman(realm({"Pl1": light("TI41")}, held=[LAKE], wood=1, workers=1))
    say(g, f"build {LAKE}")
    assert offered(g) == [f"at {code}" for code in ("W1", "W2", "W3", "W4", "Pl2", "Pl3", "Pl4")]
    reasons = {code: why.rule for code, why in g.barred(0)}
    assert (reasons["Pl1"], reasons["S1"], reasons["M4"]) == ("DM-DOM-03", "DM-FORE-04", "DM-FORE-04")


@pytest.mark.rule("DM-DOM-01", "DM-DOM-02")
def test_a_tile_of_all_areas_may_stand_on_all_sixteen_spaces_of_ones_own_domain():
    g = foreman(realm(held=["TI65"], wood=1, workers=1))
    say(g, "build TI65")
    assert offered(g) == [f"at {code}" for code in SPACE_CODES]


@pytest.mark.rule("DM-FORE-04")
def test_a_tile_without_a_space_is_barred():
    full = {"W1": light("TI42"), "W2": light("TI43"), "W3": light("TI23"), "W4": light("TI40")}
    g = foreman(realm(full, held=[SAWMILL, LAKE], **RICH))
    assert offered(g) == [f"build {LAKE}", "enough"]
    assert [(code, why.key) for code, why in g.barred(0)] == [(SAWMILL, "no-space-for-tile")]


@pytest.mark.rule("DM-R-39")
def test_a_tile_goes_over_yellow_monsters_but_not_over_black_ones():
    """Worked example DM-X-35, before Death."""
    plains = {"Pl1": lair("MO63"), "Pl2": lair("MO66"), "Pl3": light("TI41"), "Pl4": light("TI02")}
    g = foreman(realm(plains, held=[MEADOW, LAKE], wood=2, workers=2))
    say(g, f"build {MEADOW}")
    assert building(g) == 0
    assert built(g)["Pl2"] == f"{MEADOW} light"
    assert defense(g, 0, SPACE_CODES.index("Pl2")) == 1 + 5


@pytest.mark.rule("DM-FORT-09", "DM-R-39", "DM-TILE-01")
def test_when_death_is_out_tiles_are_built_on_either_side_over_black_monsters_dark_only():
    """Worked example DM-X-35, with Death."""
    plains = {"Pl1": lair("MO63"), "Pl2": lair("MO66"), "Pl3": light("TI41"), "Pl4": light("TI02")}
    death = {"fortune_shown": ["FO32"]}
    g = foreman(realm(plains, held=[MEADOW], wood=1, workers=1), **death)
    say(g, f"build {MEADOW}")
    assert offered(g) == ["at Pl1", "at Pl2"]
    say(g, "at Pl1")
    assert built(g)["Pl1"] == f"{MEADOW} dark"
    g = foreman(realm(plains, held=[MEADOW], wood=1, workers=1), **death)
    say(g, f"build {MEADOW}", "at Pl2")
    assert offered(g) == ["side light", "side dark"]
    say(g, "side light")
    assert built(g)["Pl2"] == f"{MEADOW} light"


@pytest.mark.rule("DM-R-48", "DM-ORD-01")
def test_builders_come_in_turn_order():
    poor, rich = realm(), realm(held=[LAKE], wood=1, workers=1)
    g = foreman(rich, poor, first=1)
    assert building(g) == 2
    say(g, "enough")
    assert building(g) == 0


@pytest.mark.rule("DM-FORE-05", "DM-R-30")
def test_a_tile_that_stands_is_neither_moved_nor_given_up():
    g = foreman(realm({"W1": light("TI42"), "W2": dark("TI03")}, held=[LAKE], wood=1, workers=1))
    assert offered(g) == [f"build {LAKE}", "enough"]


# Cheaper, and darker.


@pytest.mark.rule("DM-R-49", "DM-FORE-02")
def test_fortune_makes_every_tile_cheaper_by_a_stone_but_none_below_nothing():
    g = foreman(realm(held=[MARKET, LAKE], stone=1, wood=3, workers=3), switches={"build_stone": 1})
    say(g, f"build {MARKET}", "at S1", f"build {LAKE}", "at W1")
    assert store(g) == {}


@pytest.mark.rule("DM-R-81", "DM-HEN-01")
def test_hask_saves_two_stones_on_one_tile():
    g = foreman(realm(held=[LAKE, MARKET, "TI26"], henchmen=["HE27"], wood=5, workers=5))
    assert offered(g) == [f"build {LAKE}", "use HE27", "enough"]
    say(g, "use HE27")
    assert used_henchmen(g) == ["HE27"]
    assert offered(g) == [f"build {MARKET}", "build TI26", f"build {LAKE}", "enough"]
    say(g, f"build {LAKE}", "at W1", f"build {MARKET}", "at S1")
    assert (held(g), building(g)) == (["TI26"], 1)


@pytest.mark.rule("DM-R-81", "DM-FORE-02")
def test_all_see_what_tiles_cost_with_the_help_of_hask_as_long_as_he_helps():
    g = foreman(realm(held=[LAKE, MARKET], henchmen=["HE27"], stone=1, wood=5, workers=5))

    def prices(viewer=0):
        return [(tile.price[6], tile.lacking) for tile in g.view(viewer).seats[0].held]

    lacking, nothing = (0,) * 6 + (1,) + (0,) * 5, (0,) * 12
    assert prices() == [(2, lacking), (0, nothing)]
    say(g, "use HE27")
    assert (prices(), prices(1)) == ([(0, nothing), (0, nothing)], [(0, None), (0, None)])
    say(g, f"build {LAKE}", "at W1")
    assert prices() == [(0, nothing)]
    say(g, f"build {MARKET}", "at S1")
    assert has(g, "stone") == 1


@pytest.mark.rule("DM-R-81", "DM-TILE-01")
def test_uthar_lets_one_tile_be_built_dark_for_two_skulls():
    g = foreman(realm(held=[LAKE, MEADOW], henchmen=["HE29"], skulls=3, wood=2, workers=2))
    say(g, "use HE29")
    assert has(g, "skulls") == 1
    say(g, f"build {LAKE}", "at W1", "side light", f"build {MEADOW}", "at Pl1", "side dark")
    assert built(g) == {"W1": f"{LAKE} light", "Pl1": f"{MEADOW} dark"}
    g = foreman(realm(held=[LAKE, MEADOW], henchmen=["HE29"], skulls=3, wood=2, workers=2))
    say(g, "use HE29", f"build {LAKE}", "at W1", "side dark", f"build {MEADOW}", "at Pl1")
    assert built(g) == {"W1": f"{LAKE} dark", "Pl1": f"{MEADOW} light"}


@pytest.mark.rule("DM-HEN-01", "DM-HEN-02")
def test_an_unpaid_henchman_is_barred():
    g = foreman(realm(held=[LAKE], henchmen=["HE29"], skulls=1, wood=1, workers=1))
    assert offered(g) == [f"build {LAKE}", "enough"]
    assert "HE29" in [code for code, _ in g.barred(0)]


@pytest.mark.rule("DM-HEN-01", "DM-R-81")
def test_helpers_who_trade_and_bring_workers_are_used_before_and_in_between():
    g = foreman(realm(held=[LAKE], henchmen=["HE28", "HE30"], stone=1, wood=1))
    say(g, "use HE30")
    assert store(g) == {"stone": 1, "wood": 1, "workers": 2}
    assert offered(g) == [f"build {LAKE}", "use HE28", "enough"]
    say(g, f"build {LAKE}", "at W1", "use HE28")
    assert (store(g), building(g)) == ({"metal": 1, "workers": 1}, 1)


@pytest.mark.rule("DM-FORE-01")
def test_a_seat_that_can_neither_build_nor_use_anything_is_not_asked():
    g = foreman(realm(held=[FORTRESS], henchmen=["HE01"]), realm(held=[LAKE]))
    assert building(g) == 2


# What is seen of it.


def test_only_the_builder_sees_which_tile_is_about_to_be_built_and_where():
    g = foreman(realm(held=[LAKE], wood=2, workers=1, stone=9), switches={"side_choice": 1})
    assert g.view(0).building is None
    say(g, f"build {LAKE}")
    assert (g.view(0).building.tile, g.view(0).building.space) == (LAKE, None)
    say(g, "at Pl1")
    assert (g.view(0).building.space, g.view(1).building, g.view(None).building) == ("Pl1", None, None)
    say(g, "side light")
    assert g.view(0).building is None
