"""Attack the Darkness in the browser: the first dungeon, answers for an ally, and what nobody may see."""

import re

import pytest
from playwright.sync_api import expect
from support.axe import wrongs
from support.boards import is_asked_or_over, scenes
from support.delve_pictures import ASSASSIN, FOES, INQUISITOR, LASTING, SAMURAI, TEMPLAR, come_to, say, table
from support.people import DESKTOP, MOBILE, PHONE, sit_together
from support.tabs import is_asked, is_over

from darkling.games.darkness.cards import ACTION_CODES, CLASSES

BOTS = ("easy", "easy", "easy")
LANCE, BULWARK, FEND = "AC045", "AC067", "AC120"
DISCIPLINED = "RC31"
BOW = "IT05"
TEMPLARS = 4
"""Their number among the classes."""
SIDEWAYS = "place => place.scrollWidth > place.clientWidth + 1"
UPWARDS = "place => place.scrollHeight > place.clientHeight + 1"
HAND = re.compile(r'"(?:acs|rcs)":\["')
ONE_FOE = [{"foe": "MO12", "at": [[2, 2]], "hp": [1]}]
BESIDE = [[1, 2], [0, 0], [1, 0], [2, 0]]
"""Where the heroes stand on the stairs, the first one next to the monster."""


def standing(*heroes, squares=BESIDE):
    return [hero | {"at": square} for hero, square in zip(heroes, squares, strict=True)]


def last_foe(encounter):
    """Return a room in which one blow of the first seat is left to be struck."""
    samurai = SAMURAI | {"acs": [LANCE, FEND, "AC121"], "rcs": [DISCIPLINED] * 3, "items": []}
    return table(
        seats=standing(samurai, INQUISITOR, TEMPLAR, ASSASSIN),
        foes=ONE_FOE,
        encounter=encounter,
        draws=[BOW],
    )


def asks(*prompts):
    return lambda scene: is_asked(scene) and scene["asked"]["prompt"] in prompts


def things(scene):
    return [offer["thing"] for offer in scene["asked"]["options"]] if is_asked(scene) else []


def use(tab, code):
    """Click on a thing on the table, as soon as it can be chosen."""
    asked = tab.wait_for(lambda scene: code in things(scene))["asked"]["number"]
    tab.page.locator(f'button[data-thing="{code}"]:not([aria-disabled=true])').first.click()
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def press_verb(tab, verb):
    """Choose what goes by a verb alone, by its number."""
    tab.wait_for(lambda scene: is_asked(scene) and verb in verbs(scene))
    tab.press(1 + verbs(tab.scene).index(verb))


def verbs(scene):
    return [offer["verb"] for offer in scene["asked"]["options"]]


def strike(tab):
    """Pay for the blow at the last monster, and strike it."""
    use(tab, LANCE)
    press_verb(tab, "done")
    offers = tab.wait_for(asks("choose-target"))["asked"]["options"]
    use(tab, next(offer["thing"] for offer in offers if offer["verb"] == "target"))


def hero(tab, seat=0):
    return tab.scene["view"]["heroes"][seat]


def check_usable(tab, axe, first, is_board=True):
    """See that nobody is kept from using the page, and that what matters is in sight.

    A scene of its own may be scrolled, but not sideways.
    """
    tab.dismiss_tips()
    for size in (PHONE, DESKTOP):
        tab.page.set_viewport_size(size)
        assert wrongs(tab, axe) == []
        expect(tab.page.locator(first).first).to_be_in_viewport()
        for too_large in (SIDEWAYS, UPWARDS) if is_board else (SIDEWAYS,):
            assert not tab.page.evaluate(f"[...document.querySelectorAll('main .screen')].some({too_large})")


def test_one_person_and_three_bots_prepare_and_enter_the_first_dungeon(person):
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness", dungeon="cellar")
    use(tab, "CL4")
    tab.wait_for(asks("who-marches-next"))
    use(tab, "0")
    while tab.wait_for(is_asked_or_over)["asked"]["prompt"] != "your-turn":
        tab.click_any()
    assert (hero(tab)["hero_class"], hero(tab)["place"]) == ("CL4", 1)
    press_verb(tab, "free_move")
    squares = things(tab.wait_for(asks("move-where")))
    use(tab, squares[0])
    assert hero(tab)["square"] == int(squares[0])


def test_the_first_room_is_won_cleared_and_left_for_the_second(person, begin_with):
    begin_with(last_foe(1))
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    strike(tab)
    press_verb(tab, "keep_hand")
    tab.wait_for(asks("revive-rest-explore"))
    press_verb(tab, "explore")
    tile = things(tab.wait_for(asks("flip-which")))[0]
    assert not any(f'"{BOW}"' in frame for frame in tab.frames), "nobody knows what lies under a tile"
    use(tab, tile)
    tab.wait_for(
        lambda scene: scene["view"]["tiles"][int(tile)]["card"] == BOW or BOW in str(hero(tab)["items"])
    )
    while tab.wait_for(is_asked_or_over)["view"]["progress"]["encounter"] == 1:
        tab.click_any()
    assert tab.scene["view"]["progress"]["encounter"] == 2


