"""`darkling report`."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import polars as pl
import pytest
from support.command import refused, text, written_json
from support.results import results, row

from darkling.lab.results_file import write_rows


@pytest.fixture
def kept(run):
    """Keep the games of a few simulations: a name for each."""

    def keep(name, *args):
        text(run("simulate", "dealings", "--games", "12", "--out", name, *args))
        return name

    return keep


def test_page_stands_beside_the_results(run, kept):
    assert text(run("report", kept("a.parquet"))) == "The page is in a.html."
    assert "12 games between bots, 2 players, normal mode" in Path("a.html").read_text(encoding="utf-8")


def test_page_goes_where_it_is_wanted(run, kept):
    kept("a.parquet", "--seed", "3")
    kept("b.parquet")
    told = text(run("report", "a.parquet", "--against", "b.parquet", "--out", "c.html"))
    assert told == "The page is in c.html."
    assert "What changed" in Path("c.html").read_text(encoding="utf-8")
    assert not Path("a.html").exists()


def test_json_has_the_figures_of_a_balance_table(run, kept):
    found = written_json(run("report", kept("a.parquet", "--players", "3"), "--json"))
    assert found["played"]["games"] == 12
    assert sum(seat["win_share"]["value"] for seat in found["seats"]) == pytest.approx(1)
    assert found["score_title"] == "Heroes defeated"
    assert 0 < found["score"]["mean"]["value"] < 8
    assert found["length"]["mean"]["low"] < found["length"]["mean"]["value"]
    assert found["never_taken"] == [card["card"] for card in found["cards"] if not card["taken"]["value"]]
    for kind in ("heroes", "defenses"):
        shares = {card["card"]: card["taken"]["value"] for card in found["cards"] if card["kind"] == kind}
        assert shares[found["extremes"][kind]["most_taken"][0]] == max(shares.values())
        assert shares[found["extremes"][kind]["least_taken"][0]] == min(shares.values())
        worth = {
            card["card"]: card["worth"]["value"]
            for card in found["cards"]
            if card["kind"] == kind and card["worth"]
        }
        assert worth[found["extremes"][kind]["best_when_held"][0]] == max(worth.values())
    assert found["comparison"] is None
    assert list(Path().glob("*.html")) == []


def test_json_and_a_page_at_once(run, kept):
    found = written_json(
        run("report", kept("a.parquet"), "--against", "a.parquet", "--json", "--out", "a.html")
    )
    assert found["comparison"]["paired"]
    assert found["comparison"]["seats"]["0"]["significant"] is False
    assert Path("a.html").exists()


def test_who_plays_alone(run, kept):
    found = written_json(run("report", kept("a.parquet", "--players", "1"), "--json", "--out", "a.html"))
    assert [seat["win_share"] for seat in found["seats"]] == [None]
    assert "solo mode" in Path("a.html").read_text(encoding="utf-8")


def test_results_without_games_are_refused(run):
    empty = results([])
    write_rows(empty.run, [empty.frame], Path("empty.parquet"))
    refused(run("report", "empty.parquet"), "empty.parquet: expected results of at least one game")


def test_results_of_other_games_are_refused(run, kept):
    kept("a.parquet")
    other = results([row(0)], game="heists")
    write_rows(other.run, [other.frame], Path("b.parquet"))
    refused(run("report", "a.parquet", "--against", "b.parquet"), "one game, not of dealings and heists")
    kept("c.parquet", "--players", "3")
    refused(run("report", "a.parquet", "--against", "c.parquet"), "as many players, not of 2 and 3")


def test_files_that_are_no_results_are_refused(run):
    Path("a.txt").write_text("nothing", encoding="utf-8")
    pl.DataFrame({"number": [1]}).write_parquet("b.parquet")
    refused(run("report", "a.txt"), "a.txt: expected a results file")
    refused(run("report", "b.parquet"), "b.parquet: expected a results file")
    refused(run("report", "c.parquet"), "'c.parquet' does not exist")
    refused(run("report", "."), "'.' is a directory")
    refused(run("report", "b.parquet", "--against", "c.parquet"), "'--against': file 'c.parquet'")
    refused(run("report"), "RESULTS")


def test_page_that_cannot_be_written_is_refused(run, kept):
    refused(
        run("report", kept("a.parquet"), "--out", "no/such/folder.html"), "cannot use no/such/folder.html"
    )


@pytest.mark.parametrize("package", ["polars", "altair", "vl_convert"])
def test_a_missing_package_is_named(run, kept, monkeypatch, package):
    kept("a.parquet")
    for name in [name for name in sys.modules if name.startswith(("darkling.lab.report", package))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    refused(
        run("report", "a.parquet"), f"expected {package} to be installed; pip install 'darkling[lab]' does it"
    )


def test_charts_are_files_of_their_own(run, kept, tmp_path):
    text(run("report", kept("a.parquet"), "--charts", "drawn/here"))
    charts = {path.stem: ElementTree.parse(path).getroot() for path in (tmp_path / "drawn/here").iterdir()}
    assert set(charts) == {"seats", "score", "length", "rounds", "lead"}
    assert all(chart.tag == "{http://www.w3.org/2000/svg}svg" for chart in charts.values())
