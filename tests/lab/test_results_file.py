"""Results files: what stands in them, and what is none."""

import polars as pl
import pytest

from darkling.lab.outcome import Outcome
from darkling.lab.plan import planned
from darkling.lab.results_file import KEY, SCHEMA, BadResults, count_rows, read_results, row, write_rows
from darkling.lab.run_identity import run_of

BIG = 2**70
OUTCOME = Outcome(
    seed=BIG,
    decisions=40,
    won=(True, False),
    scores=(5, -2),
    number=3,
    places=(1, 2),
    lead_changes=2,
    taken=(("H01", "M20"), ()),
    used=((), ("T01",)),
    offered=("keep H01", "strike M20"),
    chosen=("keep H01",),
)

OF_BEFORE = (
    '{"game":"dealings","rules_version":2,"cards":"eb3eb2e3092bec10","bots":["random","random"],'
    '"options":{"mode":"hardcore","rows":null},"seed":0,"format":2}'
)
"""What stood in the metadata of a file when settings were still called options."""


def a_run():
    return run_of(planned("dealings", ["random"], 2, 4, BIG, {"mode": "hardcore"}))


def frame(*outcomes):
    return pl.LazyFrame([row(outcome) for outcome in outcomes], schema=SCHEMA)


def written(tmp_path, run=None, parts=1):
    path = tmp_path / "results.parquet"
    write_rows(run or a_run(), [frame(OUTCOME)] * parts, path)
    return path


def test_what_is_written_is_read_again(tmp_path):
    results = read_results(written(tmp_path))
    assert results.run == a_run()
    assert results.run.seed == BIG
    assert results.run.settings["mode"] == "hardcore"
    assert results.frame.collect_schema() == SCHEMA
    (found,) = results.frame.collect().to_dicts()
    assert found["seed"] == str(BIG)
    assert found["taken"] == [["H01", "M20"], []]
    assert {name: value for name, value in found.items() if name not in ("seed", "taken", "used")} == {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in vars(OUTCOME).items()
        if name not in ("seed", "taken", "used")
    }


def test_file_of_before_settings_had_their_name_is_read(tmp_path):
    path = tmp_path / "results.parquet"
    frame(OUTCOME).sink_parquet(path, metadata={KEY: OF_BEFORE})
    results = read_results(path)
    assert results.run.settings == {"mode": "hardcore", "rows": None}
    assert results.run.bots == ("random", "random")
    assert results.run.sides == ((0,), (1,)), "there were no allies"
    assert count_rows(results.frame) == 1


def test_parts_follow_one_another_and_nothing_else_is_left(tmp_path):
    assert count_rows(read_results(written(tmp_path, parts=3)).frame) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["results.parquet"]


@pytest.mark.parametrize("content", [b"", b"no Parquet at all", b"PAR1" * 8], ids=repr)
def test_no_parquet(tmp_path, content):
    path = tmp_path / "results.parquet"
    path.write_bytes(content)
    with pytest.raises(BadResults, match=r"results.parquet: expected a results file as simulate"):
        read_results(path)


@pytest.mark.parametrize(
    "said", [None, "not JSON", "[]", "{}", '{"format": 2}', '{"format": 2, "seed": "x"}']
)
def test_parquet_of_something_else(tmp_path, said):
    path = tmp_path / "results.parquet"
    frame(OUTCOME).sink_parquet(path, metadata={KEY: said} if said else {})
    with pytest.raises(BadResults, match=r"results.parquet: expected a results file as simulate"):
        read_results(path)


def test_file_of_another_version_says_so(tmp_path):
    path = tmp_path / "results.parquet"
    frame(OUTCOME).sink_parquet(path, metadata={KEY: '{"format": 1, "olds": []}'})
    with pytest.raises(BadResults, match="expected a results file of version 2, not 1"):
        read_results(path)


def test_missing_file_is_told_as_such(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_results(tmp_path / "results.parquet")


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path):
    path = written(tmp_path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=r"cannot write .*results.parquet: .*finished games are kept"):
        write_rows(a_run(), [frame(OUTCOME), pl.scan_parquet(tmp_path / "nowhere.parquet")], path)
    assert path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["results.parquet"]
