"""Heists: planning, challenges, bonuses, failing and going on."""

import pytest
from support.gangs import BORING, codes, discard, gang, hand, pools, table
from support.script import offered, say

from darkling.games.heists.rules.events import BonusLapsed

STRONG = ("GO00", "GO00", "VA00", "VA00", "GO00")
"""Nine crime or six sway."""


def at(heist, *cards, met=0, **rest):
    """Return a seat that is at a challenge of a heist."""
    return gang(*cards, current=heist, met=met, **rest)


def beat(g, pool="crime"):
    """Use everything for one pool, and beat the challenge."""
    say(g, f"all_{pool}", f"attempt_{pool}")


@pytest.mark.rule("DH-HEIST-01", "DH-R-35")
def test_two_heists_are_shown_to_all_one_is_chosen_the_other_goes_below():
    g = table(gang("ST05"), basic=["HB03", "HB01", "HB02"])
    say(g, "heist", "basic")
    assert g.view(1).shown == ("HB03", "HB01")
    assert offered(g) == ["plan HB03", "plan HB01"]
    say(g, "plan HB01")
    assert (codes(g.heist_decks[0]), codes(g.current)[:1]) == (["HB02", "HB03"], ["HB01"])
    assert g.knowledge(1).heists_below == (("HB03",), ())


@pytest.mark.rule("DH-R-35")
def test_the_last_heist_of_a_deck_is_taken_and_an_empty_deck_is_not_on_offer():
    g = table(gang("ST05"), basic=["HB03"], advanced=[])
    say(g, "heist")
    assert codes(g.current)[:1] == ["HB03"]
    g = table(gang("ST05"), basic=[], advanced=[])
    assert g.view(0).turn is not None, "there is nothing but the Streets"


@pytest.mark.rule("DH-HEIST-02")
def test_one_basic_heist_a_game():
    g = table(gang("ST05", heists=["HB01"]), advanced=["HA01", "HA02"])
    say(g, "heist")
    assert offered(g) == ["plan HA01", "plan HA02"]


@pytest.mark.rule("DH-HEIST-04", "DH-R-41")
def test_a_challenge_is_beaten_by_the_pool_it_names():
    g = table(at("HB01", *STRONG))
    say(g, "heist", "all_sway")
    assert offered(g) == ["crime GO00", "all_crime", "give_up"]
    say(g, "all_crime", "attempt_crime")
    assert g.met[0] == 1


@pytest.mark.rule("DH-R-36", "DH-R-41")
def test_a_challenge_has_to_be_exceeded():
    """Worked example DH-X-15."""
    g = table(at("HB01", "GO00", "ST05"))
    say(g, "heist", "all_crime")
    assert (pools(g)[0], offered(g)) == (4, ["give_up"])
    g = table(at("HB01", "GO00", "ST05"), settings={"challenge_rule": "meet"})
    say(g, "heist", "all_crime")
    assert "attempt_crime" in offered(g)


@pytest.mark.rule("DH-R-11")
def test_the_other_pool_pays_penalties_first():
    """Worked example DH-X-16."""
    g = table(at("HB01", "HT00", "HT00", "GO00", "ST04", "ST05"))
    say(g, "heist", "crime GO00", "crime ST04", "sway ST05")
    assert (pools(g), offered(g)) == ((5, 1, 2), ["give_up"])
    g = table(at("HB01", "HT00", "HT00", "GO00", "ST04", "ST06"))
    say(g, "heist", "crime GO00", "crime ST04", "sway ST06")
    assert "attempt_crime" in offered(g)


@pytest.mark.rule("DH-HEIST-05", "DH-R-43", "DH-R-40")
def test_bonus_then_discard_then_five_new_cards():
    g = table(at("HB01", *STRONG, deck=["ST01", "ST02", "ST03", "ST04", "ST04", "ST06"]))
    say(g, "heist")
    beat(g)
    assert (len(hand(g)), offered(g)) == (5, ["take", "decline"])
    say(g, "take")
    assert (g.coins[0], hand(g)) == (2, ["ST01", "ST02", "ST03", "ST04", "ST04"])
    assert sorted(discard(g)) == sorted(STRONG)
    assert g.view(0).turn.challenge.number == 2


