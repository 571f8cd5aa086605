"""Attack the Darkness on the full screen: turns by key and mouse, answers on the table, what is hidden."""

import pytest
from games.darkness.starts import STARTS
from support import delves
from support.screen import CRAMPED, board_of, click, on_screen, press, reading, shown
from textual.widgets import Static

import darkling
from darkling.table.chance import Chance
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkness.dungeon import site_of
from darkling.terminal.tables.darkness.stage import stage
from darkling.terminal.tables.darkness.strips import heroes, monsters
from darkling.terminal.tables.darkness.table import DungeonTable, laid
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import WIDTH, Sketch
from darkling.words import Words

BESIDE_THE_LOG = 59
"""How wide the table is on a screen of a hundred columns."""
HIGH, LOW = 40, 24
SQUARE = 5
"""How wide a square of the map is where there is little room."""
NAMES = ("You", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def scene_of(game, seat):
    decision = game.decision(seat) if seat in game.waiting else None
    return TerminalScene(seat, game.view(seat), decision, Words("darkness", seat, NAMES))


def drawn(part, table, seat=0):
    """Return what a part of the table says to a seat, as one line."""
    widgets = part(Sketch(scene_of(table.game, seat), WIDTH, cramped=False))
    return " ".join(" ".join([str(widget.content) for widget in widgets]).split())


def in_a_line(app):
    """Return all that is written on the table, also what has to be scrolled to, as one line."""
    parts = [str(part.render()) for part in board_of(app).table.query(Static)]
    return " ".join("\n".join(parts).split())


def log(app):
    """Return what happened, as it is told beside the table, as one line."""
    return " ".join(" ".join([str(part.render()) for part in board_of(app).story.query(Static)]).split())


def asked(app):
    return board_of(app).decision.prompt


def question(app):
    return str(board_of(app).prompt.query_one("#question", Static).render())


# All there is to choose.


@pytest.mark.parametrize(
    ("width", "lines", "cramped"), [(WIDTH, LOW, True), (WIDTH, HIGH, False), (BESIDE_THE_LOG, HIGH, False)]
)
@pytest.mark.parametrize("start", STARTS)
def test_every_answer_has_its_number_on_the_table(start, width, lines, cramped):
    position = darkling.position("darkness", STARTS[start], 1)
    for seat in position.waiting:
        scene = scene_of(position, seat)
        sketch = Sketch(scene, width, cramped)
        assert laid(sketch, lines)
        assert sketch.drawn == set(scene.options_by_name)


def test_a_fight_is_played_to_its_end_by_keyboard():
    table = delves.last_stand()
    chance = Chance.seeded(1)

    async def script(pilot):
        assert isinstance(board_of(pilot.app).table, DungeonTable)
        while not table.game.over:
            count = len(board_of(pilot.app).decision.options)
            number = 1 + chance.below(count)
            # A number that could be the beginning of a longer one waits for Enter.
            await press(pilot, *str(number), *(["enter"] if number * 10 <= count else []))
        text = " ".join(shown(pilot.app).split())
        assert "0 encounters won" in text
        assert "Press n for another game" in text

    on_screen(table, script, CRAMPED)


def test_a_turn_fits_on_a_small_screen():
    async def script(pilot):
        table = board_of(pilot.app).table
        assert table.shows_all_options
        answers = [piece for piece in table.query(Piece) if piece.options]
        assert all(piece.region in table.region for piece in answers)
        text = shown(pilot.app)
        assert "Aura Knight 5♢∞" in text
        assert "▶SAM You 18/20" in text
        assert " 2  Kata [for 4 Stamina or Focus]" in text
        assert "  5                 ┃  SAM" in text, "the map goes where whoever acts stands"

    on_screen(delves.turn(), script, CRAMPED)


# Monsters, heroes and the map.


def test_the_monsters_stand_in_the_order_in_which_they_act_with_what_is_on_them():
    text = drawn(monsters, delves.turn())
    for part in (
        "Aura Knight 5♢∞",
        "Minotaur 12♢2▾",
        "Zombies! Zo1-4 2",
        "Chesherak 3♢1✶",
        "Demon! 10♢1☠",
    ):
        assert part in text
    names = ("Aura Knight", "Minotaur", "Zombies!", "Chesherak", "Kobold Crossbows", "Demon!")
    assert [text.index(name) for name in names] == sorted(text.index(name) for name in names)


def test_it_is_told_what_each_monster_will_do_if_nobody_moves():
    async def script(pilot):
        text = in_a_line(pilot.app)
        for part in ("5♢∞→TEM3 ", "12♢2▾→SAM8 ", "KC1-2 4♢1→SAM2 ", "10♢1☠→SAM6 ", "Zo1-4 2 ", "3♢1✶ "):
            assert part in text
        assert "with what they will do if nobody moves:" in text
        assert table.game.view(0).heroes[0].threatened == 8 + 2 + 2 + 6
        assert "goes to D4, then attacks you for 8" in text

    table = delves.turn()
    on_screen(table, script)


def test_a_small_screen_tells_in_words_whom_a_monster_will_hurt():
    async def script(pilot):
        text = in_a_line(pilot.app)
        assert "→" not in text
        assert "goes to D4, then attacks you for 8" in text

    on_screen(delves.turn(), script, CRAMPED)


def test_the_heroes_stand_in_marching_order_with_the_damage_to_come():
    text = drawn(heroes, delves.turn())
    assert text.startswith("▶SAM You 18/20 3A 3R ▤24·24 ▾18 INQ Bob 15/16 ")
    assert "TEM Cleo 14/26 3A 3R ▤23·24 ♢1 ▴ ▾3" in text


def test_a_hero_who_is_down_can_be_woken_by_a_click():
    async def script(pilot):
        party = board_of(pilot.app).table.query_one(".party")
        assert "✗as Bot 3 0/17" in str(party.render())
        await click(pilot, party, offset=(2, 1))
        assert table.game.view(0).heroes[3].hp == 9

    table = delves.clearing()
    on_screen(table, script)


def test_squares_to_walk_to_carry_their_numbers_and_can_be_clicked():
    table = delves.turn()
    table.game.choose(0, "free_move")
    sites = site_of(scene_of(table.game, 0), SQUARE, WIDTH)
    options = table.game.decision(0).options
    named = {options[number - 1].name for number in sites.options.values()}
    assert named == {option.name for option in options if option.verb == "go"}
    assert sites.options["D4"] == 23

    async def script(pilot):
        assert asked(pilot.app) == "move-where"
        await press(pilot, "2", "3")
        at = table.game.view(0)
        assert next(square.name for square in at.squares if square.square == at.heroes[0].square) == "D4"

    on_screen(table, script)


# An action, an attack, a room that was won.


def test_an_action_is_paid_for_resource_by_resource():
    async def script(pilot):
        await press(pilot, "2")
        assert "Missing: 4 Stamina or Focus" in in_a_line(pilot.app)
        await press(pilot, "1")
        assert "Missing: 2 Stamina or Focus; so far Disciplined." in in_a_line(pilot.app)
        assert "As it stands: 2 hits of 3 damage, a move of 4." in in_a_line(pilot.app)
        await press(pilot, "2")
        assert question(pilot.app) == "Disciplined Honorable Kata is paid for. Do you add anything?"
        await press(pilot, "2")
        assert "You play Disciplined Honorable Kata." in log(pilot.app)

    on_screen(delves.turn(), script)


def test_a_resource_is_taken_back():
    async def script(pilot):
        before = question(pilot.app)
        await press(pilot, "1")
        assert question(pilot.app) != before
        await press(pilot, "u")
        assert question(pilot.app) == before

    on_screen(delves.paying(), script, CRAMPED)


def test_an_attack_shows_its_sum_and_each_answer_what_it_leads_to():
    assert "The Minotaur attacks you for 8 (6 + 2 for the run), in melee." in drawn(stage, delves.reacting())

    async def script(pilot):
        text = " ".join(shown(pilot.app).split())
        for part in ("blocks it; you 18 → 18 HP", "saves 2; you 18 → 12 HP", "Take it: you 18 → 10 HP"):
            assert part in text
        await press(pilot, "2", "1", "3")
        assert asked(pilot.app) == "push-where"
        await press(pilot, "1", "6")
        assert asked(pilot.app) == "react"
        await press(pilot, "2")
        assert "You lose 6 HP and have 12 left." in log(pilot.app)

    on_screen(delves.reacting(), script)


def test_an_order_to_pass_is_obeyed():
    async def script(pilot):
        await press(pilot, "o", "o")
        assert "You lose 8 HP and have 10 left." in log(pilot.app)

    on_screen(delves.reacting(), script)


def test_a_room_that_is_won_is_searched_on_the_map():
    async def script(pilot):
        assert "The room is won. 4 tiles lie face down." in in_a_line(pilot.app)
        assert "Waiting in the next room: Kobold Spears" in in_a_line(pilot.app)
        await press(pilot, "3")
        assert asked(pilot.app) == "flip-which"
        await press(pilot, "1")
        assert "You are exploring: " in in_a_line(pilot.app)

    table = delves.clearing()
    on_screen(table, script, CRAMPED)
    assert [tile.state for tile in table.game.view(0).tiles].count("flipped") == 3


def test_an_advancement_is_chosen_by_a_click_on_it():
    async def script(pilot):
        pieces = [piece for piece in pilot.app.screen.query(Piece) if "Fleet" in str(piece.render())]
        await click(pilot, pieces[0], offset=(20, 0))
        assert "You learn Fleet." in log(pilot.app)

    on_screen(delves.training(), script)


def test_a_campaign_asks_for_the_next_dungeon():
    async def script(pilot):
        text = " ".join(shown(pilot.app).split())
        assert "The Tavern Cellar, the first of 3 dungeons Between dungeons" in text
        assert "3 The Sewer, 4 encounters" in in_a_line(pilot.app)
        await press(pilot, "3")
        assert asked(pilot.app) == "who-marches-next"

    on_screen(delves.campaign(), script)


# What is hidden, and help.


@pytest.mark.parametrize("open_hands", [False, True])
def test_closed_hands_are_not_on_the_table(open_hands):
    async def script(pilot):
        text = in_a_line(pilot.app)
        assert "Kata" in text, "one's own card"
        assert ("Rope Dart" in text) == open_hands

    on_screen(delves.closed(open_hands), script)


def test_the_help_says_what_the_signs_mean_and_what_cannot_be_played():
    async def script(pilot):
        await press(pilot, "question_mark")
        text = reading(pilot.app)
        assert text[1:3] == [
            "What cannot be chosen now:",
            "Deadly Turnabout answers attacks. It cannot be played in your own turn.",
        ]
        assert any("♢ defenses left this round" in part for part in text)

    on_screen(delves.turn(), script, CRAMPED)
