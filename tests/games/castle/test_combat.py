"""Bouts: dice, cards, kills and knock-outs."""

import pytest
from support.castles import BLUE, RED, at, bag, dice, lying, monster, places, table, things, turn, verbs
from support.script import offered, say

import darkling
from darkling.games.darkworld.cards.pieces import FACES, HIT
from darkling.games.darkworld.rules.odds import at_least, percent


def fight(*monsters, red=None, **rest):
    """Return Red on F2 in room 1 with monsters about."""
    return table(RED={"square": "F2", **(red or {})}, monsters=monsters, **rest)


@pytest.mark.rule("DW-HBLOW-05", "DW-HBLOW-07", "DW-COMB-03")
def test_a_kill_brings_figure_coin_and_card_and_no_blow_in_return():
    """Worked example DW-X-01."""
    g = fight(monster("ORC2", "G2", "BOOTS"), deck="H")
    dice(g, (1, 1))
    say(g, "attack G2")
    assert offered(g) == ["take", "leave"]
    say(g, "take")
    assert (g.camp(RED), g.coins[RED], g.hits[RED], bag(g, RED)) == ([0], 1, 1, ["BOOTS"])
    assert (turn(g).actions, g.pit, g.view(1).heroes[RED].gold) == (2, 23, None)


@pytest.mark.rule("DW-HBLOW-08")
def test_the_magic_item_may_be_left_where_the_monster_died():
    g = fight(monster("ORC2", "G2", "BOOTS"))
    dice(g, (1, 1))
    say(g, "attack G2", "leave")
    assert (lying(g), bag(g, RED)) == ([("G2", "BOOTS")], [])


@pytest.mark.rule("DW-HBLOW-06", "DW-CARD-04", "DW-R-27")
def test_a_weak_blow_does_nothing_but_shows_the_strength():
    """Worked example DW-X-02."""
    g = fight(monster("ORC2", "G2"), red={"misses": 2})
    dice(g, (0, 1), (1, 1), (0, 1), (0, 0))
    assert g.view(1).monsters[0].strength is None
    say(g, "attack G2", "hits 0", "misses 1")
    assert g.hp[RED] == 7
    assert g.deck[-1] == 1, "the Miss card lies at the bottom"
    assert g.view(2 if g.players > 2 else None).monsters[0].strength == 2
    say(g, "attack G2", "hits 0")
    assert places(g) == {"G2": "ORC2"}, "damage is not carried over"


@pytest.mark.rule("DW-HBLOW-01", "DW-CARD-03")
def test_a_golden_weapon_rolls_three_dice_and_three_hit_cards_are_the_most():
    """Worked example DW-X-03."""
    g = fight(monster("MAN5", "G2", group=6), red={"weapon": "AXE", "hits": 4})
    dice(g, (1, 1, 0))
    say(g, "attack G2")
    assert offered(g) == ["hits 0", "hits 1", "hits 2", "hits 3"]
    say(g, "hits 3")
    assert places(g) == {}
    assert g.hits[RED] + g.misses[RED] == 2


@pytest.mark.rule("DW-HBLOW-02", "DW-R-22")
def test_dice_show_nothing_one_or_two():
    assert sorted(FACES) == [0, 0, 1, 1, 1, 2]
    assert [percent(2, [needed]) for needed in (1, 2, 3, 4)] == [89, 56, 19, 3]
    assert [round(1000 * at_least(3, needed)) for needed in range(1, 7)] == [963, 796, 491, 199, 46, 5]


@pytest.mark.rule("DW-R-23")
@pytest.mark.parametrize(("players", "hits"), [(2, 8), (3, 11), (4, 12), (5, 13)])
def test_the_more_players_the_more_of_the_40_cards_are_hit_cards(players, hits):
    g = darkling.start("castle", players, 1, {"chest_setup": "preset"})
    assert sum(g.hits) + g.deck.count(HIT) == hits
    assert sum(g.hits) + sum(g.misses) + len(g.deck) == 40


