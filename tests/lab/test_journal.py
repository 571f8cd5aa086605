"""Journals: what is finished stays finished."""

from dataclasses import replace

import polars as pl
import pytest

from darkling.lab import journal as module
from darkling.lab.journal import Journal
from darkling.lab.outcome import play_game
from darkling.lab.plan import planned
from darkling.lab.results_file import BadResults, read_results

PLAN = planned("dealings", ["random"], 2, 10, 7, {})
OUTCOMES = [play_game(PLAN, number, counting=True) for number in range(10)]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "results.parquet"


def killed(path, *numbers, plan=PLAN):
    """Leave behind what a run leaves that finished some games and was killed."""
    journal = Journal(path, plan).__enter__()
    for number in numbers:
        journal.add([OUTCOMES[number]])
    return journal


def ended(path, *numbers, plan=PLAN):
    """Leave behind what a run leaves that was stopped, or played all its games."""
    with Journal(path, plan) as journal:
        journal.add([OUTCOMES[number] for number in numbers])
    return journal


def missing(path, plan=PLAN):
    return [list(numbers) for numbers in Journal(path, plan).missing()]


def numbers_in(path):
    return read_results(path).frame.collect()["number"].to_list()


def test_all_games_are_missing_at_first_and_none_in_the_end(path):
    assert missing(path) == [list(range(10))]
    ended(path, *range(10))
    assert missing(path) == []
    assert numbers_in(path) == list(range(10))


def test_killed_run_keeps_what_was_finished(path):
    killed(path, 0, 1, 4, 2)
    assert not path.exists()
    assert missing(path) == [[3], [5, 6, 7, 8, 9]]


def test_stopped_run_leaves_one_file_even_with_gaps(path):
    journal = ended(path, 0, 1, 4, 7)
    assert [found.name for found in path.parent.iterdir()] == ["results.parquet"]
    assert numbers_in(path) == [0, 1, 4, 7]
    assert journal.kept == 4
    assert missing(path) == [[2, 3], [5, 6], [8, 9]]


def test_gaps_are_filled_in_order(path):
    ended(path, 0, 1, 4, 7)
    killed(path, 3, 8)
    assert missing(path) == [[2], [5, 6], [9]]
    ended(path, 9, 2, 6, 5)
    assert numbers_in(path) == list(range(10))


def test_rows_are_the_same_however_often_the_run_was_cut_short(path, tmp_path):
    ended(path, *range(10))
    other = tmp_path / "other.parquet"
    killed(other, 3, 0)
    ended(other, 9, 1)
    killed(other, 2)
    ended(other, 8, 7, 6, 5, 4)
    assert other.read_bytes() == path.read_bytes()


def test_finished_games_are_told_without_being_played(path):
    known = [replace(outcome, decisions=1000 + outcome.number) for outcome in OUTCOMES]
    with Journal(path, PLAN) as journal:
        journal.add(known[:3] + known[6:7])
    journal = killed(path)
    journal.add(known[4:5])
    found = sorted([(outcome.number, outcome.decisions) for outcome in Journal(path, PLAN).finished()])
    assert found == [(number, 1000 + number) for number in (0, 1, 2, 4, 6)]


def test_finished_games_are_told_whole(path):
    ended(path, *range(10))
    names = ("number", "seed", "decisions", "won", "scores")
    for found, outcome in zip(Journal(path, PLAN).finished(), OUTCOMES, strict=True):
        assert [getattr(found, name) for name in names] == [getattr(outcome, name) for name in names]


def test_more_games_extend_the_file(path):
    ended(path, 0, 1, 2, plan=replace(PLAN, games=3))
    before = path.read_bytes()
    assert missing(path) == [list(range(3, 10))]
    ended(path, *range(3, 10))
    assert numbers_in(path) == list(range(10))
    assert path.read_bytes() != before


def test_fewer_games_are_there_already_and_only_they_are_told(path):
    ended(path, *range(10))
    before = path.read_bytes()
    few = replace(PLAN, games=4)
    with Journal(path, few) as journal:
        assert list(journal.missing()) == []
        assert [outcome.number for outcome in journal.finished()] == [0, 1, 2, 3]
    assert path.read_bytes() == before


