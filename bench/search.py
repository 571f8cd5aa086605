"""Search: iterations a second, ours in Dark Dealings and OpenSpiel's in its own games."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

import darkling
from bench import spiel_search
from bench.play import fourth_fight, moments
from bench.row import ITERATIONS, Measure, Row
from bench.timing import Block
from darkling.bots.game_skill import skill_for
from darkling.bots.search import Search
from darkling.table.chance import Chance
from darkling.table.position import Position
from darkling.table.skill import Skill

DEALS = 4
EACH = 50


def measures() -> list[Measure]:
    """Return what is to be timed; the first is what the others are held against."""
    draft = [darkling.start("dealings", 2, seed) for seed in range(DEALS)]
    combat = moments(fourth_fight)[:DEALS]
    return [
        Measure(
            "search, draft of 2, first choice", ITERATIONS, partial(_try, draft, skill_for(draft[0]), count())
        ),
        # Without the solver, which leaves a search nothing to do, and without values, which end iterations.
        Measure(
            "search, combat of 4, random iterations", ITERATIONS, partial(_try, combat, Skill(), count())
        ),
        *[_peer(label, game, make) for label, make in spiel_search.SEARCHES for game in spiel_search.GAMES],
    ]


def compared(rows: list[Row]) -> list[Row]:
    """Return the rows, those of the peers with their ratio to our first."""
    ours = rows[0].value
    theirs = [replace(row, ratio=row.value / ours) if row.value and ours else row for row in rows[2:]]
    return [*rows[:2], *theirs]


def _try(positions: Sequence[Position], skill: Skill, seeds: Iterator[int]) -> int:
    for position in positions:
        search = Search(position, position.waiting[0], skill, Chance.seeded(next(seeds)))
        for _ in range(EACH):
            search.iterate()
    return len(positions) * EACH


def _peer(label: str, game: str, make: Callable[[str], Block]) -> Measure:
    try:
        return Measure(f"OpenSpiel {game}, {label}", ITERATIONS, make(game))
    except ImportError:
        return Measure(f"OpenSpiel {game}, {label}", ITERATIONS, None)
