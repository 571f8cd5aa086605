"""Dark World on the full screen: the board, answers on squares, heroes and secrets, small screens."""

import pytest
from support import dungeons
from support.screen import CRAMPED, ROOMY, board_of, click, on_screen, press, reading, shown

import darkling
from darkling.table.chance import Chance
from darkling.terminal.session import Session
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.squares.board import GridBoard, Grounds


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def grid(app):
    return app.screen.query_one(GridBoard)


def place_of(app, square):
    """Return where a square is drawn on its board."""
    drawing = grid(app).drawing
    line = drawing.line_of[square]
    columns = [column for column in range(app.size.width) if drawing.square_at(column, line) == square]
    return columns[len(columns) // 2], line


async def click_square(pilot, square):
    await click(pilot, grid(pilot.app), offset=place_of(pilot.app, square))


def keys_for(number, count):
    """Return the keys of an answer; a number that could be the beginning of a longer one needs Enter."""
    return [*str(number), *(["enter"] if number * 10 <= count else [])]


@pytest.mark.parametrize(("game", "seat", "size"), [("castle", 1, CRAMPED), ("village", 0, ROOMY)])
def test_a_piece_of_a_game_by_keyboard(game, seat, size):
    table, chance = Session(darkling.new(game, 2, 7), (seat,), "random"), Chance.seeded(2)

    async def script(pilot):
        for _ in range(8):
            count = len(board_of(pilot.app).decision.options)
            await press(pilot, *keys_for(1 + chance.below(count), count))
        assert table.game.view(seat).round > 0
        assert grid(pilot.app).drawing.lines[0].plain.split()[0] in ("A", "a")

    on_screen(table, script, size)


@pytest.mark.parametrize(
    "scene",
    [
        dungeons.castle,
        dungeons.blow,
        dungeons.door,
        dungeons.korak,
        dungeons.arena,
        dungeons.arch,
        dungeons.village,
        dungeons.hiding,
        dungeons.trial,
        dungeons.warlord,
        dungeons.top,
    ],
)
def test_every_answer_can_be_given_on_the_table(scene):
    async def script(pilot):
        board = board_of(pilot.app)
        numbers = {number for piece in board.query(Piece) for number, _ in piece.options}
        assert numbers == set(range(1, len(board.decision.options) + 1))
        assert board.table.shows_all_options
        first, last = grid(pilot.app).in_sight()
        grounds = board.query_one(Grounds)
        assert grounds.scroll_y <= first
        assert last <= grounds.scroll_y + grounds.size.height, "what can be chosen is in sight"

    on_screen(scene(), script, CRAMPED)


def test_a_click_on_a_square_steps_there_and_a_click_elsewhere_does_nothing():
    table = dungeons.castle()

    async def script(pilot):
        await click_square(pilot, "L4")
        assert table.game.view(1).heroes[0].square == "J4"
        await click_square(pilot, "I4")
        assert table.game.view(1).heroes[0].square == "I4"

    on_screen(table, script)


def test_a_building_is_chosen_on_its_roof():
    table = dungeons.hiding()

    async def script(pilot):
        await click_square(pilot, "C11")
        assert table.game.view(0).buildings[2].treasure == "KEY"

    on_screen(table, script, CRAMPED)


def test_the_warlord_strikes_a_hero_by_a_click_on_him():
    table = dungeons.top()

    async def script(pilot):
        knight = [piece for piece in pilot.app.screen.query(".seat") if "Knight" in str(piece.render())]
        await click(pilot, knight[0])
        assert table.game.view(0).strikes == 2

    on_screen(table, script)


def test_heroes_stand_in_the_order_of_the_mace_with_all_they_have():
    async def script(pilot):
        boxes = [str(box.render()) for box in pilot.app.screen.query(".seat")]
        assert boxes[0] == "◆Barbarian ♥6\nYou H2 M1 ●2 ★3\nGolden Axe\nPotion, Grenade"
        assert [box.split()[0] for box in boxes[1:]] == ["Ranger", "Knight", "Dwarf"]
        assert "Bot 1 ▪2 ●0 ★0" in boxes[2], "the cards of others are only counted"

    on_screen(dungeons.castle(), script)


def test_only_korak_sees_how_strong_his_monsters_are():
    async def hero(pilot):
        assert "Og?" in shown(pilot.app)
        assert "Or1" in shown(pilot.app), "it was struck, and everyone knows"
        assert "still has" not in shown(pilot.app)

    async def korak(pilot):
        assert "Og3" in shown(pilot.app)
        await press(pilot, "pagedown")
        assert "Orc of strength 1, 1, 2, 2, 3 and 3" in " ".join(shown(pilot.app).split())

    on_screen(dungeons.castle(), hero, (120, 60))
    on_screen(dungeons.korak(), korak, (120, 60))


def test_only_the_warlord_sees_the_lurker_in_the_trial():
    async def hero(pilot):
        assert "LRK" not in shown(pilot.app)

    async def warlord(pilot):
        assert "LRK" in shown(pilot.app)

    on_screen(dungeons.trial(), hero, CRAMPED)
    on_screen(dungeons.trial(dungeons.WARLORD), warlord, CRAMPED)


def test_the_dice_of_a_blow_lie_beside_the_cards_that_can_be_added():
    table = dungeons.blow()

    async def script(pilot):
        dice = "   ".join(map(str, table.game.view(1).blow.dice))
        assert f" {dice} " in shown(pilot.app)
        assert "2  1 Hit card: 3" in shown(pilot.app)

    on_screen(table, script, CRAMPED)


def test_keys_scroll_the_board_on_a_small_screen():
    async def script(pilot):
        assert "WAR  LOR" not in shown(pilot.app)
        await press(pilot, "pageup", "pageup")
        assert "WAR  LOR" in shown(pilot.app)

    on_screen(dungeons.village(), script, CRAMPED)


def test_help_explains_the_signs_on_the_board():
    async def script(pilot):
        await press(pilot, "question_mark")
        assert any("▣ is a treasure" in paragraph for paragraph in reading(pilot.app))

    on_screen(dungeons.village(), script)


def test_the_end_says_what_points_are_made_of():
    table = dungeons.slain()

    async def script(pilot):
        text = " ".join(shown(pilot.app).replace("▌", "").split())
        gold = table.game.view(1).heroes[0].gold
        points = 3 + gold + 12
        assert f"Barbarian {points}: figures 3, gold {gold}, cards 0, Korak and his throne 12." in text
        assert "Ranger 0: figures 0, gold 0, cards 0." in text

    on_screen(table, script, CRAMPED)
