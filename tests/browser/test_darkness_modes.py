"""Attack the Darkness in the browser with a game master, and in the arena."""

import pytest
from playwright.sync_api import expect
from support import mode_pictures as moments
from support.boards import is_asked_or_over
from support.delving import asks, check_at_all_sizes, focus_and_enter, hero, press_verb, things, use, verbs
from support.mode_pictures import CROSSBOWS
from support.people import sit_together
from support.tabs import is_asked, is_over

TABLETOP = {"play": "tabletop"}
ARENA = {"play": "arena"}
MOMENT = '[data-part="moment"]'
VAMPIRE = "MO16"
FIRST_ROUND = 1
BY_KEYS = ("play", "done", "keep_hand", "pass", "free_move", "end_turn", "draw_up", "go", "stand")
"""What brings a duel on, best first."""
BRINGS_ON = ("target", "done", "stay", "skip", "pass")
ENOUGH = 30
"""More choices than any of these moments needs."""


def muster(tab):
    return tab.scene["view"]["master"]["muster"]


def foes(tab):
    """Return the monsters of the line by number, with their squares."""
    line = tab.scene["view"]["line"]
    return {foe["figure"]: foe["square"] for card in line for foe in card["figures"]}


def go_on(is_so, *tabs):
    """Let all who are asked bring things on, until something is so."""
    for _ in range(ENOUGH):
        tabs[0].wait_until(lambda: is_so() or any(is_asked(tab.scene) for tab in tabs))
        if is_so():
            return
        tab = next(tab for tab in tabs if is_asked(tab.scene))
        offered = verbs(tab.scene)
        tab.press(next((1 + offered.index(verb) for verb in BRINGS_ON if verb in offered), 1))
    raise AssertionError(f"it never comes to that: {tabs[0].prompt}")


def drag_to(tab, thing):
    """Drag the token of the next monster onto a square, as soon as that can be chosen."""
    asked = tab.wait_for(lambda scene: thing in things(scene))["asked"]["number"]
    tab.page.locator(f"{MOMENT} .token.first").drag_to(
        tab.page.locator(f'.window button[data-thing="{thing}"]'), force=True
    )
    tab.wait_for(lambda scene: not scene["asked"] or scene["asked"]["number"] != asked)


def test_a_game_master_sets_up_a_room_and_leads_its_monsters(person, axe, begin_with):
    begin_with(moments.alone())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness", **TABLETOP)
    ada, ben = host.tab, guest.tab
    press_verb(ada, "horizontal")
    use(ada, things(ada.wait_for(asks("lay-where")))[0])
    press_verb(ada, "propose")
    use(ben, things(ben.wait_for(asks("stand-where")))[0])
    ada.wait_for(asks("enlist-whom"))
    expect(ben.page.get_by_text("What comes next is a secret.")).to_be_visible()
    check_at_all_sizes(ben, axe, MOMENT)
    assert ben.scene["view"]["master"]["muster"]["recruits"] is None
    use(ada, CROSSBOWS)
    use(ada, "1")
    drag_to(ada, "20")
    assert list(foes(ada).values()) == [20]
    press_verb(ada, "propose")
    ada.wait_for(asks("enlist-whom"))
    assert len(foes(ada)) == 2
    ben.wait_for(lambda _: foes(ben) == foes(ada))
    vampire = ada.page.locator(f'.gallery button[data-thing="{VAMPIRE}"]')
    expect(vampire).to_have_attribute("aria-disabled", "true")
    expect(vampire).to_contain_text("There is room for only 7 more")
    press_verb(ada, "done")
    press_verb(ben, "draw_up")
    press_verb(ben, "end_turn")
    press_verb(ben, "keep_hand")
    before = foes(ada)[ada.wait_for(asks("lead-monster"))["view"]["master"]["led"]["figure"]]
    goal = next(offer["thing"] for offer in ada.scene["asked"]["options"] if offer["verb"] == "go")
    use(ada, goal)
    assert int(goal) in foes(ada).values()
    assert before not in foes(ada).values()
    press_verb(ada, "as_printed")
    go_on(lambda: ben.scene["view"]["progress"]["round"] > FIRST_ROUND, ada, ben)


def test_a_monster_is_struck_and_led_and_its_defense_is_asked(person, begin_with):
    begin_with(moments.short_of_a_blow())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness", **TABLETOP)
    ada, ben = host.tab, guest.tab
    use(ben, moments.LANCE)
    go_on(lambda: asks("defend-or-not")(ada.scene), ben)
    ben.wait_for(lambda scene: scene["view"]["attack"])
    defense = ada.scene["view"]["master"]["defense"]
    assert defense["hp_defended"] > defense["hp_undefended"]
    ada.page.locator(f"{MOMENT} .answers button").first.click()
    ben.wait_for(lambda scene: scene["view"]["attack"] is None)
    assert ben.scene["view"]["line"][0]["figures"][0]["hp"] == defense["hp_defended"]
    press_verb(ben, "end_turn")
    press_verb(ben, "keep_hand")
    prey = ada.wait_for(asks("lead-monster"))["view"]["master"]["led"]["prey"]
    before = hero(ben)["hp"]
    ada.page.locator(f"{MOMENT} .prey button").click()
    go_on(lambda: hero(ben)["hp"] < before, ben)
    assert hero(ben)["hp"] == prey[0]["hp_after"]
    go_on(lambda: ben.scene["view"]["progress"]["round"] > FIRST_ROUND, ada, ben)


