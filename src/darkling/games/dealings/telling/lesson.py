"""What a newcomer should know, phase by phase, and what cards do."""

from collections.abc import Callable, Mapping
from functools import cache

from darkling.games.dealings.cards.effects import DEFENSE_EFFECTS
from darkling.games.dealings.cards.files import BOX, HEROES_IN_THE_BOX
from darkling.games.dealings.sight.view import DealingsView
from darkling.games.dealings.telling.cards import ability_text, class_text
from darkling.table.phrase import Phrase, listed, phrase

CLASSES_IN_THE_BOX = {hero.hero_class for hero in BOX.heroes[:HEROES_IN_THE_BOX]}


def lesson(view: DealingsView) -> list[Phrase]:
    alone = "yes" if len(view.seats) == 1 else "no"
    return _lesson(view.phase, tuple(LESSONS[view.phase](view)), alone)


@cache
def _lesson(phase: str, parts: tuple[str, ...], alone: str) -> list[Phrase]:
    told = [phrase(f"lesson-{part}", alone=alone) for part in parts]
    texts = {"hero": _class_texts(), "defense": _ability_texts(), "solo": glossary()}
    lesson = phrase("lesson", text=listed(told, between="paragraphs", last="paragraphs"))
    return [lesson, *texts.get(phase, [])]


def glossary() -> list[Phrase]:
    """Return what the classes of heroes and the abilities of Defense Cards do."""
    return _class_texts() + _ability_texts()


@cache
def _class_texts() -> list[Phrase]:
    return [_class_entry(hero_class) for hero_class in BOX.classes]


def _class_entry(hero_class: str) -> Phrase:
    key = "explained" if hero_class in CLASSES_IN_THE_BOX else "explained-expansion"
    return Phrase(key, class_text(hero_class).args)


@cache
def _ability_texts() -> list[Phrase]:
    return [ability_text(effect) for effect in DEFENSE_EFFECTS]


def _hero_lesson(view: DealingsView) -> list[str]:
    return ["hero", *_hardships(view, "elimination"), "classes"]


def _defense_lesson(view: DealingsView) -> list[str]:
    return ["defense", *_hardships(view, "no_peeking"), "sides", "abilities"]


def _solo_lesson(view: DealingsView) -> list[str]:
    return ["solo", *_hardships(view, "no_peeking", "elimination"), "sides", "both"]


def _combat_lesson(view: DealingsView) -> list[str]:
    if len(view.seats) == 1:
        return ["combat", "eviction" if view.elimination else "rampage", "titles"]
    return ["combat", "eviction", "last-standing"] if view.elimination else ["combat", "rampage", "victory"]


def _hardships(view: DealingsView, *names: str) -> list[str]:
    """Return those of the hardships that were agreed on."""
    return [name for name in names if getattr(view, name)]


LESSONS: Mapping[str, Callable[[DealingsView], list[str]]] = {
    "hero": _hero_lesson,
    "defense": _defense_lesson,
    "solo": _solo_lesson,
    "combat": _combat_lesson,
}
