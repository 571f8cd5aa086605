"""What seats see and what they do not, what a guess leaves open, and what cannot be taken back."""

import pytest
from support.cases import decisions, encoded, shown
from support.realm_play import ELEMENTS, STAY_AT_HOME
from support.realms import dark, lair, light, realm, table
from support.script import offered, say

import darkling
from darkling.games.domains.cards import DECK_OF
from darkling.games.domains.rules.events import FarLandsSeen, FortuneSeen, SpellDrawn

SECRETIVE = {"coins": 7, "skulls": 4, "fire": 2, "held": ["TI38", "TI58"], "spells": ["SP01", "SP11"]}
LEADERS = {"taverns": [["AD19"], ["AD03"]]}
"""They hunt for religion, mountains and magic alone."""


# Seen.


@pytest.mark.rule("DM-STORE-02", "DM-STORE-03")
@pytest.mark.parametrize("viewer", [1, None])
def test_rivals_and_spectators_see_neither_stores_nor_spells(viewer):
    g = table(realm(**SECRETIVE), realm())
    own, seen = g.view(0).seats[0], g.view(viewer).seats[0]
    assert (own.stores[:2], own.hand) == ((7, 4), ("SP01", "SP11"))
    assert (seen.stores, seen.hand, seen.backs) == (None, None, (1, 1, 0, 0))


@pytest.mark.rule("DM-STORE-03")
def test_what_a_rival_lacks_for_its_tiles_is_not_shown():
    g = table(realm(**SECRETIVE), realm())
    assert [held.lacking is None for held in g.view(0).seats[0].held] == [False, False]
    assert [(held.tile, held.lacking) for held in g.view(1).seats[0].held] == [("TI38", None), ("TI58", None)]


@pytest.mark.rule("DM-STORE-03")
def test_open_stores_are_seen_by_all_and_hands_are_not():
    g = table(realm(**SECRETIVE), realm(), settings={"open_stores": True})
    assert [g.view(viewer).seats[0].stores[:2] for viewer in (0, 1, None)] == [(7, 4)] * 3
    assert [g.view(viewer).seats[0].hand for viewer in (1, None)] == [None, None]


@pytest.mark.parametrize("hidden", [{"coins": 9}, {"stone": 3}, {"spells": ["SP02", "SP13"]}])
def test_what_a_rival_sees_does_not_change_with_what_is_hidden(hidden):
    tables = [table(realm(**{**SECRETIVE, **other}), realm(), **LEADERS) for other in ({}, hidden)]
    assert len({encoded(g.view(1)) for g in tables}) == 1
    assert len({encoded(g.view(0)) for g in tables}) == 2


@pytest.mark.rule("DM-R-107")
def test_henchmen_of_the_far_lands_are_seen_by_nobody():
    g = table(realm(), realm(), far_lands=["HE20", "HE21"])
    for viewer in (0, 1, None):
        places = [place for place in g.view(viewer).city if place.location == "far-lands"]
        assert [(place.card, place.filled) for place in places] == [(None, True), (None, True)]


# Told.


def test_only_who_draws_or_looks_is_told_the_faces():
    g = table(
        realm({"M1": dark("TI15"), "M2": dark("TI26")}, spells=["SP26"], fire=3),
        realm(spells=["SP09"], earth=1, water=1),
        phase="before",
        first=1,
    )
    told = g.listener = []
    say(g, "cast SP09", "cast SP26", "deck attack", "special TI15", "special TI26")
    for kind, faces in ((SpellDrawn, "spells"), (FortuneSeen, "fortunes"), (FarLandsSeen, "henchmen")):
        (event,) = [event for event in told if isinstance(event, kind)]
        assert getattr(event.seen_by(0), faces) == getattr(event, faces) != ()
        assert [getattr(event.seen_by(viewer), faces) for viewer in (1, None)] == [(), ()]
        assert [event.reveals(viewer) for viewer in (0, 1)] == [True, False]


# Asked.


@pytest.mark.rule("DM-DISC-02")
@pytest.mark.parametrize("spell", ["SP09", "SP01", "SP07"])
def test_whether_a_seat_is_asked_follows_from_the_backs_of_its_spells(spell):
    """Of these three only the first can be cast before placement."""
    g = table(realm(spells=[spell], **ELEMENTS), realm(), phase="before")
    assert (g.waiting, g.view(1).window.on) == ((0,), (0,))
    assert offered(g) == (["cast SP09", "done"] if spell == "SP09" else ["done"])


@pytest.mark.rule("DM-R-100")
def test_a_thief_chooses_among_rivals_whatever_they_own():
    thief = realm(spells=["SP07"], **ELEMENTS)
    for skulls in (0, 5):
        g = table(thief, realm(skulls=skulls), realm(), phase="adventure", taverns=STAY_AT_HOME)
        say(g, "cast SP07")
        assert offered(g) == ["seat 1", "seat 2"]


