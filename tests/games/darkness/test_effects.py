"""Effects in play: when they lose a round, when they strike, how they add up, and when all of them end."""

import pytest
from games.darkness.board import options, play, point, put_effect, square, table, told
from games.darkness.card_play import AC_NAMES, Acting
from games.darkness.fights import fight, names, play_fight, put_in_hand
from games.darkness.turns import go_on

from darkling.games.darkness.cards import ADVANCEMENTS
from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.effects import (
    begin,
    begin_turn_of,
    dominator,
    end_turn_of,
    fire_on,
    has,
    is_hindered,
    put_in_play,
    taunter,
    total,
)
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import Attacked, EffectEnded, FoeDied, Healed, Hurt, Pushed, Walked
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import Push, Walk
from darkling.games.darkness.rules.space import sees
from darkling.games.darkness.rules.start_step import StartStep
from darkling.games.darkness.rules.state import PILE_ACS, POISE, Darkness

PLAGUE, INVOCATION, VENERATE, FIREWALL = [
    AC_NAMES.index(name) for name in ("Mind Plague", "Invocation", "Venerate", "Firewall")
]
VANGUARD = [card.name for card in ADVANCEMENTS].index("Vanguard")
FAR = ("Zombies!", (1, 2))


def room(hero: str = "Champion", foe: str = "Cave Bear", **fields: object) -> Darkness:
    return table(heroes=[(hero, (6, 6)), ("Templar", (6, 7))], foes=[(foe, (9, 6)), FAR], **fields)


def path(g: Darkness, *steps: tuple[int, int]) -> tuple[int, ...]:
    return tuple([square(g, *step) for step in steps])


# The clocks (AD-R-73).


@pytest.mark.rule("AD-R-73", "AD-DUR-01")
def test_what_is_on_an_enemy_ends_with_its_own_turns() -> None:
    g = room()
    put_effect(g, 0, 2, "mod", "dmg", amount=-1, lasts=2)
    put_effect(g, 0, 2, "immob", lasts=3)
    left = []
    for _ in range(3):
        play(g, StartStep(0))
        play(g, FoeTurn(3))
        play(g, FoeTurn(2))
        left.append((total(g, 2, "dmg"), has(g, 2, "immob")))
    assert left == [(-1, True), (0, True), (0, False)]


@pytest.mark.rule("AD-R-73")
def test_what_is_laid_on_an_enemy_in_its_turn_covers_the_whole_next_one() -> None:
    g = room()
    begin_turn_of(g, 2)
    put_effect(g, 0, 2, "stun")
    end_turn_of(g, 2)
    assert has(g, 2, "stun")
    play(g, FoeTurn(2))
    assert not has(g, 2, "stun")


@pytest.mark.rule("AD-R-73")
def test_what_is_on_friends_ends_with_the_start_steps_of_its_owner() -> None:
    g = room()
    put_effect(g, 0, 1, "mod", "save", amount=2, lasts=2)
    put_effect(g, 0, 0, "hide", lasts=1)
    put_effect(g, 0, -1, "zone", "fire", amount=1, lasts=1, rest=path(g, (9, 9)))
    for step in (StartStep(1), FoeTurn(2)):
        play(g, step)
    assert (total(g, 1, "save"), has(g, 0, "hide")) == (2, True)
    play(g, StartStep(0))
    assert (total(g, 1, "save"), has(g, 0, "hide"), fire_on(g, square(g, 9, 9))) == (2, False, 0)
    play(g, StartStep(0))
    assert total(g, 1, "save") == 0


@pytest.mark.rule("AD-R-73")
def test_what_monsters_lay_on_heroes_ends_with_the_heros_turn() -> None:
    g = fight([("Champion", (6, 6))], [("Torturer", (7, 6)), FAR])
    play_fight(g, "draw_up", "end_turn", "keep_hand")
    assert total(g, 0, "move") == -2
    begin_turn_of(g, 0)
    end_turn_of(g, 0)
    assert total(g, 0, "move") == 0


@pytest.mark.rule("AD-R-73")
def test_what_monsters_lay_on_monsters_ends_with_the_next_turn_of_the_recipient() -> None:
    cultists = [("Hooded Cultists", (9, 6)), ("Hooded Cultists", (9, 7)), ("Hooded Cultists", (9, 8))]
    g = table(heroes=[("Champion", (1, 2))], foes=cultists)
    begin_turn_of(g, 2)
    play(g, TakeHarm(1, 3, "fire"))
    assert [total(g, 2, "dmg"), total(g, 3, "dmg")] == [1, 1]
    end_turn_of(g, 2)
    assert [total(g, 2, "dmg"), total(g, 3, "dmg")] == [0, 1]


