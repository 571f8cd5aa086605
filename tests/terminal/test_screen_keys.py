"""What the keys of the full screen do: undo, help, hints, saving, a new game, lessons."""

import signal

import pytest
from support.pseudo import PseudoTerminal
from support.screen import board_of, click, notes, on_screen, press, reading, session, settled, shown, until
from textual.widgets import Select

import darkling
from darkling.terminal.new_game import NewGame
from darkling.terminal.session import Session


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_undo_takes_the_last_choice_back():
    table = session()

    async def script(pilot):
        asked = board_of(pilot.app).decision.data()
        await press(pilot, "3")
        assert "Chosen so far" in shown(pilot.app)
        await press(pilot, "u")
        assert "Chosen so far" not in shown(pilot.app)
        assert board_of(pilot.app).decision.data()[2:] == asked[2:]

    on_screen(table, script)
    assert table.game.undo_list(0) == []


def test_undo_says_why_it_cannot_be():
    async def script(pilot):
        await press(pilot, "u")
        assert notes(pilot.app) == ["You cannot take back: there is nothing of yours to take back yet."]
        await press(pilot, "1", "1", "u")
        assert notes(pilot.app)[1] == "You cannot take back: everyone's choices have been opened."

    on_screen(session(), script)


def test_help_tells_the_rule_behind_the_question_and_closes_by_key_or_click():
    async def script(pilot):
        await press(pilot, "question_mark")
        assert "(Rule DD-HERO-02)" in reading(pilot.app)[0]
        await press(pilot, "enter", "question_mark")
        assert reading(pilot.app)
        await click(pilot, "#overlay")
        assert not reading(pilot.app)

    on_screen(session(), script)


def test_help_says_why_something_cannot_be_chosen():
    async def script(pilot):
        await press(pilot, "1", "question_mark")
        at = reading(pilot.app).index("What cannot be chosen now:")
        assert at == 1
        assert reading(pilot.app)[at + 1].startswith("You are keeping ")

    on_screen(session(), script)


def test_a_lesson_comes_once_in_each_phase():
    async def script(pilot):
        assert reading(pilot.app)[0].startswith("THE HERO PHASE")
        await press(pilot, "enter", "1")
        assert not reading(pilot.app)
        await press(pilot, *"1111111")
        assert reading(pilot.app)[0].startswith("THE DEFENSE PHASE")

    on_screen(session(), script, lessons=True)


def test_a_hint_names_a_number_and_says_what_each_answer_promises(monkeypatch):
    monkeypatch.setattr("darkling.bots.hint.ITERATIONS", 5)

    async def script(pilot):
        await press(pilot, "h")
        await until(pilot, lambda: "Hint: number" in shown(pilot.app))
        assert "promises" in shown(pilot.app)
        named = int(shown(pilot.app).partition("Hint: number ")[2].partition(".")[0])
        assert board_of(pilot.app).prompt.option_list.highlighted == named - 1

    on_screen(session(), script)


def test_keys_can_be_clicked():
    async def script(pilot):
        await press(pilot, "1")
        await click(pilot, "#keys", offset=(3, 0))

    table = session()
    on_screen(table, script)
    assert table.game.undo_list(0) == []


def test_save_tells_how_to_go_on():
    table = session(players=3, people=2)

    async def script(pilot):
        await press(pilot, "enter", "1", "s")
        assert notes(pilot.app)[0].endswith(
            "--resume darkling-dealings.json --seat 0 --people 2 --bots random"
        )

    on_screen(table, script)
    assert darkling.load(table.file.read_bytes()).fingerprint() == table.game.fingerprint()


def test_a_new_game_is_dealt_as_it_was_wished_for_and_the_old_one_is_kept(tmp_path):
    async def script(pilot):
        await press(pilot, "1", "n")
        dialog = pilot.app.screen
        assert isinstance(dialog, NewGame)
        for name, value in (("players", 1), ("mode", "solo hardcore"), ("bots", "easy")):
            dialog.query_one(f"#{name}", Select).value = value
            await settled(pilot)
        await click(pilot, "#start")
        assert "solo hardcore mode" in shown(pilot.app)

    app = on_screen(session(), script)
    assert app.session.game.players == 1
    assert app.session.people == (0,)
    assert app.session.bots == "easy"
    assert (tmp_path / "darkling-dealings.json").exists()


def test_the_dialog_offers_what_so_many_can_play():
    async def script(pilot):
        await press(pilot, "n")
        players, people, mode = [
            pilot.app.screen.query_one(f"#{name}", Select) for name in ("players", "people", "mode")
        ]
        assert "Solo mode, rows of 5" not in [str(told) for told, _ in mode._options]
        players.value = 1
        await settled(pilot)
        assert [value for _, value in people._options] == [0, 1]
        assert "Solo mode, rows of 5" in [str(told) for told, _ in mode._options]
        await press(pilot, "escape")
        assert board_of(pilot.app) is pilot.app.screen

    on_screen(session(), script)


def test_a_saved_game_goes_on(tmp_path):
    first = session()

    async def begin(pilot):
        await press(pilot, *"1111")

    on_screen(first, begin)
    second = Session(darkling.load(first.save().read_bytes()), (0,), "random", first.file)

    async def resume(pilot):
        assert "Kept so far" in shown(pilot.app)
        await press(pilot, "1")

    on_screen(second, resume)


@pytest.mark.parametrize(("ending", "code"), [("q", 0), (signal.SIGHUP, 129), (signal.SIGTERM, 143)])
def test_a_game_is_never_lost(tmp_path, ending, code):
    terminal = PseudoTerminal(tmp_path, "play", "dealings", "--bots", "random", "--seed", "4")
    terminal.read_until("Enter closes")
    terminal.type("\r")
    terminal.read_until("Which hero")
    if ending == "q":
        terminal.type("q")
    else:
        terminal.process.send_signal(ending)
    terminal.read_until("Go on with: darkling play --resume darkling-dealings.json")
    assert terminal.ended()[0] == code
    assert darkling.load((tmp_path / "darkling-dealings.json").read_bytes()).players == 2
