"""Fights in the arena: whose turn it is, who answers whom, and what works otherwise than in a dungeon."""

from itertools import pairwise

import pytest
from games.darkness.board import options, point, put_effect, square, told
from games.darkness.card_play import answer, prompt
from games.darkness.card_words import CODES
from games.darkness.duels import arena, end_turn, fighter, go, kinds, statuses
from games.darkness.turns import can, hand, pile, wounds
from support.script import say

from darkling.games.darkness.cards import ACTIONS, CLASSES
from darkling.games.darkness.cards.language import KEEP, Predicate
from darkling.games.darkness.rules.attack import SingleAttack, loss_by, passive_save, ward_on
from darkling.games.darkness.rules.effects import cleanse, is_immobile, is_stunned, taunter
from darkling.games.darkness.rules.events import Attacked, EffectBegan, Hurt, Saved, Walked
from darkling.games.darkness.rules.movement import reachable
from darkling.games.darkness.rules.predicates import is_boss, suits
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import POISE

PLAIN = "Jab, 2 Slow Blade, 3 Calculating"
"""A hand of an Assassin that answers nothing."""
CHAMPIONS_ACTIONS = [card.name for card in map(ACTIONS.__getitem__, CLASSES[0].arena_action_deck)]
DEFENSE = "2 Block, Militia, 3 Hearty"
"""Of a Champion: cards against any attack in melee."""


def assassin(x=5, y=1, cards=PLAIN, **rest):
    return fighter("Assassin", x, y, cards, **rest)


def champion(x=6, y=1, cards="3 Run, 3 Hearty", **rest):
    return fighter("Champion", x, y, cards, **rest)


# Turns.


@pytest.mark.rule("AD-PVP-07")
def test_turns_go_round_in_the_order_of_initiative_and_nothing_comes_between():
    g = arena(assassin(), champion(), fighter("Templar", 1, 1), march=[2, 0, 1], settings={"teams": 3})
    order = []
    for _ in range(7):
        order.append(g.waiting[0])
        end_turn(g)
    assert order == [2, 0, 1, 2, 0, 1, 2]
    assert g.round == 4


@pytest.mark.rule("AD-PVP-05")
def test_no_class_has_its_special_ability():
    g = arena(fighter("Samurai", 5, 1, "3 Run, 3 Disciplined"), champion())
    end_turn(g)
    assert not g.marks[0] & POISE
    flow = arena(assassin(cards="3 Jab, 3 Calculating"), champion())
    go(flow, "Jab:", "6/1", "Jab:", "6/1", "skip", "Jab:", "6/1", "skip")
    assert [attack.damage for attack in told(flow.listener, Attacked)] == [1, 1, 1]
    rage = arena(champion(5, 1, "2 Militia, Run, 3 Hearty"), assassin(6, 1))
    go(rage, "Militia: Hearty")
    assert prompt(rage) == "choose-target"
    for name, card in (("Psion", "Walk"), ("Magician", "Spark")):
        assert not can(arena(fighter(name, 5, 1, card), champion()), "ability")
    late = arena(fighter("Templar", 5, 1, "Cure, 2 Walk, 3 Holy", hp=5), champion(1, 1), round=19)
    go(late, "Cure: Holy, Holy", "5/1")
    assert late.hp[0] == 5 + 4 + 2, "each Holy heals 1 more, and the rounds add nothing"


# Bosses.


@pytest.mark.rule("AD-PVP-06", "AD-R-134")
def test_heroes_are_bosses_for_the_cards_of_other_teams_alone():
    g = arena(fighter("Templar", 5, 1, "Concuss, 2 Walk, 3 Holy"), champion(), assassin(4, 1))
    boss, common = Predicate("type", kinds=("BOSS",)), Predicate("nonboss")
    assert [is_boss(g, 0, figure) for figure in range(3)] == [False, True, False]
    assert [suits(g, 0, figure, boss) for figure in range(3)] == [False, True, False]
    assert [suits(g, 0, figure, common) for figure in range(3)] == [True, False, True]
    go(g, "Concuss: 3 Holy", "6/1")
    assert g.hp[1] == 23
    assert not is_stunned(g, 1)


