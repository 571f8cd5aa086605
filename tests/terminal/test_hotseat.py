"""Several people at one keyboard, and none: who sees what."""

import pytest
from support.screen import board_of, on_screen, press, session, settled, shown

import darkling
from darkling.games.dealings.describe import HEROES
from darkling.table.chance import Chance
from darkling.terminal.leaf import HandOver
from darkling.terminal.pace import SECONDS
from darkling.terminal.session import Session


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def flat(text):
    """Return what is on the screen without what separates its words."""
    return "".join(text.split())


def names(codes):
    return [HEROES[code].name for code in codes]


def secrets(game, seat):
    """Return the names of the heroes that a seat alone may see."""
    own, mine = game.view(seat).seats[seat], game.view(seat).chosen
    return names({*(own.hand or ()), *(own.kept or ()), *mine})


def are_shown(heroes, app):
    return [hero for hero in heroes if flat(hero) in flat(shown(app))]


def test_the_hand_over_screen_shows_nothing_of_the_table():
    table = session(people=2)

    async def script(pilot):
        assert isinstance(pilot.app.screen, HandOver)
        assert "Player 1, it is your turn." in shown(pilot.app)
        assert not are_shown(secrets(table.game, 0) + secrets(table.game, 1), pilot.app)
        await press(pilot, "enter")
        assert are_shown(secrets(table.game, 0), pilot.app)

    on_screen(table, script)


@pytest.mark.parametrize("options", [{}, {"mode": "hardcore"}], ids=["normal", "hardcore"])
def test_nobody_sees_the_hand_of_another_while_heroes_are_kept(options):
    table, chance = session(players=3, people=2, **options), Chance.seeded(1)
    seen = set()

    async def script(pilot):
        while table.game.view(None).phase == "hero":
            if isinstance(pilot.app.screen, HandOver):
                assert not are_shown(secrets(table.game, 0) + secrets(table.game, 1), pilot.app)
                await press(pilot, "enter")
                continue
            viewer = board_of(pilot.app).viewer
            others = [seat for seat in table.people if seat != viewer]
            hidden = {hero for seat in others for hero in secrets(table.game, seat)}
            known = story_of(table.game, viewer)
            assert not are_shown([hero for hero in hidden if flat(hero) not in known], pilot.app)
            seen.add(viewer)
            await press(pilot, str(1 + chance.below(len(board_of(pilot.app).decision.options))))

    on_screen(table, script, size=(140, 50))
    assert seen == {0, 1}


def story_of(game, viewer):
    """Return the names of heroes that a seat was told of or held itself, run together."""
    told = [getattr(event, name, ()) for event in game.events(viewer) for name in ("cards", "heroes")]
    return flat(" ".join(names([code_of(card) for cards in told for card in cards or ()])))


def code_of(card):
    return list(HEROES)[card]


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


def test_bots_are_watched_at_a_pace_that_can_be_changed(monkeypatch):
    table = session(players=3, people=0)

    async def script(pilot):
        board = board_of(pilot.app)
        await pilot.press("space")
        assert board.pace.paused
        chosen = len(table.game.record.choices)
        await pilot.pause(0.3)
        assert len(table.game.record.choices) == chosen
        await pilot.press(*["plus"] * len(SECONDS), "space")
        assert board.pace.tenths == 0
        while not table.game.over:
            await pilot.pause(0.05)
        await settled(pilot)
        assert "wins" in shown(pilot.app)
        await pilot.press("minus")
        assert board.pace.tenths == 2

    on_screen(table, script)
