"""Attack the Darkness in the browser: the first dungeon, answers for an ally, and what nobody may see."""

import re

import pytest
from playwright.sync_api import expect
from support.boards import is_asked_or_over, scenes
from support.delve_pictures import (
    ASSASSIN,
    FOES,
    INQUISITOR,
    SAMURAI,
    TEMPLAR,
    answer,
    clearing,
    come_to,
    dungeons,
    laying,
    reaction,
    table,
    training,
    turn,
)
from support.delving import asks, check_at_all_sizes, delve, focus_and_enter, hero, press_verb, things, use
from support.house import UNLIMITED, RunningServer
from support.people import MOBILE, Person, sit_together
from support.tabs import is_asked, is_over

from darkling.games.darkness.cards import ACTION_CODES, CLASSES

BOTS = ("easy", "easy", "easy")
LANCE, BULWARK, FEND = "AC045", "AC067", "AC120"
DISCIPLINED = "RC31"
BOW = "IT05"
TEMPLARS = 4
"""Their number among the classes."""
HAND = re.compile(r'"(?:acs|rcs)":\["|"known":\[\[')
ONE_FOE = [{"foe": "MO12", "at": [[2, 2]], "hp": [1]}]
BESIDE = [[1, 2], [0, 0], [1, 0], [2, 0]]
"""Where the heroes stand on the stairs, the first one next to the monster."""
TRIED_IN_TURN = ("CL5", "CL2", "CL7", "CL6")
"""Whoever loses the first dungeon tries it again with another class; the first one is through soonest."""


def standing(*heroes):
    return [hero | {"at": square} for hero, square in zip(heroes, BESIDE, strict=True)]


def last_foe(encounter):
    """Return a room in which one blow of the first seat is left to be struck."""
    samurai = SAMURAI | {"acs": [LANCE, FEND, "AC121"], "rcs": [DISCIPLINED] * 3, "items": []}
    return table(
        seats=standing(samurai, INQUISITOR, TEMPLAR, ASSASSIN),
        foes=ONE_FOE,
        encounter=encounter,
        draws=[BOW],
    )


def guarded():
    """Return a blow at the first seat, which the second one can answer for it."""
    deck = [ACTION_CODES[card] for card in CLASSES[TEMPLARS].action_deck][1:]
    held = {"acs": [BULWARK], "rcs": ["RC42", "RC43"], "advancements": []}
    guard = TEMPLAR | held | {"at": [3, 5], "actions": [*deck, BULWARK]}
    return come_to(table(seats=[SAMURAI, guard], foes=[FOES[1]]), "react")


def test_one_person_and_three_bots_play_through_the_first_dungeon_by_mouse(person):
    tab = person().tab
    for code in TRIED_IN_TURN:
        tab.sit_down("me", *BOTS, game="darkness", dungeon="cellar", danger_percent=50)
        use(tab, code)
        delve(tab)
        if tab.scene["view"]["victory"]:
            break
    assert tab.scene["view"]["victory"]
    assert (hero(tab)["hero_class"], tab.scene["view"]["progress"]["encounter"]) == (code, 2)
    tab.page.get_by_role("dialog").wait_for()
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator('[data-part="scene"]')).to_be_visible()


def test_the_first_room_is_won_cleared_and_left_for_the_second(person, begin_with):
    begin_with(last_foe(1))
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    use(tab, LANCE)
    press_verb(tab, "done")
    use(tab, things(tab.wait_for(asks("choose-target")))[0])
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
    while ben.wait_for(lambda scene: is_asked(scene) or not scene["view"]["action"])["view"]["action"]:
        ben.click_any()
    saved = ada.wait_for(asks("react"))["view"]["attack"]["saved"]
    assert saved >= 5
    use(ada, FEND)
    while ada.wait_for(is_asked_or_over)["view"]["attack"]:
        ada.click_any()
    lost = max(0, damage - saved - 2)
    assert hero(ada)["hp"] == SAMURAI["hp"] - lost


def check_secrets(tab, own):
    """See that no scene that came over the wire shows anything hidden; `own` is the seat of the reader."""
    for scene in scenes(tab):
        for one in scene["view"]["heroes"]:
            assert (one["acs"] is None) == (one["rcs"] is None) == (one["seat"] != own)
            assert one["known"] is None or one["seat"] == own
            for listed in one["listed"]:
                assert list(listed) == sorted(listed), "cards are told by kind, never by place"
        hidden = [tile["card"] for tile in scene["view"]["tiles"] if tile["state"] == "hidden"]
        assert hidden
        assert set(hidden) == {None}


def draws_told(tab):
    """Return for each draw of which a tab was told whose it was, and whether the cards came, too."""
    events = [told["event"] for scene in scenes(tab) for told in scene["story"]["events"]]
    return [(event["hero"], bool(event.get("cards"))) for event in events if event["event"] == "HeroDrew"]


