"""A toy of friends with open hands: two against two, who see what their partner draws and holds."""

import sys
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from msgspec import Struct

from darkling.table.company import Mode
from darkling.table.decision import Prompt, Seat
from darkling.table.event import Event, Revelation, SharedSecretEvent
from darkling.table.eyes import Eyes
from darkling.table.gametype import GameType
from darkling.table.machine import Fence
from darkling.table.option import Option, Vocabulary
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule, rules_in
from darkling.table.telling import Figures, Question, Telling, by_prompt
from darkling.table.zones import without

CARDS = tuple([f"card {number}" for number in range(24)])
HAND_SIZE, ROUNDS = 3, 2

VOCABULARY = Vocabulary()
LAY = VOCABULARY.over("lay", CARDS)
LAY_A_CARD = Prompt("lay-a-card", "AL-02")


@dataclass
class Allies(Position):
    """Hands that friends share, and what each seat has laid."""

    deck: tuple[int, ...] = ()
    hands: list[tuple[int, ...]] = field(default_factory=list)
    laid: list[tuple[int, ...]] = field(default_factory=list)

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of one side: those across the table (AL-01)."""
        return tuple([other for other in self.seats if other % 2 == seat % 2])

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from a deck that has no order, before the eyes of friends."""
        drawn: tuple[int, ...] = ()
        for _ in range(count):
            drawn = (*drawn, self.deck[self.chance.below(len(self.deck))])
            self.deck = without(self.deck, drawn[-1])
        self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn)))
        self.fence(Fence.REVEALED)
        self.emit(CardsDrawn, seat, drawn, count, self.eyes.insiders(self, seat))

    def outcome(self) -> Result:
        totals = [sum([sum(self.laid[friend]) for friend in self.team_of(seat)]) for seat in self.seats]
        return ranked(("laid",), [(total,) for total in totals])


@dataclass(frozen=True)
class CardsDrawn(SharedSecretEvent):
    """A seat draws cards, and shows its friends."""


@dataclass(frozen=True)
class CardLaid(Revelation):
    """A seat lays a card that it held."""

    seat: Seat
    card: int


@dataclass
class AllRounds(Rule):
    """AL-02, AL-03: draw a hand, then take turns."""

    turns: int = 0

    def begin(self, g: Allies) -> Next:
        for seat in g.seats:
            g.draw(seat, HAND_SIZE)
        return self.next_turn(g)

    def next_turn(self, g: Allies) -> Next:
        if self.turns == ROUNDS * g.players:
            return g.done()
        g.begin_turn()
        g.draw(self.seat(g), 1)
        return g.ask(self.seat(g), LAY_A_CARD, self.reoffer(g), then=self.on_card)

    def seat(self, g: Allies) -> Seat:
        return self.turns % g.players

    def reoffer(self, g: Allies) -> list[Option]:
        """Offer the hand; after all but the last card, the next seat draws."""
        is_last = self.turns == ROUNDS * g.players - 1
        options = [LAY[card] for card in g.hands[self.seat(g)]]
        return options if is_last else [option.final for option in options]

    def on_card(self, g: Allies, option: Option) -> Next:
        seat = self.seat(g)
        g.hands[seat] = without(g.hands[seat], option.thing)
        g.laid[seat] = (*g.laid[seat], option.thing)
        g.emit(CardLaid, seat, option.thing)
        self.turns += 1
        return self.next_turn(g)


class AlliesView(Struct, frozen=True):
    """What a seat sees: the hands of its side, and of the others how many cards they hold."""

    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    laid: tuple[tuple[str, ...], ...]


class AlliesEyes(Eyes):
    """A hand is for the eyes of its side."""

    def insiders(self, g: Allies, owner: Seat) -> tuple[Seat, ...]:
        return g.team_of(owner)

    def view(self, g: Allies, seat: Seat | None) -> AlliesView:
        return AlliesView(
            tuple([_codes(g.hands[owner]) if seat in self.insiders(g, owner) else None for owner in g.seats]),
            tuple([len(hand) for hand in g.hands]),
            tuple([_codes(cards) for cards in g.laid]),
        )

    def knowledge(self, g: Allies, seat: Seat) -> AlliesView:
        return self.view(g, seat)

    def redeal(self, g: Allies, seat: Seat) -> None:
        hidden = [owner for owner in g.seats if seat not in self.insiders(g, owner)]
        unseen = g.shuffle(sorted([*g.deck, *[card for owner in hidden for card in g.hands[owner]]]))
        for owner in hidden:
            size = len(g.hands[owner])
            g.hands[owner], unseen = tuple(sorted(unseen[:size])), unseen[size:]
        g.deck = tuple(sorted(unseen))


def _codes(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


class AlliesSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to agree on."""


def deal(players: int, _settings: Any = None) -> tuple[Allies, Rule]:
    empty: list[tuple[int, ...]] = [()] * players
    return Allies(players, deck=tuple(range(len(CARDS))), hands=[*empty], laid=[*empty]), AllRounds()


def check(g: Allies) -> None:
    cards = [*g.deck, *[card for zone in (g.hands, g.laid) for cards in zone for card in cards]]
    assert sorted(cards) == list(range(len(CARDS))), "every card must be in one place"


def seen(event: Event) -> Figures:
    """Return how many cards a reader is shown."""
    return {"seen": len(event.cards)} if isinstance(event, CardsDrawn) else {}


ALLIES_GAME = GameType(
    id="toy-allies",
    title="Friends",
    package=__name__,
    players=(2, 4),
    rules_version=1,
    settings=AlliesSettings,
    modes={"normal": Mode()},
    longest=ROUNDS,
    table=Allies,
    rules=rules_in(sys.modules[__name__]),
    vocabulary=VOCABULARY,
    eyes=AlliesEyes(),
    deal=deal,
    arrange=lambda data: deal(data["players"]),
    check=check,
    names={"cards": CARDS, "card": CARDS},
    view=AlliesView,
    telling=Telling(
        files(__package__) / "words.ftl",
        name=str,
        questions=by_prompt(Question(LAY_A_CARD, stakes=None, tip=None)),
        details=seen,
    ),
)