def test_the_last_blow_in_the_second_room_wins_the_dungeon(person, begin_with):
    begin_with(last_foe(2))
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    strike(tab)
    tab.wait_for(is_over)
    assert tab.scene["view"]["victory"]
    tab.page.get_by_role("dialog").wait_for()
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator('[data-part="scene"]')).to_be_visible()


def guarded():
    """Return a blow at the first seat, which the second one can answer for it."""
    deck = [ACTION_CODES[card] for card in CLASSES[TEMPLARS].action_deck][1:]
    held = {"acs": [BULWARK], "rcs": ["RC42", "RC43"], "advancements": []}
    guard = TEMPLAR | held | {"at": [3, 5], "actions": [*deck, BULWARK]}
    return come_to(table(seats=[SAMURAI, guard], foes=[FOES[1]]), "react")


def test_two_people_answer_one_blow_after_the_other(person, begin_with):
    begin_with(guarded())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness")
    ada, ben = host.tab, guest.tab
    assert things(ada.wait_for(asks("react"))).count(FEND) == 1
    damage = ada.scene["view"]["attack"]["damage"]
    ada.page.locator(".buttons button").last.click()
    ben.wait_for(asks("react"))
    use(ben, BULWARK)
    while ben.wait_for(lambda scene: True)["view"]["action"]:
        ben.wait_for(is_asked)
        ben.click_any()
    saved = ada.wait_for(asks("react"))["view"]["attack"]["saved"]
    assert saved >= 5
    use(ada, FEND)
    while ada.wait_for(is_asked_or_over)["view"]["attack"]:
        ada.click_any()
    lost = max(0, damage - saved - 2)
    assert hero(ada)["hp"] == SAMURAI["hp"] - lost


def test_closed_hands_stay_closed_also_to_spectators(person, begin_with):
    begin_with(table(foes=FOES, settings={"dungeon": "cellar", "open_hands": False}))
    host, guest, watcher = person("Ada"), person("Ben"), person("Eve")
    sit_together(host, guest, "easy", "easy", game="darkness")
    eve = watcher.open_tab(f"/table/{host.tab.table}")
    eve.wait_for(lambda scene: scene["viewer"] is None)
    host.tab.wait_for(asks("your-turn"))
    for tab, own in ((host.tab, 0), (guest.tab, 1), (eve, None)):
        for scene in scenes(tab):
            for one in scene["view"]["heroes"]:
                assert (one["acs"] is None) == (one["seat"] != own)
                assert (one["known"] is None) or one["seat"] == own
            hidden = [tile["card"] for tile in scene["view"]["tiles"] if tile["state"] == "hidden"]
            assert hidden
            assert set(hidden) == {None}
    assert not any(HAND.search(frame) for frame in eve.frames)
    expect(guest.tab.page.locator(".mini.back")).to_have_count(6 + 6 + 4)


@pytest.mark.parametrize("moment", ["turn", "reaction", "answer", "clearing"])
def test_the_table_is_usable_at_its_main_moments(person, axe, begin_with, moment):
    turn = table(foes=FOES, effects=LASTING, round=2)
    begins = {
        "turn": lambda: turn,
        "reaction": lambda: come_to(turn, "react"),
        "answer": lambda: say(come_to(turn, "react"), "play AC041", "add RC31"),
        "clearing": lambda: come_to(table(phase="clearing"), "revive-rest-explore"),
    }
    begin_with(begins[moment]())
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(is_asked)
    first = ".hand button" if moment == "turn" else '[data-part="moment"]'
    check_usable(tab, axe, first)


def test_the_choice_of_a_class_is_usable(person, axe):
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(asks("choose-a-class"))
    check_usable(tab, axe, 'button[data-thing="CL1"]', is_board=False)


def test_a_blow_is_answered_with_the_keyboard_alone(person, begin_with):
    begin_with(come_to(table(foes=FOES, effects=LASTING, round=2), "react"))
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(asks("react"))
    tab.focus_on(tab.page.locator(f'[data-part="moment"] button[data-thing="{FEND}"]'))
    tab.page.keyboard.press("Enter")
    tab.wait_for(asks("pay-for-it"))
    tab.press(1)
    tab.wait_for(lambda scene: hero(tab)["hp"] < SAMURAI["hp"])


def test_an_action_is_put_together_by_touch(person, begin_with):
    begin_with(last_foe(2))
    tab = person(**MOBILE).tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(asks("your-turn"))
    tab.page.locator(f'.hand button[data-thing="{LANCE}"]').tap()
    tab.wait_for(asks("pay-for-it"))
    while not is_over(tab.wait_for(is_asked_or_over)):
        tab.tap_any()
    assert tab.scene["view"]["victory"]
