"""The registry: entry points of others, good and broken, and games of one process alone."""

import subprocess
from dataclasses import replace

import pytest
from support.command import START
from support.house import http_client
from support.stranger import environment

import darkling
from darkling import games
from darkling.table.errors import BrokenGame, UnknownGame

MODULE = """
from dataclasses import replace
from darkling.games.dealings import GAME as DEALINGS
GOOD = replace(DEALINGS, id="good")
NOT_A_GAME = "a text"
"""
BROKEN = {
    "missing": ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
    "nameless": ("strange:NO_SUCH_NAME", "AttributeError: module 'strange' has no attribute 'NO_SUCH_NAME'"),
    "failing": ("failing:GAME", "RuntimeError: it fails in two lines"),
    "text": ("strange:NOT_A_GAME", "it leads to a str, expected a GameType"),
    "other": ("strange:GOOD", "the id of its game is 'good', expected the name of the entry point"),
    "heists": ("strange:GOOD", "Darkling has a game of that id itself"),
}


def package(folder, name, points):
    """Write what an installation leaves of a package's entry points."""
    info = folder / f"{name}-1.2.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    lines = [f"{point} = {value}" for point, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[darkling.games]", *lines, ""]))


@pytest.fixture
def folder(tmp_path):
    """Return a folder with packages that bring broken games, and one good one."""
    (tmp_path / "strange.py").write_text(MODULE)
    (tmp_path / "failing.py").write_text('raise RuntimeError("it fails\\nin two lines")')
    package(tmp_path, "strange-games", {name: value for name, (value, _) in BROKEN.items()})
    package(tmp_path, "good-games", {"good": "strange:GOOD"})
    package(tmp_path, "rival-games", {"good": "rival:GAME"})
    return tmp_path


@pytest.fixture
def _at_hand(folder, monkeypatch):
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(games, "_registered", {})
    for kept in (games._entry_points, games._fault):
        kept.cache_clear()
    yield
    for kept in (games._entry_points, games._fault):
        kept.cache_clear()


@pytest.mark.usefixtures("_at_hand")
class TestEntryPoints:
    def test_good_ones_stand_in_the_list_and_broken_ones_do_not(self):
        assert games.game_ids() == (*games.OWN, "good")
        assert darkling.new("good", 2).id == "good"

    @pytest.mark.parametrize("name", [name for name in BROKEN if name not in games.OWN])
    def test_error_names_entry_point_package_and_reason(self, name):
        value, why = BROKEN[name]
        with pytest.raises(BrokenGame) as wrong:
            darkling.find(name)
        place = f"entry point {name} = {value!r} of package strange-games 1.2"
        assert str(wrong.value) == f"{place} cannot be used: {why}"

    def test_games_of_our_own_cannot_be_replaced(self):
        assert darkling.find("heists").title == "Dark Heists"

    def test_each_broken_one_is_told_once(self):
        told = [str(wrong) for wrong in games.broken_games()]
        assert [why for _, why in BROKEN.values() if not any(why in line for line in told)] == []
        taken = [line for line in told if "has a game of that id, too" in line]
        assert len(taken) == 1
        assert len(told) == len(BROKEN) + 1

    def test_commands_go_on_with_the_others(self, run):
        code, out, err = run("games", "--json")
        assert (code, '"id":"good"' in out) == (0, True)
        assert len(err.splitlines()) == len(BROKEN) + 1
        code, out, err = run("play", "missing")
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert "entry point missing" in err


def test_a_server_starts_with_the_others_and_logs_what_cannot_be_played(folder, tmp_path):
    command = [*START, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(folder)
    ) as server:
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        with http_client(address) as client:
            listed = [game["id"] for game in client.get("/api/games").json()]
            missing = client.get("/api/games/missing")
        server.terminate()
        _, errors = server.communicate(timeout=60)
    assert listed == [*games.OWN, "good"]
    assert missing.status_code == 404
    assert errors.count("cannot be used") == len(BROKEN) + 1


def test_a_registered_game_is_known_in_this_process(monkeypatch):
    monkeypatch.setattr(games, "_registered", {})
    with pytest.raises(UnknownGame, match="there is no game 'alone'; there is castle, darkness, dealings"):
        darkling.find("alone")
    darkling.register(replace(darkling.find("dealings"), id="alone"))
    assert games.game_ids() == (*games.OWN, "alone")
    assert darkling.start("alone", 2).players == 2
