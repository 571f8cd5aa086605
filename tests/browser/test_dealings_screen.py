"""The table of Dark Dealings: everything is at hand, and says what it is."""

import pytest
from support.late import played_until
from support.people import DESKTOP

OUT_OF_SIGHT = """
() => [...document.querySelectorAll('.card.open')].filter(card => {
    const at = card.getBoundingClientRect();
    const prompt = document.querySelector('.question').getBoundingClientRect();
    return at.top < 0 || at.bottom > prompt.top || at.left < 0 || at.right > innerWidth;
}).map(card => card.dataset.thing)
"""
CLIPPED = """
() => [...document.querySelectorAll('.card .name')].filter(name => {
    const card = name.closest('.card').getBoundingClientRect(), at = name.getBoundingClientRect();
    return name.scrollWidth > name.clientWidth + 1 || at.bottom > card.bottom || at.right > card.right;
}).map(name => name.innerText)
"""


def can_choose_a_card(g):
    return 0 in g.waiting and any(option.code for option in g.decision(0).options)


@pytest.mark.parametrize("phase", ["hero", "defense", "combat"])
def test_with_six_castles_every_card_that_can_be_chosen_is_in_sight(person, begin_with, phase):
    begin_with(played_until("dealings", 6, lambda g: g.phase == phase and can_choose_a_card(g)))
    tab = person().tab
    tab.sit_down("me", *["easy"] * 5)
    tab.wait_for(lambda scene: scene["asked"])
    tab.dismiss_tips()
    tab.wait_until_still()
    tab.page.locator(".card.open").first.wait_for()
    assert tab.page.evaluate(OUT_OF_SIGHT) == []
    assert tab.page.evaluate(CLIPPED) == []


def test_cards_on_offer_have_their_numbers_and_are_chosen_by_them(person):
    tab = person().tab
    tab.sit_down("me", "easy")
    offers = tab.scene["asked"]["options"]
    cards = tab.page.locator(".card.open")
    assert [cards.nth(n).get_attribute("data-thing") for n in range(len(offers))] == [
        offer["thing"] for offer in offers
    ]
    tab.press(2)
    assert tab.scene["view"]["chosen"] == [offers[1]["thing"]]
    taken = tab.page.locator(".card.taken")
    assert taken.get_attribute("data-thing") == offers[1]["thing"]


def test_a_card_that_cannot_be_chosen_says_why(person):
    tab = person().tab
    tab.sit_down("me", "easy")
    tab.press(1)
    barred = tab.scene["asked"]["barred"][0]
    tab.page.locator(f'.card[data-thing="{barred["thing"]}"]').hover()
    said = tab.page.locator("aside", has_text="You are keeping").last
    said.wait_for()
    assert barred["rule"] in said.inner_text()


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_a_small_card_opens(person, begin_with, by):
    begin_with(played_until("dealings", 4, lambda g: g.defenses[0] and 0 in g.waiting))
    tab = person().tab
    tab.sit_down("me", *["easy"] * 3)
    token = tab.page.locator(".token").last
    if by == "pointer":
        token.hover()
    else:
        token.focus()
    sheet = tab.page.locator(".peek")
    sheet.wait_for()
    box = sheet.bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= DESKTOP["height"]
