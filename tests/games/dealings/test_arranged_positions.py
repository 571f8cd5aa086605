"""What can be set up: the middle of each draft, rounds and turns of combat, evicted seats, what was seen."""

import pytest
from support.script import offered, say
from support.siege import evictions, flipped, hero_codes, in_play, picks, pile

import darkling

TRAPS = [f"T{number:02}" for number in range(1, 21)]
KEPT = ["H01", "H02", "H03", "H04", "H05", "H06"], ["H11", "H12", "H13", "H14", "H15", "H16"]
SECOND_ROUND = [
    {"kept": KEPT[0], "pile": ["H02", "H01"], "defenses": ["T01", "T02"]},
    {"kept": KEPT[1], "pile": ["H12", "H11"], "defenses": ["S01", "S02"]},
]


def arranged(phase, *seats, **more):
    """Return a position of a phase."""
    return darkling.position("dealings", {"phase": phase, "seats": list(seats), **more})


# Hero Phase.


LATE = [
    {"hand": ["H07", "H08", "H09"], "kept": KEPT[0][:4]},
    {"hand": ["H17", "H18", "H19"], "kept": KEPT[1][:4]},
]


def test_the_hero_phase_goes_on_in_the_round_that_the_cards_tell_of():
    assert arranged("hero", *LATE).view(0).round == 3


def test_passes_that_were_followed_are_known():
    unseen, seen = arranged("hero", *LATE), arranged("hero", *LATE, passes=2)
    assert len(unseen.knowledge(0).pools) == 1, "nobody has seen anything but the own cards"
    # Of two passes the first hand of seat 0 is back in its hand, less the pair that seat 1 took on the way.
    assert {hero for pool in seen.knowledge(0).pools for hero in pool.heroes}.isdisjoint({"H13", "H14"})


# Defense Phase.


def test_the_defense_phase_goes_on_with_the_heroes_not_used():
    g = arranged("defense", *SECOND_ROUND, defense_deck=["M01", "M02", "M03", "M04", *TRAPS[4:8]])
    assert (g.view(0).round, g.view(0).seats[0].hand) == (2, ("H03", "H04", "H05", "H06"))
    assert g.view(None).available == ("M01", "M02", "M03", "M04")
    assert (pile(g), in_play(g)) == (["H02", "H01"], ["T01", "T02"])


def test_defenses_are_taken_once_all_have_revealed():
    revealed = ["H03", "H06"], ["H14", "H13"]
    seats = [{**seat, "revealed": heroes} for seat, heroes in zip(SECOND_ROUND, revealed, strict=True)]
    g = arranged("defense", *seats, defense_deck=["M01", "M02", "M03", "M04", *TRAPS[4:8]])
    assert picks(g) == [(1, "H14"), (1, "H13"), (0, "H06"), (0, "H03")]
    assert (g.view(0).round, offered(g, 1)) == (2, ["take M01", "take M02", "take M03", "take M04"])
    say(g, "take M04", "take M03", "take M02")
    assert (g.view(0).round, pile(g)) == (3, ["H03", "H06", "H02", "H01"])


# Solo play.


def test_solo_play_goes_on_with_any_deal():
    own = {"pile": ["H04", "H03", "H02", "H01"], "defenses": TRAPS[:4]}
    g = arranged("solo", own, dropped=["H50", "H51"], trashed=["S01", "S02"], settings={"rows": 3})
    assert (g.view(0).round, len(g.view(0).hero_row), g.view(0).dropped) == (3, 3, ("H50", "H51"))


# Combat.


ONE, OTHER = (
    {"pile": ["H08", "H13"], "defenses": ["T10", "S01"]},
    {"pile": ["H09", "H14"], "defenses": ["M10"]},
)


def test_combat_goes_on_with_any_round_and_any_turn():
    g = arranged("combat", ONE, OTHER, round=5, turn=1)
    assert (g.view(None).round, g.waiting, flipped(g)) == (5, (1,), "H09")
    say(g, "discard")
    assert (g.view(None).round, g.waiting) == (6, (0,)), "seat 0 has had its turn"


def test_without_a_round_it_is_the_earliest_that_can_be():
    assert arranged("combat", ONE, OTHER).view(None).round == 1
    assert arranged("combat", {**ONE, "defeated": ["H01", "H02"]}, OTHER).view(None).round == 3
    assert arranged("combat", {**ONE, "defeated": ["H01"]}, OTHER, turn=1).view(None).round == 1
    assert arranged("combat", ONE, OTHER, undefeated=["H01", "H02", "H03"]).view(None).round == 3


@pytest.mark.rule("DD-HARD-04")
def test_an_evicted_seat_is_skipped():
    gone = {"pile": ["H20"], "evicted": 2, "evicted_by": "H30", "defeated": ["H31"]}
    others = [{**seat, "defeated": codes} for seat, codes in ((ONE, ["H40", "H41"]), (OTHER, ["H42", "H43"]))]
    g = arranged("combat", others[0], gone, others[1], settings={"elimination": True})
    assert evictions(g) == [(0, None), (2, "H30"), (0, None)]
    assert (g.view(None).round, g.waiting) == (3, (0,))
    say(g, "yield")
    assert g.waiting == (2,)


@pytest.mark.rule("DD-HARD-08")
def test_the_hero_defeated_last_counts_as_the_last_one_faced():
    seats = [
        {"defeated": ["H40", "H01"], "defenses": ["T01"]},
        {"defeated": ["H02", "H03"], "defenses": ["T02"]},
    ]
    g = arranged("combat", *seats, settings={"mode": "hardcore"})
    assert (g.over, g.result.places, g.result.decided_by) == (True, ((1,), (0,)), ("last-hero",))
    assert hero_codes(g.last_faced) == ["H01", "H03"]
