"""The machine: a stack of rules in progress, and the verbs with which they move it on."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, TypeVar, TypeVarTuple

from mypy_extensions import mypyc_attr

from darkling.table.chance import Chance, ForetoldChance
from darkling.table.decision import Decision, Prompt, Seat
from darkling.table.errors import DarklingError, NoSuchSeat, NotWaiting, RulesError
from darkling.table.event import Event, Forced
from darkling.table.lane import Lane
from darkling.table.option import Option
from darkling.table.rule import ANSWERED, ASKED, CALLED, DONE, EACH, JOINED, Next, Rule

R = TypeVar("R", bound=Rule)
Ts = TypeVarTuple("Ts")


class Fence(Enum):
    """Why a choice can no longer be taken back."""

    NONE = "none"
    DICE = "dice"
    REVEALED = "revealed"
    JOINED = "joined"
    SHOWN = "shown"
    OTHER_SEAT = "other-seat"


NO_FENCE = Fence.NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """Rules in progress, and what they wait for.

    Attributes:
        seats: all seats, clockwise.
        waiting: the seats with an open decision, ascending.
        over: whether the game has ended.
        fenced: whether the last choice fenced itself off, and why.
        turns: how many turns have begun.
        chance: where all randomness comes from.
        listener: where events go; None when nobody listens.

    """

    # Slots, because an object with more than 30 attributes in its dict is slow in CPython 3.11.
    __slots__ = (
        "_chosen",
        "_decision",
        "_lane",
        "_lanes",
        "_numbers",
        "_running",
        "_stack",
        "chance",
        "fenced",
        "listener",
        "over",
        "seats",
        "turns",
        "waiting",
    )

    def set_up(self, players: int) -> None:
        """Make a machine in which nothing has happened yet."""
        self.seats: range = range(players)
        self.waiting: tuple[Seat, ...] = ()
        self.over: bool = False
        self.fenced: Fence = NO_FENCE
        self.turns: int = 0
        self.chance: Chance = Chance.seeded(0)
        self.listener: list[Event] | None = None
        self._stack: list[Rule] = []
        self._running: list[Rule] = self._stack
        self._decision: Decision | None = None
        self._lanes: list[Lane] = []
        self._lane: Lane | None = None
        self._numbers: list[int] = [0] * players
        self._chosen: Option | None = None

    # The verbs of rules. A step ends in exactly one of the first five.

    def ask(
        self,
        seat: Seat,
        prompt: Prompt,
        options: Sequence[Option],
        then: Callable[[Any, Option], Next],
        window: bool = False,
        seals: bool | Sequence[Option] = False,
    ) -> Next:
        """Put a decision to a seat; `then` gets the chosen option.

        A single option plays itself, except in a reaction window: there the silence of a seat that
        can only pass would give its hand away. `seals` marks the last question of a simultaneous
        choice, or tells which of the options end it.
        """
        self._running[-1].step = then.__name__
        if len(options) == 1 and not window:
            self._chosen = options[0]
            if self._lane is None:
                self.emit(Forced, seat, options[0].name)
            return ANSWERED
        if not options:
            raise RulesError(f"{prompt.key} offers seat {seat} nothing: {self.stack_text()}")
        ends = seals if isinstance(seals, bool) else tuple([option.id for option in seals])
        decision = Decision(seat, self._numbers[seat], prompt, tuple(options), window, ends)
        if self._lane is None:
            self._decision = decision
            self.waiting = (seat,)
        else:
            self._lane.decision = decision
        return ASKED

    def each(
        self, seats: Sequence[Seat], make_rule: Callable[[Seat], R], then: Callable[[Any, list[R]], Next]
    ) -> Next:
        """Let every seat work through its own rule at once, sealed; `then` gets the finished rules.

        `make_rule` is a rule class whose only required field is the seat. With one seat it is a private
        chain: the seat picks step by step, and nobody sees anything of it before its end.
        """
        if self._lane is not None:
            raise RulesError("a simultaneous choice cannot hold another one")
        self._running[-1].step = then.__name__
        self._lanes = [Lane(seat, make_rule, [make_rule(seat)]) for seat in seats]
        return EACH

    def call(self, rule: R, then: Callable[[Any, R], Next]) -> Next:
        """Run another rule; `then` gets the finished rule."""
        running = self._running
        running[-1].step = then.__name__
        running.append(rule)
        return CALLED

    def become(self, rule: Rule) -> Next:
        """Go on as another rule; whoever called this one gets that one back."""
        self._running[-1] = rule
        return CALLED

    def done(self) -> Next:
        """End this rule."""
        return DONE

    def emit(self, make: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell what happened; nothing is made of it when nobody listens."""
        if self.listener is not None:
            if self._lane is not None:
                raise RulesError("a sealed choice cannot tell what happened before the join")
            self.listener.append(make(*args))

    def fence(self, why: Fence) -> None:
        """Mark that nothing chosen up to here can be taken back."""
        self.fenced = why

    def roll(self, sides: int) -> int:
        """Roll a die with faces 1 … sides."""
        return self.roll_face(range(1, sides + 1))

    def roll_face(self, faces: Sequence[int]) -> int:
        """Roll a die with these faces."""
        self.fenced = Fence.DICE
        return self.chance.face(faces)

    def pick(self, things: Sequence[int], first: int = 0) -> int:
        """Return one of the things at random; `first` tells their kind from others that may be foretold."""
        return self.chance.pick(things, first)

    def shuffle(self, cards: Sequence[int], first: int = 0) -> tuple[int, ...]:
        """Return the cards in random order; `first` tells their kind from others that may be foretold."""
        return tuple(self.chance.shuffled(cards, first))

    def foretell(self, rolls: Sequence[int], draws: Sequence[int] = ()) -> None:
        """Say how the next dice fall, and what the next picks and shuffles bring first."""
        chance = self.chance
        self.chance = ForetoldChance(chance.key, chance.pool, tuple(rolls), tuple(draws))

    def begin_turn(self) -> None:
        """Mark the start of a turn, to which a seat may step back as a whole."""
        self.turns += 1

    def running(self, kind: type[R]) -> R | None:
        """Return the innermost rule of a kind that is in progress, if any."""
        for rule in reversed(self._stack):
            if isinstance(rule, kind):
                return rule
        return None

    def sealed(self, seat: Seat) -> Rule | None:
        """Return the seat's own rule in a simultaneous choice, if there is one."""
        lane = self.lane(seat)
        return None if lane is None else lane.rule()

    def lane(self, seat: Seat) -> Lane | None:
        """Return the seat's lane in a simultaneous choice, if there is one.

        It is the same one until the join, unless the seat takes something back.
        """
        for lane in self._lanes:
            if lane.seat == seat:
                return lane
        return None

    def private_lane(self, seat: Seat) -> Lane | None:
        """Return the lane in which the seat picks alone, if it does: a private chain."""
        return self.lane(seat) if len(self._lanes) == 1 else None

    def stack_text(self) -> str:
        """Return what is going on as text: `CombatPhase.next_round > FaceHero.on_strikes`."""
        return " > ".join([f"{rule.__class__.__name__}.{rule.step}" for rule in self._stack])

    # From step to step.

    def start(self, rule: Rule) -> None:
        """Begin play with a first rule."""
        self._stack.append(rule)
        if self._run(self._stack, CALLED) is not None:
            self._end()

    def _end(self) -> None:
        self.over = True
        self.waiting = ()

    def _run(self, stack: list[Rule], outcome: Next) -> Rule | None:
        """Go from step to step until a seat is asked; return the last rule if the stack empties."""
        self._running = stack
        while outcome is not ASKED:
            if outcome is CALLED:
                outcome = stack[-1].begin(self)
            elif outcome is DONE:
                finished = stack.pop()
                if not stack:
                    return finished
                rule = stack[-1]
                outcome = getattr(rule, rule.step)(self, finished)
            elif outcome is ANSWERED:
                rule = stack[-1]
                outcome = getattr(rule, rule.step)(self, self._chosen)
            elif outcome is EACH:
                outcome = self._open_lanes()
            else:
                outcome = self._join()
        return None

    # Simultaneous choices.

    def _open_lanes(self) -> Next:
        for lane in self._lanes:
            self._run_lane(lane, CALLED)
        self._running = self._stack
        return self._count_waiting()

    def _run_lane(self, lane: Lane, outcome: Next) -> None:
        """Go on with one seat's sealed choice until it is asked or done."""
        self._lane = lane
        lane.decision = None
        lane.finished = self._run(lane.stack, outcome)
        self._lane = None

    def _choose_sealed(self, seat: Seat, option: Option | int | str) -> None:
        lane = self._lane_of(seat)
        decision = lane.decision
        if decision is None:
            raise self._not_waiting(seat)
        self._chosen = option if option in decision.options else decision.find(option)
        self.fenced = NO_FENCE
        self._numbers[seat] += 1
        self._run_lane(lane, ANSWERED)
        if lane.finished is None or self._count_waiting() is ASKED:
            return
        if self._run(self._stack, JOINED) is not None:
            self._end()

    def _count_waiting(self) -> Next:
        self.waiting = tuple([lane.seat for lane in self._lanes if lane.decision is not None])
        return ASKED if self.waiting else JOINED

    def _join(self) -> Next:
        """Open the sealed choices, in seat order whatever the order of their arrival."""
        finished = [lane.rule() for lane in self._lanes]
        self.fenced = Fence.SHOWN if len(finished) == 1 else Fence.JOINED
        self._lanes = []
        rule = self._stack[-1]
        outcome: Next = getattr(rule, rule.step)(self, finished)
        return outcome

    def _lane_of(self, seat: Seat) -> Lane:
        lane = self.lane(seat)
        if lane is None:
            raise self._not_waiting(seat)
        return lane

    def check_seat(self, seat: Seat) -> None:
        """Raise NoSuchSeat unless the seat is at the table; True and 1.0 are equal to 1, and no seats."""
        if type(seat) is not int or seat not in self.seats:
            raise NoSuchSeat(f"there is no seat {seat!r}; the seats are 0 to {len(self.seats) - 1}")

    def _not_waiting(self, seat: Seat) -> DarklingError:
        """Return why a seat has nothing to choose."""
        self.check_seat(seat)
        if self.over:
            return NotWaiting("the game is over: nobody has anything to choose")
        seats = " and ".join([str(waiting) for waiting in self.waiting])
        return NotWaiting(f"seat {seat} has nothing to choose now; waiting for seat {seats}")
