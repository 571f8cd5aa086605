"""Reaction windows in the browser: passes that are made for people, and standing orders."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from support import counterspell
from support.axe import wrongs
from support.gate import Gate
from support.house import RunningServer
from support.people import MOBILE, People, sit_together

from darkling.server.thinkers import Thinkers, without_thinking

ASK_ME, UNTIL_TARGET = "Ask when I can react", "Pass until I am a target"


@pytest.fixture(scope="module")
def gate() -> Gate:
    return Gate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, gate: Gate) -> Iterator[RunningServer]:
    """A server that has the game of counterspells; its bots hold and pass."""

    async def first_option(_self: Thinkers, thought):
        return without_thinking(thought)

    with counterspell.at_hand(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", first_option)
        with RunningServer(tmp_path_factory.mktemp("data"), workers=0, pause=gate.pause) as running:
            yield running


@pytest.fixture(scope="module")
def people(browser: Browser, server: RunningServer) -> People:
    return People(browser, server.address)


def choose(tab, words):
    tab.page.get_by_label("What you can do").get_by_role("button", name=words).click()


def prompt_says(tab, words):
    tab.page.locator(".question", has_text=words).wait_for()


def scenes(tab):
    return [frame for frame in tab.frames if '"type":"scene"' in frame]


def order_of(tab):
    return tab.page.get_by_label("When I can react")


def test_two_people_one_can_only_pass_and_one_orders_it(person, gate, axe):
    ada, ben = person("Ada"), person("Ben", **MOBILE)
    sit_together(ada, ben, "easy", game="counterspell")
    choose(ada.tab, "Hex player 3")
    prompt_says(ben.tab, "You can only pass. Passing for you …")
    expect(ben.tab.page.get_by_label("What you can do")).to_have_count(0)
    prompt_says(ada.tab, ada.tab.scene["seats"][1]["name"])
    for someone in (ada, ben):
        assert wrongs(someone.tab, axe) == []
        assert not someone.tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")
    gate.let_through()
    gate.let_through()

    prompt_says(ben.tab, "Whom do you hex?")
    heard = len(scenes(ben.tab))
    order_of(ada.tab).select_option(UNTIL_TARGET)
    ada.tab.wait_for(lambda scene: scene["orders"]["standing"] == "until-target")
    assert wrongs(ada.tab, axe) == []
    assert len(scenes(ben.tab)) == heard, "nobody else is told"

    choose(ben.tab, "Hex player 3")
    gate.let_through()
    prompt_says(ada.tab, "Passing for you, as you asked …")
    gate.let_through()
    prompt_says(ada.tab, "Whom do you hex?")
    choose(ada.tab, "Nobody")

    choose(ben.tab, "Hex player 1")
    gate.let_through()
    prompt_says(ada.tab, "Do you counter the hex?")
    ada.tab.focus_on(order_of(ada.tab))
    ada.tab.page.keyboard.press("Home")
    ada.tab.wait_for(lambda scene: scene["orders"]["standing"] is None)
    expect(order_of(ada.tab).locator("option:checked")).to_have_text(ASK_ME)
    choose(ada.tab, "Counter it")
    for someone in (ada, ben):
        someone.tab.wait_for(lambda scene: scene["status"] == "over")
    assert ben.tab.scene["view"]["coins"] == [10, 10, 4]


def test_a_shared_device_passes_once_the_right_person_has_it(person, gate):
    tab = person("Ada").tab
    tab.make_table_by_form("me", "device", "easy", game="counterspell")
    page = tab.page
    page.get_by_role("button", name="I am").click()
    choose(tab, "Hex player 3")
    page.get_by_role("button", name="I am Person 2").click()
    prompt_says(tab, "You can only pass. Passing for you …")
    prompt_says(tab, "Waiting for")
    page.get_by_role("button", name="Undo").click()
    prompt_says(tab, "Do you counter the hex?")
    choose(tab, "Pass")
    prompt_says(tab, "Waiting for")
    # The bot was at its pause when the pass was taken back, and makes another one.
    gate.let_through()
    gate.let_through()
    prompt_says(tab, "Whom do you hex?")
    assert tab.scene["view"]["coins"] == [10, 10, 7]