@pytest.mark.rule("AD-PVP-11", "AD-PVP-14", "AD-R-115")
def test_what_changes_how_monsters_behave_does_nothing_to_heroes():
    g = arena(assassin(), champion())
    for verb, what, amount in (("dominate", "", 0), ("taunt", "", 0), ("mod", "atk", -1), ("mod", "def", -9)):
        put_effect(g, 0, 1, verb, what, amount=amount, lasts=2)
    assert (g.effects, taunter(g, 1)) == ((), -1)
    put_effect(g, 0, 0, "mod", "dmg", amount=1, lasts=2)
    assert statuses(g, 0) == [("mod", "dmg", 1, 2, 0)]


# Stuns.


@pytest.mark.rule("AD-PVP-10", "AD-R-113")
def test_a_stun_costs_an_action_card_and_a_resource_card_after_drawing():
    g = arena(
        assassin(cards="Knock Out, Jab, Slow Blade, 3 Calculating"), champion(cards="Run, Charge, Hearty")
    )
    go(g, "Knock Out: 2 Calculating", "6/1")
    assert is_stunned(g, 1)
    go(g, "end_turn", "keep_hand", "draw_up")
    assert (prompt(g), g.waiting) == ("stunned", (1,))
    held = g.view(1).heroes[1].hand
    assert held == (3, 3)
    assert {option.split()[0] for option in options(g)} == {"discard_ac"}
    go(g, "Charge")
    assert {option.split()[0] for option in options(g)} == {"discard_rc"}
    go(g, "Hearty")
    assert prompt(g) == "your-turn"
    assert g.view(1).heroes[1].hand == (2, 2)
    assert pile(g, 1) == ["Charge", "Hearty"]
    assert is_stunned(g, 1)
    end_turn(g)
    assert not is_stunned(g, 1)


@pytest.mark.rule("AD-R-113")
def test_the_stunned_discard_only_what_they_have():
    """Fatigued in that very step, by drawing from an empty deck, the Champion has nothing left to discard."""
    stun = {"card": CODES["Knock Out"], "by": 0, "on": [1]}
    full = arena(assassin(), champion(cards="3 Run, 3 Hearty"), effects=[stun], march=[1, 0])
    go(full, "Run")
    assert {option.split()[0] for option in options(full)} == {"discard_rc"}
    empty = tired_champion(stun)
    assert (prompt(empty), empty.is_fatigued(1)) == ("your-turn", True)


def tired_champion(stun):
    """Return the turn of a stunned Champion whose action deck was empty when it drew."""
    used = [CODES[card] for card in CHAMPIONS_ACTIONS]
    return arena(assassin(), champion(cards="3 Hearty", used_acs=used), effects=[stun], march=[1, 0])


# Immobilized.


@pytest.mark.rule("AD-PVP-12", "AD-R-114")
def test_the_immobilized_have_no_free_move_and_pay_twice_for_maneuvers():
    g = arena(assassin(cards="Lunge, 2 Jab, 2 Calculating, Quick"), champion())
    put_effect(g, 1, 0, "immob", lasts=2)
    assert (g.view(0).heroes[0].speed, g.view(0).heroes[0].dear) == (0, True)
    g = arena(
        assassin(cards="Lunge, 2 Jab, 3 Calculating"),
        champion(),
        effects=[{"card": CODES["Crush"], "by": 1, "on": [0], "left": 1}],
    )
    assert not can(g, "free_move")
    go(g, "Lunge")
    assert [gem.points for gem in g.view(0).action.cost] == [4]
    assert not can(g, "done")
    go(g, "Calculating")
    assert not can(g, "done")
    go(g, "Calculating", "done")
    assert prompt(g) == "which-part"
    go(g, "part 1", "6/1", "stay", "Jab:", "6/1")
    assert wounds(g, 1) == [4]


@pytest.mark.rule("AD-PVP-12")
def test_free_maneuvers_stay_free_and_move_the_immobilized():
    g = arena(
        fighter("Templar", 5, 1, "3 Walk, 3 Holy"),
        champion(1, 1),
        effects=[{"card": CODES["Crush"], "by": 1, "on": [0], "left": 1}],
    )
    go(g, "Walk:", "7/1")
    assert point(g, 0) == (7, 1)


