"""Tabs of a browser: what a person sees, clicks and presses there."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket

if TYPE_CHECKING:
    from support.people import Person

PATIENCE = 60_000
"""Milliseconds in which something must happen that should happen at once."""
A_MOMENT = 10
NO_SETTINGS: Mapping[str, str] = {}
ENABLED = "button:not([aria-disabled=true], .token)"
"""What can be chosen; a token only shows."""
NOWHERE = "/api/health"
"""A page of the server on which nothing happens."""
DRAWN = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
IS_STILL = "() => !document.getAnimations().some(({ constructor }) => constructor === Animation)"
"""Whether nothing travels or fades; what the style sheets let move is only decoration."""


def is_over(scene: dict[str, Any]) -> bool:
    """Say whether the game is over."""
    return bool(scene["status"] == "over")


def is_asked(scene: dict[str, Any]) -> bool:
    """Say whether it is for this person to choose: where a pass is being made for them, it is not."""
    return bool(scene["asked"]) and scene["viewer"] not in scene["passing"]


class Tab:
    """A page, and all that came over its WebSocket."""

    def __init__(self, person: "Person", page: Page) -> None:
        self.person = person
        self.page = page
        self.scene: dict[str, Any] = {}
        self.frames: list[str] = []
        self._line: WebSocket | None = None
        """The latest WebSocket of the page that is open now: what still comes over others is out of date."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: person.complain(f"error on the page: {error}"))
        page.on("websocket", self._listen)

    def open(self, path: str) -> None:
        """Open a page of the server."""
        self._hang_up()
        self.page.goto(self.person.address + path)

    def visit(self, table: str) -> None:
        """Open the page of a table, and wait for the table."""
        self.open(f"/table/{table}")
        self.wait_for(lambda _: True)

    def forget(self) -> None:
        """Leave the page, and everything that was kept of it."""
        self.open(NOWHERE)
        self.page.evaluate("localStorage.clear()")
        self.page.mouse.move(0, 0)
        self.frames = []

    def wait_for(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a scene that is as wanted."""
        self.wait_until(lambda: self.scene and wanted(self.scene))
        return self.scene

    def wait_until(self, is_so: Callable[[], Any]) -> None:
        """Wait until something is so that depends on what has come to this tab or to others."""
        for _ in range(PATIENCE // A_MOMENT):
            if is_so():
                return
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"{self.person.name} waited in vain; the prompt says {self.prompt!r}")

    def wait_until_still(self) -> None:
        """Wait until the page is drawn, and nothing on it moves any more."""
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(IS_STILL)

    @property
    def prompt(self) -> str:
        """What the prompt says."""
        question = self.page.locator(".question")
        return question.inner_text() if question.count() else ""

    @property
    def table(self) -> str:
        """The id of the table in the address bar."""
        return self.page.url.partition("/table/")[2].partition("/")[0].partition("#")[0]

    def sit_down(self, *seats: str, game: str = "dealings", **settings: object) -> None:
        """Sit down at a table that is made without the form, so quickly that every test may have one."""
        self.visit(self.person.make_table(*seats, game=game, **settings))

    def reload(self) -> None:
        """Load the page anew, and wait for the table."""
        self._hang_up()
        self.page.reload()
        self.page.locator(".question").wait_for()
        self.wait_for(lambda _: True)

    def press(self, number: int) -> None:
        """Choose an offer by its number."""
        asked = self.wait_for(lambda scene: scene["asked"])["asked"]
        for digit in str(number):
            self.page.keyboard.press(digit)
        self.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked["number"])

    def dismiss_tips(self) -> None:
        """Take note of all tips that are shown."""
        got_it = self.page.get_by_role("button", name="Got it")
        while got_it.count():
            got_it.first.click()

    def focus_on(self, wanted: Locator) -> None:
        """Press Tab until something has the focus."""
        wanted.wait_for()
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if wanted.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"the key Tab does not lead to {wanted}")

    def tap_any(self) -> None:
        """Choose by touch: a button of the prompt, or a thing on the table."""
        self._choose_any(lambda button: button.tap())

    def click_any(self) -> None:
        """Choose by a click: on a thing on the table, or a button of the prompt."""
        self._choose_any(lambda button: button.click())

    def make_table_by_form(
        self, *seats: str, game: str = "dealings", settings: Mapping[str, str] = NO_SETTINGS
    ) -> None:
        """Make a table by the form; seats are `me`, `device`, `open`, or the level of a bot.

        Options go by what the form calls them.
        """
        page = self.page
        self.open(f"/new/{game}")
        rows = page.locator("form ol > li")
        rows.first.wait_for()
        while (count := rows.count()) != len(seats):
            page.get_by_role("button", name="more seat" if count < len(seats) else "seat less").click()
        for number, seat in enumerate(seats, 1):
            self._fill_seat(number, seat)
        if settings:
            page.get_by_text("Details of the rules").click()
        for label, value in settings.items():
            page.get_by_label(label).select_option(label=value)
        page.get_by_role("button", name="Make the table").click()
        self.wait_for(lambda _: True)

    def _fill_seat(self, number: int, seat: str) -> None:
        kind = seat if seat in ("me", "device", "open") else "bot"
        self.page.get_by_label(f"Who sits on seat {number}").select_option(kind)
        if kind == "bot":
            self.page.get_by_label(f"Level of the bot on seat {number}").select_option(seat)
        if kind == "device":
            self.page.get_by_label(f"Name of the person on seat {number}").fill(f"Person {number}")

    def play_on(self, until: Callable[[dict[str, Any]], Any] = lambda _: False) -> None:
        """Choose by number keys, as long as it is one's turn and things are not as wanted."""
        while not until(self.wait_for(lambda scene: is_asked(scene) or is_over(scene) or until(scene))):
            if is_over(self.scene):
                return
            self.press(len(self.scene["asked"]["options"]))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.person.complain(f"error in the console: {message.text}")

    def _hang_up(self) -> None:
        self.scene = {}
        self._line = None

    def _listen(self, socket: WebSocket) -> None:
        self._line = socket
        socket.on("framereceived", lambda frame: self._receive(socket, frame))

    def _receive(self, socket: WebSocket, frame: str | bytes) -> None:
        if socket is not self._line:
            return
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = msgspec.json.decode(text)
        if message["type"] == "scene":
            self.scene = message

    def _choose_any(self, act: Callable[[Locator], None]) -> None:
        asked = self.scene["asked"]
        things = [offer["thing"] for offer in asked["options"] if offer["thing"]]
        if things:
            # A thing is a button, or has one for each way to use it.
            thing = f'[data-thing="{things[-1]}"]'
            act(self.page.locator(f"button{thing}, {thing} button").and_(self.page.locator(ENABLED)).first)
        else:
            act(self.page.locator(".buttons button:has(kbd)").last)
        self.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked["number"])


def turns(*tabs: Tab) -> Iterator[Tab]:
    """Give a tab at which somebody is asked, again and again until the game is over at all."""

    def asked() -> list[Tab]:
        return [tab for tab in tabs if is_asked(tab.scene)]

    while not all(is_over(tab.scene) for tab in tabs):
        yield from asked()[:1]
        tabs[0].wait_until(lambda: asked() or all(is_over(tab.scene) for tab in tabs))
