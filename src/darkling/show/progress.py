"""How far a simulation has come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from darkling.show import say


class RateColumn(ProgressColumn):
    """How many games are played in a second."""

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        # Bots that think play less than a game a second.
        return Text(say("rate", rate=f"{task.speed:,.{0 if task.speed >= 10 else 2}f}"))


@contextmanager
def progress(games: int, already: int = 0) -> Iterator[Callable[[], None]]:
    """Show a bar on the error stream while games are played; yield what to call after each."""
    games_played = (MofNCompleteColumn(), TextColumn(say("games")), RateColumn(), TimeRemainingColumn())
    with Progress(BarColumn(), *games_played, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=already)
        yield lambda: bar.advance(task)