@pytest.mark.rule("AD-PVP-12")
def test_a_hero_who_cannot_pay_twice_is_told_so():
    g = arena(
        assassin(cards="Lunge, 2 Jab, Calculating"),
        champion(),
        effects=[{"card": CODES["Crush"], "by": 1, "on": [0], "left": 1}],
        draws=[CODES["Adjusted"]] * 2,
    )
    assert is_immobile(g, 0)
    assert g.view(0).heroes[0].dear


# Penalties.


@pytest.mark.rule("AD-PVP-13", "AD-R-115")
def test_a_penalty_to_damage_counts_the_next_attacks():
    g = arena(assassin(cards="3 Jab, 3 Calculating"), champion(), march=[1, 0])
    put_effect(g, 1, 0, "mod", "dmg", amount=-1, lasts=2)
    assert statuses(g, 0) == [("mod", "dmg", -1, 0, 2)]
    end_turn(g)
    end_turn(g)
    end_turn(g)
    assert statuses(g, 0) == [("mod", "dmg", -1, 0, 2)], "rounds do not count"
    go(g, "Jab:", "6/1", "Jab:", "6/1", "skip")
    assert statuses(g, 0) == []
    go(g, "Jab:", "6/1", "skip")
    assert [attack.damage for attack in told(g.listener, Attacked)] == [0, 0, 1]


@pytest.mark.rule("AD-PVP-13")
def test_a_penalty_to_saves_counts_the_next_saves_and_leaves_at_least_nothing():
    g = arena(assassin(cards="3 Jab, 3 Calculating"), champion(), round=3)
    put_effect(g, 0, 1, "mod", "save", amount=-2, lasts=3)
    put_effect(g, 1, 1, "mod", "save", amount=1, lasts=KEEP)
    go(g, "Jab:", "6/1")
    assert (wounds(g, 1), statuses(g, 1)[0][-1]) == ([1], 2), "one save is lowered from 1 to 0"
    put_effect(g, 1, 1, "mod", "save", amount=2, lasts=KEEP)
    go(g, "Jab:", "6/1", "skip")
    assert (wounds(g, 1), statuses(g, 1)[0][-1]) == ([1], 1), "3 - 2 are enough for the next one"
    go(g, "Jab:", "6/1", "skip")
    assert "save" not in [one[1] for one in statuses(g, 1) if one[2] < 0]
    assert passive_save(g, 1) == 3
    assert sum([event.amount for event in told(g.listener, Saved)]) == 2


@pytest.mark.rule("AD-PVP-13")
def test_without_a_save_no_penalty_to_saves_is_used_up():
    g = arena(assassin(cards="3 Jab, 3 Calculating"), champion())
    put_effect(g, 0, 1, "mod", "save", amount=-2, lasts=3)
    go(g, "Jab:", "6/1")
    assert statuses(g, 1) == [("mod", "save", -2, 0, 3)]


@pytest.mark.rule("AD-PVP-13")
def test_a_penalty_to_saves_lowers_what_a_card_saves():
    g = arena(
        assassin(cards="2 Main Gauche, Jab, 3 Calculating"),
        champion(cards="Roll w/the Punches, 2 Run, 3 Hearty"),
    )
    put_effect(g, 0, 1, "mod", "save", amount=-1, lasts=1)
    go(g, "Main Gauche: Calculating", "6/1", "Roll w/the Punches: Hearty", "stay")
    assert [event.amount for event in told(g.listener, Saved)] == [1]
    assert (wounds(g, 1), statuses(g, 1)) == ([1], [])


@pytest.mark.rule("AD-PVP-13")
def test_a_penalty_to_movement_counts_the_next_move_of_either_kind():
    g = arena(fighter("Templar", 4, 1, "3 Walk, 3 Holy"), champion(0, 1))
    put_effect(g, 1, 0, "mod", "move", amount=-1, lasts=2)
    go(g, "free_move")
    assert (can(g, "6/1"), can(g, "7/1")) == (True, False)
    go(g, "6/1")
    assert statuses(g, 0)[0][-1] == 1
    go(g, "Walk:")
    assert (can(g, "5/1"), can(g, "4/1")) == (True, False)
    go(g, "5/1")
    assert statuses(g, 0) == []
    go(g, "Walk:", "3/1")
    assert point(g, 0) == (3, 1)


