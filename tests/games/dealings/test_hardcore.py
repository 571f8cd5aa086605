"""Hardcore: no peeking at the hero piles, and eviction by the first hero that is not defeated."""

import pytest
from support.cases import decisions
from support.script import offered, say
from support.siege import (
    as_game,
    defeated,
    draft,
    evictions,
    flipped,
    heroes_told,
    in_play,
    picks,
    pile,
    siege,
    table,
    trashed,
    undefeated,
)

import darkling
from darkling.games.dealings.rules import events
from darkling.games.dealings.rules.events import DefenseTaken, HeroesRevealed
from darkling.table.errors import CannotUndo
from darkling.table.event import Forgotten

HARDCORE = {"mode": "hardcore"}
DECK = ["T01", "S02", "M03", "T04", "S05", "M06", "T07", "S08"]


def hardcore(*seats, **more):
    """Return a hardcore position of the Combat Phase."""
    return table(*seats, **HARDCORE, **more)


def two_rounds(**settings):
    """Return a draft of two players with four heroes each."""
    return draft(["H54", "H12", "H30", "H02"], ["H50", "H20", "H10", "H01"], deck=DECK, **settings)


def reveal_first_round(game):
    """Let both players of `two_rounds` reveal two heroes, used in the order H54, H50, H30, H20."""
    say(game, "reveal H54", "reveal H30", seat=0)
    say(game, "reveal H50", "reveal H20", seat=1)


def face(position, cards=""):
    """Let the next player flip a hero and strike it with these cards; without any, yield to it."""
    say(position, "flip", "fight" if cards else "yield", *[f"strike {card}" for card in cards.split()])
    if not position.over and "done" in offered(position):
        say(position, "done")


def all_face(position, *strikes):
    """Let one player after the other face a hero with these cards."""
    for cards in strikes:
        face(position, cards)


def told(game, seat, *kinds):
    """Return the events of these kinds that the seat may still be shown."""
    return [event for event in game.events(seat) if isinstance(event, kinds)]


# No peeking: the screen.


@pytest.mark.rule("DD-HARD-01", "DD-R-46")
@pytest.mark.parametrize(
    ("settings", "shown"),
    [
        (HARDCORE, None),
        ({"no_peeking": True}, None),
        ({"elimination": True}, ("H13", "H24")),
        ({}, ("H13", "H24")),
    ],
)
def test_no_pile_is_shown_to_anyone_not_even_its_owner(settings, shown):
    position = siege("H08", "H13", "H24", defenses=["T01"], **settings)
    if shown is None:
        say(position, "flip")
    for viewer in (0, 1, None):
        seat = position.view(viewer).seats[0]
        assert (seat.pile, seat.pile_size) == (shown, 2)
        assert position.view(viewer).fight.hero == "H08", "the flipped hero lies open"


@pytest.mark.rule("DD-HARD-01")
def test_used_hero_disappears_from_the_order_of_taking():
    position = two_rounds(**HARDCORE)
    reveal_first_round(position)
    assert picks(position) == [(0, "H54"), (1, "H50"), (0, "H30"), (1, "H20")]
    say(position, "take T01", "take S02")
    assert picks(position) == [(0, None), (1, None), (0, "H30"), (1, "H20")]
    for viewer in (0, 1, None):
        assert [seat.revealed for seat in position.view(viewer).seats] == [("H30",), ("H20",)]
        assert [seat.pile for seat in position.view(viewer).seats] == [None, None]


@pytest.mark.rule("DD-HARD-01")
def test_heroes_not_used_yet_may_still_be_looked_at():
    position = two_rounds(**HARDCORE)
    assert position.view(0).seats[0].hand == ("H02", "H12", "H30", "H54")
    reveal_first_round(position)
    assert position.view(0).seats[0].hand == ("H02", "H12")


# No peeking: the log, and what a good memory keeps.


@pytest.mark.rule("DD-R-46")
@pytest.mark.parametrize(
    ("settings", "forgotten"), [(HARDCORE, True), ({"no_peeking": True}, True), ({}, False)]
)
def test_log_forgets_which_heroes_were_used_in_a_draft_round(settings, forgotten):
    game = as_game(two_rounds(**settings))
    reveal_first_round(game)
    before = len(game.events(1))
    say(game, "take T01", "take S02", "take M03")
    for viewer in (0, 1, None):
        assert ({"H54", "H50", "H30", "H20"} & heroes_told(game, viewer) == set()) is forgotten
    # Of the next round both have revealed their last two.
    assert len(told(game, 1, HeroesRevealed)) == (2 if forgotten else 4)
    assert len(told(game, 1, DefenseTaken)) == (0 if forgotten else 4)
    assert all(isinstance(event, Forgotten) for event in game.events(1)[:before]) is forgotten


