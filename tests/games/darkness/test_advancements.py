"""Each advancement does what it says."""

import pytest
from games.darkness.board import options, play, table
from games.darkness.card_play import NUMBERS, Row, rows
from games.darkness.dungeons import cards_named, foretell, prompt, set_deck

from darkling.games.darkness.cards import RESOURCES
from darkling.games.darkness.rules.advancement import GainAdvancement
from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.exploring import Explore
from darkling.games.darkness.rules.settings import DIG_EARLY
from darkling.games.darkness.rules.state import Darkness

GAINED = rows(
    "Champion",
    Row("Tough", "", "hero 14; skills Tough", when="gain Tough", hp=10),
    Row("Tough", "", "hero 30; skills 2 Tough", when="gain Tough", skills="Tough"),
    Row("Hardened", "", "hero 34; skills Tough, Hardened", when="gain Hardened", skills="Tough"),
    Row("Mend + Tough", "Mend: Steady; 6/6", "hero 28", skills="Tough"),
)
HANDS = rows(
    "Champion",
    Row(
        "Broad Repertoire",
        "draw_up; end_turn; keep_hand",
        "hand 4 Run, 3 Lucky",
        when="whole turn",
        skills="Broad Repertoire",
    ),
    Row(
        "Deep Reserves",
        "draw_up; end_turn; keep_hand",
        "hand 3 Run, 5 Lucky",
        when="whole turn",
        skills="2 Deep Reserves",
    ),
    Row(
        "Sure Hands",
        "Sure Hands; Walk",
        "hand Run, Stab; no Sure Hands",
        hand="Walk, Stab",
        skills="Sure Hands",
    ),
    Row(
        "Second Thoughts",
        "Second Thoughts; done",
        "hand Steady; no Second Thoughts",
        hand="Steady",
        skills="Second Thoughts",
    ),
    Row(
        "Second Thoughts",
        "Second Thoughts; Steady",
        "hand Lucky, Steady",
        hand="2 Steady",
        skills="Second Thoughts",
    ),
    Row(
        "Hoarder of Breath",
        "Fate:; Walk; draw; Stab; Steady",
        "hand Stab, Steady; marks fatigued",
        hand="Stab, Walk, Steady",
        deck="Lucky",
        skills="Hoarder of Breath",
        then=(("turn", "", "hand Stab, Steady; no Stab"),),
    ),
    Row(
        "Second Breath",
        "draw_up; end_turn; discard_hand; reshuffle",
        "hand 3 Run, 3 Lucky",
        when="whole turn",
        deck="3 Run, 3 Lucky",
        skills="Second Breath",
        then=(("whole turn", "end_turn; discard_hand", "marks fatigued"),),
    ),
)
FIGHTS = rows(
    "Assassin",
    Row("Fleet", "free_move; 6/10", "hero @6/10", hero="Champion", skills="Fleet"),
    Row("Slayer", "Stab:; 7/6; Stab:; 7/6", "a 10", skills="Slayer"),
    Row(
        "Iron Skin",
        "Iron Skin",
        "hero 13",
        when="attack a 5 ranged",
        skills="Iron Skin",
        then=(
            ("attack a 5 melee", "", "hero 8"),
            ("start", "", ""),
            ("attack a 5 melee", "Iron Skin", "hero 4"),
        ),
    ),
    Row(
        "Long Arms",
        "Stab:; Long Arms; !9/6; 8/6; Stab:",
        "a 13",
        skills="Long Arms",
        foes="Cave Bear 8/6; Imps 9/6",
    ),
    Row(
        "Long Arms",
        "Lunge: 2 Steady; Long Arms; part 1; 9/6; stay",
        "a 11",
        skills="Long Arms",
        foes="Cave Bear 9/6",
    ),
    Row("Marksman", "Spark: Magical; 7/6", "a 2", skills="Marksman", foes="Kobold Spears 7/6"),
    Row("Marksman", "Spark: Magical; 9/6", "a 1", skills="Marksman", foes="Kobold Spears 9/6"),
    Row(
        "Marksman",
        "Volley: 4 Steady; area 8/6-10/7",
        "b 2",
        skills="Marksman",
        foes="Cave Bear 7/6; Ghouls 8/6",
    ),
    Row(
        "Executioner's Joy",
        "Stab:; 7/6",
        "a dead; hero 11",
        skills="Executioner's Joy",
        foes="Zombies! 7/6 1; Imps 9/9",
        hp=10,
    ),
    Row("Executioner's Joy", "Stab:; 7/6", "a 13", skills="Executioner's Joy", hp=10),
    Row(
        "Battle Trance",
        "Stab:; 7/6; draw; Stab:; 5/6",
        "a dead; b dead; hand Run",
        skills="Battle Trance",
        foes="Zombies! 7/6 1; Zombies! 5/6; Imps 9/9",
    ),
    Row("Field Medic", "Mend: Steady; 7/7", "ally 14", skills="Field Medic", allies="Champion 7/7 10"),
    Row("Field Medic", "Faith: Steady", "hero 14", skills="Field Medic", hp=10),
    Row(
        "Field Medic",
        "Healing Draught; 7/7",
        "ally 18; items ",
        skills="Field Medic",
        items="Healing Draught",
        allies="Champion 7/7 10",
    ),
    Row(
        "Undaunted",
        "Undaunted",
        "hero 1",
        when="attack a 30 melee",
        skills="Undaunted",
        then=(("attack a 30 melee", "", "hero down"),),
    ),
    Row("Undaunted", "pass", "hero down", when="attack a 30 melee", skills="Undaunted"),
    Row(
        "Vanguard",
        "draw_up; free_move; 11/6; end_turn; keep_hand",
        "hero @11/6 speed+3(1); hand 3 Run, 3 Lucky",
        hero="Champion",
        when="whole turn",
        skills="Vanguard",
        foes="Cave Bear 9/9",
    ),
    Row("Vanguard", "", "", when="start", round=2, skills="Vanguard"),
    Row(
        "Pack Mule",
        "Chain Coat",
        "items Keen Sword, Buckler, Chain Coat",
        when="find Chain Coat",
        items="Keen Sword, Buckler",
        skills="Pack Mule",
    ),
)
MASTERY = rows(
    "Champion",
    Row("Mastery", "Stab:; ability; Walk; ability; 7/6", "a 9", hand="Walk, Feint", skills="Mastery"),
    Row("Mastery", "Stab:; 7/6; Stab:; 7/6", "a 10", hero="Assassin", skills="Mastery"),
    Row(
        "Mastery",
        "Block: Steady",
        "hero 18",
        hero="Templar",
        when="attack a 11 melee",
        round=12,
        skills="Mastery",
    ),
    Row("Mastery", "Stab:; ability; 7/6", "a 8; marks ", hero="Samurai", poise=True, skills="Mastery"),
    Row(
        "Mastery",
        "ability; either 0; Walk; ability; either 1; Steady",
        "hand Run, Lucky; no ability",
        hero="Psion",
        hand="Walk, Steady",
        skills="Mastery",
    ),
    Row(
        "Mastery",
        "Death Touch: ability, ability; 7/6",
        "a 7",
        hero="Magician",
        hand="2 Walk",
        skills="Mastery",
    ),
    Row(
        "Mastery",
        "Double Bolt: 3 Steady; 8/6; either 1; 8/6; either 1",
        "a 8 move-2(1) move-2(1)",
        hero="Inquisitor",
        foes="Cave Bear 8/6",
        skills="Mastery",
    ),
)
DECKS = ("New Tricks", "Wider Means", "Honed", "Reforged")
SEARCHES = ("Scavenger", "Careful Digger")
CARDS = [*GAINED, *HANDS, *FIGHTS, *MASTERY]


