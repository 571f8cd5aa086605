"""The figures of cards: how often they are taken and used, and how those who hold them fare."""

from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec
import polars as pl

from darkling.lab.report.names import Names
from darkling.lab.report.observations import Group, by_held_card, by_possible_card, by_seat, grouped, steady
from darkling.lab.report.statistics import (
    SIGNIFICANT,
    Estimate,
    chance_of,
    corrected,
    estimated_mean,
    estimated_share,
)
from darkling.lab.results_file import ResultsFile

UNKNOWN = "unknown"
"""The kind of cards that only a designer's version of the game has."""


class CardFigures(msgspec.Struct, frozen=True):
    """The figures of one card; what is counted when it is held is missing if nobody ever held it.

    Attributes:
        card: its code.
        name: its name.
        kind: which kind of cards it is of.
        taken: the share of the games in which it could be taken in which somebody took it.
        used: the share of those who held it that put it to use.
        worth: the win share of the sides that held it; the score of who played alone.
        expected: what the same seats have on average, whatever they hold.
        chance: how likely chance alone makes so large a difference, corrected for the number of cards.
        verdict: `above` or `below` if the difference is significant; otherwise `as-expected`.

    """

    card: str
    name: str
    kind: str
    taken: Estimate
    used: Estimate | None
    worth: Estimate | None
    expected: float | None
    chance: float
    verdict: str


def card_figures(results: ResultsFile, cards: Mapping[str, Sequence[str]], names: Names) -> list[CardFigures]:
    """Return the figures of all cards that came up, those whose holders fare best first."""
    kinds = {code: kind for kind, codes in cards.items() for code in codes}
    taken = grouped(by_possible_card(results, list(kinds)))
    held, excess, deviation = _held(results)
    used, worth = grouped(held, "used"), grouped(held, "worth")
    chances = _chances(excess, deviation)
    shared = results.run.company != "alone"
    found = [
        CardFigures(
            card=card,
            name=names.card(card),
            kind=kinds.get(card, UNKNOWN),
            taken=estimated_share(group.mean, group.count),
            used=_share(used.get(card)),
            worth=_worth(worth.get(card), shared),
            expected=worth[card].mean - excess[card].mean if card in worth else None,
            chance=chances.get(card, 1.0),
            verdict=_verdict(excess.get(card), chances.get(card, 1.0)),
        )
        for card, group in taken.items()
    ]
    return sorted(found, key=lambda card: -card.worth.value if card.worth else 1.0)


def _held(results: ResultsFile) -> tuple[pl.LazyFrame, dict[str, Group], float]:
    """Return who held what, by how much they did better than their seats do, and how that varies."""
    # Compared with its own seat, a card is not credited with the strength of a bot.
    usual = {seat: group.mean for seat, group in grouped(by_seat(results)).items()}
    of_seats = pl.col("value") - pl.col("group").replace_strict(usual)
    deviation = by_seat(results).select(steady(of_seats.std())).collect().item()
    excess = pl.col("worth") - pl.col("seat").replace_strict(usual)
    # Collected, because it is grouped three times and takes a while.
    held = by_held_card(results).with_columns(excess=excess).collect().lazy()
    return held, grouped(held, "excess"), deviation or 0.0


def _chances(excess: dict[str, Group], deviation: float) -> dict[str, float]:
    """Return by card how likely chance alone makes its excess, corrected for the number of cards."""
    groups = excess.values()
    chances = [chance_of(group.mean, deviation / sqrt(group.count), group.count) for group in groups]
    return dict(zip(excess, corrected(chances), strict=True))


def _verdict(excess: Group | None, chance: float) -> str:
    if excess is None or chance >= SIGNIFICANT:
        return "as-expected"
    return "above" if excess.mean > 0 else "below"


def _share(group: Group | None) -> Estimate | None:
    return None if group is None else estimated_share(group.mean, group.count)


def _worth(group: Group | None, shared: bool) -> Estimate | None:
    if group is None:
        return None
    return _share(group) if shared else estimated_mean(group.mean, group.deviation, group.count)
