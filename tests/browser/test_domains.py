"""Dark Domains in the browser: spells and their answers, what nobody else may see, and how a game ends."""

import re
from itertools import islice

import pytest
from playwright.sync_api import expect
from support.ahead import play_ahead
from support.axe import wrongs
from support.boards import is_asked_or_over, scenes
from support.people import DESKTOP, MOBILE, PHONE, sit_together
from support.realms import dark, lair, light, realm, table
from support.tabs import is_asked, is_over, turns

LAST_TURN = ("FO32", "FO05")
"""Death is out: the game ends with this turn."""
QUIET = [["AD34", "AD31", "AD30", "AD35"], ["AD19"]]
"""Parties that find nothing where no tile lies."""
HUNTERS = [["AD05", "AD06", "AD10", "AD11"], ["AD13", "AD14", "AD43", "AD47"]]
PLAGUE, WARD, COUNTERSPELL, SERVICE, RUNE, STONE, WELL = (
    "SP06",
    "SP19",
    "SP26",
    "SP28",
    "SP16",
    "SP35",
    "SP38",
)
SPIRIT_AWAY, RALLY = "SP17", "SP13"
"""Spells that nobody can cast at the end of a turn."""
MINIONS_OF_TWO = 8
"""So often at least two people are asked in a turn: where each of their minions goes."""
RICH = {"coins": 12, "earth": 4, "wind": 4, "fire": 4, "water": 4, "stone": 6, "metal": 3, "wood": 4}
UNTIL_TARGET, THIS_ROUND = "until-target", "this-round"
HAND, STORES = re.compile(r'"hand":\["SP'), re.compile(r'"stores":\[')
SIDEWAYS = "place => place.scrollWidth > place.clientWidth + 1"
UPWARDS = "place => place.scrollHeight > place.clientHeight + 1"


def last_turn(*realms, phase, **rest):
    return table(*realms, phase=phase, fortune_shown=LAST_TURN, **rest)


def builder(**rest):
    """Return a seat that is hunted, can raise its defense, and has something to build."""
    built = {"S1": dark("TI10"), "W1": light("TI11"), "M1": lair("MO44")}
    held = {"spells": ["SP11", "SP12"], "held": ["TI38", "TI18"], "workers": 6}
    return realm(built, **RICH, **held, **rest)


def asks(prompt):
    return lambda scene: is_asked(scene) and scene["asked"]["prompt"] == prompt


def things(scene):
    return [offer["thing"] for offer in scene["asked"]["options"]] if scene["asked"] else []


def thing(tab, code):
    """Return the button of something that can be chosen."""
    return tab.page.locator(f'button[data-thing="{code}"]:not([aria-disabled=true])').first


def use(tab, code):
    """Click on a thing on the table, as soon as it can be chosen."""
    asked = tab.wait_for(lambda scene: code in things(scene))["asked"]["number"]
    thing(tab, code).click()
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def use_nothing_more(tab):
    tab.page.locator(".buttons").get_by_role("button", name="Nothing more").click()


def order(tab, kind):
    """Order to pass, by the list beside the prompt."""
    tab.page.get_by_label("When I can react").select_option(kind)
    tab.wait_for(lambda scene: scene["orders"]["standing"] == kind)


def told(tab, kind):
    """Return all events of a kind that a tab has been told of."""
    story = {}
    for scene in scenes(tab):
        story |= dict(enumerate(scene["story"]["events"], scene["story"]["start"]))
    return [each["event"] for each in story.values() if each["event"]["event"] == kind]


def own(tab):
    """Return what a person sees of their own seat."""
    return tab.scene["view"]["seats"][tab.scene["viewer"]]


def coins(tab):
    return own(tab)["stores"][0]


def check_usable(tab, axe, first):
    """See that nobody is kept from using the page, and that what matters comes first.

    A phone may have to be scrolled, but not sideways.
    """
    tab.dismiss_tips()
    for size in (PHONE, DESKTOP):
        tab.page.set_viewport_size(size)
        assert wrongs(tab, axe) == []
        expect(tab.page.locator(first).first).to_be_in_viewport()
        for too_large in (SIDEWAYS,) if size is PHONE else (SIDEWAYS, UPWARDS):
            assert not tab.page.evaluate(f"[...document.querySelectorAll('main .screen')].some({too_large})")
            assert not tab.page.evaluate(f"[document.scrollingElement].some({too_large})")


def play_to_the_end(*tabs):
    for tab in turns(*tabs):
        tab.press(len(tab.scene["asked"]["options"]))
    for tab in tabs:
        tab.page.get_by_role("dialog").get_by_text("Skulls").first.wait_for()