@pytest.mark.rule("AD-R-73", "AD-R-38")
def test_also_where_one_of_the_monsters_is_dominated() -> None:
    cultists = [("Hooded Cultists", (9, 6)), ("Hooded Cultists", (9, 7)), FAR]
    g = table(heroes=[("Psion", (1, 3))], foes=cultists)
    put_effect(g, 0, 1, "dominate", lasts=2)
    begin_turn_of(g, 2)
    play(g, TakeHarm(1, 3, "fire"))
    assert total(g, 2, "dmg") == 1
    end_turn_of(g, 2)
    assert total(g, 2, "dmg") == 0


@pytest.mark.rule("AD-DUR-02", "AD-DUR-03", "AD-R-72")
def test_a_card_is_discarded_with_the_last_of_its_effects() -> None:
    g = fight([("Inquisitor", (6, 6))], [("Cave Bear", (9, 6)), FAR], round=1)
    put_in_hand(g, 0, "Humble", "Steady", "Steady", "Poisonous")
    play(g, Acting(0))
    go_on(g, "Humble: 2 Steady, Poisonous", "leave_out pierce", "9/6", "end_turn")
    verbs = [(effect[4], effect[5]) for effect in g.effects]
    assert verbs == [("mod", "dmg"), ("mod", "move"), ("dot", ""), ("card", ""), ("card", "")]
    assert g.pile(0, PILE_ACS) == ()
    play(g, FoeTurn(1))
    play(g, FoeTurn(1))
    assert [effect[4] for effect in g.effects] == ["dot", "card"]
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Humble"]
    play(g, StartStep(0))
    play(g, StartStep(0))
    assert g.effects == ()


@pytest.mark.rule("AD-DUR-05")
def test_what_is_kept_in_play_stays_until_its_target_dies() -> None:
    g = room()
    put_effect(g, 0, 2, "immob", lasts=KEEP)
    for _ in range(4):
        play(g, FoeTurn(2))
    assert has(g, 2, "immob")
    play(g, TakeHarm(2, 99, "fire"))
    assert g.effects == ()


# Damage over time (AD-R-74).


def plagued(hp: int = 14) -> Darkness:
    g = table(heroes=[("Psion", (6, 6)), ("Templar", (6, 7))], foes=[("Cave Bear", (9, 6), hp), FAR])
    begin(g, 0, 2, "dot", "", 1, 3, PLAGUE, 1, (1, 2, 3))
    put_in_play(g, 0, PLAGUE, 1)
    g.plays = 1
    return g


@pytest.mark.rule("AD-R-74", "AD-DUR-04")
def test_a_dot_strikes_at_its_owners_start_steps_number_by_number() -> None:
    g = plagued()
    found = []
    for _ in range(4):
        play(g, StartStep(1))
        play(g, FoeTurn(3))
        play(g, StartStep(0))
        found.append(g.hp[2])
    assert found == [13, 11, 8, 8]
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Mind Plague"]


@pytest.mark.rule("AD-R-74")
def test_it_ends_when_its_target_dies() -> None:
    g = plagued(hp=2)
    play(g, StartStep(0))
    events = play(g, StartStep(0))
    assert told(events, FoeDied)
    assert g.effects == ()
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Mind Plague"]


@pytest.mark.rule("AD-R-74", "AD-HP-04")
def test_it_ends_when_its_owner_falls() -> None:
    g = plagued()
    play(g, TakeHarm(0, 99, "fire"))
    assert g.effects == ()
    assert g.hp[2] == 14


@pytest.mark.rule("AD-R-74")
def test_two_dots_both_strike() -> None:
    g = plagued()
    put_effect(g, 0, 2, "dot", amount=2, lasts=2, rest=(2, 2))
    play(g, StartStep(0))
    assert g.hp[2] == 14 - 1 - 2


# Adding up (AD-R-75).


@pytest.mark.rule("AD-R-75")
def test_modifiers_of_one_name_and_of_several_add_up() -> None:
    g = room()
    for amount in (-2, -2, -1):
        put_effect(g, 0, 2, "mod", "dmg", amount=amount, lasts=2)
    assert total(g, 2, "dmg") == -5


