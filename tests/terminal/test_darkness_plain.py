"""Attack the Darkness in plain lines: a whole game through a pipe, and what its questions say."""

from io import StringIO
from subprocess import run as start

import pytest
from support import delves
from support.command import PATIENCE, START
from support.delve_pictures import ASSASSIN, SAMURAI, say

from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play

ENOUGH = 2000
"""More lines than the game takes."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(table, *lines):
    """Type lines, and return what was written, as one line."""
    sink = StringIO()
    play(table, StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


def number(table, name):
    """Return what to type for an option of the first seat."""
    return [option.name for option in table.game.decision(0).options].index(name) + 1


def act(game, *names):
    """Make these choices, and then others until the first seat may choose another action."""
    say(game, *names)
    while game.decision(0).prompt != "your-turn":
        game.choose(0, game.decision(0).options[-1])


def test_whole_game_through_a_pipe():
    table = ["--players", "2", "--seed", "4", "--settings", "dungeon=cellar"]
    command = [*START, "play", "darkness", *table, "--bots", "random"]
    ended = start(
        command, input="1\n" * ENOUGH, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert max(map(len, ended.stdout.splitlines())) <= WIDTH
    text = " ".join(ended.stdout.split())
    assert "Attack the Darkness, The Tavern Cellar. You play together with one bot, Bot 1." in text
    assert "Encounter 1 begins: danger " in text
    assert "Nobody is left standing. The darkness wins." in text
    assert "Everyone loses together. Together: 0 encounters won, " in text


def test_a_turn_begins_with_what_the_monsters_will_do():
    text = told(delves.turn(), "q")
    for part in (
        "Monsters, in the order in which they act, with what they will do if nobody moves:",
        "The Aura Knight on D3: 5 of 5 HP; attacks Bot 2 for 4, which costs 3",
        "The Minotaur on F2: 12 of 12 HP, 2 defenses left, \u22121 movement for 2 more turns; goes to D4,"
        " then attacks you for 8",
        "The Chesherak on D1: 3 of 3 HP, 1 defense left, stunned for 1 more turn; does nothing",
        "Your cards: Deadly Turnabout (for 2 Stamina and 2 Focus): Only if you are attacked in melee.",
        "2 \u00d7 Disciplined (gives 2 Stamina or Focus)",
        "Keen Sword: Once a turn, with a melee or reach attack: +1 damage.",
        "You 18/20 HP, Bot 1 15/16 HP, Bot 2 14/26 HP, Bot 3 13/17 HP. 10 monsters stand.",
        "2. Play Kata (for 4 Stamina or Focus)",
    ):
        assert part in text


def test_a_move_is_chosen_on_the_map():
    text = told(delves.turn(), "1", "q").partition("> ")[2]
    assert "1 . IN . ch . . . de . ." in text, "the first row: the Inquisitor, the Chesherak, the Demon"
    assert "3. B4, 2 steps, away from the Aura Knight" in text
    assert "45. Stay where you are" in text


@pytest.mark.rule("AD-AC-06")
def test_an_action_is_paid_for_resource_by_resource():
    table = delves.turn()
    text = told(table, "2", "1", "2", "2", "q")
    for part in (
        "How do you pay for Kata? 4 Stamina or Focus missing.",
        "How do you pay for Disciplined Kata? 2 Stamina or Focus missing.",
        "Missing: 2 Stamina or Focus; so far Disciplined. As it stands: 2 hits of 3 damage, a move of 4."
        " The Aura Knight: 3 damage, 1 of it saved: 5 → 3 HP",
        "Disciplined Honorable Kata is paid for. Do you add anything?",
        "2. Play Disciplined Honorable Kata",
    ):
        assert part in text
    assert "You play Disciplined Honorable Kata." in text.rpartition("2. Play Disciplined")[2]


def test_an_attack_tells_what_each_answer_leads_to():
    text = told(delves.reacting(), "2", "1", "3", "9", "2", "q")
    for part in (
        "The Minotaur attacks you for 8 (6 + 2 for the run), in melee.",
        "1. Play Deadly Turnabout (for 2 Stamina and 2 Focus): blocks it; you 18 → 18 HP",
        "2. Play Fend (for 1 Stamina or Focus): saves 2; you 18 → 12 HP",
        "3. Take it: you 18 → 10 HP",
        "You play Disciplined Fend.",
        "Where do you push it?",
        "You push the Minotaur to F6.",
        "2. Take it: you 18 → 12 HP",
        "You lose 6 HP and have 12 left.",
    ):
        assert part in text


def test_whoever_can_only_take_a_blow_is_passed_for_and_orders_are_obeyed():
    text = told(delves.reacting(), "o", "o", "q")
    assert "You pass until you are a target." in text
    assert "You pass this round. Passing for you, as you asked …" in text
    assert "You lose 8 HP and have 10 left." in text


def test_a_room_that_is_won_asks_what_to_do_in_it():
    text = told(delves.clearing(), "q")
    for part in (
        "The room is won. 4 tiles lie face down.",
        "You, Samurai, 18 of 20 HP: choosing now",
        "1. Wake Bot 3, who will have 9 HP",
        "2. Rest: 18 → 19 HP, and one more card of each kind",
        "3. Explore: 4 tiles lie face down",
    ):
        assert part in text
    table = delves.clearing()
    explored = told(table, number(table, "explore"), "1", "q")
    assert "Where do you look? 1. Flip the tile D1 to G3" in explored
    assert "You turn over a tile: " in explored


def test_an_advancement_is_kept_out_of_three():
    text = told(delves.training(), "1", "q")
    assert "You have drawn: Broad Repertoire, danger 3: +1 action card in hand. Fleet, danger 1: +2" in text
    assert "You learn Broad Repertoire." in text


def test_a_campaign_goes_on_in_another_dungeon():
    table = delves.campaign()
    text = told(table, number(table, "dungeon sewer"), "q")
    assert "The Tavern Cellar, the first of 3 dungeons." in text
    assert "Encounters won: 2." in text
    assert "will have danger 0" not in text, "there is no next encounter before a dungeon is chosen"
    assert "Into which dungeon do you go next?" in text
    assert "Who is next in the marching order?" in text


# Why not.


def test_help_says_why_a_card_cannot_be_played_now():
    text = told(delves.turn(), "?", "q").partition("What cannot be chosen now: ")[2]
    assert text.startswith(
        "Deadly Turnabout answers attacks. It cannot be played in your own turn. Fend answers attacks."
    )


def test_help_says_what_cannot_be_paid_for():
    table = delves.holding(SAMURAI, ["AC121", "AC121", "AC041"], ["RC31"] * 3)
    act(table.game, "play AC121", "done")
    text = told(table, "?", "q").partition("What cannot be chosen now: ")[2]
    assert "You cannot pay for Kata: it costs 4 Stamina or Focus." in text


def test_help_says_which_cards_do_not_answer_an_attack():
    text = told(delves.reacting(), "?", "q").partition("What cannot be chosen now: ")[2]
    assert text.startswith("Kata does not answer attacks.")


def test_what_goes_for_all_cards_is_said_once():
    table = delves.holding(ASSASSIN, ["AC011", "AC016", "AC106"], ["RC11", "RC11", "RC17"])
    act(table.game, "play AC011")
    assert len(table.game.barred(0)) == 2
    assert told(table, "?", "q").count("You have taken your last action of this turn.") == 1


# Looking around.


def test_what_there_is_to_look_at_is_listed():
    text = told(delves.turn(), "look", "q")
    things = "your hand, your equipment, yourself, the dungeon, map, tiles, monsters"
    assert f"type look and its name: {things}" in text


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        ("map", "The map. Heroes in capitals, monsters in small letters with their number"),
        ("dungeon", "The Tavern Cellar"),
        ("monsters", "The Demon on H1: 10 of 10 HP, 1 defense left, will lose 1, then 1 HP; goes to E4"),
        ("behaviour", "Minotaur"),
        ("heroes", "Bot 2, Templar: 14 of 26 HP"),
        ("bot 3", "Bot 3, Assassin: 13 of 17 HP"),
    ],
)
def test_a_thing_is_shown_by_its_name(thing, says):
    assert says in told(delves.turn(), f"look {thing}", "q").partition("> ")[2]
