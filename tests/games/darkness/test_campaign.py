"""Campaigns: dungeon after dungeon with the same heroes, and what they carry on."""

from collections import Counter

import pytest
from games.darkness.arranged import codes, fight, hero, outside, trained
from games.darkness.dungeons import (
    answer,
    card_named,
    cards_named,
    finish_fight,
    foe_named,
    go_on_to,
    prompt,
    told,
)
from support.script import offered, say

from darkling.games.darkness.cards import BOSS_CARDS, CLASSES, DUNGEON_CODES, DUNGEON_DECK, PLANS
from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.dungeon_deck import unseen_cards
from darkling.games.darkness.rules.events import DungeonEntered, DungeonWon, EncounterWon, HandDiscarded
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, HAND_ACS, HAND_RCS, PILE_ACS, PILE_RCS

DUNGEONS = ["random", "cellar", "sewer", "prison", "tower", "cave"]
SPARE = (HAND_ACS, HAND_RCS, PILE_ACS, PILE_RCS)
ALL_BOSSES = ["Grimalkin", "High Order Master", "Salt Dragon", "Wendigo"]
LEFT = {"dungeon": "cellar", "dungeons": 3}


def between(*seats, **rest):
    """Return a game in which heroes have won a dungeon and choose the next one."""
    return outside(*(seats or (hero(),)), **{"phase": "between", "settings": LEFT, **rest})


@pytest.mark.rule("AD-UNI-03", "AD-R-131")
def test_the_first_in_the_march_chooses_any_dungeon():
    g = between(hero(), hero("Psion"), march=[1, 0])
    assert (g.waiting, prompt(g)) == ((1,), "which-dungeon")
    assert offered(g) == [f"dungeon {name}" for name in DUNGEONS]
    answer(g, "dungeon cave", "next 0", "go_on")
    assert g.plan == 4
    assert [event.plan for event in told(g, DungeonEntered)] == [4]


@pytest.mark.rule("AD-R-131", "AD-PRE-03")
def test_the_host_may_set_another_marching_order():
    g = between(hero(), hero("Psion"), hero("Assassin"), march=[1, 0, 2])
    answer(g, "dungeon cave")
    assert (g.waiting, prompt(g)) == ((0,), "who-marches-next")
    answer(g, "next 2", "next 1")
    assert g.march == (2, 1, 0)


@pytest.mark.rule("AD-UNI-04", "AD-R-105")
def test_between_dungeons_everyone_is_healed_and_all_cards_are_in_the_decks():
    champion, psion = CLASSES[0], CLASSES[6]
    g = fight(
        hero("Champion", 1, 4, hp=3, fatigued=True),
        hero("Psion", 1, 5, hp=0),
        settings=LEFT,
        encounter=2,
        foes=[{"foe": "MO01", "at": [[1, 12]]}],
    )
    go_on_to(g, "your-turn")
    finish_fight(g)
    go_on_to(g, "which-dungeon")
    assert g.hp == [g.max_hp(0), g.max_hp(1)]
    assert g.marks == [0, 0]
    for seat, card in enumerate((champion, psion)):
        assert all(g.pile(seat, zone) == () for zone in SPARE)
        assert len(g.pile(seat, DECK_ACS)) == len(card.action_deck)
        assert len(g.pile(seat, DECK_RCS)) == len(card.resource_deck)


@pytest.mark.rule("AD-R-105", "AD-R-117")
def test_hands_go_back_unseen():
    g = between(hero("Champion", acs=["AC001"], rcs=["RC01"]), settings={**LEFT, "open_hands": False})
    assert not told(g, HandDiscarded)
    assert len(g.pile(0, DECK_ACS)) == 27
    assert prompt(g) == "which-dungeon"


@pytest.mark.rule("AD-UNI-05", "AD-R-131")
def test_advancements_equipment_and_changed_decks_are_kept():
    actions = ["AC001"] * 3 + [f"AC{number:03}" for number in range(2, 12) for _ in range(3)]
    own = actions[:27]
    seat = hero("Champion", advancements=trained("Tough", "Fleet"), items=codes("Buckler"), actions=own)
    g = between(seat)
    held = cards_of(g, 0, 0)
    answer(g, "dungeon tower", "go_on", "stand 0")
    assert (len(g.advancements[0]), len(g.items[0])) == (2, 1)
    assert cards_of(g, 0, 0) == held
    assert g.hp == [30]


