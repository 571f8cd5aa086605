"""The ledger's worked examples that are about actions, by their ids."""

import pytest
from games.darkness.board import DRAIN, options, point, square, table, told
from games.darkness.card_play import AC_NAMES
from games.darkness.turns import (
    act,
    asked,
    attacked,
    begin,
    can,
    finish,
    go_on,
    hand,
    hero,
    pile,
    playable,
    set_decks,
    wounds,
)

from darkling.games.darkness.cards import CLASSES, LEGAL_ACTIONS
from darkling.games.darkness.rules.events import Attacked, Fatigued
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.space import sees, squares_in
from darkling.games.darkness.rules.state import FATIGUED, HAND_ACS

# From the rulebook.


@pytest.mark.rule("AD-SAV-02", "AD-SAV-03")
def test_w_01_a_save_lowers_damage_and_an_endless_one_stops_it():
    """AD-W-01: 5 damage against a save of 2, and of INF."""
    g = hero("Champion", items=["Buckler"], hp=10)
    attacked(g, 5, "melee", "Buckler")
    assert g.hp[0] == 7
    g = hero("Magician", "Spark", "Magical", foes=[("Chesherak", (9, 6))])
    act(g, "Spark: Magical", "9/6")
    assert wounds(g, 1) == [0]


@pytest.mark.rule("AD-DST-02", "AD-DST-03", "AD-DST-04")
def test_w_02_squares_at_each_distance_from_the_middle_of_the_inner_sanctum():
    """AD-W-02: 8 squares in melee, 24 at reach, 99 ranged; reach and ranged share a ring of 16."""
    g = hero("Psion")
    melee, reach, ranged = [
        set(squares_in(g, g.at[0], distance)) for distance in ("melee", "reach", "ranged")
    ]
    assert [len(melee), len(reach), len(ranged)] == [8, 24, 99]
    assert len(reach & ranged) == 16


@pytest.mark.rule("AD-LOS-02", "AD-LOS-03")
def test_w_03_the_magician_sees_both_zombies_but_not_the_minotaur():
    """AD-W-03: walls break the line; the Minotaur comes into it at (3,7)."""
    g = table("V(0,0) V(0,4) H(3,6) V(7,3)", [("Magician", (0, 0))])
    seen = [sees(g, g.at[0], square(g, *place)) for place in ((1, 7), (2, 6), (8, 3), (3, 7), (4, 7))]
    assert seen == [True, True, False, True, False]


@pytest.mark.rule("AD-KNO-04", "AD-KNO-05", "AD-KNO-06")
def test_w_04_zelda_feints_and_hacks():
    """AD-W-04: free move, Hearty Feint, Reaching Hack! with what floats of Hearty."""
    hand_cards = ("Hack!", "Hack!", "Feint", "Hearty", "Reaching", "Ponderous")
    g = hero(
        "Champion", *hand_cards, foes=[("Zombies!", (9, 5)), ("Cave Bear", (15, 5))], at=(3, 5), tiles=DRAIN
    )
    act(g, "free_move", "5/5")
    assert not can(g, "free_move")
    go_on(g, "Feint: Hearty", "7/5")
    assert g.floats[0] == (1, 1)
    go_on(g, "Hack!: float, Reaching", "done", "Hack!", "9/5")
    assert g.hp[1] == 0
    assert g.floats[0] == ()
    assert pile(g) == ["Feint", "Hack!", "Hack!", "Hearty", "Reaching"]


@pytest.mark.rule("AD-KNO-07", "AD-KNO-08")
def test_w_04_reaching_lengthens_melee_and_the_champion_moves_two():
    """AD-W-04: without Reaching the Zombie is too far away; the free move goes no farther than 2."""
    g = hero("Champion", "Hack!", "Run", "Hearty", foes=[("Zombies!", (8, 6))])
    act(g, "Hack!: Hearty")
    assert (asked(g), pile(g), g.hp[1]) == ("your-turn", ["Hack!", "Hearty", "Run"], 2)
    g = hero("Champion", foes=[("Zombies!", (11, 10))])
    act(g, "free_move")
    assert not can(g, "9/6")
    assert can(g, "8/6")


@pytest.mark.rule("AD-RC-04", "AD-RC-11", "AD-R-66")
def test_w_05_a_brutish_cleave_needs_hearty_too():
    """AD-W-05: two enemies take 4 each and are pushed; 1 Stamina floats."""
    g = hero("Champion", "Cleave", "Brutish")
    act(g)
    assert not playable(g)
    foes = [("Cave Bear", (7, 6)), ("Ghouls", (7, 7))]
    g = hero("Champion", "Cleave", "Brutish", "Hearty", foes=foes)
    act(g, "Cleave: Brutish, Hearty", "7/6", "8/6", "7/7", "8/7")
    assert wounds(g, 1, 2) == [4, 4]
    assert [point(g, foe) for foe in (1, 2)] == [(8, 6), (8, 7)]
    assert g.floats[0] == (1, 1)


