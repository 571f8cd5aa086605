"""Spells that are answered: who may, in which order, and what comes of it."""

import pytest
from support.realms import dark, hand, has, lair, monsters, pass_on, realm, store, table
from support.script import offered, say

LAST_TURN = ("FO32", "FO05")
WARD, COUNTERSPELL, PLAGUE, VAULTS = "SP19", "SP26", "SP06", "SP04"


def after(*realms, **rest):
    """Return a table in the window after placement of the last turn."""
    return table(*realms, phase="after", fortune_shown=LAST_TURN, **rest)


def coins(g):
    return [has(g, "coins", seat) for seat in g.seats]


@pytest.mark.rule("DM-SPELL-08", "DM-SPELL-10", "DM-R-100")
def test_a_counter_spares_only_who_plays_it():
    """Worked example DM-X-38."""
    warded = {"spells": [WARD], "earth": 1}
    seats = [
        realm(spells=[PLAGUE], earth=1, wind=1, coins=4),
        realm(coins=5),
        realm(coins=1),
        realm(coins=7, **warded),
        realm(**warded),
    ]
    g = after(*seats)
    say(g, "cast SP06")
    assert (g.waiting, offered(g), g.decision(3).prompt) == ((3,), ["cast SP19", "done"], "answer-a-spell")
    say(g, "cast SP19")
    assert coins(g) == [4, 3, 0, 7, 0]
    assert (g.discards[0], g.discards[1]) == ((5,), (18,))
    assert (hand(g, 3), store(g, 3)) == ([], {"coins": 7})
    assert (hand(g, 4), has(g, "earth", 4)) == ([WARD], 1)


@pytest.mark.rule("DM-SPELL-10")
def test_a_spell_that_hits_all_still_hits_those_who_do_not_counter():
    """Worked example DM-X-20."""
    warded = realm(coins=5, spells=[WARD], fire=1)
    g = after(realm(spells=[PLAGUE], earth=1, wind=1), warded, realm(coins=5), realm(coins=5))
    say(g, "cast SP06", "cast SP19")
    assert coins(g) == [0, 5, 3, 3]


@pytest.mark.rule("DM-SPELL-09", "DM-R-84")
def test_only_those_whom_a_spell_would_change_may_answer():
    warded = {"spells": [WARD], "fire": 1, "coins": 5}
    seats = [realm(spells=[VAULTS, "SP23"], wind=1, water=1), realm(**warded), realm(**warded | {"fire": 2})]
    g = after(*seats)
    say(g, "cast SP04", "seat 2")
    assert g.waiting == (2,)
    harmless = table(*seats, phase="before")
    say(harmless, "cast SP23", "adventurer A-2", "adventurer A-4")
    assert harmless.decision(harmless.waiting[0]).prompt == "place-a-minion"


@pytest.mark.rule("DM-R-85")
def test_the_affected_answer_in_turn_order_once_each_and_nobody_answers_them():
    warded = {"coins": 5, "fire": 3}
    g = after(
        realm(spells=[COUNTERSPELL, "SP23"], **warded),
        realm(spells=[PLAGUE, WARD], earth=1, wind=1, fire=1),
        realm(spells=[WARD], **warded),
        first=1,
    )
    say(g, "cast SP06")
    assert g.waiting == (2,)
    say(g, "cast SP19")
    assert (g.waiting, offered(g)) == ((0,), ["cast SP26", "done"])
    say(g, "cast SP26", "deck attack")
    assert (coins(g), len(hand(g)), hand(g, 1)) == ([5, 0, 5], 2, [WARD])
    assert store(g, 1) == {"fire": 1}


@pytest.mark.rule("DM-R-85")
def test_who_holds_such_a_back_is_asked_whatever_it_is():
    g = after(realm(spells=[VAULTS], wind=1), realm(spells=["SP15"], coins=5, fire=1))
    say(g, "cast SP04")
    assert (g.waiting, offered(g), g.decision(1).window) == ((1,), ["done"], True)
    assert g.is_target(1)
    say(g, "done")
    assert coins(g) == [3, 2]


@pytest.mark.rule("DM-R-85")
def test_a_counterspell_brings_a_spell_too():
    g = after(realm(spells=[VAULTS], wind=1), realm(spells=[COUNTERSPELL], coins=5, fire=2))
    say(g, "cast SP04", "cast SP26")
    assert g.waiting == (1,)
    say(g, "deck attack")
    assert (coins(g), len(hand(g, 1))) == ([0, 5], 1)


@pytest.mark.rule("DM-R-86")
def test_henchmen_and_specials_cannot_be_countered():
    g = after(realm({"S1": dark("TI27")}, henchmen=["HE16"]), realm(spells=[WARD], coins=5, fire=1))
    say(g, "use HE16", "special TI27")
    assert coins(g) == [2, 3]


@pytest.mark.rule("DM-R-84", "DM-R-83")
def test_a_countered_change_of_a_party_leaves_the_attack_as_it_was():
    """Rumour of Treasure changes an attack on the second seat's space: it alone may answer."""
    owner = realm({"W1": lair("MO44")}, spells=[WARD], wind=1)
    g = table(
        realm(spells=["SP05"], fire=1),
        owner,
        realm(spells=[WARD], wind=1),
        phase="adventure",
        taverns=[["AD13", "AD14", "AD43", "AD47"], ["AD34"]],
        fortune_shown=LAST_TURN,
        rolls=[2, 1, 1, 1],
    )
    say(g, "cast SP05")
    assert g.waiting == (1,)
    say(g, "cast SP19", "roll")
    assert (monsters(pass_on(g), 1), g.over) == ({"W1": ["MO44"]}, True)
    assert (has(g, "skulls", 1), store(g)) == (3, {})


@pytest.mark.rule("DM-SPELL-06", "DM-R-83")
def test_the_price_of_a_countered_attack_is_gone():
    """Worked example DM-X-55, first half: nothing is rolled, and no window of an attack opens."""
    g = table(
        realm(spells=["SP01"], fire=2),
        realm(
            {"W1": lair("MO44")}, spells=[WARD, "SP11", "SP17"], wind=1, earth=1, henchmen=["HE31"], coins=2
        ),
        phase="adventure",
        taverns=[["AD19"], ["AD34"]],
        fortune_shown=LAST_TURN,
    )
    say(g, "cast SP01", "cast SP19", "element earth")
    assert (g.over, store(g), monsters(g, 1)) == (True, {}, {"W1": ["MO44"]})
