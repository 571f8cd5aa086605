"""Village of Fear in the browser: both sides, on a desk and on a phone, and what heroes are not told."""

import re

from support.boards import check_usable, play, scenes, walk_two_squares
from support.late import played_until
from support.people import sit_together
from support.tabs import is_over
from support.villages import table

FIGURE = re.compile(r'"(GOB|GUA|TRO|HEX|OGR)\d"')
"""A monster together with its strength."""
LAST_ROUND = 3


def is_last_round(g):
    return g.round == LAST_ROUND and g.waiting == (1,)


def test_one_plays_all_heroes_to_the_end_and_is_told_no_secret(person, axe, begin_with):
    begin_with(played_until("village", 2, is_last_round, round_limit=LAST_ROUND))
    tab = person().tab
    tab.sit_down("easy", "me", game="village")
    tab.wait_for(lambda scene: scene["asked"])
    walk_two_squares(tab)
    play(tab, axe, ("hero-turn",), is_over)
    tab.page.get_by_role("dialog").get_by_text("Warlord").first.wait_for()
    views = [scene["view"] for scene in scenes(tab)]
    hidden = [monster for view in views for monster in view["monsters"] if not monster["is_public"]]
    assert {monster["strength"] for monster in hidden} <= {None}
    unseen = [house for view in views for house in view["buildings"] if not house["is_known"]]
    assert {house["treasure"] for house in unseen} == {None}
    assert {view["secret"] for view in views if not view["weakness_shown"]} == {None}
    assert {kind["strengths"] for view in views for kind in view["supply"]} == {None}
    assert {view["trial"]["lurker"] for view in views if view["trial"]} <= {None}
    assert not [frame for frame in tab.frames if FIGURE.search(frame) or "LurkerProwled" in frame]


def test_one_plays_the_warlord_and_knows_all_secrets(person, axe):
    tab = person().tab
    tab.sit_down("me", "easy", game="village")
    prompts = ("hide-the-key", "choose-figure", "warlord-turn")
    play(tab, axe, prompts, lambda scene: scene["view"]["round"] > 2)
    views = [scene["view"] for scene in scenes(tab)]
    assert all(view["secret"] for view in views if view["round"])
    assert any(house["treasure"] and not house["is_known"] for view in views for house in view["buildings"])
    assert any(
        monster["strength"] and not monster["is_public"] for view in views for monster in view["monsters"]
    )


def click(tab, point):
    """Click on a point of the Drawbridge, as soon as it can be chosen."""
    asked = tab.wait_for(lambda scene: scene["asked"])["asked"]["number"]
    tab.page.locator(f'button[data-thing="{point}"]:not([aria-disabled])').click()
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def test_only_the_warlord_sees_the_lurker_in_the_trial(person, axe, begin_with):
    begin_with(table(RED={"square": "G2"}))
    host, guest = person("Mara"), person("Ada")
    sit_together(host, guest, game="village")
    mara, ada = host.tab, guest.tab
    for tab, point in ((ada, "G1"), (ada, "d22"), (mara, "d35"), (ada, "d23")):
        click(tab, point)
    check_usable(mara, axe)
    trials = [[scene["view"]["trial"] for scene in scenes(tab)] for tab in (mara, ada)]
    seen = [{trial["lurker"] for trial in each if trial} for each in trials]
    assert seen == [{"d25", "d35"}, {None}]
    assert not [frame for frame in ada.frames if "d35" in frame or "LurkerProwled" in frame]
