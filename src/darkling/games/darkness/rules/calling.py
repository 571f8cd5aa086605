"""What figures and squares are called in events, whose words know no table."""

from dataclasses import fields, replace
from typing import Any

from darkling.games.darkness.cards import FOE_CODES
from darkling.games.darkness.rules import events
from darkling.games.darkness.rules.square_names import square_name
from darkling.games.darkness.rules.state import NOBODY, OFF, Darkness, Figure, Square
from darkling.table.event import Event

FIGURES = (
    *("hero", "to", "by", "figure", "figures", "attacker", "target", "other", "old", "new", "march", "owner"),
)
"""Fields of events that are figures."""
SQUARES = ("square", "squares", "path")
"""Fields of events that are squares."""


def _spoken_of() -> dict[type[Event], tuple[str, ...]]:
    found = {}
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event):
            names = [field.name for field in fields(kind)]
            if "called" in names:
                found[kind] = tuple([name for name in names if name in FIGURES or name in SQUARES])
    return found


SPOKEN_OF = _spoken_of()
"""For each kind of event that is `called` something, the fields with figures and squares."""


def with_names(g: Darkness, event: Event) -> Event:
    """Return an event with what its figures and squares are called."""
    spoken = SPOKEN_OF.get(type(event), ())
    called = [code for name in spoken for code in _codes(g, name, getattr(event, name))]
    told: Any = event
    return replace(told, called=tuple(called)) if called else event


def _codes(g: Darkness, name: str, value: int | tuple[int, ...]) -> list[str]:
    things = value if isinstance(value, tuple) else (value,)
    say = figure_code if name in FIGURES else _square_code
    return [say(g, thing) for thing in things]


def figure_code(g: Darkness, figure: Figure) -> str:
    """Return the seat of a hero, the code of a foe, with its number if there are more of its kind."""
    if figure == NOBODY:
        return ""
    if figure < g.heroes:
        return str(g.owner(figure))
    number = number_of(g, figure)
    code = FOE_CODES[g.kind[figure]]
    return f"{code}-{number}" if number else code


def number_of(g: Darkness, figure: Figure) -> int:
    """Return the number of a foe among all of its kind in the encounter; 0 if it is the only one."""
    foes = g.kind[g.heroes :]
    kind = g.kind[figure]
    return foes[: figure - g.heroes + 1].count(kind) if foes.count(kind) > 1 else 0


def _square_code(g: Darkness, square: Square) -> str:
    return "" if square == OFF else square_name(g.board, square)
