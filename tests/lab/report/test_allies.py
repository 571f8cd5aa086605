"""Reports on games whose seats are allies: the table is what wins, and sides share wins."""

from re import sub

import pytest
from support import toy_lanterns, toy_tug
from support.results import results, row

from darkling import games
from darkling.lab.journal import Journal
from darkling.lab.plan import planned
from darkling.lab.report.change_tables import measures_table
from darkling.lab.report.compare import compared
from darkling.lab.report.figures import figures
from darkling.lab.report.page import page
from darkling.lab.results_file import BadResults, read_results
from darkling.lab.simulate import simulate
from darkling.table.result import winning_sides

PAIRS = ((0, 2), (1, 3))
NOBODY = [[]] * 4


@pytest.fixture(autouse=True)
def _toys(monkeypatch):
    for toy in (toy_lanterns.GAME, toy_tug.GAME):
        monkeypatch.setitem(games._registered, toy.id, toy)


def kept(folder, bot, count=60):
    """Return the results of a table of one bot."""
    plan = planned("lanterns", [bot], 2, count, 0, {})
    file = folder / f"{bot}.parquet"
    simulate(plan, journal=Journal(file, plan))
    return read_results(file)


def of_four(won, **run):
    """Return games of four, won by these seats."""
    usual = {"scores": [1] * 4, "places": [1] * 4, "taken": NOBODY, "used": NOBODY}
    rows = [row(number, won=seats, **usual) for number, seats in enumerate(won)]
    return results(rows, bots=("random",) * 4, **run)


def told(html):
    return " ".join(sub(r"<style.*?</style>|<[^>]+>", " ", html).split())


def test_a_greedy_table_beside_a_random_one_on_the_same_deals(tmp_path):
    greedy, random = kept(tmp_path, "greedy"), kept(tmp_path, "random")
    found = compared(greedy, random, {})
    assert found.paired
    assert found.seats == {}
    assert found.differing == ["bots"]
    assert found.tables_won.significant
    assert found.tables_won.low > 0.2
    assert found.tables_won.after == figures(greedy).tables_won.value > 0.6
    rows = measures_table(figures(greedy), found).rows
    assert rows[0][0] == "Share of tables won"
    html = told(page(figures(greedy), found))
    assert "All seats are allies. Share of tables won: " in html
    assert "Tables won if held" in html
    assert "Turns of light in a game: " in html
    assert "Tables and games, before and after" in html
    for wrong in (
        "over all seats",
        "Share of seats",
        "Seats and games",
        "Win share",
        "Lead changes",
        "length and lead",
        "Seat 0",
        "equal share",
    ):
        assert wrong not in html


def test_the_file_says_who_wins_together(tmp_path):
    assert kept(tmp_path, "random", 1).run.sides == ((0, 1),)


def test_what_two_allies_hold_is_held_once():
    rows = [
        row(number, won=[True] * 2, scores=[1, 1], places=[1, 1], taken=[["T01"], ["T01", "T02"]])
        for number in range(4)
    ]
    found = figures(results(rows, sides=((0, 1),)))
    assert {card.card: card.worth.count for card in found.cards} == {"T01": 4, "T02": 4}
    apart = figures(results(rows))
    assert {card.card: card.worth.count for card in apart.cards} == {"T01": 8, "T02": 4}


@pytest.mark.parametrize("sides", [PAIRS, ((0,), (1, 2, 3)), ((0,), (1,), (2,), (3,))])
def test_a_win_is_shared_as_everywhere_else(sides):
    won = [[True, False, True, False], [True] * 4, [False, True, True, True]]
    found = figures(of_four(won, sides=sides))
    share = [sum([seats[seat] / winning_sides(seats, sides) for seats in won]) / 3 for seat in range(4)]
    assert [seat.win_share.value for seat in found.seats] == pytest.approx(share)


def test_results_of_before_have_no_allies():
    assert of_four([[True, False, False, False]]).run.sides == ((0,), (1,), (2,), (3,))


def test_an_equal_share_is_that_of_a_side():
    found = figures(of_four([[True, False] * 2, [False, True] * 2] * 40, sides=PAIRS))
    assert "The dashed line is an equal share, 50.0%." in told(page(found))
    assert "No seat wins significantly more or less than its share." in told(page(found))


def test_results_of_other_sides_are_refused():
    won = [[True, False, True, False]]
    with pytest.raises(BadResults, match="expected results of the same sides"):
        compared(of_four(won, sides=PAIRS), of_four(won), {})
