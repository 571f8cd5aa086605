"""What the games of the suite never come to, and so what it proves nothing of."""

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from darkling.table.event import Event
from darkling.table.gametype import GameType
from darkling.testing.cases import Arranged, cases_of, start_cases
from darkling.testing.playthrough import Playthrough, playthrough
from darkling.testing.standing import Counts
from darkling.testing.suite import every, gathered


def never_reached(
    game: GameType,
    *events: ModuleType,
    settings: Mapping[str, Any] | None = None,
    standing: Counts | None = None,
    starts: Mapping[str, Arranged] | None = None,
) -> list[str]:
    """Return the questions that are never asked, the verbs never offered and the events never told.

    Events are those of the modules. The rest is as for `conformance`: what is missing asks for `starts`.
    """
    product = cases_of(game, settings=settings)
    cases = gathered(product, start_cases(game, starts or {}, settings=settings), standing)
    reached = {name for case in every(cases) for name in _reached_in(playthrough(case))}
    return [name for name in dict.fromkeys(_wanted(game, events)) if name not in reached]


def _wanted(game: GameType, modules: tuple[ModuleType, ...]) -> Iterator[str]:
    yield from [f"question {key}" for key in game.telling.questions]
    yield from [f"verb {option.verb}" for option in game.vocabulary.options]
    for module in modules:
        found = [value for value in vars(module).values() if isinstance(value, type)]
        own = [cls for cls in found if issubclass(cls, Event) and cls.__module__ == module.__name__]
        yield from [f"event {cls.__name__}" for cls in own]


def _reached_in(played: Playthrough) -> Iterator[str]:
    for stop in played.stops:
        for seat in stop.position.waiting:
            decision = stop.position.decision(seat)
            yield f"question {decision.prompt}"
            yield from [f"verb {option.verb}" for option in decision.options]
    for seat in (*played.game.position.seats, None):
        yield from [f"event {type(event).__name__}" for event in played.game.events(seat)]
