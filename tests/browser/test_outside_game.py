"""A game of others, for which the browser has no code: it is played on the general screen."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from support.axe import wrongs
from support.people import DESKTOP, MOBILE, sit_together
from support.stranger import SOURCE
from support.tabs import turns

import darkling
from darkling import games

NO_WORDS = "⟨"
"""What a page shows for a sentence that it has no words for begins with this."""
DEVICES = pytest.mark.parametrize("device", [{"viewport": DESKTOP}, MOBILE], ids=["desktop", "phone"])


@pytest.fixture(scope="module", autouse=True)
def night_watch() -> Iterator[None]:
    sys.path.insert(0, str(SOURCE))
    darkling.register(darkling.games.resolve("watch:GAME"))
    yield
    del games._registered["watch"]
    sys.path.remove(str(SOURCE))


def is_loading(scene):
    return scene["asked"] and scene["asked"]["prompt"] == "load-a-crate"


def check_words(tab):
    assert NO_WORDS not in tab.page.locator("body").inner_text()


def test_two_people_play_a_whole_game_one_by_mouse_one_by_keyboard(person, axe):
    ada, ben = person("Ada"), person("Ben")
    sit_together(ada, ben, game="watch")
    prompts = set()
    for tab in turns(ada.tab, ben.tab):
        check_words(tab)
        prompt = tab.scene["asked"]["prompt"]
        if prompt not in prompts:
            assert wrongs(tab, axe) == []
        prompts.add(prompt)
        tab.click_any() if tab is ada.tab else tab.press(1)
    assert prompts == {"seal-a-bribe", "load-a-crate"}
    for tab in (ada.tab, ben.tab):
        tab.page.get_by_role("dialog").get_by_text("worth").first.wait_for()
        check_words(tab)
        assert wrongs(tab, axe) == []
    assert ada.tab.scene["outcome"] == ben.tab.scene["outcome"]
    ada.tab.page.get_by_role("link", name="Watch the replay").click()
    ada.tab.page.get_by_role("button", name="To the end").click()
    ada.tab.page.get_by_text("You load").first.wait_for()
    check_words(ada.tab)


@DEVICES
def test_the_table_is_told_and_every_option_has_a_large_button(person, axe, device):
    ada, ben = person("Ada", **device), person("Ben")
    sit_together(ada, ben, game="watch")
    ben.tab.press(1)
    ada.tab.press(1)
    loading = ada.tab.wait_for(lambda scene: not scene["asked"] or is_loading(scene))["asked"]
    someone = ada if loading else ben
    scene = someone.tab.wait_for(is_loading)
    someone.tab.page.get_by_role("heading", name="On the quay").wait_for()
    someone.tab.page.get_by_text("You have nothing").wait_for()
    buttons = someone.tab.page.get_by_label("What you can do").get_by_role("button")
    expect(buttons).to_have_count(len(scene["asked"]["options"]))
    assert all(button.bounding_box()["height"] >= 48 for button in buttons.all())
    for tab in (ada.tab, ben.tab):
        check_words(tab)
        assert wrongs(tab, axe) == []
        assert not tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")


@pytest.mark.parametrize("path", ["/", "/new/watch", "/rules/watch"])
def test_the_pages_around_the_table_have_words_for_it(person, axe, path):
    tab = person().tab
    tab.open(path)
    tab.page.get_by_text("The Night Watch").first.wait_for()
    check_words(tab)
    assert wrongs(tab, axe) == []