@pytest.mark.rule("AD-PVP-13", "AD-R-115")
def test_a_move_of_which_a_penalty_leaves_nothing_counts_as_made():
    g = arena(champion(5, 1), assassin(1, 1))
    put_effect(g, 1, 0, "mod", "move", amount=-3, lasts=1)
    go(g, "end_turn", "keep_hand")
    assert statuses(g, 0) == []
    walker = arena(fighter("Templar", 5, 1, "3 Walk, 3 Holy"), champion(1, 1))
    put_effect(walker, 1, 0, "mod", "move", amount=-3, lasts=1)
    go(walker, "Walk:")
    assert statuses(walker, 0) == []


@pytest.mark.rule("AD-R-115")
def test_a_penalty_that_stays_in_play_counts_once_and_bonuses_last_as_ever():
    g = arena(assassin(), champion())
    put_effect(g, 1, 0, "mod", "dmg", amount=-1, lasts=KEEP)
    put_effect(g, 0, 0, "mod", "save", amount=1, lasts=2)
    assert statuses(g, 0) == [("mod", "dmg", -1, 0, 1), ("mod", "save", 1, 2, 0)]


@pytest.mark.rule("AD-PVP-13")
def test_a_card_leaves_play_when_its_penalty_is_used_up():
    g = arena(fighter("Inquisitor", 2, 1, "Distracting Shot, 2 Cloak, 3 Convicting"), assassin(5, 1))
    go(g, "Distracting Shot: Convicting", "5/1")
    assert statuses(g, 1) == [("mod", "dmg", -2, 0, 1), ("mod", "move", -1, 0, 1)]
    assert [one.card for one in g.view(0).heroes[0].in_play] == [
        CODES["Distracting Shot"],
        CODES["Convicting"],
    ]
    end_turn(g)
    begun = [event for event in told(g.listener, EffectBegan) if event.verb == "mod"]
    assert [(event.lasts, event.uses) for event in begun] == [(KEEP, 1)] * 2
    go(g, "free_move", "3/1", "Jab:", "2/1")
    assert statuses(g, 1) == []
    assert g.view(0).heroes[0].in_play == ()
    assert "Distracting Shot" in pile(g, 0)


def test_cleansing_ends_stuns_and_immobilizations_too():
    g = arena(assassin(), champion())
    for verb in ("stun", "immob", "hide"):
        put_effect(g, 1, 0, verb, lasts=2)
    cleanse(g, 0)
    assert [one[0] for one in statuses(g, 0)] == ["hide"]


# Who answers (AD-R-49), and when.


@pytest.mark.rule("AD-TYP-05", "AD-R-49")
def test_the_target_and_its_allies_answer_and_its_enemies_do_not():
    g = arena(
        assassin(),
        champion(cards="2 Block, Run, 3 Hearty"),
        fighter("Magician", 4, 1, "2 Punch, Spark, 3 Magical"),
        fighter("Templar", 6, 2, "Bulwark, 2 Walk, 3 Holy"),
    )
    for step in ("Slow Blade: Calculating", "6/1"):
        answer(g, step)
    asked = []
    while prompt(g) == "react":
        asked.append(g.waiting[0])
        say(g, "pass")
    assert asked == [1, 3]


@pytest.mark.rule("AD-R-49")
def test_a_third_team_does_not_guard_the_target():
    templar = fighter("Templar", 6, 2, "Bulwark, 2 Walk, 3 Holy")
    g = arena(assassin(), champion(cards="2 Block, Run, 3 Hearty"), templar, settings={"teams": 3})
    for step in ("Slow Blade: Calculating", "6/1", "pass"):
        answer(g, step)
    assert (prompt(g), g.waiting) == ("your-turn", (0,))


