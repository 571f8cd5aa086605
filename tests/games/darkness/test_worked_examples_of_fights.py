"""The ledger's worked examples that are about fights, by their ids."""

import pytest
from games.darkness.board import DRAIN, SANCTUM, options, play, point, put_effect, square, table, told
from games.darkness.card_play import AC_NAMES, Acting, prompt
from games.darkness.fights import fight, names, play_fight, put_in_hand
from games.darkness.turns import go_on, set_decks

from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.clearing import ClearRoom
from darkling.games.darkness.rules.effects import begin, is_immobile, is_stunned, put_in_play
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    Attacked,
    MonsterHeld,
    Pushed,
    Refreshed,
    Walked,
)
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.sides import is_won
from darkling.games.darkness.rules.start_step import StartStep
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    Darkness,
)

END = ("end_turn", "keep_hand")
FAR = ("Zombies!", (1, 2))
VENERATE, PLAGUE, ARMOR = [AC_NAMES.index(name) for name in ("Venerate", "Mind Plague", "Armor of Light")]


def hand_sizes(g: Darkness, hero: int) -> tuple[int, int]:
    return len(g.pile(hero, HAND_ACS)), len(g.pile(hero, HAND_RCS))


@pytest.mark.rule("AD-STA-01", "AD-STA-02")
def test_w_18_an_immobilized_knight_can_still_be_pushed() -> None:
    """AD-W-18: with nobody adjacent it does nothing; Bash pushes it 1."""
    g = fight([("Templar", (6, 6))], [("Aura Knight", (9, 6)), FAR], {0: ("Bash", "Steady")}, round=1)
    put_effect(g, 0, 1, "immob", lasts=2)
    events = play(g, FoeTurn(1))
    assert [event.why for event in told(events, MonsterHeld)] == ["idle"]
    g.at[0] = square(g, 8, 6)
    play(g, Acting(0))
    go_on(g, "Bash: Steady", "9/6", "10/6")
    assert point(g, 1) == (10, 6)


@pytest.mark.rule("AD-BOS-09", "AD-R-24", "AD-R-44")
def test_w_19_the_master_from_six_squares_and_from_five() -> None:
    """AD-W-19: nothing from 6; two INF defenses against what comes from 5, the third attack gets through."""
    g = fight([("Magician", (5, 6))], [("High Order Master", (11, 6))], round=1)
    put_in_hand(g, 0, *["Spark"] * 4, *["Magical"] * 4)
    play(g, Acting(0))
    go_on(g, "Spark: Magical", "11/6")
    assert (g.hp[1], g.used[1]) == (20, 0)
    go_on(g, "free_move", "6/6")
    found = []
    for _ in range(3):
        go_on(g, "Spark: Magical", "11/6")
        found.append((g.hp[1], g.used[1]))
    assert found == [(20, 1), (20, 2), (18, 2)]


@pytest.mark.rule("AD-FAT-01", "AD-FAT-02", "AD-FAT-04")
def test_w_22_fatigued_at_the_end_of_a_turn() -> None:
    """AD-W-22: hand and Venerate go; no answers in the monsters' phase; then all cards again."""
    g = fight([("Templar", (6, 6))], [("Cave Bear", (7, 6))])
    set_decks(g, "Walk", *["Holy"] * 3)
    put_in_hand(g, 0, "Venerate", "Bash", "Block", "Steady", *["Pious"] * 4)
    play_fight(g, "Venerate: Steady", "Bash: Pious", "7/6", "no_push")
    assert hand_sizes(g, 0) == (1, 3)
    go_on(g, *END)
    events = g.listener or []
    assert g.is_fatigued(0)
    assert g.effects == ()
    assert len(told(events, Attacked)) == 3
    assert (g.round, prompt(g)) == (2, "draw-your-cards")
    go_on(g, "draw_up")
    assert told(events, Refreshed)
    assert hand_sizes(g, 0) == (3, 3)
    assert not g.is_fatigued(0)


