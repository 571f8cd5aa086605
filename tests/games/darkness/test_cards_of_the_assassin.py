"""Each card of the Assassin does what it says. Every ATK action of a turn after the first deals 1 more."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Assassin",
    Row("Back Stab", "Back Stab: 2 Steady; 7/6", "a 11"),
    Row("Back Stab", "Back Stab: 2 Steady; 7/6", "a 9", allies="Templar 8/6"),
    Row("Finishing Move", "Finishing Move: 3 Steady; 7/6", "a 12; hand Stab; no Stab", hand="Stab"),
    Row(
        "Finishing Move", "Stab:; 7/6; Finishing Move: 3 Steady; 7/6", "a 8; hand Stab; no Stab", hand="Stab"
    ),
    Row(
        "Finishing Move",
        "Stab:; 7/6; Stab:; 7/6; Stab:; 7/6; Stab:; 7/6; Finishing Move: 3 Steady; 7/6",
        "a 14",
        foes="Cave Bear 7/6 30",
    ),
    Row(
        "Garrote",
        "Garrote: 2 Steady; 7/6",
        "a 13 dot(2,2)",
        then=(("start", "", "a 11 dot(2)"), ("start", "", "a 9"), ("start", "", "")),
    ),
    Row(
        "I Am Not Left Handed",
        "Jab:; 7/6; I Am Not Left Handed: Steady; Stab",
        "a 13; hand Stab",
        gone="Stab, Run",
    ),
    Row(
        "I Am Not Left Handed",
        "",
        "hand I Am Not Left Handed, Steady; no I Am Not Left Handed",
        hand="I Am Not Left Handed, Steady",
        gone="Stab",
    ),
    Row("Jab", "Jab:; 7/6", "a 13"),
    Row("Jab", "Stab:; 7/6; Jab:; 7/6; draw", "a 11; hand Run"),
    Row(
        "Knock Out",
        "Knock Out: 3 Steady; 7/6",
        "a 12 stun(1)",
        then=(("foe a", "", "a"), ("foe a", "", "hero 11")),
    ),
    Row("Knock Out", "Knock Out: 2 Calculating; 7/6", "a stun(1)", foes="Demon! 7/6"),
    Row("Knock Out", "Knock Out: 3 Steady; 7/6", "a 14 stun(1)", foes="Grimalkin 7/6"),
    Row("Main Gauche", "Main Gauche: Steady; 7/6", "a 12"),
    Row("Main Gauche", "Main Gauche: Steady", "hero 16", when="attack a 4 melee"),
    Row(
        "Main Gauche",
        "",
        "hero 13; hand Main Gauche, Steady",
        when="attack a 4 ranged",
        hand="Main Gauche, Steady",
    ),
    Row("Shank", "Shank: Steady; 7/6", "a 12"),
    Row("Shank", "Shank: Steady; 7/6", "a 7", foes="Cave Bear 7/6 10"),
    Row("Slow Blade", "Slow Blade: Calculating; 7/6", "a 2", foes="Aura Knight 7/6"),
    Row("Slow Blade", "Slow Blade: Calculating; 7/6", "a dead", foes="Chesherak 7/6"),
    Row("Thousand Cuts", "Thousand Cuts: 3 Steady; 7/6; 7/6; 7/6; 7/6; 7/6", "a 9"),
    Row("Thousand Cuts", "Thousand Cuts: 3 Steady; 7/6; 7/6; done", "a 12"),
    Row(
        "Thousand Cuts",
        "Thousand Cuts: 2 Calculating; 7/6; 7/6; 7/6; 7/6; 7/6",
        "a dead",
        foes="Kobold Crossbows 7/6",
    ),
    Row(
        "Vanish",
        "Vanish: 2 Steady; 6/9",
        "hero @6/9 hide(1)",
        foes="Gate Hounds 2/2",
        allies="Champion 3/9",
        then=(("foe a", "", "a @2/8; ally 23"), ("start", "", "hero")),
    ),
    Row(
        "Vanish",
        "Vanish: 2 Steady; stay",
        "hero hide(1)",
        then=(("turn", "Stab:; 7/6", "a 13; hero"),),
    ),
    Row(
        "Smoke Bomb",
        "Smoke Bomb: 2 Steady; area 8/5-10/6",
        "zone fog0(2) 8/5-10/6",
        foes="Kobold Crossbows 11/6",
        put="a immob(2)",
        then=(
            ("foe a", "", "a immob(1)"),
            ("start", "", "zones; zone fog0(1) 8/5-10/6"),
            ("start", "", "zones"),
            ("foe a", "", "a; hero 15"),
        ),
    ),
    Row("Death Mark", "Death Mark: Steady; 8/6", "a def-1(2) save-2(2)", foes="Minotaur 8/6"),
    Row(
        "Death Mark",
        "Death Mark: Steady; 8/6; Spear: Calculating; 8/6; Spear: Calculating; 8/6; skip",
        "a 5 def-1(2) save-2(2)",
        foes="Minotaur 8/6",
    ),
    Row(
        "Disembowel",
        "Disembowel: 4 Steady; 7/6",
        "a 10 dot(2,2,2)",
        then=(("start", "", "a 8 dot(2,2)"), ("start", "", "a 6 dot(2)"), ("start", "", "a 4")),
    ),
)
RESOURCES = rows(
    "Assassin",
    Row("Calculating", "Stab:; 7/6; Main Gauche: Calculating; 7/6", "a 10"),
    Row("Calculating", "Stab:; 7/6; Stab:; 7/6; Main Gauche: Calculating; 7/6; draw", "a 8; hand Run"),
    Row("Ambushing", "Stab: Ambushing; 7/6", "a 11"),
    Row("Ambushing", "Stab: Ambushing; 7/6", "a 12", foes="Cave Bear 7/6 13"),
    Row("Flurrying", "Shank: Flurrying; 7/6; 7/6", "a 11"),
    Row("Flurrying", "Main Gauche: Flurrying; 7/6; done", "a 13"),
    Row("Flurrying", "Riposte: Flurrying, Steady; 7/6; 7/6", "hero 16; a 12", when="attack a 4 melee"),
    Row("Hasty", "Sprint: Hasty; !10/6; 9/6", "hero @9/6", at="2/6", foes="Cave Bear 9/9"),
    Row("Hasty", "Stab: Hasty; 7/6", "a 13"),
    Row("Quick", "Stab: Quick; 7/6; draw", "a 13; hand Run"),
    Row("Rapid", "Stab:; 7/6; Eviscerate: Rapid; 7/6", "a 7"),
    Row("Rapid", "", "hand Eviscerate, Rapid; no Eviscerate", hand="Eviscerate, Rapid"),
    Row("Stealthy", "Stab: Stealthy; part 0; 7/6", "a 13; hero hide(1)", then=(("start", "", "hero"),)),
    Row("Thrown", "Stab: Thrown; 10/6", "a 13", foes="Cave Bear 10/6"),
    Row("Thrown", "Stab: Thrown; 7/6", "a 13"),
    Row("Merciless", "Stab: Merciless; 7/6", "a 13"),
    Row("Merciless", "Stab: Merciless; 7/6", "a 10", foes="Cave Bear 7/6 13"),
    Row(
        "Feathered",
        "Slow Blade: Feathered, Steady; part 1; !9/7; 8/6; 9/6",
        "hero @8/6; a 11",
        foes="Cave Bear 9/6",
    ),
    Row("Feathered", "Slow Blade: Feathered, Steady; part 0; 7/6; 4/6", "hero @4/6; a 11"),
)
CARDS = [*ACTIONS, *RESOURCES]


@pytest.mark.parametrize("row", CARDS, ids=str)
def test_card(row: Row) -> None:
    row.check()
