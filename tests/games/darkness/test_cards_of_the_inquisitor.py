"""Each card of the Inquisitor does what it says. The Question, put after a hit, is mostly left out."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Inquisitor",
    Row("Cloak", "Cloak: Steady", "", when="attack a 9 ranged"),
    Row("Cloak", "", "hero 7; hand Cloak, Steady", when="attack a 9 melee", hand="Cloak, Steady"),
    Row(
        "Distracting Shot",
        "Distracting Shot: Steady; 8/6; skip",
        "a 13 dmg-2(1)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", "hero 14; a @7/5"),),
    ),
    Row(
        "Double Bolt",
        "Double Bolt: 3 Steady; 8/6; skip; 9/7; skip",
        "a 11; b 2",
        foes="Cave Bear 8/6; Ghouls 9/7",
    ),
    Row(
        "Double Bolt", "Double Bolt: 3 Steady; 8/6; skip; 8/6; skip", "a 8", foes="Cave Bear 8/6; Ghouls 9/7"
    ),
    Row("Humble", "Humble: 2 Steady; 8/6", "a dmg-2(2) move-2(2)", foes="Cave Bear 8/6"),
    Row("Juke", "Juke: Steady; 4/6", "hero 13 @4/6", when="attack a 5 melee"),
    Row("Juke", "Juke: Steady; 4/6", "hero 13 @4/6 move-2(1)", when="attack a 5 melee", put="hero move-2(1)"),
    Row("Point Blank Shot", "Point Blank Shot: 2 Steady; 7/6; skip", "a 10"),
    Row("Precise Shot", "Precise Shot: Calculating; 8/6", "a dead", foes="Chesherak 8/6; Imps 9/9"),
    Row("Precise Shot", "Precise Shot: Calculating; 8/6; skip", "a 9", foes="Minotaur 8/6"),
    Row("Rope Dart", "Rope Dart: 2 Steady; 8/6; skip; 11/6", "a 12 @11/6", foes="Cave Bear 8/6"),
    Row("Rope Dart", "Rope Dart: Calculating; 10/6; 7/6", "a @7/6", foes="High Order Master 10/6"),
    Row(
        "Soul Flay",
        "Soul Flay: 3 Steady; 8/6; skip",
        "a 12 dot(2,2)",
        foes="Cave Bear 8/6",
        then=(("start", "", "a 10 dot(2)"), ("start", "", "a 8")),
    ),
    Row("Vengeance", "Vengeance: 2 Steady; 7/6; skip", "a 12"),
    Row(
        "Vengeance",
        "",
        "hero 12",
        when="attack a 4 ranged",
        foes="Cave Bear 9/6; Ghouls 10/6",
        then=(
            ("turn", "Vengeance: 2 Steady; 9/6; skip; Vengeance: 2 Steady; 10/6; skip", "a 9; b 3"),
            ("turn", "Vengeance: 2 Steady; 9/6; skip", "a 7"),
        ),
    ),
    Row(
        "Volley",
        "Volley: 4 Steady; area 8/6-10/7; skip; skip",
        "a 11; b 2",
        foes="Cave Bear 8/6; Ghouls 10/7; Ghouls 10/8",
    ),
    Row(
        "Brand",
        "Brand: Steady; 8/6; skip",
        "a 13 dot(1,1)",
        foes="Cave Bear 8/6",
        then=(("start", "", "a 12 dot(1)"), ("start", "", "a 11")),
    ),
    Row(
        "Pyre",
        "Pyre: 3 Steady; area 8/5-10/6",
        "zone fire1(3) 8/5-10/6",
        foes="Gate Hounds 9/6; Gate Hounds 11/6",
        then=(
            ("foe a", "", "a 4 @7/5; hero 13"),
            ("walk b 8/6", "", "b 4 @8/6"),
            ("start", "", "zones; zone fire1(2) 8/5-10/6"),
            ("start", "", "zones; zone fire1(1) 8/5-10/6"),
            ("start", "", "zones"),
        ),
    ),
    Row(
        "Snare",
        "Snare: Steady; 8/6",
        "a immob(2)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", "a immob(1)"), ("foe a", "", "a"), ("foe a", "", "a @7/5; hero 10")),
    ),
)
RESOURCES = rows(
    "Inquisitor",
    Row(
        "Convicting",
        "Hurl: Convicting, Pious; 8/6; skip; no_push",
        "a 12 move-1(1)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", "a @7/5; hero 10"),),
    ),
    Row("Convicting", "Humble: Convicting; 8/6", "a dmg-2(2) move-2(2) move-1(1)", foes="Cave Bear 8/6"),
    Row(
        "Condemning",
        "Point Blank Shot: Condemning, Calculating; 7/6; skip",
        "a 2 def-999(2)",
        foes="Aura Knight 7/6",
        then=(("turn", "Stab:; 7/6; skip", "a 1 def-999(2)"),),
    ),
    Row("Crippling", "Brand: Crippling; 8/6; skip", "a 13 dot(1,1) immob(1)", foes="Cave Bear 8/6"),
    Row(
        "Damning",
        "Punch: Damning; 7/6; skip; no_push",
        "a 13 dot(1,1,1)",
        then=(("start", "", "a 12 dot(1,1)"), ("start", "", "a 11 dot(1)"), ("start", "", "a 10")),
    ),
    Row(
        "Envenomed",
        "Punch: Envenomed; 7/6; skip; no_push",
        "a 13 dot(2,1)",
        then=(("start", "", "a 11 dot(1)"), ("start", "", "a 10")),
    ),
    Row(
        "Guileful",
        "Punch: Guileful; 7/6; skip; no_push",
        "a 8 dominate(1)",
        foes="Cave Bear 7/6 9; Ghouls 8/6",
        hand="Walk",
        then=(("foe a", "8/6; 8/6; done", "b dead; a"),),
    ),
    Row("Guileful", "Punch: Guileful; 7/6; skip; no_push", "a 9", foes="Cave Bear 7/6 10", hand="Walk"),
    Row("Guileful", "Punch: Guileful; 7/6; no_push", "a 8", foes="Grimalkin 7/6 8", hand="Lucky"),
    Row("Guileful", "", "hand Brand, Guileful; no Brand", hand="Brand, Guileful"),
    Row(
        "Poisonous",
        "Punch: Poisonous; 7/6; skip; no_push",
        "a 13 dot(1,1)",
        then=(("start", "", "a 12 dot(1)"), ("start", "", "a 11")),
    ),
    Row(
        "Replicating",
        "Brand: Replicating; 8/6; skip; 8/6; skip",
        "a 12 dot(1,1)",
        foes="Cave Bear 8/6",
        hand="Walk",
    ),
    Row("Zealous", "Punch: Zealous; 7/6; skip; no_push", "a 13"),
    Row("Zealous", "Punch: Zealous; 7/6; skip; no_push", "a 12 immob(2)", put="a immob(2)"),
    Row("Zealous", "Punch: Zealous; 7/6; skip; no_push", "a 12 dmg-1(2)", put="a dmg-1(2)"),
    Row("Entangling", "Punch: Entangling; 7/6; skip; no_push", "a 13 move-3(1)"),
    Row("Entangling", "Hex: Entangling; 8/6", "a save-2(2) move-3(1)", foes="Cave Bear 8/6"),
)
QUESTION = rows(
    "Inquisitor",
    Row("Brand", "Brand: Steady; 8/6; either 0; 9/6", "a 13 @9/6 dot(1,1)", foes="Cave Bear 8/6"),
    Row(
        "Double Bolt",
        "Double Bolt: 3 Steady; 8/6; either 1; 8/6",
        "a 8 move-2(1)",
        foes="Cave Bear 8/6",
    ),
)
CARDS = [*ACTIONS, *RESOURCES, *QUESTION]


@pytest.mark.parametrize("row", [*ACTIONS, *RESOURCES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-CLS-03")
@pytest.mark.parametrize("row", QUESTION, ids=str)
def test_the_question_pushes_or_slows_once_a_turn(row: Row) -> None:
    row.check()
