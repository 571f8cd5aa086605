"""Rules: small classes whose fields are plain data and whose methods are the steps of the rule."""

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from types import ModuleType
from typing import Any, get_origin

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A rule in progress.

    A subclass is a dataclass whose fields are plain values (numbers, strings, tuples of these; ids,
    never objects), so that the kernel can copy, save and print it. `step` names the method at which
    the rule goes on when what it waits for has happened.
    """

    step: str = "begin"

    def begin(self, g: Any) -> Next:
        """Take the first step of the rule."""
        raise NotImplementedError

    def reoffer(self, g: Any) -> Sequence[Option] | None:  # noqa: ARG002
        """Return what the rule's open question offers, seen afresh; None if that cannot change.

        A rule that offers a seat something only that seat can see must answer here: a guess deals
        the seat another hand, and the question has to fit it.
        """
        return None


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
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Rule):
                found[name] = value
    return found
