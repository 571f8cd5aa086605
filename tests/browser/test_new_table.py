"""The page of a new table: a newcomer finds with whom and against whom to play, and is soon at the table."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.axe import wrongs
from support.people import DESKTOP, MOBILE
from support.tabs import Tab

import darkling
from darkling.words import Words

DEVICES = pytest.mark.parametrize("device", [{"viewport": DESKTOP}, MOBILE], ids=["desktop", "phone"])
COMPANIES = [
    (game, company)
    for game in ("castle", "heists", "darkness", "dealings")
    for company in darkling.find(game).companies()
]


def rows(tab: Tab) -> Locator:
    return tab.page.locator("form ol > li")


def button(tab: Tab, name: str) -> Locator:
    return tab.page.get_by_role("button", name=name)


def visit(tab: Tab, game: str) -> dict[str, Any]:
    """Open the page of a new table, and return what the server tells of the game."""
    tab.open(f"/new/{game}")
    rows(tab).first.wait_for()
    details: dict[str, Any] = tab.person.ask("GET", f"/api/games/{game}")
    return details


def pick(tab: Tab, game: str, company: str) -> None:
    """Pick a company, and its first mode; where a game has but one company, it stands above the modes."""
    told = Words(game, None, ()).say(f"company-{company}")
    if len(darkling.find(game).companies()) > 1:
        tab.page.get_by_role("radio", name=told).check()
    else:
        tab.page.get_by_role("heading", name=told).wait_for()
    modes = tab.page.locator("[name=preset]")
    if modes.count():
        modes.first.check()


def first_mode(details: dict[str, Any], company: str) -> dict[str, Any]:
    return next(mode for mode in details["modes"].values() if mode["lineup"]["company"] == company)


@DEVICES
@pytest.mark.parametrize(("game", "company"), COMPANIES)
def test_a_newcomer_picks_a_company_and_is_at_the_table(person, axe, game, company, device):
    tab = person("Ada", **device).tab
    details = visit(tab, game)
    pick(tab, game, company)
    mode = first_mode(details, company)
    kinds = [kind.locator("select").first for kind in rows(tab).all()]
    expect(rows(tab)).to_have_count(len(mode["usual"]))
    assert [kind.input_value() for kind in kinds[: len(mode["usual"])]] == mode["usual"]
    assert wrongs(tab, axe) == []
    assert not tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")
    button(tab, "Make the table").click()
    scene = tab.wait_for(lambda _: True)
    assert [len(scene["seats"]), scene["mine"]] == [len(mode["usual"]), [mode["usual"].index("me")]]
    assert tab.person.ask("GET", f"/api/tables/{tab.table}")["settings"] == mode["settings"]


@DEVICES
def test_all_companies_of_a_game_are_seen_at_once(person, device):
    tab = person("Ada", **device).tab
    visit(tab, "heists")
    cards = tab.page.locator("label:has([name=company])")
    expect(cards).to_have_text(
        ["Everyone for themselves Every gang for itself.", "On your own You race the Auto Player."]
    )
    for card in cards.all():
        box = card.bounding_box()
        assert box["y"] + box["height"] < device["viewport"]["height"]


def test_seats_go_as_far_as_a_mode_does(person):
    tab = person("Ada").tab
    visit(tab, "castle")
    expect(tab.page.get_by_text("2 to 5 seats")).to_be_visible()
    expect(button(tab, "One seat less")).to_be_disabled()
    for _ in range(3):
        button(tab, "One more seat").click()
    expect(rows(tab)).to_have_count(5)
    expect(button(tab, "One more seat")).to_be_disabled()
    expect(rows(tab).last).to_contain_text("plays the Dwarf")


def test_seats_for_friends_stay_where_the_next_mode_has_room_for_them(person):
    tab = person("Ada").tab
    visit(tab, "dealings")
    tab.page.get_by_label("Who sits on seat 2").select_option("open")
    tab.page.get_by_role("radio", name="Hardcore").first.check()
    expect(rows(tab)).to_have_count(4)
    expect(tab.page.get_by_label("Who sits on seat 2")).to_have_value("open")
    tab.page.get_by_role("radio", name="On your own").check()
    expect(rows(tab)).to_have_count(1)
    expect(button(tab, "One more seat")).to_be_disabled()


def choose(tab: Tab, game: str, setting: str, value: str) -> None:
    """Set a detail of the rules."""
    words = Words(game, None, ())
    told = f"setting-{setting}-{value}"
    label = words.say(f"setting-{setting}")
    tab.page.get_by_label(label).select_option(label=words.say(told) if words.has(told) else value)


def test_the_page_says_at_once_for_how_many_settings_are(person):
    tab = person("Ada").tab
    visit(tab, "darkness")
    for _ in range(3):
        button(tab, "One more seat").click()
    tab.page.get_by_text("Details of the rules").click()
    choose(tab, "darkness", "play", "arena")
    expect(tab.page.get_by_role("alert")).to_contain_text(
        "play=arena with teams=2 is for 2 to 6 players, not 7"
    )
    expect(button(tab, "Make the table")).to_be_disabled()
    button(tab, "One seat less").click()
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    expect(rows(tab).last).to_contain_text("team 2")
    expect(button(tab, "Make the table")).to_be_enabled()
    choose(tab, "darkness", "dungeon", "cellar")
    expect(tab.page.get_by_role("alert")).to_contain_text("an arena has none")


def test_a_game_master_sits_on_the_first_seat(person):
    tab = person("Ada").tab
    visit(tab, "darkness")
    tab.page.get_by_text("Details of the rules").click()
    choose(tab, "darkness", "play", "tabletop")
    expect(rows(tab).first).to_contain_text("is the game master")
    expect(rows(tab).last).to_contain_text("plays a hero")


@pytest.mark.parametrize("game", ["castle", "heists", "darkness"])
def test_one_plays_at_once_from_the_first_page(person, game):
    tab = person("Ada").tab
    tab.open("/")
    card = tab.page.locator("article").filter(has_text=darkling.find(game).title)
    told = [Words(game, None, ()).say(f"company-{company}") for company in darkling.find(game).companies()]
    assert card.locator(".companies").inner_text().lower() == " · ".join(told)
    usual = tab.person.ask("GET", f"/api/games/{game}")["usual"]
    card.get_by_role("button", name="Play now against bots").click()
    scene = tab.wait_for(lambda _: True)
    assert [len(scene["seats"]), scene["mine"]] == [len(usual), [usual.index("me")]]
