"""`darkling games` and `darkling rules`."""

import pytest
from support.command import refused, text, written_json

import darkling
from darkling.games import OWN
from darkling.ledger import entries, proofs


def test_games_as_json(run):
    games = written_json(run("games", "--json"))
    assert [game["id"] for game in games] == list(OWN)
    for game in games:
        kind = darkling.find(game["id"])
        assert list(game) == ["id", "title", "players", "settings", "rules_version"]
        assert (game["title"], game["rules_version"]) == (kind.title, kind.rules_version)
        assert game["players"] == list(kind.players)


def test_settings_as_json_tell_what_may_be_set(run):
    settings = written_json(run("games", "--json"))[0]["settings"]
    assert settings["failed_fight"] == {"choices": ["strikes_stand", "rollback"], "default": "strikes_stand"}
    assert settings["expansion"] == {"type": "bool", "default": False}
    assert settings["rows"] == {"choices": [3, 4, 5, 6, 7], "default": None}


def test_games_for_people(run):
    shown = text(run("games"))
    assert "Dark Dealings (dealings), " in shown
    assert "failed_fight strikes_stand, rollback strikes_stand" in shown
    assert "expansion true, false false" in shown
    assert "memory_aid true, false left open" in shown
    assert "attack_fail_reward 3, 0 3" in shown


def test_many_numbers_in_a_row_are_shown_by_the_first_and_the_last(run):
    shown = text(run("games"))
    assert "rows 3 \u2013 7 left open" in shown
    assert "danger_percent 50 \u2013 200 100" in shown


def test_games_for_people_tell_whom_each_mode_is_for(run):
    shown = text(run("games"))
    assert (
        "Everyone for themselves, 1\u20134 players: normal, first game, unforgiving, hidden hands." in shown
    )
    assert "On your own: solo easy, solo hard." in shown
    assert "One against all, 2\u20135 players: normal, challenging, house rules." in shown
    assert "Together, 1\u20137 players: first dungeon, adventure, " in shown


@pytest.mark.parametrize("game", OWN)
def test_rules_as_json(run, game):
    rules = written_json(run("rules", game, "--json"))
    assert [rule["id"] for rule in rules] == [entry.id for entry in entries(game)]
    assert {rule["kind"] for rule in rules} == {"rule", "ruling"}
    for rule in rules:
        assert list(rule) == ["id", "kind", "text", "tests"]
        assert rule["text"]
    assert {rule["id"]: rule["tests"] for rule in rules if rule["tests"]} == proofs(game)


def test_rules_for_people(run):
    shown = text(run("rules", "dealings"))
    assert "DD-GEN-01 Each player is one overlord." in shown
    assert "DD-R-04 Which way up do Defense Cards enter play? On" in shown
    assert shown.endswith(f" {len(proofs('dealings'))} of {len(entries('dealings'))} proved.")


def test_a_rule_without_proof_is_marked(run, monkeypatch):
    monkeypatch.setattr("darkling.show.tables.proofs", lambda game: {"DD-GEN-01": 7})
    _, out, _ = run("rules", "dealings")
    first, second = [line.split()[-1] for line in out.splitlines() if "DD-GEN-0" in line]
    assert (first, second) == ("7", "yet")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["rules"], "GAME"),
        (["rules", "nope"], "there is no game 'nope'; there is castle, darkness, dealings"),
        (["rules", "nope", "--json"], "there is no game 'nope'; there is castle, darkness, dealings"),
        (["games", "--bogus"], "--bogus"),
        (["games", "dealings"], "dealings"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run(*args), says)
