"""Windows: who may use what when, how often, and how a use is picked."""

import pytest
from support.realms import (
    dark,
    has,
    henchmen,
    lair,
    light,
    realm,
    store,
    table,
    used_henchmen,
)
from support.script import offered, say

from darkling.games.domains.cards import TIMINGS
from darkling.games.domains.rules.windows import IN_DEFENSE, IN_PRODUCTION, IN_THE_EVENING, may_use

LAST_TURN = ("FO32", "FO05")
QUIET = ["AD34", "AD31", "AD30", "AD35"]


def asked(g):
    """Return who is asked, and what they may choose."""
    return {seat: offered(g, seat) for seat in g.waiting}


def ends(g):
    """Return what is offered, and whether it could be taken back."""
    return {option.name: option.undoable for option in g.decision(g.waiting[0]).options}


def barred(g, seat=0):
    return {code: why.key for code, why in g.barred(seat)}


# In turn, one opportunity each.


@pytest.mark.rule("DM-R-58", "DM-BEF-02", "DM-SPELL-04")
def test_in_turn_order_each_seat_uses_as_much_as_it_likes_and_is_then_done():
    worker = {"henchmen": ["HE13"], "workers": 2, "spells": ["SP35"], "earth": 2}
    second = {"spells": ["SP37"], "water": 1}
    g = table(realm(**second), realm(**worker), realm(**second), phase="before", first=1)
    assert asked(g) == {1: ["cast SP35", "use HE13", "done"]}
    say(g, "cast SP35")
    assert asked(g) == {1: ["use HE13", "done"]}
    say(g, "done")
    assert asked(g) == {2: ["cast SP37", "done"]}
    say(g, "cast SP37")
    assert asked(g) == {0: ["cast SP37", "done"]}
    say(g, "done")
    assert g.decision(g.waiting[0]).prompt == "place-a-minion"


@pytest.mark.rule("DM-R-58", "DM-R-108")
def test_an_opportunity_under_way_keeps_its_order_when_the_marker_changes_hands():
    """Worked example DM-X-54."""
    seats = [realm(henchmen=["HE12"], coins=9) for _ in range(1)] + [
        realm(henchmen=["HE01"], coins=9),
        realm(spells=["SP27", "SP35"], fire=1, wind=1, earth=1),
        realm(henchmen=["HE13"], workers=1),
    ]
    g = table(*seats, phase="before")
    say(g, "done", "done")
    assert asked(g) == {2: ["cast SP27", "cast SP35", "done"]}
    say(g, "cast SP27")
    assert (g.first, asked(g)) == (2, {2: ["cast SP35", "done"]})
    say(g, "done")
    assert g.waiting == (3,)
    say(g, "done")
    assert (g.waiting, g.decision(2).prompt) == ((2,), "place-a-minion")


@pytest.mark.rule("DM-SPELL-05", "DM-PLACE-06")
def test_after_the_last_minion_is_placed_each_seat_has_one_opportunity():
    mage = {"spells": ["SP04"], "wind": 1}
    g = table(realm(**mage), realm(**mage, coins=2), phase="after")
    assert asked(g) == {0: ["cast SP04", "done"]}
    say(g, "done")
    assert asked(g) == {1: ["cast SP04", "done"]}
    say(g, "done")
    assert g.decision(g.waiting[0]).prompt != "use-after"


# Who is asked.


@pytest.mark.rule("DM-SEQ-02", "DM-HEN-01")
def test_who_is_asked_follows_from_backs_and_stores_and_never_from_faces():
    """A Defense card might be a Rune of Warding, whether it is or not."""
    rich = {"earth": 1, "wind": 1}
    own = {"W1": lair("MO44")}
    for spell, offers in (("SP16", ["cast SP16", "done"]), ("SP11", ["done"])):
        g = table(realm(own, spells=[spell], **rich), phase="before")
        assert asked(g) == {0: offers}
        assert g.decision(0).window
        assert g.decision(0).can_only_pass is (len(offers) == 1)


@pytest.mark.rule("DM-SPELL-03")
def test_who_cannot_pay_for_anything_of_such_a_back_is_not_asked():
    g = table(realm({"W1": lair("MO44")}, spells=["SP16"], earth=1), phase="before")
    assert g.decision(g.waiting[0]).prompt == "place-a-minion"


@pytest.mark.rule("DM-SPELL-03", "DM-SEQ-02", "DM-R-81")
def test_what_cannot_be_used_says_why():
    hand = ["SP35", "SP37", "SP11", "SP38"]
    g = table(realm(spells=hand, water=1, henchmen=["HE12", "HE13"], used=["HE13"]), phase="before")
    assert offered(g) == ["cast SP37", "done"]
    assert barred(g) == {
        "SP35": "too-dear",
        "SP11": "other-window",
        "SP38": "other-window",
        "HE12": "too-dear",
        "HE13": "used-already",
    }


