"""Rules: small classes whose fields are plain data and whose methods are the steps of the rule."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum
from types import ModuleType
from typing import Any, ClassVar, get_origin

from mypy_extensions import mypyc_attr

from darkling.table.decision import Seat
from darkling.table.option import Option


class Next(Enum):
    """How a step ended. Only the verbs of a position make one, so no step can forget to."""

    ASKED = "asked"
    ANSWERED = "answered"
    CALLED = "called"
    EACH = "each"
    JOINED = "joined"
    DONE = "done"


# Looking a member up in its Enum costs more than a step's worth of work, so the machine uses these.
ASKED, ANSWERED, CALLED = Next.ASKED, Next.ANSWERED, Next.CALLED
EACH, JOINED, DONE = Next.EACH, Next.JOINED, Next.DONE


@dataclass(frozen=True)
class WhyNot:
    """Why something is not among the options: the key of its words, and the id of the rule behind it.

    The predicate that offers an option returns one of these where it does not, and None where it does.
    """

    key: str
    rule: str


Barred = tuple[str, WhyNot]
"""The code of a thing that looks as if it might be chosen, and why it cannot be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A rule in progress.

    A subclass is a dataclass whose fields are plain values (numbers, strings, tuples of these; ids,
    never objects), so that the kernel can copy, save and print it. `step` names the method at which
    the rule goes on when what it waits for has happened. In saved games a rule goes by the name of its
    class, or by `saved_as` where the class has another name by now. That is set below the class: within
    a dataclass, mypyc would make a field of it.
    """

    step: str = "begin"
    saved_as: ClassVar[str] = ""

    def begin(self, g: Any) -> Next:
        """Take the first step of the rule."""
        raise NotImplementedError

    def reoffer(self, g: Any) -> Sequence[Option] | None:  # noqa: ARG002
        """Return what the rule's open question offers, seen afresh; None if that cannot change.

        A rule that offers a seat something only that seat can see must answer here: a guess deals
        the seat another hand, and the question has to fit it.
        """
        return None

    def barred(self, g: Any) -> Sequence[Barred]:  # noqa: ARG002
        """Return what might seem to be among the options of the rule's open question, and is not."""
        return ()

    def is_target(self, g: Any, seat: Seat) -> bool:  # noqa: ARG002
        """Say whether what the rule's open question is about is aimed at the seat that is asked.

        Someone who has ordered to pass until then is asked again. It must follow from what everyone
        knows; a rule that does not say is taken to be about whoever it asks.
        """
        return True


_field_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """Return the names of the declared fields of a rule or position."""
    names = _field_names.get(cls)
    if names is None:
        names = tuple([field.name for field in fields(cls)])
        _field_names[cls] = names
    return names


_list_names: dict[type, tuple[str, ...]] = {}


def list_names(cls: type) -> tuple[str, ...]:
    """Return the names of the declared fields of a position that are lists."""
    names = _list_names.get(cls)
    if names is None:
        names = tuple([field.name for field in fields(cls) if is_list(field.type)])
        _list_names[cls] = names
    return names


def is_list(declared: Any) -> bool:
    """Say whether a declared type is a list."""
    return (get_origin(declared) or declared) is list


def copy_rule(rule: Rule) -> Rule:
    """Return a copy of the rule; its field values never change, so they are shared."""
    cls = rule.__class__
    copy = cls.__new__(cls)
    copy.step = rule.step
    for name in field_names(cls):
        setattr(copy, name, getattr(rule, name))
    return copy


def rules_in(*modules: ModuleType) -> dict[str, type[Rule]]:
    """Return the rule classes that the modules hold, by name."""
    found: dict[str, type[Rule]] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Rule):
                found[saved_name(value)] = value
    return found


def saved_name(cls: Any) -> str:
    """Return the name that a rule has in saved games."""
    name: str = cls.saved_as or cls.__name__
    return name
