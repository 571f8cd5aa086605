"""Playing on the full screen without a terminal."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from textual.events import Callback
from textual.message import Message
from textual.pilot import Pilot
from textual.screen import Screen

import darkling
from darkling.pause import Pause
from darkling.terminal.app import DarklingApp
from darkling.terminal.game_screen import GameScreen
from darkling.terminal.overlays import TextOverlay
from darkling.terminal.session import Session, seats_of_people
from support.command import PATIENCE

ROOMY, CRAMPED = (120, 40), (80, 24)
FOREVER = 1e9
LONGEST = 5 * PATIENCE
"""So many seconds bots may choose, one after the other."""
A_MOMENT = 0.002
"""So long a bot's thread may think before it is asked again."""
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"


async def at_once() -> None:
    """Make no pause in reaction windows."""


class Traffic:
    """Counts the messages within the app on the screen, but for those by which the pilot waits."""

    def __init__(self) -> None:
        self.messages = 0

    def hear(self, message: Message) -> None:
        asked_by_pilot = isinstance(message, Callback) and _maker(message.callback) == Pilot.__module__
        self.messages += not asked_by_pilot


TRAFFIC = Traffic()


def _maker(callback: Any) -> str:
    """Return the module that a callback comes from."""
    return str(getattr(callback, "func", callback).__module__)


class Everything(set[str]):
    """For people who need no lessons."""

    def __contains__(self, _: object) -> bool:
        return True


def session(
    players: int = 2,
    people: int = 1,
    seed: int = 7,
    bots: str | None = "random",
    game: str = "dealings",
    **settings: Any,
) -> Session:
    """Return a new game with people and bots."""
    dealt = darkling.new(game, players, seed, settings)
    return Session(dealt, seats_of_people(players, 0, people), bots if people < players else None)


def on_screen(
    table: Session | None,
    script: Callable[[Any], Awaitable[None]],
    size: tuple[int, int] = ROOMY,
    lessons: bool = False,
    pause: Pause = at_once,
) -> DarklingApp:
    """Play by a script, which is given the pilot; return the app when it has ended."""
    app = DarklingApp(table, pause=pause)
    # On a busy machine a test may take longer than a person needs to read a note.
    app.NOTIFICATION_TIMEOUT = FOREVER
    if not lessons:
        app.taught = Everything()

    async def run() -> None:
        async with app.run_test(size=size, message_hook=TRAFFIC.hear) as pilot:
            while len(app.screen_stack) == 1:
                await pilot.pause(A_MOMENT)
            await settled(pilot)
            await script(pilot)

    asyncio.run(run())
    return app


async def settled(pilot: Any) -> None:
    """Wait until bots have chosen, everything has been drawn, and no message is on its way."""
    heard, end = -1, monotonic() + LONGEST
    while heard != TRAFFIC.messages or is_busy(pilot.app):
        # What went wrong is raised as soon as the test lets go of the app.
        assert pilot.app._exception is None, "the screen has broken down"
        assert monotonic() < end, "the screen does not come to rest"
        heard = TRAFFIC.messages
        # The pilot asks around: all widgets answer, each when it has obeyed what it was sent before.
        await pilot.pause(A_MOMENT if are_choosing(board_of(pilot.app)) else 0)


async def until(pilot: Any, is_so: Callable[[], Any]) -> None:
    """Wait for something that should come at once, and until it has been drawn; fail if it does not come."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "that never came"
        await pilot.pause(A_MOMENT)
    await settled(pilot)


def is_busy(app: DarklingApp) -> bool:
    """Say whether bots are choosing, or anything has been sent that has not arrived."""
    pumps = [app, *[node for screen in app.screen_stack for node in screen.walk_children(with_self=True)]]
    return are_choosing(board_of(app)) or any(pump.message_queue_size for pump in pumps)


def are_choosing(board: GameScreen | None) -> bool:
    """Say whether people wait for bots, or for a pass; a test that holds or watches them waits itself."""
    if board is None:
        return False
    held = board.pause is not at_once or not board.session.people
    return board.drawing_soon or (not held and (board.bots_choose or board.passing is not None))


async def press(pilot: Any, *keys: str) -> None:
    """Press keys, and wait after each until all is settled."""
    for key in keys:
        # The pilot's own press guesses by the clock whether the app is done.
        pilot.app.simulate_key(key)
        await settled(pilot)


async def click(pilot: Any, widget: Any, **where: Any) -> None:
    """Click on something."""
    await pilot.click(widget, **where)
    await settled(pilot)


def board_of(app: DarklingApp) -> GameScreen | None:
    """Return the table that is on the screen, or below what is."""
    boards = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
    return boards[-1] if boards else None


def notes(app: DarklingApp) -> list[str]:
    """Return all that was told in passing."""
    return [note.message for note in app._notifications]


def reading(app: DarklingApp) -> list[str]:
    """Return the paragraphs of the text that lies on the table; none if there is none."""
    screen = app.screen
    return (
        [str(part.render()) for part in screen.query(".paragraph")] if isinstance(screen, TextOverlay) else []
    )


def shown(app: DarklingApp) -> str:
    """Return all that can be read on the screen, line by line."""
    return seen_on(app.screen)


def seen_on(screen: Screen[Any]) -> str:
    """Return all that can be read on a screen, be it below another one."""
    lines = [[segment.text for segment in strip] for strip in screen._compositor.render_strips()]
    return "\n".join(["".join(line) for line in lines])


def picture(app: DarklingApp) -> str:
    """Return the screen as a picture that needs nothing from elsewhere."""
    svg = re.sub(r"\s*@font-face \{.*?\}\n", "\n", app.export_screenshot(title="darkling"), flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONTS};", svg)
