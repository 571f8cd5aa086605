"""Figures: what a results file says, for programs and for the page."""

from dataclasses import astuple
from typing import Any

import msgspec
import polars as pl

from darkling.games import find
from darkling.lab.report.card_figures import CardFigures, card_figures
from darkling.lab.report.names import Names
from darkling.lab.report.observations import by_game, by_seat, by_table, counted, grouped
from darkling.lab.report.role_figures import RoleTable, role_table
from darkling.lab.report.statistics import ENOUGH, Estimate, estimated_mean, estimated_share
from darkling.lab.results_file import ResultsFile
from darkling.lab.run_identity import Company
from darkling.table.result import Sides

OUTSTANDING = 5
"""So many cards stand in each list of extremes."""


class PlayedRun(msgspec.Struct, frozen=True):
    """What was played."""

    game: str
    title: str
    rules_version: int
    cards: str
    bots: tuple[str, ...]
    sides: Sides
    company: Company
    settings: dict[str, Any]
    mode: str
    seed: int
    games: int


class SeatFigures(msgspec.Struct, frozen=True):
    """How one seat has done; there is no win share for who plays alone."""

    seat: int
    bot: str
    win_share: Estimate | None
    score: Estimate


class Spread(msgspec.Struct, frozen=True):
    """A measure of games: its mean, and how often each value came up."""

    mean: Estimate
    counts: dict[int, int]


class DeadOption(msgspec.Struct, frozen=True):
    """An option that was on offer in so many games, and chosen in none."""

    option: str
    name: str
    offered: int


class Extremes(msgspec.Struct, frozen=True):
    """The codes of the cards of a kind at both ends, the most extreme first."""

    most_taken: list[str]
    least_taken: list[str]
    best_when_held: list[str]
    worst_when_held: list[str]


class Figures(msgspec.Struct, frozen=True):
    """All figures of one results file; `tables_won` is for those whose seats are all allies."""

    played: PlayedRun
    tables_won: Estimate | None
    score_title: str
    kinds: dict[str, str]
    seats: list[SeatFigures]
    score: Spread
    length: Spread
    rounds: Spread
    lead_changes: Spread
    cards: list[CardFigures]
    extremes: dict[str, Extremes]
    never_taken: list[str]
    never_used: list[str]
    dead_options: list[DeadOption]
    roles: RoleTable | None


def figures(results: ResultsFile) -> Figures:
    """Return the figures of a results file with at least one game."""
    lengths = counted(results.frame, "decisions")
    run, game = results.run, find(results.run.game)
    names = Names(run)
    kinds = game.study.cards
    cards = card_figures(results, kinds, names)
    means = {name: estimated_mean(*astuple(group)) for name, group in grouped(by_game(results)).items()}
    scores = counted(by_seat(results), "scores")
    return Figures(
        played=_played(results, names, sum(lengths.values())),
        tables_won=_tables_won(results),
        score_title=names.score,
        kinds={kind: names.kind(kind) for kind in kinds},
        seats=_seats(results),
        score=Spread(means["score"], scores),
        length=Spread(means["length"], lengths),
        rounds=Spread(means["rounds"], counted(results.frame, "rounds")),
        lead_changes=Spread(means["lead_changes"], counted(results.frame, "lead_changes")),
        cards=cards,
        extremes={kind: _extremes(cards, kind) for kind in sorted({card.kind for card in cards})},
        never_taken=[card.card for card in cards if not card.taken.value],
        never_used=[card.card for card in cards if card.used is not None and not card.used.value],
        dead_options=_dead_options(results, names),
        roles=role_table(results, names),
    )


def _played(results: ResultsFile, names: Names, games: int) -> PlayedRun:
    run = results.run
    return PlayedRun(
        game=run.game,
        title=find(run.game).title,
        rules_version=run.rules_version,
        cards=run.cards,
        bots=run.bots,
        sides=run.sides,
        company=run.company,
        settings=run.settings,
        mode=names.mode,
        seed=run.seed,
        games=games,
    )


def _tables_won(results: ResultsFile) -> Estimate | None:
    if results.run.company != "allies":
        return None
    (table,) = grouped(by_table(results)).values()
    return estimated_share(table.mean, table.count)


def _seats(results: ResultsFile) -> list[SeatFigures]:
    observed = by_seat(results)
    worth, scores = grouped(observed), grouped(observed, "scores")
    shared = results.run.company != "alone"
    return [
        SeatFigures(
            seat=seat,
            bot=results.run.bots[seat],
            win_share=estimated_share(group.mean, group.count) if shared else None,
            score=estimated_mean(*astuple(scores[seat])),
        )
        for seat, group in worth.items()
    ]


def _extremes(cards: list[CardFigures], kind: str) -> Extremes:
    of_kind = [card for card in cards if card.kind == kind]
    by_taken = [card.card for card in sorted(of_kind, key=lambda card: -card.taken.value)]
    by_worth = [card.card for card in of_kind if card.worth is not None]
    return Extremes(
        most_taken=by_taken[:OUTSTANDING],
        least_taken=by_taken[::-1][:OUTSTANDING],
        best_when_held=by_worth[:OUTSTANDING],
        worst_when_held=by_worth[::-1][:OUTSTANDING],
    )


def _dead_options(results: ResultsFile, names: Names) -> list[DeadOption]:
    """Return the options that were on offer in many games and never chosen, the most offered first."""
    chosen = results.frame.select(option="chosen").explode("option").unique()
    offered = results.frame.select(option="offered").explode("option").drop_nulls()
    dead = offered.join(chosen, on="option", how="anti").group_by("option").len("offered")
    often = dead.filter(pl.col("offered") >= ENOUGH).sort("offered", "option", descending=[True, False])
    return [DeadOption(option, names.option(option), count) for option, count in often.collect().iter_rows()]
