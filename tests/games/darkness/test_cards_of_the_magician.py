"""Each card of the Magician does what it says."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Magician",
    Row("Beam", "Beam: Magical; 8/6; 9/7", "a 12; b 3", foes="Cave Bear 8/6; Ghouls 9/7; Ghouls 7/6"),
    Row("Death Touch", "Death Touch: 2 Magical; 7/6", "a 5", foes="Minotaur 7/6"),
    Row("Death Touch", "Death Touch: 2 Magical; 7/6", "a dead", foes="Chesherak 7/6"),
    Row(
        "Drain",
        "Drain: Magical; 8/6",
        "a 12 dmg-1(2)",
        foes="Cave Bear 8/6",
        then=(
            ("foe a", "", "hero 10; a @7/5 dmg-1(1)"),
            ("foe a", "", "hero 6; a"),
            ("foe a", "", "hero down"),
        ),
    ),
    Row(
        "Fireball",
        "Fireball: 4 Steady; area 8/6-10/7",
        "a 10; b 1; ally 22",
        foes="Cave Bear 8/6; Ghouls 10/7; Ghouls 10/8",
        allies="Champion 9/6",
    ),
    Row("Force Push", "Force Push: Magical; 7/6; 11/6", "a 13 @11/6"),
    Row("Force Push", "Force Push: Magical; 10/6; no_push", "a 13", foes="Cave Bear 10/6"),
    Row("Glamor", "Glamor: 2 Magical; x 4", "hero 13", when="attack a 9 melee"),
    Row("Glamor", "Glamor: Magical; x 1", "hero 11", when="attack a 5 ranged"),
    Row(
        "Lightning",
        "Lightning: 2 Magical; 8/6; 9/7; 8/6",
        "a 10; b 3",
        foes="Cave Bear 8/6; Ghouls 9/7",
    ),
    Row("Lightning", "Lightning: 2 Magical; 8/6; 8/6; 8/6", "a 8", foes="Cave Bear 8/6; Ghouls 9/7"),
    Row("Spark", "Spark: Magical; 8/6", "a 12", foes="Cave Bear 8/6"),
    Row("Spark", "Spark: Magical", ""),
    Row("Teleport", "Teleport: Magical; 1/9", "hero @1/9", at="9/2"),
    Row("Teleport", "Teleport: Magical; stay", ""),
    Row(
        "Teleport",
        "Teleport: Magical; 9/9",
        "hero @9/9; hand Meteor, 3 Magical; no Meteor",
        hand="Meteor, 3 Magical",
    ),
    Row(
        "Water",
        "Water: Magical; area 8/6-9/8; 10/6; 10/9",
        "a 12 @10/6; b 3 @10/9",
        foes="Cave Bear 8/6; Ghouls 9/8",
    ),
    Row(
        "Weaken",
        "Weaken: Magical; 8/6",
        "a dmg-2(2)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", "hero 12; a @7/5 dmg-2(1)"),),
    ),
    Row("Meteor", "Meteor: 5 Steady; area 8/6-10/7", "a 8; no free_move", foes="Cave Bear 8/6"),
    Row("Meteor", "free_move; 6/5", "hero @6/5; hand Meteor, 5 Steady; no Meteor", hand="Meteor, 5 Steady"),
    Row("Ward", "Ward: Magical", "ally 24", when="attack a 4 melee ally", allies="Champion 10/2"),
    Row("Ward", "Ward: Magical", "hero 12", when="attack a 4 ranged"),
    Row(
        "Mirror Image",
        "Mirror Image: Magical",
        "hero on:attacked(K)",
        then=(
            ("start", "", ""),
            ("attack a 9 melee", "", "hero"),
            ("attack a 4 melee", "", "hero 10"),
        ),
    ),
)
SIPHONING = rows(
    "Magician",
    Row(
        "Siphoning",
        "Siphoning: 2 Magical; x 4; part 0; 11/6; 6/9",
        "a 2; ally 12",
        foes="Kobold Crossbows 11/6",
        allies="Champion 6/9 10",
    ),
    Row("Siphoning", "Siphoning: Magical; x 2; part 0; 8/6; 6/6", "a 12; hero 7", foes="Cave Bear 8/6", hp=5),
    Row("Siphoning", "Siphoning: Magical; x 1; part 0; 8/6; done", "a 13", foes="Cave Bear 8/6"),
    Row("Siphoning", "Siphoning: Magical; x 2; part 1; 6/6", "", foes="Cave Bear 8/6", hp=5),
)
RESOURCES = rows(
    "Magician",
    Row("Magical", "Fireball: 2 Magical; area 8/6-10/7", "a 8", foes="Cave Bear 8/6"),
    Row("Magical", "Spark: Magical; 8/6", "a 12", foes="Cave Bear 8/6"),
    Row("Channeled", "Meteor: Channeled, 2 Prismatic; area 8/6-10/7", "a 8", foes="Cave Bear 8/6"),
    Row("Channeled", "Lightning: Channeled, Prismatic; 8/6; done", "a 12", foes="Cave Bear 8/6"),
    Row("Channeled", "", "hand Beam, Channeled; no Beam", hand="Beam, Channeled"),
    Row(
        "Channeled",
        "",
        "hand Fireball, Channeled, Prismatic; no Fireball",
        hand="Fireball, Channeled, Prismatic",
    ),
    Row("Channeled", "Glamor: Channeled, 3 Prismatic; !x 7; x 6", "hero 13", when="attack a 13 melee"),
    Row("Concentrated", "Spark: Concentrated; 8/6", "a 11; no free_move", foes="Cave Bear 8/6"),
    Row("Concentrated", "Teleport: Concentrated", "no free_move"),
    Row(
        "Empowered",
        "Spark: Empowered; Walk; 8/6",
        "a 10; hand Stab",
        foes="Cave Bear 8/6",
        hand="Stab, Walk",
    ),
    Row("Sacrificial", "Death Touch: Sacrificial; 7/6", "hero 12; a 7"),
    Row(
        "Sacrificial",
        "",
        "hand Death Touch, Sacrificial; no Death Touch",
        hand="Death Touch, Sacrificial",
        hp=2,
    ),
    Row("Slowed", "Spark: Slowed; 8/6", "a 12 move-3(1)", foes="Cave Bear 8/6"),
    Row("Slowed", "Water: Slowed; area 9/6-11/7; no_push", "a 13 move-3(1)", foes="Cave Bear 9/6"),
    Row("Surging", "Spark: Surging; 8/6; draw", "a 12; hand Lucky", foes="Cave Bear 8/6"),
    Row(
        "Surging",
        "Siphoning: Surging; part 0; 8/6; 6/8; draw",
        "a 13; ally 6; hand Lucky",
        foes="Cave Bear 8/6",
        allies="Champion 6/8 5",
    ),
    Row(
        "Unleashed",
        "Spark: Unleashed, Magical; Walk; Lucky; 8/6",
        "a 8; hand Stab; no Stab",
        hand="Stab, Walk, Lucky",
        foes="Cave Bear 8/6",
    ),
    Row("Volatile", "Spark: Volatile; 8/6", "hero 13; a 11", foes="Cave Bear 8/6"),
    Row("Volatile", "Spark: Volatile; 8/6", "a 11", foes="Cave Bear 8/6", hp=1),
    Row(
        "Prismatic", "Spark: Prismatic; 8/6; 9/7", "a 12; b 3", foes="Cave Bear 8/6; Ghouls 9/7; Ghouls 10/8"
    ),
    Row("Prismatic", "Weaken: 2 Prismatic; 8/6", "a dmg-2(2)", foes="Cave Bear 8/6; Ghouls 9/7"),
)
MULTIPLIED = rows(
    "Magician",
    Row(
        "Empowered + Unleashed",
        "Spark: Empowered, Unleashed; Stab; Walk; Lucky; 8/6",
        "a 4; hand Stab; no Stab",
        hand="2 Stab, Walk, Lucky",
        foes="Cave Bear 8/6",
    ),
)
CARDS = [*ACTIONS, *SIPHONING, *RESOURCES, *MULTIPLIED]


@pytest.mark.parametrize("row", [*ACTIONS, *RESOURCES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-03", "AD-X-02")
@pytest.mark.parametrize("row", SIPHONING, ids=str)
def test_siphoning_heals_what_it_has_hurt(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-MUL-01", "AD-ORD-03")
@pytest.mark.parametrize("row", MULTIPLIED, ids=str)
def test_multipliers_are_added_up(row: Row) -> None:
    row.check()