@pytest.mark.rule("AD-ADV-01")
@pytest.mark.parametrize("row", [*GAINED, *HANDS, *FIGHTS], ids=str)
def test_advancement(row: Row) -> None:
    row.check()


@pytest.mark.rule("AD-CLS-03")
@pytest.mark.parametrize("row", MASTERY, ids=lambda row: row.hero)
def test_mastery_improves_the_ability_of_each_class(row: Row) -> None:
    row.check()


def gain(name: str, *answers: str) -> Darkness:
    """Let a Champion with the sample decks gain an advancement that changes them."""
    g = table()
    play(g, GainAdvancement(0, NUMBERS[name]), *answers)
    return g


def sizes(g: Darkness) -> tuple[int, int]:
    return len(cards_of(g, 0, 0)), len(cards_of(g, 0, 1))


@pytest.mark.rule("AD-BLD-10")
def test_new_tricks_adds_three_action_cards() -> None:
    g = gain("New Tricks", "deck_add_ac AC007", "deck_add_ac AC007")
    assert "deck_add_ac AC010" not in options(g)
    play_on(g, "deck_add_ac AC007")
    assert (g.over, sizes(g)) == (True, (30, 27))
    assert cards_of(g, 0, 0).count(6) == 3


@pytest.mark.rule("AD-BLD-10")
def test_wider_means_adds_three_resource_cards() -> None:
    g = gain("Wider Means", "deck_add_rc RC09")
    assert all(option.startswith(("deck_add_rc", "done")) for option in options(g))
    assert "deck_add_rc RC01" not in options(g)
    play_on(g, "done")
    assert sizes(g) == (27, 28)


