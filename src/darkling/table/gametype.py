"""Game types: what a game declares about itself, and the doors into it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from darkling.table.cards import CardFiles
from darkling.table.chance import Chance, chance_from
from darkling.table.company import Company, Lineup, Mode, company_of
from darkling.table.data import fingerprint_of, first_difference, frozen, state_values
from darkling.table.decision import Decision, Prompt
from darkling.table.errors import BadPosition, BadRecord, BadSetting, BadSetup, DarklingError
from darkling.table.event import Event, event_data
from darkling.table.eyes import Eyes
from darkling.table.game import Game
from darkling.table.lane import Lane
from darkling.table.option import Vocabulary
from darkling.table.position import Position
from darkling.table.record import Record
from darkling.table.result import Sides
from darkling.table.rule import Rule
from darkling.table.skill import Skill
from darkling.table.study import Study
from darkling.table.telling import Telling

DAMAGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What data can lead to that nobody has checked."""
CHOICES = "choices"
"""What is chosen in a set-up position before it is handed out."""


@dataclass(frozen=True)
class GameType:
    """A game as the kernel knows it.

    Attributes:
        id: its short name.
        title: its full name.
        package: the name of its package, in which `rules.toml` lies.
        players: the smallest and the largest number of players.
        rules_version: raised whenever the same record would play out differently.
        settings: a msgspec Struct of the game's settings with their defaults.
        modes: named sets of settings that matter to players and tests, the most usual first.
        longest: no game takes more decisions than this, per player.
        table: the class of its positions.
        rules: its rule classes by name.
        vocabulary: everything that can ever be chosen in it.
        eyes: who knows and sees what.
        deal: makes an empty table for a number of players and settings; its first rule comes back too.
        arrange: the same from the data of a set-up position.
        check: raises BadPosition when a position breaks an invariant of the game.
        names: for fields of events that hold card numbers, the codes of the cards.
        view: the Struct that its eyes show to seats.
        telling: what its players are told, in words.
        skill: what bots know of it.
        study: what statistics count in it.
        cards: its card files, if it has any that can be changed.
        catalogue: makes all pieces as a screen shows them, if it has a screen that shows any.
        terminal: where its table in the terminal is, as `module:Class`; without one, the general table.
        company: with whom and against whom it is played in all its modes, where its sides do not tell:
            heroes who stand against one, and yet race each other.
        earlier: for earlier versions of its rules, where a record still comes to the same: makes of the data
            of a position what that version would have written, and nothing else.

    """

    id: str
    title: str
    package: str
    players: tuple[int, int]
    rules_version: int
    settings: type[Any]
    modes: Mapping[str, Mode]
    longest: int
    table: type[Position]
    rules: Mapping[str, type[Rule]]
    vocabulary: Vocabulary
    eyes: Eyes
    deal: Callable[[int, Any], tuple[Position, Rule]]
    arrange: Callable[[Any], tuple[Position, Rule]]
    check: Callable[[Any], None]
    names: Mapping[str, tuple[str, ...]]
    view: type[msgspec.Struct]
    telling: Telling
    skill: Skill = field(default_factory=Skill)
    study: Study = field(default_factory=Study)
    cards: CardFiles | None = None
    catalogue: Callable[[], msgspec.Struct] | None = None
    terminal: str | None = None
    company: Company | None = None
    earlier: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)

    def new(self, players: int, seed: int = 0, settings: Mapping[str, Any] | None = None) -> Game:
        """Set up a game for people: with a record, events and undo."""
        told: list[Any] = []
        position = self.start(players, seed, settings, told)
        return Game(self._header(players, seed, dict(settings or {}), None), position, told, self.names)

    def start(
        self,
        players: int,
        seed: int = 0,
        settings: Mapping[str, Any] | None = None,
        listener: list[Any] | None = None,
    ) -> Position:
        """Set up the bare position of a game, for search and simulation."""
        least, most = self.players
        if type(players) is not int or not least <= players <= most:
            raise BadSetup(f"{self.id} takes {least} to {most} players, not {players!r}")
        position, rule = self.deal(players, self.read_settings(settings or {}))
        position.eyes = self.eyes
        position.chance = Chance.seeded(_seed(seed))
        position.listener = listener
        position.start(rule)
        return position

    def position(self, data: Any, seed: int = 0) -> Position:
        """Set up a position from data, checked against the invariants of the game.

        With `choices` in it, pairs of a seat and the name of an option, these are made there first.
        """
        choices = []
        if isinstance(data, Mapping) and CHOICES in data:
            choices = data[CHOICES]
            data = {name: value for name, value in data.items() if name != CHOICES}
        position, rule = self.arrange(data)
        position.eyes = self.eyes
        position.chance.reseed(_seed(seed))
        self.check(position)
        position.start(rule)
        self._choose_all(position, choices)
        return position

    def _choose_all(self, position: Position, choices: Any) -> None:
        if not isinstance(choices, (list, tuple)):
            raise BadPosition(f"{self.id}: {CHOICES} is {choices!r}, expected a list of [seat, option]")
        for number, choice in enumerate(choices):
            if not isinstance(choice, (list, tuple)) or len(choice) != 2:
                raise BadPosition(f"{self.id}: {CHOICES}[{number}] is {choice!r}, expected [seat, option]")
            seat, option = choice
            try:
                position.check_seat(seat)
                position.choose(seat, option)
            except (DarklingError, TypeError) as wrong:
                raise BadPosition(f"{self.id}: {CHOICES}[{number}]: {wrong}") from None

    def game_from(self, position: Position) -> Game:
        """Make a game of a position, which its record then begins with."""
        position = position.clone()
        return Game(self._header(position.players, 0, {}, position.data()), position, [], self.names)

    def read_settings(self, given: Mapping[str, Any]) -> Any:
        """Return the settings with defaults filled in; raise BadSetting for what does not fit."""
        try:
            return msgspec.convert(given, self.settings)
        except (msgspec.ValidationError, UnicodeError) as wrong:
            known = ", ".join([field.name for field in msgspec.structs.fields(self.settings)])
            raise BadSetting(f"{self.id}: {wrong}; the settings are {known}") from None

    def lineup(self, settings: Mapping[str, Any]) -> Lineup:
        """Return who can play with some settings; raise BadSetting where nobody can."""
        agreed = self.read_settings(settings)
        sides: dict[int, Sides] = {}
        why_not: dict[int, BadSetting] = {}
        for players in range(self.players[0], self.players[1] + 1):
            try:
                sides[players] = self.deal(players, agreed)[0].sides()
            except BadSetting as wrong:
                why_not[players] = wrong
        if not sides:
            raise next(iter(why_not.values()))
        return Lineup(self.company or company_of(sides[max(sides)]), sides, why_not)

    def companies(self) -> list[Company]:
        """Return the companies of all modes, the most usual first."""
        return list(dict.fromkeys([self.lineup(mode.settings).company for mode in self.modes.values()]))

    def usual_mode(self) -> Mode:
        """Return the mode in which nothing is set, so that everything is as usual."""
        return next((mode for mode in self.modes.values() if not mode.settings), Mode())

    def event_data(self, event: Event) -> dict[str, Any]:
        """Return an event as plain data, cards by their codes."""
        return event_data(event, self.names)

    def replay(self, record: Record) -> Game:
        """Play a record again; raise BadRecord where it cannot be, or ends elsewhere."""
        game = self.play_again(record)
        self._check_end(game, record)
        return game

    def play_again(self, record: Record, most: int | None = None) -> Game:
        """Play a record again wherever it ends, or its first choices; raise BadRecord where it cannot be."""
        steps = self.steps_of(record)
        game = next(steps)
        for _ in record.choices[:most]:
            game = next(steps)
        return game

    def steps_of(self, record: Record) -> Iterator[Game]:
        """Play a record again, and yield its game at the beginning and after each choice."""
        game = self._begin_again(record)
        _reseed(game, record, 0)
        yield game
        for number, (seat, option) in enumerate(record.choices):
            try:
                game.choose(seat, option)
            except DarklingError as wrong:
                raise BadRecord(f"record: choice {number}: {wrong}") from None
            except DAMAGE as wrong:
                # Data of a start that was edited may break off anywhere; a game that was dealt may not.
                if record.start is None:
                    raise
                raise BadRecord(
                    f"record: choice {number} cannot be made from its start ({wrong!r})"
                ) from None
            _reseed(game, record, number + 1)
            yield game

    def verdict(self, record: Record) -> str:
        """Say how a stored record fares under these rules: same, legal but different, or illegal."""
        try:
            game = self.play_again(record)
        except BadRecord as wrong:
            return f"illegal: {wrong}"
        found = self.fingerprint_under(record.rules_version, game.position)
        return "same" if found == record.fingerprint else "legal but different"

    def load(self, record: Record, snapshot: Any) -> Game:
        """Replay a saved game and compare it with its snapshot."""
        game = self.play_again(record)
        difference = first_difference(snapshot, self.data_under(record.rules_version, game.position))
        if difference is not None:
            raise BadRecord(f"save: snapshot and record disagree: {difference}")
        self._check_end(game, record)
        return game

    def restore(self, data: Mapping[str, Any]) -> Position:
        """Return the position that `Position.data` was taken from."""
        try:
            least, most = self.players
            if not least <= data["table"]["players"] <= most:
                raise ValueError(f"{data['table']['players']} players")
            position = self.table(**state_values(self.table, data["table"]))
            position.eyes = self.eyes
            position.chance = chance_from(data["chance"])
            position.turns = data["turns"]
            position.over = data["over"]
            stack = [self._rule(rule) for rule in data["stack"]]
            lanes = [self._lane(lane) for lane in data["lanes"]]
            position.resume(stack, self._decision(data["decision"]), lanes, list(data["numbers"]))
            self.check(position)
        except BadPosition:
            raise
        except DAMAGE as wrong:
            raise BadPosition(f"{self.id}: not the data of a position ({wrong!r})") from None
        return position

    def data_under(self, rules_version: int, position: Position) -> dict[str, Any]:
        """Return a position as that version of the rules would have written it."""
        data = position.data()
        return self.earlier[rules_version](data) if rules_version in self.earlier else data

    def fingerprint_under(self, rules_version: int, position: Position) -> str:
        """Return the fingerprint of a position as that version of the rules would have written it."""
        return fingerprint_of(self.data_under(rules_version, position))

    def _header(
        self, players: int, seed: int, settings: dict[str, Any], start: dict[str, Any] | None
    ) -> Record:
        return Record(self.id, self.rules_version, players, settings, seed, start, [], "")

    def _check_end(self, game: Game, record: Record) -> None:
        found = self.fingerprint_under(record.rules_version, game.position)
        if found == record.fingerprint:
            return
        why = "it was edited, or the rules have changed"
        if record.rules_version != self.rules_version:
            versions = f"version {record.rules_version}, these are version {self.rules_version}"
            why = f"it was made under rules {versions}"
        raise BadRecord(f"record: it replays to {found}, not to {record.fingerprint}: {why}")

    def _begin_again(self, record: Record) -> Game:
        try:
            if record.start is not None:
                return self.game_from(self.restore(record.start))
            return self.new(record.players, record.seed, record.settings)
        except BadSetup as wrong:
            raise BadRecord(f"record: {wrong}") from None

    def _rule(self, data: Any) -> Rule:
        name, step, values = data
        cls = self.rules[name]
        rule = cls(**state_values(cls, values))
        rule.step = step
        return rule

    def _decision(self, data: Any) -> Decision | None:
        if data is None:
            return None
        seat, number, key, rule, ids, window, seals = data
        known = self.vocabulary.options
        options = [known[at] if at >= 0 else known[~at].final for at in ids]
        return Decision(seat, number, Prompt(key, rule), tuple(options), window, frozen(seals))

    def _lane(self, data: Mapping[str, Any]) -> Lane:
        stack = [self._rule(rule) for rule in data["stack"]]
        lane = Lane(data["seat"], self.rules[data["rule"]], stack)
        lane.decision = self._decision(data["decision"])
        lane.finished = self._rule(data["finished"]) if data["finished"] is not None else None
        return lane


def _reseed(game: Game, record: Record, chosen: int) -> None:
    """Let chance begin afresh where it did after so many choices."""
    for after, seed in record.reseeds:
        if after == chosen:
            game.reseed(seed)


def _seed(seed: int) -> int:
    if type(seed) is not int or seed < 0:
        raise BadSetup(f"a seed is a whole number from 0 up, not {seed!r}")
    return seed
