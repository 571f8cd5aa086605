"""One attack from its target to its end: damage, saves, defenses, and what comes after (AD-R-40)."""

import pytest
from games.darkness.board import play, point, put_effect, square, table, told
from games.darkness.card_play import Acting, prompt
from games.darkness.fights import fight, put_in_hand
from games.darkness.turns import go_on

from darkling.games.darkness.cards import ITEMS
from darkling.games.darkness.cards.language import INF, KEEP
from darkling.games.darkness.rules.attack import SingleAttack, defenses_left, passive_save, pierced
from darkling.games.darkness.rules.effects import begin, has, is_stunned, total
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import Attacked, Blocked, FoeDied, Hurt, Pushed, Redirected, Saved
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.start_step import StartStep
from darkling.games.darkness.rules.state import Darkness

SHIELD = [item.name for item in ITEMS].index("Tower Shield")


def duel(hero: str, foe: str, *hand: str, at: tuple[int, int] = (7, 6), hp: int = 0) -> Darkness:
    """Return a hero at (6,6) in its action step, against one monster with so many HP, and one far off."""
    piece = (foe, at, hp) if hp else (foe, at)
    g = fight([(hero, (6, 6))], [piece, ("Zombies!", (1, 2))], {0: hand}, round=1)
    play(g, Acting(0))
    return g


# Damage and saves (AD-SAV).


@pytest.mark.rule("AD-R-40", "AD-R-43")
def test_an_attack_goes_from_its_damage_by_the_saves_to_what_follows() -> None:
    g = duel("Templar", "Demon!", "Bash", "Steady", "Keen")
    go_on(g, "Bash: Steady, Keen", "leave_out pierce", "7/6", "8/6")
    kinds = (Attacked, Saved, Hurt, Pushed)
    events = [event for event in g.listener or [] if isinstance(event, kinds)]
    assert [type(event) for event in events] == [Attacked, Saved, Pushed]
    assert (events[0].damage, events[1].amount) == (3, 3)
    assert g.hp[1] == 10
    assert point(g, 1) == (8, 6)


@pytest.mark.rule("AD-R-40", "AD-R-29")
def test_penalties_never_bring_damage_below_nothing() -> None:
    g = duel("Champion", "Cave Bear", "Stab")
    put_effect(g, 1, 0, "mod", "dmg", amount=-3)
    go_on(g, "Stab:", "7/6")
    assert [event.damage for event in told(g.listener or [], Attacked)] == [0]
    assert g.hp[1] == 14


@pytest.mark.rule("AD-R-42", "AD-SAV-02")
def test_saves_against_one_attack_add_up() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Cave Bear", (7, 6))])
    put_effect(g, 0, 0, "mod", "save", amount=1)
    g.items[0] = (SHIELD,)
    play(g, SingleAttack(1, 0, 5, "melee"))
    assert g.hp[0] == 26 - 3


@pytest.mark.rule("AD-R-42", "AD-SAV-03")
def test_an_endless_save_beats_all_but_an_endless_pierce() -> None:
    assert [pierced(5, 2), pierced(2, 5), pierced(INF, 5), pierced(INF, INF), pierced(5, INF)] == [
        3,
        0,
        INF,
        0,
        0,
    ]
    g = table(heroes=[("Champion", (6, 6))], foes=[("Chesherak", (7, 6), 3)])
    play(g, SingleAttack(0, 1, 2, "melee", pierce=INF))
    assert g.hp[1] == 1


@pytest.mark.rule("AD-R-43", "AD-R-73")
def test_a_stun_works_though_all_damage_is_saved() -> None:
    g = duel("Assassin", "Demon!", "Knock Out", "Rapid", "Steady", "Steady", "Steady")
    go_on(g, "Knock Out: 3 Steady", "leave_out pierce", "7/6")
    assert g.hp[1] == 10
    assert is_stunned(g, 1)


@pytest.mark.rule("AD-R-43")
def test_a_block_stops_damage_and_all_else() -> None:
    g = table(heroes=[("Magician", (6, 6))], foes=[("Torturer", (7, 6))])
    begin(g, 0, 0, "on", "attacked", 0, KEEP)
    events = play(g, FoeTurn(1))
    assert told(events, Blocked)
    assert g.hp[0] == g.max_hp(0)
    assert total(g, 0, "move") == 0
    assert g.effects == ()


