"""How a fight in the arena ends: who is out, who has won, and what is shared."""

import pytest
from games.darkness.board import point, put_effect, told
from games.darkness.card_play import prompt
from games.darkness.duels import arena, end_turn, fighter, go
from support.script import play_on

import darkling
from darkling.bots import bot
from darkling.games.darkness.bot.evaluation import evaluate, value
from darkling.games.darkness.rules.events import (
    FellUnconscious,
    PlayerTurnBegan,
    TeamFell,
    TeamsDrew,
    TeamWon,
    TimeIsUp,
)
from darkling.games.darkness.rules.harm import moment
from darkling.games.darkness.study import STUDY
from darkling.words import Words

FIREBALL = "Fireball, 2 Spark, 3 Magical"
FOUR, THREE = {"settings": {"teams": 4}}, {"settings": {"teams": 3}}
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")


def assassin(x=5, y=1, cards="3 Jab, 3 Calculating", **rest):
    return fighter("Assassin", x, y, cards, **rest)


def champion(x=6, y=1, **rest):
    return fighter("Champion", x, y, "3 Run, 3 Hearty", **rest)


def burn(g, *places):
    """Let the Magician, who acts, throw a Fireball on these squares, and everyone pass."""
    go(g, "Fireball: Magical, Magical", "area " + "-".join(places))


@pytest.mark.rule("AD-R-112", "AD-R-135")
def test_the_last_team_with_anyone_awake_wins_and_its_heroes_share_it():
    g = arena(assassin(), champion(hp=1), fighter("Templar", 1, 1, hp=0), fighter("Samurai", 1, 2, hp=0))
    go(g, "Jab:", "6/1")
    assert g.over
    assert g.outcome().places == ((0, 2), (1, 3))
    assert g.outcome().won == (True, False, True, False)
    assert [event.team for event in told(g.listener, TeamWon)] == [0]
    assert point(g, 1) == (6, 1), "the token stays"
    assert Words("darkness", 0, NAMES).result(g.outcome(), g.sides())[0] == "You and Cleo win together."


@pytest.mark.rule("AD-R-112")
def test_a_team_is_in_as_long_as_one_of_it_is_awake():
    g = arena(assassin(), champion(hp=1), fighter("Templar", 1, 1), fighter("Samurai", 1, 2))
    go(g, "Jab:", "6/1")
    assert (g.over, g.fallen) == (False, ())
    assert told(g.listener, FellUnconscious)
    assert not told(g.listener, TeamFell)
    assert [team.awake for team in g.view(None).arena.teams] == [2, 1]


@pytest.mark.rule("AD-R-112", "AD-R-135")
def test_teams_are_placed_by_how_long_they_lasted():
    seats = [assassin(), champion(hp=1), fighter("Templar", 5, 2, hp=1), fighter("Samurai", 4, 1, hp=1)]
    g = arena(*seats, **FOUR)
    go(g, "Jab:", "5/2", "Jab:", "4/1", "skip")
    assert [team.place for team in g.view(None).arena.teams] == [0, 0, 4, 3]
    go(g, "Jab:", "6/1", "skip")
    assert g.over
    assert g.outcome().places == ((0,), (1,), (3,), (2,))
    assert [team.place for team in g.view(None).arena.teams] == [1, 2, 4, 3]
    assert [event.team for event in told(g.listener, TeamFell)] == [2, 3, 1]


@pytest.mark.rule("AD-R-112", "AD-R-135")
def test_teams_that_fall_by_one_action_share_their_place():
    seats = [fighter("Magician", 1, 1, FIREBALL), champion(5, 0, hp=1), assassin(5, 1, hp=1)]
    g = arena(*seats, fighter("Templar", 1, 2), **FOUR)
    burn(g, "5/0", "6/2")
    assert [team.place for team in g.view(None).arena.teams] == [0, 3, 3, 0]
    assert not g.over
    end_turn(g)
    play_on(g, lambda g, seat: g.decision(seat).options[-1], lambda g: g.over or g.round == 4)
    assert {team for team, _ in g.fallen} == {1, 2}


@pytest.mark.rule("AD-R-112", "AD-R-135")
@pytest.mark.parametrize(
    ("fallen", "places"),
    [
        (((0, 9), (1, 9)), ((0, 1),)),
        (((2, 5), (0, 9), (1, 9)), ((0, 1), (2,))),
        (((3, 5), (2, 5), (0, 9), (1, 9)), ((0, 1), (2, 3))),
        (((3, 4), (1, 9), (0, 9), (2, 9)), ((0, 1, 2), (3,))),
        (((3, 4), (1, 9), (0, 9)), ((2,), (0, 1), (3,))),
    ],
)
def test_the_last_teams_falling_together_is_a_draw(fallen, places):
    heroes = [assassin(), champion(), fighter("Templar", 1, 1), fighter("Samurai", 1, 2)]
    teams = max([team for place in places for team in place]) + 1
    g = arena(*heroes[:teams], settings={"teams": teams})
    g.fallen = fallen
    g.hp[:] = [0 if hero in dict(fallen) else 5 for hero in range(teams)]
    assert g.outcome().places == places
    assert g.outcome().won == tuple([team in places[0] for team in range(teams)])


