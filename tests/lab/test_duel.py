"""Duels: what is played, how it is scored, and that neither workers nor breaks change anything."""

from multiprocessing import active_children

import pytest
from support import toy_lanterns, toy_tug

from darkling import games
from darkling.bots import BOTS, RandomBot, UnknownBot
from darkling.lab.duel import Part, arranged_duel
from darkling.lab.duel_score import DuelScore
from darkling.lab.outcome import Outcome, play_game
from darkling.lab.play_duel import is_compiled, play_duel
from darkling.lab.results_file import BadResults
from darkling.lab.schedule import played
from darkling.table import position
from darkling.table.errors import BadSetup

BOTH = ("greedy", "random")
QUICK = ("greedy:1", "random")


@pytest.fixture(autouse=True)
def _toys(monkeypatch):
    for toy in (toy_lanterns.GAME, toy_tug.GAME):
        monkeypatch.setitem(games._registered, toy.id, toy)
    monkeypatch.setitem(BOTS, "same", RandomBot)


def dueling(game="tug", players=None, most=100, part=None, bots=BOTH, seed=3, **settings):
    return arranged_duel(game, bots, players, most, seed, settings, part)


def seatings(duel):
    """Return for both games of a deal who sits where, by first letters, and which seats win for whom."""
    return [("".join([bot[0] for bot in at.plan.bots]), at.ours, at.theirs) for at in duel.seatings]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [("gr", (0,), (1,)), ("rg", (1,), (0,))]),
        (3, [("grg", (0, 2), (1,)), ("rgr", (1,), (0, 2))]),
        (4, [("grgr", (0, 2), (1, 3)), ("rgrg", (1, 3), (0, 2))]),
    ],
)
def test_rivals_sit_in_turn_and_then_swap(players, expected):
    assert seatings(dueling("dealings", players)) == expected


def test_a_bot_plays_a_whole_side():
    assert seatings(dueling("tug", 3, lone=True)) == [("grr", (0,), (1, 2)), ("rgg", (1, 2), (0,))]


def test_allies_play_as_tables():
    assert seatings(dueling("lanterns", 3)) == [("ggg", (0, 1, 2), ()), ("rrr", (), (0, 1, 2))]
    assert seatings(dueling("dealings", 1)) == [("g", (0,), ()), ("r", (), (0,))]


def test_bots_compared_in_some_seats_take_turns_there():
    duel = dueling("castle", 4, part=Part((1, 3), "greedy"))
    assert seatings(duel) == [("gggg", (1, 3), ()), ("grgr", (), (1, 3))]


def test_both_games_of_a_deal_have_the_same_deals():
    duel = dueling(most=101)
    assert duel.deals == 50
    assert [(plan.games, plan.seed) for plan in duel.plans] == [(50, 3)] * 2


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"bots": ("greedy", "greedy")}, "expected two different bots, not greedy twice"),
        ({"players": 4, "part": Part((4,), "greedy")}, "expected seats from 0 to 3, not 4"),
        ({"players": 4, "part": Part((0, 1), "greedy")}, "leave a side to the others, not 0,1"),
    ],
)
def test_duels_that_cannot_be(changes, says):
    with pytest.raises(BadSetup, match=says):
        dueling(**changes)


def test_every_bot_must_be_there():
    with pytest.raises(UnknownBot):
        dueling(bots=("greedy", "nobody"))
    with pytest.raises(UnknownBot):
        dueling(part=Part((0,), "nobody"))


def scored(duel, *won):
    """Return the score after one deal, given for both games which seats won."""
    score = DuelScore(duel)
    players = range(len(duel.plans[0].bots))
    games = [tuple([seat in winners for seat in players]) for winners in won]
    score.add([Outcome(0, 1, winners, (0,) * len(winners)) for winners in games])
    return score.evidence.mean, float(score.wins), float(score.wins_of_other)


def test_wins_of_rivals_are_shares_of_all_games():
    duel = dueling("dealings", 2)
    assert scored(duel, [0], [1]) == (1.0, 2.0, 0.0)
    assert scored(duel, [0], [0]) == (0.5, 1.0, 1.0)
    assert scored(duel, [1], [0]) == (0.0, 0.0, 2.0)
    assert scored(duel, [0, 1], [1]) == (0.75, 1.5, 0.5)
    assert scored(duel, [], [1]) == (0.75, 1.0, 0.0)


def test_a_shared_win_is_shared_by_sides():
    assert scored(dueling("dealings", 3), [0, 1, 2], [0, 1, 2]) == pytest.approx((0.5, 1.0, 1.0))
    assert scored(dueling("tug", 4), [0, 2], [1, 3]) == (1.0, 2.0, 0.0)


