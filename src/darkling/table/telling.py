"""Telling: what a game declares about its words: its names, its questions, its options and events.

Everything is said in phrases; the sentences are in the game's `words.ftl`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from darkling.table.decision import Prompt
from darkling.table.event import Event
from darkling.table.phrase import Phrase, Said

Figures = dict[str, Said]
"""What words speak of, by the names that they have for it."""
Rows = tuple[tuple[Phrase, ...], ...]
"""Rows of cells, which stand in columns."""
Block = list[Phrase | Rows]
"""A heading and the lines below it; empty if there is nothing to show."""


def no_figures(*_: object) -> Figures:
    """Return nothing: the words speak for themselves."""
    return {}


def _nothing(*_: object) -> list[Phrase]:
    return []


@dataclass(frozen=True)
class Question:
    """All that a player is told with one question; each part gets the view of the seat that is asked.

    Attributes:
        prompt: the question; its words are `prompt-<key>`.
        table: what the choice depends on, block by block.
        about: what the words of the question speak of.
        stakes: what the words of `stakes-<key>` speak of: what the choice costs or decides; None: nothing.
        tip: the same of `tip-<key>`: a word to someone who is asked this for the first time.
        barred: the same of `why-not-<why>`, for the code of a thing that cannot be chosen.

    """

    prompt: Prompt
    table: Sequence[Callable[[Any], Block]] = ()
    about: Callable[[Any], Figures] = no_figures
    stakes: Callable[[Any], Figures] | None = no_figures
    tip: Callable[[Any], Figures] | None = no_figures
    barred: Callable[[str, Any], Figures] = no_figures


def by_prompt(*questions: Question) -> dict[str, Question]:
    """Return questions by the keys of their prompts."""
    return {question.prompt.key: question for question in questions}


@dataclass(frozen=True)
class Telling:
    """What a game tells its players.

    Attributes:
        words: its Fluent file.
        name: the name of what an option or an event speaks of, by its code.
        questions: what belongs to each question, by the key of its prompt.
        options: by verb, what the words of `option-<verb>-now` speak of, for the code of a thing and a view.
        details: what the words of an event need besides its own fields.
        lesson: what a newcomer should know now: a heading, and the lines below it. The same lesson is the
            same list, which nobody changes: a server encodes it once.
        glossary: the texts of the cards' abilities.
        summary: the table in one line, for any seat and for a spectator.
        looks: what can be looked at, by name, for the same; empty blocks show nothing.
        shared_words: Fluent files that it has in common with other games.
        quiet: events that may go without a word, since what comes of them is told.
        flowing: events told in one paragraph with what led to them.

    """

    words: Traversable
    name: Callable[[str], str]
    questions: Mapping[str, Question]
    options: Mapping[str, Callable[[str, Any], Figures]] = field(default_factory=dict)
    details: Callable[[Event], Figures] = no_figures
    lesson: Callable[[Any], list[Phrase]] = _nothing
    glossary: Callable[[], list[Phrase]] = _nothing
    summary: Callable[[Any], Phrase] | None = None
    looks: Callable[[Any], list[tuple[Phrase, Block]]] | None = None
    shared_words: tuple[Traversable, ...] = ()
    quiet: tuple[type[Event], ...] = ()
    flowing: tuple[type[Event], ...] = ()
