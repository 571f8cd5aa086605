"""The Fortune phase: which texts of two cards count, Death, and who resolves in which order."""

import pytest
from support.realms import dark, fortunes, has, lair, light, monsters, party, realm, space, store, table
from support.script import first_option, offered, play_on, say

import darkling
from darkling.games.domains.cards import DEATH, FORTUNE_CODES
from darkling.games.domains.rules.fortune_phase import text_used

HARMLESS = ("FO03", "FO04")
"""Page and Queen of Coins: more at the Business District, cheaper building."""


def dawn(*realms, fortune, **rest):
    """Return a table on which these Fortune cards have just been turned up."""
    return table(*realms, phase="fortune", fortune=fortune, **rest)


def texts(*codes):
    """Say which text of each of the cards counts when they lie there together."""
    cards = tuple(FORTUNE_CODES.index(code) for code in codes)
    return [text_used(cards, at) for at in range(len(cards))]


def evening(*realms, **rest):
    """Return a table in the evening before a turn with harmless Fortune cards."""
    return table(*realms, phase="end", fortune=HARMLESS, **rest)


# Which text.


@pytest.mark.rule("DM-FORT-03")
def test_two_cards_of_one_suit_use_their_top_texts():
    assert texts("FO07", "FO08") == ["top", "top"]


@pytest.mark.rule("DM-FORT-04", "DM-FORT-06")
def test_beside_an_arcana_card_the_top_text_counts_and_the_only_one_of_the_arcana():
    assert texts("FO08", "FO10") == ["top", "top"]
    assert texts("FO10", "FO08") == ["top", "top"]
    assert texts("FO09", "FO10") == ["top", "top"]


@pytest.mark.rule("DM-FORT-05", "DM-R-55")
def test_cards_of_two_suits_use_their_bottom_texts_and_coins_are_no_pentacles():
    assert texts("FO01", "FO08") == ["bottom", "bottom"]
    assert texts("FO03", "FO05") == ["bottom", "bottom"]


@pytest.mark.rule("DM-R-50")
def test_a_card_alone_uses_its_bottom_text_unless_it_is_arcana():
    assert texts("FO22") == ["bottom"]
    assert texts("FO31") == ["top"]
    assert texts("FO32") == ["top"]


@pytest.mark.rule("DM-FORT-08", "DM-R-51")
def test_beside_death_a_card_has_no_text_on_either_side():
    assert texts("FO25", "FO32") == ["none", "top"]
    assert texts("FO32", "FO31") == ["top", "none"]


# Turned up.


@pytest.mark.rule("DM-FORT-01")
def test_the_next_two_cards_are_turned_up_left_one_first():
    g = evening(realm(), realm())
    assert (fortunes(g.fortune_shown), len(g.fortune)) == (list(HARMLESS), 11)
    assert [card.fortune for card in g.view(1).fortune.cards] == list(HARMLESS)


@pytest.mark.rule("DM-FORT-03", "DM-FORT-05", "DM-FORT-07")
@pytest.mark.parametrize(("fortune", "top"), [(HARMLESS, True), (("FO03", "FO02"), False)])
def test_all_are_told_which_texts_are_resolved_and_in_which_order(fortune, top):
    g = table(realm(spells=["SP33"], earth=1), realm(), phase="end", fortune=fortune)
    g.listener = []
    say(g, "done")
    told = [event for event in g.listener if type(event).__name__ == "FortuneResolved"]
    assert [(FORTUNE_CODES[event.fortune], event.top) for event in told] == [(code, top) for code in fortune]


@pytest.mark.rule("DM-FORT-07", "DM-FORT-03")
def test_of_one_suit_first_tiles_are_guarded_then_both_leaders_go():
    """Worked example DM-X-08."""
    g = dawn(realm({"W1": light("TI42"), "W2": light("TI43")}), realm(), fortune=["FO08", "FO07"])
    leaders = [party(g, tavern)[0] for tavern in (0, 1)]
    assert offered(g) == ["at W1", "at W2"]
    say(g, "at W2")
    assert g.is_guarded(0, space("W2"))
    assert not g.is_guarded(0, space("W1"))
    assert [party(g, tavern)[0] for tavern in (0, 1)] != leaders
    assert len(g.discards[4]) == 2
    assert [len(party(g, tavern)) for tavern in (0, 1)] == [4, 4]


