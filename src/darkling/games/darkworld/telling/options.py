"""What the words of options speak of in any Dark World game."""

from darkling.games.darkworld.telling.blocks import strength_of
from darkling.games.darkworld.telling.names import Names
from darkling.games.darkworld.telling.shared_view import (
    SharedView,
    hero_of,
    hero_on,
    monster_on,
    struck_hero,
)
from darkling.table.telling import Figures


class FigureOptions:
    """What is said of options that both games offer, with the names of one."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def monster(self, square: str, view: SharedView) -> Figures:
        """Return the monster on a square, as strong as the viewer can tell."""
        monster = monster_on(view, square)
        return {"kind": self.names[monster.kind], "square": square, "strength": strength_of(monster)}

    def attack_on_hero(self, square: str, view: SharedView) -> Figures:
        hero = hero_on(view, square)
        return {"target": self.names[hero.hero], "square": square, "hp": hero.hp, "cards": hero.cards}

    def attack_on_monster(self, square: str, view: SharedView, chance: int) -> Figures:
        """Return the monster on a square, and how likely dice alone slay it, in percent."""
        monster = monster_on(view, square)
        target, strength = self.names[monster.kind], strength_of(monster)
        return {"side": "hero", "target": target, "square": square, "strength": strength, "chance": chance}

    def strike(self, hero: str, view: SharedView) -> Figures:
        """Return a hero whom the overlord's own figure may strike."""
        struck = hero_of(view, hero)
        return {"hero": self.names[hero], "hp": struck.hp, "cards": struck.cards}


def hits_added(count: str, view: SharedView) -> Figures:
    """Return what a blow comes to with so many Hit cards."""
    assert view.blow is not None, "Hit cards are added to a blow"
    return {"count": int(count), "total": view.blow.total + int(count)}


def misses_played(count: str, view: SharedView) -> Figures:
    """Return what so many Miss cards leave of a blow."""
    assert view.blow is not None, "Miss cards are played against a blow"
    damage = view.blow.total - int(count)
    return {"count": int(count), "damage": damage, "hp": max(0, struck_hero(view).hp - damage)}