@pytest.mark.rule("AD-TYP-05", "AD-R-52")
def test_a_counter_in_an_enemys_turn_strikes_and_is_not_answered_in_ones_own():
    g = arena(
        assassin(cards="2 Slow Blade, Main Gauche, 3 Calculating"),
        fighter("Samurai", 6, 1, "Deadly Turnabout, 2 Run, 3 Disciplined"),
    )
    go(g, "Slow Blade: Calculating", "6/1")
    assert (g.waiting, can(g, "Deadly Turnabout")) == ((1,), True)
    go(g, "Deadly Turnabout", "Disciplined")
    while prompt(g) != "your-turn":
        assert g.waiting == (1,), "the Assassin holds Main Gauche, but it is its own turn"
        go(g, next(one for one in options(g) if not one.startswith(("leave_out", "pass"))))
    assert wounds(g, 0, 1) == [6, 0]


@pytest.mark.rule("AD-TYP-05", "AD-R-119")
def test_a_blow_within_an_answer_is_answered_in_turn():
    """The Champion rolls away in the Assassin's turn, which strikes; and the Champion answers again."""
    g = arena(
        assassin(cards="Slow Blade, Opportunity, Jab, 3 Calculating"),
        champion(cards="2 Roll w/the Punches, Run, 3 Hearty"),
    )
    go(g, "Slow Blade: Calculating", "6/1", "Roll w/the Punches: Hearty", "7/1")
    assert (prompt(g), g.waiting) == ("strike-the-leaving", (0,))
    go(g, "Opportunity: Calculating", "6/1")
    assert (prompt(g), g.waiting) == ("react", (1,))
    go(g, "Roll w/the Punches: Hearty", "stay")
    while prompt(g) != "your-turn":
        go(g, "pass")
    assert point(g, 1) == (7, 1)
    assert [(one.attacker, one.target) for one in told(g.listener, Attacked)] == [(0, 1), (0, 1)]
    assert g.running(SingleAttack) is None


@pytest.mark.rule("AD-R-122")
def test_allies_do_not_defend_against_each_other_with_cards():
    g = arena(
        fighter("Magician", 1, 1, "Fireball, 2 Spark, 3 Magical"),
        assassin(5, 1),
        champion(6, 1, DEFENSE),
    )
    go(g, "Fireball: 2 Magical", "6/1")
    go(g, next(one for one in options(g) if one.startswith("box")))
    asked = set()
    while prompt(g) == "react":
        asked |= set(g.waiting)
        go(g, "pass")
    assert 2 not in asked
    assert wounds(g, 2) == [4 + 2 * 1]


@pytest.mark.rule("AD-R-55")
def test_a_blow_that_is_turned_on_an_attacker_in_its_own_turn_cannot_be_defended():
    g = arena(
        fighter("Magician", 1, 1, "2 Spark, Punch, 3 Magical"),
        fighter("Templar", 5, 1, "Reflect, 2 Walk, 3 Holy"),
    )
    go(g, "Spark: Magical", "5/1", "Reflect: Holy, Holy")
    while prompt(g) != "your-turn":
        go(g, "pass")
    assert wounds(g, 0, 1) == [2, 0]


# Walking.


@pytest.mark.rule("AD-R-119")
def test_heroes_strike_enemies_who_walk_away_and_let_friends_go():
    g = arena(
        champion(5, 1),
        assassin(6, 1, "Opportunity, 2 Jab, 3 Calculating"),
        fighter("Samurai", 5, 2, "Opportunity, 2 Run, 3 Disciplined"),
    )
    go(g, "free_move", "4/1")
    assert (prompt(g), g.waiting) == ("strike-the-leaving", (1,))
    go(g, "Opportunity: Calculating", "5/1")
    while prompt(g) != "your-turn":
        go(g, "pass")
    assert (wounds(g, 0), point(g, 0)) == ([3], (4, 1))


@pytest.mark.rule("AD-R-117", "AD-R-119")
def test_whoever_might_hold_a_strike_is_asked_whether_they_hold_it_or_not():
    seats = champion(5, 1), assassin(6, 1, "3 Jab, 3 Calculating")
    g = arena(*seats)
    for step in ("free_move", "3/1"):
        answer(g, step)
    assert (prompt(g), options(g)) == ("strike-the-leaving", ["pass"])
    spent = arena(seats[0], {**seats[1], "used_acs": [CODES["Opportunity"]]})
    for step in ("free_move", "3/1"):
        answer(spent, step)
    assert prompt(spent) == "your-turn"


