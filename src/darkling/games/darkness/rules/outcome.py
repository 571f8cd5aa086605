"""Who has won: all together, or nobody (AD-R-135)."""

from typing import TYPE_CHECKING

from darkling.table.result import Result, score_lines, together

if TYPE_CHECKING:
    from darkling.games.darkness.rules.state import Darkness

CRITERIA = ("encounters-won", "danger-defeated", "hp-left")


def outcome(g: "Darkness") -> Result:
    """Say what the table has come to: won if the last encounter of the last dungeon was."""
    score = (g.won, g.defeated, sum(g.hp[: g.heroes]))
    return together(g.victory, score_lines(CRITERIA, [score] * g.players))