@pytest.mark.rule("DD-R-46", "DD-HARD-01")
@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (2, HARDCORE),
        (4, HARDCORE),
        (3, {"no_peeking": True, "expansion": True}),
        (1, HARDCORE),
        (1, {"rows": 3, "no_peeking": True}),
    ],
)
def test_log_never_names_a_hero_that_lies_facedown_in_a_pile(players, settings):
    for seed in range(3):
        game = darkling.new("dealings", players, seed, settings)
        for _ in decisions(game, seed):
            facedown = {hero for seat in range(players) for hero in pile(game.position, seat)}
            for viewer in (*range(players), None):
                assert heroes_told(game, viewer) & facedown == set(), game.position.stack_text()


@pytest.mark.rule("DD-R-46")
def test_log_names_what_lies_open_or_in_the_own_hand():
    game = as_game(two_rounds(**HARDCORE))
    reveal_first_round(game)
    assert heroes_told(game, None) == {"H54", "H30", "H50", "H20"}
    new = darkling.new("dealings", 2, 1, HARDCORE)
    assert heroes_told(new, 0) == set(new.view(0).seats[0].hand)


@pytest.mark.rule("DD-R-46")
@pytest.mark.parametrize(
    ("settings", "named"),
    [(HARDCORE, {"H08"}), ({"no_peeking": True}, {"H08"}), ({"elimination": True}, {"H24", "H08"})],
)
def test_log_forgets_a_hero_sent_away_by_a_detour(settings, named):
    game = as_game(siege("H24", "H08", defenses=["T14", "S05"], **settings))
    flip = ["flip"] if flipped(game) is None else []
    say(game, *flip, "detour T14", *flip)
    assert (flipped(game), pile(game.position)) == ("H08", ["H24"])
    for viewer in (0, 1, None):
        assert heroes_told(game, viewer) == named


@pytest.mark.rule("DD-R-46")
def test_good_memory_keeps_the_piles_that_nobody_may_look_at():
    position = two_rounds(**HARDCORE)
    reveal_first_round(position)
    say(position, *[f"take {card}" for card in ("T01", "S02", "M03", "S05", "M06", "T07")])
    for seat in (0, 1):
        known = position.knowledge(seat)
        assert known.piles == (("H02", "H12", "H30", "H54"), ("H01", "H10", "H20", "H50"))
        assert [view.pile for view in known.view.seats] == [None, None]
        assert position.guess(seat, 7).piles == position.piles


# No peeking: flipping.


@pytest.mark.rule("DD-HARD-01")
def test_hero_is_flipped_by_a_choice_that_cannot_be_taken_back():
    game = as_game(siege("H08", "H13", defenses=["T10"], **HARDCORE))
    assert (offered(game), flipped(game)) == (["flip"], None)
    assert not game.decision(0).options[0].undoable
    say(game, "flip")
    assert flipped(game) == "H08"
    with pytest.raises(CannotUndo, match="revealed"):
        game.undo(0)


@pytest.mark.rule("DD-HARD-01", "DD-R-36")
@pytest.mark.parametrize(
    "choices", [["fight", "strike T10", "strike S01", "done"], ["fight", "done"], ["yield"]]
)
def test_whole_fight_can_be_taken_back_until_the_next_flip(choices):
    seats = (
        {"pile": ["H08", "H13"], "defenses": ["T10", "S01", "M09"]},
        {"pile": ["H24"], "defenses": ["T05"]},
    )
    game = as_game(hardcore(*seats))
    say(game, "flip", *choices)
    assert (game.waiting, offered(game)) == ((1,), ["flip"])
    assert [step.option.name for step in game.undo_list(0)] == choices[::-1]
    game.undo(0, whole_turn=True)
    assert (flipped(game), offered(game), game.can_undo(0)) == ("H08", ["fight", "yield"], False)
    say(game, *choices, "flip")
    assert game.why_not_undo(0) == "revealed"


@pytest.mark.rule("DD-HARD-02", "DD-R-05")
def test_hero_used_last_in_the_draft_comes_first():
    position = draft(
        ["H54", "H12", "H30", "H02"], ["H53", "H01", "H03", "H04"], deck=["T14", *DECK], **HARDCORE
    )
    say(position, "reveal H54", "reveal H30", seat=0)
    say(position, "reveal H53", "reveal H01", seat=1)
    say(position, *[f"take {card}" for card in ("T14", "T01", "S02", "T04", "S05", "M06")])
    faced = []
    for _ in range(3):
        say(position, "flip")
        faced.append(flipped(position))
        say(position, "detour T14")
    say(position, "flip")
    assert [*faced, flipped(position)] == ["H02", "H12", "H30", "H54"]


