"""What minions do in Harrows: the locations along the path."""

from collections import Counter

import pytest
from support.realms import (
    adventurers,
    built,
    dark,
    hand,
    has,
    held,
    henchmen,
    lair,
    light,
    monsters,
    party,
    realm,
    space,
    store,
    table,
)
from support.script import offered, say

from darkling.games.domains.cards import (
    HENCHMAN_CODES,
    MERCENARY,
    MONSTER_CODES,
    SPELL_CODES,
    SPELL_DECKS,
    TILE_TYPES,
    TYPE,
)
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.rules.actions import CityAction
from darkling.games.domains.rules.domain import defense, is_mercenary_at_docks
from darkling.games.domains.rules.events import FortuneReordered, FortuneSeen, HenchmanTurnedUp
from darkling.games.domains.rules.places import ADVENTURERS, ATTACK, PLACE_CODES
from darkling.games.domains.rules.state import TILE_TAKEN

OTHER_TILES = ["TI01", "TI02", "TI03", "TI04", "TI05", "TI06", "TI07"]


def city(at, *realms, **rest):
    """Return a table at the resolution; the second seat's chair holds up what comes after."""
    seats = realms if len(realms) > 1 else (*realms, realm())
    return table(*seats, phase="resolution", city={**at, "town-council": 1}, **rest)


def acting(g):
    return PLACE_CODES[g.running(CityAction).place]


# The Seer.

TOP = ("FO01", "FO02", "FO03")


@pytest.mark.rule("DM-SEER-01", "DM-SEER-03")
def test_the_seer_shows_three_cards_and_puts_them_back_in_any_order():
    g = city({"seer": 0}, realm(), fortune=TOP)
    assert offered(g) == ["look", "decline"]
    say(g, "look")
    assert offered(g) == ["order FO01", "order FO02", "order FO03"]
    say(g, "order FO03", "order FO01")
    assert g.fortune[:3] == (2, 0, 1)


@pytest.mark.rule("DM-SEER-02")
def test_nobody_else_sees_what_the_seer_shows():
    g = city({"seer": 0}, realm(), fortune=TOP)
    g.listener = []
    say(g, "look", "order FO03", "order FO01")
    told = [event for event in g.listener if isinstance(event, (FortuneSeen, FortuneReordered))]
    assert [event.seen_by(0).fortunes for event in told] == [(0, 1, 2), (2, 0, 1)]
    assert [event.seen_by(1).fortunes for event in told] == [(), ()]


@pytest.mark.rule("DM-R-16")
def test_a_single_card_left_is_looked_at_and_no_card_is_no_question():
    last = {"turn": 7, "fortune": ["FO32"], "fortune_shown": ["FO22", "FO23"]}
    g = city({"seer": 0}, realm(), **last)
    say(g, "look")
    assert (acting(g), len(g.fortune)) == ("town-council", 1)
    none = {"turn": 8, "fortune": [], "fortune_shown": ["FO32"]}
    assert acting(city({"seer": 0}, realm(), **none)) == "town-council"


@pytest.mark.rule("DM-RES-02", "DM-SEER-01")
def test_who_declines_the_seer_sees_nothing():
    g = city({"seer": 0}, realm(), fortune=TOP)
    say(g, "decline")
    assert g.fortune[:3] == (0, 1, 2)
    assert acting(g) == "town-council"


# The Architect's Guild.


@pytest.mark.rule("DM-ARCH-01", "DM-R-31", "DM-ARCH-02")
def test_the_architect_gives_the_tile_of_the_slot_for_nothing():
    g = city({"architect-3": 0}, realm(), architect=OTHER_TILES)
    say(g, "take")
    assert (held(g), store(g)) == (["TI03"], {})
    assert g.displays[4] == (0, 1, -1, 3, 4, 5, 6)
    assert g.tiles[0] == (-1,) * 16


@pytest.mark.rule("DM-R-32")
def test_a_tile_counts_as_taken_when_somebody_took_it():
    g = city({"architect-3": 0}, realm(), architect=OTHER_TILES)
    say(g, "take")
    assert g.marks & TILE_TAKEN
    declined = city({"architect-3": 0}, realm(), architect=OTHER_TILES)
    say(declined, "decline")
    assert not declined.marks & TILE_TAKEN
    assert held(declined) == []


