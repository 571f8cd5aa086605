"""What people do at a table besides choosing: take back, talk, ask, stop, leave, look back."""

import pytest
from support.people import Person, sit_together


@pytest.fixture
def two(person):
    """Two people at one table, in the middle of their first hand."""
    ada, ben = person("Ada"), person("Ben")
    sit_together(ada, ben)
    for someone in (ada, ben):
        someone.tab.wait_for(lambda scene: scene["asked"])
    return ada, ben


def button(someone: Person, name: str):
    return someone.tab.page.get_by_role("button", name=name)


def ask_to_go_back(someone: Person) -> None:
    """Undo says why it needs the others, and then asks them."""
    button(someone, "Undo").click()
    button(someone, "Ask to go back").click()


def test_a_choice_is_taken_back(two):
    ada, _ = two
    ada.tab.press(1)
    button(ada, "Undo").click()
    ada.tab.wait_for(lambda scene: scene["asked"]["number"] == 0)


def test_going_back_past_what_came_to_light_needs_the_other(two):
    ada, ben = two
    for someone in (ada, ada, ben, ben):
        someone.tab.press(1)
    ada.tab.wait_for(lambda scene: scene["asked"] and scene["asked"]["number"] == 2)
    ask_to_go_back(ada)
    ada.tab.wait_for(lambda scene: scene["take_back"])
    button(ben, "No, play on").click()
    ada.tab.wait_for(lambda scene: not scene["take_back"])
    ask_to_go_back(ada)
    button(ben, "Go back").click()
    ada.tab.wait_for(lambda scene: scene["asked"] and scene["asked"]["number"] == 1)


def test_people_talk(two):
    ada, ben = two
    for someone, text in ((ada, "Good evening"), (ben, "And a dark one")):
        someone.tab.page.get_by_role("tab", name="Chat").click()
        someone.tab.page.get_by_label("Say something").fill(text)
        button(someone, "Say").click()
        for reader in two:
            reader.tab.page.get_by_role("tab", name="Chat").click()
            reader.tab.page.get_by_text(text).wait_for()


def test_a_hint_says_what_a_bot_would_choose(two):
    ada, _ = two
    ada.tab.page.keyboard.press("h")
    ada.tab.page.get_by_text("It would choose").wait_for()


def test_the_rules_open_at_the_rule_of_the_decision(two):
    ada, _ = two
    ada.tab.page.keyboard.press("?")
    rules = ada.tab.page.get_by_role("dialog")
    rules.get_by_text("applies now").wait_for()
    assert ada.tab.scene["asked"]["rule"] in rules.inner_text()
    rules.get_by_label("Search the rules").fill("berserker")
    rules.get_by_text("DD-HAB", exact=False).first.wait_for()


def test_the_game_rests_and_goes_on(two):
    ada, ben = two
    ada.tab.page.keyboard.press("m")
    button(ada, "Pause the game").click()
    ben.tab.page.get_by_role("heading", name="The game rests").wait_for()
    button(ben, "Go on").click()
    ada.tab.wait_for(lambda scene: scene["asked"])


def test_a_bot_keeps_the_seat_and_gives_it_back(two):
    ada, ben = two
    ben.tab.page.keyboard.press("m")
    button(ben, "Leave the seat to a bot").click()
    ada.tab.page.get_by_text("a bot plays").first.wait_for()
    button(ben, "Take your seat back").click()
    ben.tab.wait_for(lambda scene: scene["seats"][1]["kind"] == "person")


def test_whoever_resigns_is_asked_first_whether_they_mean_it(two):
    ada, ben = two
    ben.tab.page.keyboard.press("m")
    button(ben, "Resign").click()
    button(ben, "Yes, resign").click()
    ada.tab.wait_for(lambda scene: scene["seats"][1]["resigned"])


def test_something_against_the_rules_is_reported(two):
    ada, _ = two
    ada.tab.page.keyboard.press("m")
    menu = ada.tab.page.get_by_role("dialog")
    menu.get_by_text("This is against the rules").click()
    menu.get_by_label("What happened").fill("That hero cannot be kept")
    menu.get_by_role("button", name="Send the report").click()
    menu.get_by_text("It is kept as report").wait_for()


def test_the_title_of_the_tab_says_whose_turn_it_is(two):
    ada, _ = two
    ada.tab.page.wait_for_function("document.title.startsWith('Your turn')")
    ada.tab.press(1)
    ada.tab.press(1)
    ada.tab.wait_for(lambda scene: not scene["asked"])
    ada.tab.page.wait_for_function("!document.title.startsWith('Your turn')")


def test_a_tip_is_shown_once(two):
    ada, _ = two
    got_it = button(ada, "Got it")
    got_it.click()
    got_it.wait_for(state="hidden")
    ada.tab.reload()
    assert got_it.count() == 0


def test_after_the_end_one_looks_back_and_plays_again(person):
    ada = person()
    ada.tab.sit_down("me", "easy", mode="hardcore")
    ada.tab.play_on()
    page = ada.tab.page
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_text("Watch the replay").click()
    page.get_by_text("Step 0 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Step 1 of").wait_for()
    button(ada, "To the beginning").click()
    page.get_by_text("Step 0 of").wait_for()
    with page.expect_response(lambda response: "eyes=1" in response.url):
        page.get_by_label("Seen with the eyes of").select_option(index=2)
    page.go_back()
    button(ada, "Play again").click()
    ada.tab.wait_for(lambda scene: scene["status"] == "playing" and scene["asked"])