@pytest.mark.rule("DM-FORT-04", "DM-FORT-06")
def test_beside_the_star_the_queen_guards_and_then_all_take_elements():
    """Worked example DM-X-09."""
    g = dawn(realm({"W1": light("TI42")}), realm({"W1": light("TI43")}), fortune=["FO08", "FO10"])
    assert (g.is_guarded(0, space("W1")), g.is_guarded(1, space("W1"))) == (True, True)
    say(g, "element fire", "element fire")
    assert g.waiting == (1,)
    say(g, "element earth", "element wind")
    assert (store(g, 0), store(g, 1)) == ({"fire": 2}, {"earth": 1, "wind": 1})


@pytest.mark.rule("DM-FORT-05", "DM-FORT-11", "DM-R-54")
def test_of_two_suits_an_empty_area_draws_a_monster():
    """Worked example DM-X-10."""
    g = dawn(
        realm({"W1": light("TI42"), "S1": light("TI02"), "Pl1": lair("MO44")}),
        realm({"W1": light("TI43"), "S1": dark("TI01"), "Pl1": lair("MO63"), "M1": light("TI04")}),
        fortune=["FO01", "FO08"],
        draws=["MO13"],
    )
    assert (store(g, 0), store(g, 1)) == ({"water": 1}, {"water": 1})
    assert offered(g) == ["at M1", "at M2", "at M3", "at M4"]
    say(g, "at M3")
    assert monsters(g, 0) == {"Pl1": ["MO44"], "M3": ["MO13"]}
    assert (len(monsters(g, 1)), g.waiting) == (1, (0,))


@pytest.mark.rule("DM-R-54")
def test_with_several_empty_areas_there_is_still_one_monster():
    g = dawn(realm(), realm(), fortune=["FO01", "FO08"], draws=["MO13", "MO14"])
    assert len(offered(g)) == 16
    say(g, "at W1")
    assert g.waiting == (1,)
    say(g, "at M4")
    assert (monsters(g, 0), monsters(g, 1)) == ({"W1": ["MO13"]}, {"M4": ["MO14"]})


@pytest.mark.rule("DM-R-54")
def test_with_an_empty_pile_nobody_draws():
    g = dawn(realm(), realm(), fortune=["FO01", "FO08"], decks={"pile": []})
    assert g.decision(0).prompt == "place-a-minion"
    assert (monsters(g, 0), monsters(g, 1)) == ({}, {})


@pytest.mark.rule("DM-FORT-10", "DM-R-53")
def test_the_queens_command_is_compulsory_and_keeps_minions_off():
    tiles = {"W1": light("TI42"), "W2": light("TI43")}
    g = dawn(realm(tiles), realm({"M1": dark("TI05")}), fortune=["FO08", "FO09"])
    assert offered(g) == ["at W1", "at W2"]
    say(g, "at W1")
    assert {"corrupt W1", "corrupt W2"} & set(offered(g)) == {"corrupt W2"}
    assert not any(tokens % 2 for tokens in g.tokens[1])


@pytest.mark.rule("DM-R-53")
def test_the_queens_command_ends_with_the_evening():
    g = evening(realm({"W1": light("TI42", guarded=True)}), realm())
    assert not g.is_guarded(0, space("W1"))
    assert "corrupt W1" in offered(g)


@pytest.mark.rule("DM-R-52")
def test_all_resolve_a_text_in_current_turn_order():
    g = dawn(
        realm({"W1": light("TI42"), "W2": light("TI43")}),
        realm({"W1": light("TI03"), "W2": light("TI23")}),
        realm({"W1": light("TI38"), "W2": light("TI40")}),
        fortune=["FO08", "FO07"],
        first=1,
    )
    asked = []
    while g.decision(g.waiting[0]).prompt == "guard-a-space":
        asked += g.waiting
        say(g, "at W1")
    assert asked == [1, 2, 0]


@pytest.mark.rule("DM-R-52", "DM-FORT-07")
def test_ten_of_cups_is_for_those_with_three_dark_tiles_one_player_after_the_other():
    three = {"W1": dark("TI03"), "M1": dark("TI05"), "S1": dark("TI10")}
    two = {"W1": dark("TI42"), "M1": dark("TI04")}
    g = dawn(realm(three), realm(two), fortune=["FO23", "FO22"], turn=6)
    assert offered(g) == ["at W1", "at S1", "at M1"]
    say(g, "at S1")
    assert not g.has_dark(0, space("S1"))
    assert (has(g, "coins", 0), has(g, "coins", 1)) == (2, 0)


# Death.


