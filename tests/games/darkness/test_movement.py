"""Moving by oneself and against one's will, and what happens on the way."""

from dataclasses import dataclass

import pytest
from games.darkness.board import DRAIN, SANCTUM, play, point, put_effect, square, table, told

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.approach import watch_damage
from darkling.games.darkness.rules.effects import begin, begin_turn_of
from darkling.games.darkness.rules.events import Attacked, Hurt, Pushed, Walked
from darkling.games.darkness.rules.harm import TakeHarm
from darkling.games.darkness.rules.movement import (
    Enter,
    Push,
    Walk,
    push_squares,
    reachable,
    teleport_squares,
)
from darkling.games.darkness.rules.position import DarknessTable
from darkling.games.darkness.rules.state import Darkness
from darkling.table.rule import Next, Rule

ROW = "H(0,0) H(4,0)"
DRAW_THE_LINE = [card.name for card in ACTIONS].index("Draw the Line")
Place = tuple[int, int]


def places(g: Darkness, paths: dict[int, tuple[int, ...]]) -> set[Place]:
    return {g.board.points[end] for end in paths}


def path(g: Darkness, *steps: Place) -> tuple[int, ...]:
    return tuple([square(g, *step) for step in steps])


def burn(g: Darkness, damage: int, *where: Place) -> None:
    put_effect(g, 0, -1, "zone", "fire", amount=damage, lasts=2, rest=path(g, *where))


@dataclass
class Blow(Rule):
    """Someone strikes a mover that leaves, for so much."""

    mover: int
    amount: int

    def begin(self, g: Darkness) -> Next:
        return g.become(TakeHarm(self.mover, self.amount, "attack"))


class Watchful(DarknessTable):
    """A table at which the first hero strikes whoever leaves its melee; it notes whom."""

    blow = 1
    notes: list[tuple[int, int]]

    def parting(self, mover: int, ahead: int) -> Rule | None:
        self.notes.append((mover, ahead))
        return Blow(mover, self.blow)


def watchful(g: Darkness, blow: int = 1) -> Watchful:
    g.__class__ = Watchful
    assert isinstance(g, Watchful)
    g.blow, g.notes = blow, []
    return g


# Where one can go.


@pytest.mark.rule("AD-MOV-01", "AD-MOV-02")
def test_a_step_goes_to_any_of_the_eight_squares_around() -> None:
    g = table(SANCTUM, heroes=[("Champion", (6, 6))])
    assert places(g, reachable(g, 0, 1, False)) == {
        (x, y) for x in (5, 6, 7) for y in (5, 6, 7) if (x, y) != (6, 6)
    }
    corner = table(SANCTUM, heroes=[("Champion", (1, 2))])
    assert places(corner, reachable(corner, 0, 1, False)) == {(2, 2), (1, 3), (2, 3)}


@pytest.mark.rule("AD-MOV-03", "AD-MOV-04")
def test_allies_may_be_passed_but_no_move_ends_on_one() -> None:
    heroes = [("Champion", (0, 1)), ("Assassin", (1, 0)), ("Templar", (1, 1)), ("Samurai", (1, 2))]
    g = table(ROW, heroes=heroes)
    found = places(g, reachable(g, 0, 2, False))
    assert (2, 1) in found
    assert not found & {(1, 0), (1, 1), (1, 2)}


@pytest.mark.rule("AD-MOV-05", "AD-R-62")
def test_only_those_who_fly_pass_enemies() -> None:
    foes = [("Zombies!", (1, 0)), ("Zombies!", (1, 1)), ("Zombies!", (1, 2))]
    g = table(ROW, heroes=[("Champion", (0, 1))], foes=foes)
    assert places(g, reachable(g, 0, 3, False)) == {(0, 0), (0, 2)}
    flown = places(g, reachable(g, 0, 3, True))
    assert (2, 1) in flown
    assert not flown & {(1, 0), (1, 1), (1, 2)}


@pytest.mark.rule("AD-R-30")
def test_an_unconscious_hero_blocks_enemies_and_not_friends() -> None:
    heroes = [("Champion", (0, 1)), ("Assassin", (1, 0), 0), ("Templar", (1, 1), 0), ("Samurai", (1, 2), 0)]
    g = table(ROW, heroes=heroes, foes=[("Minotaur", (2, 1)), ("Demon!", (2, 0))])
    assert (0, 0) in places(g, reachable(g, 0, 1, False))
    assert (0, 1) not in places(g, reachable(g, 4, 5, False))
    assert (0, 0) not in places(g, reachable(g, 4, 5, False))
    assert (0, 0) in places(g, reachable(g, 5, 5, True))
    assert push_squares(g, 1, 3) == {}


