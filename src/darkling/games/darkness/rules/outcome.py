"""Who has won: all together, the heroes or their game master, or a team in the arena (AD-R-135)."""

from typing import TYPE_CHECKING

from darkling.table.result import Result, ScoreLine, ranked_sides, score_lines, together

if TYPE_CHECKING:
    from darkling.games.darkness.rules.state import Darkness

PREVAILED = "prevailed"
MASTER_CRITERIA = (PREVAILED,)
"""Where there is a game master: whose side has won."""
CRITERIA = ("encounters-won", "danger-defeated", "hp-left")
ARENA_CRITERIA = ("teams-outlasted", "hp-left")


def outcome(g: "Darkness") -> Result:
    """Say what the table has come to: won if the last encounter of the last dungeon was."""
    if g.teams:
        return ranked_sides(ARENA_CRITERIA, g.sides(), [team_score(g, team) for team in range(g.teams)])
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


def best_teams(g: "Darkness") -> tuple[int, ...]:
    """Return the team that has won, or those among which it is a draw."""
    scores = [team_score(g, team) for team in range(g.teams)]
    return tuple([team for team in range(g.teams) if scores[team] == max(scores)])


def team_score(g: "Darkness", team: int) -> tuple[int, int]:
    """Return how many teams have fallen before a team, and what HP it has left: what counts when time is up.

    Whoever falls by the same action falls together (AD-R-112).
    """
    moments = dict(g.fallen)
    own = moments.get(team)
    outlasted = [moment for moment in moments.values() if own is None or moment < own]
    return len(outlasted), sum(g.hp[team : g.heroes : g.teams])
