"""Each piece of equipment does what it says."""

import pytest
from games.darkness.board import options, table
from games.darkness.card_play import NUMBERS, Row, answer, prompt, rows
from games.darkness.dungeons import foretell, set_deck

from darkling.games.darkness.rules.exploring import Explore

SHOOTING = "Cave Bear 10/6; Ghouls 7/6; Imps 10/9"
ALONE = rows(
    "Champion",
    Row(
        "Hand Crossbow",
        "Hand Crossbow; Walk; !7/6; 10/6",
        "a 12; hand Stab; no Hand Crossbow",
        hand="Walk, Stab",
        items="Hand Crossbow",
        foes=SHOOTING,
    ),
    Row("Hand Crossbow", "", "no Hand Crossbow", items="Hand Crossbow", foes="Cave Bear 8/6"),
    Row(
        "Throwing Knives",
        "Throwing Knives; !7/6; 10/6; !10/9; 10/6",
        "a 12; hand Lucky; no Throwing Knives",
        hand="Walk, Lucky",
        items="Throwing Knives",
        foes=SHOOTING,
    ),
    Row(
        "Wand of Embers",
        "Wand of Embers; !7/6; 10/6",
        "a 12; hand Walk",
        hand="Walk, Lucky",
        items="Wand of Embers",
        foes=SHOOTING,
    ),
    Row("Wand of Embers", "", "hand Walk; no Wand of Embers", hand="Walk", items="Wand of Embers"),
    Row(
        "Grappling Line",
        "Grappling Line; !6/12; 11/6",
        "hero @11/6; no Grappling Line",
        items="Grappling Line",
        then=(("turn", "", "no Grappling Line"),),
    ),
    Row(
        "Healing Draught",
        "Healing Draught; !9/7; 7/7",
        "ally 18; items ",
        items="Healing Draught",
        allies="Templar 7/7 10; Magician 9/7 3",
    ),
    Row(
        "Healing Draught",
        "Healing Draught; 8/6",
        "ally 8; items ",
        items="Healing Draught",
        allies="Templar 8/6 0",
    ),
    Row(
        "Bottomless Flask",
        "Bottomless Flask; draw",
        "hand 2 Lucky; no Bottomless Flask",
        items="Bottomless Flask",
    ),
    Row(
        "War Horn",
        "War Horn; draw; skip",
        "hand Run; no War Horn",
        items="War Horn",
        allies="Magician 10/2; Templar 2/2 0",
    ),
    Row(
        "War Horn",
        "War Horn; skip; draw",
        "ally's hand Run; no War Horn",
        items="War Horn",
        allies="Magician 7/7",
    ),
)
WITH_CARDS = rows(
    "Champion",
    Row("Keen Sword", "Stab:; Keen Sword; done; 7/6; Stab:; 7/6", "a 11", items="Keen Sword"),
    Row("Keen Sword", "Spear: 2 Steady; Keen Sword; 8/6", "a 10", items="Keen Sword", foes="Cave Bear 8/6"),
    Row("Keen Sword", "Hurl: 2 Steady; 8/6; no_push", "a 12", items="Keen Sword", foes="Cave Bear 8/6"),
    Row("Keen Sword", "Stab:; done; 7/6", "a 13", items="Keen Sword"),
    Row("Great Maul", "Stab:; Great Maul; 7/6; !9/6; 8/6", "a 11 @8/6", items="Great Maul"),
    Row("Great Maul", "Spear: 2 Steady; 8/6", "a 11", items="Great Maul", foes="Cave Bear 8/6"),
    Row(
        "Long Pike", "Stab:; Long Pike; !9/6; 8/6", "a 12", items="Long Pike", foes="Cave Bear 8/6; Imps 9/6"
    ),
    Row("Long Pike", "Stab:; done", "", items="Long Pike", foes="Cave Bear 8/6"),
    Row(
        "Prism Charm",
        "Beam: Magical; done; 8/6; done; Spark: Prism Charm; 8/6",
        "a 10",
        items="Prism Charm",
        foes="Cave Bear 8/6; Ghouls 9/7",
    ),
    Row(
        "Prism Charm",
        "Feint: Prism Charm; 8/8",
        "hero @8/8; hand Feint; no Feint",
        hand="Feint",
        items="Prism Charm",
    ),
    Row("Prism Charm", "", "hand Run; no Run", hand="Run", items="Prism Charm"),
    Row("Prism Charm", "Block: Prism Charm", "hero 24", when="attack a 5 melee", items="Prism Charm"),
)
WHEN_ATTACKED = rows(
    "Champion",
    Row(
        "Buckler",
        "Buckler",
        "hero 23",
        when="attack a 5 melee",
        items="Buckler",
        then=(
            ("attack a 5 melee", "", "hero 18"),
            ("start", "", ""),
            ("attack a 5 ranged", "", "hero 13"),
            ("attack a 5 melee", "pass", "hero 8"),
        ),
    ),
    Row("Chain Coat", "Chain Coat", "hero 22", when="attack a 5 ranged", items="Chain Coat"),
    Row("Chain Coat", "Chain Coat; Buckler", "hero 24", when="attack a 5 melee", items="Buckler, Chain Coat"),
    Row("Tower Shield", "", "hero 22", when="attack a 5 ranged", items="Tower Shield"),
    Row(
        "Tower Shield",
        "",
        "hero 23 save+5(1)",
        when="attack a 6 melee",
        items="Tower Shield",
        put="hero save+5(1)",
    ),
    Row(
        "Phoenix Feather",
        "Phoenix Feather",
        "hero 6; items ",
        when="attack a 30 melee",
        items="Phoenix Feather",
    ),
    Row("Phoenix Feather", "pass", "hero down", when="attack a 30 melee", items="Phoenix Feather"),
)
FRIENDLY_FIRE = rows(
    "Champion",
    Row(
        "Chain Coat",
        "Fireball: 2 Magical; area 5/6-7/7; Chain Coat",
        "hero 21; a 8; hand Block, Steady; ally's hand; no Chain Coat",
        when="turn of ally",
        items="Chain Coat",
        hand="Block, Steady",
        allies="Magician 2/2",
    ),
)
PASSIVE = rows(
    "Champion",
    Row("Swift Boots", "free_move; 6/2", "hero @6/2", items="Swift Boots"),
    Row(
        "Deep Satchel",
        "Deep Satchel",
        "items Keen Sword, Buckler, Deep Satchel",
        when="find Deep Satchel",
        items="Keen Sword, Buckler",
    ),
    Row(
        "Deep Satchel",
        "Chain Coat",
        "items Keen Sword, Buckler, Chain Coat, Deep Satchel",
        when="find Chain Coat",
        items="Keen Sword, Buckler, Deep Satchel",
    ),
    Row(
        "Keen Sword + Buckler",
        "Chain Coat; Keen Sword",
        "items Buckler, Chain Coat",
        when="find Chain Coat",
        items="Keen Sword, Buckler",
    ),
)
AS_AN_ACTION = rows(
    "Assassin",
    Row(
        "Throwing Knives",
        "Throwing Knives; Walk; 8/6; 8/6; Spear: Rapid; 8/6",
        "a 8",
        hand="Walk",
        items="Throwing Knives",
        foes="Cave Bear 8/6",
    ),
    Row(
        "Wand of Embers",
        "Stab:; 7/6; Wand of Embers; 8/7",
        "a 13; b 3",
        hand="Lucky",
        items="Wand of Embers",
        foes="Cave Bear 7/6; Ghouls 8/7",
        put="hero move+1(1)",
    ),
    Row(
        "Hand Crossbow",
        "Hand Crossbow; 8/6",
        "a 12",
        hand="Lucky",
        items="Hand Crossbow",
        foes="Cave Bear 8/6",
        put="hero dmg+3(1)",
    ),
)
SEARCHES = ("Seeker's Lantern",)
CARDS = [*ALONE, *WITH_CARDS, *WHEN_ATTACKED, *FRIENDLY_FIRE, *PASSIVE, *AS_AN_ACTION]


