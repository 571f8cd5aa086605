"""Bots in Attack the Darkness: that they do what any player would do, in positions with one good answer."""

import pytest
from games.darkness.starts import CHAMPION, MAGICIAN, ROOM, TEMPLAR, hero, holding
from support.script import say

import darkling
from darkling.bots import bot
from darkling.bots.hint import hint
from darkling.games.darkness.bot.evaluation import chance_to_win, evaluate, value
from darkling.games.darkness.bot.standing import standing
from darkling.games.darkness.bot.threat import guard_of, losses
from darkling.games.darkness.cards import ACTION_CODES
from darkling.games.darkness.rules.state import HAND_ACS

ZOMBIES, MINOTAUR, KNIGHT, RATS, BEAR = "MO12", "MO18", "MO05", "MO02", "MO22"
STAB, CLEAVE, BLOCK, CURE, RESURRECT, PRACTICED, FIREBALL, SPARK, FEINT = (
    *["AC104", "AC098", "AC097", "AC058", "AC062", "AC005", "AC027", "AC032", "AC102"],
)
HEARTY, HOLY, MAGICAL = "RC01", "RC42", "RC21"
DRAW = "draw-your-cards"
DUNGEON = {"encounters": 2}


def room(*seats, foes=(), **more):
    """Return the first turn of a round in a small room, when cards have been drawn."""
    g = darkling.position(
        "darkness", {"seats": seats, "tiles": ROOM, "foes": foes, "settings": DUNGEON, **more}
    )
    while not g.over and question(g) == DRAW:
        say(g, "draw_up")
    return g


def monster(code, *places, **more):
    return {"foe": code, "at": places, **more}


def question(g):
    return g.decision(g.waiting[0]).prompt


def greedy(g):
    """Return the name of what greedy chooses for whoever is asked."""
    return bot("greedy", 1).choose(g, g.waiting[0]).name


def play_greedily(g, *until):
    """Let greedy choose for everyone until one of these questions is asked; return what it chose."""
    chosen = []
    while not g.over and question(g) not in until:
        chosen.append(greedy(g))
        say(g, chosen[-1])
        assert len(chosen) < 100
    return chosen


def champion(acs, rcs=(HEARTY,) * 3, **more):
    return holding(CHAMPION, list(acs), list(rcs), **more)


# In its own turn.


def test_it_kills_two_monsters_with_one_action_rather_than_one():
    two = monster(ZOMBIES, (3, 0), (3, 2))
    g = room(champion([STAB, CLEAVE, PRACTICED]), foes=[two])
    play_greedily(g, "keep-or-discard", "revive-rest-explore", "keep-or-discard-clearing")
    assert not g.foes()


def test_it_finishes_a_wounded_monster_before_it_hurts_a_fresh_one():
    pair = [monster(BEAR, (3, 0), hp=[3]), monster(BEAR, (3, 2))]
    g = room(champion([PRACTICED, STAB, BLOCK], [HEARTY, HEARTY, HEARTY]), foes=pair[:1])
    play_greedily(g, "keep-or-discard", "keep-or-discard-clearing")
    assert not g.foes()


def test_it_goes_where_it_can_hit():
    g = room(champion([CLEAVE, PRACTICED, STAB], at=(0, 0)), foes=[monster(ZOMBIES, (3, 1))])
    assert greedy(g) == "free_move"
    play_greedily(g, "keep-or-discard", "keep-or-discard-clearing")
    assert not g.foes()


def test_it_wakes_who_is_down():
    templar = holding(TEMPLAR, [CURE, BLOCK, STAB], [HOLY, HOLY, HOLY])
    g = room(templar, hero(CHAMPION, at=(1, 1), hp=0), foes=[monster(ZOMBIES, (5, 3))])
    play_greedily(g, "keep-or-discard")
    assert g.hp[1] > 0


def test_it_spares_its_friends_when_it_throws_fire():
    magician = holding(MAGICIAN, [FIREBALL, SPARK, SPARK], [MAGICAL] * 3, at=(0, 1))
    friend = hero(CHAMPION, at=(2, 2))
    g = room(magician, friend, foes=[monster(ZOMBIES, (4, 0), (5, 0), (5, 1))])
    play_greedily(g, "keep-or-discard", "keep-or-discard-clearing")
    assert g.hp[1] == 26
    assert len(g.foes()) < 3


