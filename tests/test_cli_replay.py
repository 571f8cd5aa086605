"""`darkling replay`."""

import json
from pathlib import Path

import pytest
from support.cases import decisions
from support.command import refused, text, written_json

import darkling

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record.json"))
KEYS = ["game", "players", "rules_version", "settings", "seed", "choices", "verdict", "result"]


@pytest.fixture
def stored(tmp_path):
    """Store something in a file; return its name."""

    def stored(content):
        file = tmp_path / "game.json"
        file.write_bytes(content)
        return str(file)

    return stored


def finished():
    game = darkling.new("dealings", 2, seed=5)
    for _ in decisions(game, seed=5):
        pass
    return game


def unfinished(choices=40):
    game = darkling.new("dealings", 2, seed=5)
    for _ in zip(range(choices), decisions(game, seed=5), strict=False):
        pass
    return game


def edited(record, **fields):
    return json.dumps(record.data() | fields).encode()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_record_as_json(run, file):
    found = written_json(run("replay", str(file), "--json"))
    stored = json.loads(file.read_bytes())
    assert list(found) == KEYS
    assert found["verdict"] == "same"
    assert {key: stored[key] for key in KEYS[:6]} == {key: found[key] for key in KEYS[:6]}
    assert list(found["result"]) == ["places", "won", "lines", "decided_by"]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_record_for_everyone(run, file):
    for seat in range(json.loads(file.read_bytes())["players"]):
        assert "as you were told it" in text(run("replay", str(file), "--seat", str(seat)))
    assert "as a spectator was told it. " in text(run("replay", str(file)))


def test_spectator_is_told_what_is_public_and_who_won(run, stored):
    told = text(run("replay", stored(finished().record.to_json())))
    assert told.startswith("Dark Dealings, 2 players, as a spectator was told it.")
    assert "Player 1 keeps 2 heroes." in told
    assert "you" not in told.lower().split()
    assert " 2. Player " in told


def test_seat_is_told_its_own_secrets(run, stored):
    file = stored(finished().record.to_json())
    told = text(run("replay", file, "--seat", "1"))
    assert told.startswith("Dark Dealings, 2 players, as you were told it, Player 2.")
    assert "Player 1 keeps 2 heroes." in told
    assert "You keep " in told
    assert told != text(run("replay", file, "--seat", "0"))


def test_save_of_a_finished_game(run, stored):
    game = finished()
    assert written_json(run("replay", stored(game.save()), "--json"))["verdict"] == "same"
    assert text(run("replay", stored(game.save()))) == text(run("replay", stored(game.record.to_json())))


@pytest.mark.parametrize("content", [lambda game: game.save(), lambda game: game.record.to_json()])
def test_unfinished_game_is_told_so_far(run, stored, content):
    file = stored(content(unfinished()))
    for args in ([], ["--seat", "0"]):
        told = text(run("replay", file, *args))
        assert told.endswith("The game is not over.")
        assert "wins" not in told.split()
    refused(run("replay", file, "--json"), "expected a finished game")


def test_unfinished_game_tells_a_seat_nothing_of_the_others(run, stored):
    game = unfinished()
    told = text(run("replay", stored(game.save()), "--seat", "0"))
    other = text(run("replay", stored(game.save()), "--seat", "1"))
    kept = [sentence for sentence in other.split(". ") if sentence.startswith("You keep ")]
    assert kept
    assert not [sentence for sentence in kept if sentence.removeprefix("You keep ") in told]


def test_record_that_ends_differently_is_told_with_a_note(run, stored):
    file = stored(edited(finished().record, fingerprint="0" * 16))
    assert text(run("replay", file)).endswith("the game ends differently from how it was recorded.")
    assert written_json(run("replay", file, "--json"))["verdict"] == "legal but different"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 200_000,
        finished().record.to_json()[:-20],
        finished().save()[:-20],
        finished().save().replace(b'"over":true', b'"over":false'),
        edited(finished().record, game="nope"),
        edited(finished().record, players=99),
        edited(finished().record, settings={"colour": "red"}),
        edited(finished().record, seed="-1"),
        edited(finished().record, seed="9" * 5000),
        edited(finished().record, seed="6"),
        edited(finished().record, choices=[[0]]),
        edited(finished().record, choices=[[7, 7]]),
        edited(finished().record, start={}),
        edited(finished().record, start={"table": {}}),
        edited(finished().record, more=1),
    ],
    ids=range(19),
)
def test_damaged_file_is_one_line_and_exit_2(run, stored, content):
    refused(run("replay", stored(content)), "game.json: ")


def test_tampered_position_is_one_line_and_exit_2(run, stored):
    start = unfinished(2).position.data()
    start["stack"][0][1] = "nonsense"
    refused(run("replay", stored(edited(finished().record, start=start))), "game.json: ")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "file"),
        (["nowhere.json"], "nowhere.json"),
        (["."], "."),
    ],
    ids=str,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run("replay", *args), says)


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ("2", "expected a seat from 0 to 1, not 2"),
        ("-1", "expected a seat from 0 to 1, not -1"),
        ("one", "--seat"),
    ],
)
def test_wrong_seat_is_one_line_and_exit_2(run, stored, seat, says):
    refused(run("replay", stored(finished().save()), "--seat", seat), says)


def test_what_a_seat_had_to_forget_is_told_when_the_game_is_over(run, stored):
    game = darkling.new("dealings", 2, seed=5, settings={"mode": "hardcore"})
    for _ in decisions(game, seed=5):
        pass
    over = text(run("replay", stored(game.save()), "--seat", "0"))
    assert "You take " in over
