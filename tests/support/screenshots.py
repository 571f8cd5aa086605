"""Pictures of the table in the browser, for the docs: `make screenshots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from support.house import RunningServer
from support.people import ARGUMENTS, CHROMIUM, DESKTOP, PHONE, Person, Tab

SETTLED = 1200
"""So many milliseconds until cards lie still."""
Scene = dict[str, Any]
MOMENTS: dict[str, Callable[[Scene], Any]] = {
    "draft": lambda scene: scene["view"]["phase"] == "hero" and scene["view"]["round"] == 2,
    "defense": lambda scene: scene["asked"]["prompt"] == "take-a-defense" and scene["view"]["round"] == 3,
    "combat": lambda scene: scene["view"]["fight"] and scene["view"]["fight"]["total"] > 0,
}


def take_pictures(browser: Browser, address: str, folder: Path, size: dict[str, int]) -> None:
    """Play a game, and take a picture at each moment worth one."""
    person = Person(browser, address, "Ada", {"viewport": size, "device_scale_factor": 1})
    tab = person.tab
    _take(tab, folder, "lobby", size)
    tab.play_now()
    for name, moment in MOMENTS.items():
        _play_until(tab, moment)
        tab.dismiss_tips()
        _take(tab, folder, name, size)
    _play_until(tab, lambda _: False)
    _take(tab, folder, "end", size)
    person.go()


def _play_until(tab: Tab, moment: Callable[[Scene], Any]) -> None:
    while True:
        scene = tab.wait_for(lambda scene: scene["asked"] or scene["status"] == "over")
        if scene["status"] == "over" or moment(scene):
            return
        tab.press(_sensible(scene))


def _sensible(scene: Scene) -> int:
    """Return the number of an offer that makes for a good picture: fight on, and stop once it is enough."""
    verbs = [offer["verb"] for offer in scene["asked"]["offers"]]
    fight = scene["view"]["fight"]
    if "done" in verbs and fight["total"] >= fight["armor"]:
        return 1 + verbs.index("done")
    return 1


def _take(tab: Tab, folder: Path, name: str, size: dict[str, int]) -> None:
    tab.page.wait_for_timeout(SETTLED)
    tab.page.screenshot(path=folder / f"{name}-{size['width']}.png")


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for size in (DESKTOP, PHONE):
            take_pictures(browser, server.address, folder, size)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
