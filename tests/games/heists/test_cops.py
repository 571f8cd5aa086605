"""The Streets refilled: the first Cop that comes out hits everybody."""

import pytest
from support.gangs import BORING, codes, discard, gang, table
from support.script import offered, say

NOBLES = ("NO01", "NO02", "NO03", "NO04")


def end_turn(g):
    say(g, "streets", "end_turn")


def refilled(*deck, seats=None, **rest):
    """Return a table after a turn in which nothing was done but the Streets refilled."""
    rest = {"streets": [*BORING[:-1], "-"]} | rest
    g = table(*(seats or [gang("ST05"), gang("ST04")]), street_deck=deck, **rest)
    end_turn(g)
    return g


@pytest.mark.rule("DH-COP-01", "DH-COP-03", "DH-R-34")
def test_heat_hits_everybody_before_new_cards_are_drawn():
    g = refilled("CO02")
    assert sorted(codes(g.cards_in_hand(0))) == ["HT00", "ST05"]
    assert discard(g, 1) == ["HT00"]


@pytest.mark.rule("DH-COP-02", "DH-COP-03", "DH-R-30")
def test_second_cop_of_a_refill_has_no_effect():
    """Worked example DH-X-12."""
    g = refilled("CO02", "CO04", streets=["BR01", "-", "BR02", "GH01", "-"])
    assert discard(g, 1) == ["HT00"]
    assert codes(g.streets) == ["BR01", "CO02", "BR02", "GH01", "CO04"]


@pytest.mark.rule("DH-COP-02")
def test_the_next_refill_has_an_effect_of_its_own():
    g = refilled("CO02", "CO06", seats=[gang("ST05"), gang("VA00")])
    say(g, "streets", "sway VA00", "recruit GH01", "end_turn")
    assert g.stacks[0] == 36 - 4


@pytest.mark.rule("DH-COP-04", "DH-R-32")
def test_pay_or_heat_is_asked_clockwise_from_whose_turn_is_ending():
    seats = [gang("ST05", coins=2), gang(coins=1), gang(coins=3)]
    g = refilled("CO05", seats=seats, first=0)
    assert (g.waiting, offered(g)) == ((0,), ["pay", "take_heat"])
    say(g, "pay")
    assert (g.waiting, g.coins, discard(g, 1)) == ((2,), [0, 1, 3], ["HT00"])
    say(g, "take_heat")
    assert (g.coins, discard(g, 2), g.waiting) == ([0, 1, 3], ["HT00"], (1,))


@pytest.mark.rule("DH-COP-05")
def test_sweep_buries_everyone_but_the_cop():
    g = refilled("CO04", "GH03", "GH03", "GH04", "GH04", "NO01")
    assert codes(g.streets) == ["GH03", "GH03", "GH04", "GH04", "CO04"]
    assert codes(g.graveyard) == list(BORING[:-1])


@pytest.mark.rule("DH-R-31")
def test_after_a_sweep_all_places_are_filled_without_further_effects():
    """Worked example DH-X-13."""
    g = refilled("GH01", "CO09", "CO02", "NO01", "NO02", "NO03", streets=["BR01", "BR02", "-", "-", "-"])
    assert codes(g.graveyard) == ["BR01", "BR02", "GH01"]
    assert codes(g.streets) == ["CO02", "NO01", "NO02", "CO09", "NO03"]
    assert g.stacks[0] == 36


@pytest.mark.rule("DH-R-31", "DH-COP-05")
def test_a_sweep_buries_other_cops_too_even_a_copy():
    g = refilled("CO04", *NOBLES, streets=["CO01", "-", "CO04", "BR01", "BR02"])
    assert codes(g.graveyard) == ["CO01", "CO04", "BR01", "BR02"]
    assert codes(g.streets) == ["NO01", "CO04", "NO02", "NO03", "NO04"]


@pytest.mark.rule("DH-COP-06", "DH-R-33")
def test_players_together_buy_off_a_sweep():
    """Worked example DH-X-14."""
    seats = [gang("ST05", coins=2), gang(), gang(coins=1)]
    g = refilled("CO03", *NOBLES, seats=seats)
    assert (g.waiting, offered(g)) == ((0,), ["offer 0", "offer 1", "offer 2"])
    say(g, "offer 2")
    assert (g.waiting, offered(g)) == ((2,), ["offer 0", "offer 1"])
    stingy = g.clone()
    say(g, "offer 1")
    assert (g.coins, codes(g.graveyard)) == ([0, 0, 0], [])
    say(stingy, "offer 0")
    assert (stingy.coins, codes(stingy.graveyard)) == ([2, 0, 1], list(BORING[:-1]))


@pytest.mark.rule("DH-R-33")
def test_too_few_coins_in_all_mean_a_sweep_at_once():
    g = refilled("CO03", *NOBLES, seats=[gang("ST05", coins=1), gang(), gang(coins=1)])
    assert (g.waiting, codes(g.graveyard)) == ((1,), list(BORING[:-1]))


@pytest.mark.rule("DH-R-33")
def test_once_enough_is_offered_nobody_else_is_asked():
    g = refilled("CO03", seats=[gang("ST05", coins=5), gang(coins=5)])
    assert offered(g) == ["offer 0", "offer 1", "offer 2"]
    say(g, "offer 2")
    assert g.coins == [3, 5]


@pytest.mark.rule("DH-R-17")
def test_too_little_heat_goes_to_whose_turn_is_ending_and_then_clockwise():
    g = refilled("CO02", seats=[gang(), gang("ST05"), gang()], first=1, heat=2)
    assert [codes(g.gang(seat)).count("HT00") for seat in g.seats] == [0, 1, 1]


@pytest.mark.rule("DH-R-19")
def test_buried_street_cards_become_a_new_deck():
    g = refilled(graveyard=["GH03", "ST05", "GO00", "HT00", "LA01"])
    assert (codes(g.streets)[-1], codes(g.graveyard)) == ("GH03", ["ST05", "GO00", "HT00", "LA01"])


@pytest.mark.rule("DH-R-19")
def test_without_any_card_places_stay_open():
    g = refilled(graveyard=["ST05"])
    assert g.streets[-1] == -1


@pytest.mark.rule("DH-VAR-01", "DH-R-59")
@pytest.mark.parametrize("cop", ["CO02", "CO05", "CO04", "CO03"])
def test_cops_can_be_left_without_effects(cop):
    g = refilled(cop, settings={"cop_effects": False})
    assert (codes(g.streets)[-1], g.stacks[0], g.graveyard) == (cop, 36, ())
