"""People at the boards of the Dark World games: what they choose, and whether they can."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from support.axe import wrongs
from support.people import DESKTOP, PHONE
from support.sensible import Scene, choice
from support.tabs import Tab, is_asked, is_over

CUT_OFF = """
() => [...document.querySelectorAll('main .screen')].filter(
    place => place.scrollWidth > place.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1
).length
"""


def check_usable(tab: Tab, axe: str) -> None:
    """See that nobody is kept from using the page, and nothing has to be scrolled but the board."""
    tab.dismiss_tips()
    for size in (PHONE, DESKTOP):
        tab.page.set_viewport_size(size)
        assert wrongs(tab, axe) == []
        assert tab.page.evaluate(CUT_OFF) == 0


def play(
    tab: Tab,
    axe: str,
    prompts: Collection[str],
    is_enough: Callable[[Scene], Any],
    choose: Callable[[Scene], int] = choice,
) -> None:
    """Choose by number keys until it is enough; at the first of each of the prompts, look at the page.

    How soon a prompt comes up is a matter of luck: where it is late, play goes on until it does.
    """
    unseen = set(prompts)
    scene = tab.wait_for(is_asked_or_over)
    while scene["status"] != "over" and (unseen or not is_enough(scene)):
        prompt = scene["asked"]["prompt"]
        if prompt in unseen:
            unseen.remove(prompt)
            check_usable(tab, axe)
        tab.press(choose(tab.scene))
        scene = tab.wait_for(is_asked_or_over)
    assert not unseen
    assert is_enough(scene)


def is_asked_or_over(scene: Scene) -> bool:
    """Say whether it is this person's turn, or nobody's any more."""
    return is_asked(scene) or is_over(scene)


def walk_two_squares(tab: Tab) -> None:
    """Click on a square two steps away, as soon as there is one, and get there."""
    while not (goals := _two_steps_away(tab.wait_for(lambda scene: scene["asked"]))):
        tab.press(choice(tab.scene))
    acting = tab.scene["view"]["acting"]["hero"]
    hero = next(number for number, one in enumerate(tab.scene["view"]["heroes"]) if one["hero"] == acting)
    tab.page.locator(f'button[data-thing="{goals[0]}"]').click()
    tab.wait_for(lambda scene: scene["view"]["heroes"][hero]["square"] == goals[0])


def _two_steps_away(scene: Scene) -> list[str]:
    """Return the squares two steps away; none while something else is asked, as by an Event card."""
    if scene["asked"]["prompt"] != "hero-turn":
        return []
    return [way["square"] for way in scene["view"]["acting"]["reach"] if way["cost"] == 2]


def scenes(tab: Tab) -> list[Scene]:
    """Return all scenes that came over the wire."""
    found = [msgspec.json.decode(frame) for frame in tab.frames]
    return [message for message in found if message["type"] == "scene"]
