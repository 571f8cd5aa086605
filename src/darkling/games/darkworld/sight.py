"""What can be said of the view of any Dark World game: figures, and the blocks that show them."""

from collections.abc import Mapping
from typing import Protocol

from darkling.games.darkworld.describe import Block, hero_line, monster_line, strength_of, supply_kind
from darkling.games.darkworld.state import ACTIONS
from darkling.games.darkworld.view import (
    ActingView,
    BlowView,
    HeroView,
    LyingView,
    MonsterView,
    OfferedItem,
    PlacingView,
    SupplyView,
)
from darkling.table.phrase import Phrase, Said, listed, phrase

Names = Mapping[str, str]
Figures = dict[str, Said]


class Sight(Protocol):
    """What the views of all Dark World games have."""

    @property
    def heroes(self) -> tuple[HeroView, ...]:
        """The four heroes."""

    @property
    def monsters(self) -> tuple[MonsterView, ...]:
        """The monsters on the board."""

    @property
    def supply(self) -> tuple[SupplyView, ...]:
        """The overlord's supply."""

    @property
    def lying(self) -> tuple[LyingView, ...]:
        """Magic items on the board."""

    @property
    def acting(self) -> ActingView | None:
        """Whose figure acts."""

    @property
    def blow(self) -> BlowView | None:
        """The blow under way."""

    @property
    def placing(self) -> PlacingView | None:
        """The placing of monsters under way."""

    @property
    def offered(self) -> OfferedItem | None:
        """The magic item to be taken or left."""


# Figures.


def hero_of(view: Sight, code: str) -> HeroView:
    """Return a hero by its code."""
    return next(hero for hero in view.heroes if hero.hero == code)


def acting_hero(view: Sight) -> HeroView:
    """Return the hero whose turn it is."""
    assert view.acting is not None, "a hero is acting"
    return hero_of(view, str(view.acting.hero))


def struck_hero(view: Sight) -> HeroView:
    """Return the hero in the blow under way."""
    assert view.blow is not None, "there is a blow"
    return hero_of(view, view.blow.hero)


def hero_about(view: Sight, *others: str | None) -> str:
    """Return the hero whom a question is about: one of the others, or in a blow, or whose turn it is."""
    moments = (view.blow, view.offered, view.acting)
    found = [*others, *[moment.hero for moment in moments if moment is not None]]
    return next((hero for hero in found if hero is not None), "")


def figures_about(view: Sight, hero: str, names: Names) -> Figures:
    """Return the names of the hero and of the monster whom a question is about."""
    acting = view.acting.monster if view.acting is not None else None
    kinds = [monster.kind for monster in view.monsters if monster.monster == acting]
    return {"hero": names.get(hero, "none"), "monster": names[kinds[0]] if kinds else "none"}


def monster_on(view: Sight, square: str) -> MonsterView:
    """Return the monster on a square."""
    return next(monster for monster in view.monsters if monster.square == square)


# Blocks.


def goes_on(view: Sight) -> bool:
    """Say whether the turn of a hero is under way, so that most of the table has been told before."""
    return view.acting is not None and view.acting.actions < ACTIONS


def heroes_block(view: Sight, names: Names) -> Block:
    """Show the heroes."""
    return [phrase("heroes"), *[hero_line(hero, names) for hero in view.heroes]]


def fighter_block(view: Sight, names: Names) -> Block:
    """Show the hero in the blow under way."""
    return [hero_line(struck_hero(view), names)] if view.blow is not None else []


def monsters_block(view: Sight, names: Names) -> Block:
    """Show the monsters on the board."""
    lines = [monster_line(monster, names) for monster in view.monsters]
    return [phrase("monsters"), *lines] if lines else []


def lying_block(view: Sight, names: Names) -> Block:
    """Show the magic items that lie about."""
    lying = [phrase("lying-item", item=names[item.item], square=item.square) for item in view.lying]
    return [phrase("lying", items=listed(lying))] if lying else []


def supply_block(view: Sight, names: Names) -> Block:
    """Show what the overlord has left."""
    kinds = [supply_kind(kind, names) for kind in view.supply if kind.count]
    return [phrase("supply", kinds=listed(kinds, "semicolon", "semicolon"))] if kinds else []


def placing_block(view: Sight, names: Names) -> Block:
    """Show what is placed now, and what may still be."""
    now = view.placing
    if now is None:
        return []
    kind, left = names[now.kind] if now.kind else "none", now.left or 0
    return [phrase("placing", room=now.group, placed=now.placed, most=now.most, left=left, kind=kind)]


def blow_block(view: Sight, names: Names) -> Block:
    """Show the blow under way."""
    blow = view.blow
    if blow is None:
        return []
    dice = listed([str(die) for die in blow.dice])
    strikes = "hero" if blow.hero_strikes else "foe"
    hero, foe = names[blow.hero], _foe(view, blow.monster, names)
    return [phrase("blow", strikes=strikes, hero=hero, foe=foe, dice=dice, total=blow.total)]


def _foe(view: Sight, number: int | None, names: Names) -> Phrase:
    found = [names[monster.kind] for monster in view.monsters if monster.monster == number]
    return phrase("foe", kind=found[0] if found else "boss")


# What hangs on a question.


def action_figures(view: Sight) -> Figures:
    """Return what the acting figure has left."""
    assert view.acting is not None, "a figure is acting"
    return {"actions": view.acting.actions, "steps": view.acting.steps}


def hit_figures(view: Sight) -> Figures:
    """Return what a hero has rolled and needs."""
    hero, blow = struck_hero(view), view.blow
    assert blow is not None, "there is a blow"
    return {"total": blow.total, "needed": blow.needed or 0, "hits": hero.hits or 0}


def miss_figures(view: Sight) -> Figures:
    """Return what a hero is struck for."""
    hero, blow = struck_hero(view), view.blow
    assert blow is not None, "there is a blow"
    boss, falls = "yes" if blow.monster is None else "no", "yes" if blow.total >= hero.hp else "no"
    return {"total": blow.total, "hp": hero.hp, "misses": hero.misses or 0, "boss": boss, "falls": falls}


def placing_figures(view: Sight) -> Figures:
    """Return how many monsters and how much Hit Strength may still be placed."""
    assert view.placing is not None, "monsters are placed"
    return {"left": view.placing.left or 0, "more": view.placing.most - view.placing.placed}


# What an option comes to.


def misses_offer(thing: str, view: Sight) -> Figures:
    """Return what so many Miss cards leave of a blow."""
    assert view.blow is not None, "Miss cards are played against a blow"
    damage = view.blow.total - int(thing)
    return {"count": int(thing), "damage": damage, "hp": max(0, struck_hero(view).hp - damage)}


def hits_offer(thing: str, view: Sight) -> Figures:
    """Return what a blow comes to with so many Hit cards."""
    assert view.blow is not None, "Hit cards are added to a blow"
    return {"count": int(thing), "total": view.blow.total + int(thing)}


def monster_offer(thing: str, view: Sight, names: Names) -> Figures:
    """Return the monster on a square, as strong as the viewer can tell."""
    monster = monster_on(view, thing)
    return {"kind": names[monster.kind], "square": thing, "strength": strength_of(monster)}


def strike_offer(thing: str, view: Sight, names: Names) -> Figures:
    """Return a hero whom the overlord's own figure may strike."""
    hero = hero_of(view, thing)
    return {"hero": names[thing], "hp": hero.hp, "cards": hero.cards}
