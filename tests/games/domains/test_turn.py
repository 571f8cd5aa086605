"""The turn: its steps in order, the windows around the placement, the city along its path."""

import pytest
from support.realms import dark, has, light, party, realm, table
from support.script import first_option, offered, play_on, say

import darkling
from darkling.games.domains.cards import ADVENTURER_CODES
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.rules.domain import why_not_tile
from darkling.games.domains.rules.minions import PATH
from darkling.games.domains.rules.parties import BOX, DISCARD, fill_tavern, replace_adventurer
from darkling.games.domains.rules.places import ADVENTURERS, LOCATION_OF
from darkling.games.domains.rules.state import BOXED_ADVENTURERS
from darkling.games.domains.rules.turn import STEPS
from darkling.table.chance import Chance

HARMLESS = ("FO03", "FO04")


def listened(g):
    g.listener = []
    return g.listener


def told(events, kind, field):
    return [getattr(event, field) for event in events if type(event).__name__ == kind]


# The steps.


@pytest.mark.rule("DM-SEQ-01")
def test_a_turn_runs_through_its_phases_in_their_order():
    g = table(realm(to_place=1), realm(to_place=0), phase="placement", fortune=HARMLESS)
    events = listened(g)
    say(g, "place business-1")
    phases = told(events, "PhaseBegan", "phase")
    assert phases == [*STEPS[3:], *STEPS[:3]]
    assert [step for step in STEPS if step != "after"] == [
        "fortune",
        "before",
        "placement",
        "resolution",
        "foreman",
        "adventure",
        "production",
        "end",
    ]


@pytest.mark.rule("DM-SEQ-02", "DM-BEF-01")
def test_an_ability_works_only_in_its_phase():
    owner = realm(henchmen=["HE13"], workers=1)
    g = table(owner, phase="before")
    assert offered(g) == ["use HE13", "done"]
    g = table(owner, phase="after", fortune=HARMLESS)
    assert (g.turn, offered(g)) == (2, ["use HE13", "done"])


@pytest.mark.rule("DM-SEQ-03")
@pytest.mark.parametrize("seed", range(4))
def test_turns_repeat_until_death_is_out(seed):
    g = darkling.start("domains", 2, seed)
    play_on(g, first_option)
    assert 5 <= g.turn <= 8
    assert 31 in g.fortune_shown


@pytest.mark.rule("DM-ORD-01")
def test_turn_order_goes_clockwise_from_the_first_player():
    g = table(*[realm() for _ in range(4)], first=2)
    assert g.order() == (2, 3, 0, 1)
    assert g.rivals(0) == [2, 3, 1]


# The windows.


@pytest.mark.rule("DM-BEF-02", "DM-R-58")
def test_before_placement_each_acts_in_turn_as_often_as_it_likes():
    g = table(
        realm(henchmen=["HE13"], workers=1),
        realm(henchmen=["HE10", "HE01"], skulls=2, coins=3),
        phase="before",
        first=1,
    )
    assert g.waiting == (1,)
    say(g, "use HE10")
    assert g.waiting == (1,)
    say(g, "use HE01")
    assert g.waiting == (0,)
    say(g, "done")
    assert (g.decision(1).prompt, g.neutral) == ("place-a-minion", (1, 1))


@pytest.mark.rule("DM-R-108", "DM-R-58", "DM-BEF-02")
def test_a_pass_keeps_the_order_it_began_with():
    """Worked example DM-X-54."""
    g = table(
        realm(henchmen=["HE01"], coins=3),
        realm(henchmen=["HE10"], skulls=2),
        realm(spells=["SP27"], fire=1, wind=1),
        realm(henchmen=["HE12"], coins=2),
        phase="before",
    )
    say(g, "done", seat=0)
    say(g, "done", seat=1)
    say(g, "cast SP27", seat=2)
    assert g.waiting == (3,)
    say(g, "done", seat=3)
    assert (g.decision(2).prompt, g.order()) == ("place-a-minion", (2, 3, 0, 1))


@pytest.mark.rule("DM-PLACE-06")
def test_after_the_last_placement_there_is_one_opportunity_each_before_minions_resolve():
    g = table(
        realm(to_place=1, henchmen=["HE16"]),
        realm(to_place=0, henchmen=["HE17"], coins=5),
        phase="placement",
        first=1,
        city={"temple-1": 1},
        fortune=HARMLESS,
    )
    say(g, "place business-1")
    for seat in (1, 0):
        assert (g.waiting, g.decision(seat).prompt, has(g, "coins", 0)) == ((seat,), "use-after", 0)
        say(g, "done")
    assert (has(g, "coins", 0), g.turn) == (2, 2)


