"""People in a browser: an account, what one has played, coming back from elsewhere, a host's powers."""

import pytest
from support.axe import wrongs
from support.forms import make_account, sign_in
from support.people import DESKTOP, PHONE, sit_together


def test_an_account_carries_games_and_numbers_from_one_browser_to_another(person):
    ada, elsewhere = person("Ada"), person("Ada elsewhere", viewport=PHONE)
    page = ada.tab.page
    make_account(ada, "Ada Amber")
    ada.tab.sit_down("me", "easy", mode="hardcore")
    ada.tab.play_on()
    page.goto(f"{ada.address}/history")
    page.get_by_role("row", name="2 players 1").wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_text("Step", exact=False).first.wait_for()
    sign_in(elsewhere, "Ada Amber")
    page = elsewhere.tab.page
    page.get_by_role("link", name="Go to the table").wait_for()
    page.goto(f"{ada.address}/history")
    page.get_by_role("row", name="2 players 1").wait_for()
    page.locator("summary", has_text="Ada Amber").click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.goto(f"{ada.address}/history")
    page.get_by_text("You have not finished a game yet").wait_for()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_pages_about_people(person, axe, viewport):
    tab = person(viewport=viewport).tab
    tab.open("/")
    tab.page.locator("summary").first.click()
    assert wrongs(tab, axe) == []
    for path in ("/account", "/history"):
        tab.page.goto(f"{tab.person.address}{path}")
        tab.page.locator("h2").first.wait_for()
        for closed in tab.page.locator("main summary").all():
            closed.click()
        assert wrongs(tab, axe) == []
        assert not tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")


def test_the_host_sends_someone_away_and_closes_the_table(person, axe):
    ada, ben = person("Ada"), person("Ben")
    table = ada.make_table("me", "open", "open")
    ben.take_seat(table, ada)
    for someone in (ada, ben):
        someone.tab.visit(table)
    ada.tab.wait_for(lambda scene: scene["seats"][1]["kind"] == "person")
    ada.tab.page.get_by_role("button", name="More").click()
    assert wrongs(ada.tab, axe) == []
    ada.tab.page.get_by_role("button", name="Send away, open the seat").click()
    ben.tab.wait_for(lambda scene: scene["mine"] == [])
    ada.tab.page.keyboard.press("m")
    ada.tab.page.get_by_role("button", name="Close the table").click()
    ada.tab.page.get_by_role("button", name="Yes, close it").click()
    ben.tab.page.get_by_text("The host has given it up").wait_for()
    assert wrongs(ben.tab, axe) == []


def test_someone_who_is_muted_in_the_chat_is_no_longer_seen_there(person):
    ada, ben = person("Ada"), person("Ben")
    sit_together(ada, ben)
    ben.tab.wait_for(lambda scene: scene["asked"])
    for someone in (ada, ben):
        someone.tab.page.get_by_role("tab", name="Chat").click()
    ben.tab.page.get_by_label("Say something").fill("You will lose")
    ben.tab.page.get_by_role("button", name="Say").click()
    ada.tab.page.get_by_text("You will lose").wait_for()
    ada.tab.page.locator(".lines button").click()
    ada.tab.page.get_by_role("button", name="Mute").click()
    ada.tab.page.get_by_text("You will lose").wait_for(state="hidden")
    ada.tab.page.goto(f"{ada.address}/account")
    ada.tab.page.get_by_text("muted: you do not see").wait_for()
