"""Tables with words as heads of their columns, and how they get onto a screen."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from darkling.show import say


def new_table(texts: Sequence[str], numbers: Sequence[str] = ()) -> Table:
    """Return an empty table with columns of texts and, on their right, of numbers."""
    table = Table(box=SIMPLE_HEAD)
    for key in texts:
        table.add_column(say(key))
    for key in numbers:
        table.add_column(say(key), justify="right")
    return table


def show(*things: Table | str) -> None:
    """Show tables and sentences, one below the other."""
    # Brackets and colons in a rule are just that.
    console = Console(markup=False, emoji=False, highlight=False)
    for thing in things:
        console.print(thing)
