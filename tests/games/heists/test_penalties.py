"""Heat, Specters, upkeep: what has to be paid of crime and sway, and what ignores it."""

import pytest
from support.gangs import discard, gang, playing, pools, table
from support.script import offered, say


@pytest.mark.rule("DH-SUIT-03", "DH-ABIL-03", "DH-ABIL-14")
def test_medium_gains_from_the_specter_and_ignores_it():
    """Worked example DH-X-01."""
    g = table(gang("ST01", "SP00", "ST05", "ST05", "ST04"))
    say(g, "streets", "sway ST01", "sway ST05", "sway ST05", "crime ST04")
    assert pools(g) == (2, 4, 0)


@pytest.mark.rule("DH-ABIL-15", "DH-R-11")
def test_one_ignore_covers_one_heat():
    """Worked example DH-X-02."""
    g = table(gang("HT00", "HT00", "ST03", "ST06", "ST06"))
    say(g, "streets", "all_sway")
    assert pools(g) == (0, 5, 1)
    assert playing(g).spendable(5) == 4


@pytest.mark.rule("DH-R-11", "DH-HEAT-02")
def test_any_pool_pays_the_penalty():
    """Worked example DH-X-05."""
    g = table(gang("HT00", "ST04", "ST06", "ST06", "ST05"), streets=["CR02", "-", "-", "-", "-"])
    say(g, "streets", "crime ST04", "all_sway", "recruit CR02")
    assert pools(g) == (2, 1, 1)
    say(g, "recruit SP00")
    assert pools(g) == (2, 0, 1)


@pytest.mark.rule("DH-R-11", "DH-R-09")
def test_what_is_reserved_cannot_be_spent():
    """Worked example DH-X-06."""
    g = table(gang("HT00", "ST04", "ST06", "ST06", "ST05"), streets=["BR05", "-", "-", "-", "-"])
    say(g, "streets", "sway ST06", "sway ST06", "sway ST05")
    assert pools(g) == (0, 5, 1)
    assert "recruit BR05" not in offered(g)
    say(g, "crime ST04")
    assert "recruit BR05" in offered(g)


@pytest.mark.rule("DH-R-15", "DH-ABIL-17")
def test_a_coin_or_a_heat_is_settled_before_the_turn_ends():
    """Worked example DH-X-07."""
    g = table(gang("CR04", "NO01", "ST05", "ST05", "ST04"))
    say(g, "streets")
    assert {"settle_coin", "end_turn"} & set(offered(g)) == set()
    say(g, "activate NO01", "settle_coin")
    assert (g.coins[0], discard(g)) == (0, [])
    assert "end_turn" in offered(g)


@pytest.mark.rule("DH-R-15", "DH-ABIL-02")
def test_without_a_coin_the_heat_is_taken_even_if_the_card_is_buried():
    g = table(gang("CR04", "CO07"))
    say(g, "streets", "activate CO07", "bury_hand CR04")
    assert "end_turn" not in offered(g)
    say(g, "settle_heat")
    assert discard(g) == ["HT00"]
    assert "end_turn" in offered(g)


@pytest.mark.rule("DH-SUIT-02", "DH-ABIL-03")
def test_heat_counts_as_a_cop():
    """Worked example DH-X-09."""
    g = table(gang("BR04", "HT00", "HT00", "ST03", "ST05"))
    say(g, "streets", "crime BR04")
    assert pools(g) == (6, 0, 1)


@pytest.mark.rule("DH-R-08", "DH-R-14")
def test_burying_a_heat_leaves_its_penalty():
    """Worked example DH-X-10."""
    g = table(gang("BR04", "HT00", "HT00", "ST03", "CO07"))
    say(g, "streets", "activate CO07", "bury_hand HT00", "crime BR04")
    assert pools(g) == (6, 0, 1)


@pytest.mark.rule("DH-R-14")
def test_what_a_buried_card_did_stays_and_a_card_may_bury_itself():
    g = table(gang("HT00", "ST03", "CO07"))
    say(g, "streets", "sway CO07", "activate CO07", "bury_hand CO07")
    assert pools(g) == (0, 3, 0)
    g = table(gang("HT00", "ST03", "CO07"))
    say(g, "streets", "activate CO07", "bury_hand ST03")
    assert pools(g) == (0, 0, 0), "the ignore that it gave stays"


@pytest.mark.rule("DH-R-14")
def test_of_two_copies_the_used_one_is_buried():
    g = table(gang("ST05", "ST05", "CO07"))
    say(g, "streets", "crime ST05", "activate CO07", "bury_hand ST05")
    assert "crime ST05" in offered(g)


@pytest.mark.rule("DH-HEAT-01", "DH-R-10")
def test_penalties_are_incurred_by_the_hand_and_by_cards_drawn():
    g = table(gang("HT00", "SP00", "CR03", deck=["HT00"]))
    say(g, "streets")
    assert pools(g)[2] == 2
    say(g, "activate CR03")
    assert pools(g)[2] == 3


@pytest.mark.rule("DH-R-12", "DH-GEN-04")
def test_what_cannot_be_paid_is_forgiven():
    g = table(gang("HT00", "HT00", "HT00", "ST05"))
    say(g, "streets", "sway ST05")
    assert pools(g) == (0, 1, 3)
    assert playing(g).spendable(1) == 0
    say(g, "end_turn")
    assert g.coins[0] == 0


@pytest.mark.rule("DH-R-13")
def test_an_ignore_also_covers_a_penalty_that_comes_later():
    g = table(gang("ST03", "CR03", deck=["HT00"]))
    say(g, "streets", "activate CR03")
    assert pools(g)[2] == 0


@pytest.mark.rule("DH-R-13", "DH-R-63")
def test_an_ignore_is_for_its_own_kind_and_not_for_upkeep():
    g = table(gang("ST03", "SP00", "BR03"))
    say(g, "streets")
    assert pools(g)[2] == 2


@pytest.mark.rule("DH-ABIL-16", "DH-RECR-04")
def test_upkeep_is_a_penalty_whenever_the_card_comes_up():
    g = table(gang("BR03", "GH03"))
    say(g, "streets", "crime BR03", "sway GH03")
    assert pools(g) == (3, 3, 2)
    assert (playing(g).spendable(3), playing(g).reserve()) == (3, 2)


@pytest.mark.rule("DH-ABIL-14", "DH-R-62")
def test_a_safe_house_ignores_three_of_each_at_once():
    g = table(gang("HT00", "HT00", "HT00", "SP00", "SP00", larceny=["LA06"]))
    say(g, "streets")
    assert pools(g)[2] == 5
    say(g, "play LA06")
    assert pools(g)[2] == 0
