"""Saved games on the full screen: found in the folder, looked into, gone on with or refused."""

import pytest
from support.screen import board_of, click, on_screen, press, session, settled, shown
from support.script import first_option, play_on
from support.witness import heroes_named
from textual.widgets import Select

import darkling
from darkling.terminal.new_game import NewGame
from darkling.terminal.saved_games import SavedGames
from darkling.terminal.saving import save
from darkling.terminal.session import Session

LARGE = (100, 200)
"""So large that the whole log is on the screen."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


async def look_for_saved_games(pilot):
    """Open the dialog for a new game, and from there the one for saved games."""
    await press(pilot, "n")
    await click(pilot, "#saved")
    assert isinstance(pilot.app.screen, SavedGames)


def found(app):
    """Return what is said of the file that was chosen."""
    return str(app.screen.query_one("#found").render())


async def choose(pilot, **values):
    for name, value in values.items():
        pilot.app.screen.query_one(f"#{name}", Select).value = value
        await settled(pilot)


def test_a_saved_game_goes_on_with_the_people_and_bots_that_are_named(tmp_path):
    saved = darkling.new("dealings", 4, 11, {"mode": "hardcore"})
    saved.choose(2, saved.decision(2).options[0])
    file = save(saved, None)

    async def script(pilot):
        await look_for_saved_games(pilot)
        await choose(pilot, file=str(file))
        assert found(pilot.app) == "Dark Dealings, hardcore mode, 4 players."
        await choose(pilot, seat=2, people=2, bots="random")
        await click(pilot, "#start")
        assert "Player 1, it is your turn." in shown(pilot.app)

    app = on_screen(session(), script)
    assert app.session.people == (2, 3)
    assert app.session.bots == "random"
    assert app.session.file == file
    assert app.session.game.record.choices[0] == saved.record.choices[0]


def test_a_game_that_goes_on_tells_nothing_of_a_pile_that_is_closed():
    saved = darkling.new("dealings", 2, 7, {"mode": "hardcore"})
    play_on(saved, first_option, until=lambda game: game.view(None).phase == "combat")
    table = Session(saved, (0,), "random", save(saved, None))

    async def script(pilot):
        await press(pilot, "l")
        assert "Round 1 of combat" in shown(pilot.app)
        assert heroes_named(shown(pilot.app)) & set(saved.position.piles[0]) == set()

    on_screen(table, script, LARGE)


def test_the_game_on_the_table_is_among_the_saved_ones_as_it_stands(tmp_path):
    """Otherwise an older state of it would be gone on with, and saved over it in the end."""
    table = session()

    async def script(pilot):
        await press(pilot, "1", "s", "1", "1")
        await look_for_saved_games(pilot)
        await choose(pilot, bots="random")
        await click(pilot, "#start")

    app = on_screen(table, script)
    assert app.session is not table
    assert app.session.game.record == table.game.record


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not complete JSON"),
        (b"\x00\xff", "not complete JSON"),
        (b'{"a": 1}', "record is missing"),
        (b'{"record": {}, "snapshot": {}}', "game is missing"),
    ],
    ids=["empty", "not text", "foreign", "without a game"],
)
def test_a_broken_or_foreign_file_is_refused_with_what_is_wrong(tmp_path, content, says):
    (tmp_path / "darkling-broken.json").write_bytes(content)

    async def script(pilot):
        await look_for_saved_games(pilot)
        await choose(pilot, file="darkling-broken.json")
        assert found(pilot.app).startswith("This is not a saved game that can go on. darkling-broken.json: ")
        assert says in found(pilot.app)
        await click(pilot, "#start")
        assert isinstance(pilot.app.screen, SavedGames)
        await choose(pilot, file="darkling-dealings.json")
        await click(pilot, "#start")
        assert "Which hero" in shown(pilot.app)

    on_screen(session(), script)


def test_a_save_whose_choices_do_not_fit_is_refused(tmp_path):
    game = darkling.new("dealings", 2, 7)
    game.choose(0, game.decision(0).options[0])
    text = game.save().decode()
    (tmp_path / "darkling-odd.json").write_text(text.replace('"choices":[[0,', '"choices":[[1,'))

    async def script(pilot):
        await look_for_saved_games(pilot)
        await choose(pilot, file="darkling-odd.json")
        assert pilot.app.screen.query_one("#start").disabled

    on_screen(session(), script)


def test_where_nothing_was_saved_it_is_said():
    async def script(pilot):
        await press(pilot, "n")
        await click(pilot, "#saved")
        assert "No game was saved in this folder." in shown(pilot.app)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, NewGame)
        await press(pilot, "escape")
        assert board_of(pilot.app) is pilot.app.screen

    table = session(players=1)
    while not table.game.over:
        table.game.choose(0, table.game.decision(0).options[0])
    on_screen(table, script)
