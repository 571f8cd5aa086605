"""A field of a dialog: what is to be chosen, and the choices."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Select, Static

FieldChoice = tuple[str, str | int]
"""How something is called, and what it is."""


class Field(Horizontal):
    """One line of a dialog, such as `seat-field`; its list of choices has the field's name as its id."""

    def __init__(self, name: str, label: str, choices: Sequence[FieldChoice], chosen: str | int) -> None:
        super().__init__(classes="field", id=f"{name}-field")
        self._label = label
        self._select = Select(choices, id=name, allow_blank=False, value=chosen)

    def compose(self) -> ComposeResult:
        yield Static(self._label, markup=False)
        yield self._select


def set_choices(select: "Select[str | int]", choices: Sequence[FieldChoice], chosen: str | int) -> None:
    """Set other choices, without taking that for a choice by the reader."""
    with select.prevent(Select.Changed):
        select.set_options(choices)
        select.value = chosen
