"""Every text of every Fortune card, resolved: what it brings, takes, trades, changes, for whom."""

import pytest
from support.realm_play import RICH
from support.realms import built, dark, hand, has, lair, light, monsters, party, realm, space, table
from support.script import offered, say

from darkling.games.domains.cards import FORTUNE_CODES
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.rules.state import BOXED_ADVENTURERS

SETTLED = {"W1": light("TI42"), "W2": light("TI43"), "S1": light("TI02"), "Pl1": light("TI39")}
"""Four light tiles in three Areas."""
WICKED = {
    "W1": dark("TI03"),
    "M1": dark("TI05"),
    "M2": dark("TI04", monsters=["MO44"]),
    "Pl1": light("TI41"),
    "Pl2": lair("MO63", "MO61"),
}
"""Three dark tiles and a light one in three Areas, and monsters."""
HANDS = (("SP01", "SP11", "SP33"), ("SP02",))
NOTHING = {}


def dawn(*fortune, **rest):
    """Return a table of two rich seats, one settled and one wicked, when these cards are turned up."""
    lords = [
        realm(domain, spells=spells, **RICH) for domain, spells in zip((SETTLED, WICKED), HANDS, strict=True)
    ]
    return table(*lords, phase="fortune", fortune=fortune, **rest)


def changes(g, seat):
    """Return what a seat has more than at dawn; negative where it has less."""
    return {kind: has(g, kind, seat) - count for kind, count in RICH.items() if has(g, kind, seat) != count}


def is_dawn(g):
    """Say whether the texts are still being resolved."""
    return g.view(0).phase == "fortune"


ITEMS = [
    # Masquerade.
    ("FO01 top", "FO02", (), {"coins": 3}, {"coins": 1}),
    ("FO01 bottom", "FO07", (), {"water": 1}, {"water": 1}),
    ("FO02 bottom", "FO07", (), {"workers": 2}, {"workers": 2}),
    ("FO03 bottom", "FO07", (), {"coins": 2}, {"coins": 2}),
    ("FO04 bottom", "FO07", (), {"coins": -1}, {"coins": -1}),
    ("FO05 bottom", "FO07", ("element fire", "element wind"), {"fire": 1}, {"wind": 1}),
    ("FO06 bottom", "FO07", ("times 1", "element earth", "times 0"), {"coins": -1, "earth": 1}, NOTHING),
    ("FO09 top", "FO03", ("drop SP11", "decline"), {"coins": 3}, NOTHING),
    (
        "FO10 top",
        "FO03",
        ("element fire", "element wind", "element fire", "element fire"),
        {"fire": 1, "wind": 1},
        {"fire": 2},
    ),
    # Revelation.
    ("FO11 bottom", "FO17", (), {"skulls": 1}, {"skulls": 1}),
    ("FO12 bottom", "FO17", ("times 1", "times 0"), {"workers": -2, "skulls": 1}, NOTHING),
    ("FO13 bottom", "FO17", (), {"metal": 1}, {"metal": 1}),
    ("FO14 top", "FO13", (), NOTHING, {"coins": -3}),
    ("FO14 bottom", "FO17", (), {"coins": 2}, NOTHING),
    ("FO15 bottom", "FO17", (), {"fire": 1}, {"fire": 1}),
    ("FO16 bottom", "FO17", ("element water", "element wind"), {"water": -1}, {"wind": -1}),
    ("FO21 top", "FO17", (), {"skulls": 3}, {"skulls": 3}),
    # Decay.
    ("FO22 bottom", "FO28", (), {"skulls": 2}, {"skulls": 2}),
    ("FO23 top", "FO22", ("at M1",), NOTHING, {"coins": 2}),
    ("FO23 bottom", "FO28", (), {"coins": 2}, {"coins": 1}),
    ("FO24 top", "FO31", ("times 2", "times 1"), {"coins": -6, "skulls": 4}, {"coins": -3, "skulls": 5}),
    ("FO24 bottom", "FO28", ("times 1", "times 0"), {"coins": -2, "skulls": 1}, NOTHING),
    ("FO25 top", "FO31", (), {"coins": -4}, {"coins": -4, "skulls": 3}),
    ("FO25 bottom", "FO28", (), {"coins": -2}, {"coins": -2}),
    (
        "FO26 top",
        "FO31",
        ("times 3", "element fire", "element fire", "element wind", "times 0"),
        {"fire": -2, "wind": -1, "skulls": 3},
        {"skulls": 3},
    ),
    ("FO26 bottom", "FO28", ("times 1", "element earth", "times 0"), {"earth": -1, "skulls": 1}, NOTHING),
    ("FO31 top", "FO28", (), NOTHING, {"skulls": 3}),
]
"""Texts about items: card and text, the card beside it, what is chosen, and what both seats have more."""


