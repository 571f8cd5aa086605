"""The counterspell of the toys as a game that a server can serve: it plays on the general screen.

In turn, everyone may cast a hex on somebody. Everyone else is asked for a counterspell, which only some hold:
first the others clockwise, of whom the victim is one.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from msgspec import Struct

from darkling import games
from darkling.table.company import Mode
from darkling.table.decision import Prompt, Seat
from darkling.table.event import Event, Revelation
from darkling.table.eyes import Eyes
from darkling.table.gametype import GameType
from darkling.table.option import Option, Vocabulary
from darkling.table.phrase import Phrase, phrase
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule
from darkling.table.study import Study
from darkling.table.telling import Block, Question, Telling, by_prompt

COUNTERS = (1, 0, 2, 0)
"""How many counterspells each seat begins with; from the second seat on, nobody else can know it."""
COINS, LOSS = 10, 3

VOCABULARY = Vocabulary()
HOLD = VOCABULARY.bare("hold")
HEX = VOCABULARY.over("hex", [f"P{seat + 1}" for seat in range(len(COUNTERS))])
PASS = VOCABULARY.bare("pass", passes=True)
COUNTER = VOCABULARY.bare("counter")

CAST_A_HEX = Prompt("cast-a-hex", "CS-01")
COUNTER_IT = Prompt("counter-it", "CS-02")


class CounterspellSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a game takes."""

    rounds: int = 2


@dataclass
class Duel(Position):
    """Open coins, and hands of counterspells that are secret though everyone knows their size."""

    rounds: int = 2
    round: int = 0
    coins: list[int] = field(default_factory=list)
    counters: list[int] = field(default_factory=list)

    def outcome(self) -> Result:
        return ranked(("coins",), [(coins,) for coins in self.coins])


@dataclass(frozen=True)
class HexCast(Event):
    """A seat casts a hex on another."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True)
class HexCountered(Revelation):
    """A seat shows a counterspell."""

    seat: Seat


@dataclass(frozen=True)
class CoinsLost(Event):
    """A hex has worked."""

    seat: Seat
    coins: int


@dataclass
class Rounds(Rule):
    """CS-01: everyone has a turn in each round."""

    caster: Seat = 0

    def begin(self, g: Duel) -> Next:
        if self.caster == 0 and g.round == g.rounds:
            return g.done()
        g.round += self.caster == 0
        g.begin_turn()
        victims = [HEX[seat] for seat in g.seats if seat != self.caster]
        return g.ask(self.caster, CAST_A_HEX, [HOLD, *victims], then=self.on_cast)

    def on_cast(self, g: Duel, option: Option) -> Next:
        caster, self.caster = self.caster, (self.caster + 1) % g.players
        if option.id == HOLD.id:
            return self.begin(g)
        g.emit(HexCast, caster, option.thing)
        others = tuple([(caster + step) % g.players for step in range(1, g.players)])
        return g.call(Hex(option.thing, others), then=self.on_hex)

    def on_hex(self, g: Duel, _hex: "Hex") -> Next:
        return self.begin(g)


@dataclass
class Hex(Rule):
    """CS-02: anyone may counter a hex, for themselves or for its victim."""

    victim: Seat
    asked: tuple[Seat, ...]

    def begin(self, g: Duel) -> Next:
        if not self.asked:
            return self.strike(g)
        return g.ask(self.asked[0], COUNTER_IT, self.reoffer(g), then=self.on_answer, window=True)

    def reoffer(self, g: Duel) -> Sequence[Option]:
        return [PASS, COUNTER.final] if g.counters[self.asked[0]] else [PASS]

    def is_target(self, g: Duel, seat: Seat) -> bool:
        return seat == self.victim

    def on_answer(self, g: Duel, option: Option) -> Next:
        seat, self.asked = self.asked[0], self.asked[1:]
        if option.id == PASS.id:
            return self.begin(g)
        g.counters[seat] -= 1
        g.emit(HexCountered, seat)
        return g.done()

    def strike(self, g: Duel) -> Next:
        g.coins[self.victim] -= LOSS
        g.emit(CoinsLost, self.victim, LOSS)
        return g.done()


class DuelView(Struct, frozen=True):
    """What a seat sees: the coins, and its own counterspells."""

    seat: Seat | None
    round: int
    coins: tuple[int, ...]
    counters: int | None


class DuelEyes(Eyes):
    """Anyone else may hold up to two counterspells."""

    def view(self, g: Duel, seat: Seat | None) -> DuelView:
        return DuelView(seat, g.round, tuple(g.coins), g.counters[seat] if seat is not None else None)

    def knowledge(self, g: Duel, seat: Seat) -> DuelView:
        return self.view(g, seat)

    def redeal(self, g: Duel, seat: Seat) -> None:
        for other in g.seats:
            if other != seat:
                g.counters[other] = g.chance.below(3)


def table(view: DuelView) -> Block:
    own: list[Phrase] = [] if view.counters is None else [phrase("held", count=view.counters)]
    coins = [phrase("purse", seat=seat, coins=coins) for seat, coins in enumerate(view.coins)]
    return [phrase("round", round=view.round), *coins, *own]


def deal(players: int, settings: CounterspellSettings) -> tuple[Position, Rule]:
    counters = list(COUNTERS[:players])
    return Duel(players, rounds=settings.rounds, coins=[COINS] * players, counters=counters), Rounds()


def arrange(data: Any) -> tuple[Position, Rule]:
    return deal(data["players"], CounterspellSettings())


GAME = GameType(
    id="counterspell",
    title="Counterspell",
    package=__name__,
    players=(2, len(COUNTERS)),
    rules_version=1,
    settings=CounterspellSettings,
    modes={"normal": Mode()},
    longest=50,
    table=Duel,
    rules={rule.__name__: rule for rule in (Rounds, Hex)},
    vocabulary=VOCABULARY,
    eyes=DuelEyes(),
    deal=deal,
    arrange=arrange,
    check=lambda _position: None,
    names={},
    view=DuelView,
    telling=Telling(
        words=files(__name__) / "words.ftl",
        name=lambda code: f"player {code[1:]}",
        questions=by_prompt(
            Question(CAST_A_HEX, table=[table], stakes=None, tip=None),
            Question(COUNTER_IT, table=[table], stakes=None, tip=None),
        ),
        looks=lambda view: [(phrase("look-table"), table(view))],
    ),
    study=Study(rounds=lambda g: g.round),
)


@contextmanager
def at_hand() -> Iterator[None]:
    """Have the game known in this process."""
    games.register(GAME)
    yield
    del games._registered[GAME.id]
