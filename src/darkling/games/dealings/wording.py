"""What the words of Dark Dealings speak of: options, events, lessons and the table as phrases."""

from collections.abc import Callable, Mapping
from functools import cache

from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES
from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.cards.verbs import DEFENSE_EFFECTS
from darkling.games.dealings.closed import closed
from darkling.games.dealings.describe import (
    DEFENSES,
    ability_text,
    class_entry,
    defense,
    hero,
    in_play,
    name,
    progress,
    side,
    standing,
    turning,
)
from darkling.games.dealings.events import DefenseRotated, HeroesRevealed, HeroFlipped
from darkling.games.dealings.looks import looks, summary
from darkling.games.dealings.overview import current_fight, own_seat, strikers, table
from darkling.games.dealings.rows import reach
from darkling.games.dealings.stakes import stakes
from darkling.games.dealings.tips import tip
from darkling.games.dealings.view import DefenseView, View
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.phrase import Phrase, Said, listed, phrase

__all__ = [
    "closed",
    "details",
    "glossary",
    "lesson",
    "looks",
    "name",
    "offer",
    "stakes",
    "summary",
    "table",
    "tip",
]


def offer(option: Option, view: View) -> Phrase:
    """Return an option with the figures that matter for the choice."""
    card = option.code
    return Phrase(f"offer-{option.verb}", OFFERS[option.verb](card, view))


def details(event: Event) -> dict[str, Said]:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, HeroFlipped):
        return {"card": hero(HERO_CODES[event.hero], "hero-brief")}
    if isinstance(event, HeroesRevealed):
        return {"heroes": listed([hero(HERO_CODES[shown], "hero-challenge") for shown in event.heroes])}
    if isinstance(event, DefenseRotated):
        return {"now": side(DEFENSES[DEFENSE_CODES[event.defense]].sides[event.side])}
    return {}


def lesson(view: View) -> list[Phrase]:
    """Return what a newcomer should know in this phase."""
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
    return [class_entry(hero_class) for hero_class in BOX.classes]


@cache
def _ability_texts() -> list[Phrase]:
    return [ability_text(effect) for effect in DEFENSE_EFFECTS]


def _hero_lesson(view: View) -> list[str]:
    return ["hero", *_hardships(view, "elimination"), "classes"]


def _defense_lesson(view: View) -> list[str]:
    return ["defense", *_hardships(view, "no_peeking"), "sides", "abilities"]


def _solo_lesson(view: View) -> list[str]:
    return ["solo", *_hardships(view, "no_peeking", "elimination"), "sides", "both"]


def _combat_lesson(view: View) -> list[str]:
    if len(view.seats) == 1:
        return ["combat", "eviction" if view.elimination else "rampage", "titles"]
    return ["combat", "eviction", "last-standing"] if view.elimination else ["combat", "rampage", "victory"]


def _hardships(view: View, *names: str) -> list[str]:
    """Return those of the hardships that were agreed on."""
    return [name for name in names if getattr(view, name)]


def _hero(card: str, _view: View) -> dict[str, Said]:
    return {"hero": hero(card)}


def _new_defense(card: str, _view: View) -> dict[str, Said]:
    return {"defense": defense(card)}


def _lure(card: str, view: View) -> dict[str, Said]:
    best, *others = [name(brought) for brought in reach(view, card)]
    return {
        "hero": hero(card, "hero-brief"),
        "count": 1 + len(others),
        "best": best,
        "second": others[0] if others else "",
        "others": len(others),
    }


def _nothing(_card: str, _view: View) -> dict[str, Said]:
    return {}


def _fight(_card: str, view: View) -> dict[str, Said]:
    return {"hero": name(current_fight(view).hero), "strikers": len(strikers(view))}


def _hero_faced(_card: str, view: View) -> dict[str, Said]:
    return {"hero": name(current_fight(view).hero)}


def _own_defense(card: str, view: View) -> dict[str, Said]:
    lying = _in_play(card, view)
    return {
        "hero": name(current_fight(view).hero),
        "name": name(card),
        "defense": in_play(lying),
        **turning(lying),
    }


def _strike(card: str, view: View) -> dict[str, Said]:
    fight = current_fight(view)
    total = fight.total + _in_play(card, view).attack
    heavy = "yes" if "rotate_other" in DEFENSES[card].effects else "no"
    return {**_own_defense(card, view), "heavy": heavy, "progress": progress(fight, total)}


def _done(_card: str, view: View) -> dict[str, Said]:
    fight = current_fight(view)
    elimination = "yes" if view.elimination else "no"
    return {"hero": name(fight.hero), "state": standing(fight, fight.total), "elimination": elimination}


def _in_play(card: str, view: View) -> DefenseView:
    return next(lying for lying in own_seat(view).defenses if lying.card == card)


LESSONS: Mapping[str, Callable[[View], list[str]]] = {
    "hero": _hero_lesson,
    "defense": _defense_lesson,
    "solo": _solo_lesson,
    "combat": _combat_lesson,
}

OFFERS: Mapping[str, Callable[[str, View], dict[str, Said]]] = {
    "keep": _hero,
    "drop": _hero,
    "reveal": _hero,
    "take": _new_defense,
    "first": _hero,
    "lure": _lure,
    "flip": _nothing,
    "fight": _fight,
    "discard": _hero_faced,
    "yield": _hero_faced,
    "detour": _own_defense,
    "trash": _own_defense,
    "strike": _strike,
    "rotate": _own_defense,
    "done": _done,
}
