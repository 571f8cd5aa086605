"""`darkling balance`."""

from pathlib import Path

import pytest
from support.command import refused, shown_in_a_terminal, text, written_json

QUICK = ("balance", "dealings", "--bots", "random", "--games", "20")
BETTER = ("--set", "M20.sides.0.value=20", "--set", "T01.sides.0.value=20")


def test_both_versions_are_played_on_the_same_seeds(run):
    found = written_json(run(*QUICK, "--json", *BETTER, "--keep", "games", "--players", "4"))
    assert found["comparison"]["paired"]
    assert found["comparison"]["differing"] == ["cards"]
    edited = {card["card"]: card["edits"] for card in found["comparison"]["cards"] if card["edits"]}
    assert edited["M20"] == [{"field": "sides.0.value", "before": 1, "after": 20}]
    assert set(edited) == {"M20", "T01"}
    kept = sorted(file.name for file in Path("games").iterdir())
    assert kept[0].startswith("after-")
    assert kept[1:] == ["before.parquet"]


def test_results_before_are_those_of_a_simulation(run):
    found = written_json(run(*QUICK, "--json", *BETTER, "--keep", "games", "--seed", "3"))
    text(run("simulate", "dealings", "--games", "20", "--seed", "3", "--out", "own.parquet"))
    own = written_json(run("report", "own.parquet", "--json"))
    before = written_json(run("report", "games/before.parquet", "--json"))
    assert own == before
    assert found["played"]["cards"] != before["played"]["cards"]
    assert found["score"]["mean"]["value"] == found["comparison"]["games"]["score"]["after"]
    assert own["score"]["mean"]["value"] == found["comparison"]["games"]["score"]["before"]
    assert found["score"]["mean"]["value"] > own["score"]["mean"]["value"]


def test_for_people(run):
    shown = text(run(*QUICK, *BETTER))
    assert shown.startswith(
        "Seats and games, before and after (★ significant) Measure Before After Difference"
    )
    assert "Win share of seat 1 " in shown
    assert "Heroes defeated " in shown
    assert "Demon Legion (M20) " in shown
    assert shown.endswith("The page is in balance.html.")
    assert "Demon Legion (M20): sides.0.value 1 → 20." in Path("balance.html").read_text(encoding="utf-8")


def test_another_change_finds_the_games_before_it_in_place(run):
    written_json(run(*QUICK, "--json", *BETTER, "--keep", "games"))
    before = Path("games/before.parquet").stat().st_mtime_ns
    written_json(run(*QUICK, "--json", "--set", "M20.rank=19", "--keep", "games", "--out", "b.html"))
    assert Path("games/before.parquet").stat().st_mtime_ns == before
    assert len(list(Path("games").iterdir())) == 3
    assert Path("b.html").exists()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "expected cards that differ from those of dealings, by --set or --cards"),
        (["--set", "M99.rank=1"], "dealings has no card 'M99'; it has "),
        (["--set", "M20.sides.0.value=two"], "defense M20: Expected `int`, got `str`"),
        (["--cards", "nowhere"], "cannot use nowhere: No such file or directory"),
        (["--set", "M20.rank=1", "--players", "9"], "players, not 9"),
        (["--set", "M20.rank=1", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["--set", "M20.rank=1", "--games", "0"], "--games"),
        (["--set", "M20.rank=1", "--settings", "x=1"], "has no setting 'x'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run("balance", "dealings", *args), says)


def test_unknown_game(run):
    refused(run("balance", "nope", "--set", "A.b=1"), "there is no game 'nope'")


def test_progress_counts_the_games_of_both_versions(run):
    assert b"40/40" in shown_in_a_terminal(*QUICK, *BETTER)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "Stopped before the last game: nothing was counted.\n"),
        (["--keep", "games"], "what was played is kept in games, and the same command goes on from there.\n"),
    ],
)
def test_interrupt_is_one_line_and_exit_130(run, monkeypatch, args, says):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("darkling.lab.balance.Balance.play", stop)
    code, out, err = run(*QUICK, *BETTER, *args)
    assert (code, out, err.count("\n")) == (130, "", 1)
    assert err.endswith(says)