@pytest.mark.rule("DM-FORT-08", "DM-FORT-09")
def test_with_death_the_other_card_does_nothing_and_the_last_turn_begins():
    """Worked example DM-X-11."""
    g = dawn(realm(coins=5), realm(coins=5), fortune=["FO25", "FO32"])
    assert (has(g, "coins", 0), has(g, "coins", 1)) == (5, 5)
    view = g.view(0)
    assert view.last_turn
    assert {switch.switch for switch in view.switches} == {"last_turn", "side_choice"}


@pytest.mark.rule("DM-FORT-09", "DM-SEQ-03")
@pytest.mark.parametrize(("turn", "fortune", "times"), [(5, ("FO25", "FO32"), 1), (1, HARMLESS, 0)])
def test_all_are_told_that_the_last_turn_has_come_when_it_has(turn, fortune, times):
    g = table(realm(spells=["SP33"], earth=1), realm(), phase="end", turn=turn, fortune=fortune)
    g.listener = []
    say(g, "done")
    names = [type(event).__name__ for event in g.listener]
    assert (names.count("FortuneTurned"), names.count("LastTurnCame")) == (1, times)
    assert g.view(1).last_turn is bool(times)


@pytest.mark.rule("DM-FORT-09", "DM-TILE-01")
def test_in_the_turn_of_death_tiles_are_built_with_either_side_up():
    g = table(
        realm(held=["TI38"], wood=1, workers=1), phase="foreman", fortune_shown=["FO32", "FO25"], seed=2
    )
    say(g, "build TI38", "at W1")
    assert offered(g) == ["side light", "side dark"]
    say(g, "side dark")
    assert g.over or g.has_dark(0, space("W1"))


@pytest.mark.rule("DM-R-51")
def test_after_death_a_second_card_is_still_turned_up():
    g = dawn(realm(coins=5), realm(coins=5), fortune=["FO32", "FO25"], turn=6)
    assert fortunes(g.fortune_shown) == ["FO32", "FO25"]
    assert has(g, "coins", 0) == 5


@pytest.mark.rule("DM-R-50", "DM-SEQ-03")
def test_in_the_eighth_turn_death_comes_alone():
    """Worked example DM-X-46."""
    g = dawn(realm(), realm(), fortune=["FO32"], turn=8)
    assert (g.fortune_shown, g.fortune, g.turn) == ((DEATH,), (), 8)
    assert g.view(0).last_turn
    play_on(g, first_option)
    assert (g.over, g.turn) == (True, 8)


@pytest.mark.rule("DM-R-50", "DM-SEQ-03", "DM-END-01")
@pytest.mark.parametrize("place", [11, 12, 13, 14, 15])
def test_the_place_of_death_says_how_many_turns_there_are(place):
    """Worked example DM-X-46: six turns if Death is 11th or 12th, eight if it is 15th."""
    g = darkling.start("domains", 2, 7)
    others = [card for card in g.fortune if card != DEATH]
    g.fortune = (*others[: place - 1], DEATH, *others[place - 1 :])
    g.listener = []
    play_on(g, declining)
    turned = [len(event.fortunes) for event in g.listener if type(event).__name__ == "FortuneTurned"]
    turns = (place + 1) // 2
    assert turned == [2, 2, 2, 2, 2, 2, 2, 1][:turns]
    assert (g.over, g.turn) == (True, turns)


def declining(g, seat):
    """Choose what comes last: to look at nothing, to take nothing, to be done."""
    return g.decision(seat).options[-1]


@pytest.mark.rule("DM-R-94", "DM-EOT-02")
def test_fortune_cards_of_a_turn_never_come_back():
    g = evening(realm(), realm(), fortune_shown=["FO01", "FO05"])
    assert set(fortunes(g.box[4])) == {"FO01", "FO05"}
    seen = list(g.fortune_shown)
    while not g.over:
        turn = g.turn
        play_on(g, first_option, until=lambda g, turn=turn: g.turn != turn)
        seen += [] if g.over else g.fortune_shown
    assert len(seen) == len(set(seen))
    assert not set(seen) & {0, 4}


@pytest.mark.rule("DM-R-106", "DM-FORT-08")
def test_a_seer_can_bring_death_in_turn_five():
    """Worked example DM-X-51."""
    g = table(
        realm(),
        realm(),
        phase="resolution",
        turn=4,
        city={"seer": 0},
        fortune=["FO11", "FO12", "FO32", "FO25"],
    )
    say(g, "look", "order FO32", "order FO11")
    assert (g.turn, fortunes(g.fortune_shown)) == (5, ["FO32", "FO11"])
    assert fortunes(g.fortune[:2]) == ["FO12", "FO25"]
    play_on(g, first_option)
    assert (g.over, g.turn) == (True, 5)
