"""Phrasing: what a game has to tell, as phrases for whoever can say them to a reader."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from re import sub
from typing import Any, cast

import msgspec

from darkling import ledger
from darkling.games import find
from darkling.table.decision import Decision, Seat
from darkling.table.errors import DarklingError
from darkling.table.event import Event, Forced
from darkling.table.option import Option
from darkling.table.phrase import Phrase, PlaceShown, ResultShown, Said, listed, phrase
from darkling.table.result import Result, ScoreLine, Sides, place_numbers, winning_sides
from darkling.table.rule import Barred
from darkling.table.telling import Block

ALWAYS_TOLD = 3
"""So many criteria are told for each place; further ones only if they decided something."""


class MissingWords(DarklingError):
    """Something has no words, or its words speak of something unknown."""


class Phrasing:
    """Says in phrases what happens in a game and what can be chosen."""

    def __init__(self, game: str) -> None:
        self.game = find(game)
        self.telling = self.game.telling
        self._mode = cache(self._said_mode)

    def prompt(self, decision: Decision, view: Any) -> Phrase:
        """Return the question, with whom it is about where a game says so."""
        return Phrase(f"prompt-{decision.prompt}", self.telling.questions[decision.prompt].about(view))

    def option(self, option: Option) -> Phrase:
        """Return what an option does, whatever the position."""
        code = option.code
        return phrase(f"option-{option.verb}", thing=self.telling.name(code) if code else "")

    def option_now(self, option: Option, view: Any) -> Phrase:
        figures = self.telling.options.get(option.verb)
        told = figures(option.code, view) if figures else self.option(option).args
        return Phrase(f"option-{option.verb}-now", told)

    def event(self, event: Event) -> Phrase:
        """Return what happened, as far as the event tells."""
        if isinstance(event, Forced):
            return self._forced(event)
        told = {field.name: self._said(field.name, getattr(event, field.name)) for field in fields(event)}
        return Phrase(event_key(type(event)), told | self.telling.details(event))

    def why_not_undo(self, reason: str) -> Phrase:
        return phrase(f"undo-{reason}")

    def stakes(self, decision: Decision, view: Any) -> Phrase | None:
        """Return what the answer costs or decides; None if the game has nothing to say of it."""
        figures = self.telling.questions[decision.prompt].stakes
        return Phrase(f"stakes-{decision.prompt}", figures(view)) if figures else None

    def tip(self, decision: Decision, view: Any) -> Phrase | None:
        """Return advice for someone who is asked this for the first time."""
        figures = self.telling.questions[decision.prompt].tip
        return Phrase(f"tip-{decision.prompt}", figures(view)) if figures else None

    def barred(
        self, decision: Decision, barred: Sequence[Barred], view: Any
    ) -> list[tuple[str, Phrase, str]]:
        """Return the things that might be chosen but cannot be: by code, why not, and by which rule."""
        figures = self.telling.questions[decision.prompt].barred
        return [(code, Phrase(f"why-not-{why.key}", figures(code, view)), why.rule) for code, why in barred]

    def table(self, decision: Decision, view: Any) -> list[Block]:
        """Return what the answer depends on, block by block."""
        blocks = [block(view) for block in self.telling.questions[decision.prompt].table]
        return [block for block in blocks if block]

    def looks(self, view: Any) -> list[tuple[Phrase, Block]]:
        """Return what can be looked at, by name; a game need not name anything."""
        things = self.telling.looks(view) if self.telling.looks else []
        return [(name, block) for name, block in things if block]

    def whole_table(self, decision: Decision | None, view: Any) -> list[Block]:
        """Return the table for whoever cannot draw it: what an answer depends on, or all there is to see."""
        blocks = self.table(decision, view) if decision else [block for _, block in self.looks(view)]
        return [*blocks, [self.telling.summary(view)]] if self.telling.summary else blocks

    def mode(self, players: int, settings: Mapping[str, Any]) -> Phrase:
        """Return the mode that is played; a game with but one has no words for it."""
        return self._mode(players, tuple(settings.items()))

    def _said_mode(self, players: int, settings: tuple[tuple[str, Any], ...]) -> Phrase:
        return self.agreed("mode", players, self.game.read_settings(dict(settings)))

    def agreed(self, key: str, players: int, settings: Any) -> Phrase:
        """Return words that depend on what was agreed before the game."""
        values = {name: _told(value) for name, value in msgspec.structs.asdict(settings).items()}
        return phrase(key, players=players, **values)

    def result(self, result: Result, sides: Sides) -> ResultShown:
        """Return who won, then each place with its scores and what decided it."""
        numbers = place_numbers(result, sides)
        places = tuple([_place(result, at, numbers) for at in range(len(result.places))])
        if len(sides) > 1:
            return ResultShown(result.won, _victory(result, sides), None, places)
        value, scores = result.lines[0].value, listed(places[0].scores, last="comma")
        verdict, reached = _shared_by_all(result, value)
        return ResultShown(result.won, verdict, phrase(reached, value=value, scores=scores), places)

    def rule(self, rule: str) -> str:
        """Return the text of a rule; raise MissingWords if there is none of that id."""
        texts = ledger.texts(self.game.id)
        if rule not in texts:
            raise MissingWords(f"rules.toml has no rule {rule!r}")
        return texts[rule]

    def _forced(self, event: Forced) -> Phrase:
        option = next(option for option in self.game.vocabulary.options if option.name == event.option)
        return phrase("event-forced", seat=event.seat, verb=option.verb, choice=self.option(option))

    def _said(self, field: str, value: Any) -> Said:
        """Return the value of an event's field by names: cards are numbers there."""
        if isinstance(value, tuple):
            return listed([self._said(field, item) for item in value])
        codes = self.game.names.get(field)
        return cast(Said, value) if codes is None else self.telling.name(codes[value])