@pytest.mark.rule("DW-R-23")
def test_another_number_of_hit_cards_may_be_agreed_for_any_number_of_players():
    for players in (2, 5):
        g = darkling.start(
            "castle", players, 1, {"chest_setup": "preset", "hit_cards": 18, "strict_kill": True}
        )
        assert sum(g.hits) + g.deck.count(HIT) == g.hit_cards == 18
        assert g.view(0).strict_kill
        assert not g.view(0).hand_limit


@pytest.mark.rule("DW-HBLOW-03", "DW-HBLOW-04", "DW-R-24")
def test_cards_come_after_the_dice_and_before_the_strength():
    g = fight(monster("ORC3", "G2"), red={"hits": 2})
    dice(g, (1, 0), (0, 0))
    say(g, "attack G2")
    assert offered(g) == ["hits 0", "hits 1", "hits 2"]
    assert g.view(1).blow.needed is None
    assert g.view(1).blow.total == 1
    say(g, "hits 2")
    assert places(g) == {}


def test_cards_that_cannot_matter_are_not_asked_for():
    g = fight(monster("ORC2", "G2", seen=True), red={"hits": 2})
    dice(g, (1, 1))
    say(g, "attack G2")
    assert verbs(g) & {"hits"} == set()
    assert places(g) == {}


@pytest.mark.rule("DW-COMB-01", "DW-COMB-02")
def test_adjacent_opponents_one_after_the_other():
    g = fight(monster("ORC1", "G2"), monster("ORC1", "F1"), monster("ORC1", "G1", group=2))
    assert sorted(things(g, "attack")) == ["F1", "G2"]
    dice(g, (1, 0), (1, 0))
    say(g, "attack G2", "attack F1", "hits 0")
    assert places(g) == {"G1": "ORC1"}


@pytest.mark.rule("DW-MBLOW-01", "DW-MBLOW-02", "DW-CARD-01")
def test_a_monster_rolls_two_dice_and_two_miss_cards_are_the_most():
    g = fight(monster("ORC1", "G2"), red={"misses": 3}, order=[])
    dice(g, (2, 2), (0, 0))
    say(g, "activate G2", "attack F2")
    assert offered(g) == ["misses 0", "misses 1", "misses 2"]
    say(g, "misses 2", "hits 0")
    assert (g.hp[RED], g.misses[RED]) == (6, 1)


@pytest.mark.rule("DW-CARD-01")
def test_no_more_miss_cards_than_damage():
    g = fight(monster("ORC1", "G2"), red={"misses": 3}, order=[])
    dice(g, (1, 0), (0, 0))
    say(g, "activate G2", "attack F2")
    assert offered(g) == ["misses 0", "misses 1"]


@pytest.mark.rule("DW-CARD-02")
def test_miss_cards_are_for_monsters_blows_alone():
    g = fight(monster("OGR3", "G2"), red={"misses": 3})
    dice(g, (0, 0), (0, 0))
    say(g, "attack G2")
    assert offered(g) == ["hits 0"], "asked, so that nobody can tell that it is not a Hit card"
    say(g, "hits 0")
    assert verbs(g) & {"misses"} == set()


@pytest.mark.rule("DW-MBLOW-03", "DW-R-29", "DW-R-30")
def test_a_hero_without_hit_points_wakes_at_the_entrance_and_keeps_everything():
    red = {"hp": 1, "hits": 1, "items": ["BOOTS"], "coins": 2, "weapon": "AXE", "camp": ["ORC1"]}
    g = fight(monster("OGR4", "G2", group=4), red=red, order=["RED", "BLUE"])
    dice(g, (0, 0, 0), (1, 0))
    say(g, "attack G2", "hits 0", "misses 0")
    assert (at(g, RED), g.hp[RED]) == ("C1", 0)
    assert turn(g).hero == BLUE, "the turn is over"
    assert (g.coins[RED], bag(g, RED), g.golden[RED], len(g.camp(RED))) == (2, ["BOOTS"], 1, 1)


