"""What statistics count in The Night Watch: crates taken, bribes used, and who is ahead."""

from collections.abc import Sequence

from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study
from watch.cards import BRIBES, GOODS
from watch.rules.events import BribeOpened, CrateLoaded
from watch.rules.outcome import stacks, worth
from watch.rules.state import Watch


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who loaded which crate, if that is what happened."""
    return (event.seat, [GOODS[event.crate]]) if isinstance(event, CrateLoaded) else None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who spent which bribe, if that is what happened."""
    return (event.seat, [BRIBES[event.bribe]]) if isinstance(event, BribeOpened) else None


def rounds(g: Watch) -> int:
    """Return how many nights have begun."""
    return g.night


def standings(g: Watch) -> list[int]:
    """Return for each seat what its cellar is worth."""
    return [worth(stacks(cellar)) for cellar in g.cellars]


STUDY = Study(
    cards={"goods": GOODS, "bribes": BRIBES}, taken=taken, used=used, rounds=rounds, standings=standings
)
