"""The figures of roles: how each fares, and against each other."""

import msgspec

from darkling.games import find
from darkling.lab.report.names import Names
from darkling.lab.report.observations import by_meeting, by_role, grouped
from darkling.lab.report.statistics import Estimate, estimated_share
from darkling.lab.results_file import ResultsFile


class RoleFigures(msgspec.Struct, frozen=True):
    """How one role has done; there is no win share where nobody has rivals.

    Attributes:
        role: its code.
        name: its name.
        played: by how many seats it was played, over all games.
        win_share: the win share of the sides it was on.

    """

    role: str
    name: str
    played: int
    win_share: Estimate | None


class Meeting(msgspec.Struct, frozen=True):
    """How often a role came before another one on another side; a shared place counts half."""

    role: str
    other: str
    ahead: Estimate


class RoleTable(msgspec.Struct, frozen=True):
    """All roles of a game, the one that fares best first, and how they have met.

    Attributes:
        title: what roles are called in this game.

    """

    title: str
    roles: list[RoleFigures]
    meetings: list[Meeting]


def role_table(results: ResultsFile, names: Names) -> RoleTable | None:
    """Return the figures of the roles; None where a game tells none apart."""
    declared = find(results.run.game).study.roles
    played = grouped(by_role(results)) if declared is not None else {}
    if declared is None or not played:
        return None
    has_rivals = results.run.company == "rivals"
    roles = [
        RoleFigures(
            role=role,
            name=names.card(role),
            played=group.count,
            win_share=estimated_share(group.mean, group.count) if has_rivals else None,
        )
        for role, group in sorted(played.items(), key=lambda found: -found[1].mean)
    ]
    return RoleTable(names.kind(declared.kind), roles, _meetings(results) if has_rivals else [])


def _meetings(results: ResultsFile) -> list[Meeting]:
    met = [(*pair.split(), group) for pair, group in grouped(by_meeting(results)).items()]
    return [Meeting(role, other, estimated_share(group.mean, group.count)) for role, other, group in met]
