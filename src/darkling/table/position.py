"""The position: the bare state of play, which search copies and seats look at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from darkling.table.chance import Chance
from darkling.table.data import as_json, declared, fingerprint_of, rule_values
from darkling.table.decision import Decision, Seat
from darkling.table.errors import RulesError
from darkling.table.eyes import Eyes
from darkling.table.lane import Lane
from darkling.table.machine import NO_FENCE, Machine
from darkling.table.option import Option
from darkling.table.result import Result, Sides, each_alone
from darkling.table.rule import ANSWERED, CALLED, Barred, Rule, copy_rule, field_names, list_names, saved_name

Self = TypeVar("Self", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Position(Machine):
    """The state of play of one game.

    A game's position is a dataclass that adds what lies on its table. Its fields hold values that
    never change (numbers, strings, tuples of these) or flat lists of such values, so that a copy of
    the fields is a copy of the table. It has no record, no event history and no undo: those belong
    to a `Game`.
    """

    players: int

    def __post_init__(self) -> None:
        self.set_up(self.players)
        self.eyes: Eyes = Eyes()

    def outcome(self) -> Result:
        """Return the places and the reasons for them. A game defines it; it is asked at the end."""
        raise NotImplementedError

    def sides(self) -> Sides:
        """Return who wins and loses together, known to all and the same from first to last.

        Here each seat is a side of its own. A game whose seats are allies says so.
        """
        return each_alone(self.players)

    def decision(self, seat: Seat) -> Decision:
        """Return the open decision of a seat; raise NotWaiting if it has none."""
        if self._lanes:
            return self._sealed_decision(seat)
        decision = self._decision
        if decision is None or decision.seat != seat:
            raise self._not_waiting(seat)
        return decision

    def barred(self, seat: Seat) -> Sequence[Barred]:
        """Return what might seem to be among the options of a seat's open decision, and why it is not."""
        return self._asking(seat).barred(self)

    def is_target(self, seat: Seat) -> bool:
        """Say whether what a seat is asked about is aimed at it."""
        return self._asking(seat).is_target(self, seat)

    def _asking(self, seat: Seat) -> Rule:
        """Return the rule that asks a seat; raise NotWaiting if none does."""
        self.decision(seat)
        stack = self._lane_of(seat).stack if self._lanes else self._stack
        return stack[-1]

    def choose(self, seat: Seat, option: Option | int | str) -> None:
        """Choose one of the options of a seat's decision: itself, by its id or by its name."""
        if self._lanes:
            self._choose_sealed(seat, option)
            return
        decision = self._decision
        if decision is None or decision.seat != seat:
            raise self._not_waiting(seat)
        self._chosen = option if option in decision.options else decision.find(option)
        self.fenced = NO_FENCE
        self._numbers[seat] += 1
        self._decision = None
        if self._run(self._stack, ANSWERED) is not None:
            self._end()

    @property
    def result(self) -> Result:
        """The outcome of a finished game."""
        if not self.over:
            raise RulesError("the game is not over, so it has no result yet")
        return self.outcome()

    def clone(self: Self) -> Self:
        """Return an independent copy, without a listener."""
        copy = self._copy()
        copy._lanes = [lane.copy() for lane in self._lanes]
        return copy

    def _copy(self: Self) -> Self:
        """Return a copy without the sealed choices."""
        cls = self.__class__
        copy = cls.__new__(cls)
        for name in field_names(cls):
            setattr(copy, name, getattr(self, name))
        for name in list_names(cls):
            setattr(copy, name, getattr(self, name)[:])
        copy.seats = self.seats
        copy.waiting = self.waiting
        copy.over = self.over
        copy.fenced = self.fenced
        copy.turns = self.turns
        copy.chance = self.chance.copy()
        copy.eyes = self.eyes
        copy.listener = None
        copy._stack = [copy_rule(rule) for rule in self._stack]
        copy._running = copy._stack
        copy._decision = self._decision
        copy._lanes = []
        copy._lane = None
        copy._numbers = self._numbers[:]
        copy._chosen = None
        return copy

    def view(self, seat: Seat | None) -> Any:
        """Return what may be shown to the seat now; None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        return self.eyes.view(self, seat)

    def knowledge(self, seat: Seat) -> Any:
        """Return all that the seat has legitimately learned."""
        self.check_seat(seat)
        return self.eyes.knowledge(self, seat)

    def guess(self: Self, seat: Seat, seed: int) -> Self:
        """Return a copy in which everything the seat cannot know is dealt anew."""
        self.check_seat(seat)
        world = self._copy()
        world._lanes = [lane.copy() if lane.seat == seat else lane.sealed_copy() for lane in self._lanes]
        world.chance = Chance.seeded(seed)
        world.eyes.redeal(world, seat)
        world._reseal(seat)
        return world

    def data(self) -> dict[str, Any]:
        """Return the whole position as plain data, secrets and all."""
        values: dict[str, Any] = as_json(self._values())
        return values

    def fingerprint(self) -> str:
        """Return a short text that differs wherever two positions differ."""
        return fingerprint_of(self._values())

    def _values(self) -> dict[str, Any]:
        """Return the whole position, tuples and all: as JSON it is the same as its plain data."""
        return {
            "table": declared(self),
            "stack": [rule_values(rule) for rule in self._stack],
            "decision": self._decision.data() if self._decision is not None else None,
            "lanes": [
                {
                    "seat": lane.seat,
                    "rule": saved_name(lane.make_rule),
                    "stack": [rule_values(rule) for rule in lane.stack],
                    "decision": lane.decision.data() if lane.decision is not None else None,
                    "finished": rule_values(lane.finished) if lane.finished is not None else None,
                }
                for lane in self._lanes
            ],
            "numbers": list(self._numbers),
            "turns": self.turns,
            "over": self.over,
            "chance": self.chance.data(),
        }

    def _sealed_decision(self, seat: Seat) -> Decision:
        decision = self._lane_of(seat).decision
        if decision is None:
            raise self._not_waiting(seat)
        # The last choice of the last seat opens all sealed choices, and so cannot be taken back.
        return decision.final() if decision.seals and len(self.waiting) == 1 else decision

    # Going back, and taking up where data left off.

    def resume(
        self, stack: list[Rule], decision: Decision | None, lanes: list[Lane], numbers: list[int]
    ) -> None:
        """Take up play where saved data left it."""
        self._stack = self._running = stack
        self._decision = decision
        self._lanes = lanes
        self._numbers = numbers
        if lanes:
            self._count_waiting()
        elif decision is not None:
            self.waiting = (decision.seat,)

    def take_back(self, lane: Lane, number: int) -> None:
        """Put a seat's sealed choice back as it was when it had made `number` decisions."""
        self._lanes = [lane if old.seat == lane.seat else old for old in self._lanes]
        self._numbers[lane.seat] = number
        self._count_waiting()

    def _reseal(self, seat: Seat) -> None:
        """Deal the other seats' sealed and open choices anew, so that they fit a guess."""
        for other in self.seats:
            if other != seat:
                self._numbers[other] = 0
        for lane in self._lanes:
            if lane.seat != seat:
                self._choose_anew(lane)
        if self._decision is not None and self._decision.seat != seat:
            self._running = self._stack
            options = self._stack[-1].reoffer(self)
            kept = self._decision.options if options is None else options
            self._decision = self._decision.offering(kept, number=0)

    def _choose_anew(self, lane: Lane) -> None:
        """Let a seat choose again: at random if it had chosen, from its first question if not."""
        done = lane.finished is not None
        lane.restart()
        self._run_lane(lane, CALLED)
        if lane.decision is None and not done:
            raise RulesError(
                f"seat {lane.seat} is waited for, which shows what it holds: with other cards it would be "
                "asked nothing; ask the first question of a sealed choice with window=True"
            )
        while done and lane.decision is not None:
            options = lane.decision.options
            self._chosen = options[self.chance.below(len(options))]
            self._numbers[lane.seat] += 1
            self._run_lane(lane, ANSWERED)
