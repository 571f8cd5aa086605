"""Bosses: what each of them can do, and how their servants come."""

import pytest
from games.darkness.board import (
    FOE_NAMES,
    SANCTUM,
    play,
    point,
    put_effect,
    square,
    table,
    told,
)

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.bosses import is_immune_to_push, lives_used, on_dead, will_summon
from darkling.games.darkness.rules.breath import breath
from darkling.games.darkness.rules.effects import begin, total
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    Attacked,
    FoeDied,
    Hurt,
    MonsterTurnBegan,
    Pushed,
    Summoned,
    Survived,
    Teleported,
    Walked,
)
from darkling.games.darkness.rules.forecast import Foreseen, forecast
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import push_squares
from darkling.games.darkness.rules.settings import BOSS_SCALING
from darkling.games.darkness.rules.state import Darkness
from darkling.games.darkness.rules.summoning import on_place, summon

Place = tuple[int, int]
PORTAL = "The Dark Portal"
CULTISTS, IMPS, RATS = [FOE_NAMES.index(name) for name in ("Hooded Cultists", "Imps", "Tunnel Rats")]
MASTER = "High Order Master"


def against(boss: str, at: Place, *heroes: tuple[object, ...], **fields: object) -> Darkness:
    """Return a large room with a boss as the first figure after the heroes."""
    return table(SANCTUM, heroes=heroes or [("Champion", (6, 6))], foes=[(boss, at)], **fields)


def with_deck(g: Darkness, *cards: int) -> Darkness:
    """Let these cards be the dungeon deck; no tile hides one."""
    g.hidden, g.buried, g.dealt = (tuple(sorted(cards)),), (0,), (0,) * len(g.tiles)
    g.faces = (-2,) * len(g.tiles)
    return g


@pytest.mark.rule("AD-BOS-01", "AD-BOS-02")
def test_a_boss_is_one_monster_with_special_abilities() -> None:
    bosses = [card for card in FOES if card.is_boss]
    assert [card.name for card in bosses] == ["Grimalkin", "Wendigo", MASTER, "Salt Dragon"]
    assert all(card.number == 1 and card.specials and card.copies >= 2 for card in bosses)


# Grimalkin.


def test_grimalkin_comes_back_far_away_twice() -> None:
    g = against("Grimalkin", (5, 6), ("Champion", (6, 6)), ("Assassin", (10, 3)))
    events = play(g, TakeHarm(2, 99, "dot", 0))
    assert [event.hp for event in told(events, Survived)] == [8]
    assert told(events, Teleported)
    assert point(g, 2) == (5, 13)
    play(g, TakeHarm(2, 99, "dot", 0))
    assert (g.hp[2], lives_used(g, 2)) == (8, 2)
    events = play(g, TakeHarm(2, 99, "dot", 0))
    assert told(events, FoeDied)
    assert g.hp[2] == 0


@pytest.mark.rule("AD-R-29", "AD-R-120")
@pytest.mark.parametrize(("players", "hp"), [(1, 4), (2, 8), (3, 8)])
def test_a_small_grimalkin_comes_back_with_no_more_than_it_can_have(players: int, hp: int) -> None:
    heroes = [(name, (x, 6)) for x, name in enumerate(("Champion", "Assassin", "Magician")[:players], 6)]
    g = against("Grimalkin", (5, 6), *heroes)
    g.agreed |= BOSS_SCALING
    g.hp[players] = g.max_hp(players)
    (survived,) = told(play(g, TakeHarm(players, 99, "dot", 0)), Survived)
    assert survived.hp == g.hp[players] == hp


def test_grimalkin_toys_with_whom_it_hits() -> None:
    g = against("Grimalkin", (5, 6))
    begin(g, 0, 1, "immob", "", 0, 1)
    put_effect(g, 0, 1, "mod", "atk", amount=-2)
    events = play(g, FoeTurn(1))
    assert [(event.by, event.figure) for event in told(events, Pushed)] == [(1, 0)]
    assert point(g, 0) == (8, 4)


# Wendigo.


def test_wendigo_grows_hungrier_from_the_fourth_round_on() -> None:
    g = against("Wendigo", (5, 6))
    damages = []
    for number in (3, 4, 5):
        g.round, g.hp[0] = number, 30
        damages.append(told(play(g, FoeTurn(1)), Attacked)[0].damage)
    assert damages == [4, 5, 6]
    assert total(g, 1, "dmg") == 2