@pytest.mark.rule("DM-CITY-04", "DM-CITY-02")
def test_each_space_of_the_architect_has_a_tile_of_its_own():
    g = city({"architect-1": 0, "architect-7": 1}, realm(), architect=OTHER_TILES)
    say(g, "take", "take")
    assert (held(g), held(g, 1)) == (["TI01"], ["TI07"])


# The Inn and the Far Lands.


@pytest.mark.rule("DM-INN-01")
def test_the_inn_gives_the_henchman_of_the_slot():
    g = city({"inn-2": 0}, realm(), inn=["HE01", "HE12"])
    say(g, "take")
    assert (henchmen(g), g.displays[2]) == (["HE12"], (0, -1))


@pytest.mark.rule("DM-HEN-07", "DM-MON-03", "DM-R-82")
def test_a_henchman_who_brings_a_monster_does_so_at_once_wherever_one_likes():
    """Worked example DM-X-15."""
    own = realm({"W1": lair("MO44"), "W2": light("TI03"), "S1": dark("TI14")})
    g = city({"inn-1": 0}, own, inn=["HE03", "HE12"])
    say(g, "take")
    assert len(offered(g)) == 16
    say(g, "at W1")
    assert monsters(g) == {"W1": ["MO44", "MO61"]}
    assert henchmen(g) == ["HE03"]


@pytest.mark.rule("DM-R-46")
def test_a_monster_that_is_out_of_the_game_is_not_brought_again():
    g = city({"inn-1": 0}, realm(), inn=["HE03", "HE12"], box=["MO61"])
    say(g, "take")
    assert (acting(g), henchmen(g), monsters(g)) == ("town-council", ["HE03"], {})


@pytest.mark.rule("DM-R-82")
def test_a_henchman_of_the_inn_works_as_soon_as_its_phase_comes():
    quartermaster = city({"inn-1": 0}, realm(coins=1), inn=["HE20", "HE12"], guild=[0])
    say(quartermaster, "take", "buy metal")
    assert store(quartermaster) == {"metal": 1}


@pytest.mark.rule("DM-FAR-01", "DM-R-82")
def test_the_far_lands_give_a_henchman_who_is_turned_up_now():
    g = city({"far-lands-2": 0}, realm(), far_lands=["HE01", "HE12"])
    g.listener = []
    say(g, "take")
    assert (henchmen(g), g.displays[3]) == (["HE12"], (0, -1))
    turned = [event for event in g.listener if isinstance(event, HenchmanTurnedUp)]
    assert turned == [HenchmanTurnedUp(0, HENCHMAN_CODES.index("HE12"))]
    assert turned[0].reveals(1)


@pytest.mark.rule("DM-RES-02", "DM-FAR-01")
def test_who_declines_a_henchman_leaves_it_where_it_lies():
    g = city({"far-lands-1": 0, "inn-1": 0}, realm())
    say(g, "decline", "decline")
    assert henchmen(g) == []
    assert -1 not in (*g.displays[2], *g.displays[3])


@pytest.mark.rule("DM-FAR-01")
def test_what_was_seen_of_a_slot_is_forgotten_with_its_henchman():
    g = city({"far-lands-1": 0}, realm(), realm(far_seen=["far-1", "far-2"]))
    say(g, "take")
    while acting(g) != "town-council":
        say(g, offered(g)[0])
    assert g.far_seen[1] == 2


# The Builder's Guild.


@pytest.mark.rule("DM-BLD-02", "DM-BLD-03", "DM-R-05")
def test_purchases_are_made_one_by_one_until_nothing_can_be_paid():
    """Worked example DM-X-48."""
    g = city({}, realm(coins=5), guild=[0])
    say(g, "buy metal", "buy stone", "buy stone", "buy workers")
    assert store(g) == {"metal": 1, "stone": 2, "workers": 2}
    assert acting(g) == "town-council"


