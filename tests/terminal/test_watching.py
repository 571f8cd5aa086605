"""Bots that are watched."""

from support.screen import board_of, on_screen, session, settled, shown

from darkling.terminal.pace import SECONDS


def test_bots_are_watched_at_a_pace_that_can_be_changed():
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