@pytest.mark.rule("DM-FORT-03", "DM-FORT-05", "DM-R-52")
@pytest.mark.parametrize(("text", "beside", "chosen", "settled", "wicked"), ITEMS)
def test_a_text_brings_takes_and_trades_what_it_says(text, beside, chosen, settled, wicked):
    g = dawn(text.split()[0], beside)
    say(g, *chosen)
    assert not is_dawn(g)
    assert (changes(g, 0), changes(g, 1)) == (settled, wicked)


@pytest.mark.parametrize(
    ("pair", "question", "most"),
    [
        (("FO06", "FO07"), "trade-how-often", 1),
        (("FO12", "FO17"), "trade-how-often", 1),
        (("FO24", "FO31"), "trade-how-often", 2),
        (("FO24", "FO28"), "trade-how-often", 1),
        (("FO26", "FO31"), "trade-how-often", 3),
        (("FO26", "FO28"), "trade-how-often", 1),
    ],
)
def test_a_trade_is_offered_as_often_as_the_text_says_and_as_there_is_something_for_it(pair, question, most):
    g = dawn(*pair)
    assert g.decision(0).prompt == question
    assert offered(g) == [f"times {count}" for count in range(most + 1)]


def test_two_skulls_for_four_workers_is_the_most_that_the_knight_of_cups_trades():
    g = table(realm(workers=9), phase="fortune", fortune=["FO12", "FO17"])
    assert offered(g) == ["times 0", "times 1", "times 2"]
    say(g, "times 2")
    assert (has(g, "workers"), has(g, "skulls")) == (5, 2)


# Spells.


@pytest.mark.rule("DM-R-25")
@pytest.mark.parametrize(("pair", "drawn"), [(("FO06", "FO05"), 1), (("FO15", "FO16"), 2)])
def test_all_draw_spells_from_decks_of_their_choice(pair, drawn):
    g = dawn(*pair)
    say(g, *["deck control"] * drawn, *["deck defense"] * drawn)
    assert (g.backs(0), g.backs(1)) == ((1, 1, drawn, 1), (1, drawn, 0, 0))


@pytest.mark.rule("DM-R-100")
@pytest.mark.parametrize(
    ("beside", "dropped", "kept"),
    [("FO31", ("drop SP33", "drop SP01"), ["SP11"]), ("FO28", ("drop SP11",), ["SP01", "SP33"])],
)
def test_all_lose_spells_of_their_choice_as_far_as_they_have_any(beside, dropped, kept):
    g = dawn("FO27", beside)
    say(g, *dropped)
    assert (hand(g, 0), hand(g, 1)) == (kept, [])


# Tiles and monsters.


@pytest.mark.rule("DM-TILE-06", "DM-R-52")
def test_ace_of_cups_lets_all_corrupt_a_tile_or_leave_it():
    g = dawn("FO11", "FO12")
    assert offered(g) == ["at W1", "at W2", "at S1", "at Pl1", "leave"]
    say(g, "at S1")
    assert (g.waiting, offered(g)) == ((1,), ["at Pl1", "leave"])
    say(g, "leave")
    assert (built(g, 0)["S1"], built(g, 1)["Pl1"]) == ("TI02 dark", "TI41 light")


@pytest.mark.rule("DM-TILE-07")
def test_ten_of_cups_turns_a_tile_back_to_light():
    g = dawn("FO23", "FO22")
    assert (g.waiting, offered(g)) == ((1,), ["at W1", "at M1", "at M2"])
    say(g, "at M1")
    assert (built(g, 1)["M1"], built(g, 1)["W1"]) == ("TI05 light", "TI03 dark")


@pytest.mark.rule("DM-R-53")
def test_queen_of_swords_has_all_guard_a_light_tile():
    g = dawn("FO08", "FO17")
    assert offered(g) == ["at W1", "at W2", "at S1", "at Pl1"]
    say(g, "at Pl1")
    assert [g.is_guarded(seat, space("Pl1")) for seat in (0, 1)] == [True, True]


@pytest.mark.rule("DM-FORT-11")
def test_queen_of_swords_fills_an_empty_area():
    g = dawn("FO08", "FO03", draws=["MO13", "MO14"])
    say(g, "at M2", "at S4")
    assert (monsters(g, 0), monsters(g, 1)["S4"]) == ({"M2": ["MO13"]}, ["MO14"])


@pytest.mark.rule("DM-R-40", "DM-R-52")
def test_the_devil_brings_all_a_monster_where_it_may_stand():
    g = dawn("FO19", "FO17", draws=["MO13", "MO14"])
    assert len(offered(g)) == 12, "its four tiles are light"
    say(g, "at M1")
    assert not {"at M2", "at Pl1", "at Pl2"} & set(offered(g))
    say(g, "at W1")
    assert (monsters(g, 0), monsters(g, 1)["W1"]) == ({"M1": ["MO13"]}, ["MO14"])