def test_it_does_not_walk_into_fire():
    fire = {"by": 0, "card": "AC085", "squares": [(3, 0), (4, 0), (3, 1), (4, 1), (3, 2), (4, 2)]}
    champ = champion([CLEAVE, STAB, PRACTICED], at=(0, 0))
    g = room(
        holding("CL7", ["AC085"], [], at=(0, 3)),
        champ,
        march=[1, 0],
        effects=[fire],
        foes=[monster(KNIGHT, (5, 3))],
    )
    play_greedily(g, "keep-or-discard")
    assert g.hp[1] == 26


def test_it_leaves_a_monster_alone_that_would_cost_it_too_much():
    frail = holding(MAGICIAN, [SPARK, SPARK, SPARK], [MAGICAL] * 3, hp=4, at=(1, 1))
    g = room(frail, foes=[monster(MINOTAUR, (4, 1))])
    before = g.at[0]
    play_greedily(g, "keep-or-discard", "react")
    assert g.at[0] != before or g.hp[1] < 12


def test_a_turn_comes_to_an_end():
    g = room(hero(CHAMPION), hero(TEMPLAR, at=(1, 1)), foes=[monster(KNIGHT, (5, 3))])
    assert len(play_greedily(g, "keep-or-discard")) < 40


def test_whoever_has_begun_to_walk_does_not_stay():
    g = room(champion([STAB, BLOCK, BLOCK]), foes=[monster(KNIGHT, (3, 1))])
    say(g, "free_move")
    assert [bot(name, 1).choose(g, 0).verb for name in ("greedy:20", "greedy")] == ["go", "go"]


# When it is attacked.


def attacked(hp, acs, rcs=(HEARTY,) * 3, foe=MINOTAUR):
    """Return the moment in which a Champion is asked for an answer to an attack."""
    g = room(champion(acs, rcs, hp=hp), foes=[monster(foe, (3, 1))])
    say(g, "end_turn")
    say(g, "keep_hand")
    while question(g) == DRAW:
        say(g, "draw_up")
    assert question(g) == "react"
    return g


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_it_answers_a_blow_that_would_fell_it(name):
    g = attacked(6, [BLOCK, STAB, CLEAVE])
    assert bot(name, 1).choose(g, 0).name == f"play {BLOCK}"


def test_it_does_not_spend_a_card_on_a_scratch():
    g = attacked(26, [BLOCK, STAB, CLEAVE], foe=RATS)
    assert greedy(g) == "pass"


def test_a_defense_in_hand_with_its_price_counts_against_what_is_to_come():
    g = room(champion([BLOCK, STAB, CLEAVE]), foes=[monster(MINOTAUR, (3, 1))])
    assert guard_of(g, 0) > 0
    assert losses(g)[0] >= 6
    g.put(0, HAND_ACS, (ACTION_CODES.index(STAB),))
    assert guard_of(g, 0) == 0


# At the end of its turn.


def at_the_end(acs, deck):
    """Return what greedy does with a hand when its turn ends and its action deck has so many cards left."""
    held = champion(acs)
    left = list(held["actions"])
    for card in acs:
        left.remove(card)
    g = room({**held, "used_acs": left[deck:]}, foes=[monster(ZOMBIES, (5, 3))])
    say(g, "end_turn")
    return greedy(g)


def test_it_draws_new_cards_for_what_is_left_over_while_there_are_many():
    assert at_the_end([STAB, STAB, BLOCK], deck=20) == "discard_hand"
    assert at_the_end([STAB, STAB, BLOCK], deck=6) == "keep_hand"


def test_it_does_not_keep_a_hand_that_cannot_attack():
    assert at_the_end([BLOCK, BLOCK, FEINT], deck=6) == "discard_hand"


# Between fights, and before the first.


