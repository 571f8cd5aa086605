"""The greedy player of Dark Dealings: it keeps what its plan promises, and beats chance."""

from typing import Any

import pytest
from support.siege import siege

import darkling
from darkling.bots import bot
from darkling.games.dealings.combat_phase import FaceHero
from darkling.games.dealings.planner import plan
from darkling.table.chance import Chance


def at_the_gate(seed: int) -> Any:
    """Return a position at the start of combat, after a random draft of two."""
    position = darkling.start("dealings", 2, seed, {"expansion": True})
    chance = Chance.seeded(seed)
    while position.phase != "combat":
        seat = position.waiting[0]
        options = position.decision(seat).options
        position.choose(seat, options[chance.below(len(options))])
    return position


def planned(position: Any, seat: int, evicts: bool = False) -> Any:
    facing = position.running(FaceHero)
    first = (facing.hero,) if facing is not None and facing.seat == seat else ()
    return plan((*first, *position.piles[seat][::-1]), tuple(sorted(position.defenses[seat])), evicts)


def play_greedily(position: Any) -> Any:
    while not position.over:
        seat = position.waiting[0]
        position.choose(seat, bot("greedy", 1).choose(position, seat))
    return position


@pytest.mark.parametrize("seed", range(8))
def test_a_plan_is_kept(seed: int) -> None:
    position = at_the_gate(seed)
    promised = [planned(position, seat).defeated for seat in position.seats]
    play_greedily(position)
    kept = [len(heroes) for heroes in position.defeated]
    # A better plan may turn up on the way, a worse one never does.
    assert all(done >= promise for done, promise in zip(kept, promised, strict=True)), (kept, promised)


def most_defeated(position: Any) -> int:
    """Return how many heroes can be defeated, by trying everything."""
    if position.over:
        return len(position.defeated[0])
    best = 0
    for option in position.decision(0).options:
        copy = position.clone()
        copy.choose(0, option)
        best = max(best, most_defeated(copy))
    return best


@pytest.mark.parametrize(
    ("pile", "defenses"),
    [
        (("H08", "H03"), ["M07", "T02", "S05"]),
        (("H02", "H11"), ["T01", "M13", "S02"]),
        (("H06", "H12"), ["S07", "S02", "T02"]),
        (("H24", "H10"), ["T08", "T05", "T02", "T07"]),
        (("E38", "H01"), ["T12", "T05", "S02"]),
        (("H29", "H03"), ["S15", "M02", "M09"]),
    ],
)
def test_on_small_piles_the_plan_is_the_best_there_is(pile: tuple[str, ...], defenses: list[str]) -> None:
    start = siege(*pile, defenses=defenses, expansion=True)
    assert len(play_greedily(start.clone()).defeated[0]) == most_defeated(start)


def test_in_hardcore_the_plan_is_to_stay() -> None:
    # Letting the first through would save both cards for two others, but nobody is there to meet them.
    position = siege("H08", "H03", "H04", defenses=["T10", "S01", "M09"], mode="hardcore")
    play_greedily(position)
    assert len(position.defeated[0]) >= 1
    assert position.evicted[0] != 1


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    wins = 0
    for seed in range(12):
        position = darkling.start("dealings", 2, seed)
        bots = [bot("random", seed), bot("random", seed + 100)]
        bots[seat] = bot("greedy", seed)
        while not position.over:
            chooser = position.waiting[0]
            position.choose(chooser, bots[chooser].choose(position, chooser))
        wins += position.result.won[seat]
    assert wins >= 11
