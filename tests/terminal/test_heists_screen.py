"""Dark Heists on the full screen: games to their end by keyboard, answers on the table, small screens."""

import pytest
from support import capers
from support.played_far import ending
from support.screen import CRAMPED, ROOMY, board_of, click, on_screen, press, session, settled, shown

from darkling.table.chance import Chance
from darkling.terminal.tables.piece import Piece

SHORT = 10
"""The fewest rounds a game can have."""
CHIP = 2
"""So far from the left border of a piece its first number stands."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def pieces(app, text):
    """Return the pieces on which a text is written."""
    return [piece for piece in app.screen.query(Piece) if text in str(piece.render())]


@pytest.mark.parametrize(
    ("players", "settings", "size"), [(1, {"difficulty": "hard"}, ROOMY), (3, {"rounds": SHORT}, CRAMPED)]
)
def test_a_game_is_played_to_its_end_by_keyboard(players, settings, size):
    table = ending(lambda: session(players=players, game="heists", **settings), left=8)
    chance = Chance.seeded(1)

    async def script(pilot):
        while not table.game.over:
            count = len(board_of(pilot.app).decision.options)
            number = 1 + chance.below(count)
            # A number that could be the beginning of a longer one waits for Enter.
            await press(pilot, *str(number), *(["enter"] if number * 10 <= count else []))
        assert "from scoundrels" in shown(pilot.app)
        assert "Press n for another game" in shown(pilot.app)

    on_screen(table, script, size)


@pytest.mark.parametrize(
    ("scene", "keys"),
    [
        (capers.streets, "1"),
        (capers.heist, "2"),
        (capers.bonus, ""),
        (capers.burying, ""),
        (capers.robbing, ""),
        (capers.solo, "1"),
    ],
)
@pytest.mark.parametrize("size", [CRAMPED, ROOMY], ids=str)
def test_every_answer_can_be_given_on_the_table(scene, keys, size):
    async def script(pilot):
        await press(pilot, *keys)
        board = board_of(pilot.app)
        numbers = {number for piece in board.query(Piece) for number, _ in piece.options}
        assert numbers == set(range(1, len(board.decision.options) + 1))
        assert board.table.shows_all_options

    on_screen(scene(), script, size)


def test_a_card_with_several_answers_is_clicked_at_their_numbers():
    table = capers.after(capers.streets(), "streets")

    async def script(pilot):
        fighter = pieces(pilot.app, "Pit Fighter")[0]
        await click(pilot, fighter, offset=(CHIP, 0))
        assert table.game.view(0).turn.crime == 0
        await click(pilot, fighter, offset=(CHIP, 2))
        assert table.game.view(0).turn.crime == 4

    on_screen(table, script)


def test_a_scoundrel_is_recruited_by_a_click_anywhere_on_it():
    table = capers.after(capers.streets(), "streets", "all_sway")

    async def script(pilot):
        await click(pilot, pieces(pilot.app, "Dockside Ogre")[0], offset=(8, 3))
        assert table.game.view(0).turn.recruited == ("BR01",)

    on_screen(table, script)


def test_a_click_beside_the_numbers_does_not_end_a_turn():
    table = capers.after(capers.burying(), "bury_hand BR07", "crime ST01")

    async def script(pilot):
        bar = pilot.app.screen.query_one(".bar")
        assert len(bar.options) == 1
        await click(pilot, bar, offset=(30, 0))
        assert table.game.view(0).turn is not None
        await click(pilot, bar, offset=(CHIP, 1))
        assert table.game.view(0).round == 2

    on_screen(table, script)


def test_empty_streets_are_drawn_too():
    nobody = {"goons": 0, "valets": 0, "specters": 0, "street_deck": []}

    async def script(pilot):
        await press(pilot, "1")
        assert "Graveyard 0" in shown(pilot.app)
        await pilot.resize_terminal(*CRAMPED)
        await settled(pilot)
        assert "Graveyard 0" in shown(pilot.app)

    on_screen(capers.seated(capers.table(capers.own("ST05"), capers.rival(), **nobody)), script)


def test_a_rival_is_robbed_by_a_click():
    table = capers.robbing()

    async def script(pilot):
        await click(pilot, pieces(pilot.app, "Bot 2")[0])
        assert [seat.coins for seat in table.game.view(0).seats] == [4, 4, 3]

    on_screen(table, script, CRAMPED)


def test_a_number_of_an_earlier_question_does_nothing():
    table = capers.after(capers.streets(), "streets")

    async def script(pilot):
        board = board_of(pilot.app)
        asked = board.decision
        board.action_choose(asked.number - 1, 1)
        await settled(pilot)
        assert board.decision is asked
        board.action_choose(asked.number, 1)
        await settled(pilot)
        assert board.decision is not asked

    on_screen(table, script)


def test_the_hand_tells_what_combos_add():
    async def script(pilot):
        await press(pilot, "1")
        text = shown(pilot.app)
        assert "crime 3+1" in text, "a Pit Fighter beside a Heat"
        assert "sway 1+1" in text, "a Medium beside a Specter"

    on_screen(capers.streets(), script)


def test_pools_tell_what_has_to_be_paid_of_them():
    async def script(pilot):
        await press(pilot, "1", "3")
        assert "Crime 4, sway 0 (1 to pay for Heat, Specters, upkeep)" in shown(pilot.app)

    on_screen(capers.streets(), script)


def test_a_challenge_shows_how_near_it_is():
    async def script(pilot):
        assert "5 of 11" in shown(pilot.app)
        assert "The Crown of Hollow Kings 1/4" in shown(pilot.app)

    on_screen(capers.after(capers.heist(), "heist", "all_sway"), script)


def test_what_has_been_offered_against_a_sweep_is_shown():
    async def script(pilot):
        assert "Night Watchman is out: one coin per player" in shown(pilot.app)
        assert "2 coins are missing." in shown(pilot.app)

    on_screen(capers.cop(), script, CRAMPED)


@pytest.mark.parametrize("players", [2, 4])
def test_a_small_screen_shows_the_hand_and_the_pools_without_scrolling(players):
    async def script(pilot):
        await press(pilot, "1")
        table = board_of(pilot.app).table
        hand = [piece for piece in table.query(Piece) if piece.has_class("card") and piece.options]
        assert len(hand) >= 4
        bar = table.query_one(".bar")
        assert all(piece.region in table.region for piece in [*hand, bar])

    on_screen(session(players=players, game="heists"), script, CRAMPED)


def test_a_hidden_hand_is_not_on_the_screen_of_a_spectator():
    table = session(players=2, people=0, game="heists", hidden_hands=True)

    async def script(pilot):
        board = board_of(pilot.app)
        board.pace.paused = True
        waiting = table.game.waiting[0]
        assert table.game.view(None).seats[1 - waiting].hand is None
        assert f"Hand of Bot {waiting + 1}" in shown(pilot.app)
        assert f"Hand of Bot {2 - waiting}" not in shown(pilot.app)

    on_screen(table, script)


@pytest.mark.parametrize("size", [CRAMPED, ROOMY], ids=str)
def test_the_end_takes_every_score_apart(size):
    table = capers.ended(3)

    async def script(pilot):
        text = " ".join(shown(pilot.app).split())
        for seat in table.game.view(0).seats:
            scoundrels, heists, heat = seat.notoriety
            assert f"{scoundrels} from scoundrels, {heists} from heists and {heat} from Heat" in text
        assert "✓ " in text

    on_screen(table, script, size)
