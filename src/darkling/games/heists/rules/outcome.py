"""Victory: who is the most notorious, and what decided it."""

from dataclasses import replace

from darkling.table.result import Result, ScoreLine, ranked, score_lines, together

HEISTS_TO_END = 3
CRITERIA = ("notoriety", "heists", "coins")
"""DH-GEN-01, and the tie-breaks of DH-R-49."""
SOLO_CRITERIA = ("heists", "notoriety")
PARTS = ("scoundrels", "completed-heists", "heat")
"""What notoriety comes from (DH-R-48)."""

Parts = tuple[int, int, int]


def outcome(parts: list[Parts], heists: list[int], coins: list[int]) -> Result:
    """Rank by notoriety, completed heists, then coins; explain the notoriety in further lines."""
    totals = [sum(of_seat) for of_seat in parts]
    result = ranked(CRITERIA, list(zip(totals, heists, coins, strict=True)))
    return replace(result, lines=result.lines + _explained(parts))


def solo_outcome(parts: Parts, heists: int) -> Result:
    """Score a game alone: three heists win it (DH-R-55)."""
    lines = score_lines(SOLO_CRITERIA, [(heists, sum(parts))])
    return together(heists >= HEISTS_TO_END, lines + _explained([parts]))


def _explained(parts: list[Parts]) -> tuple[ScoreLine, ...]:
    return tuple(
        [
            ScoreLine(seat, part, value, decides=False)
            for seat, of_seat in enumerate(parts)
            for part, value in zip(PARTS, of_seat, strict=True)
        ]
    )
