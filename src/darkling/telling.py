"""Telling: what a game has to tell, as phrases for whoever can say them to a reader."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from re import sub
from typing import Any, Protocol, cast

import msgspec

from darkling import ledger
from darkling.games import find
from darkling.table.decision import Decision
from darkling.table.errors import DarklingError
from darkling.table.event import Event, Forced
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed, phrase


class MissingWords(DarklingError):
    """Something has no words, or its words speak of something unknown."""


class Wording(Protocol):
    """What a game's own `wording` module says about its things, in phrases."""

    def name(self, thing: str) -> str:
        """Return the name of what an option or an event speaks of by its code."""

    def offer(self, option: Option, view: Any) -> Phrase:
        """Return an option with the figures that matter for the choice."""

    def details(self, event: Event) -> dict[str, Said]:
        """Return what the words of an event need besides its own fields."""

    def lesson(self, view: Any) -> list[Phrase]:
        """Return what a newcomer should know now, as a block: a heading, and the lines below it.

        The same lesson is the same list, which nobody changes: a server encodes it once.
        """

    def table(self, prompt: str, view: Any) -> list[list[Phrase | tuple[tuple[Phrase, ...], ...]]]:
        """Return what the answer to a question depends on, block by block; in columns where it has rows."""

    def glossary(self) -> list[Phrase]:
        """Return the texts of the cards' abilities."""


class Telling:
    """Tells what happens in a game and what can be chosen."""

    def __init__(self, game: str) -> None:
        self.game = find(game)
        self.wording = cast(Wording, import_module(f"{self.game.package}.wording"))
        self._mode = cache(self._said_mode)

    def prompt(self, decision: Decision, view: Any) -> Phrase:
        """Return the question, with whom it is about where a game says so."""
        about = getattr(self.wording, "about", None)
        return Phrase(f"prompt-{decision.prompt}", about(view) if about else {})

    def option(self, option: Option) -> Phrase:
        """Return what an option does, whatever the position."""
        code = option.code
        return phrase(f"option-{option.verb}", thing=self.wording.name(code) if code else "")

    def event(self, event: Event) -> Phrase:
        """Return what happened, as far as the event tells."""
        if isinstance(event, Forced):
            return self._forced(event)
        told = {field.name: self._said(field.name, getattr(event, field.name)) for field in fields(event)}
        return Phrase(event_key(type(event)), told | self.wording.details(event))

    def why_not_undo(self, reason: str) -> Phrase:
        """Return why something cannot be taken back."""
        return phrase(f"undo-{reason}")

    def stakes(self, decision: Decision, view: Any) -> Phrase | None:
        """Return what the answer costs or decides; None if the game has nothing to say of it."""
        told = getattr(self.wording, "stakes", None)
        return told(decision.prompt, view) if told else None

    def tip(self, decision: Decision, view: Any) -> Phrase | None:
        """Return advice for someone who is asked this for the first time."""
        told = getattr(self.wording, "tip", None)
        return told(decision.prompt, view) if told else None

    def closed(self, decision: Decision, view: Any) -> list[tuple[str, Phrase, str]]:
        """Return the things that might be chosen but cannot be: by code, why not, and by which rule."""
        told = getattr(self.wording, "closed", None)
        return told(decision.prompt, view) if told else []

    def mode(self, players: int, options: Mapping[str, Any]) -> Phrase:
        """Return the mode that is played; a game with but one has no words for it."""
        return self._mode(players, tuple(options.items()))

    def _said_mode(self, players: int, options: tuple[tuple[str, Any], ...]) -> Phrase:
        return self.agreed("mode", players, self.game.read_options(dict(options)))

    def agreed(self, key: str, players: int, options: Any) -> Phrase:
        """Return words that depend on what was agreed before the game."""
        values = {name: _told(value) for name, value in msgspec.structs.asdict(options).items()}
        return phrase(key, players=players, **values)

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
        codes = self.game.names.get(field)
        if codes is None:
            return cast(Said, value)
        if isinstance(value, int):
            return self.wording.name(codes[value])
        return listed([self.wording.name(codes[card]) for card in value])


def event_key(event: type[Event]) -> str:
    """Return the key of an event's words: `event-hero-flipped` for HeroFlipped."""
    return _dashed(event.__name__)


@cache
def _dashed(name: str) -> str:
    return "event" + sub(r"([A-Z])", r"-\1", name).lower()


def _told(value: str | int | None) -> Said:
    """Return the value of an option as words select by it."""
    if value is None:
        return "unset"
    return ("yes" if value else "no") if isinstance(value, bool) else value
