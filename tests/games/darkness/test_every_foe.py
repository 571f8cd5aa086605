"""Each monster and boss takes a turn as its card says, and defends itself so."""

import pytest
from games.darkness.board import FOE_NAMES, table
from games.darkness.card_play import Row, rows

from darkling.games.darkness.rules.movement import flies, reachable

TURNS = rows(
    "Champion",
    Row("Kobold Crossbows", "", "hero 24; a @11/5", when="foe a", foes="Kobold Crossbows 10/6"),
    Row("Tunnel Rats", "", "hero 25; a @7/5", when="foe a", foes="Tunnel Rats 11/6"),
    Row("Kobold Spears", "", "hero 24; a @8/4", when="foe a", foes="Kobold Spears 11/6"),
    Row("Carrion Beetles", "", "hero 24; a @7/5", when="foe a", foes="Carrion Beetles 9/6"),
    Row("Aura Knight", "", "hero 22; a @7/5", when="foe a", foes="Aura Knight 9/6", allies="Templar 9/8"),
    Row("Hooded Cultists", "", "hero 24; a @7/5", when="foe a", foes="Hooded Cultists 9/6"),
    Row("Dread Archer", "", "hero 22; a @11/4", when="foe a", foes="Dread Archer 9/6"),
    Row("Torturer", "", "hero 21 move-2(1); a @7/5", when="foe a", foes="Torturer 9/6"),
    Row("Imps", "", "hero 25; a @5/12", when="foe a", foes="Imps 8/6"),
    Row("Gate Hounds", "", "ally 11; a @3/5", when="foe a", foes="Gate Hounds 9/6", allies="Magician 2/6"),
    Row("Void Weaver", "", "hero 22 @8/4; a @6/10", when="foe a", foes="Void Weaver 10/6"),
    Row("Zombies!", "", "hero 25; a @7/5", when="foe a", foes="Zombies! 8/6"),
    Row("Zombies!", "", "a @8/5", when="foe a", foes="Zombies! 9/6"),
    Row("Bone Archers", "", "hero 25", when="foe a", foes="Bone Archers 9/6"),
    Row("Ghouls", "", "hero 24 move-1(1) move-1(1); a @7/5", when="foe a", foes="Ghouls 9/6"),
    Row("Wraith", "", "hero 23 save+2(2); a @7/5", when="foe a", foes="Wraith 9/6", put="hero save+2(2)"),
    Row("Vampire", "", "hero 20; a 11 @7/5", when="foe a", foes="Vampire 9/6 5"),
    Row("Demon!", "", "hero 18; a @7/5", when="foe a", foes="Demon! 9/6"),
    Row("Minotaur", "", "hero 18; a @7/5", when="foe a", foes="Minotaur 9/6"),
    Row("Minotaur", "", "hero 20", when="foe a", foes="Minotaur 7/6"),
    Row("Ashen Brute", "", "hero 21; a @8/4", when="foe a", foes="Ashen Brute 11/6"),
    Row("Chesherak", "", "hero 22; a @7/5", when="foe a", foes="Chesherak 9/6"),
    Row("Gloom Stalkers", "", "hero 23; a @11/2", when="foe a", foes="Gloom Stalkers 9/6"),
    Row("Cave Bear", "", "hero 20; a @7/5", when="foe a", foes="Cave Bear 9/6"),
    Row("Bat Swarm", "", "hero 25; a @11/2", when="foe a", foes="Bat Swarm 9/6"),
)
BOSSES = rows(
    "Champion",
    Row("Grimalkin", "", "hero 20 @2/2; a @5/3", when="foe a", foes="Grimalkin 9/6"),
    Row("Grimalkin", "", "hero 17", when="foe a", foes="Grimalkin 1/1", at="0/0", map="V(0,0)"),
    Row(
        "Grimalkin", "", "a @7/2 move-3(1)", when="foe a", foes="Grimalkin 11/6", at="1/6", put="a move-3(2)"
    ),
    Row("Wendigo", "", "hero 18; a @7/5", when="foe a", foes="Wendigo 9/6", round=3),
    Row("Wendigo", "", "hero 16; a @7/5 dmg+1(K)", when="foe a", foes="Wendigo 9/6", round=4),
    Row("High Order Master", "", "hero 20; a @5/13", when="foe a", foes="High Order Master 10/6"),
    Row("Salt Dragon", "", "hero 16; a @8/4", when="foe a", foes="Salt Dragon 11/6"),
    Row(
        "Salt Dragon",
        "",
        "hero 25; ally 11; a @7/5",
        when="foe a",
        foes="Salt Dragon 8/6",
        allies="Templar 10/6",
    ),
    Row("Salt Dragon", "", "hero 22 move-2(1); a @8/5", when="foe a", foes="Salt Dragon 9/6", round=2),
)


def hits(foe: str, blows: str, left: str) -> Row:
    """Return a row in which the hero hits a foe several times: `m3` in melee for 3, `r3` from afar."""
    scenes = [
        (f"attack hero {blow[1:]} {CLASSES[blow[0]]} a", "", f"a {hp}" if hp != "0" else "a dead")
        for blow, hp in zip(blows.split(), left.split(), strict=True)
    ]
    when, says, after = scenes[0]
    return Row(foe, says, after, when=when, foes=f"{foe} 9/6; Imps 11/9", then=tuple(scenes[1:]))


