"""Production: what Domains make, element and spell choices, and the window after."""

import pytest
from support.realms import dark, hand, has, lair, light, realm, store, table
from support.script import offered, say

from darkling.games.domains.rules.places import SPACE_CODES
from darkling.games.domains.rules.production import income, production_of

HARMLESS = ("FO03", "FO04")
"""Page and Queen of Coins: more at the Business District, cheaper building."""
PEACEFUL = (["AD16", "AD06"], ["AD20", "AD29"])
"""Leaders who hunt neither monsters nor evil, and do not care for Nature, Plains and Woods."""


def producing(*realms, **rest):
    """Return a table on which everybody has just taken what can be taken without a choice."""
    return table(*realms, phase="production", fortune=HARMLESS, **rest)


@pytest.mark.rule("DM-PROD-01", "DM-PROD-02", "DM-R-88")
def test_all_take_what_the_sides_that_show_make_and_nobody_is_asked():
    g = producing(
        realm({"W1": light("TI42"), "M1": dark("TI05")}, coins=1),
        realm({"S1": light("TI01"), "W1": dark("TI38")}),
    )
    assert store(g, 0) == {"coins": 1, "skulls": 3, "fire": 1, "wood": 2}
    assert store(g, 1) == {"coins": 2, "skulls": 1, "fire": 1}
    assert g.turn == 2


@pytest.mark.rule("DM-PROD-01", "DM-MON-07")
def test_monsters_make_what_their_icons_show():
    """Worked example DM-X-07."""
    g = producing(realm({"W1": lair("MO50", "MO48")}), realm({"W1": lair("MO44")}))
    assert (store(g, 0), store(g, 1)) == ({"fire": 1, "skulls": 1}, {})


@pytest.mark.rule("DM-PROD-01", "DM-R-63")
def test_king_of_cups_counts_for_each_dark_tile_with_a_monster():
    """Worked example DM-X-44."""
    domain = {"W1": dark("TI03", monsters=["MO44"]), "S1": dark("TI65"), "Pl1": lair("MO18")}
    g = producing(realm(domain), realm(), switches={"dark_monster": 1})
    assert store(g) == {"skulls": 6, "fire": 1}
    assert g.view(0).seats[0].skulls_a_turn == 5


@pytest.mark.rule("DM-PROD-01", "DM-SPELL-11")
def test_each_altar_on_a_dark_tile_makes_a_skull_more():
    g = producing(realm({"W1": dark("TI03", altars=2)}), realm())
    assert has(g, "skulls") == 4


@pytest.mark.rule("DM-R-88")
def test_spells_of_production_are_drawn_from_decks_of_choice():
    g = producing(realm({"S1": light("TI14")}), realm({"M1": dark("TI21"), "S1": dark("TI56")}))
    assert (store(g, 0), store(g, 1)) == ({"coins": 2}, {"skulls": 4})
    assert (g.waiting, offered(g)[0]) == ((0,), "deck attack")
    say(g, "deck control")
    assert (g.waiting, g.backs(0)) == ((1,), (0, 0, 1, 0))
    say(g, "deck production", "deck defense")
    assert g.backs(1) == (0, 1, 0, 1)


@pytest.mark.rule("DM-PROD-01", "DM-ORD-01")
def test_choices_of_production_come_in_turn_order():
    g = producing(*[realm({"S1": light(tile)}) for tile in ("TI14", "TI21", "TI56")], first=2)
    asked = []
    while g.decision(g.waiting[0]).prompt == "draw-a-spell":
        asked += g.waiting
        say(g, "deck attack")
    assert asked == [2, 0, 1]


@pytest.mark.rule("DM-TILE-08", "DM-FORE-02", "DM-RES-04")
def test_a_lake_is_built_gives_water_and_is_a_wasteland_a_turn_later():
    """Worked example DM-X-12."""
    owner = realm(held=["TI38"], wood=1, workers=1)
    g = table(owner, realm(), phase="foreman", taverns=PEACEFUL, fortune=[*HARMLESS, "FO02"])
    say(g, "build TI38", "at Pl1")
    assert (g.turn, store(g)) == (2, {"water": 1})
    say(g, "corrupt Pl1")
    while g.decision(g.waiting[0]).prompt == "place-a-minion":
        say(g, "place builders-guild")
    say(g, "flip")
    assert g.turn == 3
    assert store(g) == {"skulls": 1, "water": 1, "fire": 1}


@pytest.mark.rule("DM-R-43")
def test_a_tile_built_and_a_monster_bought_this_turn_produce_this_turn():
    g = table(
        realm(coins=3, held=["TI65"], wood=1, workers=1),
        realm(),
        phase="resolution",
        city={"niktmarg-1": 0},
        niktmarg=["MO47"],
        taverns=PEACEFUL,
        fortune=HARMLESS,
    )
    say(g, "at W1", "build TI65", "at Pl1")
    assert (has(g, "coins"), has(g, "skulls")) == (1, 1)


@pytest.mark.rule("DM-R-87", "DM-SPELL-07")
@pytest.mark.parametrize("phase", ["production", "end"])
def test_an_e_spell_is_cast_in_production_or_in_the_evening(phase):
    g = table(realm(spells=["SP33"], earth=1), realm(), phase=phase, fortune=HARMLESS)
    say(g, "cast SP33")
    assert (has(g, "coins"), hand(g)) == (3, [])


@pytest.mark.rule("DM-R-87", "DM-PROD-01")
def test_dark_harvest_reaps_what_is_printed_and_altars_count_in_production_only():
    """Worked example DM-X-53."""
    palace = {"S1": dark("TI58", altars=1)}
    g = producing(realm(palace, spells=["SP32"], earth=1, wind=1), realm())
    assert (has(g, "skulls"), has(g, "coins")) == (7, 1)
    assert g.decision(0).prompt == "use-in-production"
    say(g, "done")
    assert g.decision(0).prompt == "use-in-the-evening"
    say(g, "cast SP32")
    assert (has(g, "skulls"), has(g, "coins")) == (13, 2)


@pytest.mark.rule("DM-R-81", "DM-HEN-06", "DM-R-80")
def test_cernobog_turns_one_worker_a_turn_into_skulls():
    """Worked example DM-X-16."""
    g = producing(realm(henchmen=["HE02"], workers=3), realm())
    say(g, "use HE02")
    while g.turn == 1:
        say(g, g.decision(0).options[-1].name)
    assert (has(g, "workers"), has(g, "skulls")) == (2, 2)


def test_income_is_what_production_will_bring():
    g = table(
        realm({"S1": light("TI14"), "W1": dark("TI03", altars=1, monsters=["MO46"])}), phase="placement"
    )
    assert income(g, 0)[:5] == (2, 3, 0, 0, 1)
    assert income(g, 0)[11] == 1
    assert production_of(g, 0, SPACE_CODES.index("W1"))[1] == 3
    assert g.view(1).seats[0].income == income(g, 0)
