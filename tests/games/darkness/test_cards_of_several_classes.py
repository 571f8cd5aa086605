"""Each action card that several classes may have does what it says."""

import pytest
from games.darkness.board import options
from games.darkness.card_outcomes import where
from games.darkness.card_play import Acting, Row, answer, deal, prompt, rows

HACK_AND_FEINT = rows(
    "Champion",
    Row("Hack!", "Hack!: Steady; done; Stab; 7/6", "a 10; hand Lucky", hand="Stab, Lucky"),
    Row("Hack!", "", "hand Hack!; no Hack!", hand="Hack!"),
    Row("Feint", "Feint: Steady; 8/8", "hero @8/8"),
    Row("Feint", "Feint: Steady; stay", ""),
)
KATA = rows(
    "Psion",
    Row(
        "Kata",
        "Kata: 4 Steady; part 1; 6/8; 6/9; 7/10; 6/10; 10/10",
        "hero @6/8; a 3 @6/10; b 12 @10/10",
        foes="Ghouls 6/9; Cave Bear 7/10",
    ),
    Row(
        "Kata",
        "Kata: 4 Steady; part 0; 7/6; 7/6; 11/6; 2/6",
        "hero @2/6; a 10 @11/6",
    ),
)
OPPORTUNITY = rows(
    "Assassin",
    Row("Opportunity", "Opportunity: Steady; 7/6", "a 11 @9/6", when="walk a 9/6"),
    Row(
        "Opportunity", "Opportunity: Steady; 7/6", "a dead", when="walk a 9/6", foes="Zombies! 7/6; Imps 11/9"
    ),
    Row(
        "Opportunity",
        "",
        "a @7/7; hand Opportunity, Steady",
        when="walk a 7/7",
        hand="Opportunity, Steady",
    ),
    Row("Opportunity", "", "hand Opportunity, Steady; no Opportunity", hand="Opportunity, Steady"),
)
ATTACKS = rows(
    "Psion",
    Row("Cleave", "Cleave: 2 Steady; 7/6; 5/6", "a 11; b 2", foes="Cave Bear 7/6; Ghouls 5/6; Ghouls 6/7"),
    Row("Cleave", "Cleave: 2 Steady; 7/6; done", "a 11", foes="Cave Bear 7/6; Ghouls 5/6"),
    Row("Deft Swing", "Deft Swing: Steady; 7/6", "a 12"),
    Row("Deft Swing", "free_move; 6/5; Deft Swing: Steady; 7/6", "hero @6/5; a 11"),
    Row("Diligent Assault", "Diligent Assault: Pious; x 2; 7/6; draw", "a 12; hand Run"),
    Row("Diligent Assault", "Diligent Assault: Pious; x 1; 7/6; skip", "a 13"),
    Row("Stab", "Stab:; 7/6", "a 13"),
    Row("Lunge", "Lunge: 2 Steady; part 0; 7/6; 9/6", "hero @7/6; a 11", foes="Cave Bear 9/6"),
    Row("Lunge", "Lunge: 2 Steady; part 1; 8/6; 5/6", "hero @5/6; a 11", foes="Cave Bear 8/6"),
    Row("Punch", "Punch:; 7/6; 8/5", "a 13 @8/5"),
    Row("Coup de Grace", "Coup de Grace: 2 Steady; 7/6", "a dead", foes="Cave Bear 7/6 4; Ghouls 5/6"),
    Row("Coup de Grace", "Coup de Grace: 2 Steady", "", foes="Ghouls 5/6"),
    Row("Coup de Grace", "Coup de Grace: 2 Steady; 7/6", "a dead", foes="Wendigo 7/6 4; Ghouls 5/6"),
    Row(
        "Trample",
        "Trample: 2 Steady; part 0; 9/6; 8/6; 8/7; 10/6; 11/6",
        "hero @9/6; a 13 @8/7; b 4 @11/6",
        foes="Cave Bear 8/6; Ghouls 10/6",
    ),
    Row("Hurl", "Hurl: 2 Steady; 8/6; 9/6", "a 12 @9/6", foes="Cave Bear 8/6"),
    Row("Eviscerate", "Eviscerate: 3 Steady; 7/6", "a 9"),
    Row("Shove", "Shove: Steady; 7/6; 9/6", "a 13 @9/6"),
)
COMMANDS = rows(
    "Magician",
    Row(
        "Bind",
        "Bind: 3 Steady; 8/6",
        "a immob(K) stun(K) on:damaged(K)",
        foes="Cave Bear 8/6",
        then=(("foe a", "", ""), ("foe a", "", ""), ("turn", "Hurl: 2 Steady; 8/6; no_push", "a 12")),
    ),
    Row("Bind", "Bind: 3 Steady; 8/6", "a immob(K) on:damaged(K)", foes="Salt Dragon 8/6"),
    Row(
        "Necromancy",
        "Spear: 2 Steady; 8/6; Necromancy: 3 Steady; 8/6",
        "a 5 @8/6 raise(3)",
        foes="Ghouls 8/6 1; Cave Bear 9/7",
        then=(
            ("foe a", "9/7; 9/7; done", "a raise(2); b 12 move-1(1) move-1(1)"),
            ("foe a", "7/6", "a @7/6 raise(1)"),
            ("foe a", "done", "a dead"),
        ),
    ),
    Row("Necromancy", "Stab:; 7/6; Necromancy: 3 Steady", "a dead", foes="Zombies! 7/6 1; Cave Bear 9/9"),
    Row(
        "Necromancy",
        "Spear: 2 Steady; 8/6; free_move; 8/6; Necromancy: 3 Steady",
        "hero @8/6; a dead",
        foes="Ghouls 8/6 1; Cave Bear 9/7",
    ),
    Row(
        "Necromancy",
        "Spear: 2 Steady; 8/6",
        "a dead; hand Necromancy, 3 Steady; no Necromancy",
        foes="Wendigo 8/6 1; Cave Bear 9/7",
        hand="Necromancy, 3 Steady",
    ),
    Row("Necromancy", "", "hand Necromancy, 3 Steady; no Necromancy", hand="Necromancy, 3 Steady"),
    Row("Pact", "Pact:; draw; draw", "hero 10; hand 2 Run, 2 Lucky"),
    Row("Pact", "", "hand Pact; no Pact", hand="Pact", hp=4),
    Row(
        "Possession",
        "Possession: 4 Steady; 8/6",
        "a dominate(2)",
        foes="Gate Hounds 8/6; Carrion Beetles 9/9",
        then=(
            ("foe a", "9/8; 9/9", "a @9/8 dominate(1); b 4"),
            ("foe b", "", "a 3 dominate(1)"),
            ("foe a", "done", "a"),
        ),
    ),
    Row("Possession", "Possession: 4 Steady; 8/6", "", foes="Grimalkin 8/6"),
    Row(
        "Quell",
        "Quell: 3 Steady; 8/6; 9/7",
        "a stun(1); b stun(1)",
        foes="Cave Bear 8/6; Ghouls 9/7; Ghouls 9/9",
    ),
    Row("Quell", "Quell: 3 Steady; 8/6; 9/7", "b stun(1)", foes="Wendigo 8/6; Ghouls 9/7"),
    Row(
        "Spurn",
        "Spurn: 2 Steady; 10/6; no_push",
        "a @10/6 move-2(1); b move-2(1)",
        foes="Cave Bear 7/6; Ghouls 4/6; Ghouls 9/9",
    ),
    Row("Hex", "Hex: Steady; 8/6; Spark: Magical; 8/6", "a 10 save-2(2)", foes="Minotaur 8/6"),
    Row(
        "Shield Wall",
        "Shield Wall: Steady",
        "hero save+2(1)",
        then=(("attack a 5 ranged", "", "hero 11 save+2(1)"),),
    ),
    Row("Fate", "Fate:; draw; draw", "hand Run, Lucky", hand="Stab", deck="Run, 5 Lucky"),
    Row("Fate", "Fate:; Walk; draw; skip", "hand Run, Stab", hand="Stab, Walk"),
    Row("Fate", "Fate:; Walk; draw", "marks fatigued", hand="Stab, Walk", deck="Lucky"),
)
DEFENSES = rows(
    "Templar",
    Row("Block", "Block: Steady", "hero 20", when="attack a 5 ranged"),
    Row("Block", "Block: Steady; Block: Steady", "hero 21", when="attack a 7 melee"),
    Row("Dodge", "Dodge: Steady", "hero 20", when="attack a 5 melee"),
    Row("Justice", "Justice: 3 Steady", "a 10", when="attack a 4 melee ally", allies="Magician 8/6"),
    Row("Justice", "Justice: 3 Steady", "a 10", when="attack a 4 ranged", foes="Minotaur 9/8"),
    Row("Fend", "Fend: Steady; 9/6", "hero 19; a @9/6", when="attack a 5 melee"),
    Row("Parry", "Parry: Steady", "hero 20", when="attack a 5 melee"),
    Row("Riposte", "Riposte: 2 Steady; 7/6", "hero 20; a 12", when="attack a 5 melee"),
    Row("Riposte", "Riposte: 2 Steady", "hero 20", when="attack a 5 melee", foes="Cave Bear 8/6"),
    Row("Brace", "Brace: Steady", "hero 19", when="attack a 5 ranged"),
)
MOVES_AND_CURES = rows(
    "Magician",
    Row("Run", "Run: 2 Steady; 1/6", "hero @1/6"),
    Row("Sprint", "Sprint: Steady; 1/6", "hero @1/6"),
    Row("Walk", "Walk:; 4/6", "hero @4/6"),
    Row(
        "Hand Spring",
        "Hand Spring: Steady; 1/4",
        "hero @1/4",
        map="V(0,0) V(0,4)",
        at="1/1",
        foes="Ghouls 0/2; Ghouls 1/2; Ghouls 2/2",
    ),
    Row("Blink", "Blink: Steady; 10/10", "hero @10/10"),
    Row("Scramble", "Scramble: Steady; 3/6", "hero @3/6"),
    Row("Stretch", "Stretch:; draw", "hero 6; hand Lucky", hp=5),
    Row("Drink", "Drink:", "hero 7", hp=5, hand="Lucky"),
    Row("Drink", "", "hand Drink, Stab; no Drink", hp=5, hand="Drink, Stab"),
    Row("Mend", "Mend: Steady; 8/6", "ally 2", allies="Champion 8/6 0"),
    Row("Mend", "Mend: Steady; 6/6", "hero 14", hp=13),
    Row("Second Wind", "Second Wind: 2 Steady", "hero 8", hp=5),
)
CARDS = [*HACK_AND_FEINT, *KATA, *OPPORTUNITY, *ATTACKS, *COMMANDS, *DEFENSES, *MOVES_AND_CURES]