CLASSES = {"m": "melee", "r": "ranged"}
DEFENSES = rows(
    "Champion",
    hits("Kobold Crossbows", "r3 m1", "3 2"),
    hits("Kobold Crossbows", "m3", "3"),
    hits("Tunnel Rats", "m1", "0"),
    hits("Kobold Spears", "r1 m2 m1", "2 1 0"),
    hits("Carrion Beetles", "r3 m3 r2", "4 2 1"),
    hits("Aura Knight", "m3 r2", "3 2"),
    hits("Hooded Cultists", "m1 m2", "2 0"),
    hits("Dread Archer", "m1 r3 r1", "4 3 2"),
    hits("Torturer", "r1 m4 m4", "8 7 3"),
    hits("Imps", "r2 m2", "2 0"),
    hits("Imps", "m2", "2"),
    hits("Gate Hounds", "m3 m2", "2 0"),
    hits("Void Weaver", "r3 m3 r3", "7 6 3"),
    hits("Zombies!", "m1 m1", "1 0"),
    hits("Bone Archers", "m1 r2 r1", "2 2 1"),
    hits("Ghouls", "m4 m1", "1 0"),
    hits("Wraith", "m4 r4 m2", "5 4 2"),
    hits("Vampire", "r3 m3 m3", "11 10 7"),
    hits("Demon!", "m4 m4", "9 5"),
    hits("Demon!", "r4", "9"),
    hits("Minotaur", "m3 r3 m3", "11 10 7"),
    hits("Ashen Brute", "r4 m4", "13 9"),
    hits("Ashen Brute", "m4", "13"),
    hits("Chesherak", "m9 m2", "3 1"),
    hits("Chesherak", "r9", "3"),
    hits("Gloom Stalkers", "m1 r9 r2", "3 3 1"),
    hits("Cave Bear", "m3 r10 m1", "11 1 0"),
    hits("Bat Swarm", "m1 m1", "2 1"),
    hits("Bat Swarm", "r2", "1"),
    hits("Grimalkin", "m4 r4 m4", "15 14 10"),
    hits("Wendigo", "r3 m3 m3", "22 20 18"),
    hits("High Order Master", "r30 m30 r2", "20 20 18"),
    hits("Salt Dragon", "m4 r4 m4 m4", "35 34 33 29"),
)


def walks(foe: str, to: str, after: str = "", start: str = "11/6") -> Row:
    """Return a row in which a foe goes as far as it can, the hero being at the other end of the room."""
    says = f"a @{to}" + (f"; {after}" if after else "")
    return Row(foe, "", says, when="foe a", foes=f"{foe} {start}", at="1/6")


WAYS = rows(
    "Champion",
    walks("Tunnel Rats", "6/2"),
    walks("Kobold Spears", "7/2"),
    walks("Carrion Beetles", "8/3"),
    walks("Aura Knight", "7/2"),
    walks("Hooded Cultists", "7/2"),
    walks("Torturer", "8/3"),
    walks("Gate Hounds", "5/2"),
    walks("Zombies!", "10/5"),
    walks("Ghouls", "6/2"),
    walks("Wraith", "6/2"),
    walks("Vampire", "5/2"),
    walks("Demon!", "6/2"),
    walks("Minotaur", "6/2"),
    walks("Ashen Brute", "8/3"),
    walks("Chesherak", "5/2"),
    walks("Gloom Stalkers", "3/4"),
    walks("Cave Bear", "7/2"),
    walks("Wendigo", "5/2"),
    walks("Salt Dragon", "5/2"),
    walks("Kobold Crossbows", "6/2", "hero 24", start="2/6"),
    walks("Dread Archer", "7/2", "hero 22", start="3/6"),
    walks("Imps", "8/2", "hero 25", start="2/6"),
    walks("Void Weaver", "7/2", "hero 22 @2/5", start="3/6"),
    walks("Bone Archers", "6/3", "hero 25", start="3/6"),
    walks("High Order Master", "10/2", "hero 20", start="3/6"),
)
FLYERS = "Imps, Void Weaver, Wraith, Vampire, Demon!, Chesherak, Bat Swarm, High Order Master, Salt Dragon"
DEATHS = rows(
    "Champion",
    Row(
        "Hooded Cultists",
        "",
        "a dead; b dmg+1(1)",
        when="attack hero 3 melee a",
        foes="Hooded Cultists 7/6; Hooded Cultists 9/2; Tunnel Rats 11/9",
        then=(("foe b", "", "hero 23; b @6/5"), ("attack b 2 melee", "", "hero 21")),
    ),
    Row(
        "Imps",
        "",
        "",
        when="attack hero 2 ranged a",
        foes="Imps 9/6; Imps 9/7",
        then=(("attack hero 2 ranged a", "", "a dead"),),
    ),
)
CARDS = [*TURNS, *BOSSES, *DEFENSES, *WAYS, *DEATHS]


@pytest.mark.rule("AD-MON-02", "AD-MON-04", "AD-MON-05")
@pytest.mark.parametrize("row", TURNS, ids=str)
def test_a_turn_of_each_monster(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-BOS-02", "AD-BOS-04")
@pytest.mark.parametrize("row", BOSSES, ids=str)
def test_a_turn_of_each_boss(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-MON-06", "AD-R-44")
@pytest.mark.parametrize("row", DEFENSES, ids=str)
def test_the_defenses_of_each(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-MOV-08")
@pytest.mark.parametrize("row", WAYS, ids=str)
def test_how_far_each_goes(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-MOV-05")
@pytest.mark.parametrize("foe", FOE_NAMES)
def test_who_flies_over_heroes(foe: str) -> None:
    heroes = [(name, (x, 2)) for x, name in enumerate(("Champion", "Templar", "Samurai"))]
    g = table("V(0,0) V(0,4)", heroes=heroes, foes=[(foe, (1, 3))])
    behind = [end for end in reachable(g, 3, 4, flies(g, 3)) if g.board.points[end][1] < 2]
    assert bool(behind) is (foe in FLYERS.split(", "))


@pytest.mark.parametrize("row", DEATHS, ids=str)
def test_what_their_death_brings(row: Row) -> None:
    row.check()
