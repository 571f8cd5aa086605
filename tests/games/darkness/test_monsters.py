"""Monsters' turns: budgets, specials, statuses, command, and what is foretold of them."""

import pytest
from games.darkness.board import (
    DRAIN,
    FOE_NAMES,
    SANCTUM,
    options,
    play,
    point,
    put_effect,
    square,
    table,
    told,
)

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import begin, has, total
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    Attacked,
    FoeDied,
    Hurt,
    MonsterHeld,
    MonsterTurnBegan,
    Pushed,
    Walked,
)
from darkling.games.darkness.rules.forecast import Foreseen, forecast, forecasts
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import Push, push_squares
from darkling.games.darkness.rules.position import DarknessTable
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import Darkness
from darkling.table.event import Event
from darkling.table.rule import Rule

Place = tuple[int, int]


def room(*foes: tuple[object, ...], **more: object) -> Darkness:
    """Return a large room with a Champion at (6,6), figure 0, and foes from figure 1 on."""
    return table(SANCTUM, heroes=[("Champion", (6, 6))], foes=foes, **more)


def attacks(events: list[Event]) -> list[tuple[int, int, int]]:
    return [(event.attacker, event.target, event.damage) for event in told(events, Attacked)]


def monsters_phase(g: Darkness) -> list[Event]:
    return play(g, Round(heroes=g.heroes))


# What is printed on the cards.


@pytest.mark.rule("AD-SAV-01", "AD-SAV-02", "AD-SAV-03")
def test_a_save_lowers_the_damage_and_an_endless_one_stops_it() -> None:
    g = room(("Kobold Crossbows", (5, 6), 10), ("Chesherak", (7, 6), 3))
    play(g, SingleAttack(0, 1, 5, "melee"))
    play(g, SingleAttack(0, 2, 5, "melee"))
    assert g.hp[1:] == [7, 3]


@pytest.mark.rule("AD-MON-03", "AD-MON-09")
def test_each_monster_of_a_card_has_hit_points_of_its_own() -> None:
    g = room(("Kobold Spears", (5, 6)), ("Kobold Spears", (7, 6)), ("Kobold Spears", (6, 7)))
    assert g.line == ((FOE_NAMES.index("Kobold Spears"), 1, 3),)
    play(g, TakeHarm(2, 2, "dot", 0))
    assert g.hp[1:] == [3, 1, 3]


@pytest.mark.rule("AD-MON-04", "AD-MON-05")
def test_each_monster_makes_all_its_attacks_and_maneuvers() -> None:
    g = room(("Vampire", (6, 2)), ("Bat Swarm", (1, 2)))
    events = play(g, FoeTurn(1))
    assert attacks(events) == [(1, 0, 3), (1, 0, 3)]
    events = play(g, FoeTurn(2))
    assert len(attacks(events)) == 1
    assert [len(event.path) <= 6 for event in told(events, Walked)] == [True, True]
    assert told(events, Walked)[0].flying


@pytest.mark.rule("AD-MON-06", "AD-MON-08", "AD-R-24")
def test_defenses_are_counted_by_the_round_if_they_have_an_end() -> None:
    g = room(("Kobold Crossbows", (5, 6), 20), ("Aura Knight", (7, 6), 20))
    for distance in ("melee", "ranged"):
        play(g, SingleAttack(0, 1, 3, distance))
        play(g, SingleAttack(0, 2, 3, distance))
    assert g.hp[1:] == [20 - 1 - 3, 20 - 2 - 2]
    monsters_phase(g)
    play(g, SingleAttack(0, 1, 3, "ranged"))
    assert g.hp[1] == 15


@pytest.mark.rule("AD-MON-07")
def test_a_defense_against_melee_works_against_reach_and_not_against_arrows() -> None:
    g = room(("Kobold Spears", (5, 6)), ("Gloom Stalkers", (7, 6)))
    assert FOES[g.kind[1]].guards == "melee"
    play(g, SingleAttack(0, 1, 2, "ranged"))
    play(g, SingleAttack(0, 1, 1, "melee"))
    assert g.hp[1] == 1
    play(g, SingleAttack(0, 2, 2, "melee"))
    play(g, SingleAttack(0, 2, 2, "ranged"))
    assert g.hp[2] == 2


