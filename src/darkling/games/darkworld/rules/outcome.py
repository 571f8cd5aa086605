"""The end of every Dark World game: the overlord has prevailed, or the best hero has."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from darkling.table.decision import Seat
from darkling.table.result import Result, ScoreLine, ranked

if TYPE_CHECKING:
    from darkling.games.darkworld.rules.state import DarkWorld

PREVAILED = "prevailed"
"""The first criterion of all: whose side has won."""
POINTS = "points"
THRONE_POINTS = 5

Score = tuple[int, ...]
Parts = dict[str, int]
"""What a hero has points for, and how many."""


def side_outcome(g: "DarkWorld", criteria: Sequence[str], scores: Sequence[Score | None]) -> Result:
    """Rank the seats by the best score of their heroes; of an eliminated hero there is none (DW-R-67).

    While the overlord's figure stands, the overlord has won, and heroes have nothing to count.
    """
    heroes_won = g.slayer >= 0
    nothing = (0,) * (len(criteria) - 1)
    rows = [(int(not heroes_won), *nothing)]
    for seat in g.seats[1:]:
        own = [score for hero in g.heroes_of(seat) if (score := scores[hero]) is not None]
        rows.append((1, *max(own, default=nothing)) if heroes_won else (0, *nothing))
    result = ranked(tuple(criteria), rows)
    return replace(result, lines=result.lines + _each_hero(g, scores)) if heroes_won else result


def _each_hero(g: "DarkWorld", scores: Sequence[Score | None]) -> tuple[ScoreLine, ...]:
    """Return the points of every hero, for seats that have several."""
    codes = g.pieces.hero_codes
    return tuple(
        [
            ScoreLine(_owner(g, hero), codes[hero].lower(), score[0], decides=False)
            for hero, score in enumerate(scores)
            if score is not None
        ]
    )


def _owner(g: "DarkWorld", hero: int) -> Seat:
    return g.owner(hero)