@pytest.mark.parametrize("row", [*ATTACKS, *COMMANDS, *DEFENSES, *MOVES_AND_CURES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-04", "AD-KNO-05")
@pytest.mark.parametrize("row", HACK_AND_FEINT, ids=str)
def test_hack_and_feint(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-01", "AD-R-50", "AD-R-51")
@pytest.mark.parametrize("row", KATA, ids=str)
def test_kata_hits_twice_and_pushes_each_whom_it_hits_once(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-R-119", "AD-TYP-09")
@pytest.mark.parametrize("row", OPPORTUNITY, ids=str)
def test_opportunity_strikes_whoever_leaves(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-MOV-09")
def test_trample_goes_its_whole_way_or_not_at_all() -> None:
    row = rows("Champion", Row("Trample", "Trample: 2 Steady; part 0", "", foes="Cave Bear 9/9"))[0]
    g = row.table()
    deal(g, "turn", row.says)
    g.start(Acting(0))
    answer(g, "Trample: 2 Steady")
    answer(g, "part 0") if prompt(g) == "which-part" else None
    squares = [g.board.points[int(one.split()[1])] for one in options(g) if one.startswith("go ")]
    assert {max(abs(x - 6), abs(y - 6)) for x, y in squares} == {3}
    answer(g, "stay")
    assert where(g, 0) == "6/6"
