"""Dark Heists in the browser: whole games, and a table that everyone can use."""

import pytest
from support.axe import wrongs
from support.people import DESKTOP, PHONE
from support.sensible import sensible

SIZES = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
PROMPTS = ("choose-a-turn", "recruit-or-steal", "choose-a-turn", "plan-a-heist", "meet-the-challenge")


def is_over(scene):
    return scene["status"] == "over"


def play(*tabs):
    """Let people choose by number keys until the game is over."""
    while not all(is_over(tab.wait_for(lambda _: True)) for tab in tabs):
        for tab in tabs:
            if tab.scene["asked"]:
                tab.press(sensible(tab.scene))
            else:
                tab.page.wait_for_timeout(20)


def test_two_people_play_a_whole_game(person):
    ada, ben = person("Ada"), person("Ben")
    ada.tab.make_table("me", "open", game="heists", settings={"Rounds at most": "10"})
    ben.take_seat(ada.tab.table, ada)
    ben.tab.visit(ada.tab.table)
    play(ada.tab, ben.tab)
    assert ada.tab.scene["outcome"] == ben.tab.scene["outcome"]
    for tab in (ada.tab, ben.tab):
        tab.page.get_by_role("dialog").get_by_text("from scoundrels").first.wait_for()


def test_one_plays_alone_against_the_auto_player(person):
    ada = person()
    ada.tab.sit_down("me", game="heists")
    play(ada.tab)
    ada.tab.page.get_by_role("dialog").wait_for()
    assert len(ada.tab.scene["outcome"]["won"]) == 1


def test_a_half_of_a_card_uses_it_for_crime_or_for_sway(person):
    tab = person().tab
    tab.sit_down("me", game="heists")
    tab.press(1)
    scene = tab.wait_for(lambda scene: scene["view"]["turn"])
    offer = next(offer for offer in scene["asked"]["options"] if offer["verb"] == "sway")
    card = tab.page.locator(f'article[data-thing="{offer["thing"]}"]').first
    card.get_by_role("button", name="for sway").click()
    after = tab.wait_for(lambda scene: scene["view"]["turn"]["sway"])
    worth = offer["words"]["args"]["worth"]
    assert after["view"]["turn"]["sway"] == worth


def test_every_offer_has_a_button(person):
    tab = person().tab
    tab.sit_down("me", "easy", game="heists")
    for _ in range(30):
        scene = tab.wait_for(lambda scene: scene["asked"] or is_over(scene))
        if is_over(scene):
            return
        tab.click_any()


@SIZES
def test_a_table_is_usable_and_needs_no_scrolling_to_act(person, axe, viewport):
    tab = person(viewport=viewport).tab
    tab.sit_down("me", "easy", game="heists")
    for prompt in PROMPTS:
        while tab.wait_for(lambda scene: scene["asked"])["asked"]["prompt"] != prompt:
            tab.press(towards(prompt, tab.scene))
        tab.dismiss_tips()
        assert wrongs(tab, axe) == []
        assert not tab.page.evaluate("document.scrollingElement.scrollHeight > innerHeight + 1")
        assert not tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")
        screen = tab.page.locator("main > .screen").evaluate(
            "screen => screen.scrollHeight - screen.clientHeight"
        )
        assert viewport is PHONE or screen <= 1


def towards(prompt, scene):
    """Return the number of the offer that leads to a question soonest."""
    verbs = [offer["verb"] for offer in scene["asked"]["options"]]
    if "streets" in verbs:
        return 1 + verbs.index("heist" if prompt in ("plan-a-heist", "meet-the-challenge") else "streets")
    return 1 if scene["asked"]["prompt"] in ("basic-or-advanced", "plan-a-heist") else len(verbs)
