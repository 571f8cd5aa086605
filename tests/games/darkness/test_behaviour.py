"""The programs of monsters: whom they choose, where they go, in which order."""

import pytest
from games.darkness.board import DRAIN, FOE_NAMES, SANCTUM, put_effect, square, table

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.behaviour import SELECTORS, next_deed
from darkling.games.darkness.rules.state import Darkness

Place = tuple[int, int]
SLEEPERS = [("Templar", (6, 4), 0), ("Assassin", (6, 5), 0), ("Magician", (6, 6), 0)]
"""Unconscious heroes who block the corridor."""


def deed(g: Darkness, figure: int, attacks: int = 1, maneuvers: int = 1) -> tuple[str, object]:
    """Return what a monster does: attack a figure, go to a place, or hold."""
    what, target, path = next_deed(g, figure, attacks, maneuvers)
    if what == "go":
        return what, g.board.points[path[-1]]
    return what, target


def sanctum(
    foe: str, at: Place, *heroes: tuple[str, Place, int], others: tuple[tuple[str, Place], ...] = ()
) -> Darkness:
    """Return a large room with a monster, which is the first figure after the heroes."""
    return table(SANCTUM, heroes=heroes, foes=[(foe, at), *others])


# Targets.


@pytest.mark.rule("AD-R-81", "AD-R-85")
def test_the_closest_by_steps_is_attacked_then_the_one_with_the_lowest_hp() -> None:
    g = sanctum("Kobold Crossbows", (2, 2), ("Champion", (5, 2), 9), ("Assassin", (6, 2), 3))
    assert deed(g, 2) == ("attack", 0)
    g = sanctum("Kobold Crossbows", (2, 2), ("Champion", (5, 2), 9), ("Assassin", (5, 3), 3))
    assert deed(g, 2) == ("attack", 1)


@pytest.mark.rule("AD-R-85")
def test_of_equal_targets_the_first_in_the_marching_order_is_attacked() -> None:
    g = sanctum("Zombies!", (5, 5), ("Champion", (6, 5), 9), ("Assassin", (4, 5), 9))
    assert deed(g, 2) == ("attack", 0)
    g.march = (1, 0)
    assert deed(g, 2) == ("attack", 1)


@pytest.mark.parametrize(
    ("foe", "target"),
    [("Aura Knight", 0), ("Gate Hounds", 1), ("Ghouls", 2), ("Cave Bear", 1), ("Gloom Stalkers", 1)],
)
def test_whom_each_behaviour_prefers(foe: str, target: int) -> None:
    g = sanctum(foe, (5, 5), ("Champion", (6, 5), 20), ("Assassin", (4, 5), 7), ("Magician", (5, 4), 1))
    g.hp[2] = g.max_hp(2) - 11 if target == 2 else 8
    g.hp[0] = g.max_hp(0) - 3
    assert deed(g, 3) == ("attack", target)


@pytest.mark.rule("AD-R-85")
def test_those_who_seek_blood_take_the_weaker_of_two_who_have_lost_as_much() -> None:
    g = sanctum("Ghouls", (5, 5), ("Champion", (6, 5), 0), ("Magician", (4, 5), 0))
    g.hp = [g.max_hp(0) - 4, g.max_hp(1) - 4, 5]
    assert deed(g, 2) == ("attack", 1)


def test_a_bear_takes_the_one_who_hurt_it_last() -> None:
    g = sanctum("Cave Bear", (5, 5), ("Champion", (6, 5), 20), ("Assassin", (4, 5), 3))
    g.grudge[2] = 0
    assert deed(g, 2) == ("attack", 0)
    g.at[0] = square(g, 9, 5)
    assert deed(g, 2) == ("attack", 1)
    g.at[1] = square(g, 2, 5)
    assert deed(g, 2) == ("go", (8, 4))


@pytest.mark.rule("AD-MON-02", "AD-R-80")
def test_a_melee_monster_advances_and_then_attacks() -> None:
    g = sanctum("Aura Knight", (2, 5), ("Champion", (5, 5), 20))
    assert deed(g, 1) == ("go", (4, 4))
    g.at[1] = square(g, 4, 4)
    assert deed(g, 1, 1, 0) == ("attack", 0)
    assert deed(g, 1, 0, 0) == ("hold", -1)


@pytest.mark.rule("AD-R-88", "AD-R-38")
def test_what_speaks_of_players_leaves_dominated_monsters_alone() -> None:
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
    put_effect(g, 0, 2, "dominate", lasts=2)
    assert deed(g, 3) == ("go", (7, 4))
    assert deed(g, 4) == ("attack", 2)
    assert deed(g, 5) == ("attack", 2)