@pytest.mark.rule("DM-BLD-03", "DM-R-05", "DM-BLD-05")
@pytest.mark.parametrize(
    ("what", "left"),
    [
        ("stone", {"coins": 1, "stone": 1}),
        ("metal", {"metal": 1}),
        ("wood", {"coins": 1, "wood": 2}),
        ("workers", {"coins": 1, "workers": 2}),
    ],
)
def test_what_the_builders_guild_sells(what, left):
    g = city({}, realm(coins=2), guild=[0])
    say(g, f"buy {what}")
    assert store(g) == left


@pytest.mark.rule("DM-BLD-03")
def test_what_is_too_dear_is_barred():
    g = city({}, realm(coins=1), guild=[0])
    assert offered(g) == ["buy stone", "buy wood", "buy workers", "enough"]
    assert [code for code, _ in g.barred(0)] == ["metal"]


@pytest.mark.rule("DM-R-04", "DM-BLD-01", "DM-BLD-04")
def test_buyers_come_in_turn_order_and_several_minions_shop_once():
    g = city({}, realm(coins=9), realm(coins=9), guild=[0, 0, 1], first=1)
    assert g.waiting == (1,)
    say(g, "enough")
    assert g.waiting == (0,)
    say(g, "buy stone", "enough")
    assert (acting(g), g.guild) == ("town-council", ())


# The Council of Wizards.


@pytest.mark.rule("DM-COUN-01", "DM-R-25")
def test_the_council_lets_one_draw_three_spells_deck_by_deck():
    g = city({"council-1": 0}, realm(), draws=["SP01", "SP11", "SP21"])
    say(g, "deck attack", "deck defense")
    assert hand(g) == ["SP01", "SP11"]
    say(g, "deck control")
    assert (hand(g), acting(g)) == (["SP01", "SP11", "SP21"], "town-council")


@pytest.mark.rule("DM-COUN-01", "DM-RES-02")
def test_one_may_stop_drawing_early():
    g = city({"council-1": 0}, realm())
    say(g, "deck attack", "enough")
    assert len(hand(g)) == 1


@pytest.mark.rule("DM-COUN-01", "DM-R-28")
def test_an_archmage_brings_one_more_spell():
    g = city({"council-1": 0}, realm(henchmen=["HE25"]))
    say(g, *["deck attack"] * 4)
    assert (len(hand(g)), acting(g)) == (4, "town-council")


ATTACKS = [SPELL_CODES[spell] for spell in SPELL_DECKS[ATTACK]]


@pytest.mark.rule("DM-COUN-02", "DM-R-27")
def test_discards_become_a_deck_when_a_card_is_needed():
    """Worked example DM-X-33."""
    first, old, rest = ATTACKS[0], ATTACKS[1:5], ATTACKS[5:]
    g = city(
        {"council-1": 0},
        realm(),
        realm(spells=rest),
        decks={"attack": [first]},
        discards={"attack": old},
    )
    say(g, "deck attack")
    assert (hand(g), len(g.discards[ATTACK])) == ([first], 4)
    say(g, "deck attack", "deck attack")
    assert (len(g.decks[ATTACK]), g.discards[ATTACK]) == (2, ())


@pytest.mark.rule("DM-COUN-03", "DM-R-27")
def test_a_deck_without_cards_and_discards_cannot_be_chosen():
    g = city({"council-1": 0}, realm(), realm(spells=ATTACKS))
    assert offered(g) == ["deck defense", "deck control", "deck production", "enough"]


# The taverns.


@pytest.mark.rule("DM-TAV-01", "DM-TAV-02", "DM-REM-02")
def test_a_tavern_replaces_a_member_at_once_but_not_the_leader():
    """Worked example DM-X-18."""
    swan = ["AD01", "AD02", "AD03", "AD04"]
    g = city({"swan": 0}, realm(), taverns=[[], swan], draws=["AD09"])
    assert offered(g) == ["adventurer B-2", "adventurer B-3", "adventurer B-4", "decline"]
    assert [(code, why.rule) for code, why in g.barred(0)] == [("B-1", "DM-TAV-01")]
    say(g, "adventurer B-3")
    assert party(g, 1) == ["AD01", "AD02", "AD04", "AD09"]
    assert adventurers(g.discards[ADVENTURERS]) == ["AD03"]