@pytest.mark.rule("AD-R-118", "AD-R-135")
@pytest.mark.parametrize("teams", [2, 3, 4])
def test_equal_hit_points_when_time_is_up_are_a_draw_that_is_told(teams):
    heroes = [assassin(hp=7), champion(hp=7), fighter("Templar", 1, 1, hp=7), fighter("Samurai", 1, 2, hp=7)]
    g = arena(*heroes[:teams], round=20, settings={"round_cap": 20, "teams": teams})
    for _ in range(teams):
        end_turn(g)
    assert g.outcome().places == (tuple(range(teams)),)
    words = Words("darkness", 0, NAMES)
    assert (
        words.event(told(g.listener, TeamsDrew)[0]) == f"It is a draw: {teams} teams share the first place."
    )
    assert words.result(g.outcome(), g.sides())[0].endswith("share the victory.")


@pytest.mark.rule("AD-R-112")
def test_nothing_wakes_a_team_that_is_out():
    seats = [assassin(), champion(hp=1), fighter("Templar", 1, 1)]
    g = arena(*seats, **THREE)
    go(g, "Jab:", "6/1")
    g.heal(1, 5)
    assert g.hp[1] == 0
    end_turn(g)
    assert [event.hero for event in told(g.listener, PlayerTurnBegan)][-1] == 2


@pytest.mark.rule("AD-R-112", "AD-R-125")
def test_a_dot_may_decide_it_and_then_nothing_else_happens():
    g = arena(assassin(), champion(hp=1), march=[1, 0])
    put_effect(g, 0, 1, "dot", lasts=1, rest=(1,))
    go(g, "end_turn", "keep_hand")
    assert g.over
    assert g.outcome().places == ((0,), (1,))


@pytest.mark.rule("AD-R-118")
@pytest.mark.parametrize(
    ("hps", "places"),
    [((9, 5), ((0,), (1,))), ((5, 9), ((1,), (0,))), ((7, 7), ((0, 1),))],
)
def test_when_time_is_up_the_hit_points_of_the_teams_decide(hps, places):
    g = arena(assassin(hp=hps[0]), champion(hp=hps[1]), round=20, settings={"round_cap": 20})
    end_turn(g)
    end_turn(g)
    assert g.over
    assert told(g.listener, TimeIsUp)
    assert g.outcome().places == places
    assert len(told(g.listener, TeamsDrew)) == (len(places) == 1)


@pytest.mark.rule("AD-R-118", "AD-R-135")
def test_whoever_fell_before_time_is_up_is_behind_those_who_stand():
    seats = [assassin(hp=3), champion(1, 1, hp=9), fighter("Templar", 1, 2, hp=0)]
    g = arena(*seats, round=20, settings={"round_cap": 20, "teams": 3})
    end_turn(g)
    end_turn(g)
    assert g.outcome().places == ((1,), (0,), (2,))
    assert g.outcome().decided_by == ("hp-left", "teams-outlasted")


def test_each_turn_has_moments_of_its_own():
    g = arena(assassin(hp=1), champion(hp=1), fighter("Templar", 1, 1, hp=1), **THREE)
    before = moment(g)
    end_turn(g)
    assert moment(g) > before


# What is counted, and what bots make of it.


def test_statistics_count_the_hit_points_of_teams_and_rounds():
    g = arena(assassin(hp=5), champion(hp=7), fighter("Templar", 1, 1, hp=2))
    assert STUDY.standings(g) == [7, 7, 7]
    assert STUDY.rounds(g) == 2


def test_chances_are_those_of_teams_and_come_to_one():
    g = arena(assassin(hp=2), champion(), fighter("Templar", 1, 1, hp=2), fighter("Samurai", 1, 2))
    chances = value(g)
    assert chances[0] == chances[2] < chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)
    assert evaluate(g, 0) < 0 < evaluate(g, 1)


def test_greedy_finishes_an_enemy_and_spares_a_friend():
    g = arena(assassin(cards="Slow Blade, 2 Jab, 3 Calculating"), champion(hp=1), champion_friend())
    while not g.over:
        seat = g.waiting[0]
        g.choose(seat, bot("greedy", 1).choose(g, seat))
        assert g.hp[2] == 3
    assert g.outcome().won[0]


def champion_friend():
    return fighter("Templar", 4, 1, "3 Walk, 3 Holy", hp=3)


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (3, 3)])
def test_greedy_beats_random_heroes(players, teams):
    won = 0
    for seed in range(3):
        game = darkling.new(
            "darkness", players=players, seed=seed, settings={"play": "arena", "teams": teams}
        )
        bots = [bot("greedy" if seat == seed % players else "random", seed) for seat in range(players)]
        play_on(game, lambda game, seat, bots=bots: bots[seat].choose(game.position, seat))
        won += game.result.won[seed % players]
    assert won == 3


def test_the_question_after_the_end_of_time_is_not_asked():
    g = arena(assassin(), champion(), round=20, settings={"round_cap": 20})
    assert prompt(g) == "your-turn"
    end_turn(g)
    end_turn(g)
    assert g.waiting == ()