def test_two_people_and_two_bots_play_from_the_first_spell_to_the_result(person, server):
    """They choose by hand at first and in the last turn; what lies between is played ahead."""
    ada, ben = person("Ada"), person("Ben")
    sit_together(ada, ben, "easy", "easy", game="domains")
    for tab in islice(turns(ada.tab, ben.tab), 8):
        tab.click_any()
    play_ahead(server, ada.tab.table, left=MINIONS_OF_TWO)
    for tab in (ada.tab, ben.tab):
        tab.visit(tab.table)
        assert tab.scene["view"]["last_turn"]
    play_to_the_end(ada.tab, ben.tab)
    assert ada.tab.scene["outcome"] == ben.tab.scene["outcome"]


def test_a_person_counters_a_spell_and_an_order_lets_the_next_one_pass(person, axe, begin_with):
    mage = realm(spells=[PLAGUE, PLAGUE, STONE], earth=3, wind=2, to_place=0)
    spells = [COUNTERSPELL, WARD, RUNE]
    warded = realm({"W1": lair("MO44")}, spells=spells, earth=2, wind=2, fire=2, coins=9, to_place=0)
    poor = realm(coins=5, to_place=0)
    begin_with(last_turn(mage, warded, poor, poor, phase="before", taverns=QUIET))
    host, guest = person("Ada"), person("Ben")
    ada, ben = host.tab, guest.tab
    sit_together(host, guest, "easy", "easy", game="domains")

    order(ben, UNTIL_TARGET)
    use_nothing_more(ada)
    use(ada, PLAGUE)
    ben.wait_for(asks("answer-a-spell"))
    assert {"event": "WindowPassed", "seat": 1, "window": "B"} in told(ben, "WindowPassed")
    check_usable(ben, axe, f'[data-part="moment"] [data-thing="{PLAGUE}"]')
    for code in (COUNTERSPELL, "earth", "fire", "attack"):
        use(ben, code)
    assert [counter["spell"] for counter in told(ada, "SpellCountered")] == [COUNTERSPELL]
    assert (coins(ben), len(own(ben)["hand"])) == (9, 3)

    order(ben, THIS_ROUND)
    use(ada, PLAGUE)
    ben.wait_for(lambda scene: coins(ben) == 7)
    assert WARD in own(ben)["hand"], "he could have answered"
    play_to_the_end(ada, ben)
    assert ada.scene["outcome"] == ben.scene["outcome"]
    assert len(told(ben, "SpellCountered")) == 1


def test_a_half_made_cast_reaches_nobody_else(person, begin_with):
    mage = realm(spells=[SERVICE], coins=2, earth=2, fire=2)
    begin_with(last_turn(mage, realm(), phase="after", inn=["HE01", "HE02"], taverns=QUIET))
    host, guest, watcher = person("Ada"), person("Ben"), person("Eve")
    sit_together(host, guest, game="domains")
    ada, ben, eve = host.tab, guest.tab, watcher.open_tab(f"/table/{host.tab.table}")
    eve.wait_for(lambda scene: scene["viewer"] is None)
    chat(ada, "I begin")
    others = (ben, eve)
    for tab in others:
        tab.wait_until(lambda tab=tab: has_heard(tab, "I begin"))
    heard = [len(tab.frames) for tab in others]

    for code in (SERVICE, "inn-2", "fire"):
        use(ada, code)
    assert ada.scene["view"]["plan"]["picks"] == ["henchman inn-2", "element fire"]
    ada.page.get_by_role("button", name="Undo").click()
    ada.wait_for(lambda scene: scene["view"]["plan"]["picks"] == ["henchman inn-2"])
    use(ada, "earth")
    chat(ada, "I think")
    for tab, before in zip(others, heard, strict=True):
        tab.wait_until(lambda tab=tab: has_heard(tab, "I think"))
        assert [frame for frame in tab.frames[before:] if '"type":"chats"' not in frame] == []

    use(ada, "fire")
    for tab, before in zip(others, heard, strict=True):
        tab.wait_for(lambda scene: SERVICE in scene["view"]["shown"])
        news = next(frame for frame in tab.frames[before:] if '"type":"scene"' in frame)
        assert "SpellCast" in news
        assert told(tab, "SpellCast") == told(ada, "SpellCast")
        assert {scene["view"]["plan"] for scene in scenes(tab)} == {None}


def chat(tab, words):
    tab.page.get_by_role("tab", name="Chat").click()
    tab.page.get_by_label("Say something").fill(words)
    tab.page.get_by_role("button", name="Say").click()


def has_heard(tab, words):
    return any(words in frame for frame in tab.frames)


