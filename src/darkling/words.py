"""Words: what a game tells a person, as sentences made from its Fluent files."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from darkling.phrasing import MissingWords, Phrasing, named, score_parts
from darkling.table.decision import Decision, Seat
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, PlaceShown, Said, listed
from darkling.table.result import Result, Sides
from darkling.table.rule import Barred

Line = str | tuple[tuple[str, ...], ...]
"""A line of a block, or rows of cells that stand in columns."""

JOINED = {"first", "rest"}
"""What a list is joined of; of two where one says nothing, the other is said."""
KEPT_TEXTS = 5_000


@cache
def _bundle(resources: tuple[Traversable, ...]) -> FluentBundle:
    """Return the words of some files, which all their readers share: reading them takes long."""
    # Isolation marks help mixed scripts on a page, and litter a terminal.
    bundle = FluentBundle(["en"], use_isolating=False)
    for resource in resources:
        # A game may have words of its own for what all games say.
        bundle.add_resource(FluentResource(resource.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@lru_cache(KEPT_TEXTS)
def _formatted(bundle: FluentBundle, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """Return a message as text; what stands on a table is said again and again."""
    pattern = cast(Pattern, bundle.get_message(key).value)
    text, wrong = bundle.format_pattern(pattern, dict(arguments))
    if wrong:
        raise MissingWords(f"the words of {key!r} do not fit: {wrong[0]}")
    return str(text)


class Phrasebook:
    """Says phrases to one reader, by the names that the seats have."""

    def __init__(
        self, resources: Iterable[Traversable], viewer: Seat | None = None, names: Sequence[str] = ()
    ) -> None:
        self.viewer = viewer
        self.names = names
        self._bundle = _bundle(tuple(resources))

    def has(self, key: str) -> bool:
        """Say whether there are words for a key: not all need any."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Said) -> str:
        return self.render(Phrase(key, args))

    def render(self, said: Phrase) -> str:
        """Return a phrase as text; raise MissingWords if its words are missing or do not fit."""
        if not self.has(said.key):
            raise MissingWords(f"there are no words for {said.key!r}")
        arguments = self._arguments(said)
        if arguments.keys() == JOINED and "" in arguments.values():
            return str(arguments["first"] or arguments["rest"])
        return _formatted(self._bundle, said.key, tuple(arguments.items()))

    def _arguments(self, said: Phrase) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in said.args.items():
            if name == "seat":
                seat = cast(Seat, value)
                arguments["own"] = "yes" if seat == self.viewer else "no"
                arguments["name"] = self.names[seat]
            else:
                arguments[name] = self.render(value) if isinstance(value, Phrase) else value
        return arguments


class Words(Phrasebook):
    """Says to one reader what happens in a game and what can be chosen."""

    def __init__(self, game: str, viewer: Seat | None, names: Sequence[str]) -> None:
        self._phrasing = Phrasing(game)
        self._telling = self._phrasing.telling
        # A story is told anew whenever something happens.
        self._told: dict[Event, str] = {}
        shared = files("darkling") / "words.ftl"
        super().__init__([shared, *self._telling.shared_words, self._telling.words], viewer, names)

    def mode(self, players: int, settings: Any) -> str:
        """Return the mode that is played; empty if the game has but one."""
        return self.render(self._phrasing.agreed("mode", players, settings)) if self.has("mode") else ""

    def score_name(self, players: int, settings: Any) -> str:
        """Return what the most important criterion counts."""
        return self.render(self._phrasing.agreed("score-name", players, settings))

    def prompt(self, decision: Decision, view: Any) -> str:
        return self.render(self._phrasing.prompt(decision, view))

    def option(self, option: Option) -> str:
        """Return what an option does, whatever the position."""
        return self.render(self._phrasing.option(option))

    def name(self, thing: str) -> str:
        """Return the name of what an option or an event speaks of by its code."""
        return self._telling.name(thing)

    def option_now(self, option: Option, view: Any) -> str:
        return self.render(self._phrasing.option_now(option, view))

    def barred(self, decision: Decision, barred: Sequence[Barred], view: Any) -> list[str]:
        """Return why what looks as if it could be chosen cannot be; what goes for several is said once."""
        told = [self.render(why) for _, why, _ in self._phrasing.barred(decision, barred, view)]
        return list(dict.fromkeys(told))

    def event(self, event: Event) -> str:
        """Return what happened, as far as the event tells; empty if there is nothing to say."""
        if event not in self._told:
            self._told[event] = self.render(self._phrasing.event(event))
        return self._told[event]

    def flows(self, event: Event) -> bool:
        """Say whether an event is told in one paragraph with what led to it."""
        return isinstance(event, self._telling.flowing)

    def is_quiet(self, event: Event) -> bool:
        """Say whether an event may go without a word."""
        return isinstance(event, self._telling.quiet)

    def why_not_undo(self, reason: str) -> str:
        return self.render(self._phrasing.why_not_undo(reason))

    def lesson(self, view: Any) -> list[str]:
        """Return what a newcomer should know now, as a block: a heading, and the lines below it."""
        return self._block(self._telling.lesson(view))

    def table(self, decision: Decision, view: Any) -> list[list[Line]]:
        """Return what the answer depends on, block by block."""
        return [[self._line(line) for line in block] for block in self._phrasing.table(decision, view)]

    def summary(self, view: Any) -> str:
        """Return the table in one line; empty if the game has no words for that."""
        told = self._telling.summary
        return self.render(told(view)) if told else ""

    def looks(self, view: Any) -> dict[str, list[Line]]:
        """Return what can be looked at, by name; a game need not name anything."""
        things = self._phrasing.looks(view)
        return {self.render(name): [self._line(line) for line in block] for name, block in things}

    def glossary(self) -> list[str]:
        return self._block(self._telling.glossary())

    def rule(self, rule: str) -> str:
        """Return the text of a rule; raise MissingWords if there is none of that id."""
        return self._phrasing.rule(rule)

    def result(self, result: Result, sides: Sides) -> list[str]:
        """Return who won, then each place with its scores and what decided it."""
        told = self._phrasing.result(result, sides)
        verdict = self.render(told.verdict)
        if told.reached is not None:
            return [verdict, self.render(told.reached)]
        return [verdict, *[self._place(place, sides) for place in told.places]]

    def accounts(self, result: Result) -> list[str]:
        """Return what the score of each seat is made of, below a heading; nothing if that is all told."""
        told = [(seat, self.account(result, seat)) for seats in result.places for seat in seats]
        lines = [self.say("account", seat=seat, parts=parts) for seat, parts in told if parts]
        return [self.say("accounts"), *lines] if lines else []

    def account(self, result: Result, seat: Seat) -> Said:
        """Return what the score of a seat is made of; empty if its criteria say it all."""
        return listed(score_parts(result, seat))

    def _block(self, block: list[Phrase]) -> list[str]:
        return [self.render(line) for line in block]

    def _line(self, line: Phrase | tuple[tuple[Phrase, ...], ...]) -> Line:
        if isinstance(line, Phrase):
            return self.render(line)
        return tuple([tuple(map(self.render, row)) for row in line])

    def _place(self, told: PlaceShown, sides: Sides) -> str:
        scores, seats = listed(told.scores, last="comma"), told.seats
        equals = len([side for side in sides if side[0] in seats])
        line = self.say("place", place=told.place, count=equals, who=named(seats), scores=scores)
        return line if told.ahead is None else f"{line} {self.render(told.ahead)}"