def test_wendigo_devours_whom_it_fells() -> None:
    g = against("Wendigo", (5, 6), ("Champion", (6, 6), 4), ("Assassin", (10, 3)))
    g.hp[2] = 10
    play(g, FoeTurn(2))
    assert (g.hp[0], g.hp[2]) == (0, 16)


# High Order Master.


@pytest.mark.rule("AD-BOS-09", "AD-R-128")
def test_the_master_feels_nothing_from_afar() -> None:
    g = against(MASTER, (1, 6), ("Magician", (7, 6)), ("Champion", (6, 6)))
    play(g, SingleAttack(0, 2, 2, "ranged"))
    assert (g.hp[2], g.used[2]) == (20, 0)
    for _ in range(2):
        play(g, SingleAttack(1, 2, 2, "ranged"))
    assert (g.hp[2], g.used[2]) == (20, 2)
    play(g, SingleAttack(1, 2, 2, "ranged"))
    assert g.hp[2] == 18


@pytest.mark.rule("AD-BOS-08", "AD-R-90")
def test_the_master_is_placed_with_servants_who_act_before_him() -> None:
    heroes = [("Champion", (3, 5)), ("Assassin", (3, 6)), ("Magician", (3, 7))]
    g = table(PORTAL, heroes=heroes, foes=[(MASTER, (16, 5))])
    with_deck(g, CULTISTS, RATS, RATS)
    events = []
    g.listener = events
    on_place(g, 3)
    assert [(event.by, event.card) for event in told(events, Summoned)] == [(3, CULTISTS)]
    assert [point(g, figure) for figure in (4, 5, 6)] == [(15, 4), (16, 4), (15, 5)]
    assert [entry[0] for entry in g.line] == [CULTISTS, FOE_NAMES.index(MASTER)]
    assert g.hidden[0] == (RATS, RATS) or RATS in g.hidden[-1]
    acted = [event.figure for event in told(play(g, Round(heroes=3)), MonsterTurnBegan)]
    assert acted[:4] == [4, 5, 6, 3]


@pytest.mark.rule("AD-R-91", "AD-R-36")
def test_the_master_summons_in_every_phase_but_the_first_even_if_stunned() -> None:
    g = with_deck(against(MASTER, (1, 2), round=1), CULTISTS, IMPS)
    assert not will_summon(g, 1)
    assert not told(play(g, FoeTurn(1)), Summoned)
    g.round = 2
    begin(g, 0, 1, "stun", "", 0, 1)
    events = play(g, FoeTurn(1), "go_on")
    assert will_summon(g, 1)
    assert len(told(events, Summoned)) == 1
    assert not told(events, Walked)


@pytest.mark.rule("AD-R-90")
def test_those_summoned_in_a_phase_first_act_in_the_next() -> None:
    g = with_deck(against(MASTER, (1, 2), round=1), CULTISTS)
    events = play(g, Round(heroes=1), "go_on")
    assert told(events, Summoned)
    assert [event.figure for event in told(events, MonsterTurnBegan)] == [1]
    assert [event.figure for event in told(play(g, Round(heroes=1)), MonsterTurnBegan)][:3] == [2, 3, 4]


@pytest.mark.rule("AD-BOS-08", "AD-R-89")
def test_with_no_fitting_card_in_the_deck_one_comes_from_the_dead() -> None:
    g = table(SANCTUM, heroes=[("Champion", (6, 6))], foes=[(MASTER, (1, 2)), ("Imps", (9, 9), 0)])
    with_deck(g, RATS)
    summon(g, 1, "MINION/OUTSIDER")
    assert [entry[0] for entry in g.line] == [IMPS, FOE_NAMES.index(MASTER)]
    assert g.hp[3:] == [2, 2, 2]


def test_with_no_such_card_at_all_nobody_comes() -> None:
    g = with_deck(against(MASTER, (1, 2)), RATS)
    events = []
    g.listener = events
    summon(g, 1, "MINION/OUTSIDER")
    assert not told(events, Summoned)
    assert len(g.hp) == 2