@pytest.mark.parametrize("is_open", [False, True], ids=["hidden", "open"])
def test_a_spectator_sees_no_hand_and_stores_only_where_they_are_open(person, begin_with, is_open):
    mage = realm(spells=[STONE, WELL, SPIRIT_AWAY], coins=4, earth=2, to_place=1)
    settings = {"open_stores": is_open}
    begin_with(last_turn(mage, realm(spells=[RALLY]), phase="before", taverns=QUIET, settings=settings))
    host, watcher = person("Ada"), person("Eve")
    host.tab.sit_down("me", "easy", game="domains")
    ada, eve = host.tab, watcher.open_tab(f"/table/{host.tab.table}")
    eve.wait_for(lambda scene: scene["viewer"] is None)
    use(ada, STONE)
    ada.play_on(until=asks("use-in-production"))
    eve.wait_for(lambda scene: scene["view"]["phase"] == "production")
    expect(eve.page.locator('[data-part="hand"] .hidden')).to_have_count(2)
    expect(eve.page.locator(f'[data-thing="{SPIRIT_AWAY}"]')).to_have_count(0)
    coins_shown = f"{coins(ada)} Coins" if is_open else "Coins: hidden"
    expect(eve.page.locator('[data-thing="coins"]')).to_contain_text(coins_shown)
    wanted = (HAND, STORES, *map(re.compile, (STONE, WELL, SPIRIT_AWAY, RALLY)))
    # What has been cast lies open.
    assert found(eve, wanted) == [False, is_open, True, False, False, False]
    assert found(ada, wanted) == [True, True, True, True, True, False]


def found(tab, wanted):
    """Say of each of several patterns whether anything like it came over the wire."""
    return [any(pattern.search(frame) for frame in tab.frames) for pattern in wanted]


def test_two_people_at_one_screen_never_see_each_others_spells(person, begin_with):
    hands = ((WELL, SPIRIT_AWAY), (WELL, RALLY))
    begin_with(last_turn(*[realm(spells=spells, coins=2) for spells in hands], phase="end"))
    tab = person().tab
    tab.make_table_by_form("me", "device", game="domains")
    for seat, (_, kept) in enumerate(hands):
        seen = take_the_screen(tab, seat)["view"]["seats"][1 - seat]
        assert (seen["hand"], seen["stores"], seen["backs"]) == (None, None, [0, 1, 0, 1])
        expect(tab.page.locator(f'[data-thing="{kept}"]')).to_have_count(1)
        expect(tab.page.locator(f'[data-thing="{hands[1 - seat][1]}"]')).to_have_count(0)
        use(tab, WELL)
    for seat in (0, 1):
        take_the_screen(tab, seat)
        for element in ("earth", "fire", "fire"):
            use(tab, element)
    tab.wait_for(is_over)


def take_the_screen(tab, seat):
    """Say who one is, where nothing of the table is to be seen, and return what is seen then."""
    take = tab.page.get_by_role("button", name="I am")
    take.wait_for()
    assert tab.page.locator("[data-thing]").count() == 0
    take.click()
    return tab.wait_for(lambda scene: scene["asked"] and scene["viewer"] == seat)


def test_the_table_is_usable_at_its_main_moments(person, axe, begin_with):
    begin_with(last_turn(builder(to_place=2), realm(to_place=1), phase="placement", taverns=HUNTERS))
    tab = person().tab
    tab.sit_down("me", "easy", game="domains")
    moments = {
        "place-a-minion": 'button[data-thing="seer"]',
        "build-or-done": 'button[data-thing="TI38"]',
        "raise-the-defense": '[data-part="moment"] [data-thing^="raid"]',
    }
    while not is_over(tab.wait_for(is_asked_or_over)):
        asked = tab.scene["asked"]
        first = moments.pop(asked["prompt"], None)
        if first:
            check_usable(tab, axe, first)
        tab.press(1 if asked["prompt"].startswith("build") else len(asked["options"]))
    assert moments == {}


def test_a_turn_with_the_keyboard_alone(person, begin_with):
    begin_with(last_turn(builder(to_place=2), realm(to_place=1), phase="placement", taverns=HUNTERS))
    tab = person().tab
    tab.sit_down("me", "easy", game="domains")
    tab.wait_for(asks("place-a-minion"))
    tab.focus_on(thing(tab, "temple-2"))
    tab.page.keyboard.press("Enter")
    tab.wait_for(lambda scene: own(tab)["to_place"] == 1)
    tab.play_on()
    tab.page.get_by_role("dialog").wait_for()
    tab.page.keyboard.press("Escape")
    tab.page.get_by_role("dialog").wait_for(state="hidden")


def test_a_turn_on_a_phone_by_touch(person, begin_with):
    begin_with(last_turn(builder(to_place=2), realm(to_place=1), phase="placement", taverns=HUNTERS))
    tab = person(**MOBILE).tab
    tab.sit_down("me", "easy", game="domains")
    for each in turns(tab):
        each.tap_any()
    tab.page.get_by_role("dialog").wait_for()
