"""Dice and draws to come are part of a position."""

from support.castles import BLUE, GREEN, RED, YELLOW, table
from support.script import say

HIT, MISS = 0, 1


def test_the_order_of_the_next_round_begins_as_foretold():
    orders = [table(seed, order=[], draws=["YELLOW", "RED"]) for seed in range(8)]
    for g in orders:
        say(g, "end_turn")
    assert {g.order[:2] for g in orders} == {(YELLOW, RED)}
    assert {g.order[2:] for g in orders} == {(BLUE, GREEN), (GREEN, BLUE)}


def test_chance_chooses_the_items_that_are_foretold():
    given = {"settings": {"item_choice": "random"}, "draws": ["GRENADE", "POTION"]}
    g = table(RED={"square": "C2"}, **given)
    say(g, "step D2", "figure ORC1", "square F2", "figure ORC1", "square G2")
    assert g.carried == [2, 0]


def test_what_is_foretold_waits_for_its_own_kind():
    """Items, heroes and cards have the same numbers in the rules."""
    given = {"settings": {"item_choice": "random"}, "draws": ["GRENADE", "BLUE"]}
    orders = [table(seed, order=[], **given) for seed in range(8)]
    for g in orders:
        say(g, "end_turn")
    assert len({g.order[0] for g in orders}) > 1, "no hero is foretold before the item has come"
    g = table(RED={"square": "C2"}, **given)
    say(g, "step D2", "figure ORC1", "square F2", "placed", "end_turn", "end_turn")
    assert (g.carried, g.order[0]) == ([2], BLUE)


def test_a_returned_hand_lies_as_foretold():
    blue = {"square": "c2", "hp": 1, "hits": 2, "misses": 1}
    for draws, below in ((["M", "H", "H"], (MISS, HIT, HIT)), (["H", "M", "H"], (HIT, MISS, HIT))):
        g = table(order=[], BLUE=blue, arena=True, rolls=[2, 0, 0], draws=draws)
        say(g, "strike BLUE", "misses 0")
        assert tuple([card % 2 for card in g.deck[-3:]]) == below


def test_one_row_of_rolls_serves_all_dice():
    g = table(RED={"square": "F3"}, BLUE={"square": "G2"}, doors=[1], rolls=[9, 2])
    say(g, "search", "retreat E3", "end_turn", "haunter")
    assert (g.hp[BLUE], g.hp[RED]) == (0, 8), "9 misses the secret door, 2 is the Haunter's row"
