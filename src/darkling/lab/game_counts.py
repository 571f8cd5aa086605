"""What is counted in a game while it is played."""

from collections.abc import Iterable, Sequence

from darkling.table.decision import Decision, Seat
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.result import Sides
from darkling.table.study import Study


class GameCounts:
    """What is to be known of one game besides its result.

    Attributes:
        told: where the game tells its events.
        rounds: how many rounds have begun.
        lead_changes: how often another side has come to be alone in front.

    """

    def __init__(self, study: Study, players: int) -> None:
        self.told: list[Event] = []
        self.rounds = 0
        self.lead_changes = 0
        self._study = study
        self._leader: tuple[Seat, ...] | None = None
        # Dictionaries, because they keep each thing once and in the order in which it came.
        self._taken: list[dict[str, None]] = [{} for _ in range(players)]
        self._used: list[dict[str, None]] = [{} for _ in range(players)]
        self._offered: dict[Option, None] = {}
        self._chosen: dict[Option, None] = {}

    def choice(self, decision: Decision, option: Option) -> None:
        """Count what was offered, and what was chosen of it."""
        self._offered.update(dict.fromkeys(decision.options))
        self._chosen[option] = None

    def events(self, position: Position) -> None:
        """Count what has happened since the last choice."""
        for event in self.told:
            _add(self._taken, self._study.taken(event))
            _add(self._used, self._study.used(event))
        if self.told:
            self.rounds = self._study.rounds(position)
            self._count_lead(self._study.standings(position), position.sides())
        self.told.clear()

    @property
    def taken(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the codes of the cards it took, each once."""
        return tuple(map(tuple, self._taken))

    @property
    def used(self) -> tuple[tuple[str, ...], ...]:
        return tuple(map(tuple, self._used))

    @property
    def offered(self) -> tuple[str, ...]:
        return _names(self._offered)

    @property
    def chosen(self) -> tuple[str, ...]:
        return _names(self._chosen)

    def _count_lead(self, standings: Sequence[int], sides: Sides) -> None:
        """Count a change where another side is alone in front; a tie changes nothing yet."""
        best = max(standings)
        leader, *others = [side for side in sides if best in [standings[seat] for seat in side]]
        if others:
            return
        if self._leader is not None and leader != self._leader:
            self.lead_changes += 1
        self._leader = leader


def _add(cards_by_seat: list[dict[str, None]], found: tuple[Seat, Sequence[str]] | None) -> None:
    if found is not None:
        seat, cards = found
        cards_by_seat[seat].update(dict.fromkeys(cards))


def _names(options: Iterable[Option]) -> tuple[str, ...]:
    # An option and the same one marked as final are one.
    return tuple(dict.fromkeys([option.name for option in options]))