@pytest.mark.rule("AD-KNO-01", "AD-R-51", "AD-R-61")
def test_w_06_kata_moves_first_or_hits_first():
    """AD-W-06: either order, two targets or one; each Disciplined adds 1 in the first action."""
    g = hero(
        "Samurai", "Kata", "Disciplined", "Disciplined", foes=[("Cave Bear", (8, 6)), ("Ghouls", (8, 7))]
    )
    act(g, "Kata: Disciplined, Disciplined", "part 1", "6/7", "8/6", "8/6")
    assert (wounds(g, 1), asked(g)) == ([8], "push-where")
    go_on(g, "11/6")
    assert point(g, 1) == (11, 6)
    g = hero(
        "Samurai",
        "Kata",
        "Disciplined",
        "Disciplined",
        "Just One Step",
        foes=[("Cave Bear", (8, 6)), ("Ghouls", (8, 7))],
    )
    act(g, "Just One Step:", "stay", "Kata: Disciplined, Disciplined", "part 0", "8/6", "8/7")
    assert wounds(g, 1, 2) == [2, 2]
    go_on(g, "9/6", "9/7", "6/4")
    assert [point(g, figure) for figure in (0, 1, 2)] == [(6, 4), (9, 6), (9, 7)]


@pytest.mark.rule("AD-KNO-02", "AD-R-16", "AD-R-17")
def test_w_07_deadly_turnabout_blocks_the_minotaur_and_strikes_back():
    """AD-W-07: the attack of 6+2 is blocked, 2 of the counter of 6 are saved; two Disciplined pay it."""
    g = hero("Samurai", "Deadly Turnabout", "Disciplined", "Disciplined", foes=[("Minotaur", (10, 6))])
    events = begin(g, FoeTurn(1), "Deadly Turnabout: Disciplined, Disciplined")
    assert [(event.attacker, event.damage) for event in told(events, Attacked)] == [(1, 8)]
    go_on(g, f"target {g.at[1]}")
    assert (g.hp[0], g.hp[1], g.used[1]) == (20, 8, 1)
    for resources in (["Disciplined"], ["Grim", "Grim", "Grim", "Reaching"]):
        g = hero("Samurai", "Deadly Turnabout", *resources)
        attacked(g, 8, "melee")
        assert g.over


@pytest.mark.rule("AD-KNO-03", "AD-R-06", "AD-DST-04")
def test_w_08_siphoning_heals_an_ally_by_what_got_through():
    """AD-W-08: X = 4, the Kobold saves 2, the Champion gains 2; an adjacent ally may not be chosen."""
    allies = [("Champion", (1, 6), 10), ("Templar", (6, 7), 5)]
    g = hero(
        "Magician", "Siphoning", "Magical", "Magical", foes=[("Kobold Crossbows", (11, 6))], allies=allies
    )
    act(g, "Siphoning: Magical, Magical", "x 4", "part 0", "11/6")
    assert g.hp[3] == 2
    assert can(g, "1/6", "6/6")
    assert not can(g, "6/7")
    go_on(g, "1/6")
    assert g.hp[1] == 12


@pytest.mark.rule("AD-X-03", "AD-R-67")
@pytest.mark.parametrize(
    ("discarded", "squares"), [("Diligent Assault", 1), ("Kata", 2), ("Finishing Move", 4)]
)
def test_w_09_metamorph_moves_by_the_damage_of_the_discarded_card(discarded, squares):
    """AD-W-09: X of a card that is not played is 1."""
    g = hero("Psion", "Metamorph", discarded, "Steady", foes=[("Cave Bear", (1, 2))])
    act(g, "Metamorph: Steady")
    assert can(g, f"{6 + squares}/6")
    assert not can(g, f"{7 + squares}/6")


@pytest.mark.rule("AD-MUL-01", "AD-ORD-03")
def test_w_10_an_empowered_unleashed_spark():
    """AD-W-10: times 2 and times 3 are times 5; three cards go first; then no further action."""
    cards = ("Spark", "Walk", "Punch", "Stretch", "Empowered", "Unleashed")
    g = hero("Magician", *cards, foes=[("Cave Bear", (9, 6))])
    act(g, "Spark: Empowered, Unleashed", "Walk", "Punch")
    assert wounds(g, 1) == [0]
    go_on(g, "9/6")
    assert wounds(g, 1) == [10]
    assert options(g) == ["free_move", "end_turn"]


