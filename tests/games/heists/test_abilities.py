"""Special abilities: coins, draws, burying, attacks."""

import pytest
from support.gangs import codes, discard, gang, hand, pools, table
from support.script import offered, say


@pytest.mark.rule("DH-ABIL-01")
def test_an_ability_without_a_red_frame_is_optional():
    g = table(gang("NO01", "ST05"))
    say(g, "streets")
    assert {"activate NO01", "end_turn"} <= set(offered(g))
    say(g, "end_turn")
    assert g.coins[0] == 0


@pytest.mark.rule("DH-ABIL-03", "DH-ABIL-04")
@pytest.mark.parametrize(
    ("card", "others", "crime"),
    [
        ("BR05", ["ST05", "GO00"], 4 + 2),
        ("CO09", ["HT00", "ST03", "CO01"], 4 + 3),
        ("CR05", ["ST04", "ST02"], 2 + 2),
        ("GH06", ["SP00"], 4 + 1),
        ("NO10", ["VA00", "ST06", "NO01"], 4 + 3),
        ("GH06", ["ST04"], 4),
    ],
)
def test_a_card_is_stronger_by_each_other_card_of_the_suit(card, others, crime):
    g = table(gang(card, *others))
    say(g, "streets", f"crime {card}")
    assert pools(g)[0] == crime


@pytest.mark.rule("DH-ABIL-05")
def test_coins_spent_are_crime_or_sway():
    g = table(gang("CR06", coins=2))
    say(g, "streets", "crime CR06", "coin_crime CR06")
    assert (pools(g)[0], g.coins[0]) == (5, 1)


@pytest.mark.rule("DH-ABIL-06", "DH-R-50")
@pytest.mark.parametrize(
    ("card", "others", "coins"), [("NO01", [], 1), ("NO08", [], 2), ("NO06", ["ST06", "VA00"], 2)]
)
def test_coins_come_from_the_supply(card, others, coins):
    g = table(gang(card, *others, "NO07"), gang(coins=5))
    say(g, "streets", f"activate {card}")
    # The Blackmailer is a Noble, too.
    assert g.coins == [coins + (card == "NO06"), 5]


@pytest.mark.rule("DH-ABIL-07", "DH-R-27")
def test_one_steals_from_another_who_has_coins():
    g = table(gang("NO05"), gang(coins=1), gang(), gang(coins=3))
    say(g, "streets", "activate NO05")
    assert offered(g) == ["target P2", "target P4"]
    say(g, "target P4")
    assert g.coins == [1, 0 + 1, 0, 2]


@pytest.mark.rule("DH-ABIL-07", "DH-R-27", "DH-R-64")
def test_nobody_without_coins_is_stolen_from():
    g = table(gang("NO05"), gang())
    say(g, "streets")
    assert "activate NO05" not in offered(g)


@pytest.mark.rule("DH-R-28")
def test_who_has_one_coin_loses_one():
    g = table(gang(larceny=["LA10"]), gang(coins=1))
    say(g, "streets", "play LA10")
    assert g.coins == [1, 0]


@pytest.mark.rule("DH-ABIL-08")
def test_two_coins_bury_a_card():
    g = table(gang("NO09", "ST05", coins=2, discard=["SP00"]))
    say(g, "streets", "activate_second NO09", "bury_discard SP00")
    assert (g.coins[0], codes(g.graveyard), discard(g)) == (0, ["SP00"], [])
    g = table(gang("NO09", coins=1))
    say(g, "streets")
    assert "activate_second NO09" not in offered(g)


@pytest.mark.rule("DH-ABIL-09")
def test_a_coin_draws_a_card():
    g = table(gang("CR01", coins=1, deck=["ST06"]))
    say(g, "streets", "activate CR01")
    assert (g.coins[0], hand(g)) == (0, ["ST06", "CR01"])


@pytest.mark.rule("DH-ABIL-10")
def test_one_more_card_is_drawn():
    g = table(gang("CR03", deck=["ST06", "ST05"]))
    say(g, "streets", "activate CR03")
    assert (hand(g), codes(g.decks[0])) == (["ST06", "CR03"], ["ST05"])


@pytest.mark.rule("DH-ABIL-11", "DH-CARD-04")
def test_a_card_of_hand_or_discard_pile_is_buried():
    g = table(gang("CO07", "ST05", "ST05", deck=["ST06"], discard=["SP00", "ST04"]))
    say(g, "streets", "activate CO07")
    assert offered(g) == ["bury_hand ST05", "bury_hand CO07", "bury_discard ST04", "bury_discard SP00"]
    say(g, "bury_hand ST05")
    assert (codes(g.graveyard), hand(g)) == (["ST05"], ["ST05", "CO07"])


@pytest.mark.rule("DH-ABIL-12", "DH-R-29")
def test_who_is_ransomed_pays_two_coins_or_loses_a_random_card():
    g = table(gang("NO07"), gang(coins=3, discard=["HT00", "VA00"]))
    say(g, "streets", "activate NO07")
    assert (g.waiting, offered(g)) == ((1,), ["pay", "refuse"])
    refused = g.clone()
    say(g, "pay")
    assert (g.coins, g.waiting) == ([2, 1], (0,))
    say(refused, "refuse")
    assert (refused.coins, len(refused.discards[1]), len(refused.graveyard)) == ([0, 3], 1, 1)