# Defenses of monsters (AD-MON-06).


@pytest.mark.rule("AD-R-44")
def test_a_monster_spends_its_defenses_on_the_first_attacks_that_fit() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Kobold Spears", (7, 6))])
    play(g, SingleAttack(0, 1, 0, "melee"))
    play(g, SingleAttack(0, 1, 1, "ranged"))
    assert g.used[1] == 0
    play(g, SingleAttack(0, 1, 1, "melee", pierce=INF))
    assert (g.used[1], g.hp[1]) == (1, 1)
    play(g, SingleAttack(0, 1, 1, "melee"))
    assert g.hp[1] == 0


@pytest.mark.rule("AD-R-44")
def test_each_attack_takes_one_defense() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Minotaur", (7, 6))])
    left = []
    for _ in range(3):
        play(g, SingleAttack(0, 1, 3, "melee"))
        left.append((defenses_left(g, 1), g.hp[1]))
    assert left == [(1, 11), (0, 10), (0, 7)]


@pytest.mark.rule("AD-R-46")
def test_defenses_come_back_with_the_round_and_not_with_the_phase() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Demon!", (9, 6)), ("Zombies!", (1, 2))])
    put_effect(g, 0, 1, "immob", lasts=9)
    play(g, SingleAttack(0, 1, 4, "melee"))
    play(g, FoeTurn(1))
    assert defenses_left(g, 1) == 0
    play(g, Round(heroes=1))
    assert defenses_left(g, 1) == 1


@pytest.mark.rule("AD-R-36", "AD-R-46")
def test_the_stunned_defend_nothing_and_keep_their_defenses() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Minotaur", (7, 6))])
    put_effect(g, 0, 1, "stun")
    play(g, SingleAttack(0, 1, 3, "melee"))
    assert (g.hp[1], g.used[1]) == (9, 0)


@pytest.mark.rule("AD-R-75", "AD-MON-08")
def test_what_is_taken_from_defenses_and_their_saves() -> None:
    g = table(heroes=[("Champion", (6, 6))], foes=[("Minotaur", (7, 6)), ("Aura Knight", (5, 6))])
    put_effect(g, 0, 1, "mod", "def", amount=-1)
    put_effect(g, 0, 1, "mod", "save", amount=-1)
    put_effect(g, 0, 2, "mod", "def", amount=-1)
    assert (defenses_left(g, 1), defenses_left(g, 2)) == (1, INF)
    play(g, SingleAttack(0, 1, 3, "melee"))
    assert g.hp[1] == 10
    put_effect(g, 0, 1, "mod", "save", amount=-9)
    g.used[1] = 0
    play(g, SingleAttack(0, 1, 3, "melee"))
    assert g.hp[1] == 7
    put_effect(g, 0, 2, "mod", "def", amount=-INF)
    assert defenses_left(g, 2) == 0


@pytest.mark.rule("AD-R-45", "AD-R-48")
def test_reach_counts_as_melee_and_any_by_how_near_the_target_is() -> None:
    g = duel("Samurai", "Gloom Stalkers", "Spear", "Disciplined", at=(8, 6))
    go_on(g, "Spear: Disciplined", "8/6")
    assert [event.distance for event in told(g.listener or [], Attacked)] == ["melee"]
    found = []
    for at in ((7, 6), (9, 6)):
        g = duel("Magician", "Cave Bear", "Force Push", "Magical", at=at)
        go_on(g, "Force Push: Magical", f"{at[0]}/{at[1]}")
        found += [event.distance for event in told(g.listener or [], Attacked)]
    assert found == ["melee", "ranged"]


@pytest.mark.rule("AD-R-45")
def test_a_lengthened_melee_attack_stays_melee() -> None:
    g = duel("Champion", "Gloom Stalkers", "Stab", "Reaching", at=(8, 6))
    go_on(g, "Stab: Reaching", "8/6")
    assert [event.distance for event in told(g.listener or [], Attacked)] == ["melee"]
    assert g.hp[1] == 3


# What no save helps against (AD-R-47).


