"""Dark Domains in plain lines: a whole game through a pipe, and what its questions say."""

from io import StringIO
from subprocess import run as start

import pytest
from support import strongholds
from support.command import START
from support.realms import realm
from support.strongholds import seated

from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play

ENOUGH = 2000
"""More lines than any game takes."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(table, *lines):
    """Type lines, and return what was written, as one line."""
    sink = StringIO()
    play(table, StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


@pytest.mark.parametrize("players", [2, 4])
def test_whole_game_through_a_pipe(players):
    command = [*START, "play", "domains", "--players", str(players), "--seed", "4", "--bots", "random"]
    ended = start(command, input="1\n" * ENOUGH, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert max(map(len, ended.stdout.splitlines())) <= WIDTH
    verdict = ended.stdout.strip().split("\n\n")[-1]
    assert verdict.startswith(("You win", "Bot"))
    assert verdict.count(" a turn, ") == players


def test_placing_begins_with_all_that_it_hangs_on():
    text = told(strongholds.placing(), "q")
    assert "Turn 1. Order: you, Bot 1, Bot 2." in text
    assert "(Fortune): " in text
    assert "The party of the Green Unicorn: Elowen Reed (Nature, then Woods) leads " in text
    assert "It goes for your Woods 1 (Nature): defense 9, " in text
    assert "You own 7 Coins, 9 Skulls, 2 Fire and 1 Wood." in text
    assert "Taken: the Temple of the Black Kult, space 1 (Bot 1), " in text
    assert "Woods 1: Wasteland (dark, rank 105), Elf Mercenary (6); defense 9, makes 1 Skull" in text


def test_options_say_what_lies_there_and_what_it_costs():
    text = told(strongholds.placing(), "q")
    assert " to build it) " in text
    assert "(shield " in text
    assert "To the Royal Court" not in text, "it is taken"


def test_an_attack_and_a_spell_tell_what_they_threaten():
    attack = told(strongholds.attacked(), "q")
    assert "Your Woods 1 is under attack: 4d6 against a defense of 9, 90% likely to fall." in attack
    assert "The defense: tile 3, monsters 6." in attack
    assert "Bot 2 casts Plague of Locusts: After placement" in told(strongholds.answering(), "q")


def test_what_there_is_to_look_at_is_listed():
    text = told(strongholds.placing(), "look", "q")
    things = "your stores, your spells, your Domain, the city, the parties, Fortune, market"
    assert f"type look and its name: {things}, decks, Bot 1, Bot 2." in text


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        ("city", "Free in the city: the Seer: look at the next 3 Fortune cards"),
        ("parties", "The parties: The party of the Green Unicorn: Elowen Reed"),
        ("market", "On offer: the Architect's Guild, space 1: "),
        ("decks", "The decks: Attack: "),
        ("fortune", "Fortune cards are left."),
        ("bot 1", "Bot 1: 1 Skull a turn, 1 tile, no spells, 1 henchman."),
    ],
)
def test_a_thing_is_shown_by_its_name(thing, says):
    assert says in told(strongholds.placing(), f"look {thing}", "q").partition("> ")[2]


def test_a_tile_in_the_market_tells_what_it_makes():
    text = told(strongholds.placing(), "look market", "q").partition("On offer:")[2]
    assert "It makes " in text
    assert "; dark, as " in text


def test_nothing_hidden_is_told():
    rival = realm(spells=["SP19", "SP26"], coins=8, skulls=7)
    data = {"seats": [realm(spells=["SP04"]), rival], "phase": "placement"}
    text = told(seated(data), "look bot 1", "q")
    assert "Bot 1 holds 1 Defense and 1 Control." in text
    assert not any(secret in text for secret in ("Spell Ward", "Counterspell", "8 Coins", "7 Skulls"))


def test_whoever_can_only_pass_is_passed_for_and_orders_are_obeyed():
    idle, armed = realm(spells=["SP36"], earth=2, wind=2), realm(spells=["SP16"], earth=2, wind=2)
    text = told(seated({"seats": [idle, armed], "phase": "before"}, (0,)), "q")
    assert "You can only pass. Passing for you" in text
    text = told(seated({"seats": [armed, idle], "phase": "before"}, (0,)), "o", "q")
    assert "Before placement: what do you use?" in text
    assert "Passing for you, as you asked" in text


def test_elements_of_choice_are_told_as_what_they_were():
    text = told(strongholds.answering(), "2", "3", "3", "q")
    assert "You counter it with Counterspell. You pay 2 Fire (Counterspell)." in text


def test_a_henchman_on_the_board_is_named_as_a_victim_by_the_place():
    killer = {"seats": [realm(coins=12), realm()], "phase": "resolution", "city": {"assassin": 0}}
    table = seated(killer)
    names = [option.name for option in table.game.decision(0).options]
    text = told(table, str(names.index("henchman far-1") + 1), "q")
    assert "You name a victim: the henchman at the Far Lands, space 1." in text
