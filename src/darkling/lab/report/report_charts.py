"""The charts of a report: on its page, and as files of their own."""

from dataclasses import dataclass

from darkling.lab.report.charts import IntervalRow, MatrixCell, bar_chart, interval_chart, matrix_chart
from darkling.lab.report.figures import Figures, SeatFigures, Spread
from darkling.lab.report.statistics import Estimate
from darkling.lab.report.texts import number, say


@dataclass(frozen=True)
class ReportChart:
    """A chart, as SVG that stands in a page, and what it shows."""

    svg: str
    caption: str


def report_charts(figures: Figures) -> dict[str, ReportChart]:
    """Return the charts of seats and games by name; seats without rivals are not compared."""
    score, company = figures.score_title, figures.played.company
    of_whom = "share-of-seats" if company == "rivals" else "share-of-games"
    of_games = {
        "score": _spread(figures.score, "score-chart", score, of_whom, score=score, company=company),
        "length": _spread(figures.length, "length-chart", say("length"), "share-of-games"),
        "rounds": _spread(figures.rounds, "rounds-chart", say("rounds"), "share-of-games"),
    }
    if company != "rivals":
        return of_games
    lead = _spread(figures.lead_changes, "lead-chart", say("lead"), "share-of-games")
    return {"seats": _seats(figures), **of_games, "lead": lead}


def role_charts(figures: Figures) -> dict[str, ReportChart]:
    """Return the charts of roles by name: how each fares, and against each other; none without rivals."""
    table = figures.roles
    if table is None or not table.meetings:
        return {}
    equal = 1 / len(figures.played.sides)
    marks = [
        IntervalRow(role.name, share.value, share.low, share.high, share_verdict(share, equal))
        for role in table.roles
        if (share := role.win_share) is not None
    ]
    names = {role.role: role.name for role in table.roles}
    cells = [MatrixCell(names[met.role], names[met.other], met.ahead.value) for met in table.meetings]
    each = interval_chart(marks, say("win-share"), equal, shares=True)
    pairs = matrix_chart(cells, list(names.values()), say("role-this"), say("role-other"))
    told = {"title": table.title, "equal": number(equal, shares=True)}
    return {
        "roles": ReportChart(each, say("roles-chart", **told)),
        "meetings": ReportChart(pairs, say("meetings-chart", **told)),
    }


def seat_verdict(seat: SeatFigures, equal: float) -> str:
    """Say whether an equal share lies outside the interval of a seat's own."""
    return "as-expected" if seat.win_share is None else share_verdict(seat.win_share, equal)


def share_verdict(share: Estimate, equal: float) -> str:
    """Say whether an equal share lies outside the interval of a share."""
    if share.low <= equal <= share.high:
        return "as-expected"
    return "above" if share.low > equal else "below"


def _seats(figures: Figures) -> ReportChart:
    equal = 1 / len(figures.played.sides)
    marks = [
        IntervalRow(
            label=say("seat-of", number=seat.seat, bot=seat.bot),
            value=seat.win_share.value,
            low=seat.win_share.low,
            high=seat.win_share.high,
            verdict=seat_verdict(seat, equal),
        )
        for seat in figures.seats
        if seat.win_share is not None
    ]
    caption = say("seats-chart", equal=number(equal, shares=True))
    return ReportChart(interval_chart(marks, say("win-share"), equal, shares=True), caption)


def _spread(spread: Spread, key: str, axis: str, share: str, **args: str) -> ReportChart:
    mean = spread.mean
    values = {"mean": mean.value, "low": mean.low, "high": mean.high}
    told = {name: number(value, shares=False) for name, value in values.items()}
    return ReportChart(bar_chart(spread.counts, axis, say(share)), say(key, **told, **args))