def test_a_forecast_says_that_he_summons_and_draws_no_card() -> None:
    g = with_deck(against(MASTER, (1, 2), round=2), CULTISTS)
    before = g.fingerprint()
    assert forecast(g, 1)[0] == Foreseen("summon", 1)
    assert g.fingerprint() == before


@pytest.mark.rule("AD-BOS-08")
def test_somebody_turns_up_the_card_so_that_commands_before_it_can_be_taken_back() -> None:
    foes = [("Kobold Crossbows", (9, 9)), (MASTER, (1, 2))]
    g = table(SANCTUM, heroes=[("Psion", (6, 6))], foes=foes, round=1)
    begin(g, 0, 1, "dominate", "", 0, 2)
    play(g, Round(heroes=1))
    assert all(option.undoable for option in g.decision(0).options)
    g.choose(0, "done")
    (turn_up,) = g.decision(0).options
    assert (turn_up.name, turn_up.undoable) == ("go_on", False)


# Salt Dragon.


def test_the_dragon_breathes_in_even_rounds_instead_of_attacking() -> None:
    heroes = [("Champion", (6, 6)), ("Assassin", (6, 7)), ("Magician", (7, 6)), ("Templar", (6, 3))]
    g = against("Salt Dragon", (2, 6), *heroes, round=2)
    assert breath(g, 4) == (0, 1, 2)
    events = play(g, FoeTurn(4))
    assert [(event.target, event.damage, event.distance) for event in told(events, Attacked)] == [
        (0, 4, "ranged"),
        (1, 4, "ranged"),
        (2, 4, "ranged"),
    ]
    assert [total(g, hero, "move") for hero in range(4)] == [-2, -2, -2, 0]
    g.round = 3
    attacked = told(play(g, FoeTurn(4)), Attacked)
    assert {event.distance for event in attacked} == {"melee"}
    assert len(attacked) == 2


@pytest.mark.rule("AD-R-132")
def test_the_breath_takes_the_weakest_of_equal_groups_in_marching_order() -> None:
    heroes = [
        ("Champion", (10, 3), 9),
        ("Assassin", (10, 4), 9),
        ("Magician", (10, 9), 3),
        ("Templar", (10, 8), 9),
    ]
    g = against("Salt Dragon", (2, 6), *heroes, round=2)
    assert breath(g, 4) == (2, 3)
    g.march = (3, 2, 1, 0)
    assert breath(g, 4) == (3, 2)


@pytest.mark.rule("AD-TGT-07", "AD-R-09")
def test_the_breath_spares_those_beside_the_dragon_and_the_unconscious() -> None:
    g = against("Salt Dragon", (5, 6), ("Champion", (6, 6)), ("Assassin", (8, 6), 0), round=2)
    assert breath(g, 2) == ()
    events = play(g, FoeTurn(2))
    assert {event.distance for event in told(events, Attacked)} == {"melee"}


def test_the_brine_burns_all_enemies_at_reach_and_may_fell_them() -> None:
    heroes = [("Champion", (6, 6), 1), ("Assassin", (7, 6), 9), ("Magician", (10, 6), 9)]
    g = against("Salt Dragon", (5, 6), *heroes)
    begin(g, 0, 3, "stun", "", 0, 1)
    play(g, FoeTurn(3))
    assert g.hp[:3] == [1, 9, 9]
    put_effect(g, 0, 3, "mod", "atk", amount=-2)
    events = play(g, FoeTurn(3))
    assert g.hp[:3] == [0, 8, 9]
    assert {event.cause for event in told(events, Hurt)} == {"lose"}


@pytest.mark.rule("AD-PSH-02")
def test_the_dragon_cannot_be_pushed() -> None:
    g = against("Salt Dragon", (5, 6))
    assert is_immune_to_push(g, 1)
    assert push_squares(g, 1, 3) == {}


def test_the_dragon_likes_to_end_in_melee() -> None:
    g = against("Salt Dragon", (4, 6))
    events = play(g, FoeTurn(1))
    assert [type(event) for event in events[-2:]] == [Hurt, Walked]
    assert point(g, 1) == (5, 5)


def test_what_is_no_boss_dies() -> None:
    g = against("Zombies!", (5, 6))
    assert not on_dead(g, 1)
    assert square(g, 5, 6) == g.at[1]