@pytest.mark.rule("DM-R-83")
def test_a_spell_without_a_legal_target_cannot_be_cast():
    hand = {"spells": ["SP30"], "fire": 1, "earth": 1, "wind": 1}
    nowhere = table(realm({"W1": dark("TI42"), "W2": light("TI03", guarded=True)}, **hand), phase="after")
    assert "cast SP30" not in offered(nowhere)
    somewhere = table(realm({"W1": light("TI42")}, **hand), phase="after")
    assert "cast SP30" in offered(somewhere)


@pytest.mark.rule("DM-TILE-04")
def test_specials_are_those_of_dark_sides_in_their_phase():
    hall = {"coins": 1}
    g = table(realm({"S1": light("TI51")}, **hall), realm({"M1": dark("TI15")}), phase="before")
    assert asked(g) == {1: ["special TI15", "done"]}


# Using.


@pytest.mark.rule("DM-R-83", "DM-SPELL-03")
def test_a_use_is_picked_whole_before_anything_happens():
    """Two elements of choice and a space: three picks, and nothing is paid before the last."""
    spire = realm({"S1": dark("TI17")}, earth=1, fire=2)
    rival = realm({"W1": lair("MO67"), "W2": lair("MO68")})
    g = table(spire, rival, phase="adventure", taverns=[["AD19"], QUIET], fortune_shown=LAST_TURN)
    say(g, "special TI17")
    assert offered(g) == ["strike 1-W1", "strike 1-W2"]
    say(g, "strike 1-W2")
    assert (offered(g), store(g)) == (["element earth", "element fire"], {"earth": 1, "fire": 2})
    say(g, "element fire")
    assert offered(g) == ["element earth", "element fire"]
    say(g, "element earth")
    assert store(g) == {"fire": 1}


@pytest.mark.rule("DM-R-83")
def test_nobody_else_sees_a_use_that_is_half_made():
    spire = realm({"S1": dark("TI17")}, earth=1, fire=2)
    rival = realm({"W1": lair("MO67"), "W2": lair("MO68")}, spells=["SP11"], earth=1)
    g = table(spire, rival, phase="adventure", taverns=[["AD19"], QUIET], fortune_shown=LAST_TURN)
    told, before = [], [g.view(1), g.view(None)]
    g.listener = told
    say(g, "special TI17", "strike 1-W2", "element fire")
    assert (told, [g.view(1), g.view(None)]) == ([], before)
    assert (g.view(0).plan.card, g.view(0).plan.picks) == ("TI17", ("strike 1-W2", "element fire"))
    assert offered(g.guess(1, 3), 0) == ["special TI17", "done"]
    say(g, "element fire")
    assert [type(event).__name__ for event in told][:2] == ["SpecialUsed", "Paid"]


@pytest.mark.rule("DM-SPELL-02", "DM-SPELL-03", "DM-COMP-05")
def test_a_spell_is_paid_and_lies_face_up_on_its_discards():
    g = table(realm(spells=["SP35", "SP35"], earth=3), phase="before")
    told = g.listener = []
    say(g, "cast SP35")
    assert (has(g, "earth"), has(g, "stone"), has(g, "metal")) == (2, 2, 1)
    assert (g.discards[3], g.hands[0], g.shown[5]) == ((34,), (34,), (34,))
    names = [type(event).__name__ for event in told]
    assert names[:2] == ["SpellCast", "Paid"]


@pytest.mark.rule("DM-R-103")
def test_the_same_spell_can_be_cast_twice_in_one_window():
    g = table(realm(spells=["SP35", "SP35"], earth=2), phase="before")
    say(g, "cast SP35", "cast SP35")
    assert (has(g, "stone"), g.hands[0]) == (4, ())


@pytest.mark.rule("DM-HEN-02", "DM-R-81")
def test_a_henchman_is_paid_for_and_works_once_a_turn():
    g = table(realm(henchmen=["HE13"], workers=2), phase="before")
    say(g, "use HE13", "element wind")
    assert (store(g), used_henchmen(g)) == ({"wind": 1, "workers": 1}, ["HE13"])
    assert g.decision(g.waiting[0]).prompt == "place-a-minion"


@pytest.mark.rule("DM-HEN-03")
def test_a_henchman_goes_where_the_card_says():
    leaving = {"W1": lair("MO44")}
    g = table(
        realm(leaving, henchmen=["HE33", "HE34"]),
        phase="adventure",
        taverns=[["AD13"], QUIET],
        fortune_shown=LAST_TURN,
    )
    say(g, "use HE34")
    assert (henchmen(g), g.discards[5]) == (["HE33"], (33,))
    say(g, "use HE33")
    assert (henchmen(g), g.box[1]) == ([], (32,))