@pytest.mark.rule("AD-R-47", "AD-R-74")
def test_neither_saves_nor_defenses_nor_bonuses_touch_what_is_no_attack() -> None:
    g = table(heroes=[("Psion", (6, 6))], foes=[("Aura Knight", (7, 6)), ("Zombies!", (1, 2))])
    for figure in (0, 1):
        put_effect(g, 0, figure, "mod", "save", amount=3)
        put_effect(g, 0, figure, "mod", "dmg", amount=3)
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=(square(g, 6, 6), square(g, 7, 6)))
    put_effect(g, 0, 1, "dot", amount=1, lasts=2, rest=(1, 1))
    put_effect(g, 0, 1, "stun")
    events = play(g, StartStep(0))
    events += play(g, FoeTurn(1))
    assert [(hurt.figure, hurt.amount, hurt.cause) for hurt in told(events, Hurt)] == [
        (1, 1, "dot"),
        (0, 2, "fire"),
        (1, 2, "fire"),
    ]
    assert g.used[1] == 0
    play(g, TakeHarm(0, 2, "lose"))
    assert g.hp[0] == 18 - 2 - 2


# Passive saves (AD-R-75).


@pytest.mark.rule("AD-R-75")
def test_passive_saves_come_to_three_at_most_and_a_ward_is_beside_them() -> None:
    g = table(heroes=[("Templar", (6, 6))], foes=[("Minotaur", (7, 6)), ("Zombies!", (1, 2))])
    g.items[0] = (SHIELD,)
    put_effect(g, 0, 0, "mod", "save", amount=1)
    put_effect(g, 0, 0, "mod", "save", amount=2)
    assert passive_save(g, 0) == 3
    for amount in (1, 2):
        put_effect(g, 0, -1, "zone", "ward", amount=amount, lasts=2, rest=(square(g, 6, 6),))
    play(g, SingleAttack(1, 0, 6, "melee"))
    assert g.hp[0] == 22 - 1


@pytest.mark.rule("AD-R-75")
def test_a_penalty_to_saves_never_adds_damage() -> None:
    g = table(heroes=[("Templar", (6, 6))], foes=[("Minotaur", (7, 6))])
    put_effect(g, 1, 0, "mod", "save", amount=-2)
    play(g, SingleAttack(1, 0, 6, "melee"))
    assert g.hp[0] == 22 - 6


@pytest.mark.rule("AD-STA-07", "AD-R-75")
def test_a_ward_saves_a_dominated_monster_and_no_other() -> None:
    g = table(heroes=[("Templar", (6, 6))], foes=[("Cave Bear", (7, 6)), ("Zombies!", (8, 6))])
    squares = (square(g, 7, 6), square(g, 8, 6))
    put_effect(g, 0, -1, "zone", "ward", amount=2, lasts=2, rest=squares)
    put_effect(g, 0, 1, "dominate", lasts=2)
    play(g, SingleAttack(2, 1, 3, "melee"))
    assert g.hp[1] == 13
    play(g, SingleAttack(1, 2, 1, "melee"))
    assert g.hp[2] == 1


# Hits and targets.


@pytest.mark.rule("AD-R-50")
def test_each_hit_is_an_attack_of_its_own_and_the_next_target_is_chosen_after_it() -> None:
    g = fight([("Magician", (6, 6))], [("Kobold Crossbows", (9, 6)), ("Kobold Crossbows", (9, 7))], round=1)
    put_in_hand(g, 0, "Lightning", "Magical", "Magical", "Run")
    play(g, Acting(0))
    go_on(g, "Lightning: 2 Magical", "9/6")
    assert (g.hp[1], g.used[1]) == (4, 1)
    assert prompt(g) == "next-hit"
    go_on(g, "9/6")
    assert g.hp[1] == 2
    go_on(g, "9/7")
    assert (g.hp[2], g.used[2]) == (4, 1)
    assert len(told(g.listener or [], Attacked)) == 3


@pytest.mark.rule("AD-R-51", "AD-PSH-01")
def test_each_target_of_a_kata_is_pushed_once_after_its_last_hit() -> None:
    g = fight([("Samurai", (6, 6))], [("Cave Bear", (7, 6)), ("Minotaur", (5, 6))], round=1)
    put_in_hand(g, 0, "Kata", "Prepared", "Steady")
    play(g, Acting(0))
    go_on(g, "Kata: Prepared, Steady", "part 0", "7/6", "7/6")
    assert prompt(g) == "push-where"
    go_on(g, "10/6")
    assert point(g, 1) == (10, 6)
    assert len(told(g.listener or [], Pushed)) == 1
    assert prompt(g) == "move-by-card"