@pytest.mark.rule("AD-MOV-09")
def test_a_move_may_be_shorter_than_allowed() -> None:
    g = table(DRAIN, heroes=[("Champion", (3, 5))])
    lengths = {len(steps) for steps in reachable(g, 0, 3, False).values()}
    assert lengths == {1, 2, 3}


@pytest.mark.rule("AD-R-85")
def test_of_the_shortest_paths_the_one_with_the_first_squares_is_taken() -> None:
    g = table(SANCTUM, heroes=[("Champion", (3, 6))])
    paths = reachable(g, 0, 4, False)
    assert paths[square(g, 6, 6)] == path(g, (4, 5), (5, 5), (6, 6))
    assert paths[square(g, 3, 9)] == path(g, (2, 7), (2, 8), (3, 9))


@pytest.mark.rule("AD-R-57")
def test_a_hero_goes_round_fire_where_that_is_possible() -> None:
    g = table(ROW, heroes=[("Champion", (0, 1))], foes=[("Demon!", (7, 0))])
    burn(g, 1, (2, 0), (2, 1), (3, 0), (3, 1))
    paths = reachable(g, 0, 4, False)
    assert paths[square(g, 4, 1)] == path(g, (1, 1), (2, 2), (3, 2), (4, 1))
    assert paths[square(g, 2, 0)] == path(g, (1, 0), (2, 0))


@pytest.mark.rule("AD-R-57")
def test_a_hero_goes_through_fire_where_the_way_round_is_too_long() -> None:
    g = table(ROW, heroes=[("Champion", (0, 0))])
    burn(g, 1, (2, 0), (2, 1), (3, 0), (3, 1))
    assert reachable(g, 0, 4, False)[square(g, 4, 0)] == path(g, (1, 1), (2, 2), (3, 1), (4, 0))
    assert len(reachable(g, 0, 5, False)[square(g, 4, 0)]) == 5


@pytest.mark.rule("AD-R-57")
def test_of_paths_with_as_little_fire_the_shorter_is_taken_and_of_these_the_first() -> None:
    g = table(ROW, heroes=[("Champion", (0, 1))])
    burn(g, 1, (2, 0), (2, 1), (2, 2))
    assert reachable(g, 0, 5, False)[square(g, 4, 1)] == path(g, (1, 0), (2, 0), (3, 0), (4, 1))


@pytest.mark.rule("AD-R-87")
def test_a_monster_does_not_mind_fire() -> None:
    g = table(ROW, heroes=[("Champion", (7, 2))], foes=[("Minotaur", (0, 1))])
    burn(g, 1, (1, 0), (1, 1))
    assert reachable(g, 1, 3, False)[square(g, 3, 1)][0] == square(g, 1, 0)


@pytest.mark.rule("AD-R-60")
def test_a_teleport_goes_to_free_squares_in_sight() -> None:
    g = table("V(0,0) V(0,4) H(3,6) V(7,3)", heroes=[("Magician", (0, 0))], foes=[("Imps", (0, 2))])
    found = {g.board.points[end] for end in teleport_squares(g, 0, 7)}
    assert (1, 7) in found
    assert (3, 7) in found
    assert not found & {(0, 0), (0, 2), (4, 7), (7, 3)}
    assert {g.board.points[end] for end in teleport_squares(g, 0, 1)} == {(1, 0), (0, 1), (1, 1)}


# Pushes.


@pytest.mark.rule("AD-PSH-01", "AD-PSH-02", "AD-R-58")
def test_a_push_goes_where_the_target_itself_could_go() -> None:
    foes = [("Zombies!", (1, 1)), ("Demon!", (2, 0)), ("Gate Hounds", (7, 2))]
    heroes = [("Champion", (0, 1)), ("Assassin", (2, 2)), ("Templar", (2, 1))]
    g = table(ROW, heroes=heroes, foes=foes)
    assert places(g, push_squares(g, 3, 1)) == {(0, 0), (1, 0), (0, 2), (1, 2)}
    past_its_ally = places(g, push_squares(g, 3, 2))
    assert (3, 0) in past_its_ally
    assert (3, 2) not in places(g, push_squares(g, 3, 1))
    assert (3, 2) in places(g, push_squares(g, 4, 2))