@pytest.mark.rule("AD-ORD-03", "AD-ORD-04")
def test_w_11_fate_discards_then_draws():
    """AD-W-11: Stab is discarded first, so the one card of the deck is enough."""
    g = hero("Champion", "Fate", "Stab")
    set_decks(g, "Run", "Hearty", "Hearty", "Hearty", "Hearty", "Hearty")
    events = act(g, "Fate", "draw", "draw")
    assert not told(events, Fatigued)
    assert (hand(g), pile(g)) == (["Hearty", "Run"], ["Fate", "Stab"])


@pytest.mark.rule("AD-BLD-02")
def test_w_17_a_card_with_letters_cts_is_not_for_assassins():
    """AD-W-17: Champion, Templar and Samurai only."""
    block = AC_NAMES.index("Block")
    users = {card.name for card, legal in zip(CLASSES, LEGAL_ACTIONS, strict=True) if block in legal}
    assert users == {"Champion", "Templar", "Samurai"}


@pytest.mark.rule("AD-AC-05", "AD-TGT-02")
def test_w_20_charge_may_just_move_or_just_hit_but_not_move_after_the_hit():
    """AD-W-20: the parts of Charge are in order, and each may be left out."""
    g = hero("Champion", "Charge", "Hearty", foes=[("Cave Bear", (1, 2))])
    act(g, "Charge: Hearty", "part 0", "9/6")
    assert (point(g, 0), pile(g)) == ((9, 6), ["Charge", "Hearty"])
    g = hero("Champion", "Charge", "Stab", "Hearty", at=(8, 6))
    act(g, "Charge: Hearty", "done", "part 1", "7/6")
    assert (wounds(g, 1), asked(g), point(g, 0)) == ([3], "your-turn", (8, 6))


# Further scenarios.


@pytest.mark.rule("AD-TGT-06", "AD-TGT-07")
def test_w_25_fireball_may_not_cover_adjacent_squares():
    """AD-W-25: the box (6,4)-(8,5) is too near to (5,5), the box (7,4)-(9,5) is not."""
    g = hero("Magician", "Fireball", "Magical", "Magical", at=(5, 5), foes=[("Cave Bear", (9, 5))])
    act(g, "Fireball: Magical, Magical")
    assert not can(g, "6/4")
    go_on(g, "area 7/4-9/5")
    assert wounds(g, 1) == [6]
    g = hero("Magician", "Fireball", "Magical", "Magical", at=(5, 5), foes=[("Cave Bear", (9, 5))])
    act(g, "Fireball: Magical, Magical", "8/5")
    part = g._stack[-1]
    assert all(square(g, 6, 4) not in squares for squares in part.boxes(g).values())


BOX_FOES = [("Zombies!", (8, 4)), ("Zombies!", (9, 4)), ("Zombies!", (8, 5)), ("Cave Bear", (1, 10))]


@pytest.mark.rule("AD-TGT-09", "AD-TYP-05", "AD-R-122")
def test_w_26_fireball_burns_friend_and_foe():
    """AD-W-26: each takes 6; no Block in the own phase, but a Chain Coat helps."""
    for coat, hurt in ((False, 6), (True, 5)):
        allies = [("Champion", (7, 4))]
        g = hero("Magician", "Fireball", "Magical", "Magical", at=(5, 5), foes=BOX_FOES, allies=allies)
        g.put(1, HAND_ACS, (AC_NAMES.index("Block"),))
        g.put(1, 1, (0,))
        g.items[1] = (8,) if coat else ()
        act(g, "Fireball: Magical, Magical", "area 7/4-9/5")
        if coat:
            assert options(g) == ["use IT09", "pass"]
            go_on(g, "Chain Coat")
        assert wounds(g, 1) == [hurt]
        assert [g.hp[foe] for foe in (2, 3, 4)] == [0, 0, 0]


@pytest.mark.rule("AD-RC-10", "AD-R-66")
def test_w_34_what_floats_pays_in_the_same_monsters_turn_only():
    """AD-W-34: the second Block is paid with what is left of Hearty; the next monster finds nothing."""
    foes = [("Demon!", (7, 6)), ("Cave Bear", (5, 6))]
    g = hero("Champion", "Block", "Block", "Block", "Hearty", foes=foes)
    begin(g, FoeTurn(1), "Block: Hearty")
    assert g.floats[0] == (1, 1)
    go_on(g, "pass", "Block: float")
    assert (wounds(g, 0), g.floats[0]) == ([2], ())
    g = hero("Champion", "Block", "Block", "Hearty", foes=foes)
    begin(g, FoeTurn(1), "Block: Hearty", "pass", "pass")
    begin(g, FoeTurn(2))
    assert g.over
    assert hand(g) == ["Block"]


