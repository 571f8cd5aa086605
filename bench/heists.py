"""Dark Heists: playing and cloning."""

from bench.plain import measures_of
from bench.row import Bar, Measure


def measures() -> list[Measure]:
    """Return what is to be timed."""
    return measures_of("heists", games=60, play_bar=Bar(100_000, at_least=True), clone_bar=Bar(15))
