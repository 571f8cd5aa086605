"""Two toy games that try the kernel where Dark Dealings does not: reactions, interrupts, dice."""

from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from msgspec import Struct

from darkling.table.company import Mode
from darkling.table.decision import Prompt, Seat
from darkling.table.event import Event, Revelation
from darkling.table.eyes import Eyes
from darkling.table.gametype import GameType
from darkling.table.option import Option, Vocabulary
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule, copy_rule
from darkling.table.telling import Telling
from darkling.table.zones import without

COUNTER, SHIELD, BLANK = 0, 1, 2
CARDS = ("counter", "shield", "blank")

VOCABULARY = Vocabulary()
PASS = VOCABULARY.bare("pass", passes=True)
PLAY = VOCABULARY.over("play", CARDS)
AIM = VOCABULARY.over("aim", [f"seat {seat}" for seat in range(4)])
STOP = VOCABULARY.bare("stop")
BID = VOCABULARY.over("bid", [str(coins) for coins in range(4)])

CAST = Prompt("cast", "TOY-01")
REACT = Prompt("react", "TOY-02")
TARGET = Prompt("target", "TOY-03")
DEFEND = Prompt("defend", "TOY-04")
OFFER = Prompt("offer", "TOY-05")


@dataclass
class Toy(Position):
    """Secret hands and open coins."""

    hands: list[tuple[int, ...]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)

    def outcome(self) -> Result:
        return ranked(("coins",), [(coins,) for coins in self.coins])

    def playable(self, seat: Seat, card: int) -> list[Option]:
        """Return the reactions of a seat: pass, or play the card if it holds one."""
        return [PASS, PLAY[card]] if card in self.hands[seat] else [PASS]


@dataclass(frozen=True)
class Played(Revelation):
    """A seat plays a card."""

    seat: Seat
    card: int


@dataclass(frozen=True)
class Rolled(Revelation):
    """An attack is rolled."""

    seat: Seat
    target: Seat
    pips: int


@dataclass(frozen=True)
class Robbed(Event):
    """A seat loses coins."""

    seat: Seat
    coins: int


@dataclass
class CastSpell(Rule):
    """A spell that each affected seat may counter for itself; a counter is a spell too."""

    caster: Seat
    affected: tuple[Seat, ...]
    struck: tuple[Seat, ...] = ()

    def begin(self, g: Toy) -> Next:
        if not self.affected:
            return g.done()
        return g.ask(self.affected[0], REACT, self.reoffer(g), then=self.on_answer, window=True)

    def reoffer(self, g: Toy) -> list[Option]:
        return g.playable(self.affected[0], COUNTER)

    def on_answer(self, g: Toy, option: Option) -> Next:
        seat = self.affected[0]
        if option.id == PASS.id:
            return self.settle(g, countered=False)
        g.hands[seat] = without(g.hands[seat], COUNTER)
        g.emit(Played, seat, COUNTER)
        return g.call(CastSpell(seat, (self.caster,)), then=self.on_counter)

    def on_counter(self, g: Toy, counter: "CastSpell") -> Next:
        return self.settle(g, countered=self.caster in counter.struck)

    def settle(self, g: Toy, countered: bool) -> Next:
        seat, self.affected = self.affected[0], self.affected[1:]
        if not countered:
            self.struck = (*self.struck, seat)
        return self.begin(g)


@dataclass
class PlagueOfRats(Rule):
    """Each other seat loses three coins."""

    caster: Seat

    def begin(self, g: Toy) -> Next:
        others = tuple([seat for seat in g.seats if seat != self.caster])
        return g.call(CastSpell(self.caster, others), then=self.on_cast)

    def on_cast(self, g: Toy, spell: CastSpell) -> Next:
        for seat in spell.struck:
            g.coins[seat] -= 3
            g.emit(Robbed, seat, 3)
        return g.done()


@dataclass
class SweepingAttack(Rule):
    """The attacker aims at one seat after another; each may interrupt with a shield."""

    attacker: Seat
    targets: tuple[Seat, ...] = ()
    hits: tuple[Seat, ...] = ()

    def begin(self, g: Toy) -> Next:
        g.begin_turn()
        return self.aim(g)

    def aim(self, g: Toy) -> Next:
        free = [seat for seat in g.seats if seat != self.attacker and seat not in self.targets]
        options = [AIM[seat] for seat in free]
        return g.ask(self.attacker, TARGET, [STOP, *options], then=self.on_target)

    def on_target(self, g: Toy, option: Option) -> Next:
        if option.id == STOP.id:
            return self.strike_next(g)
        self.targets = (*self.targets, option.thing)
        return self.aim(g)

    def strike_next(self, g: Toy) -> Next:
        if not self.targets:
            return g.done()
        return g.call(Blow(self.attacker, self.targets[0]), then=self.on_blow)

    def on_blow(self, g: Toy, blow: "Blow") -> Next:
        self.targets = self.targets[1:]
        if blow.hit:
            self.hits = (*self.hits, blow.target)
            g.coins[blow.target] -= 1
        return self.strike_next(g)


