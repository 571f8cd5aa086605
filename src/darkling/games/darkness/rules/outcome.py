"""Who has won: all together or nobody, or the heroes or their game master (AD-R-135)."""

from typing import TYPE_CHECKING

from darkling.table.result import Result, ScoreLine, score_lines, together

if TYPE_CHECKING:
    from darkling.games.darkness.rules.state import Darkness

PREVAILED = "prevailed"
MASTER_CRITERIA = (PREVAILED,)
"""Where there is a game master: whose side has won."""
CRITERIA = ("encounters-won", "danger-defeated", "hp-left")


def outcome(g: "Darkness") -> Result:
    """Say what the table has come to: won if the last encounter of the last dungeon was."""
    score = (g.won, g.defeated, sum(g.hp[: g.heroes]))
    lines = score_lines(CRITERIA, [score] * g.players)
    return against_master(g, lines) if g.has_master() else together(g.victory, lines)


def against_master(g: "Darkness", lines: tuple[ScoreLine, ...]) -> Result:
    """Let the heroes share the win if they have cleared the dungeon; else it is the game master's."""
    master, heroes = g.sides()
    won = tuple([(seat in heroes) == g.victory for seat in g.seats])
    decisive = tuple([ScoreLine(seat, PREVAILED, int(won[seat])) for seat in g.seats])
    rest = tuple([line for line in lines if line.seat in heroes])
    places = (heroes, master) if g.victory else (master, heroes)
    return Result(places, won, decisive + rest, MASTER_CRITERIA)
