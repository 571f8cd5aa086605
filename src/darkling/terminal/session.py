"""A session: a game, who of its seats is a person, and which bots play the others."""

from pathlib import Path
from shlex import quote

from darkling.games import find
from darkling.table.decision import Decision, Seat
from darkling.table.errors import BadSetup
from darkling.table.game import Game
from darkling.table.option import Option
from darkling.terminal.rivals import Rivals
from darkling.terminal.saving import save
from darkling.words import Phrasebook, Words


class Session:
    """A game at which people and bots sit.

    Attributes:
        game: the game.
        people: the seats of people, clockwise; empty if bots play among themselves.
        bots: the names of the bots, as they were asked for.
        file: where the game was saved, if it was.
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
        """Return who is to decide: the person who did so last, if they may, or the next one clockwise."""
        start = self.first if last is None else last
        order = [(start + step) % self.game.players for step in range(self.game.players)]
        waiting = [seat for seat in order if seat in self.people and seat in self.game.waiting]
        return waiting[0] if waiting else None

    def waiting_bots(self) -> list[Seat]:
        return [seat for seat in self.game.waiting if seat not in self.people]

    def let_bots_choose(self) -> None:
        """Let bots choose until a person is waited for, or the game is over."""
        while bots := self.waiting_bots():
            self.game.choose(bots[0], self.rivals.choice(bots[0]))

    def choose(self, decision: Decision, option: Option) -> bool:
        """Choose an option of a decision, unless it is not open any more; say whether it was chosen."""
        seat = decision.seat
        if seat not in self.game.waiting or self.game.decision(seat).data() != decision.data():
            return False
        self.game.choose(seat, option)
        return True

    def undo(self, seat: Seat) -> None:
        self.game.undo(seat)
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