@pytest.mark.rule("AD-BLD-10")
def test_honed_removes_up_to_four_cards_that_are_not_core() -> None:
    g = gain("Honed", "deck_drop_ac AC001", "deck_drop_rc RC02", "deck_drop_rc RC02")
    assert "deck_drop_rc RC01" not in options(g)
    assert RESOURCES[0].is_core
    play_on(g, "deck_drop_ac AC002")
    assert (g.over, sizes(g)) == (True, (25, 25))


@pytest.mark.rule("AD-BLD-10")
def test_reforged_swaps_cards_for_others_of_their_kind() -> None:
    g = gain("Reforged", "deck_drop_rc RC02")
    assert all(option.startswith("deck_add_rc") for option in options(g))
    play_on(g, "deck_add_rc RC09", "done")
    assert (g.over, sizes(g)) == (True, (27, 27))
    assert 8 in cards_of(g, 0, 1)


def play_on(g: Darkness, *answers: str) -> None:
    for answer in answers:
        g.choose(g.waiting[0], answer)


def explorer(name: str, *cards: str) -> Darkness:
    """Return a Champion with an advancement who explores a room with these cards, in this order."""
    g = table()
    set_deck(g, *cards, *["Zombies!"] * 8)
    g.advancements[0] = (NUMBERS[name],)
    g.agreed |= DIG_EARLY
    foretell(g, *cards)
    g.listener = []
    g.start(Explore(0))
    return g


@pytest.mark.rule("AD-R-100")
def test_a_scavenger_finds_once_more() -> None:
    g = explorer("Scavenger", "Buckler", "Chain Coat")
    play_on(g, "flip 1", "keep IT07")
    assert prompt(g) == "flip-which"
    assert "dig" not in options(g)
    play_on(g, "flip 2", "keep IT09")
    assert (g.over, g.items[0]) == (True, (6, 8))


def test_a_careful_digger_throws_the_first_monsters_away() -> None:
    g = explorer("Careful Digger", "Imps", "Kobold Spears", "Wraith", "Buckler")
    play_on(g, "flip 1", "dig", "keep IT07")
    assert (g.discard, g.seeds) == (cards_named(["Kobold Spears"]), cards_named(["Wraith"]))