@pytest.mark.rule("DM-R-101")
def test_with_only_a_leader_in_the_tavern_nobody_is_replaced():
    g = city({"unicorn": 0}, realm(), taverns=[["AD01", "-", "-", "-"], []], decks={"adventurers": []})
    assert acting(g) == "town-council"


# The Docks.


@pytest.mark.rule("DM-DOCK-01", "DM-DOCK-02", "DM-R-47")
def test_the_mercenary_is_put_on_any_space_at_once():
    own = realm({"W1": lair("MO44"), "W2": light("TI03"), "S1": dark("TI14")})
    g = city({"docks": 0}, own)
    assert len(offered(g)) == 17
    say(g, "at W2")
    assert monsters(g) == {"W1": ["MO44"], "W2": [MONSTER_CODES[MERCENARY]]}
    assert not is_mercenary_at_docks(g)


@pytest.mark.rule("DM-R-47", "DM-RES-02")
def test_who_declines_the_mercenary_leaves_it_at_the_docks():
    """Worked example DM-X-50, its first half."""
    g = city({"docks": 0}, realm())
    say(g, "decline")
    assert is_mercenary_at_docks(g)
    assert monsters(g) == {}


# Nik'tmarg.


@pytest.mark.rule("DM-NIK-01", "DM-MON-05")
def test_the_monster_of_the_slot_is_bought_and_put_down():
    g = city({"niktmarg-2": 0}, realm(coins=7), niktmarg=["MO63", "MO13"])
    say(g, "at W1")
    assert (monsters(g), has(g, "coins")) == ({"W1": ["MO13"]}, 1)
    assert g.displays[5][1] == -1


@pytest.mark.rule("DM-NIK-03", "DM-R-37", "DM-R-38")
def test_a_black_monster_goes_on_dark_tiles_and_empty_spaces():
    """Worked example DM-X-34."""
    lights = ["TI14", "TI51", "TI57", "TI67", "TI39", "TI41", "TI02", "TI71", "TI04", "TI05", "TI22", "TI15"]
    rest = [f"{area}{n}" for area in ("S", "Pl", "M") for n in range(1, 5)]
    domain = {code: light(tile) for code, tile in zip(rest, lights, strict=True)}
    domain |= {"W1": light("TI42"), "W2": dark("TI03", monsters=["MO44"]), "W3": lair("MO61")}
    g = city({"niktmarg-1": 0}, realm(domain, coins=6), niktmarg=["MO13"])
    assert offered(g) == ["at W3", "at W4", "decline"]
    reasons = {code: why.rule for code, why in g.barred(0)}
    assert (reasons["W1"], reasons["W2"]) == ("DM-NIK-03", "DM-R-37")


@pytest.mark.rule("DM-NIK-02")
def test_who_cannot_or_will_not_pay_gets_no_monster():
    poor = city({"niktmarg-1": 0}, realm(coins=5), niktmarg=["MO13"])
    assert (acting(poor), has(poor, "coins")) == ("town-council", 5)
    rich = city({"niktmarg-1": 0}, realm(coins=6), niktmarg=["MO13"])
    say(rich, "decline")
    assert (monsters(rich), has(rich, "coins")) == ({}, 6)


@pytest.mark.rule("DM-R-40")
def test_a_monster_without_a_legal_space_is_not_offered():
    tiles = ["TI03", "TI42", "TI43", "TI23"]
    tiles += ["TI14", "TI51", "TI57", "TI67", "TI39", "TI41", "TI02", "TI71", "TI04", "TI05", "TI22", "TI15"]
    codes = [f"{area}{n}" for area in ("W", "S", "Pl", "M") for n in range(1, 5)]
    full = realm({code: light(tile) for code, tile in zip(codes, tiles, strict=True)}, coins=20)
    assert acting(city({"niktmarg-1": 0}, full, niktmarg=["MO13"])) == "town-council"


