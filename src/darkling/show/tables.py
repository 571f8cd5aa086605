"""Tables: games, rules, and what came of a simulation."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from darkling.bots import NAMES
from darkling.games import find
from darkling.lab.plan import Plan
from darkling.lab.report.statistics import estimated_share
from darkling.lab.standings import Pair
from darkling.lab.table_standings import TableDifference
from darkling.lab.tally import Summary
from darkling.lab.tournament import Ranking, TableRanking, Tournament
from darkling.ledger import LedgerEntry, entries, proofs
from darkling.settings import described, range_of
from darkling.show import say
from darkling.show.printing import new_table, show
from darkling.table.gametype import GameType
from darkling.words import Words

if TYPE_CHECKING:
    from darkling.lab.report.texts import TextTable
    from darkling.server.rules_upgrades import Verdict


def show_games(games: Iterable[GameType]) -> None:
    """Show each game, how many can play it, and its settings."""
    for game in games:
        least, most = game.players
        table = new_table(["setting", "values", "default"])
        for name, setting in described(game).items():
            table.add_row(name, _values(setting), _value(setting["default"]))
        show(say("game", title=game.title, id=game.id, least=least, most=most), *_companies(game), table)


def _companies(game: GameType) -> Iterator[str]:
    """Say in what company the modes of a game are played, and by how many."""
    words = Words(game.id, None, ())
    lineups = {name: game.lineup(mode.settings) for name, mode in game.modes.items()}
    for company in game.companies():
        found = {name: lineup for name, lineup in lineups.items() if lineup.company == company}
        called = words.say(f"company-{company}")
        yield say(
            "company",
            company=called[:1].upper() + called[1:],
            least=min([lineup.least for lineup in found.values()]),
            most=max([lineup.most for lineup in found.values()]),
            modes=", ".join(found),
        )


def described_bots() -> list[tuple[str, str]]:
    """Return each bot as its name is written, and how it plays."""
    return [(name, say(f"bot-{name.replace(':', '-')}")) for name in NAMES]


def show_bots() -> None:
    table = new_table(["bot", "bot-plays"])
    for name, about in described_bots():
        table.add_row(name, about)
    show(table)


def show_rules(game: str) -> None:
    """Show the rules and rulings of a game, and how many tests prove each, where they are counted."""
    counts = proofs(game)
    if counts is None:
        table = new_table(["rule-id", "rule-text"])
        for entry in entries(game):
            table.add_row(entry.id, _text(entry))
        show(table)
    else:
        _show_proofs(game, counts)


def _show_proofs(game: str, counts: dict[str, int]) -> None:
    table = new_table(["rule-id", "rule-text"], ["rule-tests"])
    for entry in entries(game):
        if entry.id in counts:
            table.add_row(entry.id, _text(entry), str(counts[entry.id]))
        else:
            table.add_row(entry.id, _text(entry), say("unproved"), style="yellow")
    show(table, say("proved", proved=len(counts), all=len(entries(game))))


def show_summary(plan: Plan, summary: Summary) -> None:
    title = find(plan.game).title
    show(
        say("simulated", title=title, players=len(plan.bots), games=summary.games),
        say("length", decisions=summary.decisions, mean=f"{summary.mean_length:,.1f}"),
        say(
            "speed",
            seconds=f"{summary.seconds:,.2f}",
            workers=summary.workers,
            rate=f"{summary.decisions_per_second:,.0f}",
        ),
        *_wins_told(plan.bots, summary),
    )


def _wins_told(bots: Sequence[str], summary: Summary) -> list[Table | str]:
    """Return who won how often; where all seats are allies, how often the table did."""
    if len(summary.sides) > 1 or len(bots) == 1:
        return [_by_seat(bots, summary), _by_bot(summary)]
    return [say("all-allies"), _by_table(bots, summary)]


def show_texts(tables: "Iterable[TextTable]") -> None:
    """Show tables that are texts already."""
    for told in tables:
        table = Table(*told.head, box=SIMPLE_HEAD)
        for row in told.rows:
            table.add_row(*row)
        show(told.caption, table)


def show_ranking(tournament: Tournament, ranking: Ranking | TableRanking) -> None:
    plan = tournament.plans[0]
    heading = say("tournament", title=find(plan.game).title, players=len(plan.bots), games=ranking.games)
    if isinstance(ranking, TableRanking):
        show(heading, *_tables(ranking, players=len(plan.bots)))
        return
    orders = len(tournament.plans)
    allies = len(tournament.sides) < len(plan.bots)
    show(
        heading,
        say("deals-of-sides" if allies else "deals", deals=ranking.deals, orders=orders),
        _ladder(ranking),
        say("cross-table"),
        _cross_table([row.bot for row in ranking.ladder], [_share(pair) for pair in ranking.pairs]),
    )


def _tables(ranking: TableRanking, players: int) -> Iterator[Table | str]:
    """Yield what tables of one bot each made of the same deals."""
    yield say("deals-of-tables", deals=ranking.deals, players=players)
    table = new_table(["bot"], ["tables-won", "interval", "score"])
    for row in ranking.tables:
        table.add_row(row.bot, f"{row.share:.1%}", _percent(row.low, row.high), f"{row.score:,.2f}")
    yield table
    yield say("table-differences")
    cells = [_difference(difference) for difference in ranking.differences]
    yield _cross_table([row.bot for row in ranking.tables], cells)


def _ladder(ranking: Ranking) -> Table:
    table = new_table(["bot"], ["rating", "interval", "games-won"])
    for row in ranking.ladder:
        interval = say("from-to", low=f"{row.low:.0f}", high=f"{row.high:.0f}")
        table.add_row(row.bot, f"{row.rating:.0f}", interval, f"{row.share:.1%}")
    return table


Cell = tuple[str, str, str]
"""Of a cross table: the bots of the row and of the column, and what is told there."""


def _cross_table(bots: Sequence[str], cells: Sequence[Cell]) -> Table:
    """Return a table of each bot against each other one, best first."""
    told = {(bot, other): text for bot, other, text in cells}
    table = new_table(["bot"])
    for bot in bots:
        table.add_column(bot, justify="right")
    for bot in bots:
        table.add_row(bot, *[told.get((bot, other), "") for other in bots])
    return table


def _share(pair: Pair) -> Cell:
    return pair.bot, pair.other, f"{pair.share:.1%}\n{_percent(pair.low, pair.high)}"


def _difference(found: TableDifference) -> Cell:
    interval = say("from-to", low=f"{found.low:+.1%}", high=f"{found.high:+.1%}")
    return found.bot, found.other, f"{found.difference:+.1%}\n{interval}"


def _percent(low: float, high: float) -> str:
    return say("from-to", low=f"{low:.1%}", high=f"{high:.1%}")


def _by_seat(bots: Sequence[str], summary: Summary) -> Table:
    """Return the wins of each seat; where some are allies, with the side of each."""
    allies = len(summary.sides) < len(bots)
    side_of = {seat: number for number, side in enumerate(summary.sides) for seat in side}
    table = new_table(["seat", "side", "bot"] if allies else ["seat", "bot"], ["wins", "share"])
    for seat, (bot, wins) in enumerate(zip(bots, summary.wins_by_seat, strict=True)):
        side = [str(side_of[seat])] if allies else []
        table.add_row(str(seat), *side, bot, *_wins(wins, summary.games))
    return table


def _by_table(bots: Sequence[str], summary: Summary) -> Table:
    """Return the row of a table whose seats are all allies."""
    estimate = estimated_share(summary.wins_by_seat[0] / summary.games, summary.games)
    wins, share = f"{summary.wins_by_seat[0]:,.0f}", f"{estimate.value:.1%}"
    score = f"{summary.score_by_bot[bots[0]]:,.2f}"
    table = new_table(["table-of"], ["tables-won", "share", "interval", "score"])
    table.add_row(", ".join(dict.fromkeys(bots)), wins, share, _percent(estimate.low, estimate.high), score)
    return table


def _by_bot(summary: Summary) -> Table:
    table = new_table(["bot"], ["wins", "share", "score"])
    for bot, wins in summary.wins_by_bot.items():
        table.add_row(bot, *_wins(wins, summary.games), f"{summary.score_by_bot[bot]:,.2f}")
    return table


def _wins(wins: float, games: int) -> tuple[str, str]:
    return f"{wins:,.1f}", f"{wins / games:.1%}"


def _values(setting: dict[str, Any]) -> str:
    if "choices" not in setting:
        return say(f"type-{setting['type']}")
    if ends := range_of(setting["choices"]):
        return say("from-to", low=ends[0], high=ends[1])
    return ", ".join([_value(choice) for choice in setting["choices"]])


def _value(value: Any) -> str:
    """Return a value as it is typed after `name=`."""
    if value is None:
        return say("not-set")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(entry: LedgerEntry) -> str:
    return say("ruling", question=entry.question, text=entry.text) if entry.question else entry.text


def show_verdicts(verdicts: "Sequence[Verdict]", dry_run: bool) -> None:
    """Show how tables fare under the present rules, and how many of them go on."""
    table = new_table(["verdict-table", "verdict-game", "verdict"])
    for found in verdicts:
        table.add_row(found.table, found.game, say(f"verdict-{found.verdict}", entry=found.entry or 0))
    same = [found for found in verdicts if found.verdict == "same"]
    summary = say("would-move" if dry_run else "moved", moved=len(same), tables=len(verdicts))
    show(*([table] if verdicts else []), summary)
