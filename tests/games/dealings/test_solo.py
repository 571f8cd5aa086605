"""Solo Play: rows of heroes above rows of defenses, and then the siege."""

import pytest
from support.script import first_option, offered, play_on, say
from support.siege import (
    as_game,
    defeated,
    evictions,
    flipped,
    hero_codes,
    heroes_told,
    in_play,
    phase,
    pile,
    solo,
    table,
    undefeated,
)

import darkling
from darkling.games.dealings.cards import DEFENSE_CODES
from darkling.table.errors import BadPosition, CannotUndo
from darkling.table.result import ScoreLine

HEROES = ["H50", "H41", "H33", "H20", "H04"]
HEROES_OF_THE_BOX = [f"H{number:02}" for number in range(1, 55)]
DEFENSES = ["T18", "M16", "S12", "S07", "T02"]


def five():
    """Return the first deal of five heroes and five defenses, not dealt in their order."""
    return solo(["H33", "H04", "H50", "H20", "H41"], ["S07", "T02", "T18", "S12", "M16"])


def three(**settings):
    """Return the first deal of three heroes and three defenses."""
    return solo(["H50", "H33", "H04"], ["T18", "S12", "T02"], **settings)


def takes_after(position, hero):
    """Return which defenses the hero would get."""
    copy = position.clone()
    say(copy, f"lure {hero}")
    return [name.removeprefix("take ") for name in offered(copy)]


def take_one(position):
    """Take the first pair on offer; return its hero and its defense."""
    if position.view(0).lured is None:
        say(position, offered(position)[0])
    hero, card = position.view(0).lured, offered(position)[0].removeprefix("take ")
    say(position, f"take {card}")
    return hero, card


def take_two(position):
    """Take two pairs; return the heroes and the defenses."""
    return zip(take_one(position), take_one(position), strict=True)


# The rows.


@pytest.mark.rule("DD-SOLO-01")
def test_five_heroes_and_five_defenses_are_dealt_at_once():
    position = darkling.start("dealings", 1, seed=1)
    view = position.view(0)
    assert (phase(position), position.waiting, view.seats[0].hand_size) == ("solo", (0,), 0)
    assert (len(view.hero_row), len(view.defense_row)) == (5, 5)
    assert (view.heroes_undealt, view.defenses_undrawn) == (54 - 5, 60 - 5)


@pytest.mark.rule("DD-SOLO-01", "DD-GEN-01")
def test_solo_has_no_hero_phase_and_no_defense_phase():
    position = darkling.start("dealings", 1, seed=2)
    phases = {phase(position)}
    play_on(position, first_option, until=lambda position: phases.add(phase(position)))
    assert position.over
    assert phases == {"solo", "combat"}


@pytest.mark.rule("DD-SOLO-02")
@pytest.mark.parametrize("rows", [3, 4, 5, 6, 7])
def test_three_to_seven_cards_may_be_dealt_instead(rows):
    position = darkling.start("dealings", 1, 1, {"rows": rows})
    dealt = []
    while phase(position) == "solo":
        dealt.append((len(position.view(0).hero_row), len(position.view(0).defense_row)))
        take_two(position)
    assert dealt == [(rows, rows)] * 4


@pytest.mark.rule("DD-SOLO-03")
def test_rows_are_ordered_by_challenge_and_by_rank():
    view = five().view(0)
    assert list(view.hero_row) == HEROES
    assert list(view.defense_row) == DEFENSES


@pytest.mark.rule("DD-SOLO-03")
@pytest.mark.parametrize("dealt", [["T07", "S07", "M07"], ["M07", "T07", "S07"], ["S07", "M07", "T07"]])
def test_defenses_of_equal_rank_keep_the_order_of_the_deal(dealt):
    view = solo(HEROES, [dealt[0], "T01", dealt[1], "M20", dealt[2]]).view(0)
    assert list(view.defense_row) == ["M20", *dealt, "T01"]


# Choosing.


@pytest.mark.rule("DD-SOLO-04")
@pytest.mark.parametrize("column", range(5))
def test_hero_brings_the_defense_below_it_or_one_to_the_right(column):
    position = five()
    assert offered(position) == [f"lure {hero}" for hero in HEROES]
    say(position, f"lure {HEROES[column]}")
    assert position.view(0).lured == HEROES[column]
    assert offered(position) == [f"take {card}" for card in DEFENSES[column:]]


@pytest.mark.rule("DD-SOLO-04", "DD-R-41")
def test_x23_gap_left_by_the_first_pair_stays():
    position = five()
    assert takes_after(position, "H33") == ["S12", "S07", "T02"]
    say(position, "lure H33", "take S07")
    assert position.view(0).hero_row == ("H50", "H41", None, "H20", "H04")
    assert position.view(0).defense_row == ("T18", "M16", "S12", None, "T02")
    assert takes_after(position, "H20") == ["T02"], "S12 has not moved to the right"
    assert takes_after(position, "H04") == ["T02"]
    assert takes_after(position, "H41") == ["M16", "S12", "T02"]
    assert takes_after(position, "H50") == ["T18", "M16", "S12", "T02"]


