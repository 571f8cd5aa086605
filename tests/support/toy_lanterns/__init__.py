"""Lanterns, a toy: all seats together feed three lanterns against the wind, and win or lose as one."""

from dataclasses import dataclass
from importlib.resources import files

from msgspec import Struct

from darkling.table.company import Mode
from darkling.table.decision import Prompt, Seat
from darkling.table.event import Revelation
from darkling.table.gametype import GameType
from darkling.table.option import Option, Vocabulary
from darkling.table.phrase import phrase
from darkling.table.result import Result, ScoreLine, Sides, score_lines, together
from darkling.table.rule import Next, Rule
from darkling.table.skill import Skill
from darkling.table.study import Study
from darkling.table.telling import Question, Telling, by_prompt
from support import toy_hands
from support.toy_hands import CARDS, HAND_SIZE, VALUES, CardPlayed, HandEyes, HandTable, HandView, piles_block

LANTERNS = ("red", "green", "blue")
OIL, WIND = 3, 2

VOCABULARY = Vocabulary()
FEED = [VOCABULARY.over(f"feed_{lantern}", CARDS) for lantern in LANTERNS]
FEED_A_LANTERN = Prompt("feed-a-lantern", "LN-02")


@dataclass
class Lanterns(HandTable):
    """The piles are the oil in the lanterns; one with less than none is out."""

    def sides(self) -> Sides:
        return (tuple(self.seats),)

    def outcome(self) -> Result:
        of_the_table = score_lines(("turns",), [(self.turn,)] * self.players)
        given = [sum([VALUES[card] for card in cards]) for cards in self.played]
        of_each = [ScoreLine(seat, "oil", oil, decides=False) for seat, oil in enumerate(given)]
        return together(min(self.piles) >= 0, (*of_the_table, *of_each))

    def fill(self, lantern: int, oil: int) -> None:
        self.piles = tuple([now + oil if at == lantern else now for at, now in enumerate(self.piles)])


@dataclass(frozen=True)
class WindBlew(Revelation):
    """The wind takes oil from a lantern."""

    lantern: str
    oil: int


@dataclass
class KeepTheLight(Rule):
    """In turn everyone feeds a lantern, and the wind blows at one."""

    def begin(self, g: Lanterns) -> Next:
        g.deal_hands()
        return self.next_turn(g)

    def next_turn(self, g: Lanterns) -> Next:
        if min(g.piles) < 0 or g.turn == HAND_SIZE * g.players:
            return g.done()
        return g.ask(g.turn % g.players, FEED_A_LANTERN, self.reoffer(g), then=self.on_fed)

    def reoffer(self, g: Lanterns) -> list[Option]:
        hand = g.hands[g.turn % g.players]
        return [options[card].final for options in FEED for card in hand]

    def on_fed(self, g: Lanterns, option: Option) -> Next:
        lantern = LANTERNS.index(option.verb.removeprefix("feed_"))
        g.fill(lantern, VALUES[option.thing])
        g.play(g.turn % g.players, option.thing)
        blown = g.roll(len(LANTERNS)) - 1
        g.fill(blown, -WIND)
        g.emit(WindBlew, LANTERNS[blown], g.piles[blown])
        return self.next_turn(g)


class LanternSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to agree on."""


def evaluate(g: Lanterns, _seat: Seat) -> float:
    return 10.0 * min(g.piles) + sum(g.piles)


def taken(event: object) -> tuple[Seat, list[str]] | None:
    return (event.seat, [CARDS[event.card]]) if isinstance(event, CardPlayed) else None


GAME = GameType(
    id="lanterns",
    title="Lanterns",
    package=__name__,
    players=(2, 4),
    rules_version=1,
    settings=LanternSettings,
    modes={"normal": Mode()},
    longest=HAND_SIZE,
    table=Lanterns,
    rules={"KeepTheLight": KeepTheLight},
    vocabulary=VOCABULARY,
    eyes=HandEyes(),
    deal=lambda players, _settings: (toy_hands.empty(Lanterns, players, (OIL,) * 3), KeepTheLight()),
    arrange=toy_hands.arrange,
    check=toy_hands.check,
    names={"card": CARDS},
    view=HandView,
    telling=Telling(
        words=files(__package__) / "words.ftl",
        name=toy_hands.card_name,
        questions=by_prompt(Question(FEED_A_LANTERN, table=[piles_block], stakes=None, tip=None)),
        options={
            f"feed_{lantern}": lambda code, _view: {"thing": toy_hands.card_name(code)}
            for lantern in LANTERNS
        },
        looks=lambda view: [(phrase("piles"), piles_block(view))],
    ),
    skill=Skill(evaluate=evaluate),
    study=Study(cards={"oil": CARDS}, taken=taken, rounds=lambda g: g.turn // g.players),
)
