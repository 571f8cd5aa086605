"""Recruiting: sway, coins, Heat, upkeep."""

import pytest
from support.gangs import codes, discard, gang, pools, table
from support.script import offered, say


def recruits(g):
    return [name.split()[1] for name in offered(g) if name.startswith("recruit")]


@pytest.mark.rule("DH-RECR-01")
def test_sway_recruits():
    g = table(gang("VA00", "ST06"), streets=["CR02", "-", "-", "-", "-"])
    say(g, "streets", "sway VA00")
    assert "CR02" not in recruits(g)
    say(g, "sway ST06", "recruit CR02")
    assert pools(g)[1] == 1
    assert g.streets[0] == -1


@pytest.mark.rule("DH-RECR-02")
def test_goons_valets_and_specters_are_recruited_from_their_stacks():
    g = table(gang("VA00", "VA00", "ST05"))
    say(g, "streets", "all_sway")
    assert recruits(g) == ["SP00", "GO00", "VA00"]
    say(g, "recruit SP00", "recruit GO00", "recruit VA00")
    # Two of the twelve Valets were in hand.
    assert g.stacks[1:] == [15, 11, 9]


@pytest.mark.rule("DH-RECR-03")
def test_heat_is_never_recruited():
    g = table(gang("VA00", "VA00", "VA00"))
    say(g, "streets", "all_sway")
    assert "HT00" not in recruits(g)


@pytest.mark.rule("DH-RECR-04", "DH-R-24")
def test_free_scoundrels_cost_nothing_now():
    g = table(gang("HT00", "HT00"), streets=["BR03", "GH03", "CR04", "BR03", "-"])
    say(g, "streets")
    assert recruits(g) == ["BR03", "GH03", "CR04"]
    say(g, "recruit BR03", "recruit BR03", "recruit GH03", "recruit CR04", "end_turn")
    assert sorted(discard(g) + codes(g.cards_in_hand(0)))[:4] == ["BR03", "BR03", "CR04", "GH03"]


@pytest.mark.rule("DH-RECR-05")
def test_some_bring_a_heat_along():
    g = table(gang("VA00"), streets=["BR08", "-", "-", "-", "-"])
    say(g, "streets", "sway VA00", "recruit BR08")
    assert discard(g) == ["HT00"]


@pytest.mark.rule("DH-R-17", "DH-RECR-05")
def test_without_heat_they_are_recruited_all_the_same():
    """Worked example DH-X-11."""
    g = table(gang("VA00"), streets=["BR08", "-", "-", "-", "-"], heat=0)
    say(g, "streets", "sway VA00", "recruit BR08")
    assert (discard(g), codes(g._stack[-1].recruited)) == ([], ["BR08"])


@pytest.mark.rule("DH-RECR-06", "DH-R-61")
def test_coins_and_sway_are_both_paid():
    g = table(gang("VA00", "ST06", coins=3), streets=["NO10", "NO03", "-", "-", "-"])
    say(g, "streets")
    assert recruits(g) == ["NO03"]
    say(g, "all_sway", "recruit NO10")
    assert (pools(g)[1], g.coins[0]) == (0, 0)
    assert "NO03" not in recruits(g)


@pytest.mark.rule("DH-RECR-07")
def test_recruiting_a_cop_has_no_street_effect():
    g = table(gang("VA00"), gang(), streets=["CO02", "BR01", "BR02", "BR02", "BR04"])
    say(g, "streets", "sway VA00", "recruit CO02")
    assert (discard(g), discard(g, 1), g.stacks[0]) == ([], [], 36)


@pytest.mark.rule("DH-R-18")
def test_an_empty_stack_has_nothing_to_recruit():
    g = table(gang("VA00"), goons=0, valets=0, specters=0)
    say(g, "streets", "sway VA00")
    assert recruits(g) == []


@pytest.mark.rule("DH-R-20")
def test_recruits_cannot_be_buried_in_the_same_turn():
    g = table(gang("VA00", "CO07"))
    say(g, "streets", "sway VA00", "recruit GO00", "activate CO07")
    assert offered(g) == ["bury_hand VA00", "bury_hand CO07"]
