"""Bots in the arena: they choose any class, come to blows, and hurt where it counts."""

import pytest
from games.darkness.arranged import hero, position
from games.darkness.board import point
from games.darkness.dungeons import prompt
from games.darkness.starts import CHAMPION, TEMPLAR, holding
from support.script import say

import darkling
from darkling.bots import bot
from darkling.games.darkness.bot.evaluation import evaluate, team_chances
from darkling.games.darkness.bot.places import place_worths
from darkling.games.darkness.bot.standing import LATE, lateness
from darkling.games.darkness.rules.space import steps_row

ARENA = {"play": "arena"}
STAB, CLEAVE, BLOCK, SPARK, CURE = "AC104", "AC098", "AC097", "AC032", "AC058"
HEARTY, MAGICAL = "RC01", "RC21"
LAST = "keep-or-discard"


def met(*seats, **rest):
    """Return the first hero's turn, when cards have been drawn."""
    settings = {**ARENA, **rest.pop("settings", {})}
    g = position(seats, **{"settings": settings, **rest})
    while prompt(g) == "draw-your-cards":
        say(g, "draw_up")
    return g


def greedy(g, seed=1):
    return bot("greedy", seed).choose(g, g.waiting[0]).name


def play_greedily(g, *until):
    chosen = []
    while not g.over and prompt(g) not in until:
        chosen.append(greedy(g))
        say(g, chosen[-1])
        assert len(chosen) < 60
    return chosen


def champion(*at, acs=(STAB, CLEAVE, BLOCK), **more):
    return holding(CHAMPION, list(acs), [HEARTY] * 3, at=at, **more)


def far(g, hero, other):
    return steps_row(g, g.at[hero])[g.at[other]]


# Classes.


def chosen_classes(seed):
    g = darkling.start("darkness", 2, seed, ARENA)
    while prompt(g) == "choose-a-class":
        seat = g.waiting[0]
        g.choose(seat, bot("greedy", 10 * seed + seat).choose(g, seat))
    return tuple(g.kind)


def test_bots_choose_any_class_and_the_same_one_from_the_same_seed():
    found = [chosen_classes(seed) for seed in range(20)]
    assert len({kind for pair in found for kind in pair}) == 7
    assert found == [chosen_classes(seed) for seed in range(20)]


def test_against_the_dungeon_they_choose_what_fits_together():
    g = darkling.start("darkness", 2, 1)
    assert {bot("greedy", seed).choose(g, 0).name for seed in range(5)} == {"class CL5"}


# Whom to hurt.


def test_it_finishes_a_wounded_enemy_rather_than_to_hurt_a_fresh_one():
    g = met(
        champion(4, 4, acs=(STAB, BLOCK, BLOCK)),
        hero("Assassin", 5, 3, hp=1),
        hero("Champion", 3, 5),
        hero("Champion", 5, 5),
        settings={"unique_classes": False},
    )
    play_greedily(g, LAST, "react")
    while prompt(g) == "react":
        say(g, "pass")
    assert (g.hp[1], g.hp[3]) == (0, 26)


def test_it_spares_its_own_team():
    g = met(champion(4, 4), hero("Samurai", 5, 3), hero("Assassin", 4, 5, hp=3))
    assert g.team_of(0) == g.team_of(2)
    play_greedily(g, LAST)
    assert g.hp[2] == 3
    assert g.hp[1] < 20


def test_it_wakes_a_friend():
    templar = holding(TEMPLAR, [CURE, BLOCK, STAB], ["RC42"] * 3, at=(4, 4))
    g = met(templar, hero("Assassin", 10, 7), hero("Champion", 4, 5, hp=0), hero("Samurai", 11, 7))
    play_greedily(g, LAST)
    assert g.hp[2] > 0


# Where to go.


def test_nobody_waits_for_ever():
    early = met(champion(4, 4), hero("Samurai", 10, 7), round=1)
    late = met(champion(4, 4), hero("Samurai", 10, 7), round=LATE + 10)
    assert (lateness(early), lateness(late)) == (1, 11)
    ways = [at for at in range(len(late.board)) if at not in late.at]
    nearest = min(ways, key=lambda at: steps_row(late, at)[late.at[1]])
    farthest = max(ways, key=lambda at: steps_row(late, at)[late.at[1]])

    def gain(g):
        near, away = place_worths(g, 0, [nearest, farthest])
        return near - away

    assert gain(late) > gain(early)
    before = far(late, 0, 1)
    play_greedily(late, LAST)
    assert far(late, 0, 1) < before


def test_a_shooter_that_is_in_melee_steps_away_to_shoot():
    g = met(hero("Magician", 4, 4, acs=[SPARK], rcs=[MAGICAL] * 2), hero("Champion", 5, 5))
    play_greedily(g, LAST, "react")
    assert point(g, 0) != (4, 4)


def test_it_does_not_keep_a_hand_that_gets_it_nowhere():
    held = champion(4, 4)
    left = list(held["actions"])
    for card in held["acs"]:
        left.remove(card)
    seats = ({**held, "used_acs": left[6:]}, hero("Samurai", 10, 7))
    chosen = {}
    for now in (2, 20):
        g = met(*seats, round=now)
        say(g, "end_turn")
        chosen[now] = greedy(g)
    assert chosen == {2: "keep_hand", 20: "discard_hand"}


# What it thinks.


def test_a_team_that_is_hurt_stands_worse_and_is_less_likely_to_win():
    well = met(champion(4, 4), hero("Samurai", 5, 5))
    hurt = met(champion(4, 4, hp=6), hero("Samurai", 5, 5))
    assert evaluate(well, 0) > evaluate(hurt, 0)
    assert evaluate(well, 1) < evaluate(hurt, 1)
    assert team_chances(well)[0] > team_chances(hurt)[0]


def test_a_guess_of_the_hands_makes_no_difference():
    g = met(champion(4, 4), hero("Assassin", 5, 5))
    for seed in range(3):
        assert bot("greedy", 3).choose(g, 0) == bot("greedy", 3).choose(g.guess(0, seed), 0)


# A whole game.


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2)])
def test_it_beats_those_who_play_at_random(players, teams):
    won = 0
    for seed in range(5):
        g = darkling.start("darkness", players, seed, {**ARENA, "teams": teams})
        bots = [bot("random" if seat % 2 else "greedy:20", seed) for seat in g.seats]
        while not g.over:
            seat = g.waiting[0]
            g.choose(seat, bots[seat].choose(g, seat))
        won += g.result.won[0]
    assert won >= 3