@pytest.mark.rule("AD-R-57")
def test_a_hero_takes_the_way_that_leaves_the_fewest_enemies_behind():
    """The short way past the Samurai leaves its melee; with squares to spare there is one that does not."""
    g = arena(champion(1, 1), fighter("Samurai", 3, 2, "3 Run, 3 Disciplined"))
    end = square(g, 6, 0)
    hurried, careful = [reachable(g, 0, steps, False)[end] for steps in (5, 7)]
    assert (len(hurried), len(careful)) == (5, 5)
    wall = arena(champion(2, 1), fighter("Samurai", 4, 1, "3 Run, 3 Disciplined"))
    blows = [leaves(wall, 1, (wall.at[0], *path)) for path in reachable(wall, 0, 9, False).values()]
    assert max(blows) == 1
    assert min(blows) == 0


def leaves(g, hero, path):
    """Return how often a path leaves the melee of a hero."""
    near = [apart(g, g.at[hero], square) <= 1 for square in path]
    return sum([was and not stays for was, stays in pairwise(near)])


@pytest.mark.rule("AD-MOV-05", "AD-R-30")
def test_enemies_cannot_be_walked_through_and_friends_can():
    rest = {"settings": {"teams": 2}}
    g = arena(champion(0, 0), assassin(1, 0), fighter("Templar", 0, 1), fighter("Samurai", 1, 1), **rest)
    free = reachable(g, 0, 2, False)
    assert square(g, 2, 0) not in free
    assert square(g, 0, 2) in free
    g.hp[1] = 0
    assert square(g, 2, 0) not in reachable(g, 0, 2, False), "unconscious enemies are in the way, too"


# Hidden, wards, harm without an attack.


def test_nobody_aims_at_a_hidden_enemy_from_afar():
    g = arena(
        fighter("Magician", 2, 1, "2 Spark, Beam, 3 Magical"),
        assassin(5, 1),
        effects=[],
    )
    put_effect(g, 1, 1, "hide", lasts=2)
    go(g, "Spark: Magical")
    assert prompt(g) == "your-turn", "there is nobody to aim at"
    assert g.hp[1] == 17


def test_a_ward_saves_for_the_team_that_laid_it():
    g = arena(assassin(5, 1), champion(6, 1), fighter("Templar", 5, 2))
    put_effect(g, 0, -1, "zone", "ward", amount=2, rest=tuple(range(144)))
    assert [ward_on(g, hero) for hero in range(3)] == [2, 0, 2]


@pytest.mark.rule("AD-R-47", "AD-R-75", "AD-R-124")
def test_saves_do_not_help_against_a_dot_and_fire_but_against_a_blow():
    seats = (
        fighter("Templar", 5, 1, "3 Walk, 3 Holy"),
        fighter("Psion", 1, 1, "3 Walk, 3 Elemental"),
    )
    g = arena(*seats, march=[1, 0])
    put_effect(g, 0, 0, "mod", "save", amount=1, lasts=KEEP)
    put_effect(g, 0, 0, "mod", "save", amount=2, lasts=3)
    put_effect(g, 1, 0, "dot", lasts=3, rest=(1, 2, 3))
    put_effect(g, 1, -1, "zone", "fire", amount=2, lasts=3, rest=(g.at[0],))
    end_turn(g)
    assert wounds(g, 0) == [2], "the fire, at the start of its own turn"
    end_turn(g)
    assert wounds(g, 0) == [3], "the dot, at the start of its owner's turn"
    assert [event.cause for event in told(g.listener, Hurt)] == ["fire", "dot"]
    assert loss_by(g, 1, 0, 4, "melee", 0) == 1


def test_grudges_are_kept_against_heroes():
    g = arena(assassin(cards="3 Jab, 3 Calculating"), champion())
    go(g, "Jab:", "6/1")
    offender = Predicate("offender")
    assert [suits(g, 1, 0, offender), suits(g, 0, 1, offender)] == [True, False]


def test_a_turn_tells_what_it_is_made_of():
    g = arena(assassin(), champion())
    go(g, "free_move", "5/2", "Jab:", "6/1")
    assert kinds(g.listener)["Walked"] == len(told(g.listener, Walked)) == 1
    assert hand(g).count("Jab") == 0
