"""Run all benchmarks: `python -m bench [--json FILE]`."""

from argparse import ArgumentParser
from pathlib import Path

from bench import dealings, every_game, peers, search, tiled_board
from bench.report import table, write_json
from bench.row import Row, measured


def measure() -> list[Row]:
    """Measure ours and the peers together."""
    ours, theirs = dealings.measures(), peers.measures()
    rows = measured(ours + theirs + search.measures())
    play, clone = rows[:2]
    end = len(ours) + len(theirs)
    compared = [peers.compared(row, play, clone) for row in rows[len(ours) : end]]
    others = measured(every_game.measures() + tiled_board.measures())
    return [*rows[: len(ours)], *dealings.save_rows(), *others, *compared, *search.compared(rows[end:])]


def main() -> None:
    """Measure, print, and write the numbers if asked to."""
    parser = ArgumentParser(prog="bench", description="Benchmark Darkling, next to its peers.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers to a file")
    path = parser.parse_args().json
    rows = measure()
    print(table(rows))
    if path is not None:
        write_json(rows, path)


main()