@pytest.mark.rule("AD-MUL-01", "AD-R-41")
def test_w_37_an_annihilating_disciplined_perfect_cut():
    """AD-W-37: 4 times (2+2) and 1 is 17."""
    g = hero("Samurai", "Perfect Cut", "Stab", "Annihilating", "Disciplined", foes=[("Wendigo", (7, 6))])
    events = act(g, "Perfect Cut: Annihilating, Disciplined", "7/6")
    assert [event.damage for event in told(events, Attacked)] == [17]
    assert "Stab" in pile(g)


@pytest.mark.rule("AD-FAT-03", "AD-R-63")
def test_w_38_a_fatigued_inquisitor_without_cards_cannot_use_a_crossbow():
    """AD-W-38: its condition cannot be met; a Healing Draught can be used."""
    g = hero("Inquisitor", items=["Hand Crossbow"])
    g.marks[0] = FATIGUED
    act(g)
    assert options(g) == ["free_move", "end_turn"]
    finish(g)
    g = hero("Inquisitor", items=["Hand Crossbow", "Healing Draught"], hp=3)
    g.marks[0] = FATIGUED
    act(g, "Healing Draught", "6/6")
    assert g.hp[0] == 11


@pytest.mark.rule("AD-EQ-04", "AD-EQ-05")
def test_w_39_knives_are_an_attack_action_for_rapid_and_flow():
    """AD-W-39: after Throwing Knives, Rapid is legal and Flow adds 1; the Knives take no resources."""
    cards = ("Shank", "Jab", "Rapid", "Calculating")
    g = hero(
        "Assassin", *cards, items=["Throwing Knives"], foes=[("Cave Bear", (7, 6)), ("Cave Bear", (9, 6))]
    )
    act(g)
    assert not can(g, "Rapid")
    go_on(g, "Throwing Knives")
    assert (asked(g), playable(g)) == ("discard-which", [])
    go_on(g, "Jab", "9/6", "9/6", "Shank: Rapid", "7/6")
    assert wounds(g, 1, 2) == [3, 2]


@pytest.mark.rule("AD-R-134", "AD-R-42")
@pytest.mark.parametrize(("foe", "left"), [("Wendigo", 20), ("Ashen Brute", 0)])
def test_w_48_an_expert_vorpul_strike_spares_bosses(foe, left):
    """AD-W-48: 4 get through; the Wendigo lives on with 20 HP, the Ashen Brute is slain."""
    cards = ("Just One Step", "Vorpul Strike", "Expert", "Disciplined", "Disciplined")
    g = hero("Samurai", *cards, foes=[(foe, (7, 6)), ("Cave Bear", (1, 2))])
    g.used[1] = 1
    act(g, "Just One Step:", "stay", "Vorpul Strike: Disciplined, Disciplined, Expert", "7/6")
    assert g.hp[1] == left


@pytest.mark.rule("AD-R-41", "AD-MUL-01")
def test_w_51_an_annihilating_lance_after_a_run():
    """AD-W-51: (4 + 2) times 2 is 12: what Lance adds itself is multiplied."""
    cards = ("Just One Step", "Lance", "Stab", "Annihilating", "Disciplined")
    g = hero("Samurai", *cards, foes=[("Wendigo", (11, 6))])
    events = act(g, "Just One Step:", "stay", "free_move", "9/6", "Lance: Annihilating, Disciplined", "11/6")
    assert [event.damage for event in told(events, Attacked)] == [12]


@pytest.mark.rule("AD-R-61", "AD-R-70")
def test_w_52_feathered_moves_before_or_after_the_blow():
    """AD-W-52: Feathered is a part of its own."""
    g = hero("Assassin", "Slow Blade", "Feathered", "Calculating", foes=[("Cave Bear", (9, 6))])
    act(g, "Slow Blade: Calculating, Feathered", "part 1", "8/6", "9/6")
    assert (wounds(g, 1), point(g, 0)) == ([3], (8, 6))
    g = hero("Assassin", "Slow Blade", "Feathered", "Calculating", "Stab")
    act(g, "Slow Blade: Calculating, Feathered", "part 0", "7/6", "4/6")
    assert (wounds(g, 1), point(g, 0)) == ([3], (4, 6))
