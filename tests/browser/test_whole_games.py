"""Games in the browser, from the first click to the result: by keyboard, by mouse, by touch, in company.

One by keys and one by clicks are as long as games are; the others have fewer heroes, and the same phases.
"""

from itertools import islice

from support.people import MOBILE
from support.siege import short_game
from support.tabs import is_over, turns

AWAY = "The line is down"


def invite_link(tab):
    """Return the link that the host finds on the table while it fills."""
    return tab.page.locator("input[readonly]").first.input_value()


def take_turns(*tabs, choices=None, until=lambda: False):
    """Let people choose: so many times in all, until something is so, or until the game is over."""
    for tab in islice(turns(*tabs), choices):
        if until():
            return
        tab.press(len(tab.scene["asked"]["options"]))


def test_two_people_and_two_bots_play_a_game(person, begin_with):
    """They reload, choose while the network is gone, open a second tab: nothing is lost."""
    begin_with(short_game(players=4))
    ada, ben = person("Ada"), person("Ben")
    ada.tab.make_table_by_form("me", "open", "easy", "easy")
    ben.tab.page.goto(invite_link(ada.tab))
    ben.tab.page.get_by_label("What shall the others call you?").fill("Ben")
    ben.tab.page.get_by_role("button", name="Sit down").click()
    scene = ben.tab.wait_for(lambda scene: scene["mine"] == [1])
    assert scene["seats"][1]["name"] == "Ben"
    ada.tab.wait_for(lambda scene: scene["status"] == "playing")
    take_turns(ada.tab, ben.tab, choices=4)

    ada.tab.reload()
    take_turns(ada.tab, ben.tab, choices=4)

    take_turns(ada.tab, ben.tab, until=lambda: ben.tab.scene["asked"])
    before = ben.tab.scene["asked"]["number"]
    ben.go_offline(True)
    ben.tab.page.get_by_text(AWAY).wait_for()
    ben.tab.page.keyboard.press("1")
    ben.go_offline(False)
    ben.tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != before)

    second = ada.open_tab(f"/table/{ada.tab.table}")
    second.wait_for(lambda scene: scene["viewer"] == 0)
    take_turns(second, ben.tab, choices=4)
    take_turns(ada.tab, ben.tab)
    assert ada.tab.scene["outcome"] == ben.tab.scene["outcome"]
    for tab in (ada.tab, second, ben.tab):
        tab.wait_for(is_over)
        tab.page.get_by_role("dialog").wait_for()


def test_a_game_with_the_keyboard_alone_from_the_first_page_on(person, begin_with):
    begin_with(short_game(players=4))
    ada = person()
    ada.tab.open("/")
    ada.tab.focus_on(ada.tab.page.get_by_role("button", name="Play now").first)
    ada.tab.page.keyboard.press("Enter")
    ada.tab.wait_for(lambda scene: scene["asked"])
    ada.tab.play_on()
    ada.tab.page.get_by_role("dialog").wait_for()
    ada.tab.page.keyboard.press("Escape")
    ada.tab.page.get_by_role("dialog").wait_for(state="hidden")


def test_a_whole_game_by_number_keys(person):
    ada = person()
    ada.tab.sit_down("me", "easy")
    ada.tab.play_on()
    ada.tab.page.get_by_role("dialog").wait_for()


def test_a_whole_game_by_clicks_on_the_cards(person):
    ada = person()
    ada.tab.make_table_by_form("me", "easy")
    for tab in turns(ada.tab):
        tab.click_any()
    ada.tab.page.get_by_role("dialog").wait_for()


def test_a_game_on_a_phone_by_touch(person, begin_with):
    begin_with(short_game(players=2, mode="hardcore"))
    ada = person(**MOBILE)
    ada.tab.sit_down("me", "easy")
    for tab in turns(ada.tab):
        tab.tap_any()
    ada.tab.page.get_by_role("dialog").wait_for()


def test_people_on_one_device_never_see_each_others_hands(person):
    ada = person()
    ada.tab.make_table_by_form("me", "device")
    seen = []
    for _ in range(4):
        take = ada.tab.page.get_by_role("button", name="I am")
        take.wait_for()
        assert ada.tab.page.locator("[data-thing]").count() == 0
        take.click()
        scene = ada.tab.wait_for(lambda scene: scene["asked"] and scene["viewer"] not in seen[-1:])
        other = 1 - scene["viewer"]
        assert scene["view"]["seats"][other]["hand"] is None
        seen.append(scene["viewer"])
        ada.tab.play_on(until=lambda scene: not scene["asked"])
    assert set(seen) == {0, 1}
