"""Looking after a server from the command line: lists, backups and back, in every direction."""

import asyncio
import json
import sqlite3
import stat
from time import time

import pytest
from support.accounts import recover, sign_up
from support.ahead import play_ahead
from support.command import refused, text, written_json
from support.house import UNLIMITED, Guest, RunningServer

import darkling
from darkling.server.config import ServerConfig
from darkling.server.house import House


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """The data of a server where a game was played to its end, another began, and something was reported."""
    folder = tmp_path_factory.mktemp("data")
    with RunningServer(folder, rate=UNLIMITED, workers=0) as server:
        ada = Guest(server.address, "Ada")
        ada.sit(play_ahead(server, ada.make("me"))).play(1000)
        begun = ada.sit(ada.make("me", "open", game="heists"))
        playing = ada.sit(ada.make("me"))
        playing.play(4)
        report = {"text": "My knight was gone.", "seat": 0}
        ada.http.post(f"/api/tables/{playing.table}/reports", json=report).raise_for_status()
        ada.leave()
    return folder, begun.table, playing.table, dict(ada.http.cookies)


def rows(folder):
    """Return all that a database holds, table by table."""
    database = sqlite3.connect(folder / "darkling.sqlite")
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}
    database.close()
    return found


async def expire(folder, table):
    """Let the server close a table."""
    house = await House.open(ServerConfig(folder, workers=0))
    await (await house.rooms.find(table)).expire(time() + 1)
    await house.close()


def test_tables_are_listed_and_sifted(data, run):
    folder, begun, playing, _ = data
    found = written_json(run("admin", "tables", "--data", str(folder), "--json"))
    assert {table["status"] for table in found} == {"over", "gathering", "playing"}
    assert all(table["entries"] for table in found)
    assert "seed" not in json.dumps(found)
    (only,) = written_json(run("admin", "tables", "--data", str(folder), "--status", "playing", "--json"))
    assert only["table"] == playing
    (other,) = written_json(run("admin", "tables", "--data", str(folder), "--game", "heists", "--json"))
    assert other["table"] == begun
    assert written_json(run("admin", "tables", "--data", str(folder), "--untouched", "1", "--json")) == []
    assert "3 tables." in text(run("admin", "tables", "--data", str(folder)))


def test_report_comes_with_what_was_seen_and_a_record_that_replays(data, run):
    folder, _, playing, _ = data
    (listed,) = written_json(run("admin", "reports", "--data", str(folder), "--json"))
    assert (listed["table"], listed["text"]) == (playing, "My knight was gone.")
    assert "My knight was gone." in text(run("admin", "reports", "--data", str(folder)))
    full = written_json(run("admin", "reports", str(listed["report"]), "--data", str(folder)))
    game = darkling.replay(darkling.Record.from_data(full["record"]))
    assert full["scene"]["viewer"] == 0
    assert json.loads(json.dumps(full["scene"]["view"]["phase"])) == game.view(0).phase
    refused(run("admin", "reports", "99", "--data", str(folder)), "no report 99")


def test_backup_is_all_there_is_and_for_its_owner_only(data, run, tmp_path):
    folder, _, _, cookies = data
    file, there = tmp_path / "backup.sqlite", tmp_path / "there"
    assert "keep it to yourself" in text(run("admin", "backup", str(file), "--data", str(folder)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "in place" in text(run("admin", "restore", str(file), "--data", str(there)))
    assert rows(there) == rows(folder)
    assert (there / "key").read_bytes() == (folder / "key").read_bytes()
    with RunningServer(there, workers=0) as server:
        ada = Guest(server.address, "Eve")
        ada.http.cookies.clear()
        ada.http.cookies.update(cookies)
        assert len(ada.http.get("/api/my-tables").json()) == 3
        ada.leave()


def test_backup_overwrites_no_file_and_restore_no_server_unless_told(data, run, tmp_path):
    folder = data[0]
    file = tmp_path / "backup.sqlite"
    run("admin", "backup", str(file), "--data", str(folder))
    refused(run("admin", "backup", str(file), "--data", str(folder)), "name another file")
    before = rows(folder)
    refused(run("admin", "restore", str(file), "--data", str(folder)), "--overwrite")
    assert rows(folder) == before
    text(run("admin", "restore", str(file), "--data", str(folder), "--overwrite"))
    assert rows(folder) == before


def test_whatever_is_no_backup_is_refused(data, run, tmp_path):
    nothing, noise = tmp_path / "nothing", tmp_path / "noise"
    noise.write_bytes(b"x" * 5000)
    refused(run("admin", "restore", str(nothing), "--data", str(tmp_path / "new")), "no file")
    refused(run("admin", "restore", str(noise), "--data", str(tmp_path / "new")), "was not written by")
    refused(run("admin", "tables", "--data", str(tmp_path / "new")), "no server's database")


def test_whoever_has_lost_everything_gets_a_code_from_the_operator(run, tmp_path):
    with RunningServer(tmp_path, rate=UNLIMITED, workers=0) as server:
        ada = Guest(server.address, "Ada")
        codes = sign_up(ada, "Ada Lost").json()["codes"]
        code = text(run("admin", "recovery-code", "ada LOST", "--data", str(tmp_path))).split()[0]
        eve = Guest(server.address, "Ada elsewhere")
        assert recover(eve, "Ada Lost", code, "a lantern in the fog").json()["guest"] == ada.me["guest"]
        # The codes that she had go on working.
        assert recover(eve, "Ada Lost", codes[0], "a lantern in the fog").status_code == 201
        ada.leave()
        eve.leave()
    refused(run("admin", "recovery-code", "Nobody", "--data", str(tmp_path)), "no account has the name")


def test_a_closed_game_is_given_back(data, run, tmp_path):
    file, there = tmp_path / "backup.sqlite", tmp_path / "there"
    run("admin", "backup", str(file), "--data", str(data[0]))
    run("admin", "restore", str(file), "--data", str(there))
    asyncio.run(expire(there, data[2]))
    (closed,) = written_json(run("admin", "tables", "--data", str(there), "--status", "closed", "--json"))
    assert closed["table"] == data[2]
    assert "The game goes on." in text(run("admin", "reopen", data[2], "--data", str(there)))
    refused(run("admin", "reopen", data[2], "--data", str(there)), "is not closed")


def test_a_clock_that_is_right_is_believed(data, run):
    there = str(data[0])
    assert "The server had no doubt." in text(run("admin", "trust-clock", "--data", there))
    with sqlite3.connect(data[0] / "darkling.sqlite") as database:
        database.execute("UPDATE server_time SET doubted = 1.0")
    database.close()
    assert "takes the clock as right" in text(run("admin", "trust-clock", "--data", there))


def test_vacuum_gives_room_back_and_loses_nothing(data, run):
    folder = data[0]
    before = rows(folder)
    assert "MiB now" in text(run("admin", "vacuum", "--data", str(folder)))
    assert rows(folder) == before