@pytest.mark.rule("DM-R-49", "DM-NIK-01")
def test_monsters_get_cheaper_but_never_below_nothing():
    buyer = realm(coins=4, henchmen=["HE23"])
    g = city({"niktmarg-1": 0, "niktmarg-2": 0}, buyer, niktmarg=["MO63", "MO13"])
    say(g, "at W1", "at W2")
    assert (has(g, "coins"), monsters(g)) == (0, {"W1": ["MO63"], "W2": ["MO13"]})


# Monsters where they stand.


@pytest.mark.rule("DM-MON-06", "DM-MON-08", "DM-R-36")
def test_a_gargoyle_is_stronger_in_the_settlements():
    """Worked example DM-X-05."""
    g = table(realm({"S1": lair("MO40")}))
    assert defense(g, 0, space("S1")) == 6
    g = table(realm({"W1": lair("MO40")}))
    assert defense(g, 0, space("W1")) == 4


@pytest.mark.rule("DM-MON-06", "DM-ATK-02")
def test_a_monster_adds_to_the_tile_on_its_space():
    g = table(realm({"W1": dark("TI03", monsters=["MO44", "MO61"])}))
    assert defense(g, 0, space("W1")) == 5 + 5 + 4 + 2


@pytest.mark.rule("DM-ATK-02")
def test_a_dread_keep_strengthens_the_other_spaces_of_its_area():
    """Worked example DM-X-49."""
    g = table(realm({"M1": dark("TI29"), "M2": lair("MO19"), "M3": light("TI62")}))
    assert [defense(g, 0, space(code)) for code in ("M1", "M2", "M3")] == [16, 9, 4]


@pytest.mark.rule("DM-MON-01", "DM-MON-11")
def test_the_specter_is_ranked_48th():
    (specter,) = [token for token in BOX.monsters if token.name == "Specter"]
    assert (specter.rank, specter.shield, specter.cost, specter.makes) == (48, 2, 4, "1s")
    assert sorted(token.rank for token in BOX.monsters) == list(range(1, 69))


@pytest.mark.rule("DM-R-45", "DM-MON-02")
def test_only_black_monsters_come_from_niktmarg():
    g = table(realm(), realm(), phase="resolution", city={"town-council": 1})
    drawn = [*g.decks[7], *g.displays[5]]
    assert len(drawn) == 60
    assert MERCENARY not in drawn


# Tiles.


@pytest.mark.rule("DM-TILE-02")
def test_every_tile_has_one_of_six_types():
    assert Counter(TILE_TYPES[kind] for kind in TYPE) == {
        "economic": 13,
        "magic": 12,
        "martial": 12,
        "nature": 13,
        "power": 12,
        "religion": 13,
    }


@pytest.mark.rule("DM-R-41", "DM-TILE-07")
def test_a_black_monster_stays_on_a_tile_that_a_penitent_turns_light():
    mill = realm({"W1": dark("TI03", monsters=["MO44"])}, henchmen=["HE40"])
    g = table(mill, realm(), phase="end")
    say(g, "use HE40")
    assert built(g) == {"W1": "TI03 light"}
    assert monsters(g) == {"W1": ["MO44"]}


@pytest.mark.rule("DM-TILE-07", "DM-PLACE-03")
def test_no_minion_goes_to_a_dark_tile():
    g = table(realm({"W1": dark("TI03"), "W2": light("TI42")}), realm(), phase="placement")
    assert [name for name in offered(g) if name.startswith("corrupt")] == ["corrupt W2"]


@pytest.mark.rule("DM-TILE-09", "DM-R-79")
def test_the_necromancers_lab_raises_a_monster_on_a_dark_tile_without_one():
    """Worked example DM-X-13."""
    lab = {"S1": dark("TI18", monsters=["MO19"]), "W1": dark("TI03")}
    g = table(realm(lab), realm(), phase="end", draws=["MO63"])
    say(g, "special TI18")
    assert monsters(g) == {"S1": ["MO19"], "W1": ["MO63"]}
    full = {"S1": dark("TI18", monsters=["MO19"]), "W1": dark("TI03", monsters=["MO61"])}
    g = table(realm(full), realm(), phase="end")
    assert g.decision(g.waiting[0]).prompt == "place-a-minion"