@pytest.mark.rule("AD-ENC-10", "AD-ENC-11", "AD-R-86")
def test_the_line_acts_from_the_left_and_each_card_in_the_order_of_its_monsters() -> None:
    g = room(("Zombies!", (1, 2)), ("Zombies!", (1, 3)), ("Demon!", (9, 9)), ("Zombies!", (1, 4), 0))
    zombies, demon, dead = g.line
    g.line = (demon, dead, zombies)
    assert [event.figure for event in told(monsters_phase(g), MonsterTurnBegan)] == [3, 1, 2]


@pytest.mark.rule("AD-MON-01")
def test_monsters_have_types() -> None:
    assert {FOES[FOE_NAMES.index(name)].type for name in ("Zombies!", "Wraith", "Vampire")} == {"UNDEAD"}


# Scenarios of the ledger.


@pytest.mark.rule("AD-R-80", "AD-R-83", "AD-R-85")
def test_a_kobold_shoots_first_and_then_flees() -> None:
    g = table(DRAIN, heroes=[("Champion", (8, 5))], foes=[("Kobold Crossbows", (11, 5))])
    events = play(g, FoeTurn(1))
    assert [type(event) for event in events] == [MonsterTurnBegan, Attacked, Hurt, Walked]
    assert attacks(events) == [(1, 0, 2)]
    assert point(g, 1) == (15, 4)


@pytest.mark.rule("AD-R-119", "AD-DST-04", "AD-R-80")
def test_a_kobold_in_melee_flees_is_struck_and_shoots() -> None:
    heroes = [("Assassin", (11, 5))]
    g = table(
        DRAIN, heroes=heroes, foes=[("Kobold Crossbows", (12, 5))], hands={0: ["Opportunity", "Calculating"]}
    )
    play(g, FoeTurn(1))
    opportunity = next(name for name in options(g) if name.startswith("play"))
    g.choose(0, opportunity)
    while not g.over:
        offered = g.decision(0).options
        name = next((o.name for o in offered if o.verb in ("add", "target", "part")), offered[-1].name)
        g.choose(0, name)
    assert told(g.listener or [], Attacked)[0].damage >= 3
    assert g.hp[1] == 3
    assert point(g, 1) == (16, 4)
    assert g.hp[0] == g.max_hp(0) - 2


@pytest.mark.rule("AD-STA-01", "AD-STA-02")
def test_an_immobilized_knight_stays_and_can_be_pushed() -> None:
    g = room(("Aura Knight", (6, 2)))
    begin(g, 0, 1, "immob", "", 0, 1)
    events = play(g, FoeTurn(1))
    assert told(events, MonsterHeld)[0].why == "idle"
    assert point(g, 1) == (6, 2)
    begin(g, 0, 1, "immob", "", 0, 1)
    play(g, Push(0, 1, push_squares(g, 1, 1)[square(g, 6, 3)]))
    assert point(g, 1) == (6, 3)


@pytest.mark.rule("AD-STA-04", "AD-STA-05", "AD-R-36")
def test_the_stunned_neither_act_nor_defend_until_it_ends() -> None:
    g = room(("Demon!", (5, 6)))
    begin(g, 0, 1, "stun", "", 0, 1)
    play(g, SingleAttack(0, 1, 2, "melee"))
    assert (g.hp[1], g.used[1]) == (8, 0)
    events = play(g, FoeTurn(1))
    assert told(events, MonsterHeld)[0].why == "stunned"
    assert not told(events, Attacked)
    play(g, SingleAttack(0, 1, 4, "melee"))
    assert (g.hp[1], g.used[1]) == (7, 1)
    assert told(play(g, FoeTurn(1)), Attacked)


class Concussing(DarknessTable):
    """A table at which whoever leaves a hero's melee is stunned."""

    def parting(self, mover: int, ahead: int) -> Rule:
        begin(self, 0, mover, "stun", "", 0, 1)
        return TakeHarm(mover, 0, "attack")


@pytest.mark.rule("AD-R-73")
def test_a_stun_given_in_its_turn_stops_the_rest_and_the_next_one() -> None:
    g = table(DRAIN, heroes=[("Assassin", (11, 5))], foes=[("Kobold Crossbows", (12, 5))])
    g.__class__ = Concussing
    assert not told(play(g, FoeTurn(1)), Attacked)
    assert point(g, 1) == (12, 5)
    assert told(play(g, FoeTurn(1)), MonsterHeld)
    assert not has(g, 1, "stun")


@pytest.mark.rule("AD-R-37")
def test_of_two_stuns_the_longer_counts() -> None:
    g = room(("Demon!", (5, 6)))
    begin(g, 0, 1, "stun", "", 0, 1)
    begin(g, 0, 1, "stun", "", 0, 2)
    held = [bool(told(play(g, FoeTurn(1)), MonsterHeld)) for _ in range(3)]
    assert held == [True, True, False]