# The city.


@pytest.mark.rule("DM-CITY-03", "DM-R-03")
def test_the_path_goes_location_by_location_and_space_by_space():
    assert [LOCATION_OF[place] for place in PATH] == sorted(LOCATION_OF)
    assert len(PATH) == 36


@pytest.mark.rule("DM-CITY-03", "DM-RES-01")
def test_minions_resolve_in_the_domains_first_and_then_along_the_path():
    g = table(
        realm({"W1": light("TI42")}, to_place=1, flips=["W1"]),
        realm(to_place=0),
        phase="placement",
        city={"royal-court": 1, "temple-2": 0, "fire-tower": 1, "temple-1": 1},
        fortune=HARMLESS,
    )
    say(g, "place business-2")
    events = listened(g)
    assert offered(g) == ["flip", "leave"]
    say(g, "flip")
    gains = [(event.seat, event.why) for event in events if type(event).__name__ == "Gained"]
    assert [seat for seat, _ in gains][:5] == [0, 1, 0, 1, 1]


@pytest.mark.rule("DM-TOWN-02", "DM-R-15")
def test_the_new_first_player_places_first_next_turn():
    """Worked example DM-X-36."""
    g = table(
        realm(),
        realm(),
        realm(),
        phase="resolution",
        city={"town-council": 2, "royal-court": 0},
        fortune=HARMLESS,
    )
    say(g, "take")
    assert (g.order(), g.waiting, g.turn) == ((2, 0, 1), (2,), 2)
    assert has(g, "coins", 2) == 2


# Removed, replaced, discarded, rolled.


@pytest.mark.rule("DM-REM-02", "DM-TAV-02")
def test_to_replace_an_adventurer_others_move_up_and_a_new_one_comes_last():
    """Worked example DM-X-18, its exchange."""
    g = table(realm(), taverns=[[], ["AD01", "AD02", "AD03", "AD04"]], draws=["AD09"])
    replace_adventurer(g, 1, 2, DISCARD)
    assert party(g, 1) == ["AD01", "AD02", "AD04", "AD09"]
    assert [ADVENTURER_CODES[card] for card in g.discards[ADVENTURERS]] == ["AD03"]


@pytest.mark.rule("DM-REM-01", "DM-R-27")
def test_who_is_removed_never_comes_back_but_discards_are_shuffled():
    g = table(realm(), taverns=[["AD01", "AD02", "AD03", "AD04"], []], decks={"adventurers": []})
    replace_adventurer(g, 0, 0, BOX)
    assert (party(g), g.box[BOXED_ADVENTURERS][0]) == (["AD02", "AD03", "AD04"], 0)
    replace_adventurer(g, 0, 2, DISCARD)
    assert party(g) == ["AD02", "AD03", "AD04"]
    fill_tavern(g, 0)
    assert len(party(g)) == 3


@pytest.mark.rule("DM-DICE-01")
def test_a_ten_sided_die_counts_one_to_ten():
    """Worked example DM-X-17."""
    g = table(realm())
    assert {g.roll(10) for _ in range(400)} == set(range(1, 11))
    assert {g.roll(12) for _ in range(400)} == set(range(1, 13))


@pytest.mark.rule("DM-DISC-01")
def test_a_discarded_spell_lies_open_on_the_pile_of_its_deck():
    g = table(realm(spells=["SP33", "SP31"], earth=1), phase="end", fortune=HARMLESS)
    events = listened(g)
    say(g, "cast SP33")
    (cast,) = [event for event in events if type(event).__name__ == "SpellCast"]
    assert cast.seen_by(1) == cast
    assert [len(g.discards[deck]) for deck in range(4)] == [0, 0, 0, 1]
    assert "SP33" in [pile.top for pile in g.view(1).piles]


@pytest.mark.rule("DM-DISC-02")
def test_nobody_sees_more_of_a_pile_than_its_top():
    g = table(realm(), discards={"attack": ["SP01", "SP02"]})
    tops = [pile.top for pile in g.view(0).piles]
    assert "SP02" in tops
    assert "SP01" not in tops
    assert "SP01" not in g.view(0).shown


