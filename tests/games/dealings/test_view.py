"""What the view says of a fight and of the rows, so that a screen need not reckon."""

import pytest
from msgspec.structs import astuple
from support.questions import all_asked, asked_for
from support.script import say
from support.siege import siege

from darkling.games.dealings.cards.files import HEROES


def fight(position):
    return position.view(0).fight


@pytest.mark.rule("DD-CBT-07", "DD-HAB-01")
@pytest.mark.parametrize(
    ("hero", "strikes", "state", "missing"),
    [
        pytest.param("H25", ["M01"], "short", 1, id="short"),
        pytest.param("H25", ["M01", "M02"], "enough", 0, id="just enough"),
        pytest.param("H25", ["M05", "M01"], "enough", 0, id="more than enough"),
        pytest.param("H02", ["M01"], "short", 1, id="thief, short"),
        pytest.param("H02", ["M01", "M02"], "enough", 0, id="thief, exact"),
        pytest.param("H02", ["M01", "S01"], "over", 0, id="thief, over"),
    ],
)
def test_how_a_total_stands(hero, strikes, state, missing):
    position = siege(hero, defenses=["M01", "M02", "S01", "M05", "T09", "M09"])
    say(position, "fight", *[f"strike {card}" for card in strikes])
    assert (fight(position).state, fight(position).missing) == (state, missing)


def test_strikes_that_may_be_made_are_those_offered():
    for asked in asked_for("strike-or-stop"):
        assert [strike.card for strike in asked.view.fight.strikes] == asked.things


def test_strikes_say_what_they_would_lead_to():
    position = siege("H02", defenses=["M01", "M02", "T09", "S05"])
    say(position, "fight", "strike M01")
    made = {strike.card: (strike.total, strike.state) for strike in fight(position).strikes}
    assert made == {"M02": (3, "enough"), "T09": (3, "enough"), "S05": (5, "over")}


@pytest.mark.parametrize("prompt", ["give-ground", "rotate-another"])
def test_cards_that_may_be_turned_are_those_offered(prompt):
    for asked in asked_for(prompt):
        assert list(asked.view.fight.turnable) == asked.things


def test_what_a_lured_hero_may_bring_is_what_can_be_taken():
    for asked in asked_for("take-from-the-row"):
        view = asked.view
        assert list(view.brings[view.hero_row.index(view.lured)]) == asked.things


def test_heroes_that_bring_nothing_are_not_offered():
    for asked in asked_for("lure-a-hero"):
        places = zip(asked.view.hero_row, asked.view.brings, strict=True)
        assert [hero for hero, brings in places if brings] == asked.things


def test_bonus_is_what_a_booster_strikes_for_beyond_its_side():
    # The Mana Battery shows 0, and two other cards show spells.
    position = siege("H08", defenses=["S08", "S01", "S02", "T01"])
    lying = position.view(0).seats[0].defenses
    assert [(card.attack, card.bonus) for card in lying] == [(2, 2), (2, 0), (1, 0), (2, 0)]


def test_best_possible_counts_the_hero_at_the_gate_until_one_is_evicted():
    position = siege("H01", "H02", defenses=["T01"], defeated=("H03",), elimination=True)
    assert position.view(None).seats[0].best_possible == 3
    say(position, "yield")
    assert position.view(None).seats[0].best_possible == 1


def test_best_possible_is_eight_less_those_that_got_away():
    for asked in all_asked():
        if asked.view.phase == "combat":
            got_away = asked.view.round - 1 - len(asked.own.defeated)
            assert asked.own.best_possible == 8 - got_away


@pytest.mark.parametrize(("zone", "prompt"), [("hand", "keep-a-hero"), ("kept", "drop-a-hero")])
def test_tallies_count_the_heroes_that_each_type_can_hurt(zone, prompt):
    for asked in asked_for(prompt):
        weak = [HEROES[code].vulnerable for code in getattr(asked.own, zone)]
        counted = [len([types for types in weak if letter in types]) for letter in "TSM"]
        assert list(astuple(getattr(asked.own, f"{zone}_tally"))) == counted
