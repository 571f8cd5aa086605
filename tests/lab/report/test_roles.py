"""Roles in reports: how each class fares, and against each other."""

import polars as pl
import pytest
from support.results import results, row, won_by

import darkling
from darkling.lab.outcome import play_game
from darkling.lab.plan import planned
from darkling.lab.report.figures import figures
from darkling.lab.report.page import page
from darkling.lab.report.report_charts import role_charts
from darkling.lab.results_file import read_results, write_rows

CHAMPION, ASSASSIN, MAGICIAN = "CL1", "CL2", "CL3"


def duels(*games, **run):
    """Return duels: who played what, and which seat won."""
    rows = [
        row(number, roles=list(roles), places=[1 + winner, 2 - winner], **won_by(winner))
        for number, (roles, winner) in enumerate(games)
    ]
    return results(rows, **{"game": "darkness", **run})


def ahead(found):
    return {(met.role, met.other): (met.ahead.value, met.ahead.count) for met in found.roles.meetings}


def test_each_class_has_its_win_share_the_best_first():
    games = [((CHAMPION, ASSASSIN), 0)] * 3 + [((ASSASSIN, MAGICIAN), 0)] * 2 + [((MAGICIAN, CHAMPION), 0)]
    found = figures(duels(*games)).roles
    assert found.title == "Classes"
    assert [(role.name, role.played, role.win_share.value) for role in found.roles] == [
        ("Champion", 4, 0.75),
        ("Assassin", 5, 0.4),
        ("Magician", 3, pytest.approx(1 / 3)),
    ]


def test_classes_are_compared_with_those_on_other_sides():
    games = [((CHAMPION, ASSASSIN), 0)] * 3 + [((ASSASSIN, CHAMPION), 0), ((CHAMPION, CHAMPION), 0)]
    assert ahead(figures(duels(*games))) == {
        (CHAMPION, ASSASSIN): (0.75, 4),
        (ASSASSIN, CHAMPION): (0.25, 4),
        (CHAMPION, CHAMPION): (0.5, 2),
    }


def test_a_shared_place_counts_half():
    rows = [row(0, roles=[CHAMPION, ASSASSIN], places=[1, 1], won=[True, True])]
    assert set(ahead(figures(results(rows, game="darkness"))).values()) == {(0.5, 1)}


def test_allies_do_not_meet():
    pair = {"won": [True, False] * 2, "places": [1, 2] * 2, "scores": [1, 0] * 2, "taken": [[]] * 4}
    rows = [row(0, roles=[CHAMPION, ASSASSIN, MAGICIAN, MAGICIAN], used=[[]] * 4, **pair)]
    found = figures(results(rows, game="darkness", bots=("random",) * 4, sides=((0, 2), (1, 3))))
    assert ahead(found) == {
        (CHAMPION, ASSASSIN): (1, 1),
        (CHAMPION, MAGICIAN): (1, 1),
        (MAGICIAN, ASSASSIN): (1, 1),
        (MAGICIAN, MAGICIAN): (0.5, 2),
        (ASSASSIN, CHAMPION): (0, 1),
        (ASSASSIN, MAGICIAN): (0, 1),
        (MAGICIAN, CHAMPION): (0, 1),
    }


def test_the_page_has_a_table_and_a_plot_of_each_against_each():
    found = figures(duels(*[((CHAMPION, ASSASSIN), 0)] * 30))
    assert list(role_charts(found)) == ["roles", "meetings"]
    html = page(found)
    assert "Classes against each other: how often the one in the row" in html
    assert html.count("100.0% of 30") == 1


def test_heroes_who_are_all_allies_are_counted_and_not_compared():
    rows = [row(number, roles=[CHAMPION, ASSASSIN], won=[True, True], places=[1, 1]) for number in range(3)]
    found = figures(results(rows, game="darkness", sides=((0, 1),)))
    assert [(role.role, role.played, role.win_share) for role in found.roles.roles] == [
        (CHAMPION, 3, None),
        (ASSASSIN, 3, None),
    ]
    assert found.roles.meetings == []
    assert "Classes: how often each was played" in page(found)


def test_a_game_without_roles_has_no_such_part():
    found = figures(results([row(0)]))
    assert found.roles is None
    assert role_charts(found) == {}


def test_a_file_from_before_roles_were_kept_is_read(tmp_path):
    old = duels(((CHAMPION, ASSASSIN), 0))
    path = tmp_path / "old.parquet"
    write_rows(old.run, [old.frame.drop("roles")], path)
    found = read_results(path)
    assert found.frame.collect()["roles"].to_list() == [[]]
    assert figures(found).roles is None
    assert "roles" not in pl.scan_parquet(path).collect_schema()


def test_the_classes_of_a_game_are_kept():
    plan = planned("darkness", ["random"], 2, 1, 3, {"dungeon": "cellar"})
    kept = play_game(plan, 0, counting=True).roles
    position = darkling.find("darkness").start(2, 3, {"dungeon": "cellar"})
    assert len(kept) == position.players
    assert set(kept) <= {f"CL{number}" for number in range(1, 8)}
    assert len(set(kept)) == 2
