"""The page: one HTML file that needs nothing else."""

from importlib.resources import files

from darkling.games import find
from darkling.lab.report.charts import Mark, bar_chart, interval_chart
from darkling.lab.report.compare import Comparison
from darkling.lab.report.figures import Figures, Played, SeatFigures, Spread
from darkling.lab.report.html import Html, beside, figure, section, table, tag
from darkling.lab.report.page_cards import cards_section, dead_section
from darkling.lab.report.page_changes import changes_section
from darkling.lab.report.statistics import ENOUGH
from darkling.lab.report.texts import TextTable, interval, number, say
from darkling.options import described

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
    seats = [_seats(figures)] if len(figures.seats) > 1 else []
    cards = [*cards_section(figures), dead_section(figures)]
    sections = [_glance(figures), *changes, *seats, _games(figures), *cards, _reading(figures)]
    body = tag("body", _header(figures.played), tag("main", *sections))
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def _header(played: Played) -> Html:
    what = say("subheading", games=played.games, players=len(played.bots), mode=played.mode or "none")
    facts = {
        "played-bots": ", ".join(played.bots),
        "played-options": _options(played),
        "played-seed": str(played.seed),
        "played-rules": str(played.rules_version),
        "played-cards": played.cards,
    }
    terms = [tag("div", tag("dt", say(key)), tag("dd", value)) for key, value in facts.items()]
    return tag("header", tag("h1", played.title), tag("p", what), tag("dl", *terms))


def _options(played: Played) -> str:
    """Return the options that are not at their defaults."""
    usual = described(find(played.game))
    given = [
        say("option", name=name, value=str(value).lower())
        for name, value in played.options.items()
        if name not in usual or value != usual[name]["default"]
    ]
    return ", ".join(given) or say("played-defaults")


def _glance(figures: Figures) -> Html:
    measures = {
        figures.score_title: figures.score,
        say("glance-length"): figures.length,
        say("glance-rounds"): figures.rounds,
    }
    if len(figures.seats) > 1:
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
    if len(figures.seats) == 1:
        return []
    verdicts = {seat.seat: _verdict(seat, 1 / len(figures.seats)) for seat in figures.seats}
    told = [
        say(f"glance-seat-{verdict}", number=seat)
        for seat, verdict in verdicts.items()
        if verdict != "as-expected"
    ]
    return told or [say("glance-seats-even")]


def _verdict(seat: SeatFigures, equal: float) -> str:
    """Say whether an equal share lies outside the interval of a seat's own."""
    if seat.win_share is None or seat.win_share.low <= equal <= seat.win_share.high:
        return "as-expected"
    return "above" if seat.win_share.low > equal else "below"


def _seats(figures: Figures) -> Html:
    rows = [
        [str(seat.seat), seat.bot, interval(seat.win_share, shares=True), interval(seat.score, shares=False)]
        for seat in figures.seats
    ]
    head = [say("seat"), say("bot"), say("win-share"), figures.score_title]
    told = table(TextTable(say("seats-caption"), head, rows))
    return section(say("seats"), beside(_seat_chart(figures), told))


def _seat_chart(figures: Figures) -> Html:
    equal = 1 / len(figures.seats)
    marks = [
        Mark(
            label=say("seat-of", number=seat.seat, bot=seat.bot),
            value=seat.win_share.value,
            low=seat.win_share.low,
            high=seat.win_share.high,
            verdict=_verdict(seat, equal),
        )
        for seat in figures.seats
        if seat.win_share is not None
    ]
    caption = say("seats-chart", equal=number(equal, shares=True))
    return figure(interval_chart(marks, say("win-share"), equal, shares=True), caption)


def _games(figures: Figures) -> Html:
    charts = [
        _spread(
            figures.score, "score-chart", figures.score_title, "share-of-seats", score=figures.score_title
        ),
        _spread(figures.length, "length-chart", say("length"), "share-of-games"),
        _spread(figures.rounds, "rounds-chart", say("rounds"), "share-of-games"),
    ]
    if len(figures.seats) > 1:
        charts.append(_spread(figures.lead_changes, "lead-chart", say("lead"), "share-of-games"))
    return section(say("games-section"), tag("div", *charts, class_="side-by-side"))


def _spread(spread: Spread, key: str, axis: str, share: str, **args: str) -> Html:
    mean = spread.mean
    values = {"mean": mean.value, "low": mean.low, "high": mean.high}
    told = {name: number(value, shares=False) for name, value in values.items()}
    return figure(bar_chart(spread.counts, axis, say(share)), say(key, **told, **args))


def _reading(figures: Figures) -> Html:
    alone = len(figures.seats) == 1
    keys = ["reading-alone" if alone else "reading-worth", "reading-taken", "reading-tests", "reading-cards"]
    return section(say("reading"), *[tag("p", say(key, enough=ENOUGH)) for key in keys])
