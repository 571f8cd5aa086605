"""Cards that work on each other, and the abilities of the classes with them."""

import pytest
from games.darkness.card_play import Row, rows

ABILITIES = [
    *rows(
        "Champion",
        Row("Stab", "Stab:; ability; 7/6", "a 11", hand="Walk"),
        Row("Stab", "Stab:; ability; Walk; 7/6; Stab:; 7/6", "a 10; hand Feint", hand="Walk, Feint"),
        Row("Feint", "Feint: Steady; 6/8", "hero @6/8; hand Walk", hand="Walk"),
    ),
    *rows(
        "Assassin",
        Row("Feint + Stab", "Feint: Steady; 6/5; Stab:; 7/6; Stab:; 7/6; Stab:; 7/6", "hero @6/5; a 9"),
        Row("Riposte", "Riposte: 2 Steady; 7/6", "hero 15; a 12", when="attack a 5 melee"),
    ),
    *rows(
        "Magician",
        Row("Spark", "Spark: ability; 8/6", "a 12; no ability", hand="Walk", foes="Cave Bear 8/6"),
        Row("Death Touch", "Death Touch: Magical, ability; 7/6", "a 7", hand="Walk"),
        Row("Death Touch", "", "hand Death Touch, Magical; no Death Touch", hand="Death Touch, Magical"),
    ),
    *rows(
        "Samurai",
        Row("Stab", "Stab:; ability; 7/6", "a 10; marks ", poise=True),
        Row("Stab", "Stab:; done; 7/6", "a 13", poise=True),
        Row(
            "Just One Step",
            "draw_up; end_turn; keep_hand",
            "hand 3 Run, 3 Lucky; marks poise",
            when="whole turn",
        ),
        Row(
            "Riposte",
            "Riposte: 2 Steady; ability; 7/6",
            "hero 18; a 9; marks ",
            when="attack a 5 melee",
            poise=True,
        ),
    ),
    *rows(
        "Templar",
        Row("Mend", "Mend: Steady; 6/6", "hero 12", hp=10),
        Row("Mend", "Mend: Steady; 6/6", "hero 13", hp=10, round=3),
        Row("Mend", "Mend: Steady; 6/6", "hero 15", hp=10, round=9),
        Row("Block", "Block: Steady", "hero 19", when="attack a 8 melee", round=5),
        Row("Mend", "Mend: Steady; 6/6", "hero 12", hp=10, round=9, hero="Magician"),
    ),
    *rows(
        "Psion",
        Row("Walk", "ability; either 0; Walk", "hand Run; no ability", hand="Walk"),
        Row("Walk", "ability; either 1; Steady", "hand Walk, Lucky; no ability", hand="Walk, Steady"),
    ),
]
MORE_HITS = rows(
    "Psion",
    Row(
        "Chaotic + Psionic Hurricane",
        "Psionic Hurricane: Chaotic, 3 Steady; 7/6; no_push; no_push",
        "a 10; b 3",
        foes="Cave Bear 7/6; Ghouls 4/6",
    ),
    Row(
        "Replicating + Volley",
        "Volley: Replicating, 3 Steady; area 8/6-10/7; 10/7",
        "a 11; b 8",
        foes="Ghouls 8/6 14; Cave Bear 10/7",
        hand="Walk",
    ),
    Row(
        "Prismatic + Lightning",
        "Lightning: Prismatic, Magical; 8/6; 9/7; 9/5",
        "a 12; b 3; c 3",
        foes="Cave Bear 8/6; Ghouls 9/7; Ghouls 9/5; Ghouls 10/8",
    ),
    Row(
        "Flurrying + Cleave",
        "Cleave: Flurrying, Pious; 7/6; 5/6; 7/6",
        "a 10; b 3",
        foes="Cave Bear 7/6; Ghouls 5/6",
    ),
)
COMING_BACK = rows(
    "Samurai",
    Row("Faked + Parry", "Parry: Faked, Steady", "hero 18", when="attack a 5 melee"),
    Row("Faked + Footwork", "Footwork: Faked, Steady; stay", "hero save+1(1)"),
    Row(
        "Faked + Footwork",
        "draw_up; Footwork: Faked, Lucky; stay; skip; end_turn; keep_hand",
        "hero save+1(1); hand 3 Run, 3 Lucky; marks poise",
        when="whole turn",
    ),
)
DRAWS = rows(
    "Psion",
    Row(
        "Practiced Attack + Brutish",
        "Stab:; 7/6; Practiced Attack: Brutish; 7/6; 8/6; draw",
        "a 10 @8/6; hand Run",
    ),
    Row("Quick", "Stab: Quick; 7/6; draw", "a 13; marks fatigued", hand="Walk, Steady", deck="Lucky"),
    Row(
        "Psychic Leech",
        "Psychic Leech: 2 Steady; part 0; 8/6",
        "a dead; hero 12",
        hp=10,
        foes="Zombies! 8/6 1; Imps 9/9",
    ),
)
IN_THE_WAY = rows(
    "Psion",
    Row(
        "Firewall + Kick",
        "Firewall: 3 Steady; area 9/5-10/7; Kick: Steady; 7/6; 9/6",
        "a 10 @9/6; zone fire2(2) 9/5-10/7",
    ),
    Row(
        "Mist + Hurl",
        "Mist: 2 Steady; area 8/5-10/6; Hurl: 2 Steady",
        "zone fog0(2) 8/5-10/6",
        foes="Cave Bear 11/6",
    ),
    Row(
        "Block",
        "",
        "ally 22; hand Block, Steady",
        when="attack a 4 melee ally",
        allies="Champion 8/6",
        hand="Block, Steady",
    ),
    Row(
        "Vanish + Hand Crossbow",
        "Vanish: 2 Steady; stay; Hand Crossbow; 8/6",
        "a 12",
        items="Hand Crossbow",
        hand="Walk",
        foes="Cave Bear 8/6",
    ),
    Row(
        "Bind + Brand",
        "Brand: Steady; 8/6; Bind: 3 Steady; 8/6",
        "a 13 dot(1,1) immob(K) stun(K) on:damaged(K)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", ""), ("start", "", "a 12 dot(1)")),
    ),
    Row(
        "Venerate + Armor of Light",
        "Venerate: Steady; Armor of Light: 2 Steady; 6/6; Shield Wall: Steady",
        "hero save+1(K) save+2(3) save+2(1)",
        then=(("attack a 8 melee", "", "hero 13 save+1(K) save+2(3) save+2(1)"),),
    ),
    Row(
        "Sanctuary + Armor of Light",
        "Sanctuary: 3 Steady; area 6/6-8/7; Armor of Light: 2 Steady; 6/6",
        "hero save+2(3); zone ward2(2) 6/6-8/7",
        then=(("attack a 8 melee", "", "hero 14 save+2(3)"),),
    ),
)


@pytest.mark.rule("AD-CLS-02", "AD-CLS-03")
@pytest.mark.parametrize("row", ABILITIES, ids=lambda row: f"{row.hero} {row.card}")
def test_the_abilities_of_the_classes(row: Row) -> None:
    row.check()


@pytest.mark.parametrize("row", MORE_HITS, ids=str)
def test_one_more_attack_or_target(row: Row) -> None:
    row.check()


@pytest.mark.parametrize("row", COMING_BACK, ids=str)
def test_a_faked_card_comes_back_from_ones_own_turn_unless_it_lies_in_play(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-ORD-04", "AD-R-33", "AD-R-123")
@pytest.mark.parametrize("row", DRAWS, ids=str)
def test_draws_come_last_and_overkill_counts(row: Row) -> None:
    row.check()


@pytest.mark.parametrize("row", IN_THE_WAY, ids=str)
def test_cards_change_what_others_meet(row: Row) -> None:
    row.check()