def named(seats: Sequence[Seat]) -> Said:
    """Return seats as the beginning of a sentence."""
    first, *others = seats
    return listed([phrase("who-first", seat=first), *[phrase("who", seat=seat) for seat in others]])


def score_parts(result: Result, seat: Seat) -> tuple[Phrase, ...]:
    """Return what the scores of a seat are made of."""
    return _said_lines(_lines(result, seat, decides=False))


def _victory(result: Result, sides: Sides) -> Phrase:
    """Return who has won against others."""
    winners = result.places[0]
    if len(winners) > 1 and winning_sides(result.won, sides) == 1:
        return phrase("victory-of-side", winners=named(winners))
    return phrase("victory", count=len(winners), seat=winners[0], winners=named(winners))


def _shared_by_all(result: Result, value: int) -> tuple[Phrase, str]:
    """Return how it ended for a table that has no rivals, and the key of how far it came."""
    if len(result.won) == 1:
        won = "yes" if result.won[0] else "no"
        return phrase("alone", seat=0, value=value, won=won), "alone-scores"
    return phrase("all-win" if result.won[0] else "all-lose", value=value), "all-scores"


def _place(result: Result, number: int, numbers: Sequence[int]) -> PlaceShown:
    seats = result.places[number]
    return PlaceShown(
        place=numbers[seats[0]],
        seats=seats,
        scores=_scores(result, seats[0]),
        parts=tuple([score_parts(result, seat) for seat in seats]),
        ahead=_ahead(result, number),
    )


def _scores(result: Result, seat: Seat) -> tuple[Phrase, ...]:
    """Return the scores of a seat, as far as they matter."""
    lines = _lines(result, seat, decides=True)
    criteria = [line.criterion for line in lines]
    told = max([ALWAYS_TOLD, *[1 + criteria.index(decisive) for decisive in result.decided_by]])
    return _said_lines(lines[:told])


def _lines(result: Result, seat: Seat, decides: bool) -> list[ScoreLine]:
    return [line for line in result.lines if line.seat == seat and line.decides == decides]


def _said_lines(lines: Sequence[ScoreLine]) -> tuple[Phrase, ...]:
    return tuple([phrase(f"score-{line.criterion}", value=line.value) for line in lines])


def _ahead(result: Result, number: int) -> Phrase | None:
    if number == len(result.decided_by):
        return None
    below = listed([phrase("who", seat=seat) for seat in result.places[number + 1]])
    return phrase("ahead", below=below, reason=phrase(f"decided-{result.decided_by[number]}"))


def event_key(event: type[Event]) -> str:
    """Return the key of an event's words: `event-hero-flipped` for HeroFlipped."""
    return _dashed(event.__name__)


@cache
def _dashed(name: str) -> str:
    return "event" + sub(r"([A-Z])", r"-\1", name).lower()


def _told(value: str | int | None) -> Said:
    """Return the value of a setting as words select by it."""
    if value is None:
        return "unset"
    return ("yes" if value else "no") if isinstance(value, bool) else value