@pytest.mark.rule("AD-FAT-03", "AD-R-34")
def test_w_23_fatigued_in_the_start_step() -> None:
    """AD-W-23: this turn only the free move; at its end 3 and 3 again."""
    g = fight([("Champion", (6, 6))], [("Vampire", (7, 6)), FAR])
    set_decks(g)
    put_in_hand(g, 0, "Block", "Block", "Feint", *["Hearty"] * 5)
    play_fight(g, *END, "Block: Hearty", "Block: Hearty")
    assert prompt(g) == "draw-your-cards"
    go_on(g, "draw_up")
    assert options(g) == ["free_move", "end_turn"]
    go_on(g, *END)
    assert hand_sizes(g, 0) == (3, 3)
    assert not g.is_fatigued(0)


@pytest.mark.rule("AD-HP-08", "AD-HP-09", "AD-R-31")
def test_w_24_the_last_in_the_march_wakes_and_acts() -> None:
    """AD-W-24: Cure wakes the Champion with 4 HP, who draws 3 and 3 in this round's turn."""
    heroes = [("Magician", (5, 5)), ("Templar", (6, 6)), ("Champion", (5, 6), 0)]
    g = fight(heroes, [("Cave Bear", (11, 9))], {1: ("Cure", "Steady", "Steady")})
    play_fight(g, "draw_up", *END, "draw_up", "Cure: 2 Steady", "5/6", *END)
    assert (g.waiting, prompt(g), g.round, g.hp[2]) == ((2,), "draw-your-cards", 1, 4)
    go_on(g, "draw_up")
    assert hand_sizes(g, 2) == (3, 3)


@pytest.mark.rule("AD-MON-06", "AD-MON-08", "AD-R-42")
def test_w_27_many_small_hits_and_one_that_pierces() -> None:
    """AD-W-27: four of five hits fell a Kobold; none hurts an Aura Knight; Slow Blade does its full 3."""
    found = []
    for foe, card, payment in (
        ("Kobold Crossbows", "Thousand Cuts", "Rapid, Calculating, Calculating"),
        ("Aura Knight", "Thousand Cuts", "Rapid, Calculating, Calculating"),
        ("Aura Knight", "Slow Blade", "Calculating"),
    ):
        g = fight([("Assassin", (6, 6))], [(foe, (7, 6)), FAR], round=1)
        put_in_hand(g, 0, card, *["Calculating"] * 2)
        play(g, Acting(0))
        calculating = payment.count("Calculating")
        go_on(g, f"{card}: {calculating} Calculating")
        while prompt(g) in ("choose-target", "next-hit"):
            go_on(g, "7/6")
        found.append(g.hp[1])
    assert found == [0, 5, 2]


@pytest.mark.rule("AD-R-36", "AD-R-43", "AD-R-73")
def test_w_28_a_demon_is_knocked_out_for_one_turn() -> None:
    """AD-W-28: no damage, but no turn in round 2 and no defenses until then; it acts in round 3."""
    g = fight([("Assassin", (6, 6)), ("Champion", (11, 9))], [("Demon!", (7, 6))], round=1)
    put_in_hand(g, 0, "Knock Out", "Calculating", "Calculating", "Run", "Run", "Lucky")
    play_fight(g, "Knock Out: 2 Calculating", "7/6")
    assert (g.round, g.hp[2], g.used[2]) == (2, 10, 1)
    assert is_stunned(g, 2)
    go_on(g, *END, "draw_up", *END)
    events = g.listener or []
    assert [event.why for event in told(events, MonsterHeld)] == ["stunned"]
    assert not [event for event in told(events, Attacked) if event.attacker == 2]
    assert g.round == 3
    while g.round == 3:
        go_on(g, *(["draw_up"] if prompt(g) == "draw-your-cards" else END))
    assert [event for event in told(events, Attacked) if event.attacker == 2]