def test_two_people_cut_and_take_their_corners(person, begin_with):
    begin_with(moments.before_the_duel())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness", **ARENA)
    tabs = (host.tab, guest.tab)
    for tab in tabs:
        expect(tab.page.locator(f"{MOMENT} .winner")).to_be_visible()
        assert tab.scene["view"]["heroes"][1 - tab.scene["viewer"]]["acs"] is None
    for seat in [
        tabs[0].scene["view"]["heroes"][figure]["seat"] for figure in tabs[0].scene["view"]["march"]
    ]:
        corner = tabs[seat].scene["view"]["arena"]["teams"][seat]["corner"]
        assert set(things(tabs[seat].wait_for(asks("stand-where")))) <= {str(square) for square in corner}
        use(tabs[seat], str(corner[5]))
    for tab in tabs:
        tab.wait_for(lambda scene: scene["view"]["progress"]["round"] == FIRST_ROUND)
        expect(tab.page.locator('[data-part="teams"] [aria-current]')).to_have_count(1)


def test_an_attack_in_the_arena_is_answered_and_ends_the_duel(person, begin_with):
    begin_with(moments.last_of_a_duel())
    host, guest = person("Ada"), person("Ben")
    sit_together(host, guest, game="darkness", **ARENA)
    ada, ben = host.tab, guest.tab
    use(ada, moments.LANCE)
    go_on(lambda: asks("react")(ben.scene), ada)
    answer = ben.scene["view"]["attack"]["answers"][0]
    assert answer["hp_after"] == 0
    expect(ben.page.locator(f"{MOMENT} li")).to_have_count(2)
    use(ben, moments.JUKE)
    go_on(lambda: is_over(ada.scene), ada, ben)
    for tab, title in ((ada, "Your team wins!"), (ben, "Team 1 wins!")):
        tab.page.get_by_role("dialog").wait_for()
        tab.page.keyboard.press("Escape")
        expect(tab.page.get_by_role("heading", name=title)).to_be_visible()
        expect(tab.page.get_by_text("Second place")).to_be_visible()


def test_a_whole_duel_with_the_keyboard_alone(person, begin_with):
    begin_with(moments.before_the_duel(hp=1))
    tab = person("Ada").tab
    tab.sit_down("me", "easy", game="darkness", **ARENA)
    while not is_over(tab.wait_for(is_asked_or_over)):
        offered = verbs(tab.scene)
        tab.press(next((1 + offered.index(verb) for verb in BY_KEYS if verb in offered), 1))
    tab.page.get_by_role("dialog").wait_for()
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator('[data-part="scene"]')).to_be_visible()


def test_a_game_master_leads_and_defends_with_the_keyboard_alone(person, begin_with):
    begin_with(moments.lead())
    tab = person("Ada").tab
    tab.sit_down("me", "easy", "easy", "easy", game="darkness", **TABLETOP)
    goal = things(tab.wait_for(asks("lead-monster")))[0]
    focus_and_enter(tab, f'.window button[data-thing="{goal}"]')
    assert int(goal) in foes(tab).values()
    press_verb(tab, "all_as_printed")
    tab.wait_for(lambda scene: scene["view"]["phase"] != "monsters")


ALL_MOMENTS = [
    ("muster", 0, ".gallery button", TABLETOP),
    ("tile", 0, MOMENT, TABLETOP),
    ("place", 0, MOMENT, TABLETOP),
    ("lay_the_map", 0, ".window", TABLETOP),
    ("lead", 0, f"{MOMENT} .ends button", TABLETOP),
    ("defend", 0, f"{MOMENT} .answers button", TABLETOP),
    ("led_blow", 1, MOMENT, TABLETOP),
    ("cutting", 0, MOMENT, ARENA),
    ("strike", 0, MOMENT, ARENA),
    ("arena_blow", 1, MOMENT, ARENA),
    ("crowd", 0, '[data-part="hand"]', ARENA | {"teams": 3}),
]


@pytest.mark.parametrize(
    ("name", "seat", "first", "settings"), ALL_MOMENTS, ids=[one[0] for one in ALL_MOMENTS]
)
def test_both_modes_are_usable_at_their_main_moments(person, axe, begin_with, name, seat, first, settings):
    position = getattr(moments, name)()
    begin_with(position)
    tab = person().tab
    seats = ["me" if one == seat else "easy" for one in range(position.players)]
    tab.sit_down(*seats, game="darkness", **settings)
    tab.wait_for(is_asked_or_over)
    check_at_all_sizes(tab, axe, first)
