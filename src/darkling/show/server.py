"""Tables of what a server keeps."""

from collections.abc import Sequence

from darkling.server.admin.listing import ListedReport, ListedTable
from darkling.server.time_check import written_time
from darkling.show import say
from darkling.show.printing import new_table, show


def show_tables(tables: Sequence[ListedTable]) -> None:
    rows = new_table(["table-id", "game-id", "table-status", "table-changed"], ["seats", "table-entries"])
    for table in tables:
        cells = [table.table, table.game, table.status, written_time(table.changed)]
        rows.add_row(*cells, str(table.players), str(table.entries))
    show(rows, say("tables-listed", count=len(tables)))


def show_reports(reports: Sequence[ListedReport]) -> None:
    rows = new_table(["report-id", "table-id", "report-at", "report-text"], ["table-entries"])
    for report in reports:
        cells = [str(report.report), report.table, written_time(report.at), report.text]
        rows.add_row(*cells, str(report.entries))
    show(rows, say("reports-listed", count=len(reports)))
