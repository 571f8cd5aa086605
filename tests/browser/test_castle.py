"""Korak's castle in the browser: both sides, on a desk and on a phone, and what heroes are not told."""

import re

from support.boards import check_usable, play, scenes, walk_two_squares
from support.castles import monster, table
from support.late import played_until
from support.sensible import towards_the_enemy
from support.tabs import is_over

FIGURE = re.compile(r'"(ORC|SKE|OGR|MUM|MAN)\d"')
"""A monster together with its strength."""
LAST_ROUND = 4


def is_last_round(g):
    return g.round == LAST_ROUND and g.waiting == (1,)


def test_one_plays_all_heroes_to_the_end_and_is_told_no_secret(person, axe, begin_with):
    begin_with(played_until("castle", 2, is_last_round, round_limit=LAST_ROUND))
    tab = person().tab
    tab.sit_down("easy", "me", game="castle")
    tab.wait_for(lambda scene: scene["asked"])
    walk_two_squares(tab)
    play(tab, axe, ("hero-turn",), is_over, towards_the_enemy)
    tab.page.get_by_role("dialog").get_by_text("Korak").first.wait_for()
    views = [scene["view"] for scene in scenes(tab)]
    hidden = [monster for view in views for monster in view["monsters"] if not monster["is_public"]]
    assert hidden
    assert {monster["strength"] for monster in hidden} == {None}
    assert {chest["weapon"] for view in views for chest in view["chests"]} == {None}
    assert {kind["strengths"] for view in views for kind in view["supply"]} == {None}
    assert not [frame for frame in tab.frames if FIGURE.search(frame)]


def test_one_plays_korak_and_knows_all_secrets(person, axe):
    tab = person().tab
    tab.sit_down("me", "easy", game="castle")
    prompts = ("place-a-chest", "choose-figure", "korak-turn")
    play(tab, axe, prompts, lambda scene: scene["view"]["round"] > 2, towards_the_enemy)
    views = [scene["view"] for scene in scenes(tab)]
    assert all(monster["strength"] for view in views for monster in view["monsters"])
    assert all(kind["strengths"] is not None for view in views for kind in view["supply"])
    assert any(chest["weapon"] for view in views for chest in view["chests"])


def test_a_blow_shows_its_dice_and_what_cards_would_add(person, axe, begin_with):
    red = {"square": "F2", "hits": 2, "misses": 1}
    begin_with(table(RED=red, monsters=[monster("ORC3", "G2", "BOOTS")], doors=(1,)))
    tab = person().tab
    tab.sit_down("easy", "me", game="castle")
    scene = tab.wait_for(lambda scene: scene["asked"])
    verbs = [offer["verb"] for offer in scene["asked"]["options"]]
    tab.press(1 + verbs.index("attack"))
    blow = tab.wait_for(lambda scene: scene["view"]["blow"])["view"]["blow"]
    assert tab.scene["asked"]["prompt"] == "add-hits"
    assert len(blow["dice"]) == 2
    check_usable(tab, axe)