@pytest.mark.rule("AD-R-85")
def test_heroes_come_before_dominated_monsters() -> None:
    g = table(
        SANCTUM, heroes=[("Psion", (4, 5), 4)], foes=[("Kobold Crossbows", (6, 5)), ("Zombies!", (5, 5))]
    )
    put_effect(g, 0, 1, "dominate", lasts=2)
    assert g.hp[0] == g.hp[1]
    assert deed(g, 2) == ("attack", 0)


@pytest.mark.rule("AD-R-88")
def test_a_hidden_hero_is_skipped_unless_adjacent() -> None:
    g = sanctum("Kobold Crossbows", (2, 5), ("Assassin", (5, 5), 5), ("Champion", (9, 5), 20))
    put_effect(g, 0, 0, "hide")
    assert deed(g, 2) == ("attack", 1)
    g = sanctum("Gate Hounds", (4, 5), ("Assassin", (5, 5), 5), ("Champion", (3, 5), 20))
    put_effect(g, 0, 0, "hide")
    assert deed(g, 2) == ("attack", 0)
    g = sanctum("Gate Hounds", (2, 5), ("Assassin", (5, 5), 5))
    put_effect(g, 0, 0, "hide")
    assert deed(g, 1) == ("hold", -1)


@pytest.mark.rule("AD-HP-05", "AD-R-88")
def test_the_unconscious_are_left_alone() -> None:
    g = sanctum("Gate Hounds", (4, 5), ("Assassin", (5, 5), 0), ("Champion", (9, 5), 20))
    assert deed(g, 2)[0] == "go"


def test_a_taunter_is_chosen_whenever_it_can_be() -> None:
    g = sanctum("Kobold Crossbows", (2, 5), ("Assassin", (5, 5), 5), ("Champion", (9, 5), 20))
    put_effect(g, 1, 2, "taunt", lasts=2)
    assert deed(g, 2) == ("attack", 1)
    g = sanctum("Zombies!", (5, 5), ("Assassin", (4, 5), 5), ("Champion", (9, 5), 20))
    put_effect(g, 1, 2, "taunt", lasts=2)
    assert deed(g, 2) == ("attack", 0)
    g.at[0] = square(g, 3, 5)
    assert deed(g, 2) == ("go", (6, 4))


# Moves.


@pytest.mark.rule("AD-R-82")
def test_nobody_advances_with_an_enemy_in_melee() -> None:
    g = sanctum("Aura Knight", (5, 5), ("Champion", (9, 5), 20), ("Assassin", (5, 6), 4))
    assert deed(g, 2, attacks=0) == ("hold", -1)
    g.at[1] = square(g, 5, 7)
    assert deed(g, 2) == ("go", (8, 4))


@pytest.mark.rule("AD-R-82", "AD-R-85")
def test_an_advance_ends_as_near_as_it_can_on_the_square_with_fewest_steps() -> None:
    g = sanctum("Zombies!", (2, 5), ("Champion", (6, 5), 20))
    assert deed(g, 1) == ("go", (3, 4))
    g = sanctum("Gate Hounds", (2, 5), ("Champion", (6, 5), 20))
    assert deed(g, 1) == ("go", (5, 4))


@pytest.mark.rule("AD-R-82")
def test_who_blocks_the_way_makes_no_one_go_back() -> None:
    g = table(DRAIN, heroes=[("Champion", (9, 5)), *SLEEPERS], foes=[("Aura Knight", (2, 5))])
    assert deed(g, 4) == ("go", (5, 4))
    g.at[4] = square(g, 5, 4)
    assert deed(g, 4) == ("hold", -1)


@pytest.mark.rule("AD-R-82")
def test_a_sniper_goes_no_nearer_than_it_must_to_shoot() -> None:
    g = table("V(0,0) V(0,4) H(3,6) V(7,3)", heroes=[("Champion", (0, 0))], foes=[("Imps", (7, 5))])
    what, _, path = next_deed(g, 1, 1, 1)
    seen = [end for end in path if g.board.points[end] in {(3, 7), (3, 6), (3, 8)}]
    assert what == "go"
    assert path[-1] == seen[0]
    assert len(path) == 4


@pytest.mark.rule("AD-R-82")
def test_a_pike_stops_at_reach() -> None:
    g = sanctum("Kobold Spears", (2, 5), ("Champion", (6, 5), 20))
    assert deed(g, 1) == ("go", (4, 3))
    g.at[1] = square(g, 4, 3)
    assert deed(g, 1) == ("attack", 0)


