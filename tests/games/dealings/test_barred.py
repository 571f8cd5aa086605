"""Whatever lies there to be chosen is offered, or says why it is not."""

import pytest
from support.questions import all_asked
from support.script import say
from support.siege import siege, solo

from darkling.games.dealings.cards import HERO_CODES
from darkling.games.dealings.rules.combat_phase import NO_OTHER_CARD, Strikes
from darkling.ledger import texts

DETOURS = ("T03", "S03", "M03", "T14", "S14", "M14")


def on_the_table(asked):
    """Return the cards that the answer might be about."""
    own, view = asked.own, asked.view
    defenses = [card.card for card in own.defenses]
    return {
        "hero": own.hand,
        "defense": view.available if asked.prompt == "take-a-defense" else own.hand,
        "solo": [code for code in (view.defense_row if view.lured else view.hero_row) if code],
        "combat": [code for code in defenses if code in DETOURS] if "fight-or" in asked.prompt else defenses,
    }[view.phase]


def reasons(position):
    """Return the rules by which cards are barred to the seat that is waited for."""
    return {code: why.rule for code, why in position.barred(position.waiting[0])}


def test_every_card_is_offered_or_barred():
    for asked in all_asked():
        if asked.prompt != "flip-a-hero":
            dim = [code for code, _, _ in asked.barred]
            assert sorted([*asked.things, *dim]) == sorted(on_the_table(asked)), asked.prompt


def test_reasons_depend_on_nothing_that_is_hidden():
    for asked in all_asked()[::7]:
        guess = asked.position.guess(asked.seat, seed=5)
        assert guess.barred(asked.seat) == asked.position.barred(asked.seat)


def test_every_reason_is_a_sentence():
    for asked in all_asked():
        assert all(asked.said(why)[-1] == "." for _, why, _ in asked.barred)


def test_reasons_name_rules_that_exist():
    rules = {rule for asked in all_asked() for _, _, rule in asked.barred}
    assert rules <= set(texts("dealings"))
    assert {"DD-CBT-06", "DD-CBT-11", "DD-HERO-02", "DD-DEF-03", "DD-SOLO-04", "DD-DAB-01"} <= rules


@pytest.mark.parametrize(
    ("hero", "defenses", "choices", "code", "rule"),
    [
        pytest.param("H08", ["T02", "S05"], ["fight", "strike T02"], "T02", "DD-CBT-11", id="struck"),
        pytest.param("H24", ["T02", "S05"], ["fight"], "S05", "DD-CBT-06", id="type"),
        pytest.param(
            "H24", ["T07", "T02"], ["fight", "strike T07"], "T07", "DD-CBT-11", id="struck, other type"
        ),
        pytest.param("H14", ["T07", "M02"], ["fight"], "M02", "DD-CBT-06", id="knight"),
        pytest.param("E24", ["T02", "S02", "M02"], ["fight", "rotate S02"], "S02", "DD-R-20", id="ground"),
        pytest.param("H08", ["T06", "S02", "M02"], ["fight", "strike T06"], "T06", "DD-DAB-01", id="striker"),
        pytest.param("H08", ["T03"], [], "T03", "DD-R-29", id="detour"),
    ],
)
def test_reason_why_a_defense_cannot_be_chosen(hero, defenses, choices, code, rule):
    position = siege(hero, defenses=defenses, expansion=True)
    say(position, *choices)
    assert reasons(position) == {code: rule}


def test_knight_bars_nothing_that_still_shows_its_weakness():
    position = siege("H14", defenses=["T07", "T02"])
    say(position, "fight", "strike T07", "strike T02")
    assert reasons(position) == {}


def test_lonely_heavy_hitter_has_nothing_to_turn():
    # The Will-o'-the-Wisp is on its last side, so the first strike leaves the Boulder alone.
    position = siege("H54", defenses=["S03:2", "T15"])
    say(position, "fight", "strike S03")
    assert position.view(None).fight is None, "with nothing to strike with, the fight is over"


@pytest.mark.rule("DD-R-23")
def test_reason_why_a_lonely_heavy_hitter_cannot_strike():
    # Nobody is ever asked about it: a fight in which it alone is left is over.
    position = siege("H54", defenses=["T15"])
    strikes = Strikes(0, HERO_CODES.index("H54"))
    assert strikes.why_not_strike(position, position.defenses[0][0]) is NO_OTHER_CARD


def test_reach_in_the_rows():
    heroes, defenses = ["H50", "H40", "H30"], ["T20", "T10", "T05"]
    position = solo(heroes, defenses)
    say(position, "lure H40")
    assert reasons(position) == {"T20": "DD-SOLO-04"}
    say(position, "take T05")
    assert reasons(position) == {"H30": "DD-R-41"}