@pytest.mark.rule("AD-R-75")
def test_of_fires_on_a_square_the_hottest_burns() -> None:
    g = room()
    for amount in (1, 2, 1):
        put_effect(g, 0, -1, "zone", "fire", amount=amount, lasts=2, rest=path(g, (6, 6)))
    events = play(g, StartStep(0))
    assert [hurt.amount for hurt in told(events, Hurt)] == [2]


def test_who_is_hindered() -> None:
    g = room()
    found = [is_hindered(g, 2)]
    for verb, what, amount in (("mod", "dmg", 1), ("mod", "move", -1)):
        put_effect(g, 0, 2, verb, what, amount=amount)
        found.append(is_hindered(g, 2))
    assert found == [False, False, True]


def test_of_two_who_taunt_the_last_counts_and_nobody_unconscious() -> None:
    g = room()
    put_effect(g, 0, 2, "taunt", lasts=2)
    put_effect(g, 1, 2, "taunt", lasts=2)
    assert taunter(g, 2) == 1
    g.hp[1] = 0
    assert taunter(g, 2) == 0


# The start step (AD-R-124).


@pytest.mark.rule("AD-R-124")
def test_the_start_step_goes_from_durations_by_dots_and_healing_to_fire() -> None:
    g = table(heroes=[("Templar", (6, 6), 10), ("Psion", (6, 8), 9)], foes=[("Cave Bear", (9, 6)), FAR])
    g.advancements[0] = (VANGUARD,)
    put_effect(g, 0, 1, "mod", "save", amount=1)
    put_effect(g, 0, 2, "dot", amount=2, lasts=2, rest=(2, 2))
    begin(g, 0, 0, "on", "start", 0, KEEP, INVOCATION)
    put_effect(g, 1, -1, "zone", "fire", amount=3, lasts=2, rest=path(g, (6, 6)))
    events = play(g, StartStep(0))
    found = [
        (type(event), event.amount if isinstance(event, Hurt | Healed) else 0)
        for event in events
        if isinstance(event, EffectEnded | Hurt | Healed)
    ]
    assert found == [(EffectEnded, 0), (Hurt, 2), (Healed, 1), (Healed, 1), (Hurt, 3)]
    assert total(g, 0, "speed") == 3


@pytest.mark.rule("AD-R-124", "AD-R-125")
def test_a_dot_may_win_before_the_fire_kills() -> None:
    g = fight([("Psion", (6, 6), 1)], [("Cave Bear", (9, 6), 2)])
    put_effect(g, 0, 1, "dot", amount=2, lasts=2, rest=(2, 2))
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=path(g, (6, 6)))
    play_fight(g)
    assert g.over
    assert g.hp == [1, 0]


@pytest.mark.rule("AD-R-124")
def test_a_fire_of_the_own_that_is_out_burns_its_owner_no_more() -> None:
    g = room()
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=1, rest=path(g, (6, 6)))
    assert not told(play(g, StartStep(0)), Hurt)


# Fire and those who survive it.


def test_a_boss_that_lives_on_elsewhere_does_not_walk_back() -> None:
    g = table(heroes=[("Champion", (1, 2))], foes=[("Grimalkin", (9, 6), 1), FAR])
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=path(g, (8, 6)))
    events = play(g, Walk(1, path(g, (8, 6), (7, 6)), False))
    assert g.hp[1] == 8
    assert point(g, 1) == (5, 13)
    assert [event.path for event in told(events, Walked)] == [path(g, (8, 6))]


def test_nor_is_it_pushed_any_farther() -> None:
    g = table(heroes=[("Champion", (1, 2))], foes=[("Grimalkin", (9, 6), 1), FAR])
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=path(g, (8, 6)))
    play(g, Push(0, 1, path(g, (8, 6), (7, 6))))
    assert point(g, 1) == (5, 13)


@pytest.mark.rule("AD-HP-06", "AD-R-30")
def test_a_hero_pushed_into_the_own_fire_lies_where_it_fell() -> None:
    g = table(heroes=[("Psion", (6, 6), 1), ("Templar", (1, 3))], foes=[("Grimalkin", (5, 6))])
    begin(g, 0, -1, "zone", "fire", 2, 2, FIREWALL, 1, path(g, (7, 6)))
    put_in_play(g, 0, FIREWALL, 1)
    events = play(g, Push(2, 0, path(g, (7, 6), (8, 6))))
    assert g.hp[0] == 0
    assert g.effects == ()
    assert point(g, 0) == (7, 6)
    assert [event.path for event in told(events, Pushed)] == [path(g, (7, 6))]


