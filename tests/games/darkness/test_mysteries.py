"""Mysteries: each does what is printed on it."""

import pytest
from games.darkness.arranged import cleared, codes, hero, trained
from games.darkness.board import play, table
from games.darkness.dungeons import (
    answer,
    cards_named,
    defeat,
    finish_fight,
    go_on_to,
    item_named,
    prompt,
    told,
)
from support.script import offered, say

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, CLASSES, FOES, MYSTERIES, RESOURCE_CODES
from darkling.games.darkness.rules.clearing import ClearRoom
from darkling.games.darkness.rules.deck_changes import cards_of
from darkling.games.darkness.rules.events import (
    AdvancementsDrawn,
    CardDug,
    EncounterBegan,
    EncounterWon,
    FightRoundBegan,
    Healed,
    MysteryBegan,
)
from darkling.games.darkness.rules.maps import farthest_tiles
from darkling.games.darkness.rules.mysteries import FindTreasure
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.sides import is_won
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, HAND_ACS, HAND_RCS

SEWER = {"dungeon": "sewer"}
TWO = (hero("Champion", 1, 5), hero("Psion", 2, 5))


def found(mystery, *draws, seats=TWO, advancements=()):
    """Return a game in which the first hero has just found a mystery in The Drain; these cards come next."""
    g = cleared(*seats, settings=SEWER, draws=[*codes(mystery, *draws), *trained(*advancements)])
    g.listener = []
    for seat in seats:
        if seat.get("hp") != 0:
            answer(g, "keep_hand")
    answer(g, "explore", "flip 1")
    assert told(g, MysteryBegan)
    return g


@pytest.mark.rule("AD-DUN-01")
def test_there_are_nine_kinds_of_mysteries():
    assert [(one.name, one.copies) for one in MYSTERIES if one.copies > 1] == [("Ambush!", 2)]
    assert sum(one.copies for one in MYSTERIES) == 10


@pytest.mark.rule("AD-CLR-09", "AD-R-29")
@pytest.mark.parametrize(("hp", "then"), [(26, 22), (5, 1), (3, 1), (1, 1)])
def test_a_trap_door_hurts_and_leads_far_away(hp, then):
    g = trap(hp)
    assert g.hp[0] == then
    assert g.far_starters == 1


def trap(hp):
    """Return a game in which a Champion has fallen through the Trap Door in The Tower."""
    g = cleared(
        hero("Champion", 1, 3, hp=hp),
        hero("Psion", 2, 3),
        settings={"dungeon": "tower"},
        draws=codes("Trap Door"),
    )
    answer(g, "keep_hand", "keep_hand", "explore", "flip 1")
    return g


