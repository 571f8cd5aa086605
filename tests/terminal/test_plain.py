"""Whole games through the plain interface, with lines typed and lines read."""

from io import StringIO

import pytest
from support.cases import SOAK

import darkling
from darkling.bots import bot
from darkling.games import OWN
from darkling.terminal.page import WIDTH
from darkling.terminal.plain import INTERRUPTED, PlainTable, play
from darkling.terminal.session import Session

ENOUGH = 1000
"""More lines than any game takes."""
ENDED_BY = {"castle": "greedy", "village": "greedy"}
"""Who brings these games to an end; players at random would go on to the last round that there can be."""
PLAYED = [(game, ENDED_BY.get(game, "random")) for game in OWN]
PLAYED += [(game, "random") for game in ENDED_BY if SOAK]


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def typed(game, *lines, seat=0, file=None, bots="random"):
    """Type lines, and return the exit code and what was written."""
    sink = StringIO()
    source = StringIO("".join(f"{line}\n" for line in lines))
    return play(Session(game, (seat,), bots, file), source, sink), sink.getvalue()


def new(players=2, seed=7):
    return darkling.new("dealings", players, seed)


class Picks:
    """Types the number of what a bot would choose, time after time."""

    def __init__(self, game, seat, name):
        self.game, self.seat, self.bot = game, seat, bot(name, seat)

    def readline(self):
        options = self.game.decision(self.seat).options
        return f"{1 + options.index(self.bot.choose(self.game.clone(), self.seat))}\n"


@pytest.mark.parametrize(("game_id", "name"), PLAYED)
def test_whole_game_for_every_number_of_players(game_id, name):
    for players in darkling.find(game_id).lineup({}).sides:
        game, sink = darkling.new(game_id, players, seed=players), StringIO()
        seat = players - 1
        assert play(Session(game, (seat,), name), Picks(game, seat, name), sink) == 0
        assert game.over
        assert max(map(len, sink.getvalue().splitlines())) <= WIDTH


def test_ranking_tells_scores_and_what_decided():
    game = new()
    code, text = typed(game, *["1"] * ENOUGH)
    assert code == 0
    assert game.over
    ranking = " ".join(text[text.rindex("\n\n") :].split())
    assert ranking.startswith(("You win!", "Bot 1 wins."))
    assert " 1. " in ranking
    assert " 2. " in ranking
    assert "defeated, " in ranking
    assert "Ahead of " in ranking


def test_a_number_chooses_that_option():
    game = new()
    expected = game.decision(0).options[2]
    typed(game, "3", "q")
    assert (0, expected.id) in game.record.choices


def test_results_of_a_secret_choice_come_after_the_last_choice():
    _, text = typed(new(), "1", "q")
    assert "Bot 1 keeps" not in text
    _, text = typed(new(), "1", "1", "q")
    assert "Bot 1 keeps 2 heroes." in text


def test_bots_are_numbered_clockwise_from_the_person():
    table = PlainTable(Session(new(players=4), (2,)), StringIO(), StringIO())
    assert table.words.names == ["Bot 2", "Bot 3", "You", "Bot 1"]


@pytest.mark.parametrize("line", ["", "0", "10", "-1", "x", "1 2", "9" * 5000])
def test_a_wrong_line_says_what_is_expected_and_asks_again(line):
    game = new()
    _, text = typed(game, line, "1", "q")
    assert "Please type a number from 1 to 9" in text
    assert len([seat for seat, _ in game.record.choices if seat == 0]) == 1


def test_undo_takes_back():
    game = new()
    _, text = typed(game, "1", "u", "q")
    assert "Taken back." in text
    assert [seat for seat, _ in game.record.choices] == [1, 1]


def test_undo_in_a_fight_takes_the_news_back_too():
    game = darkling.find("dealings").game_from(
        darkling.position(
            "dealings",
            {"phase": "combat", "seats": [{"pile": ["H08"], "defenses": ["T10", "S01", "M09"]}, {}]},
        )
    )
    _, text = typed(game, "1", "1", "u", "2", "q")
    assert "You strike with Falling Portcullis for 4: 4 of 6." in text
    assert "You strike with Spark for 2: 2 of 6." in text


