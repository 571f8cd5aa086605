"""Tug, a toy for teams: two sides pull a rope, two against two or one against all."""

from dataclasses import dataclass
from importlib.resources import files

from msgspec import Struct

from darkling.table.company import Mode
from darkling.table.decision import Prompt, Seat
from darkling.table.errors import BadSetting
from darkling.table.gametype import GameType
from darkling.table.option import Option, Vocabulary
from darkling.table.phrase import phrase
from darkling.table.position import Position
from darkling.table.result import Result, Sides, ranked_sides
from darkling.table.rule import Next, Rule
from darkling.table.skill import Skill
from darkling.table.telling import Question, Telling, by_prompt
from support import toy_hands
from support.toy_hands import CARDS, VALUES, HandEyes, HandTable, HandView, piles_block

PULLS = 2
"""So many cards each seat plays of its hand."""

VOCABULARY = Vocabulary()
PULL = VOCABULARY.over("pull", CARDS)
PULL_THE_ROPE = Prompt("pull-the-rope", "TG-02")


@dataclass
class Tug(HandTable):
    """The piles are what the two sides have pulled."""

    lone: bool = False

    def sides(self) -> Sides:
        seats = tuple(self.seats)
        return ((0,), seats[1:]) if self.lone else (seats[::2], seats[1::2])

    def side_of(self, seat: Seat) -> int:
        return 0 if seat in self.sides()[0] else 1

    def outcome(self) -> Result:
        return ranked_sides(("pulled",), self.sides(), [(pulled,) for pulled in self.piles])


@dataclass
class PullTheRope(Rule):
    """In turn everyone plays a card for their side; one against all pulls as hard as all."""

    def begin(self, g: Tug) -> Next:
        g.deal_hands()
        return self.next_turn(g)

    def next_turn(self, g: Tug) -> Next:
        if g.turn == PULLS * g.players:
            return g.done()
        return g.ask(g.turn % g.players, PULL_THE_ROPE, self.reoffer(g), then=self.on_pull)

    def reoffer(self, g: Tug) -> list[Option]:
        return [PULL[card] for card in g.hands[g.turn % g.players]]

    def on_pull(self, g: Tug, option: Option) -> Next:
        seat = g.turn % g.players
        side = g.side_of(seat)
        force = VALUES[option.thing] * (len(g.sides()[1]) if g.lone and side == 0 else 1)
        g.piles = tuple([now + force if at == side else now for at, now in enumerate(g.piles)])
        g.play(seat, option.thing)
        return self.next_turn(g)


class TugSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether seat 0 pulls against all others."""

    lone: bool = False


def deal(players: int, settings: TugSettings) -> tuple[Position, Rule]:
    if players % 2 and not settings.lone:
        raise BadSetting(f"tug: expected teams of the same size, not {players} players")
    return toy_hands.empty(Tug, players, (0, 0), lone=settings.lone), PullTheRope()


def evaluate(g: Tug, seat: Seat) -> float:
    own = g.side_of(seat)
    return float(g.piles[own] - g.piles[1 - own])


GAME = GameType(
    id="tug",
    title="Tug",
    package=__name__,
    players=(2, 4),
    rules_version=1,
    settings=TugSettings,
    modes={"teams": Mode(), "lone": Mode({"lone": True})},
    longest=PULLS,
    table=Tug,
    rules={"PullTheRope": PullTheRope},
    vocabulary=VOCABULARY,
    eyes=HandEyes(),
    deal=deal,
    arrange=toy_hands.arrange,
    check=toy_hands.check,
    names={"card": CARDS},
    view=HandView,
    telling=Telling(
        words=files(__package__) / "words.ftl",
        name=toy_hands.card_name,
        questions=by_prompt(Question(PULL_THE_ROPE, table=[piles_block], stakes=None, tip=None)),
        looks=lambda view: [(phrase("piles"), piles_block(view))],
    ),
    skill=Skill(evaluate=evaluate),
)
