"""One game between bots."""

from dataclasses import replace

import darkling
from darkling.bots import bot
from darkling.lab.outcome import bot_seed, play_game
from darkling.lab.plan import planned


def played(number, seed=7, players=3):
    return play_game(planned("dealings", ["random"], players, 10, seed, {}), number)


def test_outcome_is_that_of_the_game_played_by_hand():
    game = darkling.new("dealings", 3, seed=9)
    bots = [bot("random", bot_seed(9, seat)) for seat in range(3)]
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, bots[seat].choose(game.position, seat))
    outcome = played(2)
    assert outcome.seed == 9
    assert outcome.decisions == len(game.record.choices)
    assert outcome.won == game.result.won
    defeated = [line.value for line in game.result.lines if line.criterion == "heroes-defeated"]
    assert list(outcome.scores) == defeated
    assert outcome.places == tuple([1 + game.result.places.index((seat,)) for seat in range(3)])


def test_game_is_the_same_whatever_was_played_before():
    assert [played(number) for number in (0, 1, 2)] == [played(number) for number in (2, 1, 0)][::-1]
    assert played(3, seed=7) == replace(played(0, seed=10), number=3)


def test_bots_have_seeds_of_their_own():
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in range(6)}
    assert len(seeds) == 600
    assert not seeds & set(range(1000))
