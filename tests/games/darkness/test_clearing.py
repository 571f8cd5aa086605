"""Clearing the room: new cards, then one thing each: revive, rest, explore or nothing."""

import pytest
from games.darkness.arranged import CELLAR, cleared, codes, hero, trained
from games.darkness.dungeons import answer, finish_fight, go_on_to, prompt, told
from support.script import offered

from darkling.games.darkness import GAME
from darkling.games.darkness.cards import ACTION_CODES, CLASSES, RESOURCE_CODES
from darkling.games.darkness.rules.events import HandDiscarded, HeroDrew, Revived
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
)

CHAMPION, ASSASSIN = CLASSES[0], CLASSES[1]


def cards(card, acs, rcs):
    """Return so many cards of the sample decks of a class, for a hand."""
    actions = [ACTION_CODES[number] for number in card.action_deck[:acs]]
    return actions, [RESOURCE_CODES[number] for number in card.resource_deck[-rcs:] if rcs]


def hand(g, seat=0):
    return len(g.pile(seat, HAND_ACS)), len(g.pile(seat, HAND_RCS))


def deck(g, seat=0):
    return len(g.pile(seat, DECK_ACS)), len(g.pile(seat, DECK_RCS))


def asked(g):
    return g.waiting[0], prompt(g)


# New cards.


@pytest.mark.rule("AD-CLR-01", "AD-R-126")
def test_everyone_keeps_or_discards_the_whole_hand_and_draws_up():
    acs, rcs = cards(CHAMPION, 2, 1)
    g = cleared(hero("Champion", 1, 1, acs=acs, rcs=rcs), hero("Assassin", 1, 2))
    assert (asked(g), offered(g)) == ((0, "keep-or-discard-clearing"), ["keep_hand", "discard_hand"])
    answer(g, "discard_hand")
    (gone,) = told(g, HandDiscarded)
    assert (len(gone.acs), len(gone.rcs)) == (2, 1)
    assert hand(g) == (3, 3)
    assert [len(g.pile(0, zone)) for zone in (PILE_ACS, PILE_RCS)] == [2, 1]
    assert (asked(g), offered(g)) == ((1, "keep-or-discard-clearing"), ["keep_hand"])


@pytest.mark.rule("AD-CLR-01", "AD-FAT-01", "AD-R-32")
def test_the_draw_can_tire_a_hero_out():
    used_acs, used_rcs = cards(CHAMPION, 26, 0)
    g = cleared(hero("Champion", 1, 1, used_acs=used_acs))
    answer(g, "keep_hand")
    assert g.is_fatigued(0)
    assert hand(g) == (0, 0)


@pytest.mark.rule("AD-CLR-01", "AD-FAT-02")
def test_a_core_card_that_the_tired_keep_is_still_theirs():
    acs, _ = cards(CHAMPION, 27, 0)
    hoarder = {"acs": acs[:2], "used_acs": acs[2:], "advancements": trained("Hoarder of Breath")}
    core = RESOURCE_CODES[CHAMPION.core[0][0]]
    g = cleared(hero("Champion", 1, 1, **hoarder, rcs=[core]))
    answer(g, "keep_hand", f"take_rc {core}")
    assert prompt(g) == "breath-to-keep"
    assert GAME.restore(g.data()).fingerprint() == g.fingerprint()


@pytest.mark.rule("AD-FAT-04", "AD-R-34")
def test_the_draw_ends_fatigue():
    used_acs, _ = cards(CHAMPION, 26, 0)
    g = cleared(hero("Champion", 1, 1, used_acs=used_acs, fatigued=True))
    answer(g, "keep_hand")
    assert not g.is_fatigued(0)
    assert (hand(g), deck(g)) == ((3, 3), (24, 24))


@pytest.mark.rule("AD-CLR-01", "AD-R-34")
def test_second_breath_can_be_drawn_here_too():
    used_acs, _ = cards(CHAMPION, 26, 0)
    g = cleared(hero("Champion", 1, 1, used_acs=used_acs, advancements=trained("Second Breath")))
    answer(g, "keep_hand")
    assert (prompt(g), offered(g)) == ("second-breath", ["reshuffle", "skip"])
    answer(g, "reshuffle")
    assert not g.is_fatigued(0)
    assert hand(g) == (3, 3)


# Order.


@pytest.mark.rule("AD-R-96", "AD-CLR-02", "AD-CLR-03")
def test_all_draw_in_marching_order_and_then_choose_in_it():
    g = cleared(hero("Champion", 1, 1), hero("Assassin", 1, 2, hp=0), hero("Psion", 1, 3), march=[2, 1, 0])
    assert asked(g) == (2, "keep-or-discard-clearing")
    answer(g, "keep_hand")
    assert asked(g) == (0, "keep-or-discard-clearing")
    answer(g, "keep_hand")
    assert asked(g) == (2, "revive-rest-explore")
    assert offered(g) == ["revive 1", "rest", "explore", "nothing"]
    answer(g, "nothing")
    assert asked(g) == (0, "revive-rest-explore")
    answer(g, "nothing")
    assert prompt(g) == "go-deeper"
    assert g.hp[1] == 0


