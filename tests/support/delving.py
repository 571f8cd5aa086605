"""How people play Attack the Darkness in a browser: what they do in a dungeon, and how they click on it."""

from typing import Any

from playwright.sync_api import expect

from support.axe import wrongs
from support.people import DESKTOP, PHONE
from support.tabs import Tab, is_asked, is_over

Scene = dict[str, Any]
ENOUGH = ("play", "done", "keep_hand", "pass", "end_turn", "keep", "rest", "decline")
"""What brings a hero on, best first."""
WALKS = ("move-where", "move-by-card")

SIDE = {"width": 844, "height": 390}
"""A phone on its side."""
SIDEWAYS = "place => place.scrollWidth > place.clientWidth + 1"
UPWARDS = "place => place.scrollHeight > place.clientHeight + 1"


def asks(*prompts: str) -> Any:
    """Return whether a scene asks this person one of these questions."""
    return lambda scene: is_asked(scene) and scene["asked"]["prompt"] in prompts


def verbs(scene: Scene) -> list[str]:
    """Return what can be done, in the order of the numbers."""
    return [offer["verb"] for offer in scene["asked"]["options"]]


def things(scene: Scene) -> list[str]:
    """Return what can be chosen on the table."""
    return [offer["thing"] for offer in scene["asked"]["options"]] if is_asked(scene) else []


def hero(tab: Tab, seat: int = 0) -> Any:
    """Return a hero as a tab sees it."""
    return tab.scene["view"]["heroes"][seat]


def use(tab: Tab, code: str) -> None:
    """Click on a thing on the table, as soon as it can be chosen."""
    asked = tab.wait_for(lambda scene: code in things(scene))["asked"]["number"]
    tab.page.locator(f'button[data-thing="{code}"]:not([aria-disabled=true])').first.click()
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def press_verb(tab: Tab, verb: str) -> None:
    """Choose what goes by a verb alone, by its number."""
    tab.wait_for(lambda scene: is_asked(scene) and verb in verbs(scene))
    tab.press(1 + verbs(tab.scene).index(verb))


def delve(tab: Tab) -> None:
    """Play on with the mouse alone, until the dungeon is won or lost: walk to the monsters and strike."""
    while not is_over(tab.wait_for(lambda scene: is_asked(scene) or is_over(scene))):
        click(tab, in_a_dungeon(tab.scene))


def click(tab: Tab, number: int) -> None:
    """Click on an offer: where it lies on the table, or on the button with its number."""
    asked = tab.scene["asked"]
    thing = asked["options"][number - 1]["thing"]
    if thing is None:
        tab.page.locator("button", has=tab.page.locator(f"kbd:text-is('{number}')")).last.click()
    else:
        tab.page.locator(f'button[data-thing="{thing}"]:not([aria-disabled=true])').first.click()
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked["number"])


def in_a_dungeon(scene: Scene) -> int:
    """Return the number of an offer that leads to a fight, or on in it."""
    offered, view = verbs(scene), scene["view"]
    if scene["asked"]["prompt"] in WALKS:
        goals = [at for at, verb in enumerate(offered) if verb == "go"]
        squares = things(scene)
        return 1 + min(goals, key=lambda at: _far(view, int(squares[at])), default=0)
    if "free_move" in offered and _far(view, view["heroes"][view["seat"]]["square"]) > 1:
        return 1 + offered.index("free_move")
    return next((1 + offered.index(verb) for verb in ENOUGH if verb in offered), 1)


def _far(view: Scene, square: int) -> int:
    """Return how many steps a square is from the nearest monster, as if nothing stood in the way."""
    at = {one["square"]: (one["column"], one["row"]) for one in view["squares"]}
    column, row = at[square]
    foes = [at[foe["square"]] for card in view["line"] for foe in card["figures"] if foe["square"] in at]
    return min([max(abs(column - x), abs(row - y)) for x, y in foes], default=0)


def check_at_all_sizes(tab: Tab, axe: str, first: str, is_board: bool = True) -> None:
    """See that nobody is kept from using the page, and that what matters is in sight.

    A scene of its own, which is no board, may be scrolled, but not sideways.
    """
    tab.dismiss_tips()
    for size in (PHONE, SIDE, DESKTOP):
        tab.page.set_viewport_size(size)
        assert wrongs(tab, axe) == []
        expect(tab.page.locator(first).first).to_be_in_viewport()
        for too_large in (SIDEWAYS, UPWARDS) if is_board else (SIDEWAYS,):
            places = "[document.scrollingElement, ...document.querySelectorAll('main .screen')]"
            assert not tab.page.evaluate(f"{places}.some({too_large})")


def focus_and_enter(tab: Tab, locator: str) -> None:
    """Go to something with the key Tab, and choose it."""
    asked = tab.scene["asked"]["number"]
    tab.focus_on(tab.page.locator(locator).first)
    tab.page.keyboard.press("Enter")
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)