def test_undo_says_why_not():
    _, text = typed(new(), "u", "q")
    assert "You cannot take back: there is nothing of yours to take back yet." in text
    _, text = typed(new(), "1", "1", "u", "q")
    assert "You cannot take back: everyone's choices have been opened." in text


def test_help_shows_the_rule_and_the_abilities_and_asks_again():
    _, text = typed(new(), "?", "q")
    answer = text[text.index("> ") :]
    assert "(Rule DD-HERO-02)" in answer
    assert "Berserker: " in answer
    assert "Booster: " in answer
    assert "1. Keep " in answer


def test_help_says_why_something_cannot_be_chosen():
    _, text = typed(new(), "?", "1", "?", "q")
    _, first, _, second, _ = text.split("> ")
    assert "What cannot be chosen now:" not in first
    assert "What cannot be chosen now:\n  You are keeping Nimble Nan already.\n" in second


def test_quitting_saves_and_says_how_to_go_on(tmp_path):
    code, text = typed(new(), "1", "q", bots=None)
    assert code == 0
    assert text.endswith("\nSaved. Go on with: darkling play --resume darkling-dealings.json --seat 0\n")
    assert (tmp_path / "darkling-dealings.json").exists()


def test_bots_that_were_named_are_named_in_the_hint():
    sink = StringIO()
    play(Session(new(players=3), (0,), "random,random"), StringIO(), sink)
    assert sink.getvalue().endswith(" --seat 0 --bots random,random\n")


def test_closed_input_saves_and_ends_cleanly(tmp_path):
    code, text = typed(new(), "1", "1")
    assert code == 0
    assert text.splitlines()[-1].startswith("Saved. Go on with: ")
    assert [file.name for file in tmp_path.iterdir()] == ["darkling-dealings.json"]


def test_interrupt_saves_and_exits_130(tmp_path):
    class Interrupted:
        def readline(self):
            raise KeyboardInterrupt

    sink = StringIO()
    assert play(Session(new(), (0,)), Interrupted(), sink) == INTERRUPTED
    assert sink.getvalue().splitlines()[-1].startswith("Saved. ")
    assert list(tmp_path.iterdir())


def test_undecodable_input_is_a_wrong_line():
    class Garbled:
        lines = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), "q\n"])

        def readline(self):
            line = next(self.lines)
            if isinstance(line, Exception):
                raise line
            return line

    sink = StringIO()
    assert play(Session(new(), (0,)), Garbled(), sink) == 0
    assert "Please type a number" in sink.getvalue()


def test_saving_never_overwrites_another_game(tmp_path):
    typed(new(), "1", "q")
    first = (tmp_path / "darkling-dealings.json").read_bytes()
    _, text = typed(new(), "2", "q")
    assert "darkling-dealings-2.json" in text
    assert (tmp_path / "darkling-dealings.json").read_bytes() == first


@pytest.mark.parametrize("stop", [0, 1, 5, 20])
def test_resumed_game_goes_on_as_it_would_have(tmp_path, stop):
    whole = new(players=3)
    _, text = typed(whole, *["1"] * ENOUGH)
    typed(new(players=3), *["1"] * stop, "q")
    file = tmp_path / "darkling-dealings.json"
    resumed = darkling.load(file.read_bytes())
    _, rest = typed(resumed, *["1"] * ENOUGH, file=file)
    assert resumed.record == whole.record
    assert rest.splitlines()[-4:] == text.splitlines()[-4:]


def test_resumed_game_is_saved_to_its_file(tmp_path):
    typed(new(), "1", "q")
    file = tmp_path / "darkling-dealings.json"
    game = darkling.load(file.read_bytes())
    typed(game, "1", "q", file=file)
    assert list(tmp_path.iterdir()) == [file]
    assert darkling.load(file.read_bytes()).record == game.record


def test_file_names_are_quoted_in_the_hint(tmp_path):
    _, text = typed(new(), "q", file=tmp_path / "my game.json")
    assert "my game.json' --seat 0" in text


def test_lessons_are_told_once():
    _, text = typed(new(), *["1"] * ENOUGH)
    for lesson in ("THE HERO PHASE", "THE DEFENSE PHASE", "THE COMBAT PHASE"):
        assert text.count(lesson) == 1
