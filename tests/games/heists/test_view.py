"""What a screen draws of a table is all in the view: it need not reckon."""

from support.gangs import BORING, alone, gang, table
from support.script import say


def test_a_card_shows_what_the_others_in_hand_add_to_it():
    held = table(gang("ST01", "SP00", "SP00"), streets=BORING).view(0).seats[0].hand[0]
    assert (held.card, held.more, held.crime, held.sway) == ("ST01", 2, 3, 3)


def test_pools_show_what_they_come_to_with_all_that_is_left():
    g = table(gang("ST05", "ST06", "ST04", "HT00"), streets=BORING)
    say(g, "streets", "sway ST06")
    turn = g.view(0).turn
    assert (turn.crime, turn.sway) == (0, 2)
    assert (turn.most_crime, turn.most_sway) == (0 + 1 + 2, 2 + 1)


def test_within_reach_is_whom_the_whole_hand_can_pay_for_besides_penalties():
    # The hand comes to 4 sway, and one Heat takes one of it.
    g = table(gang("ST06", "ST06", "HT00"), streets=("BR02", "BR04", "NO03", "GH03", "-"))
    say(g, "streets")
    # The Pit Fighter costs 4 sway, and the Idle Viscount coins.
    assert g.view(0).turn.in_reach == ("BR02", "GH03", "SP00", "GO00", "VA00")


def test_nobody_is_within_reach_at_a_challenge():
    g = table(gang("ST06", "ST06", current="HB01"), streets=BORING)
    say(g, "heist")
    assert g.view(0).turn.in_reach == ()


def test_ignores_in_store_are_not_to_be_paid():
    g = table(gang("ST03", "SP00"), streets=BORING)
    say(g, "streets")
    turn = g.view(0).turn
    assert (turn.heat, turn.heat_to_pay, turn.specters_to_pay) == (-1, 0, 1)


def test_the_total_is_notoriety_of_all_kinds():
    seat = table(gang("BR06", "HT00", heists=["HB01"])).view(0).seats[0]
    assert (seat.notoriety, seat.total) == ((1, 3, 1), 5)


def test_a_third_heist_makes_the_round_the_last():
    done = ["HB01", "HA01", "HA02"]
    assert not table(gang("ST05", heists=done[:2])).view(1).last_round
    assert table(gang("ST05", heists=done), gang(), turn=1).view(1).last_round


def test_larcenies_of_the_auto_player_count_after_its_second_heist():
    assert alone("ST05", control=(0, 1, 0, 0)).view(0).auto.larceny_target == 0
    assert alone("ST05", control=(0, 2, 1, 0)).view(0).auto.larceny_target == 3
