"""A session: a game, who of its seats is a person, and which bots play the others."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from time import monotonic

from darkling.games import find
from darkling.standing_orders import (
    OrderKind,
    StandingOrder,
    give_order,
    kinds_of_orders,
    ordered_pass,
    stands,
)
from darkling.table.decision import Decision, Seat
from darkling.table.errors import BadSetup
from darkling.table.game import Game
from darkling.table.option import Option
from darkling.terminal.rivals import Rivals
from darkling.terminal.saving import save
from darkling.words import Phrasebook, Words

Wait = Callable[[float], None]
"""Waits for the rest of a pause, of which so many seconds have been spent."""


def no_pause(_spent: float) -> None:
    """Wait for nobody: a program does not look on."""


class Session:
    """A game at which people and bots sit.

    Attributes:
        game: the game.
        people: the seats of people, clockwise; empty if bots play among themselves.
        bots: the names of the bots, as they were asked for.
        file: where the game was saved, if it was.
        orders: what people have said beforehand on reaction windows, by their seats.
        asked_again: those who took back to what they are asked now; it is theirs to answer.
        undone: how often something was taken back; what a bot thought of before does not count then.

    """

    def __init__(
        self, game: Game, people: tuple[Seat, ...], bots: str | None = None, file: Path | None = None
    ) -> None:
        self.game = game
        self.type = find(game.id)
        self.people = people
        self.bots = bots
        self.file = file
        self.orders: dict[Seat, StandingOrder] = {}
        self.asked_again: set[Seat] = set()
        self.undone = 0
        self.rivals = Rivals(game, people, bots)

    @property
    def first(self) -> Seat:
        """The seat from which players are numbered."""
        return self.people[0] if self.people else 0

    def words(self, viewer: Seat | None, own_words: Phrasebook) -> Words:
        return Words(self.game.id, viewer, names(self.game.players, self.people, own_words))

    def what(self, words: Words, own_words: Phrasebook) -> str:
        """Return what is played: the game, and its mode if there is more than one."""
        settings = self.type.read_settings(self.game.record.settings)
        mode = words.mode(self.game.players, settings)
        return own_words.say("mode", title=self.type.title, mode=mode) if mode else self.type.title

    def next_person(self, last: Seat | None) -> Seat | None:
        """Return who is to decide: the person who did so last, if they may, or the next one clockwise.

        Nobody who has ordered to pass; but someone who can only pass, or the others could tell.
        """
        start = self.first if last is None else last
        order = [(start + step) % self.game.players for step in range(self.game.players)]
        waiting = [seat for seat in order if seat in self.people and seat in self.game.waiting]
        return next((seat for seat in waiting if not self._ordered_pass(seat)), None)

    def next_pass(self, viewer: Seat | None) -> tuple[Decision, Option] | None:
        """Return a pass that is to be made for someone: by their order, or since the reader can only pass."""
        for seat in self.game.waiting:
            if seat in self.people and (option := self._pass_for(seat, viewer)):
                return self.game.decision(seat), option
        return None

    @property
    def can_order(self) -> bool:
        """Whether people can say anything beforehand in this game."""
        return bool(kinds_of_orders(self.type))

    def order_of(self, seat: Seat) -> OrderKind | None:
        """Return what a seat has ordered, if it still holds."""
        order = self.orders.get(seat)
        return order.kind if order and stands(order, self.type, self.game.position) else None

    def change_order(self, seat: Seat) -> OrderKind | None:
        """Order the next thing that can be ordered, after the last one nothing; return what it is."""
        kinds = [None, *kinds_of_orders(self.type)]
        kind = kinds[(kinds.index(self.order_of(seat)) + 1) % len(kinds)]
        self.orders.pop(seat, None)
        if kind is not None:
            self.orders[seat] = give_order(kind, self.type, self.game.position)
            self.asked_again.discard(seat)
        return kind

    def _pass_for(self, seat: Seat, viewer: Seat | None) -> Option | None:
        decision = self.game.decision(seat)
        forced = seat == viewer and decision.can_only_pass and seat not in self.asked_again
        return decision.options[0] if forced else self._ordered_pass(seat)

    def _ordered_pass(self, seat: Seat) -> Option | None:
        holds = self.order_of(seat) and seat not in self.asked_again
        return ordered_pass(self.orders[seat], self.game.position, seat) if holds else None

    def waiting_bots(self) -> list[Seat]:
        return [seat for seat in self.game.waiting if seat not in self.people]

    def let_bots_choose(self, pause: Wait = no_pause) -> None:
        """Let bots choose until a person is waited for; where they could pass they think within a pause."""
        while bots := self.waiting_bots():
            self.let_bot_choose(bots[0], pause)

    def let_bot_choose(self, seat: Seat, pause: Wait = no_pause) -> None:
        began = monotonic()
        option = self.rivals.choice(seat)
        if self.game.decision(seat).pass_option is not None:
            pause(monotonic() - began)
        self.game.choose(seat, option)

    def choose(self, decision: Decision, option: Option) -> bool:
        """Choose an option of a decision, unless it is not open any more; say whether it was chosen."""
        seat = decision.seat
        if seat not in self.game.waiting or self.game.decision(seat).data() != decision.data():
            return False
        self.game.choose(seat, option)
        self.asked_again.discard(seat)
        return True

    def undo(self, seat: Seat) -> None:
        self.game.undo(seat)
        self.asked_again.add(seat)
        self.undone += 1

    def save(self) -> Path:
        self.file = save(self.game, self.file)
        return self.file

    def say_saved(self, own_words: Phrasebook) -> str:
        """Say where the game was saved, and how to go on."""
        people = len(self.people)
        return own_words.say(
            "saved",
            file=quote(str(self.file)),
            number=self.first,
            same_people="" if people == 1 else own_words.say("same-people", people=people),
            same_bots="" if self.bots is None else own_words.say("same-bots", bots=quote(self.bots)),
        )


def seats_of_people(players: int, seat: Seat, people: int) -> tuple[Seat, ...]:
    """Return the seats of so many people, who sit clockwise from a seat."""
    if not 0 <= people <= players:
        raise BadSetup(f"expected 0 to {players} people, as many as play, not {people}")
    return tuple([(seat + step) % players for step in range(people)])


def names(players: int, people: tuple[Seat, ...], own_words: Phrasebook) -> list[str]:
    """Return the names of the seats; people and bots are numbered clockwise from the first person."""
    first = people[0] if people else 0
    clockwise = [(first + step) % players for step in range(players)]
    bots = [seat for seat in clockwise if seat not in people]
    named = {seat: own_words.say("bot", number=number) for number, seat in enumerate(bots, 1)}
    if len(people) == 1:
        named[first] = own_words.say("you")
    else:
        named |= {seat: own_words.say("player", number=number) for number, seat in enumerate(people, 1)}
    return [named[seat] for seat in range(players)]
