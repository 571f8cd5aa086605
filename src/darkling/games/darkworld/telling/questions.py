"""What the words of questions speak of in any Dark World game."""

from darkling.games.darkworld.telling.names import Names
from darkling.games.darkworld.telling.shared_view import SharedView, acting_monster, struck_hero
from darkling.table.telling import Figures

WEAK = 3
"""So few Hit Points are a reason for care."""


def hero_asked(view: SharedView, names: Names, *others: str | None) -> Figures:
    """Return the hero whom a question is about: one of the others, or in a blow, or whose turn it is."""
    moments = (view.blow, view.offered, view.acting)
    found = [*others, *[moment.hero for moment in moments if moment is not None]]
    return {"hero": next((names[hero] for hero in found if hero is not None), "none")}


def monster_asked(view: SharedView, names: Names) -> Figures:
    return {"monster": names[acting_monster(view).kind]}


def actions_left(view: SharedView) -> Figures:
    assert view.acting is not None, "a figure is acting"
    return {"actions": view.acting.actions, "steps": view.acting.steps}


def blow_struck(view: SharedView) -> Figures:
    """Return what a hero has rolled and needs."""
    hero, blow = struck_hero(view), view.blow
    assert blow is not None, "there is a blow"
    return {"total": blow.total, "needed": blow.needed or 0, "hits": hero.hits or 0}


def strength_known(view: SharedView) -> Figures:
    return {"known": "yes" if view.blow is not None and view.blow.needed is not None else "no"}


def blow_suffered(view: SharedView) -> Figures:
    """Return what a hero is struck for."""
    hero, blow = struck_hero(view), view.blow
    assert blow is not None, "there is a blow"
    boss, falls = "yes" if blow.monster is None else "no", "yes" if blow.total >= hero.hp else "no"
    return {"total": blow.total, "hp": hero.hp, "misses": hero.misses or 0, "boss": boss, "falls": falls}


def limit_left(view: SharedView) -> Figures:
    """Return how many monsters and how much Hit Strength may still be placed."""
    assert view.placing is not None, "monsters are placed"
    return {"left": view.placing.left or 0, "more": view.placing.most - view.placing.placed}


def above_limit(_figure: str, view: SharedView) -> Figures:
    return limit_left(view)
