"""Korak's castle in the browser: both sides, on a desk and on a phone, and what heroes are not told."""

import re

import msgspec
from support.axe import wrongs
from support.people import DESKTOP, PHONE

PREFERRED = ("attack", "open", "take", "pick_up", "activate")
"""What leads on, best first; then steps towards the enemy."""
DOOR = "D2"
"""The square before the first door."""
FIGURE = re.compile(r'"(ORC|SKE|OGR|MUM|MAN)\d"')
"""A monster together with its strength."""
CUT_OFF = """
() => [...document.querySelectorAll('main .screen')].filter(
    place => place.scrollWidth > place.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1
).length
"""


def choice(scene):
    """Return the number of an offer that leads on."""
    offers = scene["asked"]["offers"]
    verbs = [offer["verb"] for offer in offers]
    for verb in PREFERRED:
        if verb in verbs:
            return 1 + verbs.index(verb)
    if "step" not in verbs:
        return len(verbs)
    steps = [number for number, verb in enumerate(verbs) if verb == "step"]
    return 1 + min(steps, key=lambda number: far(offers[number]["thing"], enemies(scene["view"])))


def enemies(view):
    """Return where those are who can be fought, or the door behind which they are."""
    is_hero = view["acting"]["hero"] is not None
    return [one["square"] for one in view["monsters" if is_hero else "heroes"]] or [DOOR]


def far(square, goals):
    """Return how far a square is from the nearest goal; of two, the one deeper in the castle is nearer."""
    column, row = ord(square[0]), int(square[1:])
    return min([abs(column - ord(goal[0])) + abs(row - int(goal[1:])) for goal in goals]), -column


def check_usable(tab, axe):
    """See that nobody is kept from using the page, and nothing has to be scrolled but the board."""
    tab.dismiss_tips()
    for size in (PHONE, DESKTOP):
        tab.page.set_viewport_size(size)
        tab.page.wait_for_timeout(150)
        assert wrongs(tab, axe) == []
        assert tab.page.evaluate(CUT_OFF) == 0


def play(tab, axe, prompts, is_enough):
    """Choose by number keys until it is enough; at the first of each of the prompts, look at the page."""
    unseen = set(prompts)
    while not is_enough(tab.wait_for(lambda scene: scene["asked"] or scene["status"] == "over")):
        prompt = tab.scene["asked"]["prompt"]
        if prompt in unseen:
            unseen.remove(prompt)
            check_usable(tab, axe)
        tab.press(choice(tab.scene))
    assert not unseen


def walk_two_squares(tab):
    """Click on a square two steps away, and get there."""
    acting = tab.scene["view"]["acting"]
    goal = next(way["square"] for way in acting["reach"] if way["cost"] == 2)
    tab.page.locator(f'button[data-thing="{goal}"]').click()
    hero = next(
        number for number, one in enumerate(tab.scene["view"]["heroes"]) if one["hero"] == acting["hero"]
    )
    tab.wait_for(lambda scene: scene["view"]["heroes"][hero]["square"] == goal)


def scenes(tab):
    found = [msgspec.json.decode(frame) for frame in tab.frames]
    return [message for message in found if message["type"] == "scene"]


def test_one_plays_all_heroes_to_the_end_and_is_told_no_secret(person, axe):
    tab = person().tab
    options = {"Korak wins after so many rounds": "4"}
    tab.make_table("easy", "me", game="castle", options=options)
    tab.wait_for(lambda scene: scene["asked"])
    walk_two_squares(tab)
    play(tab, axe, ("hero-turn", "add-hits"), lambda scene: scene["status"] == "over")
    tab.page.get_by_role("dialog").get_by_text("Korak").first.wait_for()
    views = [scene["view"] for scene in scenes(tab)]
    hidden = [monster for view in views for monster in view["monsters"] if not monster["is_public"]]
    assert hidden
    assert {monster["strength"] for monster in hidden} == {None}
    assert {chest["weapon"] for view in views for chest in view["chests"]} == {None}
    assert {kind["strengths"] for view in views for kind in view["supply"]} == {None}
    assert not [frame for frame in tab.frames if FIGURE.search(frame)]


def test_one_plays_korak_for_five_rounds(person, axe):
    tab = person().tab
    tab.make_table("me", "easy", game="castle")
    prompts = ("place-a-chest", "choose-figure", "korak-turn")
    play(tab, axe, prompts, lambda scene: scene["view"]["round"] > 5)
    views = [scene["view"] for scene in scenes(tab)]
    assert any(
        monster["strength"] and not monster["is_public"] for view in views for monster in view["monsters"]
    )
    assert any(chest["weapon"] for view in views for chest in view["chests"])