@pytest.mark.rule("DW-R-25", "DW-R-26")
def test_a_hero_strikes_back_with_cards_of_the_same_bout_and_takes_the_reward():
    g = fight(monster("ORC3", "G2", "POTION"), red={"hits": 3, "misses": 2}, order=[])
    dice(g, (2, 1), (0, 0))
    say(g, "activate G2", "attack F2", "misses 2", "hits 3")
    assert offered(g) == ["take", "leave"]
    say(g, "take")
    assert (g.camp(RED), g.hp[RED], g.coins[RED]) == ([0], 7, 1)


@pytest.mark.rule("DW-R-28", "DW-ITEM-03")
def test_items_are_used_between_actions_of_ones_own_turn_alone():
    g = fight(monster("OGR4", "G2", group=4), red={"items": ["POTION"], "hp": 5, "hits": 1})
    dice(g, (0, 0), (0, 0))
    assert "use POTION" in offered(g)
    say(g, "attack G2")
    assert verbs(g) == {"hits"}
    say(g, "hits 0", "end_turn")
    assert g.waiting == (0,)
    g = fight(red={"items": ["POTION"], "hp": 5}, actions=0)
    assert "use POTION" in offered(g), "with no actions left, too"


@pytest.mark.rule("DW-R-31")
def test_empty_deck_and_empty_pit_give_nothing():
    rich = {"hits": 8, "misses": 32, "coins": 24}
    g = fight(monster("ORC1", "G2"), BLUE=rich, rolls=[1, 1])
    say(g, "attack G2")
    assert (g.cards_of(RED), g.coins[RED], len(g.camp(RED))) == (0, 0, 1)


@pytest.mark.rule("DW-R-32")
def test_used_cards_lie_below_in_the_order_played():
    g = fight(monster("OGR4", "G2", group=4), red={"hits": 1, "misses": 1})
    dice(g, (0, 0), (1, 0))
    say(g, "attack G2", "hits 1", "misses 1")
    assert g.deck[-2:] == (0, 1)
    assert g.known_below == 2


@pytest.mark.rule("DW-R-49", "DW-ITEM-01")
def test_a_third_item_is_left_on_the_square():
    g = fight(monster("ORC1", "G2", "POTION"), red={"items": ["BOOTS", "BOOTS"]})
    dice(g, (1, 1))
    say(g, "attack G2")
    assert lying(g) == [("G2", "POTION")]
    assert "take" not in verbs(g)


@pytest.mark.rule("DW-R-20")
def test_figures_fight_across_the_open_first_door():
    g = table(RED={"square": "D2"}, doors=[1], monsters=[monster("ORC1", "E2")], order=[])
    say(g, "activate E2")
    assert things(g, "attack") == ["D2"]
    g = table(RED={"square": "D2"}, doors=[1], monsters=[monster("ORC1", "E2")])
    assert things(g, "attack") == ["E2"]


@pytest.mark.rule("DW-VAR-02", "DW-R-34")
def test_one_more_than_the_strength_where_that_was_agreed():
    """Worked example DW-X-25."""
    g = fight(monster("ORC3", "G2", seen=True), red={"hits": 1}, settings={"strict_kill": True})
    dice(g, (1, 1), (0, 0))
    say(g, "attack G2", "hits 1")
    assert places(g) == {"G2": "ORC3"}
    assert g.needed(-1) == 8, "Korak, too"


@pytest.mark.rule("DW-VAR-01", "DW-R-33")
def test_six_cards_at_most_where_that_was_agreed():
    g = fight(monster("ORC1", "G2"), red={"hits": 3, "misses": 3}, deck="H", settings={"hand_limit_6": True})
    dice(g, (1, 1))
    say(g, "attack G2", "hits 0")
    assert offered(g) == ["lose_hit", "lose_miss"]
    say(g, "lose_miss")
    assert (g.hits[RED], g.misses[RED], g.deck[-1]) == (4, 2, 1)
