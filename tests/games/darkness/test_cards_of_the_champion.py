"""Each card of the Champion does what it says."""

import pytest
from games.darkness.card_play import Row, rows

ACTIONS = rows(
    "Champion",
    Row("Butcher", "Butcher: 3 Steady; 7/6", "a 9"),
    Row("Butcher", "Butcher: 3 Steady; 7/6; !9/5; 8/5", "a dead; hero @8/5", foes="Zombies! 7/6; Imps 9/9"),
    Row("Charge", "Charge: 2 Steady; part 0; 9/6; 10/6", "hero @9/6; a 11", foes="Cave Bear 10/6"),
    Row("Charge", "Charge: 2 Steady; part 0; 9/5", "hero @9/5", foes="Cave Bear 11/9"),
    Row("Charge", "Charge: 2 Steady; part 1; 7/6", "a 11"),
    Row("Crush", "Crush: 3 Steady; 7/6", "a 10 immob(1)", then=(("foe a", "", "hero 20; a"),)),
    Row("Crush", "Crush: 3 Steady; leave_out immob; 7/6", "a 10"),
    Row("Militia", "Militia: 2 Steady; 7/6", "a 12"),
    Row("Militia", "Militia: 2 Steady; 7/6", "a 11", allies="Templar 8/6"),
    Row("Militia", "Militia: 2 Steady; 7/6", "a 12", allies="Templar 8/6 0"),
    Row(
        "Militia",
        "Militia: 2 Steady; 7/6",
        "a 9",
        allies="Templar 8/6; Samurai 8/7; Psion 7/7; Assassin 8/5",
    ),
    Row("Practiced Attack", "Practiced Attack: Steady; 7/6", "a 12"),
    Row("Practiced Attack", "Stab:; done; 7/6; Practiced Attack: Steady; 7/6; draw", "a 11; hand Run"),
    Row("Practiced Attack", "Stab:; done; 7/6; Practiced Attack: Steady; 7/6; skip", "a 11"),
    Row("Roll w/the Punches", "Roll w/the Punches: Steady; 5/5", "hero 24 @5/5", when="attack a 4 melee"),
    Row(
        "Roll w/the Punches",
        "",
        "hero 22; hand Roll w/the Punches, Steady",
        when="attack a 4 ranged",
        hand="Roll w/the Punches, Steady",
    ),
    Row(
        "Warcry",
        "Warcry: 3 Steady",
        "hero dmg+1(1); ally dmg+1(1); third dmg+1(1)",
        allies="Templar 7/7; Magician 10/2",
        then=(
            ("turn of ally", "end_turn", ""),
            ("turn", "Stab:; 7/6", "a 12"),
            ("start", "", "hero; ally; third"),
        ),
    ),
    Row(
        "Take the Blow",
        "Take the Blow: Steady; 8/6",
        "hero 22 @8/6; ally @6/6",
        when="attack a 6 melee ally",
        allies="Magician 8/6",
        foes="Cave Bear 9/6",
    ),
    Row("Take the Blow", "Take the Blow: Steady", "hero 22", when="attack a 6 ranged"),
    Row(
        "Earthshaker",
        "Earthshaker: 4 Steady; 8/6; no_push",
        "a 11 @8/6; b 2",
        foes="Cave Bear 7/6; Ghouls 5/6; Zombies! 8/8",
    ),
)
HEARTY = rows(
    "Champion",
    Row("Hearty", "Practiced Attack: Hearty; done; 7/6; Deft Swing: float; 7/6", "a 10"),
    Row("Hearty", "Practiced Attack: Hearty; 7/6", "a 12; floats 1 1", then=(("turn", "", ""),)),
    Row(
        "Hearty",
        "Stab: Hearty; 7/6; Deft Swing: float; 7/6",
        "a 11; hand Feint; no Feint",
        hero="Psion",
        hand="Feint",
    ),
)
RESOURCES = rows(
    "Champion",
    Row("Brutish", "Stab: Brutish; 7/6; !9/6; 8/6", "a 12 @8/6"),
    Row("Gladiatorial", "Stab: Gladiatorial; 7/6", "a 12"),
    Row("Gladiatorial", "Stab: Gladiatorial; 7/6; draw", "a dead; hand Run", foes="Zombies! 7/6; Imps 9/9"),
    Row(
        "Howling",
        "Stab: Howling; part 0; 7/6",
        "a 4 taunt(1); b taunt(1)",
        foes="Gate Hounds 7/6; Zombies! 8/6; Zombies! 9/6",
        allies="Magician 8/5",
        then=(("foe a", "", "hero 23; a"),),
    ),
    Row("Momentous", "Stab: Momentous; 7/6", "a 13"),
    Row("Momentous", "free_move; 8/6; Stab: Momentous; 9/6", "hero @8/6; a 11", foes="Cave Bear 9/6"),
    Row("Momentous", "Run: 2 Steady; 10/2; Stab: Momentous; 11/2", "hero @10/2; a 10", foes="Cave Bear 11/2"),
    Row("Ponderous", "Butcher: Ponderous; 7/6", "a 9; no free_move"),
    Row(
        "Ponderous",
        "free_move; 6/5",
        "hero @6/5; hand Butcher, Ponderous; no Butcher",
        hand="Butcher, Ponderous",
    ),
    Row("Shattering", "Stab: Shattering; 7/6", "a 2", foes="Chesherak 7/6"),
    Row(
        "Spinning",
        "Stab: Spinning; 7/6; 5/6; 6/7",
        "a 13; b 4; c 2; no Stab",
        foes="Cave Bear 7/6; Ghouls 5/6; Hooded Cultists 6/7; Zombies! 5/5",
    ),
    Row("Thunderous", "Butcher: Thunderous, Steady; Keen; 7/6", "a 4; hand Lucky", hand="Keen, Lucky"),
    Row("Stubborn", "Block: Stubborn", "hero 24", when="attack a 6 melee"),
)
CARDS = [*ACTIONS, *HEARTY, *RESOURCES]


@pytest.mark.parametrize("row", [*ACTIONS, *RESOURCES], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-06", "AD-R-66", "AD-RC-12")
@pytest.mark.parametrize("row", HEARTY, ids=str)
def test_what_is_left_of_hearty_pays_for_one_further_action(row: Row) -> None:
    row.check()
