"""Each card of the Samurai does what it says."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Samurai",
    Row("Vorpul Strike", "Vorpul Strike: 5 Steady; 7/6", "a dead; b 2", foes="Cave Bear 7/6; Zombies! 9/9"),
    Row("Vorpul Strike", "Vorpul Strike: 3 Pious; 7/6", "a 10", foes="Minotaur 7/6"),
    Row("Vorpul Strike", "Vorpul Strike: 5 Steady; 7/6", "a 20", foes="Wendigo 7/6"),
    Row("Crushing Parry", "Crushing Parry: 2 Steady; 7/6", "hero 18; a 12", when="attack a 6 melee"),
    Row(
        "Crushing Parry", "Crushing Parry: 2 Steady", "hero 18", when="attack a 6 melee", foes="Cave Bear 8/6"
    ),
    Row("Flourish", "Flourish: Steady; 8/6; draw", "a 13; hand Run", foes="Cave Bear 8/6"),
    Row(
        "Footwork",
        "Footwork: Steady; 9/6",
        "hero @9/6 save+1(1)",
        foes="Cave Bear 10/6",
        then=(("attack a 3 melee", "", "hero 18 save+1(1)"), ("start", "", "hero")),
    ),
    Row("Just One Step", "Just One Step:; 7/7", "hero @7/7"),
    Row("Lance", "Lance: 3 Steady; 8/6", "a 10", foes="Cave Bear 8/6"),
    Row("Lance", "free_move; 9/6; Lance: 3 Steady; 11/6", "hero @9/6; a 8", foes="Cave Bear 11/6"),
    Row("Onslaught", "Onslaught: 4 Steady; part 0; 7/6; 7/6; 7/6; 5/5", "a 8; hero @5/5"),
    Row(
        "Onslaught",
        "Onslaught: 4 Steady; part 1; 8/6; 9/6; 9/6; done",
        "a 10; hero @8/6",
        foes="Cave Bear 9/6",
    ),
    Row("Perfect Cut", "Perfect Cut: 3 Steady; 7/6", "a 6"),
    Row("Perfect Cut", "Stab:; 7/6; Perfect Cut: 3 Steady; 7/6", "a 9"),
    Row("Sidestep", "Sidestep: 2 Steady; 5/5", "hero @5/5", when="attack a 9 melee"),
    Row(
        "Sidestep",
        "",
        "hero 11; hand Sidestep, 2 Steady",
        when="attack a 9 ranged",
        hand="Sidestep, 2 Steady",
    ),
    Row("Spear", "Spear: 2 Steady; 8/6", "a 11", foes="Cave Bear 8/6"),
    Row("Still Blade", "Still Blade: 2 Steady; 8/6", "a 9; no free_move", foes="Cave Bear 8/6"),
    Row(
        "Still Blade",
        "free_move; 6/5",
        "hero @6/5; hand Still Blade, 2 Steady; no Still Blade",
        hand="Still Blade, 2 Steady",
    ),
    Row(
        "Draw the Line",
        "Draw the Line: 2 Steady",
        "hero on:approach(1)",
        foes="Gate Hounds 10/6; Gate Hounds 5/6",
        then=(
            ("foe a", "", "hero 17 on:approach(1); a 3 @7/5"),
            ("foe b", "", "hero 14 on:approach(1)"),
            ("start", "", "hero"),
        ),
    ),
    Row(
        "Duel",
        "Duel: Steady; 8/6",
        "a taunt(2); hero dmg+1(2)",
        foes="Gate Hounds 8/6",
        allies="Magician 9/9",
        then=(
            ("turn", "Spear: 2 Steady; 8/6", "a 1 taunt(2)"),
            ("foe a", "", "a @7/5 taunt(1); hero 17 dmg+1(2)"),
            ("start", "", "hero dmg+1(1)"),
            ("foe a", "", "a; hero 14 dmg+1(1)"),
            ("start", "", "hero"),
        ),
    ),
    Row("Falling Leaf", "Falling Leaf: 2 Steady; 8/6", "a 11", foes="Cave Bear 8/6"),
    Row("Falling Leaf", "Falling Leaf: 2 Steady", "hero 18", when="attack a 6 ranged", foes="Imps 9/9"),
    Row(
        "Falling Leaf",
        "",
        "hero 14; hand Falling Leaf, 2 Steady",
        when="attack a 6 melee",
        hand="Falling Leaf, 2 Steady",
    ),
)
DEADLY_TURNABOUT = rows(
    "Samurai",
    Row(
        "Deadly Turnabout",
        "Deadly Turnabout: 2 Disciplined; 7/6",
        "a 8",
        when="attack a 8 melee",
        foes="Minotaur 7/6",
    ),
    Row(
        "Deadly Turnabout",
        "Deadly Turnabout: 2 Disciplined",
        "",
        when="attack a 8 melee",
        foes="Minotaur 8/6",
    ),
    Row(
        "Deadly Turnabout",
        "",
        "hero 12; hand Deadly Turnabout, 2 Pious",
        when="attack a 8 melee",
        hand="Deadly Turnabout, 2 Pious",
    ),
    Row(
        "Deadly Turnabout",
        "",
        "hero 12; hand Deadly Turnabout, Disciplined",
        when="attack a 8 melee",
        hand="Deadly Turnabout, Disciplined",
    ),
    Row(
        "Deadly Turnabout",
        "",
        "hand Deadly Turnabout, 2 Disciplined; no Deadly Turnabout",
        hand="Deadly Turnabout, 2 Disciplined",
    ),
)
RESOURCES = rows(
    "Samurai",
    Row("Disciplined", "Stab: Disciplined; 7/6", "a 12"),
    Row("Disciplined", "Just One Step:; 6/5; Stab: Disciplined; 7/6", "hero @6/5; a 13"),
    Row("Disciplined", "Riposte: Disciplined; 7/6", "hero 19; a 12", when="attack a 4 melee"),
    Row(
        "Annihilating",
        "Perfect Cut: Annihilating, Disciplined; 7/6",
        "a 13",
        foes="Cave Bear 7/6 30",
        hand="Stab",
    ),
    Row(
        "Annihilating",
        "free_move; 9/6; Just One Step:; 9/7; Lance: Annihilating, Disciplined; Stab; 11/7",
        "hero @9/7; a 2; hand Walk",
        foes="Cave Bear 11/7",
        hand="Stab, Walk",
    ),
    Row("Expert", "Stab: Expert; 7/6", "a 4", foes="Aura Knight 7/6"),
    Row("Expert", "Spear: Expert; 7/6", "a 10", foes="Minotaur 7/6"),
    Row(
        "Faked",
        "draw_up; Stab: Faked; 7/6; end_turn; keep_hand",
        "a 13; hand Stab, 2 Run, 3 Lucky",
        when="whole turn",
    ),
    Row("Honorable", "Stab: Honorable; 7/6", "a 11"),
    Row("Honorable", "Stab: Honorable; 7/6", "a 13", foes="Cave Bear 7/6; Ghouls 8/7"),
    Row(
        "Opportunistic",
        "Riposte: Opportunistic, Steady; 7/6; draw",
        "hero 19; a 11; hand Run",
        when="attack a 4 melee",
    ),
    Row("Opportunistic", "Stab: Opportunistic; 7/6", "a 13"),
    Row("Patient", "Crushing Parry: Patient; 7/6", "hero 18; a 12", when="attack a 6 melee"),
    Row(
        "Patient",
        "",
        "hero 14; hand Deadly Turnabout, Patient",
        when="attack a 6 melee",
        hand="Deadly Turnabout, Patient",
    ),
    Row("Patient", "", "hand Spear, Patient; no Spear", hand="Spear, Patient"),
    Row("Prepared", "Lance: Prepared; 7/6", "a 10"),
    Row(
        "Prepared", "Just One Step:; 6/5", "hero @6/5; hand Lance, Prepared; no Lance", hand="Lance, Prepared"
    ),
    Row("Zen", "Spear: Zen; part 0; 7/6", "a 11; hero 11; no free_move", hp=10),
    Row(
        "Unwavering",
        "Stab: Unwavering; part 0; 7/6",
        "a 13; hero save+1(1)",
        then=(("attack a 3 melee", "", "hero 18 save+1(1)"), ("start", "", "hero")),
    ),
    Row("Unwavering", "Parry: Unwavering; part 0", "hero 18 save+1(1)", when="attack a 6 melee"),
    Row("Swift-Drawn", "Stab: Swift-Drawn; 7/6", "a 11"),
    Row(
        "Swift-Drawn",
        "Just One Step:; 6/5",
        "hero @6/5; hand Flourish, Swift-Drawn; no Flourish",
        hand="Flourish, Swift-Drawn",
    ),
)
CARDS = [*ACTIONS, *DEADLY_TURNABOUT, *RESOURCES]


@pytest.mark.parametrize("row", [*ACTIONS, *RESOURCES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-02", "AD-R-52", "AD-R-17")
@pytest.mark.parametrize("row", DEADLY_TURNABOUT, ids=str)
def test_deadly_turnabout_blocks_and_strikes_back(row: Row) -> None:
    row.check()