# Guessed.


def test_a_guess_deals_rival_hands_anew_by_their_backs():
    g = table(realm(spells=["SP01"]), realm(spells=["SP02", "SP11", "SP40"]))
    hands = {g.guess(0, number).hands[1] for number in range(40)}
    assert len(hands) > 20
    assert {tuple(sorted(DECK_OF[spell] for spell in hand)) for hand in hands} == {(0, 1, 3)}
    assert {g.guess(0, number).hands[0] for number in range(5)} == {g.hands[0]}


def test_a_guess_deals_the_far_lands_anew():
    g = table(realm(), realm(), far_lands=["HE20", "HE21"])
    assert len({g.guess(0, number).displays[3] for number in range(20)}) > 15


def test_a_guess_tells_nothing_of_what_others_have_seen():
    worlds = [
        table(realm(), realm(seen=2), fortune=fortune, turn=3)
        for fortune in (["FO11", "FO12"], ["FO13", "FO14"])
    ]
    guesses = [{world.guess(0, number).scried[1] for number in range(40)} for world in worlds]
    assert all(len(seen) > 10 for seen in guesses)
    world = worlds[0].guess(0, 1)
    assert world.scried[1][2:] == world.fortune[:2]


# A table on which much is going on.

BUSY = {
    "seats": [
        realm(
            {"W1": light("TI42"), "M1": dark("TI15"), "M2": dark("TI26"), "Pl1": lair("MO44")},
            spells=["SP04", "SP17", "SP29", "SP33"],
            henchmen=["HE11", "HE16"],
            held=["TI38"],
            **{**ELEMENTS, "coins": 12, "wood": 2, "workers": 3},
        ),
        realm(
            {"S1": light("TI02"), "S2": dark("TI01"), "W1": lair("MO48")},
            spells=["SP01", "SP19", "SP21"],
            held=["TI39"],
            **{**ELEMENTS, "coins": 6, "skulls": 3, "wood": 1, "workers": 1},
        ),
    ],
    "phase": "before",
    "turn": 7,
}


def busy(seed):
    """Return a game that begins in the last turn but one."""
    return darkling.find("domains").game_from(darkling.position("domains", BUSY, seed))


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_of_guesses_hold_on_a_busy_table(seed):
    g = darkling.position("domains", BUSY, seed)
    for number, _ in enumerate(decisions(g, seed)):
        seat = number % 2
        world = g.guess(seat, number)
        assert shown(world, seat) == shown(g, seat)
        assert world.fingerprint() == g.guess(seat, 99).guess(seat, number).fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_choices_on_a_busy_table_say_whether_they_can_be_undone(seed):
    game = busy(seed)
    for seat, option in decisions(game, seed):
        copy = darkling.load(game.save())
        copy.choose(seat, option)
        assert copy.can_undo(seat) is option.undoable, f"{option} by seat {seat}"


# What cannot be taken back.


def undoable(g):
    """Return which of the offered options can be taken back."""
    return [option.name for option in g.decision(g.waiting[0]).options if option.undoable]


@pytest.mark.rule("DM-FAR-01")
def test_a_henchman_of_the_far_lands_once_seen_is_taken():
    later = {"town-council": 1}
    far = table(realm(), realm(), phase="resolution", city={"far-lands-1": 0, **later})
    assert (offered(far), undoable(far)) == (["take", "decline"], ["decline"])
    inn = table(realm(), realm(), phase="resolution", city={"inn-1": 0, **later}, inn=["HE20"])
    assert undoable(inn) == ["take", "decline"]


@pytest.mark.rule("DM-R-25", "DM-COUN-01")
def test_spells_that_are_drawn_stay_drawn():
    g = table(realm(), realm(), phase="resolution", city={"council-1": 0, "town-council": 1})
    assert undoable(g) == []
    game = darkling.find("domains").game_from(g)
    say(game, "deck attack", "enough")
    assert not game.can_undo(0)


@pytest.mark.rule("DM-BLD-02")
def test_a_purchase_that_ends_the_shopping_is_final_unless_somebody_is_asked_later():
    lone = table(realm(coins=2), realm(), phase="resolution", guild=[0])
    assert undoable(lone) == ["buy stone", "buy wood", "buy workers"]
    followed = table(realm(coins=2), realm(), phase="resolution", guild=[0], city={"town-council": 1})
    assert undoable(followed) == ["buy stone", "buy metal", "buy wood", "buy workers", "enough"]


def test_dice_are_rolled_for_good():
    g = table(realm(spells=["SP01"], fire=2), realm({"W1": lair("MO44")}), phase="adventure", **LEADERS)
    say(g, "cast SP01")
    assert (offered(g), undoable(g)) == (["roll"], [])