@pytest.mark.rule("AD-STA-06", "AD-STA-07", "AD-R-38")
def test_w_29_a_possessed_kobold() -> None:
    """AD-W-29: the Knight goes for the strongest player, Zombies for the Kobold; the Psion shoots with it."""
    heroes = [("Psion", (2, 2)), ("Champion", (8, 5))]
    foes = [("Kobold Crossbows", (5, 5)), ("Aura Knight", (5, 6)), ("Zombies!", (4, 5)), ("Zombies!", (6, 5))]
    g = table(SANCTUM, heroes, foes)
    put_effect(g, 0, 2, "dominate", lasts=2)
    events = play(g, Round(heroes=2))
    assert (g.waiting, prompt(g)) == ((0,), "command-monster")
    go_on(g, "5/3", "6/5")
    assert [(event.attacker, event.target) for event in told(events, Attacked)] == [(2, 5), (3, 1), (4, 2)]
    assert g.hp[5] == 0
    walked = {event.figure: g.board.points[event.path[-1]] for event in told(events, Walked)}
    assert walked[3] == (7, 4)
    for foe in (3, 4, 5):
        g.hp[foe], g.at[foe] = 0, -1
    assert not is_won(g)


@pytest.mark.rule("AD-R-80", "AD-R-85", "AD-R-119")
def test_w_35_a_kobold_in_melee() -> None:
    """AD-W-35: it flees, is struck for 1, goes to (16,4), looks again and shoots."""
    heroes = [("Assassin", (11, 5))]
    g = fight(heroes, [("Kobold Crossbows", (12, 5))], {0: ("Opportunity", "Calculating")}, DRAIN, round=1)
    events = play(g, FoeTurn(1))
    go_on(g, "Opportunity: Calculating", "12/5")
    assert (g.hp, point(g, 1)) == ([17 - 2, 4 - 1], (16, 4))
    assert [type(event) for event in events if isinstance(event, Attacked | Walked)] == [
        Attacked,
        Walked,
        Attacked,
    ]


@pytest.mark.rule("AD-R-80", "AD-R-83", "AD-R-85")
def test_w_36_a_kobold_three_squares_away() -> None:
    """AD-W-36: it shoots first, and may be answered; then it flees to (15,4)."""
    heroes = [("Champion", (8, 5))]
    g = fight(heroes, [("Kobold Crossbows", (11, 5))], {0: ("Block", "Hearty")}, DRAIN, round=1)
    play(g, FoeTurn(1))
    assert (prompt(g), point(g, 1)) == ("react", (11, 5))
    go_on(g, "pass")
    assert g.hp[0] == 24
    assert point(g, 1) == (15, 4)


@pytest.mark.rule("AD-DUR-04", "AD-R-47", "AD-R-74")
def test_w_41_a_plague_of_one_two_three() -> None:
    """AD-W-41: a Knight of 5 HP has 4, 2 and none left; with its Psion the card goes."""
    found = []
    for falls in (False, True):
        g = table(heroes=[("Psion", (6, 6)), ("Champion", (1, 3))], foes=[("Aura Knight", (9, 6)), FAR])
        begin(g, 0, 2, "dot", "", 1, 3, PLAGUE, 1, (1, 2, 3))
        put_in_play(g, 0, PLAGUE, 1)
        for number in (2, 3, 4):
            play(g, StartStep(0))
            found.append(g.hp[2])
            if falls and number == 2:
                play(g, TakeHarm(0, 99, "fire"))
        assert g.used[2] == 0
        assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Mind Plague"]
    assert found == [4, 2, 0, 4, 4, 4]


@pytest.mark.rule("AD-R-43")
def test_w_42_the_master_is_pulled_though_he_saves_everything() -> None:
    """AD-W-42: damage 0, still pushed up to 3 squares."""
    g = fight([("Inquisitor", (6, 6))], [("High Order Master", (10, 6))], round=1)
    put_in_hand(g, 0, "Rope Dart", "Convicting")
    play(g, Acting(0))
    go_on(g, "Rope Dart: Convicting", "10/6")
    assert (g.hp[1], g.used[1], prompt(g)) == (20, 1, "push-where")
    go_on(g, "7/6")
    assert point(g, 1) == (7, 6)
    assert len(told(g.listener or [], Pushed)) == 1


