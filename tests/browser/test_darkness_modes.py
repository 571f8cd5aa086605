"""Attack the Darkness in the browser with a game master, and in the arena."""

from playwright.sync_api import expect
from support import mode_pictures as moments
from support.boards import is_asked_or_over
from support.delve_pictures import INQUISITOR, SAMURAI
from support.delving import asks, check_at_all_sizes, focus_and_enter, hero, press_verb, things, use, verbs
from support.mode_pictures import CROSSBOWS, arena
from support.people import MOBILE, sit_together
from support.tabs import is_over

TABLETOP = {"play": "tabletop"}
ARENA = {"play": "arena"}
MOMENT = '[data-part="moment"]'
FIRST_ROUND = 1


def muster(tab):
    return tab.scene["view"]["master"]["muster"]


def foes(tab):
    """Return the monsters of the line by number, with their squares."""
    line = tab.scene["view"]["line"]
    return {foe["figure"]: foe["square"] for card in line for foe in card["figures"]}


def drag_to(tab, thing):
    """Drag the token of the next monster onto a square, as soon as that can be chosen."""
    asked = tab.wait_for(lambda scene: thing in things(scene))["asked"]["number"]
    tab.page.locator(f"{MOMENT} .token.first").drag_to(
        tab.page.locator(f'.window button[data-thing="{thing}"]'), force=True
    )
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def test_a_game_master_sets_up_a_room_and_leads_its_monsters(person, axe, begin_with):
    begin_with(moments.alone())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness", **TABLETOP)
    ada, ben = host.tab, guest.tab
    press_verb(ada, "horizontal")
    use(ada, things(ada.wait_for(asks("lay-where")))[0])
    press_verb(ada, "propose")
    use(ben, things(ben.wait_for(asks("stand-where")))[0])
    ada.wait_for(asks("enlist-whom"))
    expect(ben.page.get_by_text("What comes next is a secret.")).to_be_visible()
    check_at_all_sizes(ben, axe, MOMENT)
    assert ben.scene["view"]["master"]["muster"]["recruits"] is None
    expect(ada.page.locator('.gallery button[data-thing="MO16"]')).to_have_attribute("aria-disabled", "false")
    use(ada, CROSSBOWS)
    use(ada, "1")
    drag_to(ada, "20")
    assert list(foes(ada).values()) == [20]
    press_verb(ada, "propose")
    ada.wait_for(asks("enlist-whom"))
    assert len(foes(ada)) == len([square for square in foes(ben).values() if square]) == 2
    press_verb(ada, "done")
    press_verb(ben, "draw_up")
    press_verb(ben, "end_turn")
    press_verb(ben, "keep_hand")
    before = foes(ada)[ada.wait_for(asks("lead-monster"))["view"]["master"]["led"]["figure"]]
    goal = next(offer["thing"] for offer in ada.scene["asked"]["options"] if offer["verb"] == "go")
    use(ada, goal)
    assert int(goal) in foes(ada).values()
    assert before not in foes(ada).values()
    while ada.wait_for(lambda scene: is_asked_or_over(scene) or scene["view"]["progress"]["round"] > FIRST_ROUND):
        if ada.scene["view"]["progress"]["round"] > FIRST_ROUND:
            break
        press_verb(ada, "as_printed")
    ben.wait_for(lambda scene: scene["view"]["progress"]["round"] > FIRST_ROUND)
