"""What a newcomer to Korak's castle should know."""

from darkling.games.castle.sight.view import CastleView
from darkling.games.darkworld.rules.state import OVERLORD
from darkling.games.darkworld.telling.lesson import explained, lesson_for
from darkling.table.phrase import Phrase

ENTRIES = ("actions", "bout", "cards", "haunter", "items", "secret-doors", "arena")
"""Words of the game that need to be explained."""


def lesson(view: CastleView) -> list[Phrase]:
    return lesson_for("korak" if view.seat == OVERLORD else "heroes", ENTRIES)


def glossary() -> list[Phrase]:
    return explained(ENTRIES)
