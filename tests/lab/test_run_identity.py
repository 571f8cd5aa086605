"""Runs: which games may stand in one results file."""

from dataclasses import replace
from importlib.resources import files

import pytest

from darkling.lab.plan import planned
from darkling.lab.run_identity import cards_hash_of, first_difference, run_of

PLAN = planned("dealings", ["random", "greedy"], None, 1, 7, {})


def test_more_games_are_the_same_run():
    assert run_of(replace(PLAN, games=500)) == run_of(PLAN)


def test_option_left_open_and_given_as_its_default_are_the_same_run():
    assert run_of(replace(PLAN, settings={"mode": "normal"})) == run_of(PLAN)


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seed": 8}, "it has seed 7, not 8"),
        ({"bots": ("greedy", "random")}, "it has bots random,greedy, not greedy,random"),
        ({"settings": {"expansion": True}}, "it has setting expansion False, not True"),
    ],
)
def test_what_differs_is_named(other, says):
    assert first_difference(run_of(PLAN), run_of(replace(PLAN, **other))).startswith(says)
    assert first_difference(run_of(PLAN), run_of(PLAN)) is None


def test_every_byte_of_the_card_files_counts(tmp_path):
    own = files("darkling.games.dealings") / "cards"
    plan = replace(PLAN, cards=str(tmp_path))
    (tmp_path / "notes.txt").write_text("no card file")
    (tmp_path / "heroes.toml").write_bytes((own / "heroes.toml").read_bytes())
    assert cards_hash_of(plan) == cards_hash_of(PLAN)
    (tmp_path / "heroes.toml").write_bytes((own / "heroes.toml").read_bytes() + b"\n")
    assert cards_hash_of(plan) != cards_hash_of(PLAN)
    assert first_difference(run_of(PLAN), run_of(plan)).startswith("it has cards ")
