"""All checks of the suite, in the order in which they are made."""

from darkling.testing.checks import (  # noqa: F401
    bots,
    choices,
    copies,
    endings,
    fuzz,
    golden,
    information,
    sealed,
    telling,
    undo,
    windows,
)
from darkling.testing.suite import CHECKS as ALL

__all__ = ["ALL"]
