"""Parlour games: small enough to know how they are best played."""

from dataclasses import dataclass, field

from darkling.table.decision import Prompt, Seat
from darkling.table.eyes import Eyes
from darkling.table.option import Option, Vocabulary
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule

MANY = 60

VOCABULARY = Vocabulary()
TAKE = VOCABULARY.over("take", [str(count) for count in range(4)])
SHOW = VOCABULARY.over("show", ["heads", "tails"])
NAME = VOCABULARY.over("name", [str(number) for number in range(MANY)])
QUESTION = Prompt("question", "TOY-01")


@dataclass
class Parlour(Position):
    """A table with a score for each seat, and a secret card in each hand."""

    scores: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)

    def outcome(self) -> Result:
        return ranked(("score",), [(score,) for score in self.scores])


class ParlourEyes(Eyes):
    """Each seat sees its own card; the others' may be any."""

    def redeal(self, g: Parlour, seat: Seat) -> None:
        for other in g.seats:
            if other != seat:
                g.cards[other] = g.chance.below(2)


def sit_down(rule: Rule, players: int = 2, cards: tuple[int, ...] = ()) -> Parlour:
    """Return a table at which a game begins."""
    table = Parlour(players, scores=[0] * players, cards=list(cards) or [0] * players)
    table.eyes = ParlourEyes()
    table.start(rule)
    return table


@dataclass
class Nim(Rule):
    """Take one to three matches in turn; who takes the last one wins."""

    matches: int
    seat: Seat = 0

    def begin(self, g: Parlour) -> Next:
        options = TAKE[1 : 1 + min(3, self.matches)]
        return g.ask(self.seat, QUESTION, options, then=self.on_take, window=True)

    def on_take(self, g: Parlour, option: Option) -> Next:
        self.matches -= option.thing
        if not self.matches:
            g.scores[self.seat] = 1
            return g.done()
        self.seat = (self.seat + 1) % g.players
        return self.begin(g)


@dataclass
class Pennies(Rule):
    """Everyone shows a side at once; the first seat wants them alike, the second wants them to differ."""

    def begin(self, g: Parlour) -> Next:
        return g.each(g.seats, ShowPenny, then=self.on_shown)

    def on_shown(self, g: Parlour, pennies: list["ShowPenny"]) -> Next:
        alike = len({penny.side for penny in pennies}) == 1
        g.scores[0 if alike else 1] = 1
        return g.done()


@dataclass
class ShowPenny(Rule):
    """One seat's penny."""

    seat: Seat
    side: int = -1

    def begin(self, g: Parlour) -> Next:
        return g.ask(self.seat, QUESTION, SHOW, then=self.on_side, seals=True)

    def on_side(self, g: Parlour, option: Option) -> Next:
        self.side = option.thing
        return g.done()


@dataclass
class NameANumber(Rule):
    """Name a number alone: one of many wins."""

    lucky: int

    def begin(self, g: Parlour) -> Next:
        return g.ask(0, QUESTION, NAME, then=self.on_number)

    def on_number(self, g: Parlour, option: Option) -> Next:
        g.scores[0 if option.thing == self.lucky else 1] = 1
        return g.done()


@dataclass
class NameTheCard(Rule):
    """The first seat names the second one's card; heads lie there twice as often as the guess has it."""

    def begin(self, g: Parlour) -> Next:
        return g.ask(0, QUESTION, SHOW, then=self.on_side)

    def on_side(self, g: Parlour, option: Option) -> Next:
        g.scores[0 if option.thing == g.cards[1] else 1] = 1
        return g.done()