@dataclass
class Blow(Rule):
    """One blow: the target may raise a shield before the dice fall."""

    attacker: Seat
    target: Seat
    hit: bool = False

    def begin(self, g: Toy) -> Next:
        return g.ask(self.target, DEFEND, self.reoffer(g), then=self.on_answer, window=True)

    def reoffer(self, g: Toy) -> list[Option]:
        return [option.final for option in g.playable(self.target, SHIELD)]

    def on_answer(self, g: Toy, option: Option) -> Next:
        if option.id != PASS.id:
            g.hands[self.target] = without(g.hands[self.target], SHIELD)
            g.emit(Played, self.target, SHIELD)
            # A shield turns the blow back: an attack inside the attack, which can be shielded too.
            return g.call(Blow(self.target, self.attacker), then=self.on_turned_back)
        pips = g.roll(6)
        g.emit(Rolled, self.attacker, self.target, pips)
        self.hit = pips > 1
        return g.done()

    def on_turned_back(self, g: Toy, back: "Blow") -> Next:
        if back.hit:
            g.coins[back.target] -= 1
        return g.done()


@dataclass
class SealedBids(Rule):
    """Everyone bids at once, twice; the coins go at the join."""

    def begin(self, g: Toy) -> Next:
        return g.each(g.seats, TwoBids, then=self.on_bids)

    def on_bids(self, g: Toy, bids: list["TwoBids"]) -> Next:
        for bid in bids:
            g.coins[bid.seat] -= sum(bid.coins)
        return g.done()


@dataclass
class TwoBids(Rule):
    """Two bids of one seat; the second is asked by a rule of its own."""

    seat: Seat
    coins: tuple[int, ...] = ()

    def begin(self, g: Toy) -> Next:
        return g.ask(self.seat, OFFER, BID, then=self.on_first)

    def on_first(self, g: Toy, option: Option) -> Next:
        self.coins = (option.thing,)
        return g.call(LastBid(self.seat), then=self.on_last)

    def on_last(self, g: Toy, last: "LastBid") -> Next:
        self.coins = (*self.coins, last.coins)
        return g.done()


@dataclass
class LastBid(Rule):
    """The bid that seals a seat's choice."""

    seat: Seat
    coins: int = -1

    def begin(self, g: Toy) -> Next:
        return g.ask(self.seat, OFFER, BID, then=self.on_bid, seals=True)

    def on_bid(self, g: Toy, option: Option) -> Next:
        self.coins = option.thing
        return g.done()


class ToyView(Struct, frozen=True):
    """What a seat sees of a toy."""

    hand: tuple[int, ...] | None
    hand_sizes: tuple[int, ...]
    coins: tuple[int, ...]


class ToyEyes(Eyes):
    """Hands are secret, and any card may be in any other hand."""

    def view(self, g: Toy, seat: Seat | None) -> ToyView:
        hand = g.hands[seat] if seat is not None else None
        return ToyView(hand, tuple([len(cards) for cards in g.hands]), tuple(g.coins))

    def knowledge(self, g: Toy, seat: Seat) -> ToyView:
        return self.view(g, seat)

    def redeal(self, g: Toy, seat: Seat) -> None:
        for other in g.seats:
            if other != seat:
                g.hands[other] = tuple([g.chance.below(len(CARDS)) for _ in g.hands[other]])


class ToySettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A toy has no settings."""


RULES: tuple[type[Rule], ...] = (
    CastSpell,
    PlagueOfRats,
    SweepingAttack,
    Blow,
    SealedBids,
    TwoBids,
    LastBid,
)


def toy(first: Rule, hands: list[tuple[int, ...]]) -> tuple[GameType, Any]:
    """Return a toy game that begins with a rule, and a game of it with these hands."""

    def deal(players: int, _settings: ToySettings) -> tuple[Position, Rule]:
        return Toy(players, hands=list(hands), coins=[10] * players), copy_rule(first)

    kind = GameType(
        id="toy",
        title="Toy",
        package=__name__,
        players=(1, 4),
        rules_version=1,
        settings=ToySettings,
        modes={"toy": Mode()},
        longest=50,
        table=Toy,
        rules={rule.__name__: rule for rule in RULES},
        vocabulary=VOCABULARY,
        eyes=ToyEyes(),
        deal=deal,
        arrange=lambda data: (Toy(data["players"]), copy_rule(first)),
        check=lambda _position: None,
        names={},
        view=ToyView,
        telling=Telling(files("darkling") / "words.ftl", name=str, questions={}),
    )
    return kind, kind.new(len(hands), seed=3)