@pytest.mark.rule("DM-DISC-01", "DM-DISC-02")
def test_what_came_to_light_is_seen_until_the_turn_is_over():
    g = table(realm(spells=["SP33", "SP33"], earth=2), phase="end", fortune=HARMLESS)
    say(g, "cast SP33")
    assert "SP33" in g.view(1).shown
    say(g, "done")
    assert g.turn == 2
    assert set(g.view(1).shown) >= set(HARMLESS)
    assert "SP33" not in g.view(1).shown


# What is different this turn.


@pytest.mark.rule("DM-R-104")
def test_equal_switches_add_up():
    g = table(realm(), phase="placement", switches={"party": 4})
    g.set_switch(SWITCHES.index("party"), 5)
    assert [(party.plus, switch.amount) for party in g.view(0).parties for switch in g.view(0).switches] == [
        (9, 9),
        (9, 9),
    ]


@pytest.mark.rule("DM-ASN-03")
def test_of_two_thugs_the_better_one_counts():
    g = table(realm(henchmen=["HE24"]), realm(), phase="placement", switches={"thug": 3})
    assert [g.view(seat).thug for seat in (0, 1, None)] == [4, 3, 3]
    g.set_switch(SWITCHES.index("thug"), 4)
    assert [g.view(seat).thug for seat in (0, 1, None)] == [4, 4, 4]


# Domains and stores.


@pytest.mark.rule("DM-DOM-03")
def test_a_space_holds_one_tile():
    g = table(realm({"W1": dark("TI42")}, held=["TI43"]))
    assert why_not_tile(g, 0, 42, 0, dark=False).rule == "DM-DOM-03"
    assert why_not_tile(g, 0, 42, 1, dark=False) is None


@pytest.mark.rule("DM-STORE-01", "DM-STORE-02", "DM-BLD-05")
def test_what_is_bought_is_stored_and_lies_on_no_space():
    g = table(realm(coins=3), phase="resolution", guild=[0])
    say(g, "buy stone", "buy wood")
    assert (has(g, "stone"), has(g, "wood"), has(g, "coins")) == (1, 2, 1)
    assert (set(g.tiles[0]), set(g.tokens[0])) == ({-1}, {0})
    assert g.view(1).seats[0].stores is None


@pytest.mark.rule("DM-R-26", "DM-SPELL-02")
def test_each_deck_of_spells_has_a_discard_pile_of_its_own():
    g = table(realm(spells=["SP33", "SP15"]))
    g.drop_spell(0, 14)
    g.drop_spell(0, 32)
    assert [len(pile) for pile in g.discards[:4]] == [0, 1, 0, 1]


@pytest.mark.rule("DM-R-28", "DM-R-89")
def test_hands_tiles_henchmen_and_stores_have_no_limit():
    full = realm(
        spells=["SP01"] * 3 + ["SP05"] * 3 + ["SP11"] * 3 + ["SP12"] * 3,
        held=[f"TI{number}" for number in range(10, 30)],
        henchmen=[f"HE{number}" for number in range(20, 30)],
        coins=500,
        skulls=500,
        stone=500,
    )
    g = table(full, realm(), phase="resolution", city={"council-1": 0, "architect-1": 0}, fortune=HARMLESS)
    say(g, "take", *["deck attack"] * 4)
    assert (len(g.hands[0]), len(g.held[0]), len(g.henchmen[0]), has(g, "skulls")) == (16, 21, 10, 500)


@pytest.mark.rule("DM-R-29", "DM-R-30")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_gives_to_another_or_throws_away_unless_an_effect_says_so(seed):
    g = darkling.start("domains", 4, seed)
    chance = Chance.seeded(seed)
    verbs = set()
    while not g.over:
        decision = g.decision(g.waiting[0])
        verbs |= {(option.verb, decision.prompt) for option in decision.options}
        g.choose(decision.seat, decision.options[chance.below(len(decision.options))])
    thrown = {prompt for verb, prompt in verbs if verb == "drop"}
    assert thrown <= {"lose-a-spell", "sell-a-spell"}
    assert {prompt for verb, prompt in verbs if verb == "seat"} <= {"choose-a-rival"}
    assert not {"give", "trade", "sell", "discard"} & {verb for verb, _ in verbs}