@pytest.mark.rule("DM-R-52", "DM-REM-01")
def test_ten_of_swords_takes_a_monster_of_its_owners_choice():
    g = dawn("FO29", "FO28")
    assert (g.waiting, offered(g)) == ((1,), ["monster MO44", "monster MO61", "monster MO63"])
    say(g, "monster MO63")
    assert monsters(g, 1) == {"M2": ["MO44"], "Pl2": ["MO61"]}


@pytest.mark.rule("DM-R-78", "DM-ATK-06")
@pytest.mark.parametrize(("dice", "stands", "skulls"), [((4, 3, 3), False, 0), ((4, 3, 2), True, 3)])
def test_the_tower_strikes_the_lowest_dark_tile_of_each_domain(dice, stands, skulls):
    """The Deep Delve of rank 59 defends with 9."""
    g = dawn("FO30", "FO28", rolls=dice)
    assert g.waiting == (1,), "who has no dark tile is spared"
    while is_dawn(g):
        say(g, offered(g)[-1])
    assert (("M1" in built(g, 1)), changes(g, 1).get("skulls", 0)) == (stands, skulls)
    assert {"W1", "M2", "Pl1"} <= set(built(g, 1))


# People.


PARTIES = [["AD01", "AD02", "AD03", "AD04"], ["AD05", "AD06", "AD07", "AD08"]]


@pytest.mark.rule("DM-REM-01", "DM-REM-02")
@pytest.mark.parametrize(("pair", "in_box"), [(("FO07", "FO17"), False), (("FO18", "FO17"), True)])
def test_both_leaders_go(pair, in_box):
    g = dawn(*pair, taverns=PARTIES, draws=["AD09", "AD10"])
    assert (party(g, 0), party(g, 1)) == (
        ["AD02", "AD03", "AD04", "AD09"],
        ["AD06", "AD07", "AD08", "AD10"],
    )
    assert (g.box[BOXED_ADVENTURERS], g.discards[4]) == (((0, 4), ()) if in_box else ((), (0, 4)))


@pytest.mark.rule("DM-DICE-01")
def test_wheel_of_fortune_is_rolled_by_each_player():
    g = dawn("FO20", "FO17", rolls=[5, 2])
    assert (changes(g, 0), changes(g, 1)) == ({"coins": 5}, {"coins": 2})


# What is different this turn. What each difference does, other tests show: prices, parties, places.


CHANGES = [
    ("FO02 top", "FO01", {"pilgrim": 2}),
    ("FO03 top", "FO10", {"business": 2}),
    ("FO04 top", "FO10", {"build_stone": 1}),
    ("FO05 top", "FO10", {"towers": 1}),
    ("FO07 bottom", "FO01", {"party": -3}),
    ("FO12 top", "FO11", {"temple": 1}),
    ("FO13 top", "FO14", {"monster": 2}),
    ("FO16 top", "FO15", {"towers_closed": 1}),
    ("FO17 top", "FO18", {"party": 4}),
    ("FO17 bottom", "FO11", {"party": 2}),
    ("FO18 bottom", "FO11", {"repel": 1}),
    ("FO22 top", "FO23", {"dark_monster": 1}),
    ("FO28 top", "FO29", {"party": 5}),
    ("FO28 bottom", "FO22", {"party": 3}),
    ("FO29 bottom", "FO22", {"thug": 4}),
    ("FO31 top", "FO25", {"no_flip": 1}),
    ("FO32 top", "FO28", {"last_turn": 1, "side_choice": 1}),
]
"""Texts that change a rule: card and text, the card beside it, and what is different then."""


@pytest.mark.parametrize(("text", "beside", "switched"), CHANGES)
def test_a_text_changes_the_rules_of_the_turn(text, beside, switched):
    g = dawn(text.split()[0], beside)
    while is_dawn(g):
        say(g, offered(g)[-1])
    assert {switch.switch: switch.amount for switch in g.view(0).switches} == switched


@pytest.mark.rule("DM-FORT-07")
def test_two_texts_on_one_thing_add_up():
    assert [switch.amount for switch in dawn("FO28", "FO17").view(0).switches] == [9]
    assert [switch.amount for switch in dawn("FO17", "FO28").view(0).switches] == [9]


@pytest.mark.rule("DM-FORT-06")
def test_each_text_of_the_box_is_resolved_above():
    """A card added to the box needs a line in one of the tables."""
    alone = {"FO06 top", "FO15 top", "FO27 top", "FO27 bottom", "FO11 top", "FO08 top", "FO08 bottom"}
    alone |= {"FO19 top", "FO29 top", "FO30 top", "FO07 top", "FO18 top", "FO20 top"}
    told = alone | {text for text, *_ in (*ITEMS, *CHANGES)}
    texts = {f"{card.id} top" for card in BOX.fortune} | {
        f"{card.id} bottom" for card in BOX.fortune if card.bottom
    }
    assert (told, len(FORTUNE_CODES)) == (texts, 32)