# Elimination.


@pytest.mark.rule("DD-HARD-03", "DD-R-36")
@pytest.mark.parametrize(
    ("choices", "evicted"),
    [
        (["yield"], True),
        (["fight", "done"], True),
        (["fight", "strike T16", "strike T02", "done"], True),
        (["fight", "strike T16", "strike S16", "done"], False),
    ],
)
def test_only_a_defeat_of_the_hero_averts_eviction(choices, evicted):
    position = hardcore(
        {"pile": ["H08", "H13"], "defenses": ["T16", "S16", "T02"]}, {"pile": ["H24"], "defenses": ["T05"]}
    )
    say(position, "flip", *choices)
    assert evictions(position) == [(1, "H08") if evicted else (0, None), (0, None)]
    assert (defeated(position) == []) is evicted


@pytest.mark.rule("DD-R-36")
@pytest.mark.parametrize("hero", ["H06", "H11", "E38"])
def test_yielding_costs_no_card_and_ignores_the_ability(hero):
    position = siege(hero, "H08", defenses=["T02", "S05"], expansion=True, **HARDCORE)
    say(position, "flip")
    assert offered(position) == ["fight", "yield"], "there is no discarding"
    say(position, "yield")
    assert (in_play(position), trashed(position)) == (["T02", "S05"], [])
    assert evictions(position)[0] == (1, hero)


@pytest.mark.rule("DD-HARD-03", "DD-R-14")
def test_without_defenses_the_flipped_hero_evicts_unasked():
    position = hardcore({"pile": ["H24", "H08"]}, {"pile": ["H13"], "defenses": ["T01"]})
    say(position, "flip")
    assert evictions(position) == [(1, "H24"), (0, None)]
    assert position.waiting == (1,)


@pytest.mark.rule("DD-HARD-04")
@pytest.mark.parametrize(
    ("settings", "give_way", "stays", "discarded"),
    [(HARDCORE, "yield", "H08", []), ({"no_peeking": True}, "discard", None, ["H08"])],
)
def test_evicting_hero_is_not_discarded_but_stays(settings, give_way, stays, discarded):
    position = table(
        {"pile": ["H08"], "defenses": ["T01"]}, {"pile": ["H13"], "defenses": ["T02"]}, {}, **settings
    )
    say(position, "flip", give_way)
    for viewer in (0, 1, None):
        assert position.view(viewer).seats[0].evicted_by == stays
        assert list(position.view(viewer).undefeated) == discarded
    assert defeated(position) == []


@pytest.mark.rule("DD-HARD-04")
def test_evicted_player_is_skipped_in_later_rounds():
    position = hardcore(
        {"pile": ["H05", "H02", "H24"], "defenses": ["T01", "T05", "T09"]},
        {"pile": ["H40", "H41", "H42"], "defenses": ["M01"]},
        {"pile": ["H01", "H21", "H43"], "defenses": ["S01", "S05", "S09"]},
    )
    turns = []
    for cards in ("T01", "", "S01", "T05", "S05"):
        turns.append((position.round, position.waiting[0]))
        face(position, cards)
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 2)]
    assert position.view(None).seats[1].pile_size == 2, "its other heroes never come"


# Victory.


@pytest.mark.rule("DD-HARD-05", "DD-R-37")
@pytest.mark.parametrize(
    ("b_strikes", "won", "reason"),
    [("S10", (False, True), "rounds-survived"), ("", (True, False), "defenses-left")],
)
def test_x22_last_one_standing_wins_at_the_end_of_the_round(b_strikes, won, reason):
    position = hardcore(
        {"pile": ["H05", "H02", "H40", "H41"], "defenses": ["T01", "T05", "T09", "T02", "T03"]},
        {"pile": ["H01", "H21", "H12", "H43"], "defenses": ["S01", "S05", "S10", "S02"]},
    )
    all_face(position, "T01", "S01", "T05", "S05", "")
    assert (position.round, position.over, position.waiting) == (3, False, (1,)), "the round goes on"
    face(position, b_strikes)
    assert (position.over, position.round) == (True, 3), "rounds 4 to 8 are not played"
    assert (position.result.won, position.result.decided_by) == (won, (reason,))


