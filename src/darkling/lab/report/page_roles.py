"""The part of the page about roles: how each fares, and against each other."""

from collections.abc import Mapping

from darkling.lab.report.html import Html, beside, figure, section, table
from darkling.lab.report.report_charts import ReportChart
from darkling.lab.report.role_figures import RoleTable
from darkling.lab.report.texts import TextTable, interval, named, say, share_of


def roles_section(told: RoleTable, drawn: Mapping[str, ReportChart]) -> Html:
    if not drawn:
        return section(told.title, table(_each(told)))
    each = beside(_figure(drawn["roles"]), table(_each(told)))
    return section(told.title, each, beside(_figure(drawn["meetings"]), table(_meetings(told))))


def _each(told: RoleTable) -> TextTable:
    rows = [
        [named(role.name, role.role), str(role.played), interval(role.win_share, shares=True)]
        for role in told.roles
    ]
    return TextTable(
        say("roles-caption", title=told.title), [say("role"), say("played"), say("win-share")], rows
    )


def _meetings(told: RoleTable) -> TextTable:
    """Return a row for each role, and in it how often it came before each other one."""
    shares = {(met.role, met.other): met.ahead for met in told.meetings}
    rows = [
        [role.name, *[share_of(shares.get((role.role, other.role))) for other in told.roles]]
        for role in told.roles
    ]
    head = [say("role"), *[role.name for role in told.roles]]
    return TextTable(say("meetings-caption", title=told.title), head, rows)


def _figure(drawing: ReportChart) -> Html:
    return figure(drawing.svg, drawing.caption)
