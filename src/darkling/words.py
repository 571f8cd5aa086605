"""Words: what a game tells a person, as sentences made from its Fluent files."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from darkling.table.decision import Decision, Seat
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.result import Result, ScoreLine
from darkling.telling import MissingWords, Telling

Line = str | tuple[tuple[str, ...], ...]
"""A line of a block, or rows of cells that stand in columns."""
ALWAYS_TOLD = 3
"""So many criteria are told for each place; further ones only if they decided something."""


@cache
def _bundle(resources: tuple[Traversable, ...]) -> FluentBundle:
    """Return the words of some files, which all their readers share: reading them takes long."""
    # Isolation marks help mixed scripts on a page, and litter a terminal.
    bundle = FluentBundle(["en"], use_isolating=False)
    for resource in resources:
        bundle.add_resource(FluentResource(resource.read_text(encoding="utf-8")))
    return bundle


class Phrasebook:
    """Says phrases to one reader, by the names that the seats have."""

    def __init__(
        self, resources: Iterable[Traversable], viewer: Seat | None = None, names: Sequence[str] = ()
    ) -> None:
        self.viewer = viewer
        self.names = names
        self._bundle = _bundle(tuple(resources))

    def say(self, key: str, **args: Said) -> str:
        """Return the words of a key."""
        return self.render(Phrase(key, args))

    def render(self, said: Phrase) -> str:
        """Return a phrase as text; raise MissingWords if its words are missing or do not fit."""
        if not self._bundle.has_message(said.key):
            raise MissingWords(f"there are no words for {said.key!r}")
        pattern = cast(Pattern, self._bundle.get_message(said.key).value)
        text, wrong = self._bundle.format_pattern(pattern, self._arguments(said))
        if wrong:
            raise MissingWords(f"the words of {said.key!r} do not fit: {wrong[0]}")
        return str(text)

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
        self._telling = Telling(game)
        self._wording = self._telling.wording
        package = self._telling.game.package
        super().__init__([files("darkling") / "words.ftl", files(package) / "words.ftl"], viewer, names)

    def mode(self, players: int, options: Any) -> str:
        """Return the mode that is played; empty if the game has but one."""
        if not self._bundle.has_message("mode"):
            return ""
        return self.render(self._telling.agreed("mode", players, options))

    def score_name(self, players: int, options: Any) -> str:
        """Return what the most important criterion counts."""
        return self.render(self._telling.agreed("score-name", players, options))

    def prompt(self, decision: Decision, view: Any) -> str:
        """Return the question."""
        return self.render(self._telling.prompt(decision, view))

    def option(self, option: Option) -> str:
        """Return what an option does, whatever the position."""
        return self.render(self._telling.option(option))

    def name(self, thing: str) -> str:
        """Return the name of what an option or an event speaks of by its code."""
        return self._wording.name(thing)

    def offer(self, option: Option, view: Any) -> str:
        """Return an option with the figures that matter for the choice now."""
        return self.render(self._wording.offer(option, view))

    def event(self, event: Event) -> str:
        """Return what happened, as far as the event tells; empty if there is nothing to say."""
        return self.render(self._telling.event(event))

    def why_not_undo(self, reason: str) -> str:
        """Return why something cannot be taken back."""
        return self.render(self._telling.why_not_undo(reason))

    def lesson(self, view: Any) -> list[str]:
        """Return what a newcomer should know now, as a block: a heading, and the lines below it."""
        return self._block(self._wording.lesson(view))

    def table(self, decision: Decision, view: Any) -> list[list[Line]]:
        """Return what the answer depends on, block by block."""
        return [[self._line(line) for line in block] for block in self._wording.table(decision.prompt, view)]

    def summary(self, view: Any) -> str:
        """Return the table in one line; empty if the game has no words for that."""
        told = getattr(self._wording, "summary", None)
        return self.render(told(view)) if told else ""

    def looks(self, view: Any) -> dict[str, list[Line]]:
        """Return what can be looked at, by name; a game need not name anything."""
        named = getattr(self._wording, "looks", None)
        things = named(view) if named else []
        return {self.render(name): [self._line(line) for line in block] for name, block in things if block}

    def glossary(self) -> list[str]:
        """Return the texts of the cards' abilities."""
        return self._block(self._wording.glossary())

    def rule(self, rule: str) -> str:
        """Return the text of a rule; raise MissingWords if there is none of that id."""
        return self._telling.rule(rule)

    def result(self, result: Result) -> list[str]:
        """Return who won, then each place with its scores and what decided it."""
        if len(result.won) == 1:
            return self._alone(result)
        winners = result.places[0]
        names = self._listed_seats(winners)
        lines = [self.say("victory", count=len(winners), seat=winners[0], winners=names)]
        place = 1
        for number, seats in enumerate(result.places):
            lines.append(self._place(result, number, place))
            place += len(seats)
        return lines

    def accounts(self, result: Result) -> list[str]:
        """Return what the score of each seat is made of, below a heading; nothing if that is all told."""
        seats = [seat for seats in result.places for seat in seats]
        lines = [
            self.say("account", seat=seat, parts=self.account(result, seat))
            for seat in seats
            if self._parts(result, seat)
        ]
        return [self.say("accounts"), *lines] if lines else []

    def account(self, result: Result, seat: Seat) -> Said:
        """Return what the score of a seat is made of; empty if its criteria say it all."""
        return listed(self._parts(result, seat))

    def score(self, criterion: str, value: int) -> str:
        """Return one line of a score; empty if there is nothing to say."""
        return self.say(f"score-{criterion}", value=value)

    def reason(self, criterion: str) -> str:
        """Return a criterion as what decides between two places."""
        return self.say(f"decided-{criterion}")

    def _block(self, block: list[Phrase]) -> list[str]:
        return [self.render(line) for line in block]

    def _line(self, line: Phrase | tuple[tuple[Phrase, ...], ...]) -> Line:
        if isinstance(line, Phrase):
            return self.render(line)
        return tuple([tuple(map(self.render, row)) for row in line])

    def _alone(self, result: Result) -> list[str]:
        """Return how one who plays alone has done: nobody was beaten."""
        value, scores = result.lines[0].value, self._scores(result, 0)
        return [self.say("alone", seat=0, value=value), self.say("alone-scores", value=value, scores=scores)]

    def _scores(self, result: Result, seat: Seat) -> Said:
        """Return the scores of a seat, as far as they matter."""
        lines = [line for line in result.lines if line.seat == seat and self._decides(line)]
        criteria = [line.criterion for line in lines]
        told = max([ALWAYS_TOLD, *[1 + criteria.index(decisive) for decisive in result.decided_by]])
        scores = [self.score(line.criterion, line.value) for line in lines[:told]]
        return listed([score for score in scores if score], last="comma")

    def _parts(self, result: Result, seat: Seat) -> list[Said]:
        lines = [line for line in result.lines if line.seat == seat and not self._decides(line)]
        return [self.score(line.criterion, line.value) for line in lines]

    def _decides(self, line: ScoreLine) -> bool:
        """Say whether a line of a score can decide a game; others only explain how it came about."""
        return self._bundle.has_message(f"decided-{line.criterion}")

    def _place(self, result: Result, number: int, place: int) -> str:
        seats = result.places[number]
        who, scores = self._listed_seats(seats), self._scores(result, seats[0])
        line = self.say("place", place=place, count=len(seats), who=who, scores=scores)
        if number == len(result.decided_by):
            return line
        below = listed([phrase("who", seat=seat) for seat in result.places[number + 1]])
        reason = self.reason(result.decided_by[number])
        return f"{line} {self.say('ahead', below=below, reason=reason)}"

    def _listed_seats(self, seats: Sequence[Seat]) -> Said:
        first, *others = seats
        return listed([phrase("who-first", seat=first), *[phrase("who", seat=seat) for seat in others]])