@pytest.mark.rule("AD-R-134", "AD-R-36", "AD-R-43")
def test_w_49_a_bound_dragon_is_only_held_and_a_minotaur_is_stunned() -> None:
    """AD-W-49: Bind holds the Dragon; Knock Out, all saved, leaves Bind and stuns it."""
    foes = [("Salt Dragon", (9, 6)), ("Minotaur", (9, 9))]
    g = fight([("Inquisitor", (6, 6)), ("Assassin", (8, 6))], foes, round=1)
    put_in_hand(g, 0, "Bind", "Bind", *["Convicting"] * 4)
    put_in_hand(g, 1, "Knock Out", *["Calculating"] * 2)
    play(g, Acting(0))
    go_on(
        g,
        "Bind: 2 Convicting",
        "leave_out mod",
        "9/6",
        "Bind: 2 Convicting",
        "leave_out mod",
        "9/9",
        "end_turn",
    )
    assert [(is_immobile(g, foe), is_stunned(g, foe)) for foe in (2, 3)] == [(True, False), (True, True)]
    play(g, Acting(1))
    go_on(g, "Knock Out: 2 Calculating", "9/6", "end_turn")
    assert (g.hp[2], g.used[2]) == (36, 1)
    assert (is_immobile(g, 2), is_stunned(g, 2)) == (True, True)
    play(g, SingleAttack(1, 2, 2, "melee"))
    assert g.hp[2] == 34
    assert not is_immobile(g, 2)


@pytest.mark.rule("AD-R-47", "AD-R-75", "AD-R-124")
def test_w_50_saves_are_against_attacks() -> None:
    """AD-W-50: 2 from the fire in spite of Save 3; an attack of 4 does 1."""
    g = table(heroes=[("Templar", (6, 6))], foes=[("Demon!", (7, 6)), FAR])
    begin(g, 0, 0, "mod", "save", 1, 99, VENERATE, 1)
    begin(g, 0, 0, "mod", "save", 2, 3, ARMOR, 2)
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=(square(g, 6, 6),))
    play(g, StartStep(0))
    assert g.hp[0] == 22 - 2
    play(g, SingleAttack(1, 0, 4, "melee"))
    assert g.hp[0] == 22 - 2 - 1


# While the room is cleared.


@pytest.mark.rule("AD-CLR-04", "AD-CLR-05", "AD-CLR-06")
def test_w_31_revived_and_rested() -> None:
    """AD-W-31: the Assassin wakes with 9 of 17 HP, draws 3 and 3, rests: 13 HP, 4 and 4 cards."""
    heroes = [("Assassin", (6, 6), 0), ("Champion", (5, 6)), ("Templar", (5, 7))]
    g = fight(heroes, [("Zombies!", (9, 9), 0)])
    for hero in (1, 2):
        put_in_hand(g, hero, *["Run"] * 3, *["Lucky"] * 3)
    play(g, ClearRoom(), "keep_hand", "keep_hand")
    assert g.waiting == (1,)
    go_on(g, "revive 0")
    assert g.hp[0] == 9
    while g.waiting != (0,) or prompt(g) != "revive-rest-explore":
        go_on(g, options(g)[0] if g.waiting == (0,) else "nothing")
    assert hand_sizes(g, 0) == (3, 3)
    go_on(g, "rest")
    while g.waiting == (0,):
        go_on(g, options(g)[-1])
    assert g.hp[0] == 13
    assert hand_sizes(g, 0) == (4, 4)


@pytest.mark.rule("AD-CLR-06", "AD-CLR-07", "AD-R-98")
def test_w_32_a_psion_rests() -> None:
    """AD-W-32: 7 of 18 HP become 13; the discards go back before 1 and 1 are drawn."""
    g = fight([("Psion", (6, 6), 7)], [("Zombies!", (9, 9), 0)])
    set_decks(g, "Run", "Run", "Lucky", "Lucky")
    put_in_hand(g, 0, *["Walk"] * 3, *["Elemental"] * 3)
    g.put(0, PILE_ACS, (1, 2, 3))
    g.put(0, PILE_RCS, (4, 5))
    play(g, ClearRoom(), "keep_hand", "rest", "reshuffle")
    assert g.hp[0] == 13
    assert hand_sizes(g, 0) == (4, 4)
    assert [len(g.pile(0, zone)) for zone in (DECK_ACS, DECK_RCS, PILE_ACS, PILE_RCS)] == [4, 3, 0, 0]
