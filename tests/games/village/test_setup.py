"""Set up: what lies where before the first round."""

from collections import Counter

import pytest
from support.script import offered, say
from support.villages import at, square, table, treasure

import darkling
from darkling.bots import bot
from darkling.games.darkworld.cards.pieces import HIT
from darkling.games.village.cards import PIECES, WARLORD_DECK
from darkling.games.village.rules.state import HOME
from darkling.table.errors import BadSetting


@pytest.fixture(scope="module")
def begun():
    """Return a game in which the Warlord has hidden everything in the usual places."""
    game = darkling.new("village", 5, 3)
    say(
        game,
        "hide_key CHAPEL",
        "hide SMITHY",
        "hide INN",
        "hide WINDMILL",
        "figure TRO4",
        "item WHIP",
        "square q1",
    )
    return game


@pytest.mark.parametrize(
    ("players", "owners"), [(2, (1, 1, 1, 1)), (3, (1, 2, 1, 2)), (4, (1, 2, 3, 1)), (5, (1, 2, 3, 4))]
)
@pytest.mark.rule("DV-SETUP-01", "DV-R-01")
def test_one_seat_is_the_warlord_and_the_others_share_four_heroes(players, owners):
    g = darkling.start("village", players)
    assert tuple([g.owner(hero) for hero in range(4)]) == owners
    assert g.waiting == (0,)


@pytest.mark.rule("DV-SETUP-02", "DV-SETUP-03", "DV-R-03")
def test_each_hero_has_a_card_eight_hit_points_and_a_place_in_the_entrance(begun):
    g = begun.position
    dealt = [event for event in begun.events(None) if type(event).__name__ == "CardsDrawn"][:4]
    assert [(event.hero, event.count) for event in dealt] == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert (g.hp, g.golden) == ([8] * 4, [-1] * 4)
    assert [at(g, hero) for hero in range(4)] == ["F13", "G13", "H13", "I13"]


@pytest.mark.rule("DV-SETUP-04", "DV-SETUP-20")
def test_the_wheel_shows_five_and_all_buildings_are_closed(begun):
    g = begun.position
    assert (g.wheel, g.boss_strength()) == (5, 5)
    assert not any(g.is_open(building) for building in range(5))


@pytest.mark.rule("DV-SETUP-05", "DV-SETUP-06", "DV-SETUP-07")
def test_lurker_great_hall_and_lair_have_a_key_each(begun):
    assert begun.position.loose_keys == [True, True, True]
    assert begun.position.keys == [False] * 4


@pytest.mark.rule("DV-SETUP-08", "DV-R-02", "DV-R-06")
def test_the_warlord_hides_a_key_and_then_the_weapons_unseen():
    game = darkling.new("village", 2, 1)
    assert game.decision(0).prompt == "hide-the-key"
    say(game, "hide_key INN")
    assert offered(game) == ["hide SMITHY", "hide WINDMILL", "hide CHAPEL", "hide HALL"]
    say(game, "hide HALL", "hide SMITHY", "hide CHAPEL")
    found = [
        treasure(game.position, building) for building in ("SMITHY", "INN", "WINDMILL", "CHAPEL", "HALL")
    ]
    assert found == ["AXE", "KEY", "STAR", "SPEAR", "SWORD"]
    assert game.decision(0).prompt == "choose-figure"
    assert [building.treasure for building in game.view(1).buildings] == [None] * 5
    assert [building.treasure for building in game.view(0).buildings] == found
    assert {type(event).__name__ for event in game.events(1)} == {"PreparationMade"}


@pytest.mark.rule("DV-R-02")
def test_treasures_may_lie_where_they_always_do():
    g = darkling.start("village", 2, 0, {"treasure_setup": "preset"})
    found = [treasure(g, building) for building in ("SMITHY", "INN", "WINDMILL", "CHAPEL", "HALL")]
    assert found == ["SWORD", "AXE", "SPEAR", "KEY", "STAR"]
    assert g.decision(0).prompt == "choose-figure"


@pytest.mark.rule("DV-SETUP-09", "DV-SETUP-10", "DV-SETUP-11")
def test_lurker_wolf_and_karrion_are_at_home(begun):
    g = begun.position
    assert (g.beasts, g.karrion) == ([HOME, HOME], -1)
    assert (begun.view(1).wolf, begun.view(1).lurker, begun.view(1).karrion) == (None, None, None)