@pytest.mark.rule("DD-R-41")
def test_x24_hero_without_a_defense_to_take_cannot_be_chosen():
    position = three()
    say(position, "lure H50", "take T02")
    assert offered(position) == ["lure H33"], "H04 has nothing below or to the right"
    say(position, "lure H33")
    assert position.view(0).lured == "H33"
    assert offered(position) == ["take S12"], "T18 lies to the left"


@pytest.mark.rule("DD-R-41")
@pytest.mark.parametrize("rows", [3, 4, 5, 6, 7])
def test_there_is_a_second_pair_whatever_the_first(rows):
    start = darkling.start("dealings", 1, 3, {"rows": rows})
    for hero in offered(start):
        for defense in takes_after(start, hero.removeprefix("lure ")):
            position = start.clone()
            say(position, hero, f"take {defense}")
            take_one(position)
            assert (len(pile(position)), len(in_play(position))) == (2, 2)


@pytest.mark.rule("DD-SOLO-05")
def test_hero_goes_facedown_to_the_pile_and_the_defense_in_front():
    position = five()
    say(position, "lure H33", "take S12")
    assert (pile(position), in_play(position)) == (["H33"], ["S12"])
    assert position.view(None).seats[0].pile_size == 1
    assert [card.side for card in position.view(None).seats[0].defenses] == [1]


@pytest.mark.rule("DD-SOLO-06")
def test_second_pair_comes_from_the_same_rows_and_there_is_no_third():
    position = five()
    say(position, "lure H33", "take S12")
    assert offered(position) == ["lure H50", "lure H41", "lure H20", "lure H04"]
    say(position, "lure H04", "take T02")
    assert (pile(position), in_play(position)) == (["H04", "H33"], ["S12", "T02"])
    assert not {"H50", "H41", "H20"} & set(position.view(0).hero_row), "these are gone"


@pytest.mark.rule("DD-SOLO-07")
@pytest.mark.parametrize("rows", [3, 5, 7])
def test_rest_of_both_rows_is_discarded(rows):
    position = darkling.start("dealings", 1, 4, {"rows": rows})
    heroes, defenses = position.view(0).hero_row, position.view(0).defense_row
    lured, taken = take_two(position)
    view = position.view(0)
    assert set(view.dropped) == set(heroes) - set(lured)
    assert set(view.trashed) == set(defenses) - set(taken)
    assert (len(view.dropped), len(view.trashed)) == (rows - 2, rows - 2)


@pytest.mark.rule("DD-SOLO-08")
@pytest.mark.parametrize("rows", [3, 5, 7])
def test_four_deals_give_eight_heroes_and_eight_defenses(rows):
    position = darkling.start("dealings", 1, 5, {"rows": rows})
    deals = 0
    while phase(position) == "solo":
        next_heroes = set(hero_codes(position.hero_deck[:rows]))
        take_two(position)
        deals += 1
        assert phase(position) == "combat" or set(position.view(0).hero_row) == next_heroes
    assert (deals, position.view(0).seats[0].pile_size + 1, len(in_play(position))) == (4, 8, 8)
    assert (len(position.hero_deck), len(position.defense_deck)) == (54 - 4 * rows, 60 - 4 * rows)


@pytest.mark.rule("DD-R-42")
def test_hero_chosen_last_is_faced_first():
    position = five()
    chosen = [take_one(position)[0] for _ in range(8)]
    assert [flipped(position), *pile(position)] == chosen[::-1]


@pytest.mark.rule("DD-R-42")
@pytest.mark.parametrize(("first", "second"), [("H41", "H20"), ("H20", "H41")])
def test_two_heroes_of_a_deal_may_be_chosen_in_any_order(first, second):
    position = five()
    below = dict(zip(HEROES, DEFENSES, strict=True))
    say(position, f"lure {first}", f"take {below[first]}", f"lure {second}", f"take {below[second]}")
    assert pile(position) == [second, first]


def test_pair_can_be_taken_back_until_new_rows_are_dealt():
    game = as_game(five())
    say(game, "lure H33", "take S12")
    game.undo(0, whole_turn=True)
    assert offered(game) == [f"lure {hero}" for hero in HEROES]
    say(game, "lure H33", "take S12", "lure H04", "take T02")
    with pytest.raises(CannotUndo, match="revealed"):
        game.undo(0)


# Combat, and the result.


@pytest.mark.rule("DD-SOLO-09")
def test_combat_is_played_as_normal():
    position = table({"pile": ["H08", "H13", "H24"], "defenses": ["T10", "S01", "T14"]})
    assert (flipped(position), offered(position)) == ("H08", ["fight", "discard", "detour T14"])
    assert position.view(0).seats[0].pile == ("H13", "H24"), "one may look"
    say(position, "fight", "strike T10", "strike S01", "done", "discard")
    assert (defeated(position), undefeated(position)) == (["H08"], ["H13"])
    assert in_play(position) == ["T10:2", "T14"]
    say(position, "fight", "strike T10", "strike T14")
    assert (position.over, undefeated(position)) == (True, ["H13", "H24"])