@pytest.mark.rule("AD-MAP-11", "AD-CLR-09")
def test_whoever_fell_through_stands_alone_before_the_monsters_come():
    g = trap(26)
    answer(g, "nothing", "go_on")
    squares = [int(name.split()[1]) for name in offered(g)]
    assert {square // 12 for square in squares} == set(farthest_tiles(g)) == {5, 6, 7}
    answer(g, f"stand {squares[0]}")
    assert offered(g)[0] == "stand 0"


@pytest.mark.rule("AD-R-102")
def test_an_ambush_is_a_fight_where_everyone_stands():
    g = found("Ambush!", "Imps")
    places = g.at[:2]
    while prompt(g) == "which-tile":
        say(g, offered(g)[0])
    assert [FOES[foe].name for foe, _, _ in g.line] == ["Imps"]
    assert g.at[:2] == places
    assert g.skirmish
    assert [event.round for event in told(g, FightRoundBegan)] == [1]


@pytest.mark.rule("AD-R-102")
def test_an_ambush_is_as_dangerous_as_two_for_each_hero():
    """Imps have a danger of 4, which is enough for two heroes but not for three."""
    three = (*TWO, hero("Assassin", 1, 4))
    for seats, cards in ((TWO, 1), (three, 2)):
        g = found("Ambush!", "Imps", "Aura Knight", seats=seats)
        while prompt(g) == "which-tile":
            say(g, offered(g)[0])
        assert len(g.line) == cards


@pytest.mark.rule("AD-R-102", "AD-LVL-01", "AD-MAP-09")
def test_an_ambush_is_no_encounter_and_afterwards_clearing_goes_on():
    g = found("Ambush!", "Imps")
    finish_fight(g)
    assert (g.won, g.skirmish, g.round) == (1, False, 0)
    assert not told(g, EncounterWon)
    assert (g.waiting, prompt(g)) == ((1,), "revive-rest-explore")
    assert g.running(ClearRoom) is not None
    answer(g, "nothing", "go_on")
    assert len(g.tiles) == 8


@pytest.mark.rule("AD-R-102")
def test_what_is_used_once_an_encounter_can_be_used_again():
    horn = hero("Champion", 1, 5, items=codes("War Horn"), spent=codes("War Horn"))
    g = found("Ambush!", "Imps", seats=(horn, TWO[1]))
    go_on_to(g, "your-turn")
    assert f"use {codes('War Horn')[0]}" in offered(g)


@pytest.mark.rule("AD-R-102", "AD-ENC-03")
def test_an_ambush_that_is_lost_loses_the_game():
    g = found("Ambush!", "Imps")
    go_on_to(g, "your-turn")
    g.hp[:2] = [0, 0]
    say(g, "end_turn")
    go_on_to(g)
    assert g.over
    assert g.result.won == (False, False)


@pytest.mark.rule("AD-R-102")
def test_an_explorer_who_falls_explores_no_further():
    seat = hero("Champion", 1, 5, items=codes("Seeker's Lantern"))
    g = found("Ambush!", "Imps", seats=(seat, TWO[1]))
    go_on_to(g, "your-turn")
    g.hp[0] = 0
    g.discard_hand(0)
    defeat(g)
    assert is_won(g)
    answer(g, "end_turn", "keep_hand")
    assert (g.waiting, offered(g)[0]) == ((1,), "revive 0")


@pytest.mark.rule("AD-CLR-09", "AD-ADV-01")
def test_a_whispering_shrine_trains_two():
    g = found("Whispering Shrine", advancements=("Tough", "Fleet"))
    assert prompt(g) == "which-advancement"
    assert [event.count for event in told(g, AdvancementsDrawn)] == [2]
    tough, fleet = trained("Tough", "Fleet")
    assert offered(g) == [f"advance {tough}", f"advance {fleet}", "decline"]
    answer(g, f"advance {tough}")
    assert g.hp[0] == g.max_hp(0) == 30


@pytest.mark.rule("AD-CLR-09")
def test_training_may_be_declined():
    g = found("Whispering Shrine")
    answer(g, "decline")
    assert g.advancements == [(), ()]


@pytest.mark.rule("AD-LVL-03")
def test_a_shrine_shows_no_more_to_those_who_have_advanced():
    seat = hero("Champion", 1, 5, advancements=trained("Tough", "Fleet"))
    g = found("Whispering Shrine", seats=(seat, TWO[1]))
    assert [event.count for event in told(g, AdvancementsDrawn)] == [2]


@pytest.mark.rule("AD-CLR-09", "AD-EQ-07")
def test_an_old_armory_has_two_pieces_of_equipment():
    g = found("Old Armory", "Imps", "Buckler", "Healing Spring", "Chain Coat")
    fates = [event.fate for event in told(g, CardDug)]
    assert fates == ["discarded", "item", "discarded", "item"]
    buckler, coat = codes("Buckler", "Chain Coat")
    answer(g, f"keep {buckler}", "leave")
    assert g.items == [(item_named("Buckler"),), ()]
    assert set(cards_named(["Imps", "Healing Spring", "Chain Coat"])) <= set(g.discard)
    assert g.hp[0] == 26


@pytest.mark.rule("AD-R-93", "AD-CLR-09")
def test_a_search_for_treasure_ends_when_no_equipment_is_left():
    """What was turned up in vain is not shuffled in to be turned up again."""
    g = table()
    g.hidden, g.faces, g.dealt, g.round = (cards_named(["Imps", "Ghouls"]),), (-2,), (0,), 0
    g.discard = cards_named(["Buckler", "Demon!"])
    events = play(g, FindTreasure(0, 2))
    assert sorted(event.fate for event in events if type(event) is CardDug) == [*["discarded"] * 3, "item"]
    assert prompt(g) == "keep-the-find"
    say(g, "leave")
    assert g.over
    assert sorted((*g.hidden[-1], *g.discard)) == sorted(cards_named(["Imps", "Ghouls", "Demon!", "Buckler"]))


@pytest.mark.rule("AD-CLR-09", "AD-HP-08")
def test_a_healing_spring_heals_everyone_and_wakes_the_unconscious():
    seats = (hero("Champion", 1, 5, hp=10), hero("Psion", 2, 5, hp=0), hero("Assassin", 1, 4, hp=15))
    g = found("Healing Spring", seats=seats)
    assert g.hp == [15, 5, 17]
    assert [event.amount for event in told(g, Healed)] == [5, 5, 2]
    assert (g.waiting, prompt(g)) == ((1,), "keep-or-discard-clearing")


@pytest.mark.rule("AD-CLR-09", "AD-R-29")
@pytest.mark.parametrize(("hp", "then"), [(26, 21), (3, 1)])
def test_a_cursed_idol_trains_three_at_a_price(hp, then):
    g = found("Cursed Idol", seats=(hero("Champion", 1, 5, hp=hp), TWO[1]))
    assert (prompt(g), offered(g)) == ("answer-the-mystery", ["either 0", "either 1"])
    answer(g, "either 0")
    assert g.hp[0] == then
    assert [event.count for event in told(g, AdvancementsDrawn)] == [3]
    assert "decline" in offered(g)


@pytest.mark.rule("AD-CLR-09")
def test_a_cursed_idol_can_be_left():
    g = found("Cursed Idol")
    answer(g, "either 1")
    assert (g.hp[0], g.advancements[0]) == (26, ())
    assert (g.waiting, prompt(g)) == ((1,), "revive-rest-explore")


@pytest.mark.rule("AD-BLD-10", "AD-CLR-09")
def test_a_forgotten_library_swaps_up_to_three_cards():
    g = found("Forgotten Library")
    assert prompt(g) == "change-the-deck"
    sizes = [len(cards_of(g, 0, kind)) for kind in (0, 1)]
    for count in range(3):
        drop = next(name for name in offered(g) if name.startswith("deck_drop_rc"))
        answer(g, drop)
        assert all(name.startswith("deck_add_rc") for name in offered(g))
        answer(g, next(name for name in offered(g) if name != drop.replace("drop", "add")))
        assert [len(cards_of(g, 0, kind)) for kind in (0, 1)] == sizes
        assert ("done" in offered(g)) is (count < 2)
    assert (g.waiting, prompt(g)) == ((1,), "revive-rest-explore")


@pytest.mark.rule("AD-BLD-10", "AD-BLD-05", "AD-BLD-09")
def test_core_cards_stay_and_only_legal_ones_come():
    g = found("Forgotten Library")
    hearty = RESOURCE_CODES[CLASSES[0].core[0][0]]
    assert f"deck_drop_rc {hearty}" not in offered(g)
    answer(g, next(name for name in offered(g) if name.startswith("deck_drop_ac")))
    for name in offered(g):
        number = ACTION_CODES.index(name.split()[1])
        assert "C" in ACTIONS[number].letters
        assert cards_of(g, 0, 0).count(number) < 3


@pytest.mark.rule("AD-CLR-09", "AD-POP-01")
def test_a_captive_guide_makes_the_next_room_safer():
    g = found("Captive Guide")
    assert g.next_danger == -1
    answer(g, "nothing", "go_on", "stand 0", "stand 1")
    while not told(g, EncounterBegan):
        say(g, offered(g)[0])
    assert told(g, EncounterBegan)[0].level == 2 * 8 - 2
    assert g.next_danger == 0
    assert danger_level(g) == 16


@pytest.mark.rule("AD-CLR-09", "AD-R-29")
def test_a_needle_trap_hurts_and_hides_equipment():
    g = found("Needle Trap", "Buckler")
    assert g.hp[0] == 23
    answer(g, "leave")
    assert prompt(g) == "revive-rest-explore"


@pytest.mark.rule("AD-R-102")
def test_hands_and_hp_are_as_they_were_when_the_fight_breaks_out():
    g = found("Ambush!", "Imps", seats=(hero("Champion", 1, 5, hp=9), TWO[1]))
    go_on_to(g, "your-turn")
    assert g.hp[0] == 9
    assert [len(g.pile(0, zone)) for zone in (HAND_ACS, HAND_RCS, DECK_ACS, DECK_RCS)] == [3, 3, 24, 24]