@pytest.mark.rule("DV-SETUP-12", "DV-R-41")
def test_two_wererats_wait_for_every_card_that_names_them():
    # They are not pieces on the board: each card brings them fresh.
    g = table(RED={"square": "C12", "hp": 8, "weapon": "SWORD"}, sewers=("SE05", "SE05"))
    assert "LAIR" not in [at(g, hero) for hero in range(4)]
    assert square("LAIR") not in g.places


@pytest.mark.rule("DV-SETUP-13", "DV-SETUP-14", "DV-R-11")
def test_miller_and_mayor_are_captive_with_a_healing_potion_each(begun):
    g = begun.position
    assert (g.hostages, g.potions) == ([-1, -1], 0b11)
    assert g.stock == [6, 8, 7], "the guard has a whip"


@pytest.mark.rule("DV-SETUP-15", "DV-R-05", "DV-R-04")
def test_a_guard_of_any_strength_is_posted_upstairs_with_an_item():
    game = darkling.new("village", 2, 0, {"treasure_setup": "preset"})
    assert offered(game) == [f"figure {code}" for code in PIECES.figure_codes], "there is no declining"
    say(game, "figure OGR5", "item POTION")
    assert offered(game) == ["square q1", "square q2", "square r2"]
    say(game, "square r2")
    g = game.position
    assert (PIECES.figure_codes[g.figures[0]], g.places[0], g.carried[0]) == ("OGR5", square("r2"), 0)


@pytest.mark.rule("DV-SETUP-16")
def test_all_other_monsters_and_items_are_in_supply(begun):
    g = begun.position
    assert Counter([*g.supply, *g.figures]) == Counter(PIECES.all_figures)
    assert (len(PIECES.all_figures), sum([PIECES.strength_of[figure] for figure in PIECES.all_figures])) == (
        18,
        48,
    )


@pytest.mark.rule("DV-SETUP-17")
def test_coins_lie_ready_and_nobody_knows_their_values(begun):
    assert (begun.position.pit, begun.position.purses) == (24, [()] * 4)


@pytest.mark.rule("DV-SETUP-18", "DV-SETUP-19")
def test_decks_are_shuffled_and_one_warlord_card_is_kept_in_secret(begun):
    g = begun.position
    assert (len(g.event_deck), len(g.sewer_deck)) == (30, 12)
    assert sorted(g.warlord_cards) == list(WARLORD_DECK)
    assert begun.view(0).secret is not None
    assert begun.view(1).secret is None
    assert list(g.event_deck) != sorted(g.event_deck)


@pytest.mark.rule("DV-R-12")
def test_the_challenges_of_the_castle_are_not_on_offer():
    with pytest.raises(BadSetting, match="strict_kill"):
        darkling.start("village", 2, 0, {"strict_kill": True})


@pytest.mark.rule("DV-R-01")
def test_chance_may_choose_the_items():
    g = darkling.start("village", 2, 0, {"treasure_setup": "preset", "item_choice": "random"})
    g.choose(0, g.decision(0).options[0])
    assert g.decision(0).prompt == "choose-square"
    assert g.carried[0] >= 0


@pytest.mark.rule("DV-R-01")
@pytest.mark.parametrize(("agreed", "hits"), [({}, 18), ({"hit_cards": 8}, 8), ({"hit_cards": 40}, 40)])
def test_another_number_of_hit_cards_may_be_agreed(agreed, hits):
    g = darkling.start("village", 4, 0, {"treasure_setup": "preset", **agreed})
    say(g, "figure GUA2", "item BOOTS", "square q2")
    assert sum(g.hits) + g.deck.count(HIT) == g.hit_cards == hits
    assert sum(g.hits) + sum(g.misses) + len(g.deck) == 40


@pytest.mark.rule("DV-MODE-01")
def test_any_seat_may_be_a_bots_who_sees_what_a_person_would():
    g = darkling.start("village", 2, 4, {"round_limit": 2})
    while not g.over:
        seat = g.waiting[0]
        choices = [bot("random", 5).choose(world, seat).id for world in (g, g.guess(seat, 6))]
        assert choices[0] == choices[1]
        g.choose(seat, choices[0])
