"""Attack the Darkness with a game master and in the arena: in plain lines, and on the full screen."""

from io import StringIO

import pytest
from support import delves
from support.command import text as written
from support.screen import CRAMPED, ROOMY, board_of, on_screen, press, reading, session, shown
from textual.widgets import Static

import darkling
from darkling.terminal.overlays import HandOver
from darkling.terminal.plain import play
from darkling.terminal.session import Session
from darkling.terminal.tables.piece import Piece


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(table, *lines):
    """Type lines, and return what was written, as one line."""
    sink = StringIO()
    play(table, StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


def number(table, name, seat=0):
    """Return what to type for an option."""
    return [option.name for option in table.game.decision(seat).options].index(name) + 1


def blow_of(table):
    """Return the attack that a game master can make, by name."""
    return next(option.name for option in table.game.decision(0).options if option.verb == "attack")


def on_table(app):
    """Return all that is written on the table, also what has to be scrolled to, as one line."""
    return " ".join(" ".join([str(part.render()) for part in board_of(app).table.query(Static)]).split())


def in_sight(app):
    return " ".join(shown(app).split())


# A game master, in plain lines.


def test_monsters_are_picked_with_their_numbers_and_placed_one_by_one():
    table = delves.with_master()
    first = told(table, number(table, "enlist MO03"), "1", "1", "q")
    for part in (
        "You play against 2 bots.",
        "Danger 0 so far. The level is 14, and you may go up to 19.",
        "3. 3 Kobold Spears, danger 4, 3 HP each, 2 cards left: 1 reach attack of 2 damage. Walks 4. Saves 1",
        "Leave the rest to chance",
        "3 Kobold Spears are picked: danger 4 so far, of 19 at most.",
        "3 Kobold Spears: on which tile?",
        "3 Kobold Spears to place: on which square do you put the next one?",
        "2 Kobold Spears to place: on which square do you put the next one?",
    ):
        assert part in first


def test_a_monster_is_led_with_what_it_may_still_do():
    table = delves.leading()
    square = next(option.name for option in table.game.decision(0).options if option.verb == "go")
    text = told(table, number(table, square), "q")
    for part in (
        "with what their cards say if nobody moves:",
        "The Aura Knight has 1 attack and 1 move left.",
        "You lead the Aura Knight. What does it do?",
        "Let the Aura Knight go on as its card says",
        "Let all monsters that are left act as their cards say",
    ):
        assert part in text
    assert "The Aura Knight has 1 attack and no move left." in text.rpartition("> ")[0]


def test_a_defense_is_asked_for_with_what_comes_of_it():
    text = told(delves.defending(), "2", "q")
    assert "Does it use a defense?" in text
    assert "1. Use a defense: 12 → " in text
    assert "2. Keep it: 12 → " in text


def test_a_game_master_wins_with_the_last_blow():
    table = delves.last_blow()
    text = told(table, number(table, blow_of(table)))
    assert "Nobody is left standing. The darkness wins." in text
    assert "You win! 1. You: victorious. Ahead of Bot 1 by the fate of the dungeon." in text


def test_a_hero_is_told_who_is_the_game_master_and_nothing_of_plans():
    begun = darkling.new("darkness", 3, 1, {"play": "tabletop", "dungeon": "cellar"})
    text = told(Session(begun, (1,), "random"), "q")
    assert "You play with Bot 1, against Bot 2." in text
    assert "Bot 2 is the game master, who picks the monsters and leads them." in text
    table = delves.seated(delves.leading().game.position, (2,), play="tabletop", dungeon="cellar")
    fighting = told(table, "look monsters", "q")
    assert "Monsters, in the order in which they act:" in fighting
    assert "if nobody moves" not in fighting


# The arena, in plain lines.


def test_teams_are_told_before_classes_are_chosen():
    begun = darkling.new("darkness", 4, 1, {"play": "arena"})
    text = told(Session(begun, (0,), "random"), "q")
    assert "the arena, 2 teams. You play with Bot 2, against Bot 1 and Bot 3." in text
    assert "Team 1: you and Bot 2. Team 2: Bot 1 and Bot 3." in text


def test_a_turn_in_the_arena_tells_where_everyone_is_and_who_has_acted():
    text = told(delves.teams(), "q")
    for part in (
        "Heroes, in the order of their turns: Bot 4, Assassin, team 2: 17 of 17 HP on C7, has acted;",
        "You, Samurai, team 1: 18 of 20 HP on F6, acting now;",
        "Bot 1, Inquisitor, team 2: 15 of 16 HP on G6; ",
    ):
        assert part in text
    assert "Monsters" not in text.partition("Heroes, in the order")[2]


def test_a_duel_is_decided_by_time_and_shared():
    table = delves.time_runs_out()
    text = told(table, number(table, "end_turn"), *["1"] * 5)
    assert "a duel in the arena. You play against one bot, Bot 1." in text
    assert "Time is up. The team with the most HP left is ahead." in text
    assert "You and Bot 1 share the win" in text or "9 HP left" in text


def test_heroes_of_one_class_in_a_team_differ_on_the_map():
    seats = [{"hero": "CL1", "at": [place, 9]} for place in range(4)]
    settings = {"play": "arena", "unique_classes": False}
    fight = darkling.position("darkness", {"seats": seats, "march": [0, 1, 2, 3], "settings": settings})
    text = told(delves.seated(fight, **settings), "look map", "q")
    assert "10 Ca1 Ca2 Cb1 Cb2" in text


# Who sits where.


@pytest.mark.parametrize(
    ("seat", "says"), [([], "WIN TOGETHER."), (["--seat", "0"], "YOU ARE THE GAME MASTER.")]
)
def test_a_newcomer_is_a_hero_unless_they_ask_to_be_the_game_master(run, seat, says):
    table = ["--settings", "play=tabletop", "--settings", "dungeon=cellar", "--bots", "random"]
    assert says in written(run("play", "darkness", *table, *seat, typed="q\n"))


def test_as_many_play_as_a_mode_is_for(run):
    args = ["--settings", "play=arena", "--settings", "teams=4", "--bots", "random"]
    assert "the arena, 4 teams. You play against 3 bots." in written(
        run("play", "darkness", *args, typed="q\n")
    )


def test_bots_are_watched_in_plain_lines(run):
    args = ["--players", "2", "--seed", "3", "--people", "0", "--bots", "random"]
    text = written(run("play", "darkness", *args, "--settings", "play=arena", "--settings", "round_cap=20"))
    assert "a duel in the arena. You watch 2 bots play." in text
    assert "Round 1. " in text
    assert " wins" in text or "share" in text


# On the full screen.


def test_the_monsters_that_may_be_picked_lie_on_a_small_screen_with_the_budget():
    async def script(pilot):
        text = in_sight(pilot.app)
        assert "Danger 0 so far. The level is 14, and you may go up to 19." in text
        assert f"{'░' * 14}{'▒' * 5}" in text
        assert "Leave the rest to chance" in text
        assert "3 Kobold Spears ◆4 ♥3 ↯2 ▤2" in text
        assert board_of(pilot.app).table.shows_all_options
        await press(pilot, "3", "enter", "2")
        assert board_of(pilot.app).decision.prompt == "place-monster"
        assert "Danger 4 so far" not in on_table(pilot.app), "the map has the room"

    on_screen(delves.with_master(), script, CRAMPED)


def test_a_led_monster_shows_whom_it_can_attack():
    table = delves.last_blow()

    async def script(pilot):
        text = in_sight(pilot.app)
        assert "The Aura Knight has 1 attack and 1 move left." in text
        assert "Attack Bot 1 on D5 for 4: 1 → 0 HP" in text
        await press(pilot, *str(number(table, blow_of(table))), "enter")
        assert "Game master" in in_sight(pilot.app)
        assert "You win!" in in_sight(pilot.app)

    on_screen(table, script, CRAMPED)


@pytest.mark.parametrize("size", [ROOMY, CRAMPED])
def test_heroes_stand_by_teams_in_the_order_of_turns(size):
    async def script(pilot):
        text = on_table(pilot.app)
        assert "Order of turns: AS2✓ ▶SA1 IN2 TE3 CH1 MA3" in text
        assert text.index("Team 1") < text.index("SA1 You") < text.index("CH1 Bot 3") < text.index("Team 2")
        assert text.index("Team 2") < text.index("AS2 Bot 4") < text.index("IN2 Bot 1") < text.index("Team 3")

    on_screen(delves.teams(), script, size)


def test_corners_are_marked_with_the_number_of_their_team():
    async def script(pilot):
        assert board_of(pilot.app).decision.prompt == "stand-where"
        text = on_table(pilot.app)
        assert "⌂2" in text
        await press(pilot, "question_mark")
        assert any("⌂1 is the corner of team 1" in part for part in reading(pilot.app))

    on_screen(delves.entering(), script, CRAMPED)


# Several people at one keyboard.


def test_the_hand_of_another_team_is_not_shown_when_the_keyboard_changes_hands():
    async def script(pilot):
        assert isinstance(pilot.app.screen, HandOver)
        assert "Kata" not in shown(pilot.app)
        await press(pilot, "enter")
        assert "Kata" in on_table(pilot.app)
        await press(pilot, str(number(table, "end_turn")))
        while not isinstance(pilot.app.screen, HandOver):
            await press(pilot, "1")
        await press(pilot, "enter")
        assert board_of(pilot.app).viewer == 1
        assert "Deadly Turnabout" not in on_table(pilot.app)

    table = delves.duel((0, 1))
    on_screen(table, script)


def test_a_game_master_who_shares_the_keyboard_sees_no_hand():
    async def script(pilot):
        await press(pilot, "enter")
        assert board_of(pilot.app).viewer == 0
        for card in ("Kata", "Deadly Turnabout", "Disciplined"):
            assert card not in on_table(pilot.app)
        assert not board_of(pilot.app).table.query(Piece).filter(".slip")

    on_screen(delves.leading((0, 1)), script)


def test_the_dialog_asks_who_plays_against_all_and_fits_on_a_small_screen():
    async def script(pilot):
        await press(pilot, "n")
        text = in_sight(pilot.app)
        assert "You play ▊ With the others" in text
        assert "Deal" in text

    on_screen(session(game="castle", players=3), script, CRAMPED)