# All at once.


@pytest.mark.rule("DM-R-87", "DM-SPELL-07", "DM-EOT-01")
def test_evening_spells_can_be_cast_in_production_too_and_by_all_at_once():
    g = table(
        realm(spells=["SP33", "SP33"], earth=2),
        realm(spells=["SP33"], earth=1),
        phase="production",
        fortune_shown=LAST_TURN,
    )
    assert asked(g) == {0: ["cast SP33", "done"], 1: ["cast SP33", "done"]}
    assert g.decision(0).prompt == "use-in-production"
    say(g, "done", seat=1)
    say(g, "cast SP33", seat=0)
    assert (has(g, "coins"), asked(g)) == (3, {0: ["cast SP33", "done"]})
    say(g, "done")
    assert (g.decision(0).prompt, g.waiting) == ("use-in-the-evening", (0, 1))
    say(g, "cast SP33", seat=0)
    say(g, "cast SP33", seat=1)
    assert (has(g, "coins"), has(g, "coins", 1)) == (6, 3)


@pytest.mark.rule("DM-HEN-01", "DM-R-87")
def test_henchmen_and_specials_work_only_in_their_own_phase():
    circle = {"henchmen": ["HE19"], "coins": 3}
    g = table(realm({"W1": dark("TI66")}, **circle), phase="production", fortune_shown=LAST_TURN)
    assert g.decision(0).prompt == "use-in-the-evening"
    assert offered(g, 0) == ["use HE19", "special TI66", "done"]


@pytest.mark.rule("DM-EOT-01")
def test_uses_of_a_round_are_paid_at_once_and_carried_out_in_turn_order():
    """What the second seat cast lies open while the first still chooses what it gains."""
    well = {"spells": ["SP38"], "coins": 2}
    g = table(realm(**well), realm(**well), phase="end", first=1, fortune_shown=LAST_TURN)
    say(g, "cast SP38", seat=0)
    say(g, "cast SP38", seat=1)
    assert (g.waiting, g.hands, g.stores[0][0]) == ((1,), [(), ()], 0)
    assert g.discards[3] == (37, 37)
    say(g, "element earth", "element earth", "element earth")
    assert (has(g, "earth", 1), g.waiting) == (3, (0,))


@pytest.mark.rule("DM-EOT-01", "DM-R-81")
def test_who_is_done_is_not_asked_again_and_who_is_not_picks_again():
    forger = {"henchmen": ["HE19"], "coins": 3}
    g = table(realm({"W1": dark("TI66")}, **forger), realm({}, coins=9, henchmen=["HE40"]), phase="end")
    assert g.waiting == (0,)
    say(g, "use HE19", "deck attack")
    assert (len(g.hands[0]), offered(g)) == (1, ["special TI66", "done"])


# What everybody can tell.


def test_every_ability_has_its_own_window_and_nothing_is_always_on():
    hand = realm({"M1": dark("TI29")}, henchmen=["HE20", "HE21", "HE37"], coins=9)
    g = table(hand, phase="placement")
    assert [window for window in range(len(TIMINGS) - 1) if may_use(g, 0, window)] == []
    assert not may_use(g, 0, IN_DEFENSE)


def test_windows_of_production_and_evening_are_about_nobody():
    g = table(realm(spells=["SP33"], earth=1), phase="production", fortune_shown=LAST_TURN)
    assert not g.is_target(0)
    assert (may_use(g, 0, IN_PRODUCTION), may_use(g, 0, IN_THE_EVENING)) == (True, True)


def test_a_seat_is_a_target_where_its_own_space_is_attacked():
    hunted = {"W1": lair("MO44")}
    g = table(
        realm(henchmen=["HE34"]),
        realm(hunted, henchmen=["HE32"], water=1),
        phase="adventure",
        taverns=[["AD13"], QUIET],
    )
    assert (g.waiting, g.is_target(0)) == ((0,), False)
    say(g, "done")
    assert (g.waiting, g.is_target(1)) == ((1,), True)


def test_options_that_end_a_use_cannot_be_taken_back():
    spire = realm({"S1": dark("TI17")}, earth=1, fire=2)
    rival = realm({"W1": lair("MO67"), "W2": lair("MO68")})
    g = table(spire, rival, phase="adventure", taverns=[["AD19"], QUIET])
    assert ends(g) == {"special TI17": True, "done": False}
    say(g, "special TI17", "strike 1-W1")
    # After the only earth nothing but fire is left, which picks itself.
    assert ends(g) == {"element earth": False, "element fire": True}
    say(g, "element fire")
    assert ends(g) == {"element earth": False, "element fire": False}