@pytest.mark.rule("AD-CLR-04", "AD-CLR-05", "AD-R-96")
def test_whoever_is_revived_draws_at_once_and_chooses_when_the_pass_comes():
    g = cleared(hero("Assassin", 1, 1, hp=0), hero("Champion", 1, 2), hero("Psion", 1, 3))
    answer(g, "keep_hand", "keep_hand", "revive 0")
    assert [event.hero for event in told(g, Revived)] == [0]
    assert g.hp[0] == -(-ASSASSIN.hp // 2) == 9
    assert asked(g) == (0, "keep-or-discard-clearing")
    answer(g, "keep_hand")
    assert hand(g) == (3, 3)
    assert asked(g) == (2, "revive-rest-explore")
    answer(g, "nothing")
    assert asked(g) == (0, "revive-rest-explore")
    answer(g, "nothing")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-CLR-04")
def test_half_of_the_maximum_counts_what_advancements_add():
    g = cleared(hero("Assassin", 1, 1, hp=0, advancements=trained("Hardened")), hero("Champion", 1, 2))
    answer(g, "keep_hand", "revive 0")
    assert g.hp[0] == (17 + 8 + 1) // 2


@pytest.mark.rule("AD-CLR-02")
def test_nobody_acts_twice():
    g = cleared(hero("Champion", 1, 1), hero("Assassin", 1, 2))
    answer(g, "keep_hand", "keep_hand", "nothing", "nothing")
    assert prompt(g) == "go-deeper"


@pytest.mark.rule("AD-R-97", "AD-R-96")
def test_whoever_nobody_revives_lies_on_the_stairs_of_the_next_room():
    g = cleared(hero("Champion", 1, 5), hero("Assassin", 1, 4, hp=0), settings={"dungeon": "sewer"})
    answer(g, "keep_hand", "nothing", "go_on", "stand 3")
    assert asked(g) == (1, "stand-where")
    answer(g, "stand 0")
    assert (g.hp[1], g.at[1]) == (0, 0)
    assert danger_level(g) == 2 * 8
    finish_fight(g)
    assert asked(g) == (0, "keep-or-discard-clearing")


@pytest.mark.rule("AD-R-96", "AD-CLR-05")
def test_whoever_falls_in_a_fight_and_is_revived_draws_again_but_has_acted():
    g = cleared(hero("Champion", 1, 1, hp=1), hero("Assassin", 1, 2), draws=codes("Ambush!", "Imps"))
    answer(g, "keep_hand", "keep_hand", "explore", "flip 1")
    go_on_to(g, "your-turn")
    g.hp[0] = 0
    g.discard_hand(0)
    finish_fight(g)
    assert asked(g) == (1, "revive-rest-explore")
    answer(g, "revive 0")
    assert asked(g) == (0, "keep-or-discard-clearing")
    answer(g, "keep_hand")
    assert hand(g) == (3, 3)
    assert prompt(g) == "go-deeper"


# Rest.


@pytest.mark.rule("AD-CLR-06", "AD-CLR-07", "AD-R-98")
@pytest.mark.parametrize(("shuffles", "left"), [("reshuffle", (23, 23)), ("skip", (0, 0))])
def test_a_rest_heals_then_shuffles_if_one_likes_then_draws_a_card_of_each_kind(shuffles, left):
    acs, rcs = cards(CLASSES[6], 27, 27)
    seat = hero("Psion", 1, 1, hp=7, acs=acs[:3], rcs=rcs[:3], used_acs=acs[3:26], used_rcs=rcs[3:26])
    g = cleared(seat)
    answer(g, "keep_hand", "rest")
    assert g.hp == [13]
    assert (prompt(g), offered(g)) == ("reshuffle-or-not", ["reshuffle", "skip"])
    assert hand(g) == (3, 3)
    answer(g, shuffles)
    assert hand(g) == (4, 4)
    assert deck(g) == left
    assert [event.count for event in told(g, HeroDrew)] == [1, 1]


@pytest.mark.rule("AD-R-98", "AD-CLR-06")
@pytest.mark.parametrize(("hp", "then"), [(26, 26), (25, 26), (1, 14), (24, 25)])
def test_half_of_what_is_lost_comes_back_rounded_up(hp, then):
    g = cleared(hero("Champion", 1, 1, hp=hp))
    answer(g, "keep_hand", "rest", "skip")
    assert g.hp == [then]


@pytest.mark.rule("AD-R-98", "AD-R-32", "AD-CLR-07")
def test_a_rest_without_a_shuffle_can_tire_a_hero_out():
    acs, _ = cards(CHAMPION, 27, 0)
    for choice, is_tired in (("skip", True), ("reshuffle", False)):
        g = cleared(hero("Champion", 1, 1, acs=acs[:3], used_acs=acs[3:]))
        answer(g, "keep_hand", "rest", choice)
        assert g.is_fatigued(0) is is_tired


@pytest.mark.rule("AD-R-71", "AD-CLR-06")
def test_the_extra_cards_are_in_hand_in_the_next_room():
    g = cleared(hero("Champion", 1, 5), settings={"dungeon": "sewer"})
    answer(g, "keep_hand", "rest", "skip", "go_on", "stand 0")
    go_on_to(g, "your-turn")
    assert hand(g) == (4, 4)


# When it is not done.


@pytest.mark.rule("AD-R-105")
def test_after_the_last_encounter_of_all_nothing_is_cleared():
    g = cleared(settings={**CELLAR, "dungeons": 2}, encounter=2)
    answer(g, "keep_hand", "nothing")
    assert prompt(g) == "train-or-not"
    answer(g, "decline", "dungeon cellar", "go_on", "stand 0")
    for _ in range(2):
        finish_fight(g)
        if not g.over:
            assert prompt(g) == "keep-or-discard-clearing"
            go_on_to(g, "stand-where")
    assert g.over
    assert g.result.won == (True,)