def test_no_frame_tells_a_closed_hand_the_order_of_a_deck_or_what_lies_face_down(person, begin_with):
    drawing = SAMURAI | {"acs": ["AC041"], "rcs": ["RC31"]}
    seats = [drawing, INQUISITOR | {"acs": ["AC070"]}, TEMPLAR, ASSASSIN]
    begin_with(table(seats=seats, foes=FOES, settings={"dungeon": "cellar", "open_hands": False}))
    host, guest, watcher = person("Ada"), person("Ben"), person("Eve")
    sit_together(host, guest, "easy", "easy", game="darkness")
    eve = watcher.open_tab(f"/table/{host.tab.table}")
    eve.wait_for(lambda scene: scene["viewer"] is None)
    press_verb(host.tab, "draw_up")
    host.tab.wait_for(asks("your-turn"))
    press_verb(host.tab, "end_turn")
    press_verb(host.tab, "keep_hand")
    press_verb(guest.tab, "draw_up")
    guest.tab.wait_for(asks("your-turn"))
    eve.wait_for(lambda scene: scene["view"]["acting"] == 1 and scene["view"]["heroes"][1]["hand"] == [3, 3])
    for tab, own in ((host.tab, 0), (guest.tab, 1), (eve, None)):
        check_secrets(tab, own)
        assert {seat for seat, is_told in draws_told(tab) if is_told} == ({0, 1} & {own})
    assert not any(HAND.search(frame) for frame in eve.frames)
    expect(guest.tab.page.locator(".mini.back").first).to_be_visible()


def test_a_campaign_goes_on_where_it_was_after_the_server_was_restarted(browser, tmp_path, begin_with):
    begin_with(dungeons())
    with RunningServer(tmp_path, rate=UNLIMITED) as server:
        ada = Person(browser, server.address, {})
        ada.tab.sit_down("me", *BOTS, game="darkness", dungeon="cellar", dungeons=3)
        use(ada.tab, "cave")
        while not asks("stand-where")(ada.tab.wait_for(is_asked_or_over)):
            ada.tab.press(1)
        before, number = ada.tab.scene, ada.tab.table
        ada.tab.forget()
    with RunningServer(tmp_path, rate=UNLIMITED) as server:
        ada.address = server.address
        ada.tab.visit(number)
        after = ada.tab.wait_for(asks("stand-where"))
        assert after["view"] == before["view"]
        assert after["view"]["progress"]["dungeon"] == "cave"
        assert after["view"]["progress"]["dungeons_left"] == 1
        use(ada.tab, things(after)[0])
        assert hero(ada.tab)["square"] == int(things(after)[0])
        ada.tab.forget()
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(
    ("begin", "first", "is_board"),
    [
        (turn, '[data-part="hand"]', True),
        (reaction, '[data-part="moment"]', True),
        (answer, '[data-part="moment"]', True),
        (clearing, '[data-part="moment"]', True),
        (laying, ".window", True),
        (training, '[data-part="scene"] button', False),
        (dungeons, 'button[data-thing="random"]', False),
        (None, 'button[data-thing="CL1"]', False),
    ],
    ids=["turn", "reaction", "answer", "clearing", "laying", "training", "dungeons", "classes"],
)
def test_the_table_is_usable_at_its_main_moments(person, axe, begin_with, begin, first, is_board):
    if begin:
        begin_with(begin())
    tab = person().tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(is_asked_or_over)
    check_at_all_sizes(tab, axe, first, is_board)


def test_a_turn_and_the_answer_to_a_blow_with_the_keyboard_alone(person, begin_with):
    samurai = SAMURAI | {"at": [3, 3], "acs": [LANCE, FEND], "rcs": [DISCIPLINED] * 3, "items": []}
    begin_with(come_to(table(seats=[samurai], foes=[FOES[1] | {"at": [[4, 4]]}]), "your-turn"))
    tab = person().tab
    tab.sit_down("me", game="darkness")
    tab.wait_for(asks("your-turn"))
    focus_and_enter(tab, f'.hand button[data-thing="{LANCE}"]')
    while not asks("choose-target")(tab.wait_for(is_asked_or_over)):
        tab.press(1)
    struck = things(tab.scene)[0]
    focus_and_enter(tab, f'section button[data-thing="{struck}"]:not([aria-disabled=true])')
    tab.wait_for(lambda scene: scene["view"]["line"][0]["figures"][0]["hp"] < FOES[1]["hp"][0])
    press_verb(tab, "end_turn")
    press_verb(tab, "keep_hand")
    tab.wait_for(asks("react"))
    focus_and_enter(tab, f'[data-part="moment"] button[data-thing="{FEND}"]')
    while tab.wait_for(is_asked_or_over)["view"]["attack"]:
        tab.press(len(tab.scene["asked"]["options"]))
    assert hero(tab)["hp"] < samurai["hp"]


def test_an_action_is_put_together_by_touch_and_wins_the_dungeon(person, begin_with):
    begin_with(last_foe(2))
    tab = person(**MOBILE).tab
    tab.sit_down("me", *BOTS, game="darkness")
    tab.wait_for(asks("your-turn"))
    tab.page.locator(f'.hand button[data-thing="{LANCE}"]').tap()
    tab.wait_for(asks("pay-for-it"))
    while not is_over(tab.wait_for(is_asked_or_over)):
        tab.tap_any()
    assert tab.scene["view"]["victory"]
