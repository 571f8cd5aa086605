"""The end of the game: Skulls, and how ties are broken."""

import pytest
from support.realms import dark, has, lair, light, realm, table
from support.script import say


def last_evening(*realms, **rest):
    """Return a game that has just ended with the turn of Death."""
    return table(*realms, phase="end", fortune_shown=["FO25", "FO32"], **rest)


def values(result, criterion):
    return [line.value for line in result.lines if line.criterion == criterion]


@pytest.mark.rule("DM-END-01", "DM-SEQ-03")
def test_the_turn_of_death_is_played_to_the_end_of_its_evening():
    g = last_evening(realm(spells=["SP31"], fire=1, workers=1), realm(skulls=2))
    assert not g.over
    say(g, "cast SP31")
    assert g.over
    assert g.result.places == ((0,), (1,))


@pytest.mark.rule("DM-END-02", "DM-COMP-02")
def test_most_skulls_win_whatever_else_anyone_owns():
    rich = realm({"S1": dark("TI58")}, skulls=9, coins=50, stone=9, held=["TI01"])
    g = last_evening(rich, realm(skulls=10), realm(skulls=9))
    assert (g.result.places, g.result.won) == (((1,), (0,), (2,)), (False, True, False))
    assert g.result.decided_by == ("skulls", "skulls-a-turn")
    assert values(g.result, "skulls") == [9, 10, 9]


@pytest.mark.rule("DM-END-03", "DM-R-91")
def test_a_tie_goes_to_whose_domain_makes_most_skulls_altars_and_monsters_included():
    g = last_evening(
        realm({"W1": dark("TI03", altars=1)}, skulls=5, coins=9),
        realm({"M1": dark("TI05"), "W1": lair("MO47")}, skulls=5),
        realm({"S1": light("TI58")}, skulls=5),
    )
    assert values(g.result, "skulls-a-turn") == [3, 4, 0]
    assert g.result.places == ((1,), (0,), (2,))


@pytest.mark.rule("DM-END-04")
def test_then_to_who_has_most_coins():
    g = last_evening(realm(skulls=5, coins=3), realm(skulls=5, coins=4))
    assert (g.result.places, g.result.decided_by) == (((1,), (0,)), ("coins",))


@pytest.mark.rule("DM-END-05", "DM-END-03", "DM-END-04")
def test_then_to_who_has_the_lowest_tile():
    """Worked example DM-X-45."""
    g = last_evening(
        realm({"W1": dark("TI75"), "W2": dark("TI65")}, skulls=30, coins=4),
        realm({"S1": dark("TI18"), "W1": dark("TI42")}, skulls=30, coins=4),
    )
    say(g, "done", seat=1)
    assert values(g.result, "skulls-a-turn") == [3, 3]
    assert (g.result.places, g.result.decided_by) == (((1,), (0,)), ("lowest-tile",))


@pytest.mark.rule("DM-R-92")
def test_the_side_that_shows_has_the_rank_that_counts():
    g = last_evening(realm({"W1": light("TI38")}, skulls=5), realm({"W1": light("TI62")}, skulls=5))
    assert g.result.places == ((0,), (1,))
    g = last_evening(realm({"W1": light("TI71")}, skulls=5), realm({"W1": light("TI38")}, skulls=5))
    assert g.result.places == ((1,), (0,))


@pytest.mark.rule("DM-R-92", "DM-R-93")
def test_who_has_no_tile_loses_the_last_tie_and_unbuilt_tiles_count_for_nothing():
    g = last_evening(realm(skulls=5, held=["TI58"]), realm({"W1": light("TI65")}, skulls=5))
    assert g.result.places == ((1,), (0,))


@pytest.mark.rule("DM-R-92")
def test_if_nobody_has_a_tile_the_victory_is_shared():
    g = last_evening(realm(skulls=5), realm(skulls=5), realm(skulls=4))
    assert (g.result.places, g.result.won) == (((0, 1), (2,)), (True, True, False))


@pytest.mark.rule("DM-STORE-03")
def test_totals_are_hidden_until_the_end_unless_agreed_otherwise():
    g = table(realm(skulls=3), realm(skulls=4))
    assert (g.view(0).seats[0].stores[1], g.view(0).seats[1].stores) == (3, None)
    g = table(realm(skulls=3), realm(skulls=4), settings={"open_stores": True})
    assert g.view(0).seats[1].stores[1] == 4
    assert has(last_evening(realm(skulls=3), realm()), "skulls") == 3
