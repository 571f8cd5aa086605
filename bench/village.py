"""Village of Fear: playing and cloning."""

from bench.plain import measures_of
from bench.row import Bar, Measure


def measures() -> list[Measure]:
    """Return what is to be timed; a random game takes some 3,000 decisions."""
    return measures_of("village", games=10, play_bar=Bar(80_000, at_least=True), clone_bar=Bar(20))