@pytest.mark.rule("DH-HEIST-06")
def test_a_bonus_can_be_declined():
    g = table(at("HB01", *STRONG, deck=["ST01"]))
    say(g, "heist")
    beat(g)
    say(g, "decline")
    assert (g.coins[0], g.met[0]) == (0, 1)


@pytest.mark.rule("DH-HEIST-07")
def test_bonus_coins():
    g = table(at("HA13", *STRONG, deck=["ST01"]))
    say(g, "heist")
    beat(g)
    say(g, "take")
    assert g.coins[0] == 3


@pytest.mark.rule("DH-HEIST-08")
def test_bonus_bury_is_of_hand_or_discard_pile_not_of_the_deck():
    g = table(at("HB02", *STRONG, deck=["ST01"], discard=["SP00"]))
    say(g, "heist")
    beat(g, "sway")
    assert offered(g) == ["bury_hand GO00", "bury_hand VA00", "bury_discard SP00", "decline"]
    say(g, "bury_discard SP00")
    assert codes(g.graveyard) == ["SP00"]


@pytest.mark.rule("DH-HEIST-09", "DH-R-44")
def test_bonus_draw_gives_six_cards_for_the_next_challenge():
    g = table(at("HB06", *STRONG, deck=["ST04", "ST04", "ST05", "ST05", "ST06", "ST06", "GO00"]))
    say(g, "heist")
    beat(g)
    say(g, "take")
    assert len(hand(g)) == 6


@pytest.mark.rule("DH-HEIST-10")
def test_bonus_ransom():
    g = table(at("HB04", *STRONG, deck=["ST01"]), gang(coins=2), gang())
    say(g, "heist")
    beat(g)
    assert offered(g) == ["target P2", "target P3", "decline"]
    say(g, "target P2")
    assert (g.waiting, offered(g)) == ((1,), ["pay", "refuse"])
    say(g, "pay")
    assert (g.coins, g.waiting) == ([2, 0, 0], (0,))


@pytest.mark.rule("DH-HEIST-11", "DH-R-25", "DH-R-20")
def test_bonus_recruit_is_free_of_everything():
    """Worked example DH-X-20."""
    g = table(at("HB02", *STRONG, met=2), streets=["BR07", *BORING[1:]], street_deck=["NO01"])
    say(g, "heist")
    say(g, "all_sway")
    assert "attempt_sway" not in offered(g)
    g = table(at("HB02", *STRONG[:4], "NO10", met=2), streets=["BR07", *BORING[1:]], street_deck=["NO02"])
    say(g, "heist")
    beat(g, "sway")
    recruits = ["BR07", "BR02", "GH01", "GH02", "NO01", "SP00", "GO00", "VA00"]
    assert offered(g) == [*[f"recruit {code}" for code in recruits], "decline"]
    say(g, "recruit BR07")
    assert "BR07" in codes(g.gang(0))
    assert (g.stacks[0], codes(g.streets)[0]) == (36, "NO02")


@pytest.mark.rule("DH-HEIST-12")
def test_bonus_steal_two_coins():
    g = table(at("HB03", *STRONG, deck=["ST01"]), gang(coins=3), gang(coins=1))
    say(g, "heist")
    beat(g)
    say(g, "target P2")
    assert g.coins == [2, 1, 1]


@pytest.mark.rule("DH-R-64")
def test_a_bonus_without_a_target_is_passed_over():
    g = table(at("HB03", *STRONG, deck=["ST01"]), gang())
    g.listener = told = []
    say(g, "heist")
    beat(g)
    assert g.view(0).turn.challenge.number == 2
    assert BonusLapsed(0) in told


@pytest.mark.rule("DH-HEIST-13", "DH-R-45")
def test_a_heist_is_completed_with_its_last_challenge():
    g = table(at("HB01", *STRONG, met=2), gang("ST05"))
    say(g, "heist")
    beat(g)
    say(g, "decline")
    assert (codes(g.heists[0]), g.current[0], g.met[0]) == (["HB01"], -1, 0)
    assert sum(g.notoriety(0)) == 3
    say(g, "streets", "end_turn", "streets")
    assert "permanent HB01" in offered(g)