def test_it_builds_decks_and_is_done():
    g = darkling.start("darkness", 1, 1, {"decks": "build"})
    say(g, "class CL1")
    say(g, "custom")
    chosen = play_greedily(g, "stand-where")
    assert chosen.count("done") == 2
    assert len(chosen) == 27 - 12 + 27 + 2


def cleared(*seats, **more):
    """Return the moment in which heroes choose what to do in a room they have won."""
    g = room(*seats, phase="clearing", encounter=1, **more)
    while question(g) == "keep-or-discard-clearing":
        say(g, "keep_hand")
    return g


def test_it_revives_who_is_down():
    assert greedy(cleared(hero(CHAMPION), hero(MAGICIAN, at=(1, 1), hp=0))) == "revive 1"


def test_it_rests_when_it_is_hurt():
    assert greedy(cleared(hero(CHAMPION, hp=9), hero(MAGICIAN, at=(1, 1)))) == "rest"


def test_it_looks_for_treasure_when_it_is_well():
    assert greedy(cleared(hero(CHAMPION), hero(MAGICIAN, at=(1, 1)))) == "explore"


def test_it_takes_another_class_than_its_friends():
    g = darkling.start("darkness", 3, 1)
    chosen = play_greedily(g, "stand-where")
    assert len(set(chosen[:3])) == 3


# What it thinks.


def test_less_hit_points_and_more_monsters_are_worse():
    well = room(hero(CHAMPION), foes=[monster(KNIGHT, (5, 3))])
    hurt = room(hero(CHAMPION, hp=5), foes=[monster(KNIGHT, (5, 3))])
    outnumbered = room(hero(CHAMPION), foes=[monster(KNIGHT, (5, 3)), monster(MINOTAUR, (5, 0))])
    assert standing(well) > standing(hurt)
    assert standing(well) > standing(outnumbered)
    assert 1 > chance_to_win(well) > chance_to_win(outnumbered) > 0


def test_a_trial_ends_with_the_turn():
    g = room(hero(CHAMPION), hero(TEMPLAR, at=(1, 1)), foes=[monster(KNIGHT, (5, 3))])
    say(g, "free_move")
    say(g, g.decision(0).options[0].name)
    assert value(g) is None
    say(g, "end_turn")
    assert value(g) == (chance_to_win(g),) * 2


def test_a_trial_of_an_answer_ends_when_the_monsters_have_acted():
    g = attacked(26, [BLOCK, STAB, CLEAVE])
    assert value(g) is None
    say(g, "pass")
    assert question(g) == "your-turn"
    assert value(g) == (chance_to_win(g),)


def test_a_trial_ends_with_the_fight():
    assert value(cleared(hero(CHAMPION), hero(MAGICIAN, at=(1, 1)))) is not None


def test_evaluating_leaves_the_position_as_it_was():
    g = room(hero(CHAMPION), hero(TEMPLAR, at=(1, 1)), foes=[monster(KNIGHT, (3, 1))])
    before = g.fingerprint()
    evaluate(g, 0)
    assert g.fingerprint() == before


def test_a_hint_says_what_a_beginner_should_do():
    g = room(champion([STAB, BLOCK, BLOCK]), foes=[monster(RATS, (3, 1))])
    found = hint(g, 0)
    assert found is not None
    assert found.best.name == f"play {STAB}"


def test_a_guess_of_the_position_makes_no_difference():
    g = room(hero(CHAMPION), hero(MAGICIAN, at=(1, 1)), foes=[monster(KNIGHT, (4, 1))])
    assert bot("greedy", 3).choose(g, 0) == bot("greedy", 3).choose(g.guess(0, 5), 0)


# Whole games.


def played(name, seed):
    g = darkling.start("darkness", 2, seed, {"dungeon": "cellar", "danger_percent": 50})
    bots = [bot(name, seed + seat) for seat in g.seats]
    while not g.over:
        seat = g.waiting[0]
        g.choose(seat, bots[seat].choose(g, seat))
    return g


def test_greedy_heroes_win_where_random_ones_fall():
    assert not any(played("random", seed).victory for seed in range(6))
    assert sum(played("greedy:20", seed).victory for seed in range(6)) >= 4