@pytest.mark.rule("AD-R-83")
def test_a_sniper_flees_from_whoever_is_near() -> None:
    g = table(DRAIN, heroes=[("Champion", (8, 5))], foes=[("Kobold Crossbows", (11, 5))])
    assert deed(g, 1) == ("attack", 0)
    assert deed(g, 1, attacks=0) == ("go", (15, 4))
    g.at[1] = square(g, 15, 4)
    assert deed(g, 1, attacks=0) == ("hold", -1)
    g.at[0] = square(g, 9, 5)
    assert deed(g, 1, attacks=0) == ("go", (18, 4))


@pytest.mark.rule("AD-R-83", "AD-R-84")
def test_one_in_a_corner_stays_there() -> None:
    heroes = [("Champion", (17, 5)), ("Templar", (17, 4)), ("Assassin", (18, 5))]
    g = table(DRAIN, heroes=heroes, foes=[("Kobold Crossbows", (18, 4))])
    assert deed(g, 3) == ("hold", -1)


@pytest.mark.rule("AD-R-84")
def test_those_who_fight_in_melee_end_beside_any_enemy() -> None:
    heroes = [("Champion", (11, 5), 20), *SLEEPERS, ("Psion", (1, 5), 4)]
    g = table(DRAIN, heroes=heroes, foes=[("Aura Knight", (5, 5))])
    assert deed(g, 5) == ("go", (2, 4))


@pytest.mark.rule("AD-R-84")
def test_a_pike_steps_back_to_reach_after_its_attack() -> None:
    g = sanctum("Kobold Spears", (5, 5), ("Champion", (6, 5), 20))
    assert deed(g, 1) == ("attack", 0)
    assert deed(g, 1, attacks=0) == ("go", (4, 4))


@pytest.mark.rule("AD-R-84", "AD-R-07")
def test_out_of_reach_is_counted_in_squares() -> None:
    g = table("V(0,0) V(3,4) H(4,1)", heroes=[("Champion", (2, 1))], foes=[("Gloom Stalkers", (4, 1))])
    assert deed(g, 1, attacks=0)[0] == "go"
    g.at[1] = square(g, 5, 1)
    assert deed(g, 1, attacks=0) == ("hold", -1)


@pytest.mark.rule("AD-R-85")
def test_the_farthest_squares_tie_by_steps_then_row_then_column() -> None:
    g = sanctum("Imps", (6, 6), ("Champion", (6, 7), 20))
    assert deed(g, 1, attacks=0) == ("go", (2, 2))
    g = table(DRAIN, heroes=[("Assassin", (11, 5))], foes=[("Kobold Crossbows", (12, 5))])
    assert deed(g, 1) == ("go", (16, 4))
    g = sanctum("Imps", (4, 5), ("Champion", (5, 6), 20))
    assert deed(g, 1, attacks=0) == ("go", (10, 2)), "not (5, 11), which is as far in as many steps"


def test_raiders_strike_and_are_gone() -> None:
    g = sanctum("Gloom Stalkers", (2, 5), ("Champion", (5, 5), 20), ("Assassin", (9, 5), 3))
    assert deed(g, 2, 1, 2) == ("go", (6, 2))
    g.at[2] = square(g, 8, 4)
    assert deed(g, 2, 1, 1) == ("attack", 1)
    assert deed(g, 2, 0, 1) == ("go", (4, 2))


def test_a_turret_holds_when_nobody_is_near() -> None:
    assert SELECTORS[FOES[FOE_NAMES.index("High Order Master")].behaviour] == 0
    g = table(
        "V(0,0) V(0,4) V(0,8) V(0,12)", heroes=[("Champion", (0, 0))], foes=[("High Order Master", (2, 9))]
    )
    assert deed(g, 1, attacks=0) == ("hold", -1)
    g.at[0] = square(g, 0, 1)
    assert deed(g, 1, attacks=0)[0] == "go"


@pytest.mark.rule("AD-MOV-08")
def test_modifiers_change_how_far_a_monster_goes() -> None:
    g = sanctum("Gate Hounds", (1, 5), ("Champion", (11, 5), 20))
    assert deed(g, 1) == ("go", (7, 2))
    put_effect(g, 0, 1, "mod", "move", amount=-4)
    assert deed(g, 1) == ("go", (3, 3))
    put_effect(g, 0, 1, "mod", "move", amount=-4)
    assert deed(g, 1) == ("hold", -1)


@pytest.mark.rule("AD-STA-01", "AD-STA-04")
def test_the_immobilized_do_not_move_and_the_stunned_do_nothing() -> None:
    g = sanctum("Kobold Crossbows", (5, 5), ("Champion", (8, 5), 20))
    put_effect(g, 0, 1, "immob")
    assert deed(g, 1) == ("attack", 0)
    assert deed(g, 1, attacks=0) == ("hold", -1)
    put_effect(g, 0, 1, "stun")
    assert deed(g, 1) == ("hold", -1)