# Specials.


def test_a_minotaur_that_has_run_hits_harder() -> None:
    g = room(("Minotaur", (2, 6)))
    assert attacks(play(g, FoeTurn(1))) == [(1, 0, 8)]
    assert attacks(play(g, FoeTurn(1))) == [(1, 0, 6)]


def test_modifiers_change_damage_and_attacks() -> None:
    g = room(("Cave Bear", (5, 6)))
    put_effect(g, 0, 1, "mod", "dmg", amount=-2)
    put_effect(g, 0, 1, "mod", "atk", amount=-1)
    assert attacks(play(g, FoeTurn(1))) == [(1, 0, 1)]
    put_effect(g, 0, 1, "mod", "dmg", amount=-9)
    assert attacks(play(g, FoeTurn(1)))[0] == (1, 0, 0)


@pytest.mark.rule("AD-R-73")
def test_who_is_hit_by_a_torturer_or_a_ghoul_is_slower_in_the_next_turn() -> None:
    g = room(("Torturer", (5, 6)), ("Ghouls", (7, 6)))
    play(g, FoeTurn(1))
    assert total(g, 0, "move") == -2
    play(g, FoeTurn(2))
    assert total(g, 0, "move") == -4
    monsters_phase(g)
    assert total(g, 0, "move") == -8


def test_a_hit_that_does_no_damage_slows_nobody() -> None:
    g = room(("Ghouls", (5, 6)))
    put_effect(g, 0, 0, "mod", "save", amount=1)
    play(g, FoeTurn(1))
    assert total(g, 0, "move") == 0


@pytest.mark.rule("AD-R-123")
def test_a_vampire_drinks_what_it_hurts() -> None:
    g = room(("Vampire", (5, 6), 5))
    g.hp[0] = 4
    play(g, FoeTurn(1))
    assert g.hp == [0, 5 + 3 + 3]


def test_a_wraith_cuts_through_saves() -> None:
    g = room(("Wraith", (5, 6)))
    put_effect(g, 0, 0, "mod", "save", amount=3)
    play(g, FoeTurn(1))
    assert g.hp[0] == g.max_hp(0) - 3


def test_a_void_weaver_draws_its_victim_near() -> None:
    g = room(("Void Weaver", (2, 6)))
    put_effect(g, 0, 1, "immob")
    events = play(g, FoeTurn(1))
    assert [event.by for event in told(events, Pushed)] == [1]
    assert point(g, 0) == (4, 4)
    g = room(("Void Weaver", (2, 6)))
    put_effect(g, 0, 1, "immob")
    put_effect(g, 0, 0, "mod", "save", amount=3)
    put_effect(g, 0, 1, "mod", "dmg", amount=-1)
    assert not told(play(g, FoeTurn(1)), Pushed)


def test_cultists_grow_angry_when_one_dies() -> None:
    g = room(("Hooded Cultists", (5, 6)), ("Hooded Cultists", (7, 6)), ("Zombies!", (6, 5)))
    play(g, TakeHarm(1, 3, "dot", 0))
    assert [total(g, figure, "dmg") for figure in (2, 3)] == [1, 0]
    assert attacks(play(g, FoeTurn(2))) == [(2, 0, 3)]
    assert attacks(play(g, FoeTurn(2))) == [(2, 0, 2)]


def test_an_endless_defense_stays() -> None:
    assert FOES[FOE_NAMES.index("Carrion Beetles")].defenses == INF


def test_a_monster_burns_at_the_start_of_its_turn() -> None:
    g = room(("Zombies!", (5, 6)), ("Zombies!", (7, 6)))
    put_effect(g, 0, -1, "zone", "fire", amount=2, lasts=3, rest=(square(g, 5, 6),))
    events = play(g, FoeTurn(1))
    assert told(events, FoeDied)
    assert not attacks(events)


@pytest.mark.rule("AD-R-125")
def test_nothing_more_is_done_when_all_have_fallen() -> None:
    g = room(("Vampire", (5, 6)), ("Cave Bear", (7, 6)))
    g.hp[0] = 3
    assert attacks(monsters_phase(g)) == [(1, 0, 3)]
    assert is_over(g)


# Command.


