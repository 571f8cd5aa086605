"""Hit points: lost and gained, unconscious heroes, dead monsters (AD-HP)."""

import pytest
from games.darkness.board import options, play, point, put_effect, square, table, told
from games.darkness.card_play import AC_NAMES, Acting, all_cards, prompt
from games.darkness.dungeons import class_named, entered
from games.darkness.fights import fight, names, play_fight, put_in_hand
from games.darkness.turns import go_on

from darkling.games.darkness.cards import ADVANCEMENTS, CLASSES, FOES, ITEMS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.events import (
    Attacked,
    FellUnconscious,
    FoeDied,
    Hurt,
    MonsterTurnBegan,
    PlayerTurnBegan,
    Survived,
)
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.movement import push_squares, reachable
from darkling.games.darkness.rules.state import (
    FATIGUED,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    POISE,
    Darkness,
)

FEATHER, BUCKLER = [[item.name for item in ITEMS].index(name) for name in ("Phoenix Feather", "Buckler")]
UNDAUNTED = [card.name for card in ADVANCEMENTS].index("Undaunted")
BEAR = ("Cave Bear", (7, 6))


def two(**fields: object) -> Darkness:
    """Return a Champion and a Templar side by side, and a bear beside the Champion."""
    return table(heroes=[("Champion", (6, 6)), ("Templar", (5, 6))], foes=[BEAR], **fields)


@pytest.mark.rule("AD-HP-01")
def test_a_character_begins_with_the_hit_points_of_its_class() -> None:
    g = entered(3)
    assert [g.hp[hero] for hero in range(3)] == [CLASSES[g.kind[hero]].hp for hero in range(3)]
    printed = [CLASSES[class_named(name)].hp for name in ("Champion", "Assassin", "Magician", "Samurai")]
    assert printed == [26, 17, 14, 20]


@pytest.mark.rule("AD-HP-02", "AD-R-29")
def test_damage_lowers_hit_points_and_never_below_nothing() -> None:
    g = two()
    events = play(g, SingleAttack(2, 0, 3, "melee"))
    assert g.hp[0] == 23
    events += play(g, SingleAttack(2, 0, 99, "melee"))
    assert g.hp[0] == 0
    assert [hurt.amount for hurt in told(events, Hurt)] == [3, 23]


@pytest.mark.rule("AD-R-29")
def test_damage_is_never_less_than_nothing_and_healing_stops_at_the_maximum() -> None:
    g = two()
    g.hp[0] = 20
    put_effect(g, 1, 0, "mod", "save", amount=3)
    play(g, SingleAttack(2, 0, 1, "melee"))
    assert g.hp[0] == 20
    g.heal(0, 99)
    assert g.hp[0] == 26
    g.advancements[0] = (0,)
    g.heal(0, 99)
    assert g.hp[0] == 30


@pytest.mark.rule("AD-HP-03", "AD-HP-04", "AD-HP-06")
def test_who_falls_loses_hand_and_cards_in_play_and_stays_on_the_map() -> None:
    g = fight([("Templar", (6, 6), 4), ("Champion", (1, 3))], [BEAR])
    put_in_hand(g, 0, "Venerate", "Cure", "Steady", "Steady")
    g.items[0], g.advancements[0] = (BUCKLER,), (0,)
    cards = all_cards(g)
    play(g, Acting(0))
    go_on(g, "Venerate: Steady", "end_turn")
    assert [effect[4] for effect in g.effects] == ["mod", "card"]
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == []
    g.hp[0] = 1
    events = play(g, TakeHarm(0, 3, "fire"))
    assert told(events, FellUnconscious)
    assert g.hp[0] == 0
    assert (g.pile(0, HAND_ACS), g.pile(0, HAND_RCS), g.effects) == ((), (), ())
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Cure", "Venerate"]
    assert len(g.pile(0, PILE_RCS)) == 2
    assert all_cards(g) == cards
    assert (g.items[0], g.advancements[0]) == ((BUCKLER,), (0,))
    assert point(g, 0) == (6, 6)


@pytest.mark.rule("AD-R-79", "AD-HP-04")
def test_what_floats_is_lost_and_equipment_and_poise_are_kept() -> None:
    g = table(heroes=[("Samurai", (6, 6), 1), ("Templar", (5, 6))], foes=[BEAR])
    g.marks[0], g.floats[0], g.items[0] = POISE, (1, 1), (BUCKLER,)
    play(g, TakeHarm(0, 1, "fire"))
    assert (g.marks[0], g.floats[0], g.items[0]) == (POISE, (), (BUCKLER,))
    assert g.discard == ()


@pytest.mark.rule("AD-HP-05", "AD-HP-07")
def test_the_unconscious_are_not_attacked_and_do_nothing() -> None:
    g = fight([("Assassin", (6, 6), 0), ("Champion", (7, 7))], [BEAR])
    put_in_hand(g, 0, "Dodge", "Steady")
    events = play_fight(g, "draw_up", "end_turn", "keep_hand")
    assert [event.hero for event in told(events, PlayerTurnBegan)][:1] == [1]
    assert {event.target for event in told(events, Attacked)} == {1}
    g = fight([("Assassin", (6, 6), 0), ("Champion", (1, 2))], [BEAR])
    put_effect(g, 0, 2, "immob", lasts=3)
    assert not told(play(g, FoeTurn(2)), Attacked)


