"""Set-up: everyone makes a character, and the host says in which order they march."""

import pytest
from games.darkness.dungeons import answer, begun, entered, finish_fight, go_on_to, prompt, told
from support.script import offered

import darkling
from darkling.games.darkness.cards import CLASSES
from darkling.games.darkness.rules.events import ClassChosen, MarchSet, PlayerTurnBegan
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    NO_CLASS,
    PILE_ACS,
    PILE_RCS,
)
from darkling.table.errors import BadSetup

CLASS_OPTIONS = [f"class {card.code}" for card in CLASSES]


@pytest.mark.rule("AD-MOD-01", "AD-R-20")
@pytest.mark.parametrize("players", range(1, 8))
def test_one_to_seven_players_play_together_and_nobody_else(players):
    g = entered(players)
    assert g.players == g.heroes == players
    assert g.sides() == (tuple(range(players)),)


@pytest.mark.rule("AD-R-20")
@pytest.mark.parametrize("players", [0, 8])
def test_there_are_no_more_than_seven(players):
    with pytest.raises(BadSetup):
        darkling.new("darkness", players=players, seed=1)


@pytest.mark.rule("AD-PRE-01", "AD-BLD-01", "AD-INT-04")
def test_each_player_in_turn_chooses_one_of_seven_classes():
    g = begun(2)
    assert (g.waiting, prompt(g)) == ((0,), "choose-a-class")
    assert offered(g) == CLASS_OPTIONS
    answer(g, "class CL7")
    assert (g.waiting, prompt(g)) == ((1,), "choose-a-class")
    answer(g, "class CL1")
    assert [event.klass for event in told(g, ClassChosen)] == [6, 0]
    assert g.kind == [6, 0]


@pytest.mark.rule("AD-HP-01", "AD-BLD-11")
@pytest.mark.parametrize("card", CLASSES, ids=lambda card: card.name)
def test_a_hero_begins_with_the_hp_and_the_sample_decks_of_its_class(card):
    g = begun(1)
    answer(g, f"class {card.code}")
    assert g.hp == [card.hp]
    assert g.pile(0, DECK_ACS) == card.action_deck
    assert g.pile(0, DECK_RCS) == card.resource_deck


@pytest.mark.rule("AD-R-23")
def test_a_class_that_is_taken_is_not_offered():
    g = begun(2)
    answer(g, "class CL4")
    assert offered(g) == [option for option in CLASS_OPTIONS if option != "class CL4"]


@pytest.mark.rule("AD-R-23")
def test_two_may_have_the_same_class_where_that_is_agreed():
    g = begun(2, unique_classes=False)
    answer(g, "class CL4")
    assert offered(g) == CLASS_OPTIONS
    answer(g, "class CL4")
    assert g.kind == [3, 3]


@pytest.mark.rule("AD-PRE-03", "AD-R-106")
def test_the_host_sets_the_marching_order_and_the_last_follows():
    g = begun(3)
    answer(g, "class CL1", "class CL2", "class CL3")
    assert (g.waiting, prompt(g), offered(g)) == ((0,), "who-marches-next", ["next 0", "next 1", "next 2"])
    answer(g, "next 2")
    assert (g.waiting, offered(g)) == ((0,), ["next 0", "next 1"])
    answer(g, "next 0")
    assert g.march == (2, 0, 1)
    assert [event.march for event in told(g, MarchSet)] == [(2, 0, 1)]


@pytest.mark.rule("AD-PRE-03", "AD-ENC-04")
def test_turns_follow_the_marching_order_in_every_encounter_of_the_dungeon():
    g = begun(3, encounters=3)
    answer(g, "class CL1", "class CL2", "class CL3", "next 2", "next 0")
    for _ in range(3):
        go_on_to(g, "stand-where")
        g.listener.clear()
        while len(told(g, PlayerTurnBegan)) < 3:
            go_on_to(g, "your-turn")
            answer(g, "end_turn", "keep_hand")
        assert [event.hero for event in told(g, PlayerTurnBegan)][:3] == [2, 0, 1]
        finish_fight(g)


@pytest.mark.rule("AD-UNI-02")
def test_a_new_hero_has_nothing_from_before():
    g = entered(2)
    for hero in range(2):
        assert (g.advancements[hero], g.items[hero], g.marks[hero], g.spent[hero]) == ((), (), 0, 0)
        assert all(g.pile(hero, zone) == () for zone in (HAND_ACS, HAND_RCS, PILE_ACS, PILE_RCS))
        assert g.hp[hero] == CLASSES[g.kind[hero]].hp


@pytest.mark.rule("AD-PRE-04", "AD-CLS-01")
def test_decks_are_drawn_from_at_random():
    hands = set()
    for seed in range(20):
        g = entered(1, seed)
        go_on_to(g, "your-turn")
        hands.add((g.pile(0, HAND_ACS), g.pile(0, HAND_RCS)))
    assert len(hands) > 15


def test_nobody_has_a_class_before_it_is_chosen():
    assert begun(3).kind == [NO_CLASS] * 3