@pytest.mark.rule("AD-R-94")
def test_equipment_that_is_held_is_not_in_the_deck_of_the_next_dungeon():
    g = between(hero("Champion", items=codes("Buckler")))
    answer(g, "dungeon random", "go_on")
    bosses = {card for cards in BOSS_CARDS for card in cards}
    expected = list(DUNGEON_DECK)
    expected.remove(cards_named(["Buckler"])[0])
    assert unseen_cards(g) == [card for card in expected if card not in bosses]


@pytest.mark.rule("AD-MAP-10", "AD-R-14")
def test_tiles_of_random_rooms_are_counted_on_through_the_campaign():
    g = between(settings={"dungeon": "random", "dungeons": 2}, won=4)
    answer(g, "dungeon random", "go_on")
    assert len(g.tiles) == 11
    g = between(settings=LEFT, won=2)
    answer(g, "dungeon tower", "go_on")
    assert g.tiles == PLANS[3].maps[0].tiles
    assert len(g.tiles) == 7


@pytest.mark.rule("AD-R-104", "AD-LVL-01")
def test_advancements_come_after_every_second_encounter_of_the_campaign():
    settings = {"dungeon": "random", "dungeons": 2, "encounters": 1}
    g = fight(hero("Champion", 0, 0), tiles=["V(0,0)", "V(3,0)"], foes=[far()], settings=settings)
    finish_fight(g)
    answer(g, "keep_hand", "nothing")
    assert prompt(g) == "which-dungeon"
    answer(g, "dungeon cellar", "go_on", "stand 0")
    finish_fight(g)
    answer(g, "keep_hand", "nothing")
    assert (g.won, prompt(g)) == (2, "train-or-not")


def far():
    return {"foe": "MO01", "at": [[5, 3]]}


@pytest.mark.rule("AD-R-131")
def test_what_waited_for_the_next_room_is_dropped_with_the_dungeon():
    g = outside(hero("Champion", 1, 4), phase="between", settings=LEFT)
    g.seeds, g.far_starters, g.next_danger = (0,), 1, -1
    say(g, "dungeon sewer", "go_on")
    assert (g.seeds, g.far_starters, g.next_danger) == ((), 0, 0)
    assert offered(g) == [f"stand {square}" for square in range(12)]


@pytest.mark.rule("AD-R-131", "AD-POP-01", "AD-R-14")
@pytest.mark.parametrize(("dungeon", "tiles"), [("sewer", 7), ("tower", 7), ("random", 9)])
def test_what_is_shown_before_a_dungeon_is_of_its_first_room(dungeon, tiles):
    g = between(hero(), hero("Psion"), settings=LEFT)
    g.next_danger = -1
    answer(g, f"dungeon {dungeon}", "next 0")
    assert prompt(g) == "go-deeper"
    seen = g.view(0).progress
    assert (seen.encounter, seen.encounters, seen.level) == (0, 4, 2 * tiles)
    answer(g, "go_on")
    assert (g.view(0).progress.encounter, g.view(0).progress.level) == (1, 2 * tiles)


@pytest.mark.rule("AD-UNI-03", "AD-R-105")
def test_the_last_dungeon_is_the_victory():
    g = between(settings={"dungeon": "tower", "dungeons": 2}, dungeons_left=1)
    assert g.dungeons_left == 0
    answer(g, "dungeon cellar", "go_on", "stand 0")
    finish_fight(g)
    go_on_to(g, "stand-where")
    finish_fight(g)
    assert g.over
    assert g.victory
    assert g.result.won == (True,)
    assert len(told(g, DungeonWon)) == 1
    assert len(told(g, EncounterWon)) == 2


@pytest.mark.rule("AD-ENC-03", "AD-UNI-03")
def test_a_lost_encounter_ends_the_whole_campaign():
    g = fight(hero("Champion", 1, 1, hp=1), settings=LEFT)
    go_on_to(g, "your-turn")
    g.hp[0] = 0
    say(g, "end_turn")
    go_on_to(g)
    assert g.over
    assert g.result.won == (False,)


