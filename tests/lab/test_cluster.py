"""The same games on a Ray cluster."""

from dataclasses import replace

import pytest
import ray
from support.command import written_json
from support.deadly import DEADLY

from darkling.lab.cluster import Cluster, NoCluster
from darkling.lab.executor import Task
from darkling.lab.plan import Plan, planned
from darkling.lab.schedule import GameFailed, played
from darkling.lab.simulate import outcomes
from darkling.table.errors import BadSetup

NOBODY = Plan("dealings", ("nobody",) * 2, 1, 0, {})


@pytest.fixture(scope="module")
def cluster():
    """A cluster on this machine. It is started once: that takes longer than all that is played on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        with Cluster(2) as cluster, pytest.MonkeyPatch.context() as started:
            for once in ("init", "shutdown"):
                started.setattr(ray, once, lambda *_, **__: None)
            yield cluster


@pytest.mark.usefixtures("cluster")
def test_cluster_writes_the_same_file(run, tmp_path):
    args = ("simulate", "dealings", "--bots", "greedy,random", "--games", "6", "--workers", "2")
    on_ray = written_json(run(*args, "--out", "ray.parquet", "--on", "ray", "--json"))
    here = written_json(run(*args, "--out", "here.parquet", "--json"))
    assert on_ray["wins_by_seat"] == here["wins_by_seat"]
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


@pytest.mark.usefixtures("cluster")
def test_a_duel_on_a_cluster_comes_to_the_same(run):
    args = ("duel", "greedy:1", "random", "--game", "dealings", "--workers", "2", "--json")
    on_ray, here = [written_json(run(*args, "--on", where)) for where in ("ray", "here")]
    for key in ("verdict", "games", "wins", "interval"):
        assert on_ray[key] == here[key]


def test_what_goes_wrong_on_a_cluster_is_told(cluster):
    with pytest.raises(GameFailed, match=r"game 0 \(seed 0\) failed twice: .*UnknownBot: there is no bot"):
        list(played([Task(NOBODY, range(1))], cluster))
    with pytest.raises(GameFailed, match=r"game 0 \(seed 5\) failed twice: WorkerCrashedError"):
        list(played([Task(DEADLY, range(1))], cluster))


def test_cluster_that_is_not_there(monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:9")
    with pytest.raises(NoCluster, match="expected a Ray cluster at RAY_ADDRESS 127.0.0.1:9: .*refused"):
        Cluster(2).__enter__()


def test_own_cards_stay_on_this_machine():
    plan = replace(planned("dealings", ["random"], 2, 1, 0, {}), cards="cards")
    with pytest.raises(BadSetup, match="on this machine only"):
        list(outcomes(plan, workers=2, on="ray"))