def test_bots_that_do_not_meet_are_compared_by_what_each_won():
    duel = dueling("castle", 2, part=Part((0,), "greedy"))
    assert scored(duel, [0], [1]) == (1.0, 1.0, 0.0)
    assert scored(duel, [0], [0]) == (0.5, 1.0, 1.0)
    assert scored(duel, [1], [1]) == (0.5, 0.0, 0.0)
    assert scored(duel, [1], [0]) == (0.0, 0.0, 1.0)


def judged(duel, **how):
    found = play_duel(duel, **how)
    return found.verdict, found.games, found.wins, found.wins_of_other, found.interval


@pytest.mark.parametrize(
    "duel", [{"game": "tug"}, {"game": "lanterns"}, {"game": "tug", "part": Part((1,), "random")}]
)
def test_the_better_bot_is_found_and_the_duel_ends(duel):
    found = play_duel(dueling(**duel, most=1000))
    assert found.verdict == "better"
    assert found.games < 1000
    assert found.interval[0] >= 0.5
    assert play_duel(dueling(**duel, most=1000, bots=("random", "greedy"))).verdict == "worse"


def test_the_same_bot_under_two_names_is_even_on_every_deal():
    verdict, games, wins, wins_of_other, (low, high) = judged(dueling(bots=("same", "random"), most=60))
    assert (verdict, games, wins, wins_of_other) == ("open", 60, 30.0, 30.0)
    assert low < 0.5 < high


def test_wins_are_those_of_the_games_played_by_hand():
    duel = dueling("dealings", 3, most=12, bots=("same", "random"), seed=8)
    wins = 0.0
    for seating in duel.seatings:
        for outcome in [play_game(seating.plan, number) for number in range(6)]:
            wins += sum([outcome.won[seat] for seat in seating.ours]) / sum(outcome.won)
    assert play_duel(duel).wins == pytest.approx(wins)


def test_the_order_in_which_games_are_finished_changes_nothing(monkeypatch):
    duel = dueling(most=200)
    in_order = judged(duel)
    assert in_order[1] < 200
    monkeypatch.setattr("darkling.lab.play_duel.played", lambda *args: reversed(list(played(*args))))
    assert judged(duel) == in_order


def test_workers_change_nothing():
    duel = dueling("dealings", 2, bots=QUICK)
    assert judged(duel) == judged(duel, workers=2)
    assert active_children() == []


def test_tick_is_called_after_each_deal():
    seen = []
    found = play_duel(dueling(most=1000), tick=lambda score: seen.append(score.games))
    assert seen == list(range(2, found.games + 2, 2))


def stopped_after(deals):
    """Return a tick that stops a duel like Ctrl-C."""

    def tick(score):
        if score.games == 2 * deals:
            raise KeyboardInterrupt

    return tick


@pytest.mark.parametrize(("game", "workers"), [("tug", 1), ("dealings", 2)])
def test_a_duel_that_was_stopped_goes_on(tmp_path, game, workers):
    duel = dueling(game, 2, bots=QUICK)
    with pytest.raises(KeyboardInterrupt):
        play_duel(duel, workers, tick=stopped_after(5), folder=tmp_path / "kept")
    assert sorted([file.name for file in (tmp_path / "kept").iterdir()]) == [
        "first.parquet",
        "second.parquet",
    ]
    assert judged(duel, folder=tmp_path / "kept") == judged(duel)


def test_what_is_kept_is_not_played_again(tmp_path, monkeypatch):
    duel = dueling(most=1000)
    before = judged(duel, folder=tmp_path)
    monkeypatch.setattr("darkling.lab.play_duel.played", lambda *_: pytest.fail("played again"))
    assert judged(duel, folder=tmp_path) == before


def test_more_games_may_be_asked_for_later(tmp_path):
    few, many = [dueling(bots=("same", "random"), most=most) for most in (10, 30)]
    assert judged(few, folder=tmp_path)[1] == 10
    assert judged(many, folder=tmp_path) == judged(many)
    assert judged(few, folder=tmp_path) == judged(few)


def test_the_folder_of_another_duel_is_refused(tmp_path):
    play_duel(dueling(most=2), folder=tmp_path)
    with pytest.raises(BadResults, match="belongs to another run: it has seed 3, not 4"):
        play_duel(dueling(most=2, seed=4), folder=tmp_path)
    with pytest.raises(BadResults, match="it has bots greedy,random, not random,greedy"):
        play_duel(dueling(most=2, bots=("random", "greedy")), folder=tmp_path)


def test_the_summary_says_in_what_build_it_was_played():
    assert is_compiled() == position.__file__.endswith(".so")
    assert play_duel(dueling(most=2)).compiled == is_compiled()
