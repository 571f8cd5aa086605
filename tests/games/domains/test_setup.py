"""Set-up: the pieces of the box, the board as it begins, first spells and elements."""

from collections import Counter

import pytest
from support.realms import has, store
from support.script import offered, say

import darkling
from darkling.games.domains.cards import (
    ARCANA,
    BLACK_MONSTERS,
    DEATH,
    DECAY,
    ERA,
    MASQUERADE,
    REVELATION,
    SUIT,
    SUITS,
    WORLD,
)
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.items import SKULLS, STORED, one
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    ARCHITECT,
    BAG,
    DISPLAY_SIZES,
    FAR_LANDS,
    HENCHMEN,
    INN,
    LOCATION_CODES,
    LOCATION_OF,
    NIKTMARG_SLOTS,
    PILE,
    PLACE_CODES,
    PLACES,
    SPACE_CODES,
    TAVERN_A,
    TAVERN_B,
)
from darkling.games.domains.rules.state import MINIONS


def begun(players=4, seed=1):
    """Return a table on which the first player is about to draw spells."""
    return darkling.start("domains", players, seed)


def all_begun(players=4, seeds=30):
    return [begun(players, seed) for seed in range(seeds)]


# What is in the box.


@pytest.mark.rule("DM-COMP-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_each_for_themselves(players):
    assert begun(players).sides() == tuple((seat,) for seat in range(players))


@pytest.mark.rule("DM-COMP-01")
@pytest.mark.parametrize("players", [1, 6])
def test_there_is_no_game_for_one_or_six(players):
    with pytest.raises(darkling.BadSetup):
        begun(players)


@pytest.mark.rule("DM-COMP-03")
def test_the_box_holds_exactly_the_pieces_of_the_book():
    kinds = (BOX.fortune, BOX.adventurers, BOX.henchmen, BOX.tiles, BOX.monsters)
    assert [len(kind) for kind in kinds] == [32, 48, 40, 75, 68]
    assert sum(spell.copies for spell in BOX.spells) == 96
    assert Counter(adventurer.die for adventurer in BOX.adventurers) == {6: 16, 8: 14, 10: 10, 12: 8}


@pytest.mark.rule("DM-R-56", "DM-FORT-02", "DM-R-55")
def test_each_era_has_two_cards_of_each_of_four_suits_and_two_arcana():
    cards = [card for card in range(32) if card not in (WORLD, DEATH)]
    assert Counter((ERA[card], SUIT[card]) for card in cards) == {
        (era, suit): 2 for era in range(3) for suit in range(5)
    }
    assert SUITS == ("cups", "coins", "pentacles", "swords", "arcana")
    assert (ERA[WORLD], SUIT[WORLD]) == (REVELATION, ARCANA)
    assert (ERA[DEATH], SUIT[DEATH]) == (DECAY, ARCANA)


@pytest.mark.rule("DM-COMP-04", "DM-SET-06")
def test_everyone_begins_with_eight_coins_four_minions_and_a_bare_domain():
    g = begun(5)
    assert [store(g, seat) for seat in g.seats] == [{"coins": 8}] * 5
    assert g.to_place == [MINIONS] * 5 == [4] * 5
    assert {tile for tiles in g.tiles for tile in tiles} == {-1}
    assert (g.neutral, g.marks) == ((-1, -1), 0)


@pytest.mark.rule("DM-COMP-05", "DM-COMP-06", "DM-SET-11")
def test_the_stock_never_runs_out_and_only_totals_count():
    g = begun()
    g.gain(0, one(SKULLS, 1000), "test")
    g.gain(1, one(SKULLS, 1000), "test")
    g.pay(0, one(SKULLS, 1), "test")
    assert (has(g, "skulls", 0), has(g, "skulls", 1)) == (999, 1000)
    assert len(g.stores[0]) == STORED


# The board.


@pytest.mark.rule("DM-CITY-01", "DM-R-01", "DM-R-02")
def test_the_city_has_seventeen_locations_with_thirty_five_spaces_and_the_guild():
    assert len(LOCATION_CODES) == 17
    assert LOCATION_CODES[:4] == ("seer", "business", "temple", "assassin")
    assert LOCATION_CODES[10:12] == ("unicorn", "swan")
    assert LOCATION_CODES[-1] == "royal-court"
    assert PLACES == 35
    sizes = Counter(LOCATION_CODES[LOCATION_OF[place]] for place in range(PLACES))
    assert {code for code, size in sizes.items() if size == 1} == {
        "seer",
        "assassin",
        "thug",
        "unicorn",
        "swan",
        "docks",
        "town-council",
        "royal-court",
    }
    assert (sizes["architect"], sizes["niktmarg"], sizes["tower"], sizes["builders-guild"]) == (7, 6, 4, 0)


@pytest.mark.rule("DM-CITY-04")
def test_the_board_has_a_slot_for_each_space_that_is_about_a_piece():
    g = begun()
    assert tuple(len(display) for display in g.displays) == DISPLAY_SIZES == (4, 4, 2, 2, 7, 6)
    for display, code in ((INN, "inn"), (FAR_LANDS, "far-lands"), (ARCHITECT, "architect")):
        assert len([place for place in PLACE_CODES if place.startswith(code)]) == DISPLAY_SIZES[display]


@pytest.mark.rule("DM-DOM-02")
def test_a_domain_has_four_areas_of_four_spaces():
    assert Counter(code.rstrip("1234") for code in SPACE_CODES) == {"W": 4, "S": 4, "Pl": 4, "M": 4}
    assert [len(row) for row in begun(5).tiles] == [16] * 5


@pytest.mark.rule("DM-SET-01")
def test_the_first_turn_begins_with_fortune():
    g = begun(2)
    events = g.listener = []
    say(g, *["deck attack"] * 6, *["element fire"] * 4)
    phases = [event.phase for event in events if type(event).__name__ == "PhaseBegan"]
    assert (g.turn, phases[0], len(g.fortune)) == (1, "fortune", 13)


@pytest.mark.rule("DM-SET-02", "DM-SET-05")
def test_five_masquerade_cards_lie_on_top_of_a_fortune_deck_of_fifteen():
    for g in all_begun():
        assert len(g.fortune) == 15
        assert {ERA[card] for card in g.fortune[:5]} == {MASQUERADE}
        assert sorted([*g.fortune, *g.fortune_out]) == list(range(32))
    assert len({g.fortune[0] for g in all_begun()}) > 5


@pytest.mark.rule("DM-SET-04")
def test_the_world_lies_among_four_revelation_cards_in_the_middle():
    for g in all_begun():
        assert {ERA[card] for card in g.fortune[5:10]} == {REVELATION}
        assert WORLD in g.fortune[5:10]
    assert {g.fortune.index(WORLD) for g in all_begun()} == {5, 6, 7, 8, 9}


@pytest.mark.rule("DM-SET-03")
def test_death_lies_among_four_decay_cards_at_the_bottom():
    for g in all_begun():
        assert {ERA[card] for card in g.fortune[10:]} == {DECAY}
        assert DEATH in g.fortune[10:]
    assert {g.fortune.index(DEATH) for g in all_begun()} == {10, 11, 12, 13, 14}


@pytest.mark.rule("DM-SET-07")
def test_four_adventurers_come_to_the_green_unicorn_then_four_to_the_yellow_swan():
    game = darkling.new("domains", 3, 5)
    came = [event for event in game.events(None) if type(event).__name__ == "AdventurerCame"]
    g = game.position
    assert [event.tavern for event in came] == ["unicorn"] * 4 + ["swan"] * 4
    assert g.displays[TAVERN_A] == tuple(event.adventurer for event in came[:4])
    assert g.displays[TAVERN_B] == tuple(event.adventurer for event in came[4:])
    assert len(g.decks[ADVENTURERS]) == 40


@pytest.mark.rule("DM-SET-08")
def test_two_henchmen_wait_face_up_in_the_inn_and_two_face_down_in_the_far_lands():
    g = begun()
    assert len({*g.displays[INN], *g.displays[FAR_LANDS]}) == 4
    assert len(g.decks[HENCHMEN]) == 36
    view = g.view(0)
    cards = {place.place: place.card for place in view.city}
    assert None not in (cards["inn-1"], cards["inn-2"])
    assert (cards["far-lands-1"], cards["far-lands-2"]) == (None, None)


@pytest.mark.rule("DM-SET-09", "DM-SPELL-01")
def test_there_are_four_decks_of_twenty_four_spells():
    assert [len(deck) for deck in begun().decks[:4]] == [24] * 4
    assert offered(begun()) == ["deck attack", "deck defense", "deck control", "deck production"]


@pytest.mark.rule("DM-SET-10")
def test_seven_tiles_of_the_bag_lie_in_the_architects_guild():
    g = begun()
    assert sorted([*g.displays[ARCHITECT], *g.decks[BAG]]) == list(range(75))
    assert len(set(g.displays[ARCHITECT])) == 7
    assert len({begun(seed=seed).displays[ARCHITECT] for seed in range(5)}) == 5


@pytest.mark.rule("DM-SET-12", "DM-R-45", "DM-MON-02")
def test_six_black_monsters_lie_open_and_the_yellow_ones_are_set_aside():
    g = begun()
    assert sorted([*g.displays[NIKTMARG_SLOTS], *g.decks[PILE]]) == sorted(BLACK_MONSTERS)
    assert (len(g.displays[NIKTMARG_SLOTS]), len(g.decks[PILE])) == (6, 54)


# Who begins, and with what.


@pytest.mark.rule("DM-SET-13")
def test_chance_says_who_begins():
    assert {g.first for g in all_begun(5, 40)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("DM-SET-14", "DM-R-25")
def test_players_in_order_draw_three_spells_each_one_by_one():
    g = begun(3, seed=2)
    asked = []
    while g.decision(g.waiting[0]).prompt == "draw-a-spell":
        seat = g.waiting[0]
        asked.append((seat, len(g.hands[seat])))
        say(g, "deck control")
    assert asked == [(seat, drawn) for seat in g.order() for drawn in range(3)]
    assert [g.backs(seat) for seat in g.seats] == [(0, 0, 3, 0)] * 3


@pytest.mark.rule("DM-SET-15")
def test_then_each_takes_two_elements_equal_or_not():
    g = begun(2, seed=3)
    say(g, *["deck attack"] * 6)
    first, second = g.order()
    assert offered(g, first) == ["element earth", "element wind", "element fire", "element water"]
    say(g, "element fire", "element fire")
    assert g.waiting == (second,)
    say(g, "element earth")
    assert (has(g, "fire", first), has(g, "earth", second)) == (2, 1)


@pytest.mark.rule("DM-R-25", "DM-COUN-01")
def test_spells_of_set_up_may_come_of_different_decks():
    g = begun(2, seed=4)
    say(g, "deck attack", "deck production", "deck production")
    assert g.backs(g.first) == (1, 0, 0, 2)