@pytest.mark.rule("AD-HP-08", "AD-HP-09", "AD-R-31")
def test_a_hero_who_wakes_acts_in_its_own_turn_later_in_the_round() -> None:
    g = fight([("Templar", (6, 6)), ("Champion", (5, 6), 0)], [BEAR])
    put_in_hand(g, 0, "Cure", "Steady", "Steady")
    events = play_fight(g, "draw_up", "Cure: 2 Steady", "5/6")
    assert g.hp[1] == 4
    assert (g.pile(1, HAND_ACS), g.pile(1, HAND_RCS)) == ((), ())
    go_on(g, "end_turn", "keep_hand")
    assert [event.hero for event in told(events, PlayerTurnBegan)] == [0, 1]
    go_on(g, "draw_up")
    assert (len(g.pile(1, HAND_ACS)), len(g.pile(1, HAND_RCS))) == (3, 3)
    assert prompt(g) == "your-turn"


@pytest.mark.rule("AD-HP-09", "AD-R-31")
def test_a_hero_who_wakes_after_its_turn_waits_for_the_next_one() -> None:
    g = fight([("Champion", (5, 6), 0), ("Templar", (6, 6))], [BEAR])
    put_in_hand(g, 1, "Cure", "Steady", "Steady")
    events = play_fight(g, "draw_up", "Cure: 2 Steady", "5/6", "end_turn", "keep_hand")
    kinds = [type(event) for event in events if isinstance(event, PlayerTurnBegan | MonsterTurnBegan)]
    assert kinds == [PlayerTurnBegan, MonsterTurnBegan, PlayerTurnBegan]
    assert g.waiting == (0,)
    assert prompt(g) == "draw-your-cards"


@pytest.mark.rule("AD-HP-10")
def test_a_monster_without_hit_points_is_off_the_map() -> None:
    g = two()
    where = g.at[2]
    events = play(g, TakeHarm(2, 14, "fire"))
    assert [event.figure for event in told(events, FoeDied)] == [2]
    assert g.at[2] == -1
    assert g.figure_at(where) == -1
    assert where in reachable(g, 0, 1, False)


@pytest.mark.rule("AD-MON-10")
def test_the_danger_of_a_card_counts_once_when_all_its_monsters_are_defeated() -> None:
    rats = [("Tunnel Rats", (7, y)) for y in (2, 3, 4)]
    g = table(heroes=[("Champion", (6, 6))], foes=[*rats, BEAR])
    found = []
    for rat in (1, 2, 3):
        play(g, TakeHarm(rat, 1, "fire"))
        found.append(g.defeated)
    assert found == [0, 0, FOES[g.kind[1]].danger]


@pytest.mark.rule("AD-MON-10", "AD-R-38")
def test_a_raised_monster_does_not_keep_its_card_from_being_defeated() -> None:
    rats = [("Tunnel Rats", (7, y)) for y in (2, 3)]
    g = table(heroes=[("Magician", (6, 6))], foes=[*rats, BEAR])
    play(g, TakeHarm(1, 1, "fire"))
    g.hp[1], g.at[1] = 1, square(g, 7, 2)
    put_effect(g, 0, 1, "raise", lasts=3)
    play(g, TakeHarm(2, 1, "fire"))
    assert g.defeated == 3
    play(g, TakeHarm(1, 1, "fire"))
    assert g.defeated == 3


@pytest.mark.rule("AD-R-30")
def test_the_unconscious_cannot_be_pushed() -> None:
    g = two()
    g.hp[0] = 0
    assert push_squares(g, 0, 3) == {}


# Staying up.


def test_a_feather_keeps_its_owner_up_once() -> None:
    g = two()
    g.items[0], g.hp[0] = (FEATHER,), 2
    events = play(g, SingleAttack(2, 0, 3, "melee"))
    assert prompt(g) == "stay-up"
    assert options(g) == ["use IT13", "pass"]
    g.choose(0, "use IT13")
    assert (g.hp[0], g.items[0]) == (6, ())
    assert told(events, Survived)
    assert not told(events, FellUnconscious)
    play(g, SingleAttack(2, 0, 9, "melee"))
    assert g.hp[0] == 0


def test_who_declines_to_stay_up_falls() -> None:
    g = two()
    g.advancements[0], g.hp[0] = (UNDAUNTED,), 2
    play(g, SingleAttack(2, 0, 3, "melee"))
    g.choose(0, "pass")
    assert g.hp[0] == 0


@pytest.mark.rule("AD-FAT-03", "AD-R-35")
def test_a_fatigued_hero_is_kept_up_by_equipment_and_not_by_an_advancement() -> None:
    g = two()
    g.marks[0], g.hp[0] = FATIGUED, 2
    g.advancements[0] = (UNDAUNTED,)
    play(g, SingleAttack(2, 0, 3, "melee"))
    assert g.over
    assert g.hp[0] == 0
    g.items[0], g.hp[0] = (FEATHER,), 2
    play(g, SingleAttack(2, 0, 3, "melee"))
    assert prompt(g) == "stay-up"
