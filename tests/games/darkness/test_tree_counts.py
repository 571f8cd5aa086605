"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest
from games.darkness.starts import (
    ASSASSIN,
    CHAMPION,
    HALL,
    KNIGHT,
    MAGICIAN,
    PSION,
    RATS,
    ROOM,
    TEMPLAR,
    by,
    foes,
    hero,
    holding,
)
from support.script import say

import darkling
from darkling.testing import lines_of_play

BUTCHER, BLOCK, TAKE_THE_BLOW, STAB, WATER, MIST = "AC001", "AC097", "AC008", "AC104", "AC034", "AC089"
HEARTY, MOMENTOUS, MAGICAL, ELEMENTAL = "RC01", "RC05", "RC21", "RC64"
CORNER = (0, 0)
SURE_TO_STAY = ["AV12", "AV13", "AV20"]
"""Advancements that ask nothing when they are taken."""


def room(*seats: dict[str, Any], line: list[dict[str, Any]] | None = None, **rest: Any) -> Any:
    """Return a fight in a room of six columns and four rows, against a rat far away unless told otherwise."""
    data = {
        "seats": seats,
        "tiles": ROOM,
        "foes": line or [foes(RATS, (5, 3))],
        "settings": {"encounters": 1},
    }
    return darkling.position("darkness", {**data, **rest})


def champion(*acs: str, rcs: tuple[str, ...] = (HEARTY,) * 3, at: tuple[int, int] = CORNER) -> Any:
    return holding(CHAMPION, list(acs), list(rcs), at=at)


DEFENDER = champion(BLOCK, BLOCK, TAKE_THE_BLOW)
"""None of these cards can be played in one's own turn."""


# Places.


def test_ways_to_stand_on_the_stairs() -> None:
    seats = [hero(CHAMPION, None), hero(TEMPLAR, None)]
    g = darkling.position("darkness", {"phase": "entry", "seats": seats, "settings": {"dungeon": "cellar"}})
    # The stairs have twelve squares, of which the second hero finds eleven.
    assert [lines_of_play(g, depth) for depth in (1, 2)] == [12, 12 * 11]


@pytest.mark.parametrize(
    ("at", "squares"),
    [
        # Two squares far: in the corner three columns and three rows, without the hero's own square.
        (CORNER, 3 * 3 - 1),
        # In the middle five columns and all four rows.
        ((2, 1), 5 * 4 - 1),
    ],
)
def test_ways_to_move_for_free(at: tuple[int, int], squares: int) -> None:
    g = room(champion(BLOCK, BLOCK, TAKE_THE_BLOW, at=at))
    # Move or end the turn; then any square or none, or keep or discard the hand.
    assert [lines_of_play(g, depth) for depth in (1, 2)] == [2, (squares + 1) + 2]


@pytest.mark.rule("AD-TGT-05", "AD-TGT-07")
def test_ways_to_lay_an_area() -> None:
    """An area is three squares by two, lying or upright, and may not touch what is beside the hero."""
    g = room(holding(MAGICIAN, [WATER, "AC027", "AC111"], [MAGICAL] * 3, at=CORNER))
    say(g, f"play {WATER}", f"add {MAGICAL}", "done")
    while g.decision(0).prompt != "aim-the-area":
        say(g, "done")
    found = 0
    for option in g.decision(0).options:
        if option.verb == "aim":
            world = g.clone()
            world.choose(0, option)
            found += len(world.decision(0).options) if world.decision(0).prompt == "which-box" else 1
    # Areas may reach into the wall. So the columns that lying ones cover add up to 18, the rows to 8; of
    # these 9 and 5 belong to areas that are too near. With those that stand it comes to the same. In each of
    # the three other corners four areas, of 1 + 2 + 2 + 4 squares, are the same lying and upright.
    assert found == 2 * (18 * 8 - 9 * 5) - 3 * (1 + 2 + 2 + 4)


