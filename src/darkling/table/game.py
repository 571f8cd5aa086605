"""A game: a position with its session, that is its record, its events and its undo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from darkling.table.decision import Decision, Seat
from darkling.table.errors import CannotUndo, DarklingError, StaleChoice
from darkling.table.event import Event, Forget, Forgotten, event_data
from darkling.table.lane import Lane
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.record import Choice, Record, Reseed
from darkling.table.result import Result, Sides
from darkling.table.rule import Barred

NOTHING_CHOSEN = "nothing-chosen"


@dataclass
class WayBack:
    """How things stood before a choice: the way back.

    A choice made in turn goes back to a whole position; a sealed one only to the seat's own lane,
    so that nobody else's picks are disturbed.
    """

    seat: Seat
    number: int
    chosen: Option
    turn: int
    before: Position | None
    lane: Lane | None
    choices: int
    events: int


@dataclass(frozen=True)
class Moment:
    """How far a story had come: so many events, and the last of them."""

    events: int
    last: Event | None


@dataclass(frozen=True)
class UndoStep:
    """A choice that can be taken back."""

    number: int
    option: Option


class Game:
    """One game being played, with everything a table of people needs."""

    def __init__(
        self, header: Record, position: Position, told: list[Event], names: Mapping[str, Sequence[str]]
    ) -> None:
        self.position = position
        self._names = names
        self._header = header
        self._choices: list[Choice] = []
        self._reseeds: list[Reseed] = []
        self._events = told
        self._ways_back: list[WayBack] = []
        self._why_not: dict[Seat, str] = {}
        position.listener = told

    @property
    def id(self) -> str:
        """The short name of the game being played."""
        return self._header.game

    # The position, passed on.

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.position.players

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats with an open decision, ascending."""
        return self.position.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def result(self) -> Result:
        """The outcome of a finished game."""
        return self.position.result

    @property
    def sides(self) -> Sides:
        """Who wins and loses together."""
        return self.position.sides()

    def decision(self, seat: Seat) -> Decision:
        """Return the open decision of a seat; raise NotWaiting if it has none."""
        self.position.check_seat(seat)
        return self.position.decision(seat)

    def barred(self, seat: Seat) -> Sequence[Barred]:
        """Return what might seem to be among the options of a seat's open decision, and why it is not."""
        self.position.check_seat(seat)
        return self.position.barred(seat)

    def is_target(self, seat: Seat) -> bool:
        """Say whether what a seat is asked about is aimed at it."""
        self.position.check_seat(seat)
        return self.position.is_target(seat)

    def view(self, seat: Seat | None) -> Any:
        """Return what may be shown to the seat now; None is a spectator."""
        return self.position.view(seat)

    def knowledge(self, seat: Seat) -> Any:
        """Return all that the seat has legitimately learned."""
        return self.position.knowledge(seat)

    def clone(self) -> Position:
        """Return a copy of the position."""
        return self.position.clone()

    def guess(self, seat: Seat, seed: int) -> Position:
        """Return a copy of the position with what the seat cannot know dealt anew."""
        return self.position.guess(seat, seed)

    def fingerprint(self) -> str:
        """Return a short text that differs wherever two positions differ."""
        return self.position.fingerprint()

    # The session.

    def choose(self, seat: Seat, option: Option | int | str, number: int | None = None) -> None:
        """Choose one of the options of a seat's decision: itself, by its id or by its name (`strike T02`).

        With `number`, the number of the decision that was on the screen, a choice that comes too
        late is refused.
        """
        decision = self.decision(seat)
        if number is not None and number != decision.number:
            raise StaleChoice(
                f"that is about decision {number} of seat {seat}, which has passed; "
                f"decision {decision.number} is open now"
            )
        chosen = decision.find(option)
        before = self.position.clone()
        way = self._way_back(decision, chosen, before)
        try:
            self.position.choose(seat, chosen)
        except DarklingError:
            # What cannot be carried out leaves the game as it was.
            self._restore(before, way)
            raise
        self._choices.append((seat, chosen.id))
        self._put(way)

    @property
    def record(self) -> Record:
        """What replays this game exactly. It gives everything away: not for players before the end."""
        header = self._header
        return Record(
            header.game,
            header.rules_version,
            header.players,
            header.settings,
            header.seed,
            header.start,
            list(self._choices),
            self.position.fingerprint(),
            list(self._reseeds),
        )

    def reseed(self, seed: int) -> None:
        """Let chance begin afresh: after a way back nobody knows how the next dice fall."""
        self.position.chance.reseed(seed)
        self._reseeds.append((len(self._choices), seed))
        self._drop(self._ways_back, Fence.DICE)
        self._ways_back = []

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what the seat was told and may still be shown, from its own event number `since` on."""
        self._check_reader(seat)
        forgotten: set[str] = set()
        told: list[Event] = []
        for event in reversed(self._events):
            seen = event.seen_by(seat)
            if seen is not None:
                told.append(Forgotten() if event.__class__.__name__ in forgotten else seen)
            if isinstance(event, Forget):
                forgotten.update(event.kinds)
        told.reverse()
        return told[since:]

    def story(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the same as plain data, cards and squares by their codes."""
        return [event_data(event, self._names) for event in self.events(seat, since)]

    def news(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what the seat was told, with what it has had to forget since.

        It is for showing events as they happen, once; anything shown again comes from `events`.
        """
        self._check_reader(seat)
        told = [event.seen_by(seat) for event in self._events]
        return [event for event in told if event is not None][since:]

    def news_until(self, seat: Seat | None, moment: Moment) -> list[Event]:
        """Return what the seat had been told at a moment, with what it has had to forget since."""
        told = [event.seen_by(seat) for event in self._events[: moment.events]]
        return [event for event in told if event is not None]

    @property
    def moment(self) -> Moment:
        """How far the story has come."""
        return Moment(len(self._events), self._events[-1] if self._events else None)

    def told_since(self, seat: Seat | None, moment: Moment) -> list[Event] | None:
        """Return what the seat was told since a moment; None if not all from before it still holds.

        It spares whoever follows a game the comparison of long stories.
        """
        self._check_reader(seat)
        events, count = self._events, moment.events
        if count > len(events) or (count and events[count - 1] is not moment.last):
            return None
        latest = events[count:]
        if any(isinstance(event, Forget) for event in latest):
            return None
        told = [event.seen_by(seat) for event in latest]
        return [event for event in told if event is not None]

    def save(self) -> bytes:
        """Return the game as JSON: its record, and a snapshot to check the replay against."""
        return msgspec.json.encode({"record": self.record.data(), "snapshot": self.position.data()})

    def undo_list(self, seat: Seat) -> list[UndoStep]:
        """Return the choices the seat can take back, the latest first."""
        self.position.check_seat(seat)
        return [UndoStep(way.number, way.chosen) for way in reversed(self._ways_back) if way.seat == seat]

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the seat can take its last choice back."""
        self.position.check_seat(seat)
        return any(way.seat == seat for way in self._ways_back)

    def why_not_undo(self, seat: Seat) -> str | None:
        """Return why the seat cannot take anything back, as the key of its words; None if it can."""
        return None if self.can_undo(seat) else self._why_not.get(seat, NOTHING_CHOSEN)

    def undo(self, seat: Seat, whole_turn: bool = False) -> None:
        """Step back to the seat's previous decision, or to the start of its turn."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(f"seat {seat} cannot take its last choice back ({reason})")
        way = self._step_back(seat)
        while whole_turn and any(
            earlier.seat == seat and earlier.turn == way.turn for earlier in self._ways_back
        ):
            way = self._step_back(seat)

    def _check_reader(self, seat: Seat | None) -> None:
        """Raise NoSuchSeat unless someone at the table reads, or a spectator."""
        if seat is not None:
            self.position.check_seat(seat)

    def _way_back(self, decision: Decision, chosen: Option, before: Position) -> WayBack:
        lane = before.lane(decision.seat)
        return WayBack(
            decision.seat,
            decision.number,
            chosen,
            before.turns,
            before if lane is None else None,
            lane,
            len(self._choices),
            len(self._events),
        )

    def _put(self, way: WayBack) -> None:
        """Keep the way back, unless a fence fell; drop the ways back that this choice closes."""
        fenced = self.position.fenced
        if fenced is not Fence.NONE:
            self._drop(self._ways_back, fenced)
            self._why_not[way.seat] = fenced.value
            self._ways_back = []
            return
        # A sealed choice closes nobody's way back: that a seat has begun to choose is a secret.
        if way.lane is None:
            self._drop([old for old in self._ways_back if old.seat != way.seat], Fence.OTHER_SEAT)
            self._ways_back = [old for old in self._ways_back if old.seat == way.seat]
        self._ways_back.append(way)

    def _drop(self, ways: list[WayBack], why: Fence) -> None:
        for way in ways:
            self._why_not[way.seat] = why.value

    def _step_back(self, seat: Seat) -> WayBack:
        at = max(at for at, way in enumerate(self._ways_back) if way.seat == seat)
        way = self._ways_back.pop(at)
        if way.lane is not None:
            self.position.take_back(way.lane, way.number)
            # Others may have chosen since: only this seat's last choice goes.
            last = max(at for at, (chooser, _) in enumerate(self._choices) if chooser == seat)
            del self._choices[last]
        else:
            assert way.before is not None
            # What others have picked in private since goes with the position in which they did.
            self._drop(self._ways_back[at:], Fence.OTHER_SEAT)
            del self._ways_back[at:]
            self._restore(way.before, way)
        return way

    def _restore(self, before: Position, way: WayBack) -> None:
        self.position = before
        self.position.listener = self._events
        del self._choices[way.choices :]
        del self._events[way.events :]