@pytest.mark.rule("AD-MOV-04", "AD-HP-06")
def test_a_hero_who_falls_where_an_ally_stands_lies_beside() -> None:
    g = table(heroes=[("Psion", (6, 6), 1), ("Templar", (7, 6))], foes=[("Cave Bear", (9, 9))])
    put_effect(g, 1, -1, "zone", "fire", amount=2, lasts=2, rest=path(g, (7, 6)))
    play(g, Walk(0, path(g, (7, 6), (8, 6)), False))
    assert g.hp[0] == 0
    assert (point(g, 0), point(g, 1)) == ((6, 6), (7, 6))


# Fog.


@pytest.mark.rule("AD-LOS-02")
def test_fog_breaks_lines_that_cross_it_or_end_in_it_but_between_neighbours() -> None:
    g = room()
    put_effect(g, 0, -1, "zone", "fog", lasts=2, rest=path(g, (7, 6), (8, 6)))
    here = square(g, 6, 6)
    assert [sees(g, here, square(g, x, 6)) for x in (7, 8, 9, 5)] == [True, False, False, True]


# Servants.


@pytest.mark.rule("AD-STA-06", "AD-R-38")
def test_command_ends_with_its_hero() -> None:
    g = table(heroes=[("Magician", (6, 6)), ("Templar", (6, 7))], foes=[("Zombies!", (9, 6)), FAR])
    card = AC_NAMES.index("Necromancy")
    begin(g, 0, 2, "raise", "", 0, 3, card, 1)
    put_in_play(g, 0, card, 1)
    g.plays = 1
    put_effect(g, 1, 2, "mod", "dmg", amount=1, lasts=3)
    assert dominator(g, 2) == 0
    events = play(g, TakeHarm(0, 99, "fire"))
    assert [event.figure for event in told(events, FoeDied)] == [2]
    assert (g.hp[2], g.at[2], g.effects) == (0, -1, ())


@pytest.mark.rule("AD-STA-01", "AD-R-38")
def test_a_servant_that_is_held_strikes_from_where_it_stands() -> None:
    g = fight([("Magician", (6, 6))], [("Gate Hounds", (8, 6)), ("Cave Bear", (9, 6))], round=1)
    put_effect(g, 0, 1, "immob", lasts=2)
    put_effect(g, 0, 1, "dominate", lasts=2)
    play(g, FoeTurn(1))
    assert options(g) == [f"attack {square(g, 9, 6)}", "done"]


def test_only_the_dead_of_the_same_round_can_be_raised() -> None:
    g = fight([("Magician", (6, 6))], [("Ghouls", (8, 6), 1), FAR])
    put_in_hand(g, 0, "Spark", "Magical", "Run", "Run", "Lucky", "Lucky")
    play_fight(g, "Spark: Magical", "8/6")
    assert g.corpses == ((1, square(g, 8, 6)),)
    go_on(g, "end_turn", "keep_hand")
    assert (g.round, g.corpses) == (2, ())


# The end of an encounter (AD-R-76).


@pytest.mark.rule("AD-R-76", "AD-DUR-05")
def test_nothing_outlasts_an_encounter_but_hands_and_hit_points() -> None:
    g = fight([("Samurai", (6, 6), 11)], [("Cave Bear", (9, 6), 1)])
    put_in_hand(g, 0, "Run", "Lucky")
    begin(g, 0, 0, "mod", "save", 1, KEEP, VENERATE, 1)
    put_in_play(g, 0, VENERATE, 1)
    put_effect(g, 0, 1, "stun", lasts=5)
    put_effect(g, 0, -1, "zone", "fog", lasts=5, rest=path(g, (1, 3)))
    g.marks[0], g.floats[0], g.plays = POISE, (1, 1), 9
    g.hp[1], g.at[1] = 0, -1
    play(g, Encounter())
    assert (g.effects, g.marks, g.floats, g.round, g.corpses) == ((), [0], [()], 0, ())
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Venerate"]
    assert names(g.pile(0, 0), AC_NAMES) == ["Run"]
    assert g.hp[0] == 11


@pytest.mark.rule("AD-R-59")
def test_a_watcher_strikes_with_its_bonuses_when_an_enemy_walks_near() -> None:
    g = fight([("Samurai", (6, 6))], [("Cave Bear", (9, 6)), FAR], {0: ("Draw the Line", "Disciplined")})
    play_fight(g, "draw_up", "Draw the Line: Disciplined", "end_turn", "keep_hand")
    struck = [event for event in told(g.listener or [], Attacked) if event.attacker == 0]
    assert [(event.target, event.damage) for event in struck] == [(1, 2)]
    assert g.hp[1] == 12