# Cards.


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # A card for 2 or one for 1, towards a cost of 3.
        (1, 2),
        # After the 2 either of the others; after the 1 the 2 adds itself, then enough or the last one, too.
        (2, 2 + 2),
        # After two 2s, or a 2 and a 1: enough, or the third. Then the Champion rages or not.
        (3, 2 * 2 + 2 * 2),
    ],
)
def test_ways_to_pay(depth: int, lines: int) -> None:
    g = room(champion(BUTCHER, BLOCK, BLOCK, rcs=(HEARTY, HEARTY, MOMENTOUS)), line=[foes(KNIGHT, (1, 1))])
    say(g, f"play {BUTCHER}")
    assert lines_of_play(g, depth) == lines


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # The first card, which adds itself, gives 2 of any one kind.
        (1, 3),
        # Of Mana that is enough; of the others the next one adds itself, and names a kind in turn.
        (2, 2 + 3 + 3),
    ],
)
def test_ways_to_name_a_kind(depth: int, lines: int) -> None:
    g = room(holding(PSION, [MIST, "AC085", "AC122"], [ELEMENTAL] * 3, at=CORNER))
    say(g, f"play {MIST}")
    assert lines_of_play(g, depth) == lines


@pytest.mark.parametrize(
    ("enemies", "targets"), [([(1, 1)], 1), ([(1, 1), (0, 1)], 2), ([(1, 1), (2, 0)], 1)]
)
def test_ways_to_stab(enemies: list[tuple[int, int]], targets: int) -> None:
    g = room(champion(STAB, BLOCK, BLOCK), line=[foes(RATS, *enemies)])
    say(g, f"play {STAB}", "done", "done")
    # Any enemy in melee, or nobody.
    assert lines_of_play(g, 1) == targets + 1


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # Two different cards, or none.
        (1, 3),
        # What it costs adds itself; then enough, or another card. Without one: move, or end the next turn.
        (2, 2 + 2 + 2),
    ],
)
def test_ways_to_answer_an_attack(depth: int, lines: int) -> None:
    g = room(DEFENDER, line=[foes(KNIGHT, (1, 1))])
    say(g, "end_turn", "keep_hand")
    assert g.decision(0).prompt == "react"
    assert lines_of_play(g, depth) == lines


# Between fights.


def test_ways_to_clear_a_room() -> None:
    seats = [hero(CHAMPION, hp=5), hero(TEMPLAR, (1, 1), hp=4)]
    data = {"phase": "clearing", "seats": seats, "tiles": ROOM, "settings": {"encounters": 2}}
    g = darkling.position("darkness", {**data, "choices": by(0, "keep_hand") + by(1, "keep_hand")})
    # Rest, explore, or nothing. Who rests may reshuffle or not; there is one tile to explore.
    assert [lines_of_play(g, depth) for depth in (1, 2)] == [3, 2 + 1 + 3]


def test_ways_to_wake_a_friend() -> None:
    seats = [hero(CHAMPION, hp=5), hero(TEMPLAR, (1, 1), hp=0), hero(ASSASSIN, (1, 2), hp=0)]
    data = {"phase": "clearing", "seats": seats, "tiles": ROOM, "settings": {"encounters": 2}}
    g = darkling.position("darkness", {**data, "choices": by(0, "keep_hand")})
    # The two, and what one can do besides.
    assert lines_of_play(g, 1) == 2 + 3


def test_ways_to_advance() -> None:
    seats = [hero(ASSASSIN), hero(PSION, (1, 1))]
    data = {
        "phase": "advancement",
        "seats": seats,
        "tiles": HALL,
        "encounter": 2,
        "settings": {"encounters": 3},
    }
    g = darkling.position("darkness", {**data, "draws": SURE_TO_STAY})
    # Train or not; one of three cards, or the next one's turn, who may train or not in either case.
    assert [lines_of_play(g, depth) for depth in (1, 2)] == [2, 3 + 2]
    # If both decline there is only to go on.
    assert lines_of_play(g, 3) == 3 * 2 + 3 + 1