def test_line_torn_by_the_kill_is_cut_off(path):
    latest = killed(path, 0, 1).latest
    latest.write_bytes(latest.read_bytes()[:-5])
    assert missing(path) == [list(range(1, 10))]
    ended(path, *range(1, 10))
    assert numbers_in(path) == list(range(10))


def test_damaged_journal_is_refused(path):
    latest = killed(path, 0).latest
    latest.write_bytes(b"\0\0\0\n" + latest.read_bytes())
    with pytest.raises(BadResults, match=r"games.jsonl is damaged"):
        Journal(path, PLAN)


@pytest.fixture
def tiny_parts(monkeypatch):
    """Make a part of every few games."""
    monkeypatch.setattr(module, "LATEST_BYTES", 5000)


@pytest.mark.usefixtures("tiny_parts")
def test_latest_games_become_parts(path):
    journal = killed(path, 0, 2, 1, 3, 4, 6, 7)
    parts = sorted(journal.folder.glob("part-*.parquet"))
    assert len(parts) > 1
    assert journal.latest.stat().st_size < 10000
    assert missing(path) == [[5], [8, 9]]
    ended(path, 5, 8, 9)
    assert numbers_in(path) == list(range(10))
    assert not journal.folder.exists()


@pytest.mark.usefixtures("tiny_parts")
def test_killed_between_a_part_and_what_it_was_made_of(path):
    first = killed(path, 0, 1)
    kept = first.latest.read_bytes()
    journal = killed(path, 2, 3, 4)
    assert list(journal.folder.glob("part-*.parquet"))
    journal.latest.write_bytes(kept + journal.latest.read_bytes())
    assert missing(path) == [[5, 6, 7, 8, 9]]
    ended(path, *range(5, 10))
    assert numbers_in(path) == list(range(10))


@pytest.mark.usefixtures("tiny_parts")
@pytest.mark.parametrize("left", [[9], [4, 9]])
def test_killed_between_the_file_and_the_end_of_its_parts(path, monkeypatch, left):
    monkeypatch.setattr(module, "rmtree", lambda folder: None)
    ended(path, *[number for number in range(10) if number not in left])
    assert Journal(path, PLAN).folder.exists()
    monkeypatch.undo()
    assert missing(path) == [[number] for number in left]
    ended(path, *left)
    assert numbers_in(path) == list(range(10))


def test_other_run_is_refused_and_named(path):
    ended(path, *range(10))
    with pytest.raises(BadResults, match="another run: it has seed 7, not 8"):
        Journal(path, replace(PLAN, seed=8))


def test_other_run_is_refused_in_a_killed_one_too(path):
    killed(path, 0)
    with pytest.raises(BadResults, match="another run: it has bots random,random, not random,random,random"):
        Journal(path, replace(PLAN, bots=("random",) * 3))


def test_disk_full_while_games_are_played(path):
    journal = killed(path, 0, 1, 2)
    known = journal.latest.rename(path.with_name("aside"))
    journal.latest.symlink_to("/dev/full")
    with pytest.raises(BadResults, match="No space left on device; finished games are kept"):
        journal.add(OUTCOMES[3:])
    known.replace(journal.latest)
    assert missing(path) == [list(range(3, 10))]


def test_disk_full_while_the_file_is_written(path):
    journal = killed(path, *range(10))
    path.with_name("results.parquet.new").symlink_to("/dev/full")
    with pytest.raises(BadResults, match=r"cannot write .*results.parquet: disk full\?"):
        journal.__exit__(None, None, None)
    assert missing(path) == []
    with Journal(path, PLAN):
        pass
    assert numbers_in(path) == list(range(10))
    assert not journal.folder.exists()


def test_what_cannot_be_written_is_not_tried_again(path):
    killed(path, 0, 1).__exit__(None, BadResults("the disk is full"), None)
    assert not path.exists()
    assert missing(path) == [list(range(2, 10))]


def test_seeds_larger_than_any_column(path):
    plan = replace(PLAN, seed=2**80, games=2)
    with Journal(path, plan) as journal:
        journal.add([play_game(plan, 0, counting=True)])
    assert [outcome.seed for outcome in Journal(path, plan).finished()] == [2**80]
    assert read_results(path).frame.select(pl.col("seed")).collect().item() == str(2**80)
