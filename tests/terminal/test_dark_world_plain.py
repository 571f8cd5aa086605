"""Dark World in plain lines: whole games through a pipe, and what its questions say."""

from io import StringIO
from subprocess import run as start

import pytest
from support import dungeons
from support.command import START

import darkling
from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play
from darkling.words import Words

ENOUGH = 3000
"""More lines than any game takes."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(table, *lines):
    """Type lines, and return what was written, as one line."""
    sink = StringIO()
    play(table, StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


@pytest.mark.parametrize(("game", "seat"), [("castle", 1), ("village", 0)])
def test_whole_game_through_a_pipe(game, seat):
    table = ["--players", "3", "--seat", str(seat), "--seed", "4", "--settings", "round_limit=4"]
    command = [*START, "play", game, *table, "--bots", "random"]
    ended = start(command, input="1\n" * ENOUGH, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert max(map(len, ended.stdout.splitlines())) <= WIDTH
    *_, last_round, verdict = ended.stdout.strip().split("\n\n")
    assert "The last round is over" in " ".join(last_round.split())
    assert verdict.startswith("You win!" if seat == 0 else "Bot 2 wins.")
    assert "prevailed. Ahead of" in verdict, "nobody has points when no hero has won"


def test_a_game_that_a_hero_has_won_tells_the_points_of_each_hero():
    table = dungeons.slain()
    text = told(table)
    assert "Barbarian slays Korak and takes the throne!" in text
    points = {line.criterion: line.value for line in table.game.result.lines}
    assert f"You: Barbarian {points['red']} and Ranger {points['green']}." in text
    assert "Bot 2: ." not in text, "Korak has no heroes to tell of"


def test_a_turn_begins_with_all_that_it_hangs_on():
    text = told(dungeons.castle(), "q")
    for part in (
        "Round 4. Order of the heroes: Barbarian, Ranger, Knight and Dwarf. Doors open: 1, 2 and 3.",
        "Barbarian (yours) on J4: 6 HP, 2 Hit, 1 Miss, Golden Axe, Healing Potion and Fireball Grenade,",
        "Knight (Bot 1) on I3: 3 HP, 2 cards, two dice, no items, no coins.",
        "Ogre on J5: strength 2 to 3, guards Speed Boots.",
        "Chests with Golden Weapons: A4, H4 and H9. Lying about: Speed Boots on F2.",
        "Barbarian has 3 actions left.",
    ):
        assert part in text


def test_within_a_turn_only_monsters_and_actions_are_told_again():
    text = told(dungeons.castle(), "2", "q").rpartition("Barbarian steps to I4.")[2]
    assert "Ogre on J5: strength 2 to 3" in text
    assert "Barbarian has 2 actions left." in text
    assert "(yours)" not in text
    assert "Barbarian on I4, 6 HP, figures for 3, 2 coins; Knight on I3, 3 HP; Ranger" in text


def test_korak_reads_his_supply_with_strengths_and_what_the_room_has_left():
    text = told(dungeons.door(), "1", "q")
    assert "Skeleton of strength 1, 2, 2 and 3; Ogre of strength 2, 3, 3 and 4;" in text
    assert "Room 2: 0 of 2 placed, strength 3 left." in text
    assert "Room 2: Orc to be placed, 0 of 2 stand, strength 2 left." in text


@pytest.mark.parametrize(
    ("scene", "says"),
    [
        (dungeons.blow, "How many Hit cards does your Barbarian add to the blow?"),
        (dungeons.korak, "1. Act with Ogre on J5, strength 3 (secret)"),
        (
            dungeons.arena,
            "Knight on the Doomstep, 0 HP; Ranger on the Doomstep, 8 HP; Dwarf out of the game.",
        ),
        (dungeons.arch, "4. Step through the Arch onto the Doomstep"),
        (dungeons.village, "Chapel: open, a Key. Great Hall: closed, treasure hidden."),
        (dungeons.village, "Nobody has crossed the Drawbridge."),
        (dungeons.hiding, "1. The Key in the Smithy"),
        (dungeons.trial, "Barbarian is on d12, after 1 move of 12."),
        (dungeons.top, "Barbarian on the top of the Fortress, 8 HP"),
    ],
)
def test_what_a_question_says(scene, says):
    assert says in told(scene(), "q")


@pytest.mark.parametrize(
    ("scene", "thing", "says"),
    [
        (dungeons.castle, "", "its name: progress, heroes, monsters, things, supply."),
        (
            dungeons.castle,
            "supply",
            "Korak still has: Orc \u00d7 6; Skeleton \u00d7 2; Ogre \u00d7 3;",
        ),
        (dungeons.castle, "things", "Lying about: Speed Boots on F2."),
        (dungeons.village, "buildings", "Windmill: sealed, Golden Spear."),
        (dungeons.village, "heroes", "With a Key: Barbarian."),
        (dungeons.warlord, "monsters", "Hexwitch on I5: strength 4 (secret), guards Speed Boots."),
    ],
)
def test_a_thing_is_shown_by_its_name(scene, thing, says):
    assert says in told(scene(), f"look {thing}", "q").partition("> ")[2]


def test_a_square_is_not_called_by_the_name_of_a_building():
    words = Words("village", 0, ("Ada", "Bob"))
    options = {option.name: words.option(option) for option in darkling.find("village").vocabulary.options}
    assert options["step B1"] == "Step to B1"
    assert options["recall SMITHY"] == "Recall the guards of the Smithy"