def possessed() -> Darkness:
    g = table(
        SANCTUM,
        heroes=[("Psion", (2, 2)), ("Champion", (8, 5))],
        foes=[
            ("Kobold Crossbows", (5, 5)),
            ("Aura Knight", (5, 6)),
            ("Zombies!", (4, 5)),
            ("Zombies!", (6, 5)),
        ],
    )
    begin(g, 0, 2, "dominate", "", 0, 2)
    return g


@pytest.mark.rule("AD-STA-06", "AD-STA-07", "AD-R-38")
def test_a_possessed_kobold_moves_and_shoots_as_its_player_says() -> None:
    g = possessed()
    play(g, FoeTurn(2))
    assert g.waiting == (0,)
    assert options(g)[-1] == "done"
    assert not [name for name in options(g) if name.startswith("attack")]
    g.choose(0, f"go {square(g, 5, 3)}")
    assert options(g) == [*[f"attack {s}" for s in sorted([g.at[3], g.at[4], g.at[5]])], "done"]
    g.choose(0, f"attack {g.at[4]}")
    assert g.over
    assert g.hp[4] == 0
    assert not is_over(g)


@pytest.mark.rule("AD-R-38")
def test_command_lasts_for_so_many_of_its_turns() -> None:
    g = possessed()
    play(g, FoeTurn(2), "done")
    play(g, FoeTurn(2), "done")
    assert not has(g, 2, "dominate")
    events = play(g, FoeTurn(2))
    assert g.over
    assert told(events, Walked)


@pytest.mark.rule("AD-R-88", "AD-R-38")
def test_zombies_attack_the_possessed_and_the_knight_goes_for_a_player() -> None:
    g = possessed()
    events = play(g, FoeTurn(4))
    assert attacks(events) == [(4, 2, 1)]
    play(g, FoeTurn(3))
    assert point(g, 3) == (7, 4)


def test_a_stunned_or_dead_servant_asks_nothing() -> None:
    g = possessed()
    begin(g, 0, 2, "stun", "", 0, 1)
    play(g, FoeTurn(2))
    assert g.over


@pytest.mark.rule("AD-R-38")
def test_a_raised_monster_serves_for_its_time_and_dies_again() -> None:
    g = room(("Zombies!", (5, 6)), ("Kobold Spears", (9, 9)))
    begin(g, 0, 1, "raise", "", 0, 2)
    play(g, FoeTurn(1), "done")
    assert g.hp[1] > 0
    danger = g.defeated
    play(g, FoeTurn(1), "done")
    assert g.hp[1] == 0
    assert g.defeated == danger
    assert not is_over(g)


# Forecast.


CROWD = [
    ("Zombies!", (2, 3)),
    ("Zombies!", (2, 4)),
    ("Bat Swarm", (9, 9)),
    ("Minotaur", (9, 3)),
    ("Kobold Spears", (2, 8)),
    ("Void Weaver", (10, 3)),
    ("Ghouls", (8, 9)),
    ("Kobold Crossbows", (11, 9)),
]
PARTY = [("Champion", (6, 6)), ("Assassin", (5, 6)), ("Magician", (6, 12), 4), ("Templar", (7, 12))]


def facts(events: list[Event]) -> list[Foreseen]:
    """Return what a forecast would have said of what happened."""
    found = []
    for event in events:
        if isinstance(event, Walked):
            found.append(Foreseen("go", event.figure, path=event.path))
        elif isinstance(event, Attacked):
            found.append(Foreseen("attack", event.target, event.damage))
        elif isinstance(event, Hurt):
            found.append(Foreseen("hurt", event.figure, event.amount))
    return found


def test_the_forecast_of_each_monster_is_what_it_does() -> None:
    g = table(SANCTUM, heroes=PARTY, foes=CROWD)
    for figure in range(4, 12):
        alone = g.clone()
        foreseen = forecast(g, figure)
        assert list(foreseen) == facts(play(alone, FoeTurn(figure)))
        assert foreseen


def test_the_forecast_of_the_whole_line_is_what_happens() -> None:
    g = table(SANCTUM, heroes=PARTY, foes=CROWD)
    before = g.fingerprint()
    foreseen = forecasts(g)
    assert g.fingerprint() == before
    said = [fact for facts_of_one in foreseen.values() for fact in facts_of_one]
    assert said == facts(monsters_phase(g))


def test_no_forecast_is_made_for_servants_and_nobody_is_asked() -> None:
    g = table(SANCTUM, heroes=PARTY, foes=CROWD, hands={0: ["Block", "Hearty"]})
    begin(g, 0, 4, "dominate", "", 0, 2)
    found = forecasts(g)
    assert found[4] == ()
    assert found[7]
