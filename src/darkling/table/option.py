"""Options: a verb and at most one argument, each with a stable number."""

from collections.abc import Sequence


class Option:
    """One thing a seat may choose. There is one instance of each in a game's vocabulary.

    Attributes:
        verb: what is done, such as ``strike``.
        arg: what it is done with, an index into the verb's things; None for a bare verb.
        thing: the argument for rules that know there is one; -1 if not.
        id: the number of the option, stable within a rules version.
        undoable: whether the choice can be taken back once made.
        name: the text form, such as ``strike T02``.
        passes: whether it declines: in a reaction window, a seat that takes it does nothing.
        final: the same option when it cannot be taken back.

    """

    def __init__(
        self,
        verb: str,
        arg: int | None,
        number: int,
        name: str,
        undoable: bool = True,
        passes: bool = False,
    ) -> None:
        self.verb = verb
        self.arg = arg
        self.thing: int = -1 if arg is None else arg
        self.id = number
        self.name = name
        self.undoable = undoable
        self.passes = passes
        self.final: Option = Option(verb, arg, number, name, False, passes) if undoable else self

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def code(self) -> str:
        """The code of what the option is about; empty for a bare verb."""
        return self.name.removeprefix(self.verb).strip()


class Vocabulary:
    """All options of a game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.options: list[Option] = []

    def bare(self, verb: str, passes: bool = False) -> Option:
        """Declare a verb without an argument; with `passes`, one that does nothing in a reaction window."""
        option = Option(verb, None, len(self.options), verb, passes=passes)
        self.options.append(option)
        return option

    def over(self, verb: str, things: Sequence[str], passing: int = -1) -> tuple[Option, ...]:
        """Declare a verb over named things; the result is indexed by thing.

        With the thing `passing` it does nothing in a reaction window: to play 0 cards is to pass.
        """
        base = len(self.options)
        options = tuple(
            [
                Option(verb, i, base + i, f"{verb} {thing}", passes=i == passing)
                for i, thing in enumerate(things)
            ]
        )
        self.options.extend(options)
        return options
