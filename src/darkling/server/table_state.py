"""The state of a table: its game and its seats, as the log has made them."""

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

from darkling.games import find
from darkling.server import entries as log
from darkling.server.entries import Header, Logged
from darkling.server.seat_clocks import SeatClocks
from darkling.standing_orders import (
    OrderKind,
    StandingOrder,
    give_order,
    kinds_of_orders,
    ordered_pass,
    stands,
)
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.lane import Lane
from darkling.table.option import Option
from darkling.wire.tables import Level

Status = Literal["gathering", "playing", "paused", "over", "closed"]
UNDEALT = "0"
"""What a table is laid out with before the game begins. Nobody is shown it."""
FORGOTTEN_NAME = "Someone"
"""How a guest who asked to be forgotten is called."""


@dataclass(frozen=True)
class Place:
    """A seat, and who keeps it: a guest, a bot at a level, a bot for a guest, or nobody yet."""

    guest: str | None = None
    name: str = ""
    level: Level | None = None
    resigned: bool = False
    opened: int = 0
    """How often it was opened: an invite is for one opening."""

    @property
    def open(self) -> bool:
        """Whether anyone may sit down."""
        return self.guest is None and self.level is None

    @property
    def person(self) -> bool:
        """Whether a person chooses for it now."""
        return self.guest is not None and self.level is None


