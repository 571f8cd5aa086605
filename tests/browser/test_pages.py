"""Every page: usable by everyone, and within one screen where one has to act."""

import pytest
from support.axe import wrongs
from support.people import DESKTOP, MOBILE, PHONE

AGREEMENTS = [
    ("dealings", "Mode", "hardcore", {"mode": "hardcore"}),
    ("heists", "Rounds at most", "10", {"rounds": 10}),
    ("castle", "Korak wins after so many rounds", "4", {"round_limit": 4}),
    ("village", "The Warlord wins after so many rounds", "3", {"round_limit": 3}),
]
WIDER = """
() => [...document.querySelectorAll('main, main .screen')].filter(
    place => place.scrollWidth > place.clientWidth + 1
).map(place => place.className)
"""


@pytest.mark.parametrize("path", ["/", "/new/dealings", "/new/heists", "/rules/dealings", "/credits"])
def test_axe_finds_nothing_serious_on_the_pages_around_the_table(person, axe, path):
    tab = person().tab
    tab.open(path)
    tab.page.locator("h1, h2").first.wait_for()
    for size in (DESKTOP, PHONE):
        tab.page.set_viewport_size(size)
        assert wrongs(tab, axe) == []


@pytest.mark.parametrize(("game", "label", "value", "settings"), AGREEMENTS)
def test_what_was_chosen_in_the_form_is_agreed_on_at_the_table(person, game, label, value, settings):
    ada = person()
    ada.tab.make_table_by_form("me", "easy", game=game, settings={label: value})
    assert ada.ask("GET", f"/api/tables/{ada.tab.table}")["settings"] == settings


def test_seats_of_a_new_table_have_the_colours_of_their_game(person):
    def colour(page, seat):
        return page.get_by_text(f"Seat {seat}", exact=True).evaluate("seat => getComputedStyle(seat).color")

    ada = person()
    castle, dealings = [ada.open_tab(f"/new/{game}").page for game in ("castle", "dealings")]
    assert colour(castle, 1) != colour(dealings, 1)
    assert colour(castle, 2) == colour(dealings, 1), "the red hero's, since seat 1 is Korak's"


def test_a_table_that_is_not_there_says_so(person, axe):
    eve = person("Eve")
    tab = eve.tab
    tab.open("/table/no-such-table")
    tab.page.get_by_text("There is no such table").wait_for()
    assert wrongs(tab, axe) == []
    # The browser itself complains about the answer 404.
    assert all("404" in complaint for complaint in eve.complaints)
    eve.complaints.clear()


@pytest.mark.parametrize("device", [{"viewport": DESKTOP}, MOBILE], ids=["desktop", "phone"])
def test_a_table_is_usable_and_needs_no_scrolling_in_every_phase(person, axe, device):
    tab = person(**device).tab
    tab.sit_down("me", "easy", "easy", mode="hardcore")
    for phase in ("hero", "defense", "combat"):
        tab.play_on(until=lambda scene, phase=phase: scene["asked"] and scene["view"]["phase"] == phase)
        assert wrongs(tab, axe) == []
        assert not tab.page.evaluate("document.scrollingElement.scrollHeight > innerHeight + 1")
        assert not tab.page.evaluate("document.scrollingElement.scrollWidth > innerWidth + 1")
        assert tab.page.evaluate(WIDER) == [], "only rows of cards scroll sideways"
        prompt = tab.page.locator(".question").bounding_box()
        assert prompt["y"] + prompt["height"] <= device["viewport"]["height"]
    tab.play_on()
    tab.page.get_by_role("dialog").wait_for()
    assert wrongs(tab, axe) == []