@pytest.mark.rule("DH-R-29")
def test_with_one_coin_there_is_no_choice():
    """Worked example DH-X-19."""
    buried = set()
    for seed in range(12):
        g = table(gang("NO07"), gang(coins=1, discard=["HT00", "VA00"]), seed=seed)
        say(g, "streets", "activate NO07")
        assert (g.waiting, g.coins) == ((0,), [0, 1])
        buried |= set(codes(g.graveyard))
    assert buried == {"HT00", "VA00"}


@pytest.mark.rule("DH-R-29", "DH-R-27")
def test_an_empty_discard_pile_loses_nothing_and_anyone_may_be_ransomed():
    g = table(gang("NO07"), gang(), gang(coins=2))
    say(g, "streets", "activate NO07")
    assert offered(g) == ["target P2", "target P3"]
    say(g, "target P2")
    assert (g.graveyard, g.waiting) == ((), (0,))


@pytest.mark.rule("DH-ABIL-13", "DH-ABIL-04")
def test_rat_king_draws_a_card_per_other_crooked():
    """Worked example DH-X-08."""
    g = table(gang("CR08", "ST04", "CR01", "ST02", "HT00", deck=["ST05", "ST06", "ST06", "ST01"]))
    say(g, "streets", "activate CR08")
    assert (len(hand(g)), codes(g.decks[0])) == (8, ["ST01"])


@pytest.mark.rule("DH-ABIL-13")
@pytest.mark.parametrize(
    ("card", "others", "drawn"),
    [("BR02", ["HT00", "HT00", "ST03"], 2), ("GH04", ["SP00", "ST01"], 2), ("GH04", ["GH04"], 1)],
)
def test_a_card_is_drawn_per_other_heat_or_ghost(card, others, drawn):
    g = table(gang(card, *others, deck=["ST05", "ST06", "ST06", "ST05"]))
    say(g, "streets", f"activate {card}")
    assert len(g.decks[0]) == 4 - drawn


@pytest.mark.rule("DH-ABIL-18", "DH-R-16")
@pytest.mark.parametrize(("card", "trouble"), [("CO02", "HT00"), ("GH07", "SP00")])
def test_two_coins_hand_somebody_a_heat_or_a_specter(card, trouble):
    g = table(gang(card, coins=2), gang(discard=["ST05"]))
    say(g, "streets", f"activate {card}", "target P2")
    assert (g.coins[0], discard(g, 1)) == (0, ["ST05", trouble])
    g = table(gang(card, coins=1))
    say(g, "streets")
    assert f"activate {card}" not in offered(g)


@pytest.mark.rule("DH-ABIL-19", "DH-R-27")
def test_players_may_inflict_heat_on_themselves():
    g = table(gang(larceny=["LA07"]), gang(), gang())
    say(g, "streets", "play LA07")
    assert offered(g) == ["target P1", "target P2", "target P3"]
    say(g, "target P1")
    assert discard(g) == ["HT00"]


@pytest.mark.rule("DH-R-17")
def test_an_empty_heat_stack_is_filled_from_the_graveyard():
    g = table(gang("CO02", coins=2), gang(), heat=0, graveyard=["HT00", "ST05", "HT00"])
    say(g, "streets", "activate CO02", "target P2")
    assert (discard(g, 1), g.stacks[0], codes(g.graveyard)) == (["HT00"], 1, ["ST05"])


@pytest.mark.rule("DH-R-17")
def test_without_any_heat_none_is_taken_and_the_rest_goes_on():
    g = table(gang("CO02", coins=2), gang(), heat=0)
    say(g, "streets", "activate CO02", "target P2")
    assert (discard(g, 1), g.coins[0]) == ([], 0)


@pytest.mark.rule("DH-ABIL-20")
def test_draw_or_bury_is_the_one_or_the_other():
    g = table(gang("CR02", deck=["ST06"], discard=["SP00"]))
    say(g, "streets", "activate CR02")
    assert offered(g) == ["draw", "bury_hand CR02", "bury_discard SP00"]
    say(g, "draw")
    assert (hand(g), g.graveyard) == (["ST06", "CR02"], ())
    assert "activate CR02" not in offered(g)


@pytest.mark.rule("DH-R-04", "DH-ABIL-20")
def test_with_nothing_to_draw_a_card_may_be_buried_instead():
    """Worked example DH-X-25."""
    g = table(gang("CR02", "ST05"))
    say(g, "streets", "activate CR02")
    drawn = g.clone()
    say(drawn, "draw")
    assert hand(drawn) == ["ST05", "CR02"]
    say(g, "bury_hand ST05")
    assert codes(g.graveyard) == ["ST05"]


@pytest.mark.rule("DH-R-62")
def test_a_draw_may_fall_short():
    g = table(gang(larceny=["LA02"], deck=["ST05"]))
    say(g, "streets", "play LA02")
    assert hand(g) == ["ST05"]


@pytest.mark.rule("DH-R-64")
def test_an_effect_that_can_do_nothing_is_not_offered():
    g = table(gang("CR03", "NO06", "BR02", larceny=["LA02", "LA10"]))
    say(g, "streets")
    assert [name for name in offered(g) if name.split()[0] in ("activate", "play")] == []