@pytest.mark.rule("AD-R-53", "AD-R-54")
def test_an_attack_without_damage_meets_no_defense() -> None:
    g = duel("Psion", "Aura Knight", "Mind Plague", "Steady", "Steady", at=(9, 6))
    go_on(g, "Mind Plague: 2 Steady", "9/6")
    assert (g.used[1], g.hp[1]) == (0, 5)
    assert has(g, 1, "dot")
    assert not told(g.listener or [], Attacked)
    g = duel("Psion", "Aura Knight", "Mind Plague", "Steady", "Steady")
    go_on(g, "Mind Plague: 2 Steady", "done")
    assert g.effects == ()
    assert prompt(g) == "your-turn"


@pytest.mark.rule("AD-R-53", "AD-BOS-09")
def test_it_is_stopped_by_immunity() -> None:
    g = fight([("Psion", (5, 6))], [("High Order Master", (11, 6))], round=1)
    put_in_hand(g, 0, "Mind Plague", "Steady", "Steady")
    play(g, Acting(0))
    go_on(g, "Mind Plague: 2 Steady", "11/6")
    assert g.effects == ()


@pytest.mark.rule("AD-R-43", "AD-BOS-09")
def test_an_attack_that_is_blocked_does_nothing_else_either() -> None:
    g = fight([("Inquisitor", (5, 6))], [("High Order Master", (11, 6))], round=1)
    put_in_hand(g, 0, "Rope Dart", "Convicting")
    play(g, Acting(0))
    go_on(g, "Rope Dart: Convicting", "11/6")
    assert len(told(g.listener or [], Blocked)) == 1
    assert (prompt(g), point(g, 1), g.hp[1]) == ("your-turn", (11, 6), 20)


# Bosses that cards spare (AD-R-134).


@pytest.mark.rule("AD-R-134")
@pytest.mark.parametrize(
    ("hero", "card", "payment", "verb"),
    [
        ("Psion", "Nerve Pinch", "3 Steady", "stun"),
        ("Psion", "Possession", "4 Steady", "dominate"),
        ("Psion", "Quell", "3 Steady", "stun"),
        ("Templar", "Concuss", "3 Steady", "stun"),
    ],
)
def test_what_spares_bosses_works_on_all_others(hero: str, card: str, payment: str, verb: str) -> None:
    at = (7, 6) if card in ("Nerve Pinch", "Concuss") else (9, 6)
    found = []
    for foe in ("Cave Bear", "Grimalkin"):
        g = duel(hero, foe, card, *["Steady"] * 5, at=at)
        go_on(g, f"{card}: {payment}", f"{at[0]}/{at[1]}")
        found.append(has(g, 1, verb))
    assert found == [True, False]


@pytest.mark.rule("AD-R-134")
def test_a_knock_out_stuns_a_boss_and_a_coup_de_grace_may_finish_one() -> None:
    g = duel("Assassin", "Grimalkin", "Knock Out", *["Steady"] * 3)
    go_on(g, "Knock Out: 3 Steady", "7/6")
    assert is_stunned(g, 1)
    g = duel("Assassin", "Wendigo", "Coup de Grace", "Steady", "Steady", hp=4)
    go_on(g, "Coup de Grace: 2 Steady", "7/6")
    assert g.hp[1] == 0
    g = duel("Assassin", "Wendigo", "Coup de Grace", "Steady", "Steady", hp=5)
    go_on(g, "Coup de Grace: 2 Steady")
    assert g.hp[1] == 5


# Monsters' attacks turned on themselves.


def test_a_monster_hit_by_its_own_attack_does_nothing_more_to_itself() -> None:
    g = table(heroes=[("Templar", (6, 6))], foes=[("Void Weaver", (10, 6)), ("Zombies!", (1, 2))])
    put_in_hand(g, 0, "Reflect", "Steady", "Steady")
    g.grudge[1] = 0
    play(g, MonsterAttack(1, 0, 0))
    go_on(g, "Reflect: 2 Steady")
    events = g.listener or []
    assert [(event.old, event.new) for event in told(events, Redirected)] == [(0, 1)]
    assert (g.hp[1], g.used[1]) == (8 - 2, 1)
    assert not told(events, Pushed)
    assert not told(events, FoeDied)
    assert g.grudge[1] == 0
