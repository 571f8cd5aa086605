"""People with a browser of their own."""

import shutil
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request

from support.house import HEADER
from support.tabs import PATIENCE, Tab

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MOBILE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NO_NETWORK = "net::ERR_INTERNET_DISCONNECTED"


class Person:
    """Someone with a browser of their own, on a device that is told as Playwright has it."""

    def __init__(self, browser: Browser, address: str, device: dict[str, Any]) -> None:
        self.address = address
        self.device = device
        self.name = ""
        self.complaints: list[str] = []
        self.context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce"} | device)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self._check_origin)
        self.tab = Tab(self, self.context.new_page())

    def open_tab(self, path: str) -> Tab:
        """Open a page in another tab."""
        tab = Tab(self, self.context.new_page())
        tab.open(path)
        return tab

    def go(self) -> None:
        """Leave the browser as it was, for whoever comes next."""
        for page in self.context.pages:
            if page is not self.tab.page:
                page.close()
        self.go_offline(False)
        self.tab.forget()
        self.tab.page.set_viewport_size(self.device.get("viewport", DESKTOP))
        self.context.clear_cookies()

    def go_offline(self, offline: bool) -> None:
        """Lose the network, or find it again."""
        self.context.set_offline(offline)

    def make_table(self, *seats: str, game: str = "dealings", **settings: object) -> str:
        """Make a table without the form, and return its id; seats are `me`, `open`, or the level of a bot."""
        self.ask("GET", "/api/me")
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        wanted = {"game": game, "seats": plans, "settings": settings}
        return str(self.ask("POST", "/api/tables", wanted)["table"])

    def take_seat(self, table: str, host: "Person") -> None:
        """Sit down at a host's table, on the first seat that is open."""
        self.ask("GET", "/api/me")
        invite = host.ask("GET", f"/api/tables/{table}/invites")[0]
        self.ask("POST", f"/api/tables/{table}/join", {"token": invite["token"]})

    def complain(self, what: str) -> None:
        """Note an error, unless it is only that there was no network, which may be heard of much later."""
        if NO_NETWORK not in what:
            self.complaints.append(f"{self.name}: {what}")

    def ask(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        """Ask the server something without a page, and return the answer."""
        # A connection that nobody used for a while may be closed by the server just as it is taken up again.
        answer = self.context.request.fetch(
            self.address + path, method=method, headers=HEADER, data=data, max_retries=1
        )
        assert answer.ok, answer.text()
        return answer.json()

    def _check_origin(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.complain(f"fetched {request.url}")


class People:
    """All who have come to a server. A browser that someone has left is there for whoever comes next.

    So pictures and programs are fetched and read once for many tests. What a person can be known by is gone.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._gone: list[Person] = []

    def come(self, name: str, device: dict[str, Any]) -> Person:
        """Let someone come, with the browser of someone who has gone if there is one for such a device."""
        someone = next((one for one in self._gone if one.device == device), None)
        if someone is None:
            someone = Person(self._browser, self._address, device)
        else:
            self._gone.remove(someone)
        someone.name = name
        return someone

    def let_go(self, someone: Person) -> list[str]:
        """Let someone go, and return what they had to complain about."""
        someone.go()
        complaints, someone.complaints = someone.complaints, []
        self._gone.append(someone)
        return complaints


def sit_together(host: Person, guest: Person, *others: str, game: str = "dealings", **settings: Any) -> None:
    """Seat two people at one table, with bots on other seats, and wait until the game has begun."""
    table = host.make_table("me", "open", *others, game=game, **settings)
    guest.take_seat(table, host)
    for someone in (host, guest):
        someone.tab.visit(table)