@pytest.mark.rule("DD-R-44")
@pytest.mark.parametrize(("count", "won"), [(0, False), (3, False), (4, True), (8, True)])
def test_score_is_the_heroes_defeated_and_four_are_a_victory(count, won):
    position = table({"defeated": HEROES_OF_THE_BOX[:count], "defenses": ["T01", "T02:2"]})
    assert (position.result.won, position.result.places) == ((won,), ((0,),))
    assert position.result.lines == (
        ScoreLine(0, "heroes-defeated", count),
        ScoreLine(0, "defenses-left", 2),
    )


# Solo hardcore.


@pytest.mark.rule("DD-SOLO-10", "DD-R-44")
def test_solo_hardcore_ends_at_the_first_hero_not_defeated():
    position = table(
        {"pile": ["H05", "H02", "H24", "H13"], "defenses": ["T01", "T05", "T09"]}, mode="hardcore"
    )
    say(position, "flip", "fight", "strike T01", "done", "flip", "fight", "strike T05", "done")
    assert (position.over, offered(position)) == (False, ["flip"]), "one overlord alone goes on"
    say(position, "flip", "fight", "strike T09")
    assert (position.over, evictions(position)) == (True, [(3, "H24")])
    assert position.result.lines[0] == ScoreLine(0, "heroes-defeated", 2)
    assert (position.result.won, pile(position)) == ((False,), ["H13"])


@pytest.mark.rule("DD-SOLO-10", "DD-R-44")
def test_solo_hardcore_can_be_survived():
    position = table(
        {"pile": ["H05"], "defenses": ["T01", "T09"], "defeated": ["H01", "H02", "H03"]}, mode="hardcore"
    )
    say(position, "flip", "fight", "strike T01", "done")
    assert (position.over, evictions(position)) == (True, [(0, None)])
    assert (position.result.won, position.result.lines[0].value) == ((True,), 4)


@pytest.mark.rule("DD-SOLO-10", "DD-HARD-01")
@pytest.mark.parametrize(("settings", "shown"), [({"mode": "hardcore"}, None), ({}, ("H33",))])
def test_pile_of_solo_hardcore_may_not_be_looked_at(settings, shown):
    position = three(**settings)
    say(position, "lure H33", "take S12")
    for viewer in (0, None):
        assert (position.view(viewer).seats[0].pile, position.view(viewer).seats[0].pile_size) == (shown, 1)
    assert position.knowledge(0).piles == (("H33",),)


@pytest.mark.rule("DD-SOLO-10", "DD-R-46")
@pytest.mark.parametrize(
    "pairs",
    [["lure H50", "take T18", "lure H33", "take S12"], ["lure H50", "take T02", "lure H33", "take S12"]],
)
def test_log_of_solo_hardcore_forgets_the_deal(pairs):
    game = as_game(three(mode="hardcore"))
    say(game, *pairs)
    assert pile(game.position) == ["H33", "H50"]
    assert heroes_told(game, 0) & {"H50", "H33"} == set(), "also where H33 was the only choice left"


# Set-ups.


@pytest.mark.rule("DD-R-09")
@pytest.mark.parametrize("rows", [3, 7])
def test_solo_needs_four_rows_of_defenses(rows):
    data = {"phase": "solo", "seats": [{}], "settings": {"rows": rows}}
    deck = DEFENSE_CODES[: 4 * rows]
    assert darkling.position("dealings", {**data, "defense_deck": deck}).waiting == (0,)
    with pytest.raises(BadPosition, match=f"{4 * rows} Defense Cards are needed"):
        darkling.position("dealings", {**data, "defense_deck": deck[1:]})


@pytest.mark.rule("DD-SOLO-08")
@pytest.mark.parametrize("count", [2, 5, 19])
def test_solo_needs_four_rows_of_heroes(count):
    deck = HEROES_OF_THE_BOX[:count]
    with pytest.raises(BadPosition, match="heroes"):
        darkling.position("dealings", {"phase": "solo", "seats": [{}], "hero_deck": deck})


@pytest.mark.rule("DD-SOLO-01")
@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"phase": "solo", "seats": [{}, {}]}, "the solo phase takes 1 player, not 2"),
        (
            {"phase": "hero", "seats": [{"hand": ["H01", "H02", "H03"]}]},
            "the hero phase takes 2 to 6 players, not 1",
        ),
        ({"phase": "defense", "seats": [{"kept": ["H01", "H02"]}]}, "takes 2 to 6 players, not 1"),
        ({"phase": "solo", "seats": [{"pile": ["H01"]}]}, "two cards for each deal"),
        ({"phase": "solo", "seats": [{"kept": ["H01"]}]}, "seat 0 has cards in kept"),
    ],
)
def test_rows_are_for_one_player_who_begins_with_nothing(data, said):
    with pytest.raises(BadPosition, match=said):
        darkling.position("dealings", data)