@pytest.mark.rule("DD-R-37", "DD-HARD-07")
@pytest.mark.parametrize(("c_strikes", "places"), [("S05", ((2,), (0,), (1,))), ("", ((0,), (2,), (1,)))])
def test_one_left_standing_in_the_middle_of_a_round_still_faces_a_hero(c_strikes, places):
    position = hardcore(
        {"pile": ["H40", "H01"], "defenses": ["T01", "T02", "T03", "T04"]},
        {"pile": ["H41", "H02"], "defenses": ["M01"]},
        {"pile": ["H21", "H03"], "defenses": ["S05", "S02"]},
    )
    all_face(position, "", "")
    assert (position.over, position.waiting, offered(position)) == (False, (2,), ["flip"])
    face(position, c_strikes)
    assert position.over
    assert position.result.places == places


class ShortLog(list):
    """A log that breaks off a game that never ends."""

    def append(self, event):
        assert len(self) < 200, f"the game goes on for ever: {event}"
        super().append(event)


@pytest.mark.rule("DD-HARD-06", "DD-R-37")
@pytest.mark.parametrize("c_strikes", [["M05", ""], [""]])
def test_survivors_of_all_heroes_go_to_the_tie_break_alone(c_strikes):
    position = hardcore(
        {"pile": ["H05", "H02"], "defenses": ["T01", "T05", "T09"]},
        {"pile": ["H01", "H21"], "defenses": ["S01", "S05", "S09", "S02"]},
        {"pile": ["H25", "H40"], "defenses": ["M05", "M01", "M02", "M03", "M04"]},
    )
    position.listener = ShortLog()
    all_face(position, "T01", "S01", c_strikes[0], "T05", "S05", *c_strikes[1:])
    assert position.over
    assert position.result.places == ((1,), (0,), (2,)), "the evicted have more defenses, to no avail"
    assert position.result.decided_by == ("defenses-left", "rounds-survived")


@pytest.mark.rule("DD-HARD-07", "DD-HARD-08")
def test_x21_all_evicted_in_the_same_round():
    position = hardcore(
        {"pile": ["H05", "H02", "H11", "H20"], "defenses": ["T01", "T05", "T10", "T02", "T03", "T04", "T07"]},
        {"pile": ["H01", "H21", "H12", "H33"], "defenses": ["S01", "S05", "S10", "S02", "S03", "S04"]},
        {"pile": ["H25", "H07", "H26", "H54"], "defenses": ["M05", "M10", "M16", "M02"]},
    )
    all_face(position, "T01", "S01", "M05", "T05", "S05", "M10", "T10", "S10", "M16 M16", "", "", "")
    assert evictions(position) == [(4, "H20"), (4, "H33"), (4, "H54")]
    assert [len(in_play(position, seat)) for seat in position.seats] == [4, 4, 3]
    assert position.result.places == ((1,), (0,), (2,))
    assert position.result.decided_by == ("last-hero", "defenses-left")


@pytest.mark.rule("DD-HARD-07", "DD-R-40")
def test_one_evicted_earlier_has_no_part_in_the_tie_break():
    position = hardcore(
        {"pile": ["H05", "H02"], "defenses": ["T01", "T05", "T09"]},
        {"pile": ["H01", "H21"], "defenses": ["S01", "S05"]},
        {"pile": ["H54", "H53"], "defenses": ["M01", "M02", "M03", "M04"]},
    )
    all_face(position, "T01", "S01", "", "", "")
    assert position.result.places == ((0,), (1,), (2,))


@pytest.mark.rule("DD-HARD-08")
@pytest.mark.parametrize(
    ("hero", "defenses", "winner", "reason"),
    [
        ("H54", ["S01"], 0, "defenses-left"),
        ("H01", ["S01", "S02", "S03"], 1, "defenses-left"),
        ("H21", ["S01", "S02"], 1, "last-hero"),
        ("H19", ["S01", "S02"], 0, "last-hero"),
    ],
)
def test_tie_break_is_defenses_left_and_then_the_last_hero(hero, defenses, winner, reason):
    position = hardcore({"pile": ["H20"], "defenses": ["T01", "T02"]}, {"pile": [hero], "defenses": defenses})
    all_face(position, "", "")
    assert position.result.places == ((winner,), (1 - winner,))
    assert position.result.decided_by == (reason,)


@pytest.mark.rule("DD-R-38")
@pytest.mark.parametrize("last_strikes", [["T05", "S05"], ["", ""]])
def test_last_hero_is_the_last_one_faced_not_the_best(last_strikes):
    position = hardcore(
        {"pile": ["H38", "H02"], "defenses": ["T16", "T05", "T02", "T09"]},
        {"pile": ["H01", "H21"], "defenses": ["S01", "S05", "S02", "S09"]},
    )
    all_face(position, "T16 T16 T16", "S01", *last_strikes)
    assert defeated(position)[0] == "H38"
    assert (position.result.places, position.result.decided_by) == (((1,), (0,)), ("last-hero",))


