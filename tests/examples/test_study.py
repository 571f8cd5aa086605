"""The example can be simulated and reported on like any other game."""

from pathlib import Path

from support.command import refused, text, written_json

from darkling.lab.outcome import play_game
from darkling.lab.plan import planned


def test_crates_are_taken_and_bribes_are_used():
    outcome = play_game(planned("watch", ["random"], 3, 1, 0, {}), 0, counting=True)
    assert all(len(used) == 4 for used in outcome.used)
    assert all(0 < len(taken) <= 4 for taken in outcome.taken)


def test_report_speaks_of_its_cards(run):
    text(run("simulate", "watch", "--games", "5", "--out", "a.parquet"))
    found = written_json(run("report", "a.parquet", "--json", "--out", "a.html"))
    assert found["score_title"] == "Worth of the cellar"
    assert found["length"]["mean"]["value"] > 0
    page = Path("a.html").read_text(encoding="utf-8")
    assert "Bribes" in page
    assert "Duelling Knife (B18)" in page


def test_a_change_to_its_cards_is_checked(run):
    refused(run("balance", "watch", "--set", "B99.coins=2"), "watch has no card 'B99'")
    refused(run("balance", "watch", "--set", "B01.coins=0"), "bribes.toml: bribe B01")
