"""The page: one HTML file that needs nothing else."""

from collections.abc import Mapping
from importlib.resources import files

from darkling.games import find
from darkling.lab.report.compare import Comparison
from darkling.lab.report.figures import Figures, PlayedRun
from darkling.lab.report.html import Html, beside, figure, section, table, tag
from darkling.lab.report.page_cards import cards_section, dead_section
from darkling.lab.report.page_changes import changes_section
from darkling.lab.report.page_roles import roles_section
from darkling.lab.report.report_charts import ReportChart, report_charts, role_charts, seat_verdict
from darkling.lab.report.statistics import ENOUGH
from darkling.lab.report.texts import TextTable, interval, number, say
from darkling.settings import described

STYLE = files("darkling.lab.report") / "page.css"


def page(figures: Figures, comparison: Comparison | None = None) -> str:
    """Return the page on a results file, and on what changed if it was compared with another."""
    title = say("title", title=figures.played.title)
    head = tag(
        "head",
        Html('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Html(STYLE.read_text(encoding="utf-8"))),
    )
    changes = [changes_section(figures, comparison)] if comparison is not None else []
    drawn = report_charts(figures)
    seats = [_seats(figures, drawn["seats"])] if "seats" in drawn else _tables(figures)
    roles = [roles_section(figures.roles, role_charts(figures))] if figures.roles is not None else []
    cards = [*cards_section(figures), dead_section(figures)]
    sections = [_glance(figures), *changes, *seats, *roles, _games(figures, drawn), *cards, _reading(figures)]
    body = tag("body", _header(figures.played), tag("main", *sections))
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def _header(played: PlayedRun) -> Html:
    what = say("subheading", games=played.games, players=len(played.bots), mode=played.mode or "none")
    facts = {
        "played-bots": ", ".join(played.bots),
        "played-settings": _settings(played),
        "played-seed": str(played.seed),
        "played-rules": str(played.rules_version),
        "played-cards": played.cards,
    }
    terms = [tag("div", tag("dt", say(key)), tag("dd", value)) for key, value in facts.items()]
    return tag("header", tag("h1", played.title), tag("p", what), tag("dl", *terms))


def _settings(played: PlayedRun) -> str:
    """Return the settings that are not at their defaults."""
    usual = described(find(played.game))
    given = [
        say("setting", name=name, value=str(value).lower())
        for name, value in played.settings.items()
        if name not in usual or value != usual[name]["default"]
    ]
    return ", ".join(given) or say("played-defaults")


def _glance(figures: Figures) -> Html:
    measures = {
        figures.score_title: figures.score,
        say("glance-length"): figures.length,
        say("glance-rounds"): figures.rounds,
    }
    if figures.played.company == "rivals":
        measures[say("glance-lead")] = figures.lead_changes
    tiles = [
        tag("div", tag("dt", title), tag("dd", number(spread.mean.value, shares=False)))
        for title, spread in measures.items()
    ]
    verdicts = [tag("li", verdict) for verdict in _verdicts(figures)]
    return section(say("glance"), tag("dl", *tiles, class_="tiles"), tag("ul", *verdicts))


def _verdicts(figures: Figures) -> list[str]:
    above = [card for card in figures.cards if card.verdict == "above"]
    below = [card for card in figures.cards if card.verdict == "below"]
    standing_out = len(above) + len(below)
    cards = say("glance-cards", count=standing_out, above=len(above), below=len(below))
    dead = say("glance-dead", cards=len(figures.never_taken), options=len(figures.dead_options))
    return [*_seat_verdicts(figures), cards if standing_out else say("glance-cards-even"), dead]


def _seat_verdicts(figures: Figures) -> list[str]:
    if figures.tables_won is not None:
        return [say("glance-tables", won=interval(figures.tables_won, shares=True))]
    if figures.played.company == "alone":
        return []
    equal = 1 / len(figures.played.sides)
    verdicts = {seat.seat: seat_verdict(seat, equal) for seat in figures.seats}
    told = [
        say(f"glance-seat-{verdict}", number=seat)
        for seat, verdict in verdicts.items()
        if verdict != "as-expected"
    ]
    return told or [say("glance-seats-even")]


def _seats(figures: Figures, drawing: ReportChart) -> Html:
    rows = [
        [str(seat.seat), seat.bot, interval(seat.win_share, shares=True), interval(seat.score, shares=False)]
        for seat in figures.seats
    ]
    head = [say("seat"), say("bot"), say("win-share"), figures.score_title]
    told = table(TextTable(say("seats-caption"), head, rows))
    return section(say("seats"), beside(_figure(drawing), told))


def _tables(figures: Figures) -> list[Html]:
    """Return how the tables have done where all seats are allies."""
    if figures.tables_won is None:
        return []
    won, score = interval(figures.tables_won, shares=True), interval(figures.score.mean, shares=False)
    bots = ", ".join(dict.fromkeys(figures.played.bots))
    head = [say("bots"), say("tables-won"), figures.score_title]
    return [section(say("tables"), table(TextTable(say("tables-caption"), head, [[bots, won, score]])))]


def _games(figures: Figures, drawn: Mapping[str, ReportChart]) -> Html:
    charts = [_figure(drawing) for name, drawing in drawn.items() if name != "seats"]
    return section(
        say("games-section", company=figures.played.company), tag("div", *charts, class_="side-by-side")
    )


def _figure(drawing: ReportChart) -> Html:
    return figure(drawing.svg, drawing.caption)


def _reading(figures: Figures) -> Html:
    keys = [f"reading-{figures.played.company}", "reading-taken", "reading-tests", "reading-cards"]
    return section(say("reading"), *[tag("p", say(key, enough=ENOUGH)) for key in keys])
