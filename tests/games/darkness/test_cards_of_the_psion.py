"""Each card of the Psion does what it says."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Psion",
    Row(
        "Bleed",
        "Bleed: Steady; 7/6",
        "a 12 dot(1,1,1)",
        then=(("start", "", "a 11 dot(1,1)"), ("start", "", "a 10 dot(1)"), ("start", "", "a 9")),
    ),
    Row(
        "Firewall",
        "Firewall: 3 Steady; area 8/5-9/7",
        "zone fire2(2) 8/5-9/7",
        foes="Gate Hounds 10/6; Gate Hounds 9/6 1",
        then=(
            ("foe a", "", "a 3 @7/5; hero 15"),
            ("foe b", "", "b dead"),
            ("start", "", "zones; zone fire2(1) 8/5-9/7"),
            ("start", "", "zones"),
        ),
    ),
    Row(
        "Firewall",
        "Firewall: 3 Steady; area 8/5-9/7; Walk:; 8/6",
        "zone fire2(2) 8/5-9/7; hero 16 @8/6",
        foes="Cave Bear 11/9",
        then=(("start", "", "zones; zone fire2(1) 8/5-9/7; hero 14"),),
    ),
    Row("Kick", "Kick: Steady; 7/6; 10/6", "a 12 @10/6"),
    Row("Lean", "Lean: Steady; draw", "hero 15; hand Run", when="attack a 5 ranged"),
    Row(
        "Mind Plague",
        "Mind Plague: Steady, Calculating; 8/6",
        "a dot(1,2,3)",
        foes="Aura Knight 8/6; Imps 9/9",
        then=(("start", "", "a 4 dot(2,3)"), ("start", "", "a 2 dot(3)"), ("start", "", "a dead")),
    ),
    Row(
        "Mind Plague",
        "Mind Plague: Steady, Calculating; 8/6",
        "a dot(1,2,3)",
        foes="Aura Knight 8/6",
        then=(
            ("start", "", "a 4 dot(2,3)"),
            ("attack a 30 melee", "", "hero down; a"),
            ("start ally", "", ""),
        ),
        allies="Champion 2/2",
    ),
    Row(
        "Mist",
        "Mist: 2 Steady; area 8/5-10/6",
        "zone fog0(2) 8/5-10/6",
        foes="Kobold Crossbows 11/6",
        put="a immob(2)",
        then=(
            ("foe a", "", "a immob(1)"),
            ("start", "", "zones; zone fog0(1) 8/5-10/6"),
            ("start", "", "zones"),
        ),
    ),
    Row(
        "Nerve Pinch",
        "Nerve Pinch: 3 Steady; 7/6",
        "a stun(2)",
        then=(("foe a", "", "a stun(1)"), ("foe a", "", "a"), ("foe a", "", "hero 12")),
    ),
    Row("Nerve Pinch", "Nerve Pinch: 3 Steady; 7/6", "", foes="Wendigo 7/6"),
    Row(
        "Psionic Hurricane",
        "Psionic Hurricane: 4 Steady; 9/6; no_push",
        "a 11 @9/6; b 2",
        foes="Cave Bear 7/6; Ghouls 4/6; Ghouls 3/6",
    ),
    Row(
        "Spirit Guide",
        "Spirit Guide: 2 Steady",
        "hero handAC+1(K) handRC+1(K)",
        then=(("whole turn", "draw_up; end_turn; keep_hand", "hand 4 Run, 4 Lucky"),),
    ),
    Row("Trip", "Trip: Steady; 7/6", "a 12 immob(1)", then=(("foe a", "", "hero 12; a"),)),
    Row("Mind Blade", "Mind Blade: Calculating; 8/6", "a 7", foes="Torturer 8/6"),
    Row(
        "Psychic Leech",
        "Psychic Leech: 2 Steady; part 0; 8/6",
        "a 12; hero 12",
        foes="Cave Bear 8/6",
        hp=10,
    ),
    Row("Psychic Leech", "Psychic Leech: Magical; part 0; 8/6", "hero 10", foes="Minotaur 8/6", hp=10),
)
METAMORPH = rows(
    "Psion",
    Row("Metamorph", "Metamorph: Steady; 7/7", "hero @7/7; hand Walk", hand="Diligent Assault, Walk"),
    Row("Metamorph", "Metamorph: Steady; 8/7", "hero @8/7; hand Walk", hand="Kata, Walk"),
    Row("Metamorph", "", "hand Metamorph, Steady, Walk; no Metamorph", hand="Metamorph, Steady, Walk"),
)
RESOURCES = rows(
    "Psion",
    Row("Elemental", "Kick: Elemental/S; 4/6; !9/6; 8/6", "a 12 @8/6", at="3/6", foes="Cave Bear 4/6"),
    Row("Elemental", "Shove: Elemental/S; 7/6; 10/6", "a @10/6", foes="Aura Knight 7/6"),
    Row("Elemental", "Shove: Elemental/M; 7/6; no_push", "a 4", foes="Aura Knight 7/6"),
    Row("Elemental", "Sprint: Elemental/S, Steady; !8/6; 7/6", "hero @7/6", at="2/6", foes="Cave Bear 11/9"),
    Row("Elemental", "Sprint: Elemental/F; !9/6; 8/6", "hero @8/6", at="2/6", foes="Cave Bear 11/9"),
    Row("Elemental", "Psychic Leech: Elemental/M; part 0; 8/6", "a 11; hero 11", foes="Minotaur 8/6", hp=10),
    Row("Elemental", "Shove: Elemental/M; 7/6; 9/6", "a 13 @9/6"),
    Row("Blinding", "Kick: Blinding; 7/6; no_push", "a 12 atk-1(1)", then=(("foe a", "", "hero 15; a"),)),
    Row("Calming", "Kick: Calming; 7/6; no_push", "a 12 dmg-1(1)", then=(("foe a", "", "hero 14; a"),)),
    Row("Dream-walking", "Kick: Dream-walking; part 1; 8/5; 7/6; no_push", "hero @8/5; a 12"),
    Row("Dream-walking", "Kick: Dream-walking; part 0; 7/6; no_push; !1/10; 2/10", "hero @2/10; a 12"),
    Row("Insane", "Psionic Hurricane: Insane; random_card; no_push", "a 11; hand Walk", hand="2 Walk"),
    Row(
        "Insane", "", "hand Psionic Hurricane, Insane; no Psionic Hurricane", hand="Psionic Hurricane, Insane"
    ),
    Row(
        "Ritual",
        "Psionic Hurricane: Ritual; Walk; no_push",
        "a 11; hand Stab, Lucky; no Stab",
        hand="Walk, Stab, Lucky",
    ),
    Row(
        "Spirited",
        "Sprint: Spirited; part 0; !9/6; 8/6",
        "hero 11 @8/6",
        at="2/6",
        hp=10,
        foes="Cave Bear 11/9",
    ),
    Row("Kinetic", "Stab: Kinetic; 7/6; !10/6; 9/6", "a 13 @9/6"),
    Row("Kinetic", "Kick: Kinetic; 7/6; 11/7", "a 12 @11/7"),
    Row("Chaotic", "Kick: Chaotic; 7/6; 7/6; 10/6", "a 12 @10/6"),
)
CARDS = [*ACTIONS, *METAMORPH, *RESOURCES]


@pytest.mark.parametrize("row", [*ACTIONS, *RESOURCES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-X-03", "AD-R-67")
@pytest.mark.parametrize("row", METAMORPH, ids=str)
def test_metamorph_moves_as_far_as_the_discarded_attack_hurts(row: Row) -> None:
    row.check()