@pytest.mark.rule("DD-R-38")
def test_hero_sent_away_by_a_detour_is_not_the_last_one_faced():
    position = hardcore(
        {"pile": ["H54", "H02"], "defenses": ["T14", "T02"]}, {"pile": ["H20"], "defenses": ["S01", "S02"]}
    )
    say(position, "flip", "detour T14", "flip", "yield", "flip", "yield")
    assert evictions(position) == [(1, "H02"), (1, "H20")]
    assert position.result.places == ((1,), (0,))


@pytest.mark.rule("DD-R-39")
@pytest.mark.parametrize(("hero", "places"), [("E30", ((0, 1),)), ("E28", ((0,), (1,)))])
def test_victory_is_shared_when_the_last_heroes_are_equal_too(hero, places):
    position = hardcore(
        {"pile": ["H30"], "defenses": ["T01"]}, {"pile": [hero], "defenses": ["S01"]}, expansion=True
    )
    all_face(position, "", "")
    assert position.result.places == places
    assert position.result.won == (True, len(places) == 1)


@pytest.mark.rule("DD-R-40")
def test_later_evicted_rank_above_earlier_and_equals_by_the_tie_break():
    position = hardcore(
        {"pile": ["H40"], "defenses": ["T01", "T02", "T03"]},
        {"pile": ["H41", "H03"], "defenses": ["T04", "T05"]},
        {"pile": ["H01", "H22"], "defenses": ["S01", "S02"]},
        {"pile": ["H02", "H07"], "defenses": ["M05", "M10"]},
        {"pile": ["H42", "H04"], "defenses": ["S03", "S04"]},
    )
    all_face(position, "", "", "S01", "M05", "", "", "M10")
    assert position.result.places == ((3,), (2,), (0,), (4,), (1,))
    assert position.result.decided_by == ("rounds-survived", "rounds-survived", "defenses-left", "last-hero")


@pytest.mark.rule("DD-VIC-04")
@pytest.mark.parametrize(
    ("settings", "give_way", "winner", "reason"),
    [(HARDCORE, "yield", 1, "last-hero"), ({"no_peeking": True}, "discard", 0, "best-hero")],
)
def test_defeated_heroes_count_for_nothing_in_hardcore(settings, give_way, winner, reason):
    position = table(
        {"pile": ["H01"], "defenses": ["T01"], "defeated": ["H50"]},
        {"pile": ["H53"], "defenses": ["S01"], "defeated": ["H02"]},
        **settings,
    )
    say(position, "flip", give_way, "flip", give_way)
    assert position.result.places == ((winner,), (1 - winner,))
    assert position.result.decided_by == (reason,)


# Either half alone.


@pytest.mark.rule("DD-R-45")
def test_no_peeking_without_elimination():
    position = siege("H08", "H13", defenses=["T01"], no_peeking=True)
    assert offered(position) == ["flip"]
    say(position, "flip")
    assert (offered(position), position.view(0).seats[0].pile) == (["fight", "discard"], None)
    say(position, "discard", "flip", "discard")
    assert (undefeated(position), evictions(position)) == (["H08", "H13"], [(0, None), (0, None)])
    assert position.result.decided_by == ("defenses-left",), "seat 1 has no card and faced nobody"
    assert {line.criterion for line in position.result.lines} >= {"heroes-defeated", "best-hero"}


@pytest.mark.rule("DD-R-45")
def test_elimination_without_no_peeking():
    position = siege("H08", "H13", defenses=["T01"], elimination=True)
    assert (flipped(position), offered(position)) == ("H08", ["fight", "yield"]), "nothing to flip by hand"
    for viewer in (0, 1, None):
        assert position.view(viewer).seats[0].pile == ("H13",)
    say(position, "yield")
    assert (position.over, evictions(position)) == (True, [(1, "H08"), (0, None)])
    assert position.result.won == (False, True)


@pytest.mark.rule("DD-R-45")
@pytest.mark.parametrize(
    ("settings", "flags"),
    [
        ({}, (False, False)),
        (HARDCORE, (True, True)),
        ({"no_peeking": True}, (True, False)),
        ({"elimination": True}, (False, True)),
        ({"no_peeking": True, "elimination": True}, (True, True)),
    ],
)
def test_hardcore_sets_both_halves(settings, flags):
    view = darkling.start("dealings", 2, 1, settings).view(0)
    assert (view.no_peeking, view.elimination) == flags


def test_every_kind_of_event_to_be_forgotten_exists():
    assert all(hasattr(events, kind) for kind in (*events.DRAFT, *events.FLIPS))
