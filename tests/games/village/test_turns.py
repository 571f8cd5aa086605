"""Rounds, a hero's turn with its Event, walking."""

import pytest
from support.script import offered, say
from support.villages import (
    BLUE,
    RED,
    at,
    dice,
    eight_sided,
    game_of,
    monster,
    table,
    things,
    turn,
)

from darkling.games.village.cards import WARLORD_CODES
from darkling.games.village.cards.event_deck import EVENT_CODES


def steps(g):
    return sorted(things(g, "step"))


@pytest.mark.rule("DV-ROUND-01", "DV-R-01")
def test_a_new_order_is_shaken_each_round_heroes_first_and_the_warlord_last():
    game = game_of(table(order=(), events=("EV01",) * 3 + ("EV02",) * 2 + ("EV04",) * 3))
    eight_sided(game.position, 8)
    orders = []
    for _ in range(3):
        say(game, "end_turn")
        orders.append(game.position.order)
        for _ in range(4):
            assert game.waiting == (1,)
            say(game, "end_turn")
        assert game.waiting == (0,)
        eight_sided(game.position, 8)
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(set(orders)) > 1


@pytest.mark.rule("DV-R-01")
def test_heroes_who_are_out_of_the_game_have_no_turn():
    g = table(order=(), GREEN={"square": "OUT"})
    eight_sided(g, 8)
    say(g, "end_turn")
    assert sorted(g.order) == [RED, BLUE, 3]


@pytest.mark.rule("DV-HERO-01", "DV-EVENT-01", "DV-EVENT-02")
def test_a_turn_begins_with_an_event_for_all_to_see_and_has_three_actions():
    game = game_of(table(order=(), events=("EV05", "EV04")))
    eight_sided(game.position, 8)
    say(game, "end_turn")
    drawn = [event for event in game.events(None) if type(event).__name__ == "EventDrawn"]
    assert [EVENT_CODES[event.card] for event in drawn] == ["EV05"]
    g = game.position
    assert (turn(g).actions, sum(g.coins)) == (3, 1)
    assert (EVENT_CODES[g.event_deck[-1]], EVENT_CODES[g.event_deck[0]]) == ("EV05", "EV04")
    assert game.view(0).event == "EV05"


@pytest.mark.rule("DV-HERO-02", "DV-COMB-01")
def test_steps_and_bouts_in_any_order_and_never_diagonally():
    g = table(
        RED={"square": "H10"}, open=("SMITHY",), monsters=[monster("GOB2", "G10"), monster("GOB1", "G9")]
    )
    assert things(g, "attack") == ["G10"]
    assert steps(g) == ["H11", "H9", "I10"]
    dice(g, (0, 0), (0, 0), (1, 1))
    say(g, "attack G10", "step H9", "attack G9")
    assert turn(g).actions == 0
    assert "end_turn" in offered(g)


@pytest.mark.rule("DV-R-01")
def test_a_turn_may_end_early_and_items_need_no_action():
    g = table(RED={"square": "G6", "hp": 3, "items": ["POTION", "BOOTS"]}, actions=0)
    assert steps(g) == []
    say(g, "use POTION", "use BOOTS", "step G5", "end_turn")
    assert (at(g, RED), g.hp[RED], g.waiting) == ("G5", 8, (0,))


@pytest.mark.rule("DV-MOVE-03", "DV-R-01")
def test_a_hero_walks_through_heroes_but_stops_on_none():
    g = table(RED={"square": "G6"}, BLUE={"square": "G5"}, GREEN={"square": "F6"}, actions=2)
    assert {"G5", "F6"} <= set(steps(g))
    say(g, "step G5")
    assert set(offered(g)) == {"step G4", "step H5", "step F5", "step G6"}
    say(g, "step G4")
    assert steps(g) == []
    g = table(RED={"square": "G6"}, BLUE={"square": "G5"}, actions=1)
    assert "G5" not in steps(g)


