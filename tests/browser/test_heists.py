"""Dark Heists in the browser: how a night ends, and a table that everyone can use."""

import pytest
from support.axe import wrongs
from support.late import played_until
from support.people import DESKTOP, PHONE, sit_together
from support.sensible import sensible
from support.tabs import turns

SIZES = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
PROMPTS = ("choose-a-turn", "recruit-or-steal", "choose-a-turn", "plan-a-heist", "meet-the-challenge")
LAST_ROUND = 10


def play(*tabs):
    """Let people choose by number keys until the game is over."""
    for tab in turns(*tabs):
        tab.press(sensible(tab.scene))


def test_two_people_play_to_the_end(person, begin_with):
    begin_with(played_until("heists", 2, lambda g: g.round == LAST_ROUND, rounds=LAST_ROUND))
    ada, ben = person("Ada"), person("Ben")
    sit_together(ada, ben, game="heists")
    play(ada.tab, ben.tab)
    assert ada.tab.scene["outcome"] == ben.tab.scene["outcome"]
    for tab in (ada.tab, ben.tab):
        tab.page.get_by_role("dialog").get_by_text("from scoundrels").first.wait_for()


def test_one_plays_alone_to_the_end_against_the_auto_player(person, begin_with):
    begin_with(played_until("heists", 1, lambda g: g.view(None).auto.heists == 2))
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
        tab.wait_for(lambda scene: scene["asked"])
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
