"""Pictures of the table in the browser, for the docs: `make screenshots`.

`python -m support.screenshots FOLDER GAME` takes those of one game only.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from support import delve_pictures, mode_pictures, realm_pictures
from support.house import RunningServer
from support.late import tables_begin_with
from support.people import ARGUMENTS, CHROMIUM, DESKTOP, MOBILE, Person
from support.sensible import Scene, sensible
from support.tabs import Tab

SETTLED = 1200
"""So many milliseconds until cards lie still."""
MOMENTS: dict[str, dict[str, Callable[[Scene], Any]]] = {
    "dealings": {
        "draft": lambda scene: scene["view"]["phase"] == "hero" and scene["view"]["round"] == 2,
        "defense": lambda scene: scene["asked"]["prompt"] == "take-a-defense" and scene["view"]["round"] == 3,
        "combat": lambda scene: scene["view"]["fight"] and scene["view"]["fight"]["total"] > 0,
    },
    "heists": {
        "streets": lambda scene: scene["view"]["round"] > 3 and _has_used_cards(scene),
        "challenge": lambda scene: scene["asked"]["prompt"] == "meet-the-challenge",
    },
    "castle": {
        "turn": lambda scene: scene["asked"]["prompt"] == "hero-turn" and scene["view"]["monsters"],
        "blow": lambda scene: scene["asked"]["prompt"] == "add-hits",
    },
    "village": {
        "turn": lambda scene: scene["asked"]["prompt"] == "hero-turn" and scene["view"]["round"] > 1,
    },
}
"""What is worth a picture in each game, in the order in which it comes."""
SEATS = {"dealings": ("me", "normal", "normal"), "heists": ("me", "normal", "normal")}
ONE_AGAINST_ALL = ("easy", "me")
LONG = ("castle", "village")
"""What takes too long to be played to its end for a picture."""
Pictures = dict[str, Callable[[], Any]]
SET_UP: dict[str, list[tuple[Pictures, dict[str, str]]]] = {
    "domains": [(realm_pictures.PICTURES, {})],
    "darkness": [
        (delve_pictures.PICTURES, {}),
        (mode_pictures.WITH_A_MASTER, {"play": "tabletop"}),
        (mode_pictures.IN_THE_ARENA, {"play": "arena"}),
    ],
}
"""The games of which the pictures are set up by hand: the tables, and what was agreed on there."""
LOBBY = "lobby"


def _has_used_cards(scene: Scene) -> bool:
    turn = scene["view"]["turn"]
    return scene["asked"]["prompt"] == "recruit-or-steal" and turn["crime"] + turn["sway"] > 1


def take_pictures(
    browser: Browser, address: str, folder: Path, context: dict[str, Any], wanted: list[str]
) -> None:
    """Play a game of each wanted kind, and take a picture at each moment worth one."""
    size = context["viewport"]
    tab = Person(browser, address, context | {"device_scale_factor": 1}).tab
    if LOBBY in wanted:
        tab.open("/")
        _take(tab, folder, LOBBY, size)
    for game in SET_UP:
        if game in wanted:
            _take_tables(tab, folder, game, size)
    for game in MOMENTS:
        if game in wanted:
            _take_moments(tab, folder, game, size)


def _take_moments(tab: Tab, folder: Path, game: str, size: dict[str, int]) -> None:
    tab.sit_down(*SEATS.get(game, ONE_AGAINST_ALL), game=game)
    for name, moment in MOMENTS[game].items():
        _play_until(tab, moment)
        tab.dismiss_tips()
        _take(tab, folder, f"{game}-{name}", size)
    if game not in LONG:
        _play_until(tab, lambda _: False)
        _take(tab, folder, f"{game}-end", size)


def _take_tables(tab: Tab, folder: Path, game: str, size: dict[str, int]) -> None:
    for pictures, settings in SET_UP[game]:
        for name, begin in pictures.items():
            position = begin()
            with tables_begin_with(position):
                tab.sit_down("me", *["normal"] * (position.players - 1), game=game, **settings)
                tab.dismiss_tips()
                _take(tab, folder, f"{game}-{name}", size)


def _play_until(tab: Tab, moment: Callable[[Scene], Any]) -> None:
    while True:
        scene = tab.wait_for(lambda scene: scene["asked"] or scene["status"] == "over")
        if scene["status"] == "over" or moment(scene):
            return
        tab.press(sensible(scene))


def _take(tab: Tab, folder: Path, name: str, size: dict[str, int]) -> None:
    tab.page.wait_for_timeout(SETTLED)
    tab.page.screenshot(path=folder / f"{name}-{size['width']}.png")


def main(folder: Path, *wanted: str) -> None:
    """Take all pictures, or those of the games that are wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for context in ({"viewport": DESKTOP}, MOBILE):
            take_pictures(browser, server.address, folder, context, [*wanted] or [LOBBY, *SET_UP, *MOMENTS])
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