@pytest.mark.rule("DV-MOVE-03")
def test_nobody_walks_through_the_other_side():
    g = table(
        RED={"square": "G6"}, wolf="G5", lurker="H6", open=("CHAPEL",), monsters=[monster("GOB1", "F6")]
    )
    assert steps(g) == []
    g = table(
        order=(),
        RED={"square": "F5"},
        BLUE={"square": "H5"},
        open=("CHAPEL",),
        monsters=[monster("GOB1", "G5")],
    )
    say(g, "activate G5")
    assert steps(g) == ["G4", "G6"]


@pytest.mark.rule("DV-MOVE-03")
def test_monsters_walk_through_monsters_and_beasts_but_stop_on_none():
    g = table(order=(), wolf="G5", open=("CHAPEL",), monsters=[monster("GOB1", "G6"), monster("GOB2", "G4")])
    say(g, "activate G6", "step G5")
    assert set(offered(g)) == {"step G4", "step F5", "step H5", "step G6"}
    say(g, "step F5", "done", "wolf", "step G4")
    assert "done" not in offered(g)


@pytest.mark.rule("DV-EVENT-03", "DV-EVENT-04", "DV-EVENT-05")
def test_a_look_at_warlord_cards_is_the_owners_alone():
    order = ("WC02", "WC05", "WC03", "WC06", "WC01")
    game = game_of(table(players=3, warlord=order, secret="WC04", events=("EV02", "EV01")))
    assert game.view(1).warlord_seen == ("WC02", "WC05")
    assert game.view(2).warlord_seen == ()
    assert game.view(0).warlord_seen == ("WC04",)
    g = game.position
    assert (g.warlord_top, g.view(2).looks) == (2, (1, 2, 0))
    for seed in range(12):
        assert g.guess(1, seed).secret not in [WARLORD_CODES.index(code) for code in ("WC02", "WC05")]
    assert {g.guess(2, seed).secret for seed in range(60)} == set(range(6))


@pytest.mark.rule("DV-R-10")
def test_cards_looked_at_go_below_in_the_order_drawn():
    order = ("WC02", "WC05", "WC03", "WC06", "WC01")
    g = table(warlord=order, secret="WC04", events=("EV02",))
    cards = [WARLORD_CODES[card] for card in g.warlord_cards]
    top = g.warlord_top
    assert [*cards[top:5], *cards[:top]] == ["WC03", "WC06", "WC01", "WC02", "WC05"]


@pytest.mark.rule("DV-R-07")
def test_warlord_cards_are_seen_through_events_only():
    g = table(order=("RED", "BLUE"), events=("EV05", "EV02"))
    assert g.view(1).looks == (1, 0)
    say(g, "end_turn")
    assert g.view(1).looks == (1, 2)


@pytest.mark.rule("DV-KO-04", "DV-R-08")
def test_an_unconscious_hero_comes_round_with_one_hit_point_and_then_draws():
    g = table(RED={"hp": 0}, events=("EV03",))
    assert (g.hp[RED], turn(g).actions) == (1 + 3, 3)


@pytest.mark.rule("DV-R-08")
def test_heroes_in_the_fortress_draw_too():
    g = table(RED={"square": "TOP"}, events=("EV05",))
    assert g.coins[RED] == 1


@pytest.mark.rule("DV-R-09", "DV-KO-02")
def test_an_event_may_knock_out_and_the_turn_is_over():
    g = table(RED={"square": "G6", "hp": 2}, order=("RED", "BLUE"), events=("EV13", "EV01"))
    assert (at(g, RED), g.hp[RED], g.wheel) == ("F13", 0, 6)
    assert turn(g).hero == BLUE


@pytest.mark.rule("DV-MOVE-05")
def test_heroes_step_across_the_end_of_the_drawbridge():
    g = table(RED={"square": "E1"})
    say(g, "step I1")
    assert (at(g, RED), turn(g).actions) == ("I1", 2)


@pytest.mark.rule("DV-R-01")
def test_a_square_of_the_wall_parts():
    g = table(RED={"square": "I9"}, open=("SMITHY",), monsters=[monster("GOB1", "H9")])
    assert "H9" not in steps(g)
    assert things(g, "attack") == []


@pytest.mark.rule("DV-R-01")
def test_after_the_last_round_the_warlord_has_won():
    g = table(order=(), round=4, settings={"round_limit": 4})
    say(g, "end_turn")
    assert g.over
    assert g.result.won == (True, False)
