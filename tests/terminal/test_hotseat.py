"""Several people at one keyboard: nobody is shown what another alone may see."""

import pytest
from support.cases import SOAK
from support.played_far import choices
from support.screen import board_of, on_screen, press, seen_on, session, shown
from support.witness import Witness, heroes_named

import darkling
from darkling.table.chance import Chance
from darkling.terminal.app import DarklingApp
from darkling.terminal.overlays import HandOver
from darkling.terminal.session import Session

LARGE = (100, 60)
"""So large that nothing has to be scrolled: what is on the table is on the screen."""
PHASES = ("hero", "defense", "combat")
WHOLE = [("hero", 1), ("combat", 2)]
PARTS = [[("hero", 3), ("defense", 2)], [("defense", 4), ("combat", 2)]]
"""From which round of a phase to which it is looked at; the rounds between are alike."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def witnessed(monkeypatch):
    """Play to a round with random answers under the eyes of a witness; return the witness."""

    def play(table, witness, end):
        chance, display = Chance.seeded(1), DarklingApp._display

        def watched(app, *args):
            witness.look(app)
            display(app, *args)

        monkeypatch.setattr(DarklingApp, "_display", watched)

        async def script(pilot):
            while not has_come_to(table.game, end):
                if isinstance(pilot.app.screen, HandOver):
                    await press(pilot, "enter")
                    continue
                board = board_of(pilot.app)
                witness.chooses(board.viewer)
                await press(pilot, str(1 + chance.below(len(board.decision.options))))

        on_screen(table, script, LARGE)

    return play


def has_come_to(game, end):
    view, (phase, number) = game.view(None), end
    return view.over or (PHASES.index(view.phase), view.round) >= (PHASES.index(phase), number)


def saved_at(table, witness, start):
    """Play to a round without a screen; the witness follows all the same."""
    made = choices(table)
    witness.follow()
    while not has_come_to(table.game, start):
        next(made)
        witness.follow()
    table.save()
    for seat in table.people:
        witness.chooses(seat)


@pytest.mark.parametrize(("start", "end"), [WHOLE] if SOAK else PARTS, ids=str)
@pytest.mark.parametrize("settings", [{}, {"no_peeking": True}], ids=["open piles", "closed piles"])
def test_nobody_is_shown_the_secrets_of_another_in_any_phase(witnessed, settings, start, end):
    table = session(players=3, people=2, **settings)
    witness = Witness(table)
    saved_at(table, witness, start)
    witnessed(table, witness, end)
    assert witness.leaks == set()
    for phase in PHASES[PHASES.index(start[0]) : PHASES.index(end[0]) + 1]:
        for reader in (0, 1, None):
            assert witness.looks.get((phase, reader), 0), f"somebody has looked: {phase}, {reader}"


def test_the_hand_over_screen_shows_nothing_of_the_table():
    table = session(people=2)

    async def script(pilot):
        assert isinstance(pilot.app.screen, HandOver)
        words = "".join(
            character for character in shown(pilot.app) if character.isalnum() or character == " "
        )
        assert " ".join(words.split()) == (
            "Player 1 it is your turn The table stays hidden until you press Enter Everyone else looks away"
        )
        await press(pilot, "enter")
        assert heroes_named(shown(pilot.app)) == set(table.game.position.hands[0])

    on_screen(table, script, LARGE)


def test_the_table_below_the_hand_over_screen_is_blank():
    """It comes to light a moment before the next person's is drawn."""
    table = session(people=2)

    async def script(pilot):
        await press(pilot, "enter", "1", "1")
        assert isinstance(pilot.app.screen, HandOver)
        assert seen_on(board_of(pilot.app)).split() == []
        await press(pilot, "enter")
        assert heroes_named(shown(pilot.app)) == set(table.game.position.hands[1])

    on_screen(table, script, LARGE)


def test_the_end_is_told_to_everyone_at_the_keyboard():
    seat = {"pile": ["H01"], "defenses": ["T01"]}
    data = {"phase": "combat", "seats": [seat, {"pile": ["H02"], "defenses": ["S01"]}], "first": 0}
    game = darkling.find("dealings").game_from(darkling.position("dealings", data))
    table = Session(game, (0, 1))

    async def script(pilot):
        while not table.game.over:
            await press(pilot, "enter" if isinstance(pilot.app.screen, HandOver) else "1")
        assert "Player 1 wins." in shown(pilot.app) or "Player 2 wins." in shown(pilot.app)

    on_screen(table, script)


def test_an_answer_to_a_question_that_has_passed_is_not_taken():
    table = session(players=1)
    asked = table.game.decision(0)
    assert table.choose(asked, asked.options[0])
    assert not table.choose(asked, asked.options[0])
    assert table.game.decision(0).number == asked.number + 1
