"""Set up, seats and the round."""

import pytest
from support.castles import BLUE, GREEN, RED, YELLOW, at, table, things, verbs
from support.script import first_option, offered, play_on, say

import darkling
from darkling.games.castle.cards import BOARD, GRID, PIECES
from darkling.games.castle.rules.set_up import SetUpCastle
from darkling.table.errors import BadSetup


def after_chests(players=2, seed=0, **settings):
    """Return a game at the first hero's turn."""
    g = darkling.start("castle", players, seed, settings)
    play_on(g, first_option, until=lambda g: g.round)
    return g


@pytest.mark.rule("DW-SETUP-01", "DW-SETUP-02", "DW-R-01")
@pytest.mark.parametrize(
    ("players", "owners"), [(2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (4, [1, 2, 3, 1]), (5, [1, 2, 3, 4])]
)
def test_one_seat_is_korak_and_the_others_share_four_heroes(players, owners):
    g = darkling.start("castle", players)
    assert [g.owner(hero) for hero in range(4)] == owners
    assert g.waiting == (0,), "Korak places the chests"


@pytest.mark.rule("DW-SETUP-01")
@pytest.mark.parametrize("players", [1, 6])
def test_there_are_two_to_five_players(players):
    with pytest.raises(BadSetup, match="2 to 5"):
        darkling.start("castle", players)


@pytest.mark.rule("DW-SETUP-03", "DW-SETUP-04", "DW-SETUP-06")
def test_each_hero_begins_with_three_cards_a_basic_weapon_and_full_strength():
    g = after_chests()
    assert [g.cards_of(hero) for hero in range(4)] == [3] * 4
    assert (len(g.deck), g.golden, g.hp) == (28, [-1] * 4, [8] * 4)


@pytest.mark.rule("DW-SETUP-05", "DW-R-03")
def test_heroes_start_on_their_squares_of_the_entrance():
    assert [at(after_chests(), hero) for hero in range(4)] == ["C1", "D1", "C3", "D3"]


@pytest.mark.rule("DW-SETUP-07", "DW-ARENA-01")
def test_korak_is_on_the_throne_and_stays_there():
    g = table(order=[])
    assert g.boss_square() == GRID.numbers["THRONE"]
    assert BOARD.throne not in g.places
    assert "THRONE" not in things(g, "activate")


@pytest.mark.rule("DW-SETUP-08", "DW-R-07")
def test_each_chest_hides_one_golden_weapon_by_chance_and_cards_are_dealt_last():
    hidden = {after_chests(seed=seed).weapons for seed in range(12)}
    assert len(hidden) > 4
    assert all(sorted(weapons) == [0, 1, 2, 3] for weapons in hidden)
    g = darkling.start("castle", 2)
    assert g.decision(0).prompt == "place-a-chest"
    assert g.deck == ()


@pytest.mark.rule("DW-SETUP-09", "DW-SETUP-10")
def test_korak_places_four_chests_in_four_rooms():
    g = darkling.start("castle", 2)
    say(g, "chest L1")
    assert not [square for square in things(g, "chest") if square in ("I2", "K3")], "room 2 has one"
    say(g, "chest H4", "chest A4", "chest H9")
    assert [GRID.names[chest] for chest in g.chests] == ["L1", "A4", "H4", "H9"]


@pytest.mark.rule("DW-R-07")
def test_chests_may_stand_where_they_always_do():
    g = darkling.start("castle", 2, 0, {"chest_setup": "preset"})
    assert [GRID.names[chest] for chest in g.chests] == ["L1", "A4", "H4", "H9"]
    assert g.round == 1


@pytest.mark.rule("DW-SETUP-11", "DW-SETUP-12", "DW-SETUP-13")
def test_monsters_items_coins_and_haunter_begin_off_the_board():
    g = after_chests()
    assert (g.places, g.lying, g.coins) == ([], (), [0] * 4)
    assert (len(g.supply), g.stock, g.pit) == (19, [8, 8, 8], 24)
    strengths = [PIECES.strength_of[figure] for figure in g.supply]
    assert [strengths.count(strength) for strength in range(1, 6)] == [4, 6, 6, 2, 1]


@pytest.mark.rule("DW-SETUP-14")
def test_all_doors_begin_closed():
    assert after_chests().doors == 0


@pytest.mark.rule("DW-ROUND-01", "DW-ROUND-03")
def test_heroes_act_before_korak():
    g = after_chests(5)
    seats = []
    while g.round == 1:
        seats.append(g.waiting[0])
        say(g, "end_turn")
    assert sorted(seats[:4]) == [1, 2, 3, 4]
    assert seats[4:] == [0]


@pytest.mark.rule("DW-ROUND-02")
def test_the_mace_gives_a_new_order_every_round():
    g = after_chests()
    orders = set()
    while g.round < 30:
        orders.add(g.order)
        say(g, "end_turn")
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("DW-R-06")
def test_the_mace_skips_eliminated_heroes():
    g = table(order=[], RED={"square": "OUT"}, BLUE={"square": "OUT"}, arena=True)
    say(g, "end_turn")
    assert sorted(g.order) == [GREEN, YELLOW]


@pytest.mark.rule("DW-R-02")
def test_heroes_of_one_seat_share_nothing():
    g = table(RED={"items": ["POTION"], "hits": 2}, BLUE={"hp": 1}, order=["BLUE"])
    assert g.owner(RED) == g.owner(BLUE)
    assert verbs(g) == {"step", "fountain", "end_turn"}


@pytest.mark.rule("DW-R-05")
def test_a_hero_may_end_the_turn_with_actions_left():
    g = table(order=["RED", "BLUE"])
    assert "end_turn" in offered(g)
    say(g, "end_turn")
    assert g.running(SetUpCastle) is None
    assert g.order[1] == BLUE


@pytest.mark.rule("DW-R-04")
def test_the_castle_has_neither_fortress_nor_warlord():
    words = " ".join(PIECES.item_codes + GRID.names)
    assert "POTION" in words
    assert "FORTRESS" not in words
