"""What a newcomer to the village should know."""

from darkling.games.darkworld.rules.state import OVERLORD
from darkling.games.darkworld.telling.lesson import explained, lesson_for
from darkling.games.village.sight.view import VillageView
from darkling.table.phrase import Phrase

ENTRIES = ("actions", "bout", "contest", "cards", "buildings", "wheel", "weakness", "sewers", "trial")
"""Words of the game that need to be explained."""


def lesson(view: VillageView) -> list[Phrase]:
    return lesson_for("warlord" if view.seat == OVERLORD else "heroes", ENTRIES)


def glossary() -> list[Phrase]:
    return explained(ENTRIES)
