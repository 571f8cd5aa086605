"""Our search against OpenSpiel's `ismcts.py` in two-player Dark Dealings: `python -m bench.duel 200`.

Both get the same budget for a choice, iterations or time. Every deal is played twice, with seats swapped.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter

import darkling
from bench.spiel_bot import SpielBot
from darkling.bots import Bot
from darkling.bots.budget import read_budget
from darkling.bots.search import SearchBot
from darkling.lab.outcome import bot_seed
from darkling.table.option import Option

SURE = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 cases."""


class Clocked:
    """A bot whose time is taken."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0

    def choose(self, position: darkling.Position, seat: int) -> Option:
        start = perf_counter()
        choice = self.bot.choose(position, seat)
        self.seconds += perf_counter() - start
        self.choices += 1
        return choice


def wins_of_first(seed: int, bots: Sequence[Clocked]) -> float:
    """Play a game; return what part of the win is the first seat's."""
    position = darkling.start("dealings", 2, seed)
    while position.waiting:
        seat = position.waiting[0]
        position.choose(seat, bots[seat].choose(position, seat))
    won = position.result.won
    return won[0] / sum(won)


def main() -> None:
    """Play, and print a row of the table in docs/bots.md."""
    parser = ArgumentParser(prog="bench.duel", description=__doc__)
    parser.add_argument("budget", help="for a choice: iterations, such as 200, or time, such as 50ms")
    parser.add_argument("--deals", type=int, default=20, help="each is played twice, with seats swapped")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--advised", action="store_true", help="both leave the combat to the solver")
    args = parser.parse_args()
    budget = read_budget(args.budget)
    wins: list[float] = []
    clocks: list[Clocked] = []
    for seed in range(args.seed, args.seed + args.deals):
        ours = Clocked(SearchBot(bot_seed(seed, 0), budget))
        theirs = Clocked(SpielBot(bot_seed(seed, 1), budget, args.advised))
        wins.append((wins_of_first(seed, (ours, theirs)) + 1 - wins_of_first(seed, (theirs, ours))) / 2)
        clocks += [ours, theirs]
    print(_row(args.budget, args.advised, wins, clocks))


def _row(budget: str, advised: bool, wins: list[float], clocks: list[Clocked]) -> str:
    error = SURE * stdev(wins) / sqrt(len(wins)) if len(wins) > 1 else 1.0
    times = [_milliseconds(clocks[at::2]) for at in (0, 1)]
    combat = "solver" if advised else "its own search"
    return (
        f"| {budget} | {combat} | {2 * len(wins)} | {fmean(wins):.1%} ± {error:.1%} "
        f"| {times[0]:.1f} | {times[1]:.1f} |"
    )


def _milliseconds(clocks: list[Clocked]) -> float:
    return 1000 * sum([clock.seconds for clock in clocks]) / sum([clock.choices for clock in clocks])


if __name__ == "__main__":
    main()