@dataclass(frozen=True)
class BackWish:
    """A wish to go back to so many choices, and who has agreed to it."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


@dataclass(frozen=True)
class Claim:
    """A bot at some level takes a seat at some time, unless the person who has it comes back."""

    level: Level
    at: float


@dataclass
class TableState:
    """What a log comes to. Entries are checked before they are logged, so that applying one cannot fail."""

    header: Header
    places: list[Place]
    game: Game
    host: str | None
    """Who has the say over the seats now, if anybody has."""
    seed: str
    """What chance started from."""
    number: int = 0
    """How many entries have been applied."""
    changed: float = 0.0
    ended: float = 0.0
    """When the game was over; 0 as long as it is not."""
    began: bool = False
    paused: bool = False
    back_wish: BackWish | None = None
    rematch: str | None = None
    closed: Literal["host", "expired"] | None = None
    """Why the table was given up, if it was."""
    unwelcome: set[str] = field(default_factory=set)
    """The guests whom the host has sent away."""
    times_back: int = 0
    """How often choices were taken back: a thought from before is about another position."""
    orders: dict[Seat, StandingOrder] = field(default_factory=dict)
    """What people have said beforehand on reaction windows, by their seats."""
    asked_again: set[Seat] = field(default_factory=set)
    """Those who went back to what they are asked now: theirs to answer, even if they can only pass."""
    claims: dict[Seat, Claim] = field(default_factory=dict)
    """The seats of people who are away that a bot is to keep soon."""
    pauses: Counter[str] = field(default_factory=Counter)
    """How often each guest has stopped the game."""
    paused_by: str | None = None
    gave_up: frozenset[Seat] = frozenset()
    """The seats whose people are to blame that the table was closed before the game was over."""
    clocks: SeatClocks = field(default_factory=SeatClocks)
    done: set[tuple[str, str]] = field(default_factory=set)
    """The messages that have been carried out, by guest and ref."""

    @classmethod
    def begin(cls, header: Header) -> "TableState":
        places, seed = [Place()] * header.players, header.seed or UNDEALT
        return cls(header, places, _new_game(header, seed), header.host, seed, changed=header.made)

    @property
    def status(self) -> Status:
        if self.game.over:
            return "over"
        if self.closed:
            return "closed"
        if not self.began:
            return "gathering"
        return "paused" if self.paused else "playing"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are to choose now."""
        return self.game.waiting if self.status == "playing" else ()

    @property
    def kinds_of_orders(self) -> list[OrderKind]:
        """What people can order beforehand here."""
        return _kinds_of_orders(self.header.game)

    def order_of(self, seat: Seat) -> OrderKind | None:
        return self.orders[seat].kind if seat in self.orders else None

    def pass_for(self, seat: Seat) -> Option | None:
        """Return the pass that is to be made for a person: one they ordered, or all that they can do."""
        if not self._is_spared(seat):
            return None
        decision = self.game.decision(seat)
        ordered = ordered_pass(self.orders.get(seat), self.game.position, seat)
        forced = decision.can_only_pass and not self._shares_screen(seat)
        return decision.options[0] if forced else ordered

    def passes_at_screen(self, seat: Seat) -> bool:
        """Say whether a seat can only pass, and its screen is to do so.

        It must change hands first. The others who share it could tell a pass that no order explains from a
        choice otherwise.
        """
        return self._is_spared(seat) and not self.pass_for(seat) and self.game.decision(seat).can_only_pass

    def _is_spared(self, seat: Seat) -> bool:
        """Say whether a person is asked for whom a pass may be made."""
        return seat in self.waiting and self.places[seat].person and seat not in self.asked_again

    def _shares_screen(self, seat: Seat) -> bool:
        """Say whether the guest on a seat has several."""
        guest = self.places[seat].guest
        return guest is not None and len(self.seats_of(guest)) > 1

    @property
    def due(self) -> float | None:
        """When the server has something to do by itself.

        At once for a bot or someone who passes; or when a clock runs out, or a bot takes the seat of someone
        who is away.
        """
        clock, times = self.header.clock, [claim.at for claim in self.claims.values()]
        for seat, (_, since) in self.clocks.running.items():
            place = self.places[seat]
            if place.level is not None or self.pass_for(seat):
                times.append(since)
            elif place.person and clock.kind == "hard":
                times.append(since + clock.seconds)
        return min(times, default=None)

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats of a guest, those that a bot keeps for them too."""
        return [seat for seat, place in enumerate(self.places) if place.guest == guest]

    def name_of(self, guest: str) -> str | None:
        seats = self.seats_of(guest)
        return self.places[seats[0]].name if seats else None

    def consent_needed(self, seat: Seat) -> list[Seat]:
        """Return the other seats whose people have to agree to what a seat wishes, those who are away too."""
        asker = self.places[seat].guest
        return [
            other
            for other, place in enumerate(self.places)
            if place.guest is not None and not place.resigned and place.guest != asker
        ]

    def apply(self, logged: Logged) -> None:
        assert logged.number == self.number, "entries are applied in order"
        lanes = {seat: self.game.position.lane(seat) for seat in self.waiting}
        self._on(logged.entry, logged)
        self.number += 1
        self._drop_orders()
        picking = self._picks_on(logged.entry, lanes)
        # An order and a private pick are for nobody else to know of, not even that there was something.
        if picking is None and not isinstance(logged.entry, log.OrderSet):
            self.changed = logged.at
            self._end_wish(logged.entry)
        if self.game.over:
            self.ended = self.ended or logged.at
        if logged.guest is not None and logged.ref is not None:
            self.done.add((logged.guest, logged.ref))
        self._note_times(logged, picking)

    def _on(self, entry: log.AnyEntry, logged: Logged) -> None:
        match entry:
            case log.Dealt(seed):
                self.seed, self.game, self.began = seed, _new_game(self.header, seed), True
            case log.ChoiceMade(seat, decision, option):
                self.game.choose(seat, option, decision)
                self.clocks.keep_spent(seat, decision, logged.at, self.game.can_undo(seat))
                self.asked_again.discard(seat)
            case log.ChoiceRetracted(seat):
                self.game.undo(seat)
                self.asked_again.add(seat)
                self.times_back += 1
            case log.OrderSet(seat, order):
                self._set_order(seat, order)
            case log.BackAsked(seat, to):
                self.back_wish = BackWish(seat, to, ())
            case log.BackAnswered(seat, agree):
                self._answer_back_wish(seat, agree)
            case log.WentBack(to, salt):
                self._go_back(to, salt)
            case log.Seated(seat):
                self._seat(entry)
            case log.SeatClaimed(seat, level, seconds):
                self.claims[seat] = Claim(level, logged.at + seconds)
            case log.ClaimEnded(seat):
                self.claims.pop(seat, None)
            case log.Resigned(seat):
                self.places[seat] = replace(self.places[seat], level="normal", resigned=True)
            case log.Paused():
                self._pause(logged)
            case log.Resumed():
                self.paused, self.paused_by = False, None
            case log.RematchMade(table):
                self.rematch = table
            case log.Kicked(seat):
                self._kick(seat)
            case log.HostChanged(guest):
                self.host = guest
            case log.TableClosed(why):
                self.gave_up = self._to_blame(why)
                self.closed = why
            case log.TableReopened():
                self.closed, self.gave_up = None, frozenset()
            case log.GuestForgotten(guest):
                self._forget(guest)
            case log.ClockRanOut():
                # It only says why a bot chose for a person.
                pass

    def _seat(self, entry: log.Seated) -> None:
        self.places[entry.seat] = _changed(self.places[entry.seat], entry)
        # A table of before had its seed from the start, and began by itself.
        filled = bool(self.header.seed) and not any(place.open for place in self.places)
        self.began = self.began or filled

    def _pause(self, logged: Logged) -> None:
        self.paused, self.paused_by = True, logged.guest
        if logged.guest is not None:
            self.pauses[logged.guest] += 1
        self.clocks.stop(logged.at)

    def _to_blame(self, why: Literal["host", "expired"]) -> frozenset[Seat]:
        """Return the seats that gave a game up by closing it, by letting it wait, or by leaving it."""
        waited_for = () if why == "host" else self.game.waiting
        return frozenset(
            seat
            for seat, place in enumerate(self.places)
            if place.guest is not None
            and (not place.person or seat in waited_for or (why == "host" and place.guest == self.host))
        )

    def _set_order(self, seat: Seat, kind: OrderKind | None) -> None:
        self.orders.pop(seat, None)
        if kind is not None:
            self.orders[seat] = give_order(kind, find(self.header.game), self.game.position)
            self.asked_again.discard(seat)

    def _drop_orders(self) -> None:
        """Forget the orders of those who have left their seat, and of rounds that are over."""
        game, position = find(self.header.game), self.game.position
        self.orders = {
            seat: order
            for seat, order in self.orders.items()
            if self.places[seat].person and stands(order, game, position)
        }

    def _kick(self, seat: Seat) -> None:
        place = self.places[seat]
        assert place.guest is not None
        self.unwelcome.add(place.guest)
        self.places[seat] = Place(opened=place.opened + 1)
        self.back_wish = None

    def _forget(self, guest: str) -> None:
        for seat in self.seats_of(guest):
            self.places[seat] = self._without_guest(self.places[seat])
        if self.host == guest:
            self.host = next((place.guest for place in self.places if place.guest), None)
        self.back_wish = None

    def _without_guest(self, place: Place) -> Place:
        """Return a place whose guest is forgotten: open if the game has not begun, else kept by a bot."""
        if self.status == "gathering":
            return Place(opened=place.opened + 1)
        return replace(place, guest=None, name=FORGOTTEN_NAME, level=place.level or "normal")

    def _answer_back_wish(self, seat: Seat, agree: bool) -> None:
        wish = self.back_wish
        assert wish is not None
        self.back_wish = replace(wish, agreed=(*wish.agreed, seat)) if agree else None

    def _go_back(self, to: int, salt: str) -> None:
        """Go back, and let fresh dice fall from there: everyone has seen how the old ones fell."""
        record = self.game.record
        # Nobody, if what is to be taken back was retracted meanwhile.
        self.asked_again = {seat for seat, _ in record.choices[to : to + 1]}
        self.game = find(self.header.game).play_again(record, to)
        if salt:
            self.game.reseed(int(salt))
        self.back_wish = None
        self.times_back += 1

    def _picks_on(self, entry: log.AnyEntry, lanes: dict[Seat, Lane | None]) -> Seat | None:
        """Return whose private pick an entry was, made or taken back; None if there is something to see."""
        match entry:
            case log.ChoiceMade(seat) | log.ChoiceRetracted(seat):
                lane = self.game.position.lane(seat) if seat in self.waiting else None
                # What is taken back is put back as a copy.
                same = lane is lanes.get(seat) or isinstance(entry, log.ChoiceRetracted)
                return seat if lane is not None and same else None
        return None

    def _end_wish(self, entry: log.AnyEntry) -> None:
        """Let nobody wish to go back any more once somebody has gone on."""
        if isinstance(entry, log.ChoiceMade):
            self.back_wish = None

    def _note_times(self, logged: Logged, picking: Seat | None) -> None:
        """Note since when each seat is asked, and which claims still stand."""
        entry = logged.entry
        back = entry.seat if isinstance(entry, log.ChoiceRetracted) else None
        if not self.paused:
            numbers = {seat: self.game.decision(seat).number for seat in self.waiting}
            self.clocks.ask(numbers, logged.at, picking, back)
        is_here = isinstance(entry, log.ChoiceMade) and logged.guest is not None
        self.claims = {
            seat: claim
            for seat, claim in self.claims.items()
            if self.places[seat].person and not (is_here and self.places[seat].guest == logged.guest)
        }


@cache
def _kinds_of_orders(game: str) -> list[OrderKind]:
    """Return what can be ordered in a game, without looking through all its options each time."""
    return kinds_of_orders(find(game))


def _new_game(header: Header, seed: str) -> Game:
    return find(header.game).new(header.players, int(seed), header.settings)


def _changed(place: Place, entry: log.Seated) -> Place:
    if entry.change == "taken":
        return replace(place, guest=entry.guest, name=entry.name, level=None)
    if entry.change == "bot":
        return replace(place, name=place.name if place.guest else entry.name, level=entry.level)
    if entry.change == "left":
        return replace(place, level=entry.level)
    if entry.change == "returned":
        return replace(place, level=None)
    return Place(opened=place.opened + 1)
