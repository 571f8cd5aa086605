"""Each resource card that several classes may have does what it says."""

import pytest
from games.darkness.card_play import Row, rows

REACHING = rows(
    "Champion",
    Row("Reaching", "Stab: Reaching; 8/6", "a 13", foes="Cave Bear 8/6"),
    Row("Reaching", "Lance: Reaching, 2 Steady; 9/6", "a 10", foes="Cave Bear 9/6"),
    Row("Reaching", "Stab: Reaching", "", foes="Cave Bear 9/6"),
)
PAYMENTS = rows(
    "Champion",
    Row("Blood Lusted", "Cleave: Blood Lusted; 7/6", "hero 25; a 9"),
    Row("Blood Lusted", "", "hand Cleave, Blood Lusted; no Cleave", hand="Cleave, Blood Lusted", hp=1),
    Row("Steady", "Stab: Steady; 7/6", "a 4", foes="Aura Knight 7/6"),
    Row("Steady", "Deadly Turnabout: 4 Steady; 7/6", "a 8", when="attack a 9 melee"),
    Row("Desperate", "Butcher: Desperate; 7/6", "a 9", hp=13),
    Row("Desperate", "", "hand Butcher, Desperate; no Butcher", hand="Butcher, Desperate", hp=14),
)
BONUSES = rows(
    "Champion",
    Row("Grim", "Stab: Grim; 7/6", "a 11", hp=13),
    Row("Grim", "Stab: Grim; 7/6", "a 13", hp=14),
    Row("Silent", "Spear: Silent, Calculating; 7/6", "a 7", foes="Torturer 7/6"),
    Row("Silent", "Spear: Silent, Calculating; 7/6", "", foes="Chesherak 7/6"),
    Row("Keen", "Cleave: Keen, Pious; 7/6; 5/6", "a 10; b 1", foes="Cave Bear 7/6; Ghouls 5/6"),
    Row("Cautious", "Block: Cautious", "hero 25", when="attack a 6 melee"),
    Row("Cautious", "Stab: Cautious; 7/6", "a 13"),
)
LASTING = rows(
    "Magician",
    Row("Cursed", "Spark: Cursed; 8/6", "a 12 dmg-1(2)", foes="Cave Bear 8/6"),
    Row("Runed", "Weaken: Runed, Steady; 8/6", "a dmg-2(3)", foes="Cave Bear 8/6"),
    Row(
        "Runed",
        "Brand: Runed; 8/6",
        "a 13 dot(1,1,1)",
        foes="Cave Bear 8/6",
        then=(("start", "", "a 12 dot(1,1)"), ("start", "", "a 11 dot(1)"), ("start", "", "a 10")),
    ),
    Row("Runed", "Mind Plague: Runed, Calculating; 8/6", "a dot(1,2,3,3)", foes="Cave Bear 8/6"),
    Row("Runed", "Armor of Light: Runed, Steady; 6/6", "hero save+2(4)"),
    Row("Runed", "Mist: Runed, Steady; area 8/5-10/6", "zone fog0(3) 8/5-10/6", foes="Cave Bear 11/9"),
    Row("Runed", "Venerate: Runed", "hero save+1(K)"),
    Row("Runed + Cursed", "Spark: Runed, Cursed; 8/6", "a 12 dmg-1(3)", foes="Cave Bear 8/6"),
)
CARDS_FOR_CARDS = rows(
    "Psion",
    Row("Adjusted", "Stab: Adjusted; 7/6; Walk", "a 13; hand Run, Walk", hand="2 Walk"),
    Row("Adjusted", "Stab: Adjusted; 7/6; done", "a 13; hand Walk", hand="Walk"),
    Row("Lucky", "Stab: Lucky; 7/6; look; Fate", "a 13; knows Fate / Walk", deck="Fate, Walk"),
    Row("Lucky", "Stab: Lucky; 7/6; look", "a 13; knows Walk / Walk", deck="3 Walk"),
    Row("Lucky", "Stab: Lucky; 7/6; skip", "a 13", deck="Fate, Walk"),
    Row(
        "Lucky",
        "Stab: Lucky; 7/6; look; Fate; Stab: Quick; 7/6; draw",
        "a 12; hand Fate; knows  / Walk",
        deck="Fate, Walk",
    ),
)
CARDS = [*REACHING, *PAYMENTS, *BONUSES, *LASTING, *CARDS_FOR_CARDS]


@pytest.mark.parametrize("row", [*PAYMENTS, *BONUSES, *LASTING, *CARDS_FOR_CARDS], ids=str)
def test_card(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-KNO-07", "AD-R-45")
@pytest.mark.parametrize("row", REACHING, ids=str)
def test_reaching_lengthens_melee_and_reach(row: Row) -> None:
    row.check()
