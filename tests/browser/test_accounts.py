"""An account in the browser: its password, its recovery codes, and where one is signed in."""

from pathlib import Path

import pytest
from support.axe import wrongs
from support.forms import PASSWORD, fill_in, form, make_account, new_password, sign_in
from support.people import DESKTOP, PHONE

ANDROID = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Mobile Safari/537.36"
)
NEW = "a lantern in the fog"


def test_a_new_password_is_typed_twice_can_be_looked_at_and_is_refused_in_a_sentence(person):
    ada = person("Ada")
    page = ada.tab.page
    page.goto(f"{ada.address}/account")
    typed = {"Name": "Ada Password", "New password": "password123", "The same again": "password124"}
    fill_in(ada, "Make an account", typed)
    page.get_by_text("The two passwords are not the same.").wait_for()
    field = form(ada, "Make an account").get_by_label("New password")
    assert field.get_attribute("type") == "password"
    page.get_by_role("button", name="Show New password").click()
    assert field.get_attribute("type") == "text"
    fill_in(ada, "Make an account", {"The same again": "password123"})
    page.get_by_text("one of the first that anyone would guess").wait_for()
    fill_in(ada, "Make an account", new_password("AdaPassword1"))
    page.get_by_text("little more than your name").wait_for()
    # The browser notes whatever is refused.
    assert all("400" in complaint for complaint in ada.complaints)
    ada.complaints.clear()


def test_codes_can_be_copied_and_saved_and_let_whoever_lost_their_password_in(person, axe, tmp_path):
    ada, elsewhere = person("Ada"), person("Ada elsewhere", viewport=PHONE)
    page = ada.tab.page
    page.goto(f"{ada.address}/account")
    fill_in(ada, "Make an account", {"Name": "Ada Forgetful"} | new_password())
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    saved.value.save_as(tmp_path / "codes.txt")
    codes = page.locator("code").all_inner_texts()
    assert len(codes) == 8
    assert [code for code in codes if code not in Path(tmp_path / "codes.txt").read_text()] == []
    assert wrongs(ada.tab, axe) == []
    page.get_by_role("link", name="I have saved them").click()
    page.get_by_text("You have 8 codes left").wait_for()
    assert page.get_by_text(codes[0]).count() == 0

    lost = elsewhere.tab.page
    lost.goto(f"{ada.address}/account")
    lost.get_by_role("link", name="Lost your password?").click()
    fields = {"Name": "Ada Forgetful", "Recovery code": codes[0].upper()} | new_password(NEW)
    fill_in(elsewhere, "Lost your password?", fields)
    lost.get_by_text("You have 7 codes left").wait_for()
    page.reload()
    page.get_by_text("You are here as a guest").wait_for()
    sign_in(ada, "Ada Forgetful", NEW)


def test_other_codes_take_the_place_of_those_of_before(person):
    ada = person("Ada")
    old = make_account(ada, "Ada Careful")
    fill_in(ada, "Recovery codes", {"Password": PASSWORD})
    ada.tab.page.locator("code").first.wait_for()
    new = ada.tab.page.locator("code").all_inner_texts()
    assert len(new) == 8
    assert not set(old) & set(new)


def test_one_sees_where_one_is_signed_in_and_ends_it(person):
    ada, phone, third = person("Ada"), person("On the phone", user_agent=ANDROID), person("Third")
    make_account(ada, "Ada Everywhere")
    for someone in (phone, third):
        sign_in(someone, "Ada Everywhere")
    page = ada.tab.page
    page.reload()
    entries = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Sign out"))
    page.get_by_role("button", name="Sign out Chrome on Android").wait_for()
    assert entries.count() == 3
    assert "This browser" in entries.first.inner_text()
    page.get_by_role("button", name="Sign out Chrome on Android").click()
    page.get_by_role("button", name="Sign out Chrome on Android").wait_for(state="detached")
    phone.tab.page.goto(f"{ada.address}/account")
    phone.tab.page.get_by_text("You are here as a guest").wait_for()
    page.get_by_role("button", name="Sign out in all other browsers").click()
    page.get_by_role("button", name="Sign out in all other browsers").wait_for(state="detached")
    third.tab.page.goto(f"{ada.address}/account")
    third.tab.page.get_by_text("You are here as a guest").wait_for()


def test_another_password_signs_the_others_out_and_the_list_shows_it(person):
    ada, other = person("Ada"), person("Other")
    make_account(ada, "Ada Changing")
    sign_in(other, "Ada Changing")
    page = ada.tab.page
    page.reload()
    page.get_by_role("button", name="Sign out in all other browsers").wait_for()
    fill_in(ada, "Password", {"Password until now": PASSWORD} | new_password(NEW))
    page.get_by_text("Changed. All other browsers are signed out.").wait_for()
    page.get_by_role("button", name="Sign out in all other browsers").wait_for(state="detached")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_pages_of_an_account(person, axe, viewport):
    ada = person(viewport=viewport)
    name = f"Ada Axe {viewport['width']}"
    make_account(ada, name)
    ada.tab.page.get_by_text("This browser", exact=True).wait_for()
    fill_in(ada, "Recovery codes", {"Password": PASSWORD})
    ada.tab.page.locator("code").first.wait_for()
    for path in (None, "/lost-password"):
        if path:
            ada.tab.page.goto(f"{ada.address}{path}")
            ada.tab.page.get_by_role("heading", name="Lost your password?").wait_for()
        assert wrongs(ada.tab, axe) == []
        assert not ada.tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")