@pytest.mark.rule("AD-EQ-01", "AD-EQ-03")
@pytest.mark.parametrize("row", [*ALONE, *WITH_CARDS, *WHEN_ATTACKED], ids=str)
def test_equipment(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-R-122")
@pytest.mark.parametrize("row", FRIENDLY_FIRE, ids=str)
def test_equipment_helps_against_friends_too_where_cards_do_not(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-EQ-06", "AD-EQ-07")
@pytest.mark.parametrize("row", PASSIVE, ids=str)
def test_equipment_that_needs_no_use(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-EQ-04", "AD-EQ-05")
@pytest.mark.parametrize("row", AS_AN_ACTION, ids=str)
def test_equipment_alone_counts_as_an_action_and_is_not_modified(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-R-100")
def test_a_lantern_finds_once_more() -> None:
    g = table()
    set_deck(g, "Buckler", "Chain Coat", *["Zombies!"] * 8)
    g.items[0] = (NUMBERS["Seeker's Lantern"],)
    foretell(g, "Buckler", "Chain Coat")
    g.listener = []
    g.start(Explore(0))
    for step in ("flip 1", "leave"):
        answer(g, step)
    assert prompt(g) == "flip-which"
    assert "dig" not in options(g)
    for step in ("flip 2", "Chain Coat"):
        answer(g, step)
    assert g.over
    assert g.items[0] == (NUMBERS["Chain Coat"], NUMBERS["Seeker's Lantern"])