def test_those_who_fly_are_pushed_over_their_enemies() -> None:
    heroes = [("Champion", (2, 0)), ("Assassin", (2, 2)), ("Templar", (2, 1))]
    g = table(ROW, heroes=heroes, foes=[("Demon!", (1, 1)), ("Zombies!", (1, 2))])
    assert (3, 1) in places(g, push_squares(g, 3, 2))
    assert (3, 1) not in places(g, push_squares(g, 4, 2))


@pytest.mark.rule("AD-R-59", "AD-STA-02")
def test_a_push_is_answered_by_nobody_but_by_fire() -> None:
    g = watchful(table(ROW, heroes=[("Champion", (0, 1))], foes=[("Minotaur", (1, 1), 12)]))
    put_effect(g, 0, 1, "immob")
    burn(g, 2, (3, 1), (4, 1))
    events = play(g, Push(0, 1, path(g, (2, 1), (3, 1), (4, 1), (5, 1))))
    assert g.notes == []
    assert point(g, 1) == (5, 1)
    assert [(hurt.figure, hurt.amount) for hurt in told(events, Hurt)] == [(1, 2)]
    assert [event.path for event in told(events, Pushed)] == [
        path(g, (2, 1), (3, 1)),
        path(g, (4, 1), (5, 1)),
    ]


def test_a_push_ends_where_the_figure_dies() -> None:
    g = table(ROW, foes=[("Zombies!", (1, 1)), ("Zombies!", (7, 0))])
    burn(g, 2, (2, 1))
    play(g, Push(0, 1, path(g, (2, 1), (3, 1))))
    assert g.hp[1] == 0
    assert g.corpses == ((1, square(g, 2, 1)),)


# Walks.


def test_an_undisturbed_walk_is_told_once() -> None:
    g = table(DRAIN, heroes=[("Champion", (3, 5))])
    steps = path(g, (4, 5), (5, 5))
    (walked,) = play(g, Walk(0, steps, False))
    assert (type(walked), walked.figure, walked.path) == (Walked, 0, steps)
    assert point(g, 0) == (5, 5)


@pytest.mark.rule("AD-R-119")
def test_whoever_leaves_the_melee_of_a_hero_can_be_struck_before_the_step() -> None:
    g = watchful(table(DRAIN, heroes=[("Assassin", (11, 5))], foes=[("Kobold Crossbows", (10, 5))]))
    steps = path(g, (11, 4), (12, 5), (13, 5), (14, 5))
    events = play(g, Walk(1, steps, False))
    assert g.notes == [(1, square(g, 13, 5))]
    assert [type(event) for event in events] == [Walked, Hurt, Walked]
    assert [event.path for event in told(events, Walked)] == [steps[:2], steps[2:]]
    assert point(g, 1) == (14, 5)


@pytest.mark.rule("AD-R-119")
def test_a_mover_that_dies_of_the_blow_goes_no_farther() -> None:
    foes = [("Kobold Crossbows", (12, 5)), ("Imps", (18, 5))]
    g = watchful(table(DRAIN, heroes=[("Assassin", (11, 5))], foes=foes), blow=4)
    play(g, Walk(1, path(g, (13, 5), (14, 5)), False))
    assert g.hp[1] == 0
    assert g.corpses == ((1, square(g, 12, 5)),)


def test_a_mover_that_is_immobilized_by_the_blow_stays() -> None:
    class Snaring(DarknessTable):
        def parting(self, mover: int, ahead: int) -> Rule | None:
            put_effect(self, 0, mover, "immob")
            return Blow(mover, 0)

    g = table(DRAIN, heroes=[("Assassin", (11, 5))], foes=[("Kobold Crossbows", (12, 5))])
    g.__class__ = Snaring
    play(g, Walk(1, path(g, (13, 5), (14, 5)), False))
    assert point(g, 1) == (12, 5)


def test_heroes_and_the_unconscious_are_not_asked_who_leaves() -> None:
    g = watchful(
        table(DRAIN, heroes=[("Assassin", (11, 5), 0), ("Templar", (0, 5))], foes=[("Imps", (12, 5))])
    )
    play(g, Walk(2, path(g, (13, 5)), True))
    play(g, Walk(1, path(g, (1, 5)), False))
    assert g.notes == []