@pytest.mark.rule("AD-R-135", "AD-MOD-01")
def test_all_win_or_lose_together():
    g = outside(hero(), hero("Psion"), settings={"dungeon": "cellar"}, encounter=2)
    answer(g, "stand 0", "stand 1")
    finish_fight(g)
    assert g.over
    assert g.result.won == (True, True)
    assert g.result.places == ((0, 1),)
    found = [(line.seat, line.criterion, line.value) for line in g.result.lines]
    of_all = [("encounters-won", 2), ("danger-defeated", g.defeated), ("hp-left", sum(g.hp[:2]))]
    assert found == [(seat, *one) for seat in (0, 1) for one in of_all]


@pytest.mark.rule("AD-R-135", "AD-ENC-02")
def test_who_lies_unconscious_in_the_end_has_won_too():
    g = outside(hero(), hero("Psion", hp=0), settings={"dungeon": "cellar"}, encounter=2)
    answer(g, "stand 0", "stand 1")
    finish_fight(g)
    assert g.hp[1] == 0
    assert g.result.won == (True, True)


@pytest.mark.rule("AD-R-92", "AD-CLR-13")
def test_after_a_room_its_cards_are_discarded_and_the_deck_goes_on():
    g = outside(settings={"dungeon": "sewer"}, draws=codes("Demon!"))
    answer(g, "stand 0")
    finish_fight(g)
    answer(g, "keep_hand", "nothing")
    assert cards_named(["Demon!"])[0] in g.discard
    assert sum(g.buried) == 6
    assert (g.tiles, g.line, len(g.kind)) == ((), (), 1)
    left = len(unseen_cards(g))
    answer(g, "go_on")
    assert len(unseen_cards(g)) == left


@pytest.mark.rule("AD-DGN-01", "AD-DGN-03", "AD-R-94")
@pytest.mark.parametrize(("number", "encounters"), [(0, 2), (1, 4), (2, 4), (3, 4), (4, 4)])
def test_a_pre_defined_dungeon_is_played_to_its_last_room(number, encounters):
    g = outside(settings={"dungeon": DUNGEONS[number + 1]})
    for encounter in range(1, encounters + 1):
        go_on_to(g, "stand-where")
        assert (g.encounter, g.tiles) == (encounter, PLANS[number].maps[encounter - 1].tiles)
        finish_fight(g)
        if encounter < encounters:
            go_on_to(g, "go-deeper")
    assert g.over
    assert g.won == encounters


@pytest.mark.rule("AD-DGN-01", "AD-DGN-02", "AD-DGN-03")
@pytest.mark.parametrize(
    ("number", "removed", "aside"),
    [
        (0, ["Grimalkin", "High Order Master", "Salt Dragon", "Wendigo", "Trap Door"], []),
        (
            1,
            ["Grimalkin", "High Order Master", "Salt Dragon", "Wendigo", "Trap Door"],
            ["Vampire", "Vampire"],
        ),
        (2, ["High Order Master", "Salt Dragon"], []),
    ],
)
def test_notes_of_the_first_dungeons(number, removed, aside):
    assert_notes(number, removed, aside)


@pytest.mark.rule("AD-DGN-04", "AD-DGN-05")
@pytest.mark.parametrize(
    ("number", "removed", "aside"),
    [
        (3, ["Salt Dragon"], ["High Order Master 1", "High Order Master 2"]),
        (4, ["High Order Master"], ["Salt Dragon 1", "Salt Dragon 2", "Salt Dragon 3"]),
    ],
)
def test_notes_of_the_last_dungeons(number, removed, aside):
    assert_notes(number, removed, aside)


def assert_notes(number, removed, aside):
    """Assert what is not in the deck of a dungeon, and what waits for its last room."""
    g = outside(settings={"dungeon": DUNGEONS[number + 1]})
    assert [DUNGEON_CODES[card] for card in g.aside] == codes(*aside)
    left = Counter(unseen_cards(g))
    left.update(g.aside)
    gone = Counter(DUNGEON_DECK)
    gone.subtract(left)
    bosses = [card for name in removed if name != "Trap Door" for card in BOSS_CARDS[foe_named(name)]]
    traps = [card_named(name) for name in removed if name == "Trap Door"]
    assert sorted(gone.elements()) == sorted([*bosses, *traps])