@pytest.mark.rule("DH-R-37", "DH-R-44", "DH-PERM-01")
def test_a_failed_heist_is_kept_and_resumed_where_it_failed():
    """Worked example DH-X-17."""
    deck = [
        "VA00",
        "VA00",
        "ST06",
        "ST06",
        "ST05",
        *["ST05", "ST04", "ST04", "HT00", "ST01", "ST02"],
        *["ST03", "HT00"],
    ]
    g = table(at("HB01", *STRONG, deck=deck), gang())
    say(g, "heist")
    beat(g)
    say(g, "take")
    beat(g, "sway")
    say(g, "take")
    assert len(hand(g)) == 6
    say(g, "give_up")
    assert (g.coins[0], g.met[0], codes(g.current)[0], g.waiting) == (2, 2, "HB01", (1,))
    assert (sum(g.notoriety(0)), len(hand(g))) == (0, 5)
    say(g, "streets", "end_turn", "heist")
    assert (g.view(0).turn.challenge.number, len(hand(g))) == (3, 5)
    assert "permanent HB01" not in offered(g)


@pytest.mark.rule("DH-R-37", "DH-R-39")
def test_a_failed_heist_can_be_lost():
    g = table(gang(*STRONG), gang(), basic=["HB01", "HB02"], settings={"failed_heist": "lost"})
    say(g, "heist", "basic", "plan HB01")
    beat(g)
    say(g, "decline", "give_up")
    assert (g.current[0], g.met[0], codes(g.heist_decks[0])) == (-1, 0, ["HB02", "HB01"])
    say(g, "streets", "end_turn", "heist")
    assert offered(g) == ["basic", "advanced"], "a lost one does not count as the basic heist of the game"


@pytest.mark.rule("DH-R-38", "DH-R-39")
def test_an_incomplete_heist_is_resumed_and_no_other_begun():
    """Worked example DH-X-18."""
    g = table(at("HB01", "ST05", met=1))
    say(g, "heist")
    assert g.view(0).turn.challenge.heist == "HB01"
    assert g.view(0).turn.challenge.number == 2


@pytest.mark.rule("DH-R-26")
def test_no_recruiting_and_no_larceny_during_a_heist():
    g = table(at("HB01", "VA00", "GO00"), streets=["BR03", *BORING[1:]])
    say(g, "heist", "crime GO00", "sway VA00")
    assert offered(g) == ["give_up"]


@pytest.mark.rule("DH-R-42")
def test_an_either_challenge_is_beaten_by_crime_or_by_sway():
    g = table(at("HB03", "VA00", "VA00", "ST06", "BR10", "GO00", met=2), gang())
    say(g, "heist", "all_crime", "all_sway")
    assert {"attempt_crime", "attempt_sway"} <= set(offered(g))


@pytest.mark.rule("DH-R-15")
def test_a_challenge_cannot_be_decided_before_all_is_settled():
    g = table(at("HB01", *STRONG[:4], "CR04"))
    say(g, "heist", "all_crime")
    assert not {"attempt_crime", "give_up"} & set(offered(g))
    say(g, "settle_heat")
    assert {"attempt_crime", "give_up"} <= set(offered(g))


@pytest.mark.rule("DH-R-10")
def test_penalties_start_afresh_with_each_challenge():
    g = table(at("HB01", *STRONG[:4], "HT00", deck=["ST05", "ST05", "SP00"]))
    say(g, "heist")
    assert pools(g)[2] == 1
    beat(g)
    say(g, "decline")
    # The Specter of the new hand, and the Heat again since the pile was shuffled in.
    assert pools(g)[2] == hand(g).count("SP00") + hand(g).count("HT00")


@pytest.mark.rule("DH-R-44")
def test_the_sixth_card_lapses_with_the_turn():
    g = table(at("HB06", *STRONG, deck=["ST04", "ST04", *["HT00"] * 10]), gang())
    say(g, "heist")
    beat(g)
    say(g, "take", "give_up", "streets", "end_turn", "heist")
    assert len(hand(g)) == 5