def test_fire_burns_once_a_turn_and_again_in_the_next() -> None:
    g = table(ROW, heroes=[("Champion", (0, 1))], foes=[("Demon!", (7, 0))])
    burn(g, 2, (1, 1), (2, 1))
    begin_turn_of(g, 0)
    events = play(g, Walk(0, path(g, (1, 1), (2, 1), (3, 1)), False))
    assert [hurt.amount for hurt in told(events, Hurt)] == [2]
    begin_turn_of(g, 0)
    assert told(play(g, Walk(0, path(g, (2, 1)), False)), Hurt)


def test_fire_fells_a_hero_in_mid_walk() -> None:
    g = table(ROW, heroes=[("Champion", (0, 1), 1), ("Templar", (7, 2))], foes=[("Demon!", (7, 0))])
    burn(g, 2, (1, 1))
    walk = Walk(0, path(g, (1, 1), (2, 1)), False)
    play(g, walk)
    assert (g.hp[0], point(g, 0), walk.went) == (0, (1, 1), path(g, (1, 1)))


def test_fire_burns_who_comes_to_stand_in_it_otherwise() -> None:
    g = table(ROW, heroes=[("Champion", (0, 1), 9)])
    burn(g, 2, (0, 1))
    play(g, Enter(0))
    play(g, Enter(0))
    assert g.hp[0] == 7


# Draw the Line.


def drawing_the_line(*foes: tuple[str, Place, int]) -> Darkness:
    g = table(DRAIN, heroes=[("Samurai", (8, 5)), ("Templar", (0, 5))], foes=foes)
    begin(g, 0, 0, "on", "approach", 0, 1, card=DRAW_THE_LINE)
    return g


def test_whoever_comes_near_one_who_draws_the_line_is_struck() -> None:
    g = drawing_the_line(("Minotaur", (12, 5), 12))
    events = play(g, Walk(2, path(g, (11, 5), (10, 5), (9, 5)), False))
    assert [(event.attacker, event.damage, event.distance) for event in told(events, Attacked)] == [
        (0, 2, "melee")
    ]
    assert [type(event) for event in events][:2] == [Walked, Attacked]
    assert point(g, 2) == (9, 5)


def test_who_is_near_already_may_move_on_beside_one_who_draws_the_line() -> None:
    g = drawing_the_line(("Minotaur", (9, 5), 12))
    assert not told(play(g, Walk(2, path(g, (9, 4)), False)), Attacked)


def test_each_enemy_is_struck_once_a_turn() -> None:
    g = drawing_the_line(("Minotaur", (10, 5), 12))
    back_and_forth = path(g, (9, 5), (10, 5), (9, 5))
    assert len(told(play(g, Walk(2, back_and_forth, False)), Attacked)) == 1
    begin_turn_of(g, 2)
    assert len(told(play(g, Walk(2, path(g, (10, 5), (9, 5)), False)), Attacked)) == 1


@pytest.mark.rule("AD-DUR-01")
def test_each_card_that_draws_a_line_strikes() -> None:
    g = drawing_the_line(("Minotaur", (10, 5), 12))
    begin(g, 0, 0, "on", "approach", 0, 1, card=DRAW_THE_LINE)
    back_and_forth = path(g, (9, 5), (10, 5), (9, 5))
    assert len(told(play(g, Walk(2, back_and_forth, False)), Attacked)) == 2


def test_the_blow_has_the_heros_bonuses_and_may_kill() -> None:
    g = drawing_the_line(("Kobold Spears", (10, 5), 3), ("Imps", (18, 5), 2))
    put_effect(g, 0, 0, "mod", "dmg", amount=2)
    assert watch_damage(g, 0) == 4
    walk = Walk(2, path(g, (9, 5), (9, 4)), False)
    play(g, walk)
    assert g.hp[2] == 0
    assert walk.went == path(g, (9, 5))


def test_an_ally_or_one_who_is_pushed_near_is_not_struck() -> None:
    g = drawing_the_line(("Minotaur", (10, 5), 12))
    assert not told(play(g, Push(1, 2, path(g, (9, 5)))), Attacked)
    assert not told(play(g, Walk(1, path(g, (1, 5), (2, 5)), False)), Attacked)
