"""Who has won: all together, or nobody; in the arena one team, or several (AD-R-135)."""

from typing import TYPE_CHECKING

from darkling.table.result import Result, ranked_sides, score_lines, together

if TYPE_CHECKING:
    from darkling.games.darkness.rules.state import Darkness

CRITERIA = ("encounters-won", "danger-defeated", "hp-left")
ARENA_CRITERIA = ("teams-outlasted", "hp-left")


def outcome(g: "Darkness") -> Result:
    """Say what the table has come to: won if the last encounter of the last dungeon was."""
    if g.teams:
        return ranked_sides(ARENA_CRITERIA, g.sides(), [team_score(g, team) for team in range(g.teams)])
    score = (g.won, g.defeated, sum(g.hp[: g.heroes]))
    return together(g.victory, score_lines(CRITERIA, [score] * g.players))


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
